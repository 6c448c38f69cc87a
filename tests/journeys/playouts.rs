//! Games made by seeded random play, found by how they end.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Game, Move, Role, Status, Variant};

/// How many fitting games are compared, and how many are tried at most.
const FOUND: usize = 40;
const TRIED: u64 = 100_000;

/// Longer games take too long to play over sockets.
const LONGEST: usize = 300;

/// The shortest of the first few random games that end in `status`.
///
/// # Panics
/// If random play never ends so.
pub(crate) fn ending_in(variant: Variant, status: Status) -> Vec<Move> {
    let found = (0..TRIED).filter_map(|seed| playout(variant, seed, status)).take(FOUND);
    found.min_by_key(Vec::len).unwrap_or_else(|| panic!("no random game of {variant} ended in {status}"))
}

fn playout(variant: Variant, seed: u64, wanted: Status) -> Option<Vec<Move>> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Game::start(variant);
    while !game.status().is_over() {
        let moves = game.position().legal_moves();
        // Some ends do not come about by pure chance, or only after very long.
        let fitting: Vec<Move> = moves.iter().copied().filter(|&mv| fits(&game, mv, wanted)).collect();
        let choose = if fitting.is_empty() { &moves } else { &fitting };
        game.push(choose[random.random_range(0..choose.len())]).expect("a legal move");
        if game.moves().len() > LONGEST {
            return None;
        }
    }
    (game.status() == wanted).then(|| game.moves().to_vec())
}

/// Whether a move leads to the wanted end rather than elsewhere.
fn fits(game: &Game, mv: Move, wanted: Status) -> bool {
    let takes = game.position().captured(mv).is_some();
    match wanted {
        Status::Fifty => is_quiet(game, mv) && !is_back(game, mv),
        // To and fro with one man.
        Status::Threefold => game.moves().len() < 2 && is_quiet(game, mv) || is_back(game, mv),
        Status::Insufficient | Status::Stalemate | Status::Countercheck => takes,
        _ => false,
    }
}

fn is_quiet(game: &Game, mv: Move) -> bool {
    let Some(from) = mv.from() else { return true };
    let man = game.position().man_at(from).expect("a man moves");
    man.role != Role::Pawn && game.position().captured(mv).is_none()
}

/// Whether a man goes straight back to where it came from.
fn is_back(game: &Game, mv: Move) -> bool {
    let moves = game.moves();
    let last = moves.len().checked_sub(2).map(|index| moves[index]);
    last.is_some_and(|last| mv.from() == Some(last.to()) && last.from() == Some(mv.to()))
}

/// The shortest random game that ends in mate after a pawn was promoted on the way.
///
/// # Panics
/// If random play never does so.
pub(crate) fn mate_after_promotion(variant: Variant) -> Vec<Move> {
    let promotes = |moves: &Vec<Move>| moves[..moves.len() - 1].iter().any(|mv| mv.promotion().is_some());
    let found =
        (0..TRIED).filter_map(|seed| playout(variant, seed, Status::Checkmate)).filter(promotes).take(FOUND);
    found.min_by_key(Vec::len).expect("some random game mates after a promotion")
}
