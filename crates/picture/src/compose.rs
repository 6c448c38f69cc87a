//! Putting a picture together by copying tiles.

use rules::Colour;
use rules::starchess::Cell;

use crate::canvas::Canvas;
use crate::caption::Words;
use crate::palette::Among;
use crate::scene::{Hands, Shown};
use crate::text;
use crate::tiles::Tiles;

/// Puts a whole picture together in `rows`.
pub(crate) fn compose<'a>(
    shown: &Shown,
    words: Option<&Words>,
    tiles: &Tiles,
    rows: &'a mut Vec<u8>,
) -> Canvas<'a> {
    let below = shown.caption.as_ref().map_or(0, |_| tiles.layout.caption_height());
    let mut canvas = Canvas::start(rows, tiles.page(), below as usize, paper(tiles));
    for one in Cell::ALL {
        cell(&mut canvas, shown, tiles, one);
    }
    if let Some(hands) = &shown.hands {
        for colour in Colour::ALL {
            tray(&mut canvas, hands, shown.flip, tiles, colour);
        }
    }
    if let Some(words) = words {
        caption(&mut canvas, words, tiles);
    }
    canvas
}

/// The index of the colour behind the star and the caption.
pub(crate) fn paper(tiles: &Tiles) -> u8 {
    tiles.palette.nearest(tiles.colours.page, Among::Unmarked)
}

/// A cell with its number and man.
pub(crate) fn cell(canvas: &mut Canvas<'_>, shown: &Shown, tiles: &Tiles, cell: Cell) {
    let layout = &tiles.layout;
    let face = shown.cells[cell.index()];
    let (x, y) = layout.cell(cell, shown.flip);
    canvas.cell(tiles.cell(face.ground, face.man), &tiles.spans, (x - layout.reach(), y - layout.half));
    let (number, (dx, dy)) = tiles.number(cell, face.ground);
    canvas.lay(number, (x + dx, y + dy));
}

/// A side's men still to be placed.
pub(crate) fn tray(canvas: &mut Canvas<'_>, hands: &Hands, flip: bool, tiles: &Tiles, colour: Colour) {
    let tray = tiles.layout.tray(colour, flip);
    canvas.copy(tiles.tray(hands.to_place == colour), (tray.x, tray.y));
    let slots = tiles.layout.slots(tray);
    for (slot, man) in hands.held(colour) {
        canvas.copy(tiles.waiting(man), slots[slot]);
    }
}

/// The words under the board, on clean paper.
pub(crate) fn caption(canvas: &mut Canvas<'_>, words: &Words, tiles: &Tiles) {
    for (colour, at) in words.chips {
        canvas.copy(tiles.chip(colour), at);
    }
    for run in &words.runs {
        text::place(&run.text, tiles.layout.font, run.left, |c, quarter, pen| {
            canvas.ink(&tiles.glyph(c, quarter), (pen, run.baseline), tiles.ink);
        });
    }
}
