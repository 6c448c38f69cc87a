//! Where everything stands, in pixels.
//!
//! A board is a list of squares with one outline, on whole pixels, and what is beside them. Each has a module that works
//! these out for a size; all else follows from them.

mod grid;
mod star;

use rules::{Colour, Variant};

use crate::Size;

/// A point in pixels, x to the right and y down.
pub(crate) type Point = (i32, i32);

/// A rectangle in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rect {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) w: i32,
    pub(crate) h: i32,
}

/// One place of a board.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    /// Its printed number or name.
    pub(crate) name: String,
    /// Its centre, seen from White's side.
    pub(crate) centre: Point,
    /// Which of a theme's three tones it has.
    pub(crate) tone: u8,
}

/// A name that stands beside the board, for a whole file or rank.
#[derive(Clone, Debug)]
pub(crate) struct Beside {
    pub(crate) name: String,
    /// Its middle, seen from White's side and from Black's.
    pub(crate) at: [Point; 2],
}

/// The measures of a board's picture in one size.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// Whole width, and the height without the caption.
    pub(crate) width: i32,
    pub(crate) board_height: i32,
    /// About this point a flipped board is turned by half a circle.
    pub(crate) centre: Point,
    /// The squares, by index.
    pub(crate) squares: Vec<Spot>,
    /// The corners of a square around its centre, clockwise.
    pub(crate) outline: Vec<(f32, f32)>,
    /// Half the width and half the height of a tile: a square's corners lie inside. Tiles begin on even columns.
    pub(crate) reach: i32,
    pub(crate) half: i32,
    /// For each pixel row of a tile from top to bottom, the first pixel that is the square's own, and the one past the
    /// last. Squares share no pixel, and leave none out between them.
    pub(crate) spans: Vec<(usize, usize)>,
    /// Width of the frame around the board, and of the line along a square's edge.
    pub(crate) frame: i32,
    pub(crate) border: f32,
    /// Side of the area that a man is drawn in, of which it takes 96 %, and its upper left corner in a tile.
    pub(crate) man: i32,
    pub(crate) man_corner: Point,
    /// Height of the capitals and digits of names.
    pub(crate) label: f32,
    /// How far left of its centre each square bears its name, if it does.
    pub(crate) inside: Option<i32>,
    /// The names that stand beside the board.
    pub(crate) beside: Vec<Beside>,
    /// How far above and below a square's leftmost corner a ring stays open, for the name there.
    pub(crate) opening: Option<f32>,
    /// What the lines of rings and crosses are measured by.
    pub(crate) stroke: f32,
    /// Where, from a square's centre, the cross of a check is.
    pub(crate) cross: (f32, f32),
    /// Where White's men are that have still to be placed, seen from White's side; Black's are at the opposite place.
    pub(crate) white_tray: Option<Rect>,
    /// Free space along the picture's edge.
    pub(crate) margin: i32,
    /// Font size of the caption.
    pub(crate) font: f32,
}

/// Rounds half up, as everything here is positive.
fn whole(value: f32) -> i32 {
    (value + 0.5).floor() as i32
}

/// Rounds down to an even number: what is copied starts on even columns, where bytes begin.
fn even(value: f32) -> i32 {
    value as i32 & !1
}

impl Layout {
    /// The board of a rule set.
    pub(crate) fn new(variant: Variant, size: Size) -> Layout {
        match variant {
            Variant::Starchess => star::layout(size),
            Variant::Chess => grid::layout(size, 8),
            Variant::Chess100 => grid::layout(size, 10),
        }
    }

    /// What pictures of all boards share at a width.
    fn frame(width: f32) -> i32 {
        whole(width * 0.006).max(2)
    }

    fn margin(width: f32) -> i32 {
        even(width * 0.015)
    }

    fn font(width: f32) -> f32 {
        (width * 0.0325).max(11.0)
    }

    /// The centre of the square of an index.
    pub(crate) fn square(&self, index: usize, flip: bool) -> Point {
        let (x, y) = self.squares[index].centre;
        let (cx, cy) = self.centre;
        if flip { (2 * cx - x, 2 * cy - y) } else { (x, y) }
    }

    /// The upper left corner of the square's tile.
    pub(crate) fn corner(&self, index: usize, flip: bool) -> Point {
        let (x, y) = self.square(index, flip);
        (x - self.reach, y - self.half)
    }

    /// The corners of a square around its centre, scaled, as SVG writes points.
    pub(crate) fn outline(&self, centre: (f32, f32), scale: f32) -> String {
        points(centre, self.outline.iter().map(|&(x, y)| (x * scale, y * scale)))
    }

    /// The outline of a scaled square but for the opening at its left corner, as SVG writes points.
    pub(crate) fn ring(&self, centre: (f32, f32), scale: f32) -> String {
        let Some(gap) = self.opening else { return self.outline(centre, scale) };
        let mut corners: Vec<(f32, f32)> =
            self.outline.iter().map(|&(x, y)| (x * scale, y * scale)).collect();
        let leftmost = (0..corners.len()).min_by(|&a, &b| corners[a].0.total_cmp(&corners[b].0));
        corners.rotate_left(leftmost.unwrap_or(0));
        let (left, rest) = (corners[0], &corners[1..]);
        let cut = |(x, y): (f32, f32)| (left.0 + (x - left.0) * gap / y.abs(), y.signum() * gap);
        let (above, below) = (cut(rest[0]), cut(rest[rest.len() - 1]));
        points(centre, [above].into_iter().chain(rest.iter().copied()).chain([below]))
    }

    /// How far a square reaches to the right of its centre.
    pub(crate) fn radius(&self) -> f32 {
        self.outline.iter().map(|&(x, _)| x).fold(0.0, f32::max)
    }

    /// Whether the pixel whose upper left corner is (dx, dy) from a square's centre belongs to that square.
    pub(crate) fn owns(&self, dx: i32, dy: i32) -> bool {
        let (x, y) = (dx + self.reach, dy + self.half);
        usize::try_from(y)
            .ok()
            .and_then(|y| self.spans.get(y))
            .is_some_and(|&(from, to)| usize::try_from(x).is_ok_and(|x| (from..to).contains(&x)))
    }

    /// Where the men that a side has still to place are shown, on boards where men are placed.
    pub(crate) fn tray(&self, colour: Colour, flip: bool) -> Option<Rect> {
        let rect = self.white_tray?;
        Some(if (colour == Colour::White) == flip {
            Rect { x: (self.width - rect.x - rect.w) & !1, y: self.board_height - rect.y - rect.h, ..rect }
        } else {
            rect
        })
    }

    /// Radius of a tray's rounded corners.
    pub(crate) fn tray_corner(&self) -> f32 {
        self.width as f32 * 0.012
    }

    /// How far into a tray its edge reaches, at the corners too.
    pub(crate) fn tray_edge(&self) -> i32 {
        self.tray_corner().ceil() as i32 + 1
    }

    /// The upper left corners of a tray's five places: one, two and two.
    pub(crate) fn slots(&self, tray: Rect) -> [Point; 5] {
        let row = |n: i32| tray.y + (tray.h - 3 * self.man) / 2 + n * self.man;
        let middle = (tray.x + tray.w / 2) & !1;
        let (left, right) = (middle - self.man, middle);
        [
            ((middle - self.man / 2) & !1, row(0)),
            (left, row(1)),
            (right, row(1)),
            (left, row(2)),
            (right, row(2)),
        ]
    }

    /// Height of one of the caption's two rows.
    pub(crate) fn row(&self) -> i32 {
        whole(self.font * 1.32)
    }

    /// Height of the caption.
    pub(crate) fn caption_height(&self) -> i32 {
        2 * self.row() + whole(self.font * 0.75)
    }

    /// Height of the whole picture.
    pub(crate) fn height(&self, caption: bool) -> i32 {
        self.board_height + if caption { self.caption_height() } else { 0 }
    }

    /// Baseline of a caption row (0 or 1).
    pub(crate) fn baseline(&self, row: i32) -> i32 {
        self.board_height + row * self.row() + whole(self.font * 0.98)
    }

    /// Side of the little square before a name.
    pub(crate) fn chip(&self) -> i32 {
        even(self.font * 0.86 + 0.5)
    }
}

/// Points around a centre, as SVG writes them.
fn points((x, y): (f32, f32), around: impl Iterator<Item = (f32, f32)>) -> String {
    let points: Vec<String> = around.map(|(dx, dy)| format!("{:.2},{:.2}", x + dx, y + dy)).collect();
    points.join(" ")
}

#[cfg(test)]
mod tests;
