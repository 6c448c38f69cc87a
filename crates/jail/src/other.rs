//! Other systems: nothing that strangers wrote is run.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::layer::Layers;
use crate::limits::Limits;
use crate::running::Running;
use crate::settings::Settings;
use crate::sha::Sha256;
use crate::survey::Survey;

/// There is no jail here: it cannot be opened.
#[derive(Debug)]
pub enum Prison {}

/// An engine that was staged: here there is none.
#[derive(Debug, Clone)]
pub enum Engine {}

impl Engine {
    /// The hash of what is run.
    pub fn sha256(&self) -> Sha256 {
        match *self {}
    }
}

impl Prison {
    /// Refuses.
    ///
    /// # Errors
    ///
    /// [`Error::System`].
    pub fn open(_: Settings) -> Result<Self, Error> {
        Err(Error::System)
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// [`Error::System`].
    pub fn open_surveyed(_: Settings, _: Survey) -> Result<Self, Error> {
        Err(Error::System)
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// [`Error::System`].
    pub fn survey(_: Settings) -> Result<Survey, Error> {
        Err(Error::System)
    }

    /// What holds here.
    pub fn findings(&self) -> &Survey {
        match *self {}
    }

    /// The layers that an operator chose to do without.
    pub fn waived(&self) -> Layers {
        match *self {}
    }

    /// Stages an engine.
    ///
    /// # Errors
    ///
    /// Never called.
    pub fn stage(&self, _: &Path, _: Option<Sha256>) -> Result<Engine, Error> {
        match *self {}
    }

    /// Starts an engine.
    ///
    /// # Errors
    ///
    /// Never called.
    pub fn start<S: Into<OsString>>(
        &self,
        _: &Engine,
        _: impl IntoIterator<Item = S>,
        _: &Limits,
    ) -> Result<Running, Error> {
        match *self {}
    }
}

/// No file can be an engine here.
///
/// # Errors
///
/// [`Error::System`].
pub fn look_at(_: &Path, _: &[PathBuf]) -> Result<(), Error> {
    Err(Error::System)
}

/// Nothing is launched here.
pub fn launcher_main(_: &[OsString]) -> ! {
    std::process::exit(1)
}
