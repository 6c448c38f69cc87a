//! Trusted engines: a process with the caller's rights, and a [warden](crate::warden) over it.

use std::ffi::OsString;
use std::io::{self, BufRead as _, BufReader, IoSlice, PipeReader, PipeWriter};
use std::mem::MaybeUninit;
use std::net::Shutdown;
use std::os::fd::{AsFd as _, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use nix::time::ClockId;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::net::{SendAncillaryBuffer, SendAncillaryMessage, SendFlags, sendmsg};

use crate::error::Error;
use crate::job::{Confinement, EngineSpec};
use crate::launch::{Exit, Launch, Launched, Patient, Process};
use crate::warden::{News, Order};
use crate::{nevermind, process};

/// Starts engines with the caller's rights.
#[derive(Clone, Debug)]
pub struct Plain {
    warden: (PathBuf, Vec<OsString>),
}

/// How long a warden may take to start an engine, and an engine may leave a full pipe unread.
const PATIENCE_SECONDS: i64 = 5;

impl Plain {
    /// With a program and arguments that call [`warden_main`](crate::warden_main).
    pub fn new(program: impl Into<PathBuf>, args: impl IntoIterator<Item = impl Into<OsString>>) -> Self {
        Self { warden: (program.into(), args.into_iter().map(Into::into).collect()) }
    }
}

impl Launch for Plain {
    fn launch(&self, spec: &EngineSpec, _: &Confinement) -> Result<Launched, Error> {
        let mut launched = self.start(spec).map_err(Error::system("starting an engine's warden"))?;
        launched.1.begin()?;
        let (Pipes { stdin, stdout, stderr }, guarded) = launched;
        let stdin = Box::new(Patient::new(stdin, PATIENCE_SECONDS));
        Ok(Launched { stdin, stdout, stderr, process: Box::new(guarded) })
    }
}

/// Our ends of an engine's pipes.
struct Pipes {
    stdin: PipeWriter,
    stdout: PipeReader,
    stderr: PipeReader,
}

impl Plain {
    /// Starts a warden and gives it its order.
    fn start(&self, spec: &EngineSpec) -> io::Result<(Pipes, Guarded)> {
        let (ours, theirs) = UnixStream::pair()?;
        let (engine_reads, stdin) = io::pipe()?;
        let (stdout, engine_says) = io::pipe()?;
        let (stderr, engine_complains) = io::pipe()?;
        let warden = Command::new(&self.warden.0)
            .args(&self.warden.1)
            .stdin(OwnedFd::from(theirs))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // Keys pressed in the terminal are for the match.
            .process_group(0)
            .spawn()?;
        let guarded = Guarded { warden, news: BufReader::new(ours), id: 0, clock: None, exit: None };
        let order = Order {
            command: spec.command.clone(),
            args: spec.args.clone(),
            dir: spec.dir.clone(),
            cpus: spec.cpus.clone(),
        };
        let mut line = serde_json::to_vec(&order)?;
        line.push(b'\n');
        let pipes = [engine_reads.as_fd(), engine_says.as_fd(), engine_complains.as_fd()];
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(3))];
        let mut ancillary = SendAncillaryBuffer::new(&mut space);
        ancillary.push(SendAncillaryMessage::ScmRights(&pipes));
        let sent =
            sendmsg(guarded.news.get_ref(), &[IoSlice::new(&line)], &mut ancillary, SendFlags::NOSIGNAL)?;
        io::Write::write_all(&mut guarded.news.get_ref(), &line[sent..])?;
        Ok((Pipes { stdin, stdout, stderr }, guarded))
    }
}

/// A process whose warden hears of us through a socket.
struct Guarded {
    warden: Child,
    news: BufReader<UnixStream>,
    id: u32,
    clock: Option<ClockId>,
    exit: Option<Exit>,
}

impl Guarded {
    /// Hears whether the engine runs.
    fn begin(&mut self) -> Result<(), Error> {
        let news = self.hear(Duration::from_secs(PATIENCE_SECONDS as u64));
        match news.map_err(Error::system("hearing of an engine's start"))? {
            Some(News::Pid(id)) => {
                self.id = id;
                // It may have ended already.
                self.clock = process::cpu_clock(id).ok();
                Ok(())
            }
            Some(News::Refused(reason)) => Err(Error::Engine(reason)),
            _ => {
                let silent = io::Error::other("its warden does not answer");
                Err(Error::System { what: "starting an engine", source: silent })
            }
        }
    }

    fn hear(&mut self, wait: Duration) -> io::Result<Option<News>> {
        if self.news.buffer().is_empty() && !readable(self.news.get_ref(), wait)? {
            return Ok(None);
        }
        let mut line = String::new();
        self.news.read_line(&mut line)?;
        Ok(serde_json::from_str(&line).ok())
    }
}

/// Whether there is something to read, or the other end is closed, waiting at most so long for that.
fn readable(socket: &UnixStream, wait: Duration) -> io::Result<bool> {
    let until = Instant::now() + wait;
    loop {
        let left = until.saturating_duration_since(Instant::now());
        let left = left.try_into().map_err(|_| io::ErrorKind::InvalidInput)?;
        match poll(&mut [PollFd::new(socket, PollFlags::IN)], Some(&left)) {
            Err(rustix::io::Errno::INTR) => {}
            other => return Ok(other? > 0),
        }
    }
}

impl Process for Guarded {
    fn id(&self) -> u32 {
        self.id
    }

    fn is_jailed(&self) -> bool {
        false
    }

    fn cpu_time(&self) -> io::Result<Duration> {
        process::read(self.clock.ok_or(io::ErrorKind::NotFound)?)
    }

    fn ended(&mut self, wait: Duration) -> Option<Exit> {
        if self.exit.is_none() {
            self.exit = match self.hear(wait) {
                Ok(Some(News::Code(code))) => Some(Exit::Code(code)),
                Ok(Some(News::Signal(signal))) => Some(Exit::Signal(signal)),
                _ => None,
            };
        }
        self.exit
    }

    fn kill(&mut self) {
        // The warden takes the end of the socket for the word, and its own end is the answer.
        nevermind(self.news.get_ref().shutdown(Shutdown::Write));
        nevermind(self.news.get_ref().set_read_timeout(Some(Duration::from_secs(PATIENCE_SECONDS as u64))));
        // A process that even SIGKILL does not end at once is left to the warden.
        if io::copy(&mut self.news, &mut io::sink()).is_ok() {
            nevermind(self.warden.wait());
        }
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        self.kill();
    }
}
