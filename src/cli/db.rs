//! `starmate db`: looking after the database, also beside a running bot.

use std::path::{Path, PathBuf};

use serde::Serialize;
use store::{Overwrite, Reader, StoreError, StoredGame};

use super::failure::Failure;
use super::output::{self, Output};
use super::serve;

/// How many games are read from the database at a time.
const BATCH: u32 = 500;

#[derive(Debug, clap::Subcommand)]
pub(super) enum Command {
    /// Check the file, its references, and every game by the rules
    Check,
    /// Copy the database to a file, complete in itself, while the bot goes on
    Backup {
        /// The copy
        file: PathBuf,
        /// Replace the file if it is there
        #[arg(long)]
        force: bool,
    },
    /// Print every game as a record, or with --json as data
    Export {
        /// Only this game
        #[arg(long, value_name = "NUMBER")]
        game: Option<i64>,
    },
}

pub(super) fn run(command: &Command, config: Option<&Path>, out: &Output) -> Result<(), Failure> {
    let settings = serve::settings(config)?.settings;
    let reader = Reader::open(&crate::data::database(&settings.data)).map_err(failure)?;
    match command {
        Command::Check => check(&reader, out),
        Command::Backup { file, force } => backup(&reader, file, *force, out),
        Command::Export { game: None } => export(&reader, out),
        Command::Export { game: Some(number) } => export_one(&reader, *number, out),
    }
}

#[derive(Serialize)]
struct Checked<'a> {
    database: &'a Path,
    sound: bool,
    games: usize,
    moves: usize,
    messages: usize,
    faults: Vec<String>,
}

fn check(reader: &Reader, out: &Output) -> Result<(), Failure> {
    let report = reader.check().map_err(failure)?;
    let document = Checked {
        database: reader.path(),
        sound: report.is_sound(),
        games: report.games,
        moves: report.moves,
        messages: report.messages,
        faults: report.faults.iter().map(ToString::to_string).collect(),
    };
    out.print(&document, || {
        let mut lines = document.faults.clone();
        let verdict = if document.sound { "sound" } else { "not sound" };
        lines.push(format!(
            "{} is {verdict}: {} games, {} moves, {} messages checked",
            reader.path().display(),
            report.games,
            report.moves,
            report.messages
        ));
        lines.join("\n")
    })?;
    if report.is_sound() {
        return Ok(());
    }
    let faults = match report.faults.len() {
        1 => "one fault".to_owned(),
        count => format!("{count} faults"),
    };
    Err(Failure::Work(format!("{}: {faults}, as listed on standard output", reader.path().display())))
}

#[derive(Serialize)]
struct BackedUp<'a> {
    database: &'a Path,
    backup: &'a Path,
    bytes: u64,
}

fn backup(reader: &Reader, file: &Path, force: bool, out: &Output) -> Result<(), Failure> {
    let overwrite = if force { Overwrite::Yes } else { Overwrite::No };
    reader.backup(file, overwrite).map_err(|error| match error {
        StoreError::Exists(_) if !force => Failure::input(
            file.display(),
            "this file is there already; choose another name, or --force to replace it",
        ),
        error => failure(error),
    })?;
    let bytes = std::fs::metadata(file).map_or(0, |copy| copy.len());
    let document = BackedUp { database: reader.path(), backup: file, bytes };
    out.print(&document, || {
        format!("{} copied to {} ({bytes} bytes)", reader.path().display(), file.display())
    })
}

fn export(reader: &Reader, out: &Output) -> Result<(), Failure> {
    let mut exported = Vec::new();
    let mut damaged = Vec::new();
    let mut first = true;
    let mut after = None;
    loop {
        let games = reader.games_after(after, BATCH).map_err(failure)?;
        let Some((last, _)) = games.last() else { break };
        after = Some(*last);
        for (_, game) in games {
            match game {
                Err(why) => damaged.push(why),
                Ok(game) if out.is_json() => exported.push(game.exported()),
                Ok(game) => {
                    let gap = if first { "" } else { "\n" };
                    output::line(&format!("{gap}{}", game.record()))?;
                    first = false;
                }
            }
        }
    }
    if out.is_json() {
        out.print(&exported, String::new)?;
    }
    match damaged.len() {
        0 => Ok(()),
        1 => Err(Failure::Work(format!("one game is damaged and was left out: {}", damaged[0]))),
        count => {
            Err(Failure::Work(format!("{count} games are damaged and were left out: {}", listed(&damaged))))
        }
    }
}

/// The first ten things of a list.
fn listed(things: &[String]) -> String {
    const TOLD: usize = 10;
    let told = things.iter().take(TOLD).map(String::as_str).collect::<Vec<_>>().join("; ");
    match things.len().saturating_sub(TOLD) {
        0 => told,
        more => format!("{told}; and {more} more"),
    }
}

fn export_one(reader: &Reader, number: i64, out: &Output) -> Result<(), Failure> {
    let game: Option<StoredGame> = reader.game(play::GameId(number)).map_err(failure)?;
    let game = game.ok_or_else(|| Failure::input(format!("--game {number}"), "there is no such game"))?;
    out.print(&[game.exported()], || game.record().to_string())
}

/// A path that leads nowhere is wrong input; anything else is our failure.
fn failure(error: StoreError) -> Failure {
    match error {
        StoreError::Missing(path) => Failure::input(
            path.display(),
            "there is no database here; the setting `data` (STARMATE_DATA) names its folder",
        ),
        StoreError::Exists(_) | StoreError::Own(_) | StoreError::NotAFile(_) => {
            Failure::Input(error.to_string())
        }
        error => Failure::Work(error.to_string()),
    }
}
