//! What an engine says, as far as anybody wants to hear it.

use std::collections::VecDeque;
use std::io::{self, BufRead as _, BufReader, Read};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::limits::Limits;
use crate::nevermind;

/// Why a line was not taken. The engine is to be ended.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LineError {
    /// A line does not end.
    #[error("a line of more than {0} bytes")]
    TooLong(usize),
    /// It says more than anybody wants to hear.
    #[error("more than {0} bytes of output")]
    TooMuch(u64),
    /// A line holds a NUL or is not UTF-8.
    #[error("a line that is not text")]
    NotText,
    /// The pipe failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// An engine's standard output by lines, with bounds on their length and on all of them together.
#[derive(Debug)]
pub struct Lines<R> {
    from: BufReader<R>,
    longest: usize,
    most: u64,
    read: u64,
}

impl<R: Read> Lines<R> {
    /// With the bounds of the engine's limits.
    pub fn new(from: R, limits: &Limits) -> Self {
        Self { from: BufReader::new(from), longest: limits.line, most: limits.output, read: 0 }
    }

    /// The next line without its end, or nothing when the output has ended. A last line may lack its end.
    ///
    /// # Errors
    ///
    /// [`LineError`] when a bound is passed or the line is not text.
    pub fn next_line(&mut self) -> Result<Option<String>, LineError> {
        let mut line = Vec::new();
        let read = (&mut self.from).take(self.longest as u64 + 1).read_until(b'\n', &mut line)?;
        self.read += read as u64;
        if read == 0 {
            return Ok(None);
        }
        if self.read > self.most {
            return Err(LineError::TooMuch(self.most));
        }
        if line.last() == Some(&b'\n') {
            line.pop();
            line.pop_if(|last| *last == b'\r');
        } else if line.len() > self.longest {
            return Err(LineError::TooLong(self.longest));
        }
        if line.contains(&0) {
            return Err(LineError::NotText);
        }
        String::from_utf8(line).map(Some).map_err(|_| LineError::NotText)
    }
}

/// The end of what an engine writes to standard error, however much that is.
#[derive(Debug, Clone)]
pub struct Tail(Arc<Kept>);

#[derive(Debug, Default)]
struct Kept {
    bytes: Mutex<VecDeque<u8>>,
    ended: Mutex<bool>,
    end: Condvar,
}

impl Tail {
    /// Reads on a thread of its own until the other end is closed, and keeps the last bytes.
    pub fn of(mut from: impl Read + Send + 'static, limits: &Limits) -> Self {
        let kept = limits.complaints;
        let tail = Self(Arc::default());
        let kept_here = tail.clone();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = from.read(&mut buffer) {
                let mut bytes = kept_here.0.bytes.lock().unwrap_or_else(PoisonError::into_inner);
                bytes.extend(&buffer[..read]);
                let surplus = bytes.len().saturating_sub(kept);
                bytes.drain(..surplus);
            }
            *kept_here.0.ended.lock().unwrap_or_else(PoisonError::into_inner) = true;
            kept_here.0.end.notify_all();
        });
        tail
    }

    /// What is kept once a program has ended: what it said last may still be on its way. Waits at most a second.
    pub fn whole(&self) -> String {
        let ended = self.0.ended.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.0.end.wait_timeout_while(ended, Duration::from_secs(1), |ended| !*ended);
        drop(waited);
        self.text()
    }

    /// What is kept at this moment; what is not text is replaced.
    pub fn text(&self) -> String {
        let bytes = self.0.bytes.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = bytes.iter().copied().collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// All that is said until the end, as far as it fits.
#[cfg_attr(not(all(target_os = "linux", target_arch = "x86_64")), expect(dead_code))]
pub(crate) fn read_all(from: impl Read, most: u64) -> String {
    let mut text = Vec::new();
    // What came before a failure is what there is.
    nevermind(from.take(most).read_to_end(&mut text));
    String::from_utf8_lossy(&text).into_owned()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may panic")]
mod tests {
    use super::*;

    fn lines(text: &[u8]) -> Lines<&[u8]> {
        Lines::new(text, &Limits { line: 8, output: 20, ..Limits::default() })
    }

    #[test]
    fn lines_end_with_either_ending_or_none() {
        let mut lines = lines(b"one\r\ntwo\nthree");
        let mut next = || lines.next_line().unwrap();
        assert_eq!(
            [next(), next(), next(), next()].map(Option::unwrap_or_default),
            ["one", "two", "three", ""]
        );
    }

    #[test]
    fn a_line_may_be_as_long_as_the_bound_and_no_longer() {
        assert_eq!(lines(b"12345678\n").next_line().unwrap().as_deref(), Some("12345678"));
        assert!(matches!(lines(b"123456789\n").next_line(), Err(LineError::TooLong(8))));
    }

    #[test]
    fn output_may_be_as_much_as_the_bound_and_no_more() {
        let mut lines = lines(b"1234567\n1234567\n1234567\n");
        assert!(lines.next_line().is_ok() && lines.next_line().is_ok());
        assert!(matches!(lines.next_line(), Err(LineError::TooMuch(20))));
    }

    #[test]
    fn a_line_with_a_nul_or_broken_utf_8_is_not_text() {
        assert!(matches!(lines(b"a\0b\n").next_line(), Err(LineError::NotText)));
        assert!(matches!(lines(b"a\xffb\n").next_line(), Err(LineError::NotText)));
    }
}
