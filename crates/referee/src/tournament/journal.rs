//! The file that a match is kept in: what was asked, then a line for each meeting.
//!
//! A line is the record of a meeting and the only one: the games' file is written out of it. A match that was killed
//! leaves at most a last line without its end, which is cut off.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use rustix::fs::{FlockOperation, flock};
use serde::{Deserialize, Serialize};

use super::history::Meeting;
use super::settings::Terms;
use crate::error::Error;

/// The first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Head {
    version: u32,
    /// What was asked, to be read again when only the file is named.
    pub(crate) args: Vec<String>,
    pub(crate) terms: Terms,
    /// Where this match's games begin in the file of games.
    pub(crate) pgn_from: u64,
}

const VERSION: u32 = 1;

/// A match's file, open for us alone.
pub(crate) struct Journal {
    file: File,
    path: PathBuf,
}

impl Journal {
    /// Opens a file and gives its head, if it has one.
    ///
    /// # Errors
    /// A file that cannot be opened, is another match's at this moment, or is none of a match.
    pub(crate) fn open(path: &Path) -> Result<(Self, Option<Head>), Error> {
        let file = File::options().read(true).write(true).create(true).truncate(false).open(path);
        let file = file.map_err(Error::file(path))?;
        if flock(&file, FlockOperation::NonBlockingLockExclusive).is_err() {
            return Err(Error::input(path.display().to_string(), "another match is writing it"));
        }
        let mut line = Vec::new();
        BufReader::new(&file).read_until(b'\n', &mut line).map_err(Error::file(path))?;
        let mut journal = Self { file, path: path.to_owned() };
        if line.last() != Some(&b'\n') {
            // Killed before there was anything; but what is no journal is not to be overwritten.
            if !line.is_empty() && !line.starts_with(b"{\"version\":") {
                return Err(journal.fault(1, "this is no file of a match"));
            }
            journal.cut(0)?;
            return Ok((journal, None));
        }
        let head: Head =
            serde_json::from_slice(&line).map_err(|fault| journal.fault(1, &fault.to_string()))?;
        if head.version != VERSION {
            return Err(journal.fault(1, "another version wrote it"));
        }
        Ok((journal, Some(head)))
    }

    /// Writes the head of a new match.
    pub(crate) fn begin(&mut self, args: Vec<String>, terms: Terms, pgn_from: u64) -> Result<Head, Error> {
        let head = Head { version: VERSION, args, terms, pgn_from };
        self.write(&head)?;
        Ok(head)
    }

    /// Gives every meeting to `take`, and goes to the end.
    pub(crate) fn meetings(
        &mut self,
        mut take: impl FnMut(Meeting) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.file.seek(SeekFrom::Start(0)).map_err(Error::file(&self.path))?;
        let mut reader = BufReader::with_capacity(1 << 16, &self.file);
        let (mut end, mut line, mut number) = (0, Vec::new(), 0);
        loop {
            line.clear();
            let read = reader.read_until(b'\n', &mut line).map_err(Error::file(&self.path))?;
            if line.last() != Some(&b'\n') {
                break;
            }
            number += 1;
            if number > 1 {
                let meeting = serde_json::from_slice(&line);
                take(meeting.map_err(|fault| self.fault(number, &fault.to_string()))?)?;
            }
            end += read as u64;
        }
        self.cut(end)
    }

    /// Keeps a meeting.
    pub(crate) fn keep(&mut self, meeting: &Meeting) -> Result<(), Error> {
        self.write(meeting)
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), Error> {
        let mut bytes = serde_json::to_vec(line).expect("what is kept is plain data");
        bytes.push(b'\n');
        self.file.write_all(&bytes).map_err(Error::file(&self.path))
    }

    fn cut(&mut self, end: u64) -> Result<(), Error> {
        self.file.set_len(end).map_err(Error::file(&self.path))?;
        self.file.seek(SeekFrom::Start(end)).map(|_| ()).map_err(Error::file(&self.path))
    }

    fn fault(&self, line: u64, fault: &str) -> Error {
        Error::input(format!("{}:{line}", self.path.display()), fault)
    }
}
