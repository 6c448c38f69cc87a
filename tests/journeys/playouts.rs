//! Games made by seeded random play, found by how they end.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::Status;
use rules::{Game, Move, Variant};

/// How many fitting games are compared, and how many are tried at most.
const FOUND: usize = 10;
const TRIED: u64 = 100_000;

/// The moves, in bare form, of the shortest of the first few random games that end in `status`.
///
/// # Panics
/// If random play never ends so.
pub(crate) fn ending_in(status: Status) -> Vec<String> {
    let found = (0..TRIED).filter_map(|seed| playout(seed, status)).take(FOUND);
    let moves = found.min_by_key(Vec::len).unwrap_or_else(|| panic!("no random game ended in {status:?}"));
    moves.iter().map(Move::to_string).collect()
}

fn playout(seed: u64, wanted: Status) -> Option<Vec<Move>> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Game::start();
    while !game.status().is_over() {
        let moves = game.position().legal_moves();
        // Fifty moves without a capture or a pawn move do not come about by pure chance.
        let quiet: Vec<Move> = moves.iter().copied().filter(|&mv| is_quiet(&game, mv)).collect();
        let choose = if wanted == Status::Fifty && !quiet.is_empty() { &quiet[..] } else { &moves[..] };
        game.push(choose[random.random_range(0..choose.len())]).expect("a legal move");
        if game.moves().len() > 300 {
            return None;
        }
    }
    (game.status() == wanted).then(|| game.moves().to_vec())
}

fn is_quiet(game: &Game, mv: Move) -> bool {
    let Move::Step { from, .. } = mv else { return true };
    let man = game.position().man_at(from).expect("a man moves");
    if man.role == rules::Role::Pawn || game.position().captured(mv).is_some() {
        return false;
    }
    // Not back at once, or the third repetition comes first.
    let moves = game.moves();
    let last = moves.len().checked_sub(2).map(|index| moves[index]);
    !matches!((last, mv), (Some(Move::Step { from: a, to: b, .. }), Move::Step { from, to, .. }) if from == b && to == a)
}

/// The shortest random game that ends in mate after a pawn was promoted on the way.
///
/// # Panics
/// If random play never does so.
pub(crate) fn mate_after_promotion() -> Vec<Move> {
    let promotes = |moves: &Vec<Move>| {
        moves[..moves.len() - 1].iter().any(|mv| matches!(mv, Move::Step { promotion: Some(_), .. }))
    };
    let found = (0..TRIED).filter_map(|seed| playout(seed, Status::Checkmate)).filter(promotes).take(FOUND);
    found.min_by_key(Vec::len).expect("some random game mates after a promotion")
}
