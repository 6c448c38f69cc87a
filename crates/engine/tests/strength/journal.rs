//! What long matches have played: a line a pair, so that a run that was stopped goes on.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

/// The pairs of one match. Kept in the folder `STARMATE_SOAK_DIR`; where there is none, nothing is kept.
pub(crate) struct Journal {
    known: HashMap<u64, usize>,
    file: Option<File>,
}

impl Journal {
    pub(crate) fn open(title: &str) -> Self {
        let Some(folder) = std::env::var_os("STARMATE_SOAK_DIR") else {
            return Self { known: HashMap::new(), file: None };
        };
        let path = PathBuf::from(folder).join(format!("{}.txt", title.replace(' ', "-")));
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let known = text.lines().filter_map(|line| {
            let (seed, halves) = line.split_once(' ')?;
            Some((seed.parse().ok()?, halves.parse().ok()?))
        });
        let known = known.collect();
        Self { known, file: Some(OpenOptions::new().create(true).append(true).open(path).unwrap()) }
    }

    /// The half points of a pair, played if it was not before.
    pub(crate) fn get_or(&mut self, seed: u64, play: impl FnOnce() -> usize) -> usize {
        if let Some(&halves) = self.known.get(&seed) {
            return halves;
        }
        let halves = play();
        if let Some(file) = &mut self.file {
            writeln!(file, "{seed} {halves}").unwrap();
        }
        halves
    }
}
