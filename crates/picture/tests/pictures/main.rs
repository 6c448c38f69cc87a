//! Pictures as their users get them.

mod files;
mod films;
mod profiles;
mod words;

use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use rules::starchess::{Move, Position};

/// A position with a check on the board, and the move that gave it.
const CHECK: (&str, &str) = ("1/2/BPp2k1/K1Pp2/QPNpq/1P1p1r/1R1n2b/2/1 - b CEFe 2 13", "33-19");

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

/// Positions of seeded random games, setup included, with the moves that led to them.
fn games(seed: u64, count: usize) -> Vec<(Position, Option<Move>)> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let (mut position, mut last) = (Position::start(), None);
        for _ in 0..80 {
            found.push((position, last));
            let Some(&next) = position.legal_moves().choose(&mut random) else { break };
            position = position.play(next).expect("a legal move");
            last = Some(next);
        }
    }
    found.truncate(count);
    found
}
