//! What an engine may use.

use std::time::Duration;

/// What an engine may use. The defaults are those of a rated game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Memory in MiB.
    pub memory_mib: u64,
    /// Threads, the first one among them.
    pub tasks: u32,
    /// The CPUs that it may run on, by number; where none is named, as many as [`Self::cores`] says.
    pub cpus: Vec<usize>,
    /// How many CPUs it may run on.
    pub cores: usize,
    /// CPU seconds of all its threads until it is killed.
    pub cpu_seconds: Option<u64>,
    /// Time until it is killed.
    pub wall: Option<Duration>,
    /// Open files.
    pub files: u64,
    /// The longest line that is read of it, in bytes.
    pub line: usize,
    /// The most output that is read of it, in bytes.
    pub output: u64,
    /// What is kept of its standard error, in bytes.
    pub complaints: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            memory_mib: 512,
            tasks: 32,
            cpus: Vec::new(),
            cores: 1,
            cpu_seconds: None,
            wall: None,
            files: 64,
            line: 64 << 10,
            output: 256 << 20,
            complaints: 16 << 10,
        }
    }
}
