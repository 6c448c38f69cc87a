//! The engine protocol: UCI, with the rule set as an option.

mod command;
mod seat;

use std::io::{BufRead, Write};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Scope, ScopedJoinHandle};

use rules::Variant;

use self::command::{Command, Option_, parse};
use self::seat::{Seat, seat};
use crate::anchor::Anchor;
use crate::engine::Signals;
use crate::limits::Limits;

/// The largest table that can be asked for, in mebibytes.
const MOST_HASH: usize = 65_536;
/// The most threads.
const MOST_THREADS: usize = 256;
/// The table's size before it is told another, in mebibytes.
pub(crate) const HASH: usize = 16;

/// Speaks the protocol until `quit` or the end of the input. A search with an end of its own is finished when the input
/// ends; any other is stopped.
///
/// As an anchor it answers every `go` with that one's nodes.
///
/// # Errors
/// When the output cannot be written.
pub fn speak(input: impl BufRead, output: impl Write + Send, anchor: Option<Anchor>) -> std::io::Result<()> {
    let output = Mutex::new(output);
    std::thread::scope(|scope| {
        let mut desk = Desk::new(scope, &output, anchor);
        for line in input.split(b'\n') {
            // What is no text is no command.
            let Ok(line) = line.map(|line| String::from_utf8_lossy(&line).into_owned()) else { break };
            if let Some(command) = parse(&line)
                && !desk.obey(command)?
            {
                return Ok(());
            }
        }
        desk.finish();
        Ok(())
    })
}

/// Settings that outlive a change of the rule set.
struct Settings {
    hash: usize,
    threads: usize,
    lines: usize,
    level: u8,
}

/// A search that runs.
struct Running<'s> {
    signals: Arc<Signals>,
    bounded: bool,
    thread: ScopedJoinHandle<'s, ()>,
}

struct Desk<'s, 'e, W> {
    scope: &'s Scope<'s, 'e>,
    output: &'e Mutex<W>,
    seat: Arc<Mutex<Box<dyn Seat>>>,
    settings: Settings,
    running: Option<Running<'s>>,
    anchor: Option<Anchor>,
}

fn say<W: Write>(output: &Mutex<W>, line: &str) -> std::io::Result<()> {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(output, "{line}")?;
    output.flush()
}

impl<'s, 'e, W: Write + Send> Desk<'s, 'e, W> {
    fn new(scope: &'s Scope<'s, 'e>, output: &'e Mutex<W>, anchor: Option<Anchor>) -> Self {
        let settings = Settings { hash: HASH, threads: 1, lines: 1, level: crate::level::FULL };
        let seat = Arc::new(Mutex::new(seat(Variant::default(), HASH)));
        Self { scope, output, seat, settings, running: None, anchor }
    }

    /// Carries a command out; false to quit.
    fn obey(&mut self, command: Command) -> std::io::Result<bool> {
        match command {
            Command::Uci => self.introduce()?,
            Command::IsReady => {
                // While a search runs it has been done, and the seat is taken.
                if self.running.is_none() {
                    self.with_seat(|seat| seat.prepare());
                }
                say(self.output, "readyok")?;
            }
            Command::NewGame => {
                self.stop();
                self.with_seat(|seat| seat.forget());
            }
            Command::Option(option) => {
                self.stop();
                // An anchor plays any rule set, and always alike.
                if self.anchor.is_none() || matches!(option, Option_::Variant(_)) {
                    self.set(option);
                }
            }
            Command::Position { position, moves } => {
                self.stop();
                if let Err(fault) = self.with_seat(|seat| seat.set_game(position.as_deref(), &moves)) {
                    say(self.output, &format!("info string {fault}"))?;
                }
            }
            Command::Go(limits) => self.go(match self.anchor {
                Some(Anchor { nodes, .. }) => Limits { nodes: Some(nodes), ..Limits::default() },
                None => limits,
            }),
            Command::Stop => self.stop(),
            Command::PonderHit => {
                if let Some(running) = &self.running {
                    running.signals.pondering.store(false, Ordering::Relaxed);
                }
            }
            Command::Quit => {
                self.stop();
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn with_seat<T>(&self, act: impl FnOnce(&mut dyn Seat) -> T) -> T {
        act(self.seat.lock().unwrap_or_else(PoisonError::into_inner).as_mut())
    }

    fn introduce(&self) -> std::io::Result<()> {
        let own = || format!("Starmate {}", env!("CARGO_PKG_VERSION"));
        let name = self.anchor.map_or_else(own, |anchor| format!("Starmate {}", anchor.name));
        let variants: Vec<String> = Variant::ALL.iter().map(|variant| format!(" var {variant}")).collect();
        say(
            self.output,
            &format!(
                "id name {name}\nid author the Starmate authors\n\
                 option name UCI_Variant type combo default {}{}\n\
                 option name Hash type spin default {HASH} min 1 max {MOST_HASH}\n\
                 option name Threads type spin default 1 min 1 max {MOST_THREADS}\n\
                 option name MultiPV type spin default 1 min 1 max 255\n\
                 option name Ponder type check default false\n\
                 option name Level type spin default {full} min 1 max {full}\n\
                 uciok",
                Variant::default(),
                variants.concat(),
                full = crate::level::FULL,
            ),
        )
    }

    fn set(&mut self, option: Option_) {
        match option {
            Option_::Variant(variant) => {
                self.seat = Arc::new(Mutex::new(seat(variant, self.settings.hash)));
            }
            Option_::Hash(mebibytes) => {
                self.settings.hash = mebibytes.clamp(1, MOST_HASH);
                let hash = self.settings.hash;
                self.with_seat(|seat| seat.resize(hash));
            }
            Option_::Threads(threads) => self.settings.threads = threads.clamp(1, MOST_THREADS),
            Option_::Lines(lines) => self.settings.lines = lines.clamp(1, 255),
            Option_::Level(level) => self.settings.level = level.clamp(1, crate::level::FULL),
        }
    }

    fn go(&mut self, limits: Limits) {
        self.stop();
        let signals = Arc::new(Signals::default());
        signals.pondering.store(limits.ponder, Ordering::Relaxed);
        let bounded = limits.is_bounded();
        let (seat, output) = (Arc::clone(&self.seat), self.output);
        let Settings { threads, lines, level, .. } = self.settings;
        let switches = Arc::clone(&signals);
        let thread = self.scope.spawn(move || {
            let mut seat = seat.lock().unwrap_or_else(PoisonError::into_inner);
            seat.arrange(threads, lines);
            // Whoever does not listen any more is noticed at the next command.
            let tell = |line: &str| say(output, line).is_ok();
            let answer = seat.think(&limits, level, &switches, &mut |line| _ = tell(line));
            tell(&answer);
        });
        self.running = Some(Running { signals, bounded, thread });
    }

    /// Ends the search, if one runs, and waits for its answer.
    fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.signals.stop.store(true, Ordering::Relaxed);
            running.join();
        }
    }

    fn finish(&mut self) {
        match self.running.take() {
            Some(running) if running.bounded => running.join(),
            running => {
                self.running = running;
                self.stop();
            }
        }
    }
}

impl Running<'_> {
    fn join(self) {
        self.thread.join().expect("a search does not panic");
    }
}
