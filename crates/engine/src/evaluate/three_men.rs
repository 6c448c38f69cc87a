//! Starchess with three men: how each position ends, exactly. Queen, bishop and most pawns win by themselves, rook and
//! knight do not.
//!
//! Worked out backwards from the mates, for all places of the third man at once, in a few milliseconds once a process.

use std::sync::OnceLock;

use rules::starchess::{Cell, DoubleSteps, Position};
use rules::{Board, Colour, Man, Role, Rules, SquareSet};

use super::House;

const CELLS: usize = Cell::COUNT;
/// The men that a king may have beside it.
const ROLES: [Role; 5] = [Role::Queen, Role::Bishop, Role::Rook, Role::Knight, Role::Pawn];

/// How a position ends if nobody errs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Nobody mates.
    Draw,
    /// The side to move mates after so many plies; at least one.
    Mates(u8),
    /// The side to move is mated after so many plies; none on the board already.
    Mated(u8),
}

/// The endings of a king and one man, White's, against a king.
struct Table {
    /// By side to move (White's first), White's king, Black's king and the man: plies to mate and one more; 0 for none.
    plies: Vec<u8>,
    /// The same in less detail: where the man may stand for a win.
    won: [Vec<u64>; 2],
}

const fn pair(white: usize, black: usize) -> usize {
    white * CELLS + black
}

const fn slot(side: usize, pair: usize, man: usize) -> usize {
    (side * CELLS * CELLS + pair) * CELLS + man
}

fn bit(index: usize) -> u64 {
    1 << index
}

fn ring(index: usize) -> u64 {
    Position::attacks(Man { colour: Colour::White, role: Role::King }, index, 0)
}

/// The cells from which White's man attacks one.
fn attackers(role: Role, cell: usize, occupied: u64) -> u64 {
    // To and fro are alike, for a pawn of the other colour.
    Position::attacks(Man { colour: Colour::Black, role }, cell, occupied)
}

impl Table {
    /// The table of a role; a pawn needs those of what it becomes.
    fn of(role: Role, promoted: &[Self]) -> Self {
        let none = || vec![0; CELLS * CELLS];
        let mut table = Self { plies: vec![0; 2 * CELLS * CELLS * CELLS], won: [none(), none()] };
        let pairs: Vec<(usize, usize)> = (0..CELLS)
            .flat_map(|white| (0..CELLS).map(move |black| (white, black)))
            .filter(|&(white, black)| white != black && !ring(white).has(black))
            .collect();
        let (mut ply, mut idle) = (0, 0);
        // Black's and White's plies in turn; two without anything new are the end.
        while idle < 2 {
            let side = usize::from(ply % 2 == 0);
            let mut found = Vec::new();
            for &(white, black) in &pairs {
                let men = if side == 1 {
                    table.mated(role, white, black)
                } else {
                    table.mating(role, white, black) | promoting(role, promoted, white, black, ply)
                };
                let new = men & !table.won[side][pair(white, black)];
                if new != 0 {
                    found.push((pair(white, black), new));
                }
            }
            // What a promotion has ready for later plies is still to come.
            let waits = promoted.iter().any(|table| table.plies.iter().any(|&plies| plies > ply));
            idle = if found.is_empty() && !waits { idle + 1 } else { 0 };
            ply += 1;
            for (pair, new) in found {
                table.won[side][pair] |= new;
                new.each(|man| table.plies[slot(side, pair, man)] = ply);
            }
        }
        table
    }

    /// Where the man has to stand for Black, to move, to be mated now or to have only moves that lose.
    fn mated(&self, role: Role, white: usize, black: usize) -> u64 {
        let (mut lost, mut stuck) = (u64::MAX, u64::MAX);
        (ring(black) & !ring(white)).each(|to| {
            // A step beside the man takes it, which draws: neither set has it there.
            let guarded = attackers(role, to, bit(white));
            stuck &= guarded;
            lost &= guarded | self.won[0][pair(white, to)];
        });
        let check = attackers(role, black, bit(white));
        let lost = lost & !stuck | stuck & check;
        lost & board() & !bit(white) & !bit(black)
    }

    /// Where the man has to stand for White, to move, to have a move that wins.
    fn mating(&self, role: Role, white: usize, black: usize) -> u64 {
        let mut won = 0;
        let occupied = bit(white) | bit(black);
        let goals = self.won[1][pair(white, black)];
        goals.each(|to| {
            won |= if role == Role::Pawn { behind(to) } else { attackers(role, to, occupied) };
        });
        (ring(white) & !ring(black) & !bit(black)).each(|to| won |= self.won[1][pair(to, black)]);
        won & legal(role, white, black)
    }
}

fn board() -> u64 {
    (1 << CELLS) - 1
}

/// Where the man may stand with White to move: Black's king is not in check.
fn legal(role: Role, white: usize, black: usize) -> u64 {
    board() & !attackers(role, black, bit(white)) & !bit(white) & !bit(black)
}

/// The cells from which a pawn of White's steps to one.
fn behind(to: usize) -> u64 {
    (0..CELLS).filter(|&from| Position::ahead(from) == Some(to)).fold(0, |set, from| set | bit(from))
}

/// Where a pawn stands that becomes something which wins, Black being mated after fewer plies than `ply`.
fn promoting(role: Role, promoted: &[Table], white: usize, black: usize, ply: u8) -> u64 {
    if role != Role::Pawn {
        return 0;
    }
    let mut from = 0;
    for goal in Position::start().promotion_squares(Colour::White) {
        let goal = goal.index();
        if goal == white || goal == black {
            continue;
        }
        let wins = |table: &Table| {
            let plies = table.plies[slot(1, pair(white, black), goal)];
            plies != 0 && plies <= ply
        };
        if promoted.iter().any(wins) {
            from |= behind(goal);
        }
    }
    from & legal(role, white, black)
}

/// The tables in the order of [`ROLES`].
fn tables() -> &'static [Table] {
    static TABLES: OnceLock<Vec<Table>> = OnceLock::new();
    TABLES.get_or_init(|| {
        let mut tables: Vec<Table> = Vec::new();
        for role in ROLES {
            let promoted = if role == Role::Pawn { tables.as_slice() } else { &[] };
            let table = Table::of(role, promoted);
            tables.push(table);
        }
        tables
    })
}

/// How a position with three men ends; none with more men, with fewer, or with a pawn that may still step twice.
#[inline]
pub(super) fn ending(position: &Position) -> Option<Ending> {
    if position.occupied().len() != 3 || position.is_setup() {
        return None;
    }
    look_up(position)
}

fn look_up(position: &Position) -> Option<Ending> {
    if position.double_steps() != DoubleSteps::NONE {
        return None;
    }
    let strong = Colour::ALL.into_iter().find(|&colour| position.men_of(colour).len() == 2)?;
    let view = |index: usize| if strong == Colour::White { index } else { Position::mirror(index) };
    let king = |colour: Colour| view(position.kind(colour, Role::King).lowest());
    let man = position.men_of(strong) & !position.kind(strong, Role::King);
    let at = ROLES.iter().position(|&role| role == position.role_on(man.lowest()))?;
    let side = usize::from(position.side() != strong);
    let pair = pair(king(strong), king(!strong));
    Some(match (tables()[at].plies[slot(side, pair, view(man.lowest()))], side) {
        (0, _) => Ending::Draw,
        (plies, 0) => Ending::Mates(plies - 1),
        (plies, _) => Ending::Mated(plies - 1),
    })
}

/// Works the tables out, if they are not yet.
pub(super) fn prepare() {
    tables();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How a position ends by trying all moves to a depth; a win beyond it is none.
    fn slow(position: &Position, depth: u8) -> Ending {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return if position.in_check() { Ending::Mated(0) } else { Ending::Draw };
        }
        let mut best = None;
        for &played in &moves {
            let mut after = *position;
            Rules::make(&mut after, played);
            let here = match if depth == 0 { Ending::Draw } else { slow(&after, depth - 1) } {
                Ending::Draw => Ending::Draw,
                Ending::Mated(plies) => Ending::Mates(plies + 1),
                Ending::Mates(plies) => Ending::Mated(plies + 1),
            };
            best = Some(match (best, here) {
                (Some(Ending::Mates(a)), Ending::Mates(b)) => Ending::Mates(a.min(b)),
                (Some(Ending::Mated(a)), Ending::Mated(b)) => Ending::Mated(a.max(b)),
                (Some(Ending::Mates(_)), _) | (Some(Ending::Draw), Ending::Mated(_)) => best.unwrap_or(here),
                _ => here,
            });
        }
        best.expect("there are moves")
    }

    #[test]
    fn three_men_end_as_trying_everything_tells() {
        let mut seen = [0; 3];
        let texts = ["Q", "R", "B", "N", "P"].into_iter().flat_map(|man| {
            let places = [
                "1/2/1K5/6/5/3M2/4k2/2/1",
                "1/M1/1K5/k5/5/6/7/2/1",
                "1/2/4K1k/6/5/6/M6/2/1",
                "1/2/2K1k2/6/1M3/6/7/2/1",
            ];
            places.map(|place| place.replace('M', man))
        });
        for board in texts {
            for side in ["w", "b"] {
                let Ok(position) = format!("{board} - {side} - 0 1").parse::<Position>() else { continue };
                let (fast, slow) = (ending(&position).expect("three men"), slow(&position, 4));
                match fast {
                    Ending::Mates(plies) | Ending::Mated(plies) if plies <= 5 => {
                        seen[1] += 1;
                        assert_eq!(fast, slow, "{position}");
                    }
                    Ending::Draw => {
                        seen[0] += 1;
                        assert_eq!(slow, Ending::Draw, "{position}");
                    }
                    _ => {
                        seen[2] += 1;
                        assert_eq!(slow, Ending::Draw, "{position}");
                    }
                }
            }
        }
        assert!(seen.iter().all(|&seen| seen >= 3), "{seen:?}");
    }

    /// Counted with the rules' own generator, all positions and all moves: with White to move a queen wins in all 25,668
    /// positions, in 17 plies at most, a bishop in all but 8 of 30,692, in 23.
    #[test]
    fn queen_and_bishop_win_when_to_move() {
        for (role, count, longest) in [(Role::Queen, 25_668, 18), (Role::Bishop, 30_692 - 8, 24)] {
            let at = ROLES.iter().position(|&other| other == role).expect("one of them");
            let plies = &tables()[at].plies[..CELLS * CELLS * CELLS];
            assert_eq!(plies.iter().filter(|&&plies| plies > 0).count(), count);
            assert_eq!(plies.iter().max(), Some(&longest));
        }
    }
}
