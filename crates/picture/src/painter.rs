//! From a scene to a PNG, by copying tiles.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use rules::Colour;
use rules::starchess::Cell;

use crate::canvas::Canvas;
use crate::layout::Layout;
use crate::palette::Among;
use crate::png::Scratch;
use crate::scene::{Scene, Shown};
use crate::text;
use crate::tiles::Tiles;
use crate::{Size, Theme};

/// Draws pictures and remembers what it has drawn. Make one and share it (`Arc<Painter>`): all methods take `&self`.
///
/// Tiles are kept for the six theme and size pairs used last, pictures up to 16 MiB altogether.
pub struct Painter {
    tiles: Mutex<LruCache<(Theme, Size), Arc<Tiles>>>,
    drawn: Mutex<Drawn>,
    scratch: Mutex<Vec<Scratch>>,
}

/// Pictures drawn lately.
struct Drawn {
    files: LruCache<Shown, Arc<[u8]>>,
    bytes: usize,
}

impl Drawn {
    const ROOM: usize = 16 << 20;

    fn keep(&mut self, shown: Shown, file: Arc<[u8]>) {
        self.bytes += file.len();
        if let Some(before) = self.files.put(shown, file) {
            self.bytes -= before.len();
        }
        while self.bytes > Self::ROOM
            && let Some((_, oldest)) = self.files.pop_lru()
        {
            self.bytes -= oldest.len();
        }
    }
}

/// A panic elsewhere leaves these caches whole, so that a poisoned lock is taken all the same.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Default for Painter {
    fn default() -> Painter {
        Painter::new()
    }
}

impl Painter {
    /// A painter that has drawn nothing yet.
    pub fn new() -> Painter {
        const SETS: NonZeroUsize = NonZeroUsize::new(6).expect("six");
        Painter {
            tiles: Mutex::new(LruCache::new(SETS)),
            drawn: Mutex::new(Drawn { files: LruCache::unbounded(), bytes: 0 }),
            scratch: Mutex::default(),
        }
    }

    /// The scene as a PNG file: sixteen colours, opaque, under 31 kB at the default size. A scene that looks like one drawn
    /// lately gives the same bytes back.
    pub fn png(&self, scene: &Scene<'_>) -> Arc<[u8]> {
        let shown = scene.shown();
        if let Some(file) = lock(&self.drawn).files.get(&shown) {
            return Arc::clone(file);
        }
        let tiles = self.tiles(shown.theme, shown.size);
        let mut scratch = lock(&self.scratch).pop().unwrap_or_else(Scratch::new);
        compose(&shown, &tiles, &mut scratch.rows);
        let file: Arc<[u8]> = scratch.encode(shown.size.px(), tiles.palette.colours()).into();
        lock(&self.scratch).push(scratch);
        lock(&self.drawn).keep(shown, Arc::clone(&file));
        file
    }

    fn tiles(&self, theme: Theme, size: Size) -> Arc<Tiles> {
        let mut sets = lock(&self.tiles);
        Arc::clone(sets.get_or_insert((theme, size), || Arc::new(Tiles::new(theme, size))))
    }
}

/// Puts a scene together in `rows`.
fn compose(shown: &Shown, tiles: &Tiles, rows: &mut Vec<u8>) {
    let layout = &tiles.layout;
    let below = shown.caption.as_ref().map_or(0, |_| layout.caption_height());
    let paper = tiles.palette.nearest(tiles.colours.page, Among::Unmarked);
    let mut canvas = Canvas::start(rows, tiles.page(), below as usize, paper);
    cells(&mut canvas, shown, tiles);
    if let Some(hands) = &shown.hands {
        for colour in Colour::ALL {
            let tray = layout.tray(colour, shown.flip);
            canvas.copy(tiles.tray(hands.to_place == colour), (tray.x, tray.y));
            let slots = layout.slots(tray);
            for (slot, man) in hands.held(colour) {
                canvas.copy(tiles.waiting(man), slots[slot]);
            }
        }
    }
    if let Some(words) = tiles.words(shown) {
        for (colour, at) in words.chips {
            canvas.copy(tiles.chip(colour), at);
        }
        for run in &words.runs {
            text::place(&run.text, layout.font, run.left, |c, quarter, pen| {
                canvas.ink(&tiles.glyph(c, quarter), (pen, run.baseline), tiles.ink);
            });
        }
    }
}

fn cells(canvas: &mut Canvas<'_>, shown: &Shown, tiles: &Tiles) {
    let layout: &Layout = &tiles.layout;
    for cell in Cell::ALL {
        let face = shown.cells[cell.index()];
        let (x, y) = layout.cell(cell, shown.flip);
        let corner = (x - layout.reach(), y - layout.half);
        canvas.cell(tiles.cell(face.ground, face.man), &tiles.spans, corner);
        let (number, (dx, dy)) = tiles.number(cell, face.ground);
        canvas.lay(number, (x + dx, y + dy));
    }
}

#[cfg(test)]
#[path = "slow.rs"]
mod slow;
