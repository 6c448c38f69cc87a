//! Forced mates by plain exact search, as the program once found them: the fast search is held against it.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use rules::{Colour, Rules, Solution};

/// Proves the shortest forced mate in at most `moves` moves of the side to move, or that there is none.
///
/// Every legal move and every defence is searched; draws by material, count and repetition are ignored.
pub(crate) fn solve<P: Rules>(position: &P, moves: u32) -> Option<Solution<P::Move>> {
    if !position.can_mate(position.side()) {
        return None;
    }
    let mut search = Search { table: HashMap::default() };
    let mate_in = search.shortest(position, moves)?;
    let first_moves: Vec<P::Move> = sorted(position)
        .into_iter()
        .filter(|&first| search.is_lost(&after(position, first), mate_in - 1))
        .collect();
    let line = search.line(position.clone(), first_moves[0], mate_in);
    Some(Solution { mate_in, first_moves, line })
}

fn after<P: Rules>(position: &P, played: P::Move) -> P {
    let mut next = position.clone();
    next.make(played);
    next
}

fn sorted<P: Rules>(position: &P) -> Vec<P::Move> {
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(P::Move::to_string);
    moves
}

/// A position without its counters, as a key of the table: equal only if everything is equal.
struct Key<P>(P);

impl<P: Rules> PartialEq for Key<P> {
    fn eq(&self, other: &Self) -> bool {
        self.0.repeats(&other.0)
    }
}

impl<P: Rules> Eq for Key<P> {}

impl<P: Rules> Hash for Key<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.hash());
    }
}

/// Hands the position's own hash on.
#[derive(Default)]
struct Given(u64);

impl Hasher for Given {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

/// What is known of a position with the mating side to move.
#[derive(Clone, Copy)]
struct Known {
    /// There is no mate in this many moves.
    refuted: u32,
    /// There is a mate in this many.
    proved: u32,
}

struct Search<P> {
    table: HashMap<Key<P>, Known, BuildHasherDefault<Given>>,
}

impl<P: Rules> Search<P> {
    /// The length of the shortest forced mate of at most `limit` moves.
    fn shortest(&mut self, position: &P, limit: u32) -> Option<u32> {
        (1..=limit).find(|&moves| self.is_won(position, moves))
    }

    /// Whether the side to move mates in at most `moves` moves.
    fn is_won(&mut self, position: &P, moves: u32) -> bool {
        if moves == 0 || placements_left(position) >= 2 * moves - 1 {
            return false;
        }
        if moves == 1 {
            return position.legal_moves().into_iter().any(|m| after(position, m).is_checkmate());
        }
        if let Some(known) = self.table.get(&Key(position.clone())) {
            if known.proved <= moves {
                return true;
            }
            if known.refuted >= moves {
                return false;
            }
        }
        let mut next: Vec<P> = position.legal_moves().into_iter().map(|m| after(position, m)).collect();
        // Checks leave the fewest answers, so they are tried first.
        next.sort_by_cached_key(|next| !next.in_check());
        let won = next.iter().any(|next| self.is_lost(next, moves - 1));
        let known = self.table.entry(Key(position.clone())).or_insert(Known { refuted: 0, proved: u32::MAX });
        if won {
            known.proved = known.proved.min(moves);
        } else {
            known.refuted = known.refuted.max(moves);
        }
        won
    }

    /// Whether the side to move is mated, or will be in at most `moves` more moves whatever it answers.
    fn is_lost(&mut self, position: &P, moves: u32) -> bool {
        let answers = position.legal_moves();
        if answers.is_empty() {
            return position.is_checkmate();
        }
        moves > 0 && answers.into_iter().all(|answer| self.is_won(&after(position, answer), moves))
    }

    fn line(&mut self, mut position: P, first: P::Move, mate_in: u32) -> Vec<P::Move> {
        let mut line = vec![first];
        position.make(first);
        let mut left = mate_in - 1;
        while left > 0 {
            // Of the defences that hold out longest, the first in the order of bare text.
            let mut longest = 0;
            let mut defence = None;
            for answer in sorted(&position) {
                let lasts = self.shortest(&after(&position, answer), left).unwrap_or(0);
                if lasts > longest {
                    (longest, defence) = (lasts, Some(answer));
                }
            }
            let Some(defence) = defence else { break };
            line.push(defence);
            position.make(defence);
            left = longest - 1;
            let attack = sorted(&position)
                .into_iter()
                .find(|&m| self.is_lost(&after(&position, m), left))
                .expect("a proved mate has a move that keeps it");
            line.push(attack);
            position.make(attack);
        }
        line
    }
}

/// Men still to be placed by both sides: no king is in check before the last of them stands.
fn placements_left<P: Rules>(position: &P) -> u32 {
    if !position.is_setup() {
        return 0;
    }
    Colour::ALL.iter().map(|&colour| position.hand(colour).len() as u32).sum()
}
