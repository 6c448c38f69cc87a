//! The hall in which games are played: a thread for each that is played at a time, with a referee of its own.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::{ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ladder::openings::Opening;
use ladder::tournament::{Next, Pairing, Schedule};

use super::history::Meeting;
use super::settings::{Manner, Terms};
use crate::event::Event;
use crate::job::Job;
use crate::nevermind;

/// How often a meeting is tried whose games do not count.
const ATTEMPTS: u32 = 3;
/// How often a waiting thread looks whether all is to stop.
const LOOK: Duration = Duration::from_millis(100);

/// How a referee is started: a program and arguments that call [`serve`](crate::serve).
#[derive(Clone, Debug)]
pub struct Referee {
    /// The program.
    pub program: PathBuf,
    /// Its arguments.
    pub args: Vec<OsString>,
}

/// What the threads share.
pub(crate) struct Hall<'a> {
    pub(crate) terms: &'a Terms,
    pub(crate) manner: &'a Manner,
    pub(crate) referee: &'a Referee,
    pub(crate) openings: &'a [Opening],
    pub(crate) schedule: Mutex<Schedule>,
    pub(crate) changed: Condvar,
    pub(crate) stop: Arc<AtomicBool>,
    /// Each referee lives as long as its standard input is open.
    lifelines: Vec<Mutex<Option<ChildStdin>>>,
}

impl<'a> Hall<'a> {
    pub(crate) fn new(
        terms: &'a Terms,
        manner: &'a Manner,
        referee: &'a Referee,
        openings: &'a [Opening],
        schedule: Schedule,
    ) -> Self {
        Self {
            terms,
            manner,
            referee,
            openings,
            schedule: Mutex::new(schedule),
            changed: Condvar::new(),
            stop: Arc::default(),
            lifelines: (0..manner.concurrency).map(|_| Mutex::default()).collect(),
        }
    }

    pub(crate) fn schedule(&self) -> MutexGuard<'_, Schedule> {
        self.schedule.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn lifeline(&self, slot: usize) -> MutexGuard<'_, Option<ChildStdin>> {
        self.lifelines[slot].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends every game that is being played.
    pub(crate) fn close(&self) {
        self.stop.store(true, Ordering::Relaxed);
        (0..self.lifelines.len()).for_each(|slot| drop(self.lifeline(slot).take()));
        self.changed.notify_all();
    }

    /// Plays meeting after meeting until there are none, or all is to stop.
    pub(crate) fn work(&self, slot: usize, results: &Sender<Meeting>) {
        while let Some(pairing) = self.next() {
            let Some(meeting) = self.play(slot, pairing) else { return };
            if results.send(meeting).is_err() {
                return;
            }
        }
    }

    fn next(&self) -> Option<Pairing> {
        let mut schedule = self.schedule();
        loop {
            if self.stopped() {
                return None;
            }
            match schedule.next_meeting() {
                Next::Play(pairing) => return Some(pairing),
                Next::Done => return None,
                Next::Wait => {
                    let waited = self.changed.wait_timeout(schedule, LOOK);
                    schedule = waited.unwrap_or_else(PoisonError::into_inner).0;
                }
            }
        }
    }

    fn play(&self, slot: usize, pairing: Pairing) -> Option<Meeting> {
        let job = self.job(slot, pairing);
        let mut last = None;
        for _ in 0..ATTEMPTS {
            let mut meeting = Meeting::new(pairing.id, pairing.engines);
            let done = self.refereed(slot, &job, &mut meeting);
            if self.stopped() && done.is_err() {
                return None;
            }
            if let Err(reason) = done {
                meeting.games.clear();
                meeting.void = Some(reason);
            }
            if meeting.void.is_none() {
                return Some(meeting);
            }
            last = Some(meeting);
        }
        last
    }

    fn job(&self, slot: usize, pairing: Pairing) -> Job {
        let engines = pairing.engines.map(|engine| {
            let mut spec = self.terms.engines[engine].clone();
            spec.cpus.clone_from(&self.manner.cpus[slot]);
            if let Some(folder) = &self.manner.logs {
                spec.log = Some(folder.join(format!("{}-{}.log", spec.name.replace('/', "_"), slot + 1)));
            }
            spec
        });
        let opening = match self.openings {
            [] => Opening::default(),
            openings => openings[pairing.opening % openings.len()].clone(),
        };
        Job {
            id: pairing.id.to_string(),
            reversed: pairing.games == 2,
            position: opening.position,
            moves: opening.moves,
            clock: self.terms.clock,
            adjudication: self.terms.adjudication.clone(),
            lifeline: true,
            ready_each_move: self.terms.ready,
            ..Job::new(self.terms.variant, engines)
        }
    }

    /// Has a referee do a job. Fails when the referee does: with why.
    fn refereed(&self, slot: usize, job: &Job, meeting: &mut Meeting) -> Result<(), String> {
        let mut child = Command::new(&self.referee.program)
            .args(&self.referee.args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // Keys pressed in the terminal are for us.
            .process_group(0)
            .spawn()
            .map_err(|error| format!("{}: {error}", self.referee.program.display()))?;
        let mut line = serde_json::to_vec(job).expect("a job is plain data");
        line.push(b'\n');
        let mut stdin = child.stdin.take().expect("it was asked for");
        // What is wrong with a referee that does not read is seen at its end.
        nevermind(stdin.write_all(&line));
        {
            let mut lifeline = self.lifeline(slot);
            *lifeline = (!self.stopped()).then_some(stdin);
        }
        let mut finished = false;
        let stdout = child.stdout.take().expect("it was asked for");
        for line in BufReader::with_capacity(1 << 16, stdout).lines().map_while(Result::ok) {
            match serde_json::from_str(&line) {
                Ok(Event::Finished { .. }) => finished = true,
                Ok(event) => meeting.hear(event),
                Err(fault) => return Err(format!("the referee said {line:?}: {fault}")),
            }
        }
        drop(self.lifeline(slot).take());
        match child.wait() {
            Ok(status) if !finished => Err(format!("the referee ended early ({status})")),
            _ => Ok(()),
        }
    }
}
