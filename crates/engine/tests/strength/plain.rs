//! An opponent: alpha-beta to a fixed depth that counts material only.
//!
//! What it plays is what full width to that depth gives, whatever makes it fast: a table, an order, and a last ply that
//! is counted without being made.

use engine::House;
use engine::duel::Player;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{BoardSquare, Colour, MoveParts, Role, SquareSet};

/// A mate on the board.
const MATE: i32 = 1_000_000;
/// Beyond all scores.
const INFINITE: i32 = 2 * MATE;
/// Positions remembered, as a power of two.
const TABLE_BITS: u32 = 18;

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

/// What the side to move has more than the other.
fn material<P: House>(position: &P) -> i32 {
    let side = |colour: Colour| -> i32 {
        P::VARIANT.roles().iter().map(|&role| value(role) * position.kind(colour, role).len() as i32).sum()
    };
    side(position.side()) - side(!position.side())
}

/// What a move adds to that.
fn gain<P: House>(position: &P, enemies: P::Set, played: P::Move) -> i32 {
    let restored = if played.restores().is_some() { value(Role::Queen) - value(Role::Princess) } else { 0 };
    let Some(from) = played.from() else { return value(played.placed().expect("it comes from the hand")) };
    let to = played.to().index();
    let pawn = position.kind(position.side(), Role::Pawn).has(from.index());
    let taken = if enemies.has(to) {
        match position.role_on(to) {
            // The prince takes its place.
            Role::King => value(Role::Prince),
            role => value(role),
        }
    } else if pawn && position.captured(played).is_some() {
        // In passing.
        value(Role::Pawn)
    } else {
        0
    };
    let promoted = played.promotion().map_or(0, |role| value(role) - value(Role::Pawn));
    restored + taken + promoted
}

/// What is known of a position to a depth: from `least` to `most`.
#[derive(Clone, Copy)]
struct Entry<M> {
    hash: u64,
    depth: u32,
    least: i32,
    most: i32,
    best: Option<M>,
}

struct Search<P: House> {
    table: Vec<Entry<P::Move>>,
    /// How often a move from one square to another has cut: it changes what is searched first, and not what is found.
    cuts: Vec<u32>,
    killers: [Option<P::Move>; 16],
    /// The moves of all positions on the way, the most promising of each first.
    moves: Vec<(u32, P::Move)>,
}

fn place<M: MoveParts>(played: M) -> usize {
    played.from().map_or(127, BoardSquare::index) * 128 + played.to().index()
}

impl<P: House> Search<P> {
    fn new() -> Self {
        let none = Entry { hash: 0, depth: 0, least: -INFINITE, most: INFINITE, best: None };
        Self {
            table: vec![none; 1 << TABLE_BITS],
            cuts: vec![0; 128 * 128],
            killers: [None; 16],
            moves: Vec::with_capacity(1024),
        }
    }

    fn list(&mut self, position: &P, depth: u32, best: Option<P::Move>) -> usize {
        let start = self.moves.len();
        let enemies = position.men_of(!position.side());
        let killer = self.killers[depth as usize];
        let Self { moves, cuts, .. } = self;
        position.each_move(&mut |played| {
            let to = played.to().index();
            let order = if Some(played) == best {
                0
            } else if enemies.has(to) {
                20 - value(position.role_on(to)) as u32
            } else if Some(played) == killer {
                21
            } else {
                u32::MAX - cuts[place(played)]
            };
            moves.push((order, played));
        });
        self.moves[start..].sort_by_key(|&(order, _)| order);
        start
    }

    /// The value of a position to a depth if it lies between `alpha` and `beta`, else a bound beyond the one it passes.
    fn value(&mut self, position: &P, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        if depth == 0 {
            return material(position);
        }
        // A counter-check draws, and the hash does not tell it.
        if position.is_drawn() {
            return 0;
        }
        if depth == 1 {
            return last_ply(position);
        }
        let hash = position.hash();
        let slot = (hash >> (64 - TABLE_BITS)) as usize;
        let known = self.table[slot];
        let mut first = None;
        if known.hash == hash {
            first = known.best;
            if known.depth == depth {
                if known.least == known.most || known.least >= beta {
                    return known.least;
                }
                if known.most <= alpha {
                    return known.most;
                }
            }
        }
        let start = self.list(position, depth, first);
        if self.moves.len() == start {
            return none(position, depth);
        }
        let (floor, mut best) = (alpha, -INFINITE);
        for at in start..self.moves.len() {
            let played = self.moves[at].1;
            let mut after = position.clone();
            after.make(played);
            let score = -self.value(&after, depth - 1, -beta, -alpha);
            if score > best {
                (best, first) = (score, Some(played));
                alpha = alpha.max(score);
                if alpha >= beta {
                    self.cuts[place(played)] += depth * depth;
                    self.killers[depth as usize] = Some(played);
                    break;
                }
            }
        }
        self.moves.truncate(start);
        let least = if best > floor { best } else { -INFINITE };
        let most = if best < beta { best } else { INFINITE };
        self.table[slot] = Entry { hash, depth, least, most, best: first };
        best
    }

    /// The moves of a position, the best first as far as the search to a lower depth can tell.
    fn ordered(&mut self, root: &P, depth: u32) -> Vec<P::Move> {
        let start = self.list(root, depth, None);
        let mut moves: Vec<(i32, P::Move)> =
            self.moves.drain(start..).map(|(_, played)| (0, played)).collect();
        for shallow in (2..depth).step_by(2) {
            let mut best = -INFINITE;
            for (score, played) in &mut moves {
                let mut after = root.clone();
                after.make(*played);
                *score = -self.value(&after, shallow - 1, -INFINITE, -best);
                best = best.max(*score);
            }
            moves.sort_by_key(|&(score, _)| -score);
        }
        moves.into_iter().map(|(_, played)| played).collect()
    }
}

/// The value of a position without moves.
fn none<P: House>(position: &P, depth: u32) -> i32 {
    if position.is_checkmate() { -MATE - depth as i32 } else { 0 }
}

/// The value to depth one: what stands, and the most that a move adds.
fn last_ply<P: House>(position: &P) -> i32 {
    let enemies = position.men_of(!position.side());
    let mut most = None;
    position.each_move(&mut |played| most = most.max(Some(gain(position, enemies, played))));
    most.map_or_else(|| none(position, 1), |gain| material(position) + gain)
}

/// Alpha-beta of a fixed depth; among equals chance decides.
pub(crate) struct Plain<P: House> {
    depth: u32,
    rng: ChaCha8Rng,
    search: Search<P>,
}

impl<P: House> Plain<P> {
    pub(crate) fn new(depth: u32, seed: u64) -> Self {
        Self { depth, rng: ChaCha8Rng::seed_from_u64(seed), search: Search::new() }
    }
}

impl<P: House> Player<P> for Plain<P> {
    fn begin(&mut self) {
        self.search = Search::new();
    }

    fn choose(&mut self, start: &P, moves: &[P::Move]) -> P::Move {
        let mut root = start.clone();
        for &played in moves {
            root.make(played);
        }
        let mut best = (-INFINITE, 0, None);
        for played in self.search.ordered(&root, self.depth) {
            let mut after = root.clone();
            after.make(played);
            // One below the best, so that equals are seen as such.
            let score = -self.search.value(&after, self.depth - 1, -INFINITE, 1 - best.0);
            let lot = self.rng.random::<u32>();
            if (score, lot) > (best.0, best.1) {
                best = (score, lot, Some(played));
            }
        }
        best.2.expect("the game is not over")
    }
}

/// The same by plain negamax, everything made and nothing remembered.
fn slow<P: House>(position: &P, depth: u32) -> i32 {
    if depth == 0 {
        return material(position);
    }
    let mut best = None;
    position.each_move(&mut |played| {
        let mut after = position.clone();
        after.make(played);
        best = best.max(Some(-slow(&after, depth - 1)));
    });
    best.unwrap_or_else(|| none(position, depth))
}

fn agrees<P: House>(seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..6 {
        let mut search = Search::<P>::new();
        let mut position = P::start();
        for ply in 0..120 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            if ply % 8 == 7 {
                let expected = slow(&position, 3);
                assert_eq!(search.value(&position, 3, -INFINITE, INFINITE), expected, "{position}");
                for edge in [expected - 1, expected] {
                    let above = search.value(&position, 3, edge, edge + 1) > edge;
                    assert_eq!(above, expected > edge, "{position} at {edge}");
                }
            }
            position.make(moves[rng.random_range(0..moves.len())]);
        }
    }
}

#[test]
fn the_opponent_finds_what_plain_negamax_finds() {
    agrees::<rules::starchess::Position>(1);
    agrees::<rules::chess::Position>(2);
    agrees::<rules::chess100::Position>(3);
}
