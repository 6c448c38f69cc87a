//! The puzzles that can be given, by the numbers that buttons name them by.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use play::Tier;
use puzzles::{Puzzle, Set};
use rules::Variant;
use store::{PuzzleNo, Stock, Store, StoreError};
use tokio::sync::Notify;
use tracing::warn;

/// All puzzles of the shipped sets, and those mined since.
#[derive(Debug, Default)]
pub(crate) struct Book {
    puzzles: RwLock<HashMap<PuzzleNo, Arc<Puzzle>>>,
    /// Told when somebody is to have puzzles of another kind, of which there may be few.
    pub(super) wanted: Notify,
}

/// The tier of a puzzle as the days know it.
fn tier(puzzle: &Puzzle) -> Tier {
    match puzzle.tier() {
        puzzles::Tier::Easy => Tier::Easy,
        puzzles::Tier::Medium => Tier::Medium,
        puzzles::Tier::Hard => Tier::Hard,
    }
}

fn stock(puzzle: &Puzzle) -> Stock<'_> {
    Stock { id: puzzle.id().as_str(), variant: puzzle.variant(), tier: tier(puzzle), rating: puzzle.rating() }
}

/// The puzzles of the sets that lie in the folder `puzzles` beside the database: whoever mines more puts them there, and
/// they go on when the shipped ones have all been had.
fn mined(database: &Path) -> Vec<Puzzle> {
    let folder = database.parent().unwrap_or(Path::new(".")).join("puzzles");
    let Ok(files) = std::fs::read_dir(&folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = files.filter_map(|file| file.ok().map(|file| file.path())).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "jsonl"));
    // Always in the same order, which the days go by.
    files.sort();
    let mut puzzles = Vec::new();
    for file in files {
        let read = std::fs::read_to_string(&file).map_err(|error| error.to_string());
        let set = read.and_then(|text| text.parse::<Set>().map_err(|error| error.to_string()));
        match set {
            Ok(set) => puzzles.extend(set.puzzles),
            Err(error) => warn!(file = %file.display(), error, "a set of puzzles cannot be read"),
        }
    }
    puzzles
}

impl Book {
    /// Makes the shipped puzzles, and those mined since, known to the database, and takes all that it knows into memory.
    pub(crate) fn load(&self, store: &Store) -> Result<(), StoreError> {
        let shipped: Vec<&'static Puzzle> = Variant::ALL.into_iter().flat_map(puzzles::shipped).collect();
        let stocked: Vec<Stock<'_>> = shipped.iter().map(|puzzle| stock(puzzle)).collect();
        store.stock(&stocked)?;
        for puzzle in mined(store.path()) {
            store.add_mined(&stock(&puzzle), &puzzle.to_string())?;
        }
        let by_name: HashMap<&str, &'static Puzzle> =
            shipped.into_iter().map(|puzzle| (puzzle.id().as_str(), puzzle)).collect();
        let mut book = HashMap::new();
        for known in store.stocked()? {
            let puzzle = match (by_name.get(known.id.as_str()), known.mined) {
                (Some(shipped), _) => Some((*shipped).clone()),
                (None, Some(mined)) => match mined.parse() {
                    Ok(puzzle) => Some(puzzle),
                    Err(error) => {
                        warn!(puzzle = known.id, %error, "a mined puzzle cannot be read");
                        None
                    }
                },
                // Shipped once, and not any more.
                (None, None) => None,
            };
            book.extend(puzzle.map(|puzzle| (known.no, Arc::new(puzzle))));
        }
        *self.puzzles.write().unwrap_or_else(PoisonError::into_inner) = book;
        Ok(())
    }

    /// Takes a puzzle that was mined just now, if it is new.
    pub(super) fn add(&self, store: &Store, puzzle: &Puzzle) -> Result<(), StoreError> {
        if let Some(no) = store.add_mined(&stock(puzzle), &puzzle.to_string())? {
            let mut puzzles = self.puzzles.write().unwrap_or_else(PoisonError::into_inner);
            puzzles.insert(no, Arc::new(puzzle.clone()));
        }
        Ok(())
    }

    /// All that are known of a rule set.
    pub(super) fn of(&self, variant: Variant) -> Vec<Puzzle> {
        let puzzles = self.puzzles.read().unwrap_or_else(PoisonError::into_inner);
        let mut of: Vec<_> = puzzles.iter().filter(|(_, puzzle)| puzzle.variant() == variant).collect();
        of.sort_unstable_by_key(|(no, _)| **no);
        of.into_iter().map(|(_, puzzle)| Puzzle::clone(puzzle)).collect()
    }

    /// Somebody's daily puzzles are others now: perhaps there are too few of them.
    pub(crate) fn look(&self) {
        self.wanted.notify_one();
    }

    /// The puzzle of a number; `None` when it is shipped no more.
    pub(crate) fn get(&self, no: PuzzleNo) -> Option<Arc<Puzzle>> {
        self.puzzles.read().unwrap_or_else(PoisonError::into_inner).get(&no).cloned()
    }
}
