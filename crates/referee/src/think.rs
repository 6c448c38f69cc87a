//! One move of one engine: asked, waited for, and timed.

use std::time::{Duration, Instant};

use crate::clock::Clock;
use crate::engine::Engine;
use crate::error::Error;
use crate::event::Event;
use crate::fault::{Fault, FaultKind};
use crate::hearing::hear;
use crate::job::{ClockKind, Waits};
use crate::lag::{Lag, MEASURED_FROM};

/// What a move on the CPU clock may take at most, in CPU time left and beyond it.
const CEILING_FACTOR: u32 = 3;
const CEILING_MORE: Duration = Duration::from_secs(2);
/// An engine that used less than this part of its time on a full clock idled.
const IDLE_PART: f64 = 0.1;
/// How often memory is looked at while an engine thinks.
const WEIGHED_EVERY: Duration = Duration::from_millis(50);
/// The shortest time between two looks at a CPU clock.
const CPU_STEP: Duration = Duration::from_millis(1);

/// Both engines of a game with their clocks.
pub(crate) struct Table<'a> {
    pub(crate) engines: [Option<Engine>; 2],
    /// By engine, not by colour.
    pub(crate) clocks: [Clock; 2],
    pub(crate) kind: ClockKind,
    pub(crate) waits: Waits,
    /// CPU time that has been charged, by engine.
    pub(crate) charged: [Duration; 2],
    pub(crate) lag: Lag,
    pub(crate) sink: Sink<'a>,
}

/// What came of asking.
pub(crate) enum Thought {
    Move {
        text: Vec<u8>,
        used: Duration,
        wall: Duration,
        lag: Option<Duration>,
    },
    Lost {
        who: usize,
        fault: Fault,
    },
    /// The host could not run the engine.
    Overloaded(String),
}

impl Table<'_> {
    /// Asks an engine, which is there, for a move with the lines that end in `go`.
    pub(crate) fn think(&mut self, who: usize, lines: &[u8]) -> Result<Thought, Error> {
        let on_cpu = self.kind == ClockKind::Cpu;
        if on_cpu {
            let now = self.cpu(who);
            let used = now.saturating_sub(std::mem::replace(&mut self.charged[who], now));
            if let Err(late) = self.clocks[who].drain(used) {
                let late = late.as_millis();
                let detail = format!("{late} ms of CPU time too much, used while the opponent was to move");
                return Ok(Thought::Lost { who, fault: Fault::new(FaultKind::Time, detail) });
            }
        }
        let (budget, margin) = (self.clocks[who].budget(), self.clocks[who].margin());
        let engine = self.engines[who].as_mut().expect("both engines are there during a game");
        engine.begin_search();
        let threads = engine.spec.threads.max(1);
        let weighed = engine.spec.memory_mib.is_some();
        let sent = Instant::now();
        engine.say(lines);
        let ceiling = sent
            + match budget {
                None => Duration::from_millis(self.waits.move_ms),
                Some(budget) if on_cpu => budget * CEILING_FACTOR + margin + CEILING_MORE,
                Some(budget) => budget + margin,
            };
        let mut look = budget.filter(|_| on_cpu).map(|budget| sent + (budget + margin) / threads);
        let mut arrived = sent;
        loop {
            // The clock first: what came with or after the end of the time is late.
            if let Some(text) = self.best(who) {
                return Ok(self.judge(who, text, arrived - sent));
            }
            if let Some((who, fault)) = self.fault(who) {
                return Ok(Thought::Lost { who, fault });
            }
            if arrived >= ceiling {
                return Ok(self.at_ceiling(who, arrived - sent));
            }
            if let (Some(moment), Some(budget)) = (look, budget)
                && arrived >= moment
            {
                let used = self.cpu(who).saturating_sub(self.charged[who]);
                let Some(rest) = (budget + margin).checked_sub(used) else {
                    let fault = self.late(who, used.saturating_sub(budget), arrived - sent);
                    return Ok(Thought::Lost { who, fault });
                };
                look = Some(arrived + (rest / threads).max(CPU_STEP));
            }
            let mut wait = look.unwrap_or(ceiling).min(ceiling) - arrived;
            if weighed {
                wait = wait.min(WEIGHED_EVERY);
            }
            let told = self.sink.is_empty();
            hear(&mut self.engines, if told { wait } else { wait.min(Sink::PATIENCE) });
            arrived = Instant::now();
            if !told && arrived - sent >= Sink::PATIENCE {
                self.sink.flush()?;
            }
            if weighed && arrived - sent >= WEIGHED_EVERY {
                self.engines.iter_mut().flatten().for_each(Engine::weigh);
            }
        }
    }

    fn best(&mut self, who: usize) -> Option<Vec<u8>> {
        self.engines[who].as_mut()?.heard.bestmove.take()
    }

    /// The fault of an engine, of the one that thinks first.
    pub(crate) fn fault(&mut self, who: usize) -> Option<(usize, Fault)> {
        [who, 1 - who]
            .into_iter()
            .find_map(|who| Some((who, self.engines[who].as_ref()?.heard.fault.clone()?)))
    }

    /// An engine's CPU time; what was charged already if it has ended.
    pub(crate) fn cpu(&self, who: usize) -> Duration {
        let engine = self.engines[who].as_ref();
        engine.and_then(|engine| engine.process.cpu_time().ok()).unwrap_or(self.charged[who])
    }

    /// Charges a move that has come.
    fn judge(&mut self, who: usize, text: Vec<u8>, wall: Duration) -> Thought {
        let used = match self.kind {
            ClockKind::Wall => wall,
            ClockKind::Cpu => {
                let now = self.cpu(who);
                now.saturating_sub(std::mem::replace(&mut self.charged[who], now))
            }
        };
        match self.clocks[who].spend(used) {
            Ok(()) => Thought::Move { text, used, wall, lag: self.lag(who, wall) },
            Err(late) => Thought::Lost { who, fault: self.late(who, late, wall) },
        }
    }

    fn lag(&mut self, who: usize, wall: Duration) -> Option<Duration> {
        if wall < MEASURED_FROM {
            return None;
        }
        let process = self.engines[who].as_ref()?.process.id();
        self.lag.since(who, process)
    }

    fn at_ceiling(&mut self, who: usize, wall: Duration) -> Thought {
        let Some(budget) = self.clocks[who].budget() else {
            let fault = Fault::new(FaultKind::Time, format!("no move in {} ms", wall.as_millis()));
            return Thought::Lost { who, fault };
        };
        if self.kind == ClockKind::Wall {
            let fault = self.late(who, wall.saturating_sub(budget), wall);
            return Thought::Lost { who, fault };
        }
        let used = self.cpu(who).saturating_sub(self.charged[who]);
        let told = format!("{} ms of CPU time in {} ms", used.as_millis(), wall.as_millis());
        if used.as_secs_f64() < IDLE_PART * wall.as_secs_f64() {
            return Thought::Lost { who, fault: Fault::new(FaultKind::Time, format!("it idled: {told}")) };
        }
        Thought::Overloaded(format!("the host was overloaded: the engine got {told}"))
    }

    fn late(&mut self, who: usize, late: Duration, wall: Duration) -> Fault {
        let lag = match self.lag(who, wall) {
            Some(lag) => format!(", lag {} ms", lag.as_millis()),
            None => String::new(),
        };
        let margin = self.clocks[who].margin().as_millis();
        Fault::new(FaultKind::Time, format!("{} ms late, margin {margin} ms{lag}", late.as_millis()))
    }
}

/// Where events go. They are held back while moves come faster than anybody reads.
pub(crate) struct Sink<'a> {
    out: &'a mut dyn std::io::Write,
    held: Vec<u8>,
}

impl<'a> Sink<'a> {
    /// How long an event may be held back while an engine thinks.
    const PATIENCE: Duration = Duration::from_millis(20);
    const MOST: usize = 32 << 10;

    pub(crate) fn new(out: &'a mut dyn std::io::Write) -> Self {
        Self { out, held: Vec::with_capacity(2 * Self::MOST) }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.held.is_empty()
    }

    pub(crate) fn tell(&mut self, event: &Event<'_>) -> Result<(), Error> {
        serde_json::to_writer(&mut self.held, event).expect("an event is plain data");
        self.held.push(b'\n');
        if self.held.len() >= Self::MOST { self.flush() } else { Ok(()) }
    }

    pub(crate) fn flush(&mut self) -> Result<(), Error> {
        let written = self.out.write_all(&self.held).and_then(|()| self.out.flush());
        self.held.clear();
        written.map_err(|_| Error::Deaf)
    }
}
