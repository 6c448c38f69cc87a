//! Where everything stands, in pixels.
//!
//! The star is fourteen half cells high and as wide as nine overlapping files. Cells stand on a lattice of whole
//! pixels: files are `file_step` apart and a half cell is `half` high. A cell is all that is nearer to its own
//! centre than to any other's, so that cells share no pixel and leave none out, whatever the size.

use rules::Colour;
use rules::starchess::Cell;

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

/// The measures of a picture of one size.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// Whole width, and the height without the caption.
    pub(crate) width: i32,
    pub(crate) board_height: i32,
    /// Distance of neighbouring files.
    pub(crate) file_step: i32,
    /// Half the height of a cell.
    pub(crate) half: i32,
    /// Distance of a cell's left and right corners from its centre.
    pub(crate) radius: f32,
    /// Width of the frame around the star, and of the line along a cell's edge.
    pub(crate) frame: i32,
    pub(crate) border: f32,
    /// Side of the square that a man is drawn in; the man takes 96 % of it, which is 70 % of the cell's height.
    pub(crate) man: i32,
    /// A man stands a little right of the centre, so that the number has the left corner to itself.
    pub(crate) man_shift: i32,
    /// Height of a number's digits, and how far left of the cell's centre it is centred.
    pub(crate) digit: f32,
    pub(crate) number_shift: i32,
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
    pub(crate) fn new(size: Size) -> Layout {
        let width = size.px() as i32;
        let w = width as f32;
        let ideal = w * 0.97 / 14.0;
        let frame = whole(w * 0.006).max(2);
        let half = whole(ideal * 3.0_f32.sqrt() / 2.0);
        let h = half as f32;
        let corner = |step: i32| (step as f32 * step as f32 + h * h) / (2.0 * step as f32);
        // Rounded up, eight steps can be four pixels too wide.
        let reach = |step: i32| even(corner(step).ceil() + 1.0);
        let fits = |step: i32| 4 * step + reach(step) + frame <= even(w / 2.0);
        let file_step = Some(even(ideal * 1.5 + 0.9)).filter(|&step| fits(step)).unwrap_or(even(ideal * 1.5));
        let radius = corner(file_step);
        Layout {
            width,
            board_height: 14 * half + 2 * whole(w * 0.0175),
            file_step,
            half,
            radius,
            frame,
            border: (w * 0.0016).max(0.6),
            man: even(h * 1.468),
            man_shift: (h * 0.1).ceil() as i32,
            digit: h * 0.365,
            number_shift: (radius * 0.65).ceil() as i32,
            margin: even(w * 0.015),
            font: (w * 0.0325).max(11.0),
        }
    }

    /// The star's centre.
    pub(crate) fn centre(&self) -> Point {
        (even(self.width as f32 / 2.0), self.board_height / 2)
    }

    /// The centre of a cell; a flipped board is turned by half a circle.
    pub(crate) fn cell(&self, cell: Cell, flip: bool) -> Point {
        let (file, height) = cell.plane();
        let turn = if flip { -1 } else { 1 };
        let (x, y) = self.centre();
        (x + turn * i32::from(file) * self.file_step, y - turn * i32::from(height) * self.half)
    }

    /// Half the width of a tile: a cell's corners lie inside.
    pub(crate) fn reach(&self) -> i32 {
        even(self.radius.ceil() + 1.0)
    }

    /// The six corners of a cell around its centre, scaled, as SVG writes points.
    pub(crate) fn hexagon(&self, (x, y): (f32, f32), scale: f32) -> String {
        let (r, h) = (self.radius * scale, self.half as f32 * scale);
        let t = self.file_step as f32 * scale - r;
        [(r, 0.0), (t, h), (-t, h), (-r, 0.0), (-t, -h), (t, -h)]
            .map(|(dx, dy)| format!("{:.2},{:.2}", x + dx, y + dy))
            .join(" ")
    }

    /// The outline of a scaled cell but for its left corner, where the number stands, as SVG writes points.
    pub(crate) fn ring(&self, (x, y): (f32, f32), scale: f32) -> String {
        let (r, h) = (self.radius * scale, self.half as f32 * scale);
        let t = self.file_step as f32 * scale - r;
        // Clear of the digits by a quarter of their height and a pixel of smoothing, above and below.
        let gap = self.digit * 0.75 + 1.0;
        let edge = -r + (r - t) * gap / h;
        [(edge, -gap), (-t, -h), (t, -h), (r, 0.0), (t, h), (-t, h), (edge, gap)]
            .map(|(dx, dy)| format!("{:.2},{:.2}", x + dx, y + dy))
            .join(" ")
    }

    /// Whether the pixel whose upper left corner is (dx, dy) from a cell's centre belongs to that cell. Of centres
    /// equally far the leftmost has it, then the highest.
    pub(crate) fn owns(&self, dx: i32, dy: i32) -> bool {
        let (s, h) = (self.file_step, self.half);
        [(s, h), (s, -h), (0, 2 * h), (0, -2 * h), (-s, h), (-s, -h)].into_iter().all(|(nx, ny)| {
            // Twice the pixel's middle along the neighbour's direction, against the half-way line.
            let along = (2 * dx + 1) * nx + (2 * dy + 1) * ny;
            let limit = nx * nx + ny * ny;
            along < limit || (along == limit && (nx, ny) > (0, 0))
        })
    }

    /// For each pixel row of a cell from top to bottom, the first pixel it owns and the one past the last,
    /// counted from the tile's left edge.
    pub(crate) fn spans(&self) -> Vec<(usize, usize)> {
        let reach = self.reach();
        (-self.half..self.half)
            .map(|dy| {
                let owned = |dx: &i32| self.owns(*dx, dy);
                let first = (-reach..reach).find(owned).unwrap_or(0);
                let last = (-reach..reach).rev().find(owned).unwrap_or(-1);
                ((first + reach) as usize, (last + 1 + reach) as usize)
            })
            .collect()
    }

    /// The upper left corner of a man's square, from the upper left corner of its tile.
    pub(crate) fn man_corner(&self) -> Point {
        (self.reach() + self.man_shift - self.man / 2, self.half - self.man / 2)
    }

    /// Where the men that a side has still to place are shown: the corner at the left of its own back rank.
    pub(crate) fn tray(&self, colour: Colour, flip: bool) -> Rect {
        let gap = self.frame + whole(self.width as f32 * 0.008);
        let (cx, cy) = self.centre();
        let edge = (self.board_height - 14 * self.half) / 2;
        let right = cx - 2 * self.file_step - self.reach() - gap;
        let top = cy + 2 * self.half + gap;
        let rect = Rect { x: self.margin, y: top, w: right - self.margin, h: self.board_height - edge - top };
        if (colour == Colour::White) == flip {
            Rect { x: (self.width - rect.x - rect.w) & !1, y: self.board_height - rect.y - rect.h, ..rect }
        } else {
            rect
        }
    }

    /// Radius of a tray's rounded corners.
    pub(crate) fn tray_corner(&self) -> f32 {
        self.width as f32 * 0.012
    }

    /// How far into a tray its edge reaches, at the corners too.
    pub(crate) fn tray_edge(&self) -> i32 {
        self.tray_corner().ceil() as i32 + 1
    }

    /// The upper left corners of a tray's five squares: one, two and two.
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

    /// Side of the little hexagon before a name.
    pub(crate) fn chip(&self) -> i32 {
        even(self.font * 0.86 + 0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_star_is_about_800_by_700() {
        let layout = Layout::new(Size::default());
        assert_eq!(layout.width, 800);
        assert!((690..=710).contains(&layout.board_height), "{}", layout.board_height);
    }

    #[test]
    fn cells_share_no_pixel_and_leave_none_out_at_any_size() {
        for width in (240..=2000).step_by(37) {
            let layout = Layout::new(Size::new(width).expect("in range"));
            let (s, h) = (layout.file_step, layout.half);
            // One period of the lattice: every pixel of it has exactly one owner among the centres around.
            for y in 0..2 * h {
                for x in 0..2 * s {
                    let mut owners = 0;
                    for file in -2..=4 {
                        for height in -4..=6 {
                            if (file + height) % 2 == 0 && layout.owns(x - file * s, y - height * h) {
                                owners += 1;
                            }
                        }
                    }
                    assert_eq!(owners, 1, "{width}: ({x}, {y})");
                }
            }
        }
    }

    #[test]
    fn everything_stays_inside_the_picture_at_every_size() {
        for width in 240..=2000 {
            let l = Layout::new(Size::new(width).expect("in range"));
            let left = l.centre().0 - 4 * l.file_step - l.reach() - l.frame;
            assert!(left >= 0, "{width}: {left}");
            assert!((l.board_height - 14 * l.half) / 2 >= l.frame, "{width}");
            let tray = l.tray(Colour::White, false);
            assert!(tray.w >= 2 * l.man && tray.h >= 3 * l.man, "{width}: {tray:?} {}", l.man);
            let share = l.man as f32 * 0.96 / (2 * l.half) as f32;
            assert!((0.65..=0.75).contains(&share), "{width}: men fill {share}");
        }
    }

    #[test]
    fn four_is_bottom_left_for_white_and_top_right_when_flipped() {
        let l = Layout::new(Size::default());
        let four = Cell::new(4).expect("a cell");
        let (cx, cy) = l.centre();
        let (x, y) = l.cell(four, false);
        assert!(x < cx && y > cy);
        assert_eq!(y, cy + 6 * l.half);
        assert_eq!(l.cell(four, true), (2 * cx - x, 2 * cy - y));
    }

    #[test]
    fn whites_tray_is_beside_its_own_back_rank() {
        let l = Layout::new(Size::default());
        let below = |rect: Rect| rect.y > l.centre().1;
        assert!(below(l.tray(Colour::White, false)) && !below(l.tray(Colour::White, true)));
        assert!(!below(l.tray(Colour::Black, false)) && below(l.tray(Colour::Black, true)));
    }
}
