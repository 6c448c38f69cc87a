//! An opponent: alpha-beta to a fixed depth that counts material only.

use engine::House;
use engine::duel::Player;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{BoardSquare, Colour, MoveParts, Role, SquareSet};

/// A mate on the board.
const MATE: i32 = 1_000_000;

/// Alpha-beta of a fixed depth; among equals chance decides.
pub(crate) struct Plain {
    depth: u32,
    rng: ChaCha8Rng,
}

fn value(role: Role) -> i32 {
    match role {
        Role::King => 0,
        Role::Queen => 9,
        Role::Rook | Role::Princess => 5,
        Role::Prince => 6,
        Role::Bishop | Role::Knight => 3,
        Role::Pawn => 1,
    }
}

fn material<P: House>(position: &P) -> i32 {
    let side = |colour: Colour| -> i32 {
        P::VARIANT.roles().iter().map(|&role| value(role) * position.kind(colour, role).len() as i32).sum()
    };
    side(position.side()) - side(!position.side())
}

impl Plain {
    pub(crate) fn new(depth: u32, seed: u64) -> Self {
        Self { depth, rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

/// How often a move from one square to another has cut: it changes what is searched first, and not what is found.
type Cuts = Vec<u32>;

fn at(from: usize, to: usize) -> usize {
    from * 128 + to
}

fn place<M: MoveParts>(played: M) -> usize {
    at(played.from().map_or(127, BoardSquare::index), played.to().index())
}

/// Captures of dear men first, then what has cut elsewhere, so that alpha-beta cuts.
fn ordered<P: House>(position: &P, cuts: &Cuts) -> Vec<P::Move> {
    let mut moves = Vec::with_capacity(64);
    position.each_move(&mut |played| moves.push(played));
    let enemies = position.men_of(!position.side());
    moves.sort_by_cached_key(|&played| {
        let to = played.to().index();
        let taken = if enemies.has(to) { 1 + value(position.role_on(to)) } else { 0 };
        (-taken, u32::MAX - cuts[place(played)])
    });
    moves
}

fn search<P: House>(position: &P, depth: u32, mut alpha: i32, beta: i32, cuts: &mut Cuts) -> i32 {
    if depth == 0 {
        return material(position);
    }
    let moves = ordered(position, cuts);
    if moves.is_empty() {
        return if position.is_checkmate() { -MATE - depth as i32 } else { 0 };
    }
    for played in moves {
        let mut after = position.clone();
        after.make(played);
        alpha = alpha.max(-search(&after, depth - 1, -beta, -alpha, cuts));
        if alpha >= beta {
            cuts[place(played)] += depth * depth;
            break;
        }
    }
    alpha
}

impl<P: House> Player<P> for Plain {
    fn begin(&mut self) {}

    fn choose(&mut self, start: &P, moves: &[P::Move]) -> P::Move {
        let mut root = start.clone();
        for &played in moves {
            root.make(played);
        }
        let mut best = (i32::MIN, 0, None);
        let mut cuts = vec![0; 128 * 128];
        for played in ordered(&root, &cuts) {
            let mut after = root.clone();
            after.make(played);
            // One below the best, so that equals are seen as such.
            let alpha = if best.2.is_some() { best.0 - 1 } else { -2 * MATE };
            let score = -search(&after, self.depth - 1, -2 * MATE, -alpha, &mut cuts);
            let lot = self.rng.random::<u32>();
            if best.2.is_none() || (score, lot) > (best.0, best.1) {
                best = (score, lot, Some(played));
            }
        }
        best.2.expect("the game is not over")
    }
}
