//! From a scene to a PNG, and what is kept for the next one.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use rules::Variant;

use crate::compose::compose;
use crate::png::Scratch;
use crate::scene::{Scene, Shown};
use crate::tiles::Tiles;
use crate::{Size, Theme};

/// Draws pictures and remembers what it has drawn. Make one and share it (`Arc<Painter>`): all methods take `&self`.
///
/// Tiles are kept for the twelve boards in a theme and size used last, pictures up to 16 MiB altogether.
pub struct Painter {
    tiles: Mutex<LruCache<(Variant, Theme, Size), Arc<Tiles>>>,
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
        const SETS: NonZeroUsize = NonZeroUsize::new(12).expect("twelve");
        Painter {
            tiles: Mutex::new(LruCache::new(SETS)),
            drawn: Mutex::new(Drawn { files: LruCache::unbounded(), bytes: 0 }),
            scratch: Mutex::default(),
        }
    }

    /// The scene as a PNG file: sixteen colours, opaque, under 40 kB at the default size on every board. A scene that looks like one drawn
    /// lately gives the same bytes back.
    pub fn png(&self, scene: &Scene<'_>) -> Arc<[u8]> {
        let shown = scene.shown();
        if let Some(file) = lock(&self.drawn).files.get(&shown) {
            return Arc::clone(file);
        }
        let tiles = self.tiles(shown.variant, shown.theme, shown.size);
        let mut scratch = lock(&self.scratch).pop().unwrap_or_else(Scratch::new);
        compose(&shown, tiles.words(&shown).as_ref(), &tiles, &mut scratch.rows);
        let file: Arc<[u8]> = scratch.encode(shown.size.px(), tiles.palette.colours()).into();
        lock(&self.scratch).push(scratch);
        lock(&self.drawn).keep(shown, Arc::clone(&file));
        file
    }

    /// The tiles of a board in a theme and size.
    pub(crate) fn tiles(&self, variant: Variant, theme: Theme, size: Size) -> Arc<Tiles> {
        let mut sets = lock(&self.tiles);
        let key = (variant, theme, size);
        Arc::clone(sets.get_or_insert(key, || Arc::new(Tiles::new(variant, theme, size))))
    }
}

#[cfg(test)]
#[path = "slow.rs"]
mod slow;
