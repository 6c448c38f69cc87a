//! An engine in its game: the one owner of its process and pipes.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, PipeReader, Read as _, Write};
use std::time::{Duration, Instant};

use crate::error::Error;
use crate::fault::{Fault, FaultKind};
use crate::job::EngineSpec;
use crate::launch::{Launched, Process};
use crate::nevermind;
use crate::uci::{Info, Offer, first_word};

/// The longest line, in bytes.
const LONGEST_LINE: usize = 64 << 10;
/// The most that an engine may say, or complain of, between two `go`, in bytes.
const MOST_OUTPUT: usize = 16 << 20;
/// What is kept of standard error, in bytes.
const KEPT_STDERR: usize = 16 << 10;
/// How many of its last lines are kept, and how much of each.
const LAST_LINES: usize = 6;
const LAST_LINE: usize = 200;
/// How long an engine that has closed its output may take to end.
const TO_END: Duration = Duration::from_millis(500);

/// An engine that runs, and what it has said.
pub(crate) struct Engine {
    pub(crate) spec: EngineSpec,
    pub(crate) process: Box<dyn Process>,
    stdin: Box<dyn Write + Send>,
    /// Nothing when the other end is closed.
    pub(crate) stdout: Option<PipeReader>,
    pub(crate) stderr: Option<PipeReader>,
    buffer: Vec<u8>,
    filled: usize,
    said: usize,
    complained: usize,
    complaints: VecDeque<u8>,
    /// The last lines that it said, written over in turn, and how many it has said.
    last: [Vec<u8>; LAST_LINES],
    lines: usize,
    log: Option<File>,
    began: Instant,
    pub(crate) heard: Heard,
}

/// What an engine has said, as far as it matters.
#[derive(Default)]
pub(crate) struct Heard {
    pub(crate) uciok: bool,
    pub(crate) readyok: bool,
    pub(crate) name: String,
    pub(crate) offers: Vec<Offer>,
    /// Whether a move is due.
    pub(crate) thinking: bool,
    /// What followed `bestmove`, if it was due.
    pub(crate) bestmove: Option<Vec<u8>>,
    /// The last `info` with a score, since `go`.
    last_info: Vec<u8>,
    /// What it has lost by.
    pub(crate) fault: Option<Fault>,
    /// How many lines said nothing known.
    pub(crate) ignored: u64,
}

impl Engine {
    pub(crate) fn new(spec: EngineSpec, launched: Launched) -> Result<Self, Error> {
        let open = |path| File::options().create(true).append(true).open(path).map_err(Error::file(path));
        let log = spec.log.as_ref().map(open).transpose()?;
        Ok(Self {
            spec,
            process: launched.process,
            stdin: launched.stdin,
            stdout: Some(launched.stdout),
            stderr: Some(launched.stderr),
            buffer: vec![0; LONGEST_LINE],
            filled: 0,
            said: 0,
            complained: 0,
            complaints: VecDeque::new(),
            last: Default::default(),
            lines: 0,
            log,
            began: Instant::now(),
            heard: Heard::default(),
        })
    }

    /// Says a line, its end included. A failure becomes the engine's fault.
    pub(crate) fn say(&mut self, line: &[u8]) {
        if self.log.is_some() {
            self.note(b'<', line);
        }
        match self.stdin.write_all(line) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::TimedOut => {
                self.blame(FaultKind::Stall, "it does not read its input");
            }
            Err(_) => self.gone(),
        }
    }

    /// Takes what has arrived on standard output.
    pub(crate) fn listen(&mut self) {
        let Some(stdout) = &mut self.stdout else { return };
        match stdout.read(&mut self.buffer[self.filled..]) {
            Ok(0) => {
                self.stdout = None;
                // A last line may lack its end.
                let last = self.filled;
                self.filled = 0;
                self.hear(0, last);
                self.gone();
            }
            Ok(read) => {
                self.said += read;
                self.filled += read;
                self.split(self.filled - read);
                if self.said > MOST_OUTPUT {
                    self.blame(
                        FaultKind::Protocol,
                        format!("more than {MOST_OUTPUT} bytes of output for a move"),
                    );
                }
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => self.gone(),
        }
    }

    /// Hears every whole line; no line ends before `from`.
    fn split(&mut self, from: usize) {
        let (mut begin, mut look) = (0, from);
        while let Some(length) = self.buffer[look..self.filled].iter().position(|byte| *byte == b'\n') {
            self.hear(begin, look + length);
            begin = look + length + 1;
            look = begin;
        }
        self.buffer.copy_within(begin..self.filled, 0);
        self.filled -= begin;
        if self.filled == self.buffer.len() {
            self.filled = 0;
            self.blame(FaultKind::Protocol, format!("a line of more than {LONGEST_LINE} bytes"));
        }
    }

    fn hear(&mut self, begin: usize, end: usize) {
        if self.log.is_some() && begin < end {
            let line = self.buffer[begin..end].to_vec();
            self.note(b'>', &line);
        }
        let kept = &mut self.last[self.lines % LAST_LINES];
        kept.clear();
        kept.extend_from_slice(&self.buffer[begin..end.min(begin + LAST_LINE)]);
        self.lines += 1;
        self.heard.line(&self.buffer[begin..end]);
    }

    /// The last lines that it said, oldest first; each as far as it can be shown.
    pub(crate) fn last_lines(&self) -> String {
        let kept =
            (self.lines.saturating_sub(LAST_LINES)..self.lines).map(|line| &self.last[line % LAST_LINES]);
        let shown = |line: &Vec<u8>| String::from_utf8_lossy(line.trim_ascii_end()).into_owned();
        kept.map(shown).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// Takes what has arrived on standard error.
    pub(crate) fn hear_complaints(&mut self) {
        let Some(stderr) = &mut self.stderr else { return };
        let mut buffer = [0; 4096];
        match stderr.read(&mut buffer) {
            Ok(0) => self.stderr = None,
            Ok(read) => {
                self.complained += read;
                self.complaints.extend(&buffer[..read]);
                let surplus = self.complaints.len().saturating_sub(KEPT_STDERR);
                self.complaints.drain(..surplus);
                if self.complained > MOST_OUTPUT {
                    let detail = format!("more than {MOST_OUTPUT} bytes on standard error for a move");
                    self.blame(FaultKind::Protocol, detail);
                }
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => self.stderr = None,
        }
    }

    /// Makes way for a new search: what was said and counted before no longer matters.
    pub(crate) fn begin_search(&mut self) {
        self.said = 0;
        self.complained = 0;
        self.heard.last_info.clear();
        self.heard.bestmove = None;
        self.heard.thinking = true;
    }

    /// What the last search told.
    pub(crate) fn info(&self) -> Info {
        str::from_utf8(&self.heard.last_info).map(Info::read).unwrap_or_default()
    }

    /// The end of standard error since it was last taken.
    pub(crate) fn take_complaints(&mut self) -> Option<String> {
        let bytes: Vec<u8> = self.complaints.drain(..).collect();
        (!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Notes what it loses by; the first fault counts.
    pub(crate) fn blame(&mut self, kind: FaultKind, detail: impl Into<String>) {
        self.heard.fault.get_or_insert_with(|| Fault::new(kind, detail));
    }

    /// It has closed its pipes, as a rule by ending.
    fn gone(&mut self) {
        if self.heard.fault.is_some() {
            return;
        }
        // Otherwise its last words would be lost.
        while self.stderr.as_ref().is_some_and(has_more) {
            self.hear_complaints();
        }
        match self.process.ended(TO_END) {
            Some(crate::Exit::Memory) => self.blame(FaultKind::Memory, "it was ended at its memory limit"),
            Some(exit) => self.blame(FaultKind::Crash, exit.to_string()),
            None => self.blame(FaultKind::Protocol, "it closed its output"),
        }
    }

    /// Looks whether it still runs.
    pub(crate) fn look_after(&mut self) {
        if self.heard.fault.is_none() && self.process.ended(Duration::ZERO).is_some() {
            self.gone();
        }
    }

    /// Looks at its memory.
    pub(crate) fn weigh(&mut self) {
        let Some(most) = self.spec.memory_mib else { return };
        if let Some(has) = crate::process::resident_mib(self.process.id()).filter(|has| *has > most) {
            self.blame(FaultKind::Memory, format!("{has} MiB of {most} MiB"));
        }
    }

    fn note(&mut self, sign: u8, line: &[u8]) {
        let Some(log) = &mut self.log else { return };
        let begin = format!("{:.6} {} ", self.began.elapsed().as_secs_f64(), sign as char);
        let mut text = Vec::new();
        for line in line.trim_ascii_end().split(|byte| *byte == b'\n') {
            text.extend_from_slice(begin.as_bytes());
            text.extend_from_slice(line);
            text.push(b'\n');
        }
        // A log that cannot be written is no reason to end a game.
        nevermind(log.write_all(&text));
    }
}

fn has_more(pipe: &PipeReader) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let now = Timespec { tv_sec: 0, tv_nsec: 0 };
    let mut one = [PollFd::new(pipe, PollFlags::IN)];
    poll(&mut one, Some(&now)).is_ok_and(|ready| ready > 0) && one[0].revents().contains(PollFlags::IN)
}

impl Heard {
    fn line(&mut self, line: &[u8]) {
        match first_word(line) {
            (b"info", rest) => {
                if self.thinking && Info::counts(line) {
                    self.last_info.clear();
                    self.last_info.extend_from_slice(rest);
                }
            }
            (b"bestmove", rest) => {
                if self.thinking {
                    self.thinking = false;
                    self.bestmove = Some(rest.to_vec());
                } else if self.fault.is_none() {
                    self.fault = Some(Fault::new(FaultKind::Protocol, "a bestmove that nobody asked for"));
                }
            }
            (b"readyok", _) => self.readyok = true,
            (b"uciok", _) => self.uciok = true,
            (b"id", rest) => {
                if let (b"name", name) = first_word(rest) {
                    self.name = String::from_utf8_lossy(name).into_owned();
                }
            }
            (b"option", rest) => {
                // Nobody offers more; what a flood offers is not kept.
                if self.offers.len() < 1000 {
                    self.offers.extend(str::from_utf8(rest).ok().and_then(Offer::read));
                }
            }
            (b"", _) => {}
            _ => self.ignored += 1,
        }
    }
}
