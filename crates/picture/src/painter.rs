//! From a scene to a PNG, by copying tiles.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use rules::Colour;
use rules::starchess::Cell;

use crate::layout::{Layout, Point};
use crate::palette::{Among, INK_LEVELS};
use crate::png::Scratch;
use crate::scene::{Scene, Shown};
use crate::text::{self, Ink};
use crate::tiles::{CLEAR, Patch, Tiles};
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
        compose(&shown, &tiles, &mut scratch.pixels);
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

/// Pixel rows from top to bottom, one byte a pixel.
struct Canvas<'a> {
    pixels: &'a mut [u8],
    width: usize,
}

impl Canvas<'_> {
    fn copy(&mut self, patch: &Patch, at: Point) {
        for (y, row) in patch.pixels.chunks_exact(patch.width).enumerate() {
            let start = (at.1 as usize + y) * self.width + at.0 as usize;
            self.pixels[start..start + patch.width].copy_from_slice(row);
        }
    }

    /// Copies all but what is clear.
    fn lay(&mut self, patch: &Patch, at: Point) {
        for (y, row) in patch.pixels.chunks_exact(patch.width).enumerate() {
            let start = (at.1 as usize + y) * self.width + at.0 as usize;
            for (pixel, &index) in self.pixels[start..].iter_mut().zip(row) {
                if index != CLEAR {
                    *pixel = index;
                }
            }
        }
    }

    /// Copies only a cell's own pixels; the rest of its tile lies under its neighbours.
    fn cell(&mut self, tile: &Patch, spans: &[(usize, usize)], corner: Point) {
        for (y, (row, &(from, to))) in tile.pixels.chunks_exact(tile.width).zip(spans).enumerate() {
            let start = (corner.1 as usize + y) * self.width + corner.0 as usize;
            self.pixels[start + from..start + to].copy_from_slice(&row[from..to]);
        }
    }

    fn ink(&mut self, ink: &Ink, pen: Point, shades: [u8; INK_LEVELS as usize]) {
        let right = self.width as i32;
        for (y, row) in ink.levels.chunks_exact(ink.width).enumerate() {
            let line = pen.1 + ink.top + y as i32;
            for (x, &level) in row.iter().enumerate() {
                let column = pen.0 + ink.left + x as i32;
                if level == 0 || !(0..right).contains(&column) {
                    continue;
                }
                if let Some(pixel) = self.pixels.get_mut(line as usize * self.width + column as usize) {
                    *pixel = shades[usize::from(level)];
                }
            }
        }
    }
}

/// Puts a scene together in `pixels`.
fn compose(shown: &Shown, tiles: &Tiles, pixels: &mut Vec<u8>) {
    let layout = &tiles.layout;
    let width = layout.width as usize;
    pixels.clear();
    pixels.extend_from_slice(&tiles.page().pixels);
    if shown.caption.is_some() {
        let paper = tiles.palette.nearest(tiles.colours.page, Among::Unmarked);
        pixels.resize(pixels.len() + width * layout.caption_height() as usize, paper);
    }

    let mut canvas = Canvas { pixels, width };
    cells(&mut canvas, shown, tiles);
    if let Some(hands) = &shown.hands {
        for colour in Colour::ALL {
            let tray = layout.tray(colour, shown.flip);
            canvas.copy(tiles.tray(hands.to_place == colour), (tray.x, tray.y));
            let slots = layout.slots(tray);
            for (slot, man) in hands.held(colour) {
                canvas.lay(tiles.waiting(man), slots[slot]);
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
