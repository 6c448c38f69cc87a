//! `starmate play`: where moves, or a record, lead.

use std::path::PathBuf;

use rules::record::Record;
use rules::{Colour, Move, Outcome, Status};
use serde::Serialize;

use super::failure::Failure;
use super::from::From;
use super::output::Output;
use super::record;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    from: From,
    /// A record to play instead; `-` reads standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "moves"])]
    pgn: Option<PathBuf>,
}

#[derive(Serialize)]
struct Document {
    position: String,
    moves: Vec<String>,
    notation: Vec<String>,
    status: &'static str,
    result: &'static str,
}

pub(super) fn run(args: &Args, out: &Output) -> Result<(), Failure> {
    let record = match &args.pgn {
        Some(file) => record::read(file)?,
        None => Record::new(args.from.game()?),
    };
    let game = record.game();
    let document = Document {
        position: game.position().to_string(),
        moves: game.moves().iter().map(Move::to_string).collect(),
        notation: game.written(),
        status: record.status().as_str(),
        result: record.outcome().as_str(),
    };
    out.print(&document, || text(&record))
}

fn text(record: &Record) -> String {
    let game = record.game();
    let mut words = Vec::new();
    for (ply, written) in game.written().into_iter().enumerate() {
        let before = game.position_at(ply);
        match before.side() {
            Colour::White => words.push(format!("{}. {written}", before.fullmove())),
            Colour::Black if ply == 0 => words.push(format!("{}... {written}", before.fullmove())),
            Colour::Black => words.push(written),
        }
    }
    let standing = standing(record.status(), record.outcome());
    let told = if record.status().is_over() {
        standing
    } else {
        format!("{} to move, {standing}", game.position().side())
    };
    let lines = [wrapped(&words), game.position().to_string(), told];
    lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// How a game stands, in a few words.
pub(super) fn standing(status: Status, outcome: Outcome) -> String {
    match (status, outcome) {
        (Status::Setup, _) => "men are being placed".to_owned(),
        (Status::Ongoing, _) => "the game goes on".to_owned(),
        (status, Outcome::None) => format!("{status}, no result"),
        (status, outcome) => format!("{status}, {outcome}"),
    }
}

/// Words on lines of at most 80 columns.
pub(super) fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        if column > 0 {
            let fits = column + 1 + word.len() <= 80;
            text.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        text.push_str(word);
        column += word.len();
    }
    text
}
