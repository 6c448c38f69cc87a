//! Pictures as their users get them.

mod charts;
mod files;
mod films;
mod profiles;
mod words;

use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use rules::{Game, Move, Position, Variant};

/// A position with a check on the board, and the move that gave it.
fn check(variant: Variant) -> (Position, Option<Move>) {
    let (text, last) = match variant {
        Variant::Starchess => ("1/2/BPp2k1/K1Pp2/QPNpq/1P1p1r/1R1n2b/2/1 - b CEFe 2 13", "33-19"),
        Variant::Chess => ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "d8h4"),
        Variant::Chess100 => {
            ("Q3k4r/4pp3i/ns6q1/p2p3Ppp/10/2P3p2P/3PBNP1b1/P1P1P5/5P3R/RNBS1K3I w q - yy 0 27", "c10-i4")
        }
    };
    (position(variant, text), Some(played(variant, last)))
}

fn position(variant: Variant, text: &str) -> Position {
    Position::parse(variant, text).expect("a position")
}

fn played(variant: Variant, text: &str) -> Move {
    Move::parse(variant, text).expect("a move")
}

/// Positions of seeded random games with the moves that led to them.
fn games(variant: Variant, seed: u64, count: usize) -> Vec<(Position, Option<Move>)> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let (mut position, mut last) = (Position::start(variant), None);
        for _ in 0..80 {
            found.push((position.clone(), last));
            let Some(&next) = position.legal_moves().choose(&mut random) else { break };
            position = position.play(next).expect("a legal move");
            last = Some(next);
        }
    }
    found.truncate(count);
    found
}

/// A game of random moves.
fn game(variant: Variant, seed: u64, plies: usize) -> Game {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Game::start(variant);
    while game.moves().len() < plies {
        let Some(&next) = game.position().legal_moves().choose(&mut random) else { break };
        if game.push(next).is_err() {
            break;
        }
    }
    game
}
