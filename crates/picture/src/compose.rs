//! Putting a picture together by copying tiles.

use rules::Colour;

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
    let mut canvas = Canvas::start(rows, tiles.page(shown.flip), below as usize, paper(tiles));
    for index in 0..shown.faces.len() {
        square(&mut canvas, shown, tiles, index);
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

/// The index of the colour behind the board and the caption.
pub(crate) fn paper(tiles: &Tiles) -> u8 {
    tiles.palette.nearest(tiles.colours.page, Among::Unmarked)
}

/// The square of an index with its name and man.
pub(crate) fn square(canvas: &mut Canvas<'_>, shown: &Shown, tiles: &Tiles, index: usize) {
    let layout = &tiles.layout;
    let face = shown.faces[index];
    let ground = face.ground(&layout.squares[index]);
    canvas.square(tiles.square(ground, face.man), &layout.spans, layout.corner(index, shown.flip));
    if let Some((name, (dx, dy))) = tiles.name(index, ground) {
        let (x, y) = layout.square(index, shown.flip);
        canvas.lay(name, (x + dx, y + dy));
    }
}

/// A side's men still to be placed.
pub(crate) fn tray(canvas: &mut Canvas<'_>, hands: &Hands, flip: bool, tiles: &Tiles, colour: Colour) {
    let Some(tray) = tiles.layout.tray(colour, flip) else { return };
    canvas.copy(tiles.tray(hands.to_place == colour, tray), (tray.x, tray.y));
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
