//! Mates, proved: the line in which every own move but the last is the only one.

use rules::{MoveParts, Role};

use crate::rule_sets::Mined;

/// A proved mate.
pub(crate) struct Mate<M> {
    /// Own moves and the longest defence in turn.
    pub(crate) line: Vec<M>,
    /// Every move that mates at the end.
    pub(crate) last_moves: Vec<M>,
}

/// The mate in exactly so many moves that has one first move, if that is so, and against some longest defence one move at
/// every later step but the last. Of such defences the one that leaves the fewest mates at the end is taken.
pub(crate) fn mate_line<P: Mined>(position: &P, moves: u32) -> Option<Mate<P::Move>> {
    let solution = position.wide().solve(moves).filter(|solution| solution.mate_in == moves)?;
    let first_moves = P::owns(&solution.first_moves);
    if moves == 1 {
        // A queen, where a lesser man mates as well.
        let natural =
            first_moves.iter().find(|played| played.promotion().is_none_or(|role| role == Role::Queen));
        let line = vec![*natural.unwrap_or(&first_moves[0])];
        return Some(Mate { line, last_moves: first_moves });
    }
    if !solution.is_unique() {
        return None;
    }
    let own = first_moves[0];
    let mut there = position.clone();
    there.make(own);
    let mut defences = there.legal_moves();
    defences.sort_by_cached_key(P::Move::to_string);
    let mut best: Option<Mate<P::Move>> = None;
    for defence in defences {
        let mut after = there.clone();
        after.make(defence);
        // A defence that is mated sooner is not the longest.
        if let Some(mut rest) = mate_line(&after, moves - 1)
            && best.as_ref().is_none_or(|best| rest.last_moves.len() < best.last_moves.len())
        {
            rest.line.splice(0..0, [own, defence]);
            best = Some(rest);
        }
    }
    best
}
