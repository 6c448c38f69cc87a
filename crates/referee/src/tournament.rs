//! Matches: many games on this machine, each pair under a referee in a process of its own.
//!
//! Who meets whom follows from the results, so that a match that was broken off goes on where it was: its journal has a
//! line for each meeting that was played to its end, and everything else follows from these.

mod cores;
mod flags;
mod games_file;
mod hall;
mod history;
mod journal;
mod openings;
mod pgn;
mod report;
mod settings;
mod standing;
mod terms;

use std::io::{IsTerminal as _, Write as _};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, atomic::Ordering};
use std::time::{Duration, Instant};

use ladder::Verdict;
use ladder::tournament::Schedule;
use signal_hook::consts::{SIGINT, SIGTERM};

pub use self::flags::{help, table};
use self::games_file::GamesFile;
use self::hall::Hall;
pub use self::hall::Referee;
use self::history::Meeting;
use self::journal::Journal;
use self::pgn::Frame;
use self::report::Progress;
use self::settings::{Manner, Terms};
use self::standing::Standing;
use crate::error::Error;
use crate::nevermind;

/// How often the live table is drawn, and signals are looked for.
const TICK: Duration = Duration::from_millis(200);
const REDRAWN: Duration = Duration::from_secs(1);

/// Plays a match as its arguments say, the table or JSON going to standard output and progress to standard error.
///
/// # Errors
/// [`Error::Input`] for wrong arguments or files, [`Error::File`] for what cannot be read or written, [`Error::Stopped`]
/// after a signal.
pub fn run(args: &[String], json: bool, referee: &Referee) -> Result<(), Error> {
    let Asked { terms, manner, mut journal, mut games, began_at } = asked(args)?;
    let json = json || manner.json;
    for flag in &manner.ignored {
        eprintln!("--{flag} has no effect here");
    }
    let openings = match &terms.openings {
        Some(source) => source.openings(terms.variant, terms.seed)?,
        None => Vec::new(),
    };
    if let Some(folder) = &manner.logs {
        std::fs::create_dir_all(folder).map_err(Error::file(folder))?;
    }
    let frame = frame(&terms, &manner);
    let mut standing = Standing::new(terms.engines.len(), terms.length.games == 2);
    let mut schedule = Schedule::new(terms.kind, terms.engines.len(), terms.seeds, terms.length);
    if let (Some(games), Some(from)) = (&mut games, began_at) {
        games.cut(from)?;
    }
    if let Some(journal) = &mut journal {
        journal.meetings(|meeting| {
            schedule.remember(meeting.id, meeting.points());
            if standing.add(&meeting) {
                games.iter_mut().try_for_each(|games| games.add(&frame, &meeting))?;
            }
            Ok(())
        })?;
    }
    let before = standing.games;
    let hall = Hall::new(&terms, &manner, referee, &openings, schedule);
    signals(&hall)?;
    let began = Instant::now();
    let progress = |standing: &Standing| Progress {
        of: hall.schedule().games(),
        elapsed: began.elapsed(),
        played: standing.games - before,
    };
    let mut keep = |meeting: &Meeting| {
        journal.iter_mut().try_for_each(|journal| journal.keep(meeting))?;
        games.iter_mut().try_for_each(|games| games.add(&frame, meeting))
    };
    let decided = |standing: &Standing| {
        terms.sprt.is_some_and(|sprt| sprt.verdict(&standing.rows[0].tally) != Verdict::Undecided)
    };
    let mut screen = Screen::new(manner.interval);
    let done = std::thread::scope(|scope| -> Result<(), Error> {
        let (sender, results) = channel();
        let mut done = Ok(());
        if !decided(&standing) {
            for slot in 0..manner.concurrency {
                let (hall, sender) = (&hall, sender.clone());
                scope.spawn(move || hall.work(slot, &sender));
            }
        }
        drop(sender);
        loop {
            match results.recv_timeout(TICK) {
                Ok(meeting) => {
                    let kept = keep(&meeting);
                    screen.note(&meeting.faults(&frame.names));
                    standing.add(&meeting);
                    hall.schedule().report(meeting.id, meeting.points());
                    hall.changed.notify_all();
                    if decided(&standing) || kept.is_err() {
                        hall.close();
                    }
                    done = done.and(kept);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return done,
            }
            if hall.stop.load(Ordering::Relaxed) {
                hall.close();
            }
            screen.show(standing.games, || report::text(&terms, &standing, progress(&standing)));
        }
    });
    screen.clear();
    let shown = if json {
        report::json(&terms, &standing, progress(&standing)).to_string()
    } else {
        report::text(&terms, &standing, progress(&standing))
    };
    // A reader that has gone away, such as `head`, is no failure.
    nevermind(writeln!(std::io::stdout(), "{}", shown.trim_end()));
    done?;
    if hall.stop.load(Ordering::Relaxed) && !decided(&standing) { Err(Error::Stopped) } else { Ok(()) }
}

/// What was asked, with the files that were named.
struct Asked {
    terms: Terms,
    manner: Manner,
    journal: Option<Journal>,
    games: Option<GamesFile>,
    /// Where this match's games begin in the file of games, if it goes on.
    began_at: Option<u64>,
}

fn asked(args: &[String]) -> Result<Asked, Error> {
    // Only a file to go on from: what was asked is in it.
    if let [flag, file] = args
        && matches!(flag.trim_start_matches('-'), "resume" | "config")
        && flag.starts_with('-')
    {
        let path = settings::file(file).unwrap_or(file);
        if !std::path::Path::new(path).exists() {
            return Err(Error::input(flag, format!("there is no {path}")));
        }
        let (_, head) = Journal::open(path.as_ref())?;
        let head = head.ok_or_else(|| Error::input(path, "nothing was asked in it"))?;
        let mut args = head.args;
        args.extend(["--resume".to_owned(), path.to_owned()]);
        return asked(&args);
    }
    let (mut terms, manner) = settings::read(args)?;
    let games = manner.pgn.as_deref().map(GamesFile::open).transpose()?;
    let Some(path) = &manner.journal else {
        return Ok(Asked { terms, manner, journal: None, games, began_at: None });
    };
    let (mut journal, head) = Journal::open(path)?;
    let began_at = if let Some(head) = head {
        if !manner.seeded {
            terms.seed = head.terms.seed;
        }
        if terms != head.terms {
            let fault = "it was asked something else: give the same engines and terms, or --resume alone";
            return Err(Error::input(path.display().to_string(), fault));
        }
        Some(head.pgn_from)
    } else {
        let from = games.as_ref().map_or(Ok(0), GamesFile::length)?;
        journal.begin(args.to_vec(), terms.clone(), from)?;
        None
    };
    Ok(Asked { terms, manner, journal: Some(journal), games, began_at })
}

fn frame(terms: &Terms, manner: &Manner) -> Frame {
    Frame {
        variant: terms.variant,
        event: manner.event.clone(),
        site: manner.site.clone(),
        names: terms.engines.iter().map(|engine| engine.name.clone()).collect(),
        limits: terms.engines.iter().map(|engine| engine.limit.to_string()).collect(),
    }
}

/// The first signal stops in good order, the second at once.
fn signals(hall: &Hall<'_>) -> Result<(), Error> {
    for signal in [SIGINT, SIGTERM] {
        let at_once = signal_hook::flag::register_conditional_shutdown(signal, 1, Arc::clone(&hall.stop));
        at_once.map_err(Error::system("listening for signals"))?;
        let stop = signal_hook::flag::register(signal, Arc::clone(&hall.stop));
        stop.map_err(Error::system("listening for signals"))?;
    }
    Ok(())
}

/// The live table: drawn over itself where standard error is a terminal, else printed now and then.
struct Screen {
    live: bool,
    interval: u32,
    lines: usize,
    drawn: Instant,
    printed: u32,
}

impl Screen {
    fn new(interval: u32) -> Self {
        let live = std::io::stderr().is_terminal();
        Self { live, interval: interval.max(1), lines: 0, drawn: Instant::now(), printed: 0 }
    }

    fn show(&mut self, games: u32, text: impl FnOnce() -> String) {
        if self.live && self.drawn.elapsed() >= REDRAWN {
            self.clear();
            let text = text();
            self.lines = text.lines().count();
            self.drawn = Instant::now();
            eprint!("{text}");
        } else if !self.live && games >= self.printed + self.interval && self.drawn.elapsed() >= REDRAWN {
            self.printed = games;
            self.drawn = Instant::now();
            eprint!("{}", text());
        }
    }

    /// Prints lines that stay.
    fn note(&mut self, lines: &[String]) {
        if !lines.is_empty() {
            self.clear();
            eprintln!("{}", lines.join("\n"));
        }
    }

    fn clear(&mut self) {
        if self.lines > 0 {
            // Up so many lines, and clear from there.
            eprint!("\x1b[{}A\x1b[J", self.lines);
            self.lines = 0;
        }
    }
}
