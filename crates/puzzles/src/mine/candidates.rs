//! Where in a game a puzzle may be.

use engine::Score;
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::chance::win_chance;
use crate::mine::game::Game;
use crate::rule_sets::Mined;

/// The win chance that the side to move must seem to have.
const SEEMS_WON: f64 = 0.5;
/// By how much it must have grown with the opponent's last move.
const JUMP: f64 = 0.3;
/// The longest mate that is proved, by rule set: what exhaustive search can do in seconds.
pub(crate) const LONGEST_MATE: [u32; 3] = [5, 3, 3];
/// The longest mate that the engine may see where such a mate is looked for.
const LONGEST_SEEN: [u32; 3] = [6, 3, 3];
/// After so many plies without a capture or a pawn move the draw by fifty moves would have a say.
const LATE: u16 = 80;
/// Two games of so many are asked for their longer puzzles first, the others for any.
const ANY: u32 = 3;

/// What may be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Promise {
    /// A mate in about so many.
    Mate(u32),
    /// A win.
    Win,
}

/// Plies after which a puzzle may begin, with what it may be, in the order in which they are to be looked at.
pub(crate) fn candidates<P: Mined>(game: &Game<P>, chance: &mut ChaCha8Rng) -> Vec<(usize, Promise)> {
    let mut found: Vec<(usize, Promise)> = Vec::new();
    for ply in 1..game.moves.len() {
        let Some(now) = game.scores[ply].filter(|_| game.positions[ply].halfmove() < LATE) else { continue };
        let longest = LONGEST_SEEN[P::VARIANT.index()];
        let promise = match now {
            Score::Mate(moves) if moves > 0 && moves as u32 <= longest => Promise::Mate(moves as u32),
            _ => {
                let worth = win_chance(P::VARIANT, now);
                // Before the opponent moved, by the opponent's own view; a random opening was not thought about.
                let before = game.scores[ply - 1].map_or(0.0, |score| -win_chance(P::VARIANT, score));
                if worth < SEEMS_WON || worth - before < JUMP {
                    continue;
                }
                Promise::Win
            }
        };
        found.push((ply, promise));
    }
    found.shuffle(chance);
    if !chance.random_ratio(1, ANY) {
        found.sort_by_key(|&(_, promise)| match promise {
            Promise::Mate(3..) => 0,
            Promise::Win => 1,
            Promise::Mate(moves) => 4 - moves,
        });
    }
    found
}
