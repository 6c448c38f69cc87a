//! `starmate ladder`: the engine ladder without Discord.

mod check;
mod describe;
mod engines;
mod games;
mod matches;
mod play;
mod seasons;
mod standings;
mod submit;
mod tournament;
mod wait;

use std::path::Path;

use arena::{Arena, Config, JailState};
use rules::Variant;
use store::ladder::EngineId;
use store::{Reader, Store, StoreError};

use super::failure::Failure;
use super::output::Output;
use super::serve;
use crate::settings::Settings;

#[derive(Debug, clap::Subcommand)]
pub(super) enum Command {
    /// Enter an engine, and check it
    Submit(submit::Args),
    /// Check a file as the ladder would, without a database
    Check(check::Args),
    /// List engines
    List(engines::ListArgs),
    /// Let the ladders play until a signal, or for so many games or so long
    Run(play::Args),
    /// Show the table of a ladder
    Standings(standings::Args),
    /// Show an engine
    Show(engines::Name),
    /// Show a game between engines, or print its record
    Game(games::Args),
    /// Print the games between engines as records
    Games(games::AllArgs),
    /// Take an engine off the ladder; its games stay
    Retire(engines::Name),
    /// Put a retired or quarantined engine back, once it has passed its check again
    Return(engines::Name),
    /// Give an engine another name
    Rename(engines::Rename),
    /// Change what is said of an engine
    Describe(describe::Args),
    /// Take somebody's engine off the ladder
    Withdraw(engines::Withdraw),
    /// Ban an owner, by their number on Discord, and withdraw their engines
    Ban(engines::Ban),
    /// Show the seasons of a ladder, or end the running one
    Season(seasons::Args),
    /// Put an anchor where a match has found it
    Anchor(seasons::AnchorArgs),
    /// Let two engines play a match, with the verdict of a sequential test
    Match(matches::Args),
    /// Tournaments
    #[command(subcommand)]
    Tournament(tournament::Command),
}

pub(super) fn run(command: Command, config: Option<&Path>, out: &Output) -> Result<(), Failure> {
    let settings = serve::settings(config)?.settings;
    let hall = Hall { settings };
    match command {
        Command::Submit(args) => submit::run(&hall, args, out),
        Command::Check(args) => check::run(&hall, &args, out),
        Command::List(args) => engines::list(&hall, &args, out),
        Command::Run(args) => play::run(&hall, &args, out),
        Command::Standings(args) => standings::run(&hall, &args, out),
        Command::Show(args) => engines::show(&hall, &args, out),
        Command::Game(args) => games::one(&hall, &args, out),
        Command::Games(args) => games::all(&hall, &args),
        Command::Retire(args) => engines::change(&hall, &args.name, arena::Change::Retire, out),
        Command::Return(args) => engines::change(&hall, &args.name, arena::Change::Return, out),
        Command::Rename(args) => {
            engines::change(&hall, &args.name, arena::Change::Rename(args.new.clone()), out)
        }
        Command::Describe(args) => describe::run(&hall, args, out),
        Command::Withdraw(args) => {
            engines::change(&hall, &args.name, arena::Change::Withdraw(args.why.clone()), out)
        }
        Command::Ban(args) => engines::ban(&hall, &args, out),
        Command::Season(args) => seasons::run(&hall, &args, out),
        Command::Anchor(args) => seasons::anchor(&hall, &args, out),
        Command::Match(args) => matches::run(&hall, args, out),
        Command::Tournament(command) => tournament::run(&hall, command, out),
    }
}

/// All games between engines as records.
pub(super) fn export(reader: &Reader) -> Result<(), Failure> {
    games::written(reader, store::ladder::EngineGamesOf::default())
}

/// What all of these commands stand on.
struct Hall {
    settings: Settings,
}

impl Hall {
    fn data(&self) -> &Path {
        &self.settings.data
    }

    fn config(&self) -> Result<Config, Failure> {
        crate::ladder::config(&self.settings, self.data(), crate::ladder::CONTROL)
            .map_err(|error| Failure::Input(format!("{error:#}")))
    }

    /// Looks on, also beside a running bot.
    fn reader(&self) -> Result<Reader, Failure> {
        Reader::open(&crate::data::database(self.data())).map_err(failure)
    }

    /// Writes, while no bot does.
    fn store(&self) -> Result<Store, Failure> {
        use discord::Clock as _;
        Store::open(&crate::data::database(self.data()), discord::SystemClock.now()).map_err(failure)
    }

    fn arena(&self, set: impl FnOnce(&mut Config)) -> Result<Arena, Failure> {
        let mut config = self.config()?;
        set(&mut config);
        Ok(Arena::new(config, self.store()?))
    }
}

/// Sees to it that none of these engines waits for a jail that does not hold here.
fn all_run_here(arena: &Arena, engines: impl IntoIterator<Item = EngineId>) -> Result<(), Failure> {
    let JailState::Refused(why) = arena.jail() else { return Ok(()) };
    for id in engines {
        let engine = arena.store().engine(id).map_err(failure)?;
        if let Some(engine) = engine.filter(|engine| engine.house.is_none() && !engine.trusted) {
            return Err(Failure::Refused(format!("{} is not run here: {why}", engine.name)));
        }
    }
    Ok(())
}

fn now() -> ::play::Timestamp {
    use discord::Clock as _;
    discord::SystemClock.now()
}

fn failure(error: StoreError) -> Failure {
    match error {
        StoreError::Missing(path) => Failure::input(
            path.display(),
            "there is no database here; the setting `data` (STARMATE_DATA) names its folder",
        ),
        StoreError::Locked { .. } => Failure::Work(format!(
            "{error}; or ask that one in Discord: /engine, /ladder and /tournament do the same"
        )),
        error => Failure::Work(error.to_string()),
    }
}

impl From<arena::Refusal> for Failure {
    fn from(refusal: arena::Refusal) -> Self {
        if refusal.is_ours() { Self::Work(refusal.to_string()) } else { Self::Input(refusal.to_string()) }
    }
}

impl From<arena::Error> for Failure {
    fn from(error: arena::Error) -> Self {
        Self::Work(error.to_string())
    }
}

/// A rule set by its word.
fn variant(text: &str) -> Result<Variant, String> {
    Variant::from_word(text).ok_or_else(|| format!("{text:?} is none of starchess, chess, chess100"))
}

/// The runtime of commands that play.
fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(crate::bot::runtime()?)
}

/// A moment as people read it: `2026-11-30 14:05`, in UTC.
fn moment(at: ::play::Timestamp) -> String {
    jiff::Timestamp::from_millisecond(at.0)
        .map_or_else(|_| "?".to_owned(), |at| at.strftime("%Y-%m-%d %H:%M").to_string())
}

/// Columns as wide as their widest cell; the first is left-aligned where `left` says so.
fn table(rows: &[Vec<String>], left: &[usize]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let space = " ".repeat(widths[column] - cell.chars().count());
            if left.contains(&column) { format!("{cell}{space}") } else { format!("{space}{cell}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Whether a path is that of a file, told as wrong input.
fn readable(path: &Path) -> Result<(), Failure> {
    let found = std::fs::metadata(path).map_err(|error| Failure::input(path.display(), error))?;
    if found.is_file() { Ok(()) } else { Err(Failure::input(path.display(), "this is not a file")) }
}
