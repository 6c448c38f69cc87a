//! Forced mates by the plainest search: every move, every defence, nothing remembered.

use rules::{Move, Position, Status};

/// The first moves that force mate in at most so many moves, sorted by their text.
pub(crate) fn mating_moves(position: &Position, moves: u32) -> Vec<String> {
    let mating = |played: &Move| is_lost(&after(position, *played), moves - 1);
    let mut texts: Vec<String> =
        position.legal_moves().into_iter().filter(mating).map(|played| played.to_string()).collect();
    texts.sort_unstable();
    texts
}

fn is_lost(position: &Position, moves: u32) -> bool {
    if position.status() == Status::Checkmate {
        return true;
    }
    let answers = position.legal_moves();
    moves > 0
        && !answers.is_empty()
        && answers.into_iter().all(|answer| {
            let there = after(position, answer);
            there.legal_moves().into_iter().any(|played| is_lost(&after(&there, played), moves - 1))
        })
}

fn after(position: &Position, played: Move) -> Position {
    position.clone().play(played).expect("it is legal")
}
