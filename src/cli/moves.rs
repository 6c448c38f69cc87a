//! `starmate moves`: the legal moves of a position and how it stands.

use rules::{Game, Move};
use serde::Serialize;

use super::failure::Failure;
use super::from::From;
use super::output::Output;
use super::play;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    from: From,
}

#[derive(Serialize)]
struct Document {
    position: String,
    side: char,
    in_check: bool,
    status: &'static str,
    result: &'static str,
    moves: Vec<String>,
}

pub(super) fn run(args: &Args, out: &Output) -> Result<(), Failure> {
    let game = args.from.game()?;
    let position = game.position();
    let mut moves: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    moves.sort_unstable();
    let document = Document {
        position: position.to_string(),
        side: position.side().letter(),
        in_check: position.in_check(),
        status: game.status().as_str(),
        result: game.outcome().as_str(),
        moves,
    };
    out.print(&document, || text(&game))
}

fn text(game: &Game) -> String {
    let position = game.position();
    let mut moves = position.legal_moves();
    // By square for people, who look for a man.
    moves.sort_unstable();
    let written: Vec<String> = moves.into_iter().map(|legal| position.written(legal)).collect();
    let standing = play::standing(game.status(), game.outcome());
    let told = match (written.len(), position.in_check()) {
        (0, _) => standing,
        (1, check) => format!("{} to move{}, {standing}, 1 legal move", position.side(), in_check(check)),
        (count, check) => {
            format!("{} to move{}, {standing}, {count} legal moves", position.side(), in_check(check))
        }
    };
    format!("{position}\n{told}\n{}", play::wrapped(&written))
}

fn in_check(check: bool) -> &'static str {
    if check { ", in check" } else { "" }
}
