//! What the referee tells the launcher, and what comes back.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::layer::{Layer, Layers};
use crate::running::LimitKind;

/// The user id inside the user namespace. Not 0, so that no program gains rights by being run.
pub(super) const INSIDE: u32 = 1000;

/// One jail and the program in it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Plan {
    pub(super) layers: Layers,
    pub(super) ids: Ids,
    pub(super) binds: Vec<Bind>,
    /// Symbolic links: where, and to what.
    pub(super) links: Vec<(PathBuf, PathBuf)>,
    /// What may be executed, loaders among them.
    pub(super) executable: Vec<PathBuf>,
    pub(super) program: PathBuf,
    /// The first one is the program's name.
    pub(super) arguments: Vec<OsString>,
    pub(super) cpus: Vec<usize>,
    pub(super) memory: u64,
    pub(super) tasks: u32,
    pub(super) files: u64,
    pub(super) cpu_seconds: Option<u64>,
    pub(super) wall_ms: Option<u64>,
}

/// Who the engine is on this machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Ids {
    /// A user id of its own, given by root.
    Own(u32),
    /// The same as the referee's, which is nobody's in particular.
    Same(u32, u32),
}

/// Something of this machine that is seen inside, read-only.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Bind {
    pub(super) source: PathBuf,
    pub(super) target: PathBuf,
    pub(super) folder: bool,
    pub(super) device: bool,
}

impl Bind {
    pub(super) fn file(source: impl Into<PathBuf>, target: impl Into<PathBuf>) -> Self {
        Self { source: source.into(), target: target.into(), folder: false, device: false }
    }

    pub(super) fn folder(at: impl Into<PathBuf>) -> Self {
        let at = at.into();
        Self { source: at.clone(), target: at, folder: true, device: false }
    }

    pub(super) fn device(at: &str) -> Self {
        Self { device: true, ..Self::file(at, at) }
    }
}

/// The descriptors that go with a plan, in this order.
pub(super) const DESCRIPTORS: usize = 6;

/// What the launcher and its children report.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) enum Report {
    /// The first process of the jail has this id, as the launcher sees it.
    Born(i32),
    /// The engine's process waits to be put into its cgroup. Its id comes with the message, from the kernel.
    Ready,
    /// It was not started.
    Failed(Fault),
    /// It ended.
    Ended(Ending),
}

/// How the engine's process ended.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(super) struct Ending {
    pub(super) code: Option<i32>,
    pub(super) signal: Option<i32>,
    pub(super) cpu_us: u64,
    pub(super) peak_kib: u64,
    /// Killed because its time was up, of this kind.
    pub(super) stopped: Option<LimitKind>,
}

/// What could not be done, and the layer that it belongs to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Fault {
    pub(super) layer: Option<Layer>,
    pub(super) reason: String,
}

impl Fault {
    /// For `map_err`: a layer that could not be put up.
    pub(super) fn layer<E: fmt::Display>(layer: Layer, what: &str) -> impl FnOnce(E) -> Self {
        move |error| Self { layer: Some(layer), reason: format!("{what}: {error}") }
    }

    /// For `map_err`: something else.
    pub(super) fn other<E: fmt::Display>(what: &str) -> impl FnOnce(E) -> Self {
        move |error| Self { layer: None, reason: format!("{what}: {error}") }
    }
}
