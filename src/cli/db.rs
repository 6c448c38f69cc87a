//! `starmate db`: looking after the database; all but `restore` also beside a running bot.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use discord::{Clock, SystemClock};
use play::{GameId, UserId};
use serde::Serialize;
use store::{Overwrite, Reader, RecordForm, Store, StoreError, WrittenGames};

use super::failure::Failure;
use super::output::Output;
use super::serve;

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
    /// Put a backup in the place of the database, while no bot runs
    Restore {
        /// The backup
        file: PathBuf,
        /// Replace the database that is there; it is kept beside the new one, its name ending in .before-restore
        #[arg(long)]
        force: bool,
    },
    /// Print every game as a record, or with --json as data
    Export {
        /// Only this game
        #[arg(long, value_name = "NUMBER", conflicts_with = "player")]
        game: Option<i64>,
        /// Only the games of the person with this number on Discord
        #[arg(long, value_name = "ID")]
        player: Option<u64>,
        /// The games between engines instead, as records; `starmate ladder games` chooses among them
        #[arg(long, conflicts_with_all = ["game", "player"])]
        engines: bool,
        /// Only the finished games that may be searched for puzzles: both players have agreed to it
        #[arg(long, conflicts_with_all = ["game", "player"])]
        for_puzzles: bool,
    },
}

pub(super) fn run(command: &Command, config: Option<&Path>, out: &Output) -> Result<(), Failure> {
    let settings = serve::settings(config)?.settings;
    let database = crate::data::database(&settings.data);
    let open = || Reader::open(&database).map_err(failure);
    match command {
        Command::Check => check(&open()?, out),
        Command::Backup { file, force } => backup(&open()?, file, *force, out),
        Command::Restore { file, force } => restore(file, &database, *force, out),
        Command::Export { engines: true, .. } => super::ladder::export(&open()?),
        Command::Export { for_puzzles: true, .. } => export_for_puzzles(&open()?, out),
        Command::Export { game: Some(number), .. } => export_one(&open()?, *number, out),
        Command::Export { game: None, player, .. } => export(&open()?, player.map(UserId), out),
    }
}

#[derive(Serialize)]
struct Checked<'a> {
    database: &'a Path,
    sound: bool,
    games: usize,
    moves: usize,
    messages: usize,
    engine_games: usize,
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
        engine_games: report.engine_games,
        faults: report.faults.iter().map(ToString::to_string).collect(),
    };
    out.print(&document, || {
        let mut lines = document.faults.clone();
        let verdict = if document.sound { "sound" } else { "not sound" };
        let engines = match report.engine_games {
            0 => String::new(),
            games => format!(", and {games} games between engines"),
        };
        lines.push(format!(
            "{} is {verdict}: {} games, {} moves, {} messages checked{engines}",
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

#[derive(Serialize)]
struct PutBack<'a> {
    database: &'a Path,
    backup: &'a Path,
    kept: Option<PathBuf>,
    games: u32,
    live: u32,
    doubtful: usize,
    next_game: i64,
}

fn restore(file: &Path, database: &Path, force: bool, out: &Output) -> Result<(), Failure> {
    let overwrite = if force { Overwrite::Yes } else { Overwrite::No };
    let restored =
        Store::restore(file, database, overwrite, SystemClock.now()).map_err(|error| match error {
            StoreError::Exists(_) => Failure::input(
                database.display(),
                "there is a database already; --force replaces it and keeps it under another name",
            ),
            StoreError::Missing(_) => Failure::input(file.display(), "there is no such file"),
            StoreError::Own(_) => Failure::input(
                file.display(),
                "this is the database itself or belongs to it, and no backup of it",
            ),
            StoreError::NoDatabase(_)
            | StoreError::Foreign(_)
            | StoreError::Empty(_)
            | StoreError::Newer { .. }
            | StoreError::Kept(_) => Failure::Input(error.to_string()),
            error => failure(error),
        })?;
    let tally = Reader::open(database).and_then(|reader| reader.tally()).map_err(failure)?;
    let document = PutBack {
        database,
        backup: file,
        kept: restored.kept,
        games: tally.live + tally.finished,
        live: tally.live,
        doubtful: restored.doubtful,
        next_game: restored.next_game,
    };
    out.print(&document, || {
        let mut lines = vec![format!(
            "{} restored from {}: {} games, {} of them live",
            database.display(),
            file.display(),
            document.games,
            document.live
        )];
        if let Some(kept) = &document.kept {
            lines.push(format!("what was there is kept as {}", kept.display()));
        }
        if document.doubtful > 0 {
            lines.push(format!("messages looked for before they are sent: {}", document.doubtful));
        }
        lines.push(format!("the next new game has number {}", document.next_game));
        lines.join("\n")
    })
}

fn export(reader: &Reader, of: Option<UserId>, out: &Output) -> Result<(), Failure> {
    if let Some(user) = of
        && reader.games_of_person_after(user, None, 1).map_err(failure)?.is_empty()
    {
        return Err(Failure::input(format!("--player {user}"), "there is no game of this person"));
    }
    let form = if out.is_json() { RecordForm::Json } else { RecordForm::Pgn };
    let mut to = BufWriter::new(io::stdout().lock());
    let written = reader.write_games(of, form, &mut to).and_then(|written| {
        to.flush().map_err(StoreError::Write)?;
        Ok(written)
    });
    let WrittenGames { damaged, .. } = match written {
        // A reader that has gone away, such as `head`, is no failure.
        Err(StoreError::Write(error)) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
        written => written.map_err(failure)?,
    };
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
    let game = reader.archived(GameId(number)).map_err(failure)?;
    let game = game.ok_or_else(|| Failure::input(format!("--game {number}"), "there is no such game"))?;
    out.print(&[game.exported()], || game.record().to_string())
}

fn export_for_puzzles(reader: &Reader, out: &Output) -> Result<(), Failure> {
    let mut games = Vec::new();
    for id in reader.games_for_mining().map_err(failure)? {
        games.extend(reader.archived(id).map_err(failure)?);
    }
    let exported: Vec<_> = games.iter().map(store::Archived::exported).collect();
    let records = || games.iter().map(|game| game.record().to_string()).collect::<Vec<_>>().join("\n");
    out.print(&exported, records)
}

/// A path that leads nowhere is wrong input; anything else is our failure.
pub(super) fn failure(error: StoreError) -> Failure {
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
