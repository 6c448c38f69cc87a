//! What stands beside the boards of engines' games, of one that goes on and of those that are over.

use picture::{Caption, Scene};
use rules::{Colour, Game, Outcome, Status};
use store::ladder::{MoveScore, PlayedMove};

use crate::draw;
use crate::text::ladder as words;

/// What both engines have told until one board, White's first.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Told {
    /// What is left on the clocks, in milliseconds.
    pub(super) left: [Option<u64>; 2],
    /// What each said of its position last.
    pub(super) scores: [Option<MoveScore>; 2],
}

impl Told {
    /// After so many moves, of which nobody was asked for the first `opening`.
    pub(super) fn at(game: &Game, opening: usize, moves: &[PlayedMove], ply: usize) -> Self {
        let mut told = Self::default();
        for (at, played) in (opening..ply).zip(moves) {
            let mover = game.position_at(at).side().index();
            told.left[mover] = played.left_ms.or(told.left[mover]);
            told.scores[mover] = played.score;
        }
        told
    }

    /// The clocks as pictures show them.
    pub(super) fn clocks(&self) -> [String; 2] {
        self.left.map(|left| left.map(words::clock).unwrap_or_default())
    }
}

/// The move that led to a board, with its number: "12. N11x19+".
pub(super) fn written(game: &Game, ply: usize) -> Option<String> {
    let before = game.position_at(ply.checked_sub(1)?);
    let mv = *game.moves().get(ply - 1)?;
    let dots = if before.side() == Colour::White { "." } else { "…" };
    Some(format!("{}{dots} {}", before.fullmove(), before.written(mv)))
}

/// The side of which the reason for an ending speaks, where `side` is on the move at the end.
pub(super) fn ended_by(status: Status, outcome: Outcome, side: Colour) -> Colour {
    match status {
        Status::Resigned => outcome.winner().map_or(side, |winner| !winner),
        Status::Forfeit => outcome.winner().unwrap_or(side),
        _ => !side,
    }
}

/// A board with both names and clocks and a line beside it, as a PNG file.
pub(super) fn drawn(
    game: &Game,
    ply: usize,
    names: [&str; 2],
    (told, line): (&Told, &str),
    flip: bool,
) -> Vec<u8> {
    let clocks = told.clocks();
    let [white, black] = names;
    let caption = Caption { white, black, clocks: [&clocks[0], &clocks[1]], line };
    let last = ply.checked_sub(1).and_then(|before| game.moves().get(before).copied());
    draw::png(&Scene { last, flip, caption: Some(caption), ..Scene::new(game.position_at(ply)) })
}
