//! The file of games, which follows from the journal where there is one.

use std::fs::File;
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use super::history::Meeting;
use super::pgn::Frame;
use crate::error::Error;

/// A file of games that is added to.
pub(crate) struct GamesFile {
    file: File,
    path: PathBuf,
}

impl GamesFile {
    /// Opens a file, which may have games of other matches.
    pub(crate) fn open(path: &Path) -> Result<Self, Error> {
        let file = File::options().write(true).create(true).truncate(false).open(path);
        let mut games = Self { file: file.map_err(Error::file(path))?, path: path.to_owned() };
        games.file.seek(SeekFrom::End(0)).map_err(Error::file(path))?;
        Ok(games)
    }

    pub(crate) fn length(&self) -> Result<u64, Error> {
        self.file.metadata().map(|data| data.len()).map_err(Error::file(&self.path))
    }

    /// Leaves nothing from a place on: what this match had written before it was broken off is written anew.
    pub(crate) fn cut(&mut self, from: u64) -> Result<(), Error> {
        if self.length()? > from {
            self.file.set_len(from).map_err(Error::file(&self.path))?;
        }
        self.file.seek(SeekFrom::End(0)).map(|_| ()).map_err(Error::file(&self.path))
    }

    pub(crate) fn add(&mut self, frame: &Frame, meeting: &Meeting) -> Result<(), Error> {
        self.file.write_all(frame.records(meeting).as_bytes()).map_err(Error::file(&self.path))
    }
}
