//! A film's picture as it stands, and which of its pixels the next shot changes.

use rules::Colour;

use crate::canvas::Canvas;
use crate::caption::{Run, Words};
use crate::compose;
use crate::layout::Rect;
use crate::lzw::Lzw;
use crate::scene::Shown;
use crate::text;
use crate::tiles::Tiles;

/// Pixels of one row, from a column to before another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Stretch {
    y: i32,
    from: i32,
    to: i32,
}

/// The picture as it stands.
pub(crate) struct Reel<'a> {
    tiles: &'a Tiles,
    canvas: Canvas<'a>,
    shown: Shown,
    words: Option<Words>,
    /// What the last shot changed, by row and then by column.
    changed: Vec<Stretch>,
    /// Room for the pixels of one stretch.
    pixels: Vec<u8>,
}

impl<'a> Reel<'a> {
    /// Draws the first shot, all of which is new.
    pub(crate) fn start(shown: Shown, tiles: &'a Tiles, rows: &'a mut Vec<u8>) -> Reel<'a> {
        let words = tiles.words(&shown);
        let canvas = compose::compose(&shown, words.as_ref(), tiles, rows);
        let height = tiles.layout.height(shown.caption.is_some());
        let changed = (0..height).map(|y| Stretch { y, from: 0, to: tiles.layout.width }).collect();
        Reel { tiles, canvas, shown, words, changed, pixels: Vec::new() }
    }

    /// Draws the next shot over the one before.
    pub(crate) fn turn(&mut self, next: Shown) {
        self.changed.clear();
        for (index, face) in next.faces.iter().enumerate() {
            if *face != self.shown.faces[index] {
                compose::square(&mut self.canvas, &next, self.tiles, index);
                self.square_changed(index);
            }
        }
        for colour in Colour::ALL {
            self.tray(&next, colour);
        }
        if next.caption != self.shown.caption {
            self.caption(self.tiles.words(&next));
        }
        self.shown = next;
        self.changed.sort_unstable();
        self.changed.dedup_by(|next, before| {
            let meet = next.y == before.y && next.from <= before.to;
            if meet {
                before.to = before.to.max(next.to);
            }
            meet
        });
    }

    fn square_changed(&mut self, index: usize) {
        let layout = &self.tiles.layout;
        let (left, top) = layout.corner(index, self.shown.flip);
        let rows = (top..).zip(&layout.spans);
        self.changed.extend(rows.map(|(y, &(from, to))| Stretch {
            y,
            from: left + from as i32,
            to: left + to as i32,
        }));
    }

    /// Draws a side's men in hand anew if they are not as they were.
    fn tray(&mut self, next: &Shown, colour: Colour) {
        let layout = &self.tiles.layout;
        let Some(tray) = layout.tray(colour, next.flip) else { return };
        match (self.shown.hands, next.hands) {
            (None, None) => {}
            (Some(_), None) => {
                self.canvas.uncover(self.tiles.page(next.flip), tray);
                self.rect_changed(tray);
            }
            (None, Some(hands)) => {
                compose::tray(&mut self.canvas, &hands, next.flip, self.tiles, colour);
                self.rect_changed(tray);
            }
            (Some(before), Some(hands)) => {
                let (was, is) = (before.waiting[colour.index()], hands.waiting[colour.index()]);
                compose::tray(&mut self.canvas, &hands, next.flip, self.tiles, colour);
                for (slot, (x, y)) in layout.slots(tray).into_iter().enumerate() {
                    if was[slot] != is[slot] {
                        self.rect_changed(Rect { x, y, w: layout.man, h: layout.man });
                    }
                }
                if before.to_place != hands.to_place {
                    let deep = layout.tray_edge();
                    let (right, bottom) = (tray.x + tray.w - deep, tray.y + tray.h - deep);
                    self.rect_changed(Rect { h: deep, ..tray });
                    self.rect_changed(Rect { y: bottom, h: deep, ..tray });
                    self.rect_changed(Rect { w: deep, ..tray });
                    self.rect_changed(Rect { x: right, w: deep, ..tray });
                }
            }
        }
    }

    fn rect_changed(&mut self, rect: Rect) {
        let rows = rect.y..rect.y + rect.h;
        self.changed.extend(rows.map(|y| Stretch { y, from: rect.x, to: rect.x + rect.w }));
    }

    /// Draws the words anew, and notes the places of those that were not there and of those that are no longer.
    fn caption(&mut self, next: Option<Words>) {
        let before = std::mem::replace(&mut self.words, next);
        self.canvas.wipe(self.tiles.layout.board_height, compose::paper(self.tiles));
        let runs = |words: &Option<Words>| words.as_ref().map_or(Vec::new(), |words| words.runs.clone());
        let (old, new) = (runs(&before), runs(&self.words));
        let apart =
            old.iter().filter(|run| !new.contains(run)).chain(new.iter().filter(|run| !old.contains(run)));
        for run in apart {
            if let Some(rect) = self.ink(run) {
                self.rect_changed(rect);
            }
        }
        if let Some(words) = &self.words {
            compose::caption(&mut self.canvas, words, self.tiles);
        }
    }

    /// The rectangle in the picture that a run of words inks.
    fn ink(&self, run: &Run) -> Option<Rect> {
        let layout = &self.tiles.layout;
        let (mut left, mut top, mut right, mut bottom) = (i32::MAX, i32::MAX, i32::MIN, i32::MIN);
        text::place(&run.text, layout.font, run.left, |c, quarter, pen| {
            let ink = self.tiles.glyph(c, quarter);
            left = left.min(pen + ink.left);
            right = right.max(pen + ink.left + ink.width as i32);
            top = top.min(run.baseline + ink.top);
            bottom = bottom.max(run.baseline + ink.top + (ink.levels.len() / ink.width) as i32);
        });
        // What would be outside the picture is lost.
        let (left, top) = (left.max(0), top.max(0));
        let (right, bottom) = (right.min(layout.width), bottom.min(layout.height(true)));
        (left < right && top < bottom).then(|| Rect { x: left, y: top, w: right - left, h: bottom - top })
    }

    /// The smallest rectangle that holds all that changed; a single pixel if nothing did.
    pub(crate) fn frame(&self) -> Rect {
        let bounds = self.changed.iter().map(|row| (row.from, row.y, row.to, row.y + 1));
        let around = |a: (i32, i32, i32, i32), b: (i32, i32, i32, i32)| {
            (a.0.min(b.0), a.1.min(b.1), a.2.max(b.2), a.3.max(b.3))
        };
        let (left, top, right, bottom) = bounds.reduce(around).unwrap_or((0, 0, 1, 1));
        Rect { x: left, y: top, w: right - left, h: bottom - top }
    }

    /// Compresses the pixels of [`Reel::frame`], those that changed as `pairs` gives them by two indices in a byte.
    pub(crate) fn pixels(&mut self, frame: Rect, pairs: &[[u8; 2]; 256], lzw: &mut Lzw) {
        let mut done = 0;
        for row in &self.changed {
            let at = ((row.y - frame.y) * frame.w + row.from - frame.x) as usize;
            lzw.stay(at - done);
            self.canvas.read(row.y, row.from, row.to, pairs, &mut self.pixels);
            lzw.change(&self.pixels);
            done = at + self.pixels.len();
        }
        lzw.stay((frame.w * frame.h) as usize - done);
    }
}

#[cfg(test)]
mod tests {
    use rules::{Position, Variant};

    use super::*;
    use crate::scene::Said;
    use crate::{Scene, Size, Theme};

    fn pixels(canvas: &Canvas<'_>, tiles: &Tiles) -> Vec<Vec<u8>> {
        let pairs = std::array::from_fn(|byte| [byte as u8 >> 4, byte as u8 & 0x0f]);
        let row = |y| {
            let mut row = Vec::new();
            canvas.read(y, 0, tiles.layout.width, &pairs, &mut row);
            row
        };
        (0..tiles.layout.height(true)).map(row).collect()
    }

    #[test]
    fn a_turned_reel_is_the_next_picture_and_tells_every_pixel_that_differs() {
        let positions = [
            "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBNkqrbn w CDEFGcdefg 0 1",
            "1/2/KP3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 QRBNkqrbn b CDEFGcdefg 0 1",
            "1/2/BPp2k1/K1Pp2/QPNpq/1P1p1r/1R1n2b/2/1 - b CEFe 2 13",
        ]
        .map(|text| Position::parse(Variant::Starchess, text).expect("a position"));
        let long = "Ďőłžę jąk ".repeat(5);
        let clocks = [["1 d 3 h", ""], ["1 d 3 h", "59:10"], ["", "59:09"], ["", &long]];
        let lines = ["", "12. N11x19+", "12… ǺjŐgq", "a line that is too long for a single row by far · ½-½"];
        let tiles = Tiles::new(Variant::Starchess, Theme::Forest, Size::new(301).expect("in range"));
        let shown = |n: usize| {
            let scene = Scene { theme: Theme::Forest, ..Scene::new(&positions[n % 3]) };
            let caption = Some(Said::new(["Judit Polgár", &long], clocks[n % 4], lines[(n + n / 4) % 4]));
            Shown { caption, ..scene.shown() }
        };
        let (mut rows, mut other) = (Vec::new(), Vec::new());
        let mut reel = Reel::start(shown(0), &tiles, &mut rows);
        for n in 1..24 {
            let before = pixels(&reel.canvas, &tiles);
            reel.turn(shown(n));
            let next = shown(n);
            let fresh = compose::compose(&next, tiles.words(&next).as_ref(), &tiles, &mut other);
            let (after, fresh) = (pixels(&reel.canvas, &tiles), pixels(&fresh, &tiles));
            assert!(after == fresh, "{n}");
            for (y, (before, after)) in before.iter().zip(&after).enumerate() {
                for (x, _) in
                    before.iter().zip(after).enumerate().filter(|(_, (before, after))| before != after)
                {
                    let (x, y) = (x as i32, y as i32);
                    let told = |row: &Stretch| row.y == y && (row.from..row.to).contains(&x);
                    assert!(reel.changed.iter().any(told), "{n}: ({x}, {y})");
                }
            }
        }
    }

    #[test]
    fn no_letter_reaches_up_to_the_board() {
        for width in [240, 800] {
            let size = Size::new(width).expect("in range");
            let layout = crate::layout::Layout::new(Variant::Starchess, size);
            for c in ('!'..='\u{24ff}').filter(|c| text::readable(&c.to_string()).is_some()) {
                let top = layout.baseline(0) + text::glyph(c, layout.font, 0).top;
                assert!(top >= layout.board_height, "{width}: {c} by {}", layout.board_height - top);
            }
        }
    }
}
