//! `starmate ladder game` and `games`.

use std::io::{self, BufWriter, Write};

use serde_json::{Value, json};
use store::ladder::{EngineGameId, EngineGamesOf, GameLine, TournamentId};
use store::{Reader, StoreError};

use super::super::failure::Failure;
use super::super::output::{Output, line as print};
use super::{Hall, failure, moment};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// The game's number
    number: i64,
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct AllArgs {
    /// Only those of this engine
    #[arg(long, value_name = "NAME")]
    engine: Option<String>,
    /// Only those of this tournament
    #[arg(long, value_name = "NUMBER")]
    tournament: Option<i64>,
}

/// A game on one line.
pub(super) fn line(game: &GameLine) -> String {
    format!(
        "game {:>5}  {}  {} – {}  {} ({}, {} plies)",
        game.id,
        moment(game.started),
        game.names[0],
        game.names[1],
        game.outcome.as_str(),
        game.status.as_str(),
        game.plies
    )
}

/// A game without its moves as JSON.
pub(super) fn line_document(game: &GameLine) -> Value {
    json!({
        "game": game.id.0,
        "pair": game.pair.0,
        "variant": game.variant.as_str(),
        "purpose": game.purpose,
        "white": game.names[0],
        "black": game.names[1],
        "status": game.status.as_str(),
        "result": game.outcome.as_str(),
        "plies": game.plies,
        "started": game.started.0,
    })
}

/// Prints a record, or with `--json` the game as data.
pub(super) fn one(hall: &Hall, args: &Args, out: &Output) -> Result<(), Failure> {
    let game = hall.reader()?.engine_game(EngineGameId(args.number)).map_err(failure)?;
    let game =
        game.ok_or_else(|| Failure::input(args.number, "there is no game of engines with this number"))?;
    let pgn =
        game.pgn().ok_or_else(|| Failure::Work(format!("game {} does not fit the rules", args.number)))?;
    let mut document = line_document(&game.line);
    document["position"] = game.position.clone().into();
    document["opening"] = game.opening.clone().into();
    document["rated"] = game.rated.into();
    document["control"] = game.control.clone().into();
    document["moves"] = game
        .moves
        .iter()
        .map(|one| {
            let score = one.score.map(|score| match score {
                store::ladder::MoveScore::Cp(score) => json!({"cp": score}),
                store::ladder::MoveScore::Mate(moves) => json!({"mate": moves}),
            });
            json!({"move": one.played, "score": score, "depth": one.depth, "used_us": one.used_us, "left_ms": one.left_ms})
        })
        .collect();
    out.print(&document, || pgn)
}

pub(super) fn all(hall: &Hall, args: &AllArgs) -> Result<(), Failure> {
    let reader = hall.reader()?;
    let engine = match &args.engine {
        None => None,
        Some(name) => {
            let engine = reader.engine_named(name).map_err(failure)?;
            Some(engine.ok_or_else(|| Failure::input(name, "there is no engine of this name"))?.id)
        }
    };
    let tournament = args.tournament.map(TournamentId);
    if let Some(number) = tournament
        && reader.tournament(number).map_err(failure)?.is_none()
    {
        return Err(Failure::input(number, "there is no such tournament"));
    }
    written(&reader, EngineGamesOf { engine, tournament })
}

/// Prints records.
pub(super) fn written(reader: &Reader, of: EngineGamesOf) -> Result<(), Failure> {
    let mut to = BufWriter::new(io::stdout().lock());
    let written = reader.write_engine_games(of, &mut to).and_then(|written| {
        to.flush().map_err(StoreError::Write)?;
        Ok(written)
    });
    match written {
        // A reader that has gone away, such as `head`, is no failure.
        Err(StoreError::Write(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(failure(error)),
        Ok((_, damaged)) if damaged.is_empty() => Ok(()),
        Ok((_, damaged)) => {
            Err(Failure::Work(format!("{} games are damaged and were left out", damaged.len())))
        }
    }
}

/// What a command without an answer of its own prints.
pub(super) fn told(text: &str) -> Result<(), Failure> {
    print(text)
}
