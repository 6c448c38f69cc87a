//! What an operator can set.

use std::ffi::OsString;
use std::path::PathBuf;

use crate::layer::Layers;

/// What an operator can set. The defaults suit most machines.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The program that launches engines, and its arguments: one that calls [`launcher_main`](crate::launcher_main)
    /// when it is started so. By default this very program with `jail-launcher`.
    pub launcher: (PathBuf, Vec<OsString>),
    /// Where staged engines and the locks of slots are; by default `/run/starmate-jail` for root, and for others
    /// `starmate-jail` in `$XDG_RUNTIME_DIR` or `/tmp/starmate-jail-UID`.
    pub state: Option<PathBuf>,
    /// Interpreters that scripts may use, by their full path.
    pub interpreters: Vec<PathBuf>,
    /// Further files and folders that engines may read, at the same place.
    pub readable: Vec<PathBuf>,
    /// The most engines at a time, over all programs that share [`Self::state`].
    pub slots: u32,
    /// The first user id of the slots, where this program is root; by default 1 900 000 000, or 60 600 where that
    /// is not ours to use.
    pub first_uid: Option<u32>,
    /// Layers to do without, whatever follows. A game played so is never rated.
    pub waived: Layers,
    /// Layers to be taken for missing on this machine: to see what would follow.
    pub without: Layers,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            launcher: ("/proc/self/exe".into(), vec!["jail-launcher".into()]),
            state: None,
            interpreters: Vec::new(),
            readable: Vec::new(),
            slots: 256,
            first_uid: None,
            waived: Layers::NONE,
            without: Layers::NONE,
        }
    }
}
