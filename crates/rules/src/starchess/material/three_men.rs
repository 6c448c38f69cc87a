//! King and one man against king: every position, from the mates backwards.
//!
//! The side with the man is taken as White; the other colour is the same board upside down. A position is marked
//! when legal play can lead from it to a mate. First the mates themselves are marked, and for the pawn also the
//! positions in which it promotes into a marked one. Then, until nothing new turns up, so is every legal position one
//! move before a marked one: steps, leaps and slides go back the way they came, and a capture of the man leaves only
//! kings, which is dead. 37 · 37 · 37 · 2 positions a man, a few more for the pawn that still has its double step.

use std::sync::OnceLock;

use super::super::Position;
use super::super::movegen::PROMOTIONS;
use super::super::tables::{
    BACK_RANKS, DOWN, FALLING, KING, KNIGHT, LINES, NOWHERE, PAWN_ATTACKS, PAWN_STARTS, PLANE, RISING, STEP,
    STEP_TWICE, UP, VERTICAL,
};
use crate::{Colour, Role};

/// Where the man can be: 37 cells, then the five start cells for a pawn that has its double step.
const SPOTS: usize = 42;

#[derive(Clone, Copy)]
struct State {
    /// Whether the side with the man is to move.
    white: bool,
    king: usize,
    bare: usize,
    spot: usize,
}

impl State {
    const fn index(self) -> usize {
        (((self.white as usize) * 37 + self.king) * 37 + self.bare) * SPOTS + self.spot
    }

    const fn cell(self) -> usize {
        if self.spot < 37 { self.spot } else { PAWN_STARTS[0][self.spot - 37] as usize - 1 }
    }

    /// Whether the pawn has its double step.
    const fn is_fresh(self) -> bool {
        self.spot >= 37
    }

    const fn occupied(self) -> u64 {
        1 << self.king | 1 << self.bare | 1 << self.cell()
    }
}

/// Cells that the man attacks from `cell`.
fn attacks(role: Role, cell: usize, occupied: u64) -> u64 {
    let lines = &LINES[cell];
    match role {
        Role::King => KING[cell],
        Role::Queen => {
            lines[VERTICAL].seen(occupied) | lines[RISING].seen(occupied) | lines[FALLING].seen(occupied)
        }
        Role::Rook => lines[VERTICAL].seen(occupied),
        Role::Bishop => lines[RISING].seen(occupied) | lines[FALLING].seen(occupied),
        Role::Knight => KNIGHT[cell],
        Role::Pawn => PAWN_ATTACKS[0][cell],
        Role::Prince | Role::Princess => 0,
    }
}

/// The marked positions of one man.
struct Marked {
    role: Role,
    bits: Vec<u64>,
}

impl Marked {
    fn contains(&self, state: State) -> bool {
        let index = state.index();
        self.bits[index / 64] >> (index % 64) & 1 == 1
    }

    /// Marks a position; tells whether it is new.
    fn insert(&mut self, state: State) -> bool {
        let index = state.index();
        let new = self.bits[index / 64] >> (index % 64) & 1 == 0;
        self.bits[index / 64] |= 1 << (index % 64);
        new
    }

    /// Whether a diagram is a legal position of this man.
    fn is_legal(&self, state: State) -> bool {
        let cell = state.cell();
        let apart = state.occupied().count_ones() == 3 && KING[state.king] >> state.bare & 1 == 0;
        let pawn_may = self.role != Role::Pawn || (BACK_RANKS[0] | BACK_RANKS[1]) >> cell & 1 == 0;
        apart && pawn_may && !(state.white && self.gives_check(state))
    }

    fn gives_check(&self, state: State) -> bool {
        attacks(self.role, state.cell(), state.occupied()) >> state.bare & 1 == 1
    }

    fn is_mate(&self, state: State) -> bool {
        // The bare king does not hide behind itself: it is taken off the board.
        let without_bare = state.occupied() ^ 1 << state.bare;
        let covered = KING[state.king] | attacks(self.role, state.cell(), without_bare);
        !state.white && self.gives_check(state) && KING[state.bare] & !covered == 0
    }

    /// Every diagram of the class, possible or not.
    fn diagrams(&self) -> impl Iterator<Item = State> + use<> {
        let spots = if self.role == Role::Pawn { SPOTS } else { 37 };
        (0..37).flat_map(move |king| {
            (0..37).flat_map(move |bare| {
                (0..spots).flat_map(move |spot| [false, true].map(|white| State { white, king, bare, spot }))
            })
        })
    }

    /// All positions of `role` from which a mate can be reached; `officers` are those of the men a pawn can become.
    fn all(role: Role, officers: &[Self]) -> Self {
        let mut marked = Self { role, bits: vec![0; (2 * 37 * 37 * SPOTS).div_ceil(64)] };
        let mut open = Vec::new();
        for state in marked.diagrams() {
            let goal = marked.is_legal(state) && (marked.is_mate(state) || promotes_into(state, officers));
            if goal && marked.insert(state) {
                open.push(state);
            }
        }
        while let Some(state) = open.pop() {
            marked.each_before(state, |marked, before| {
                if marked.is_legal(before) && marked.insert(before) {
                    open.push(before);
                }
            });
        }
        marked
    }

    /// Calls `visit` with every diagram one move before a position.
    fn each_before(&mut self, state: State, mut visit: impl FnMut(&mut Self, State)) {
        let occupied = state.occupied();
        if state.white {
            each(KING[state.bare] & !occupied, |bare| visit(self, State { white: false, bare, ..state }));
            return;
        }
        let before = State { white: true, ..state };
        each(KING[state.king] & !occupied, |king| visit(self, State { king, ..before }));
        if self.role != Role::Pawn {
            let origins = attacks(self.role, state.cell(), occupied) & !occupied;
            each(origins, |spot| visit(self, State { spot, ..before }));
        } else if !state.is_fresh() {
            // The pawn came from the cell below, with or without its right, or by a double step.
            let below = STEP[DOWN][state.cell()];
            if below == NOWHERE || occupied >> below & 1 == 1 {
                return;
            }
            visit(self, State { spot: below.into(), ..before });
            for origin in [below, STEP_TWICE[DOWN][state.cell()]] {
                let start = PAWN_STARTS[0].iter().position(|&number| number == origin + 1);
                if let Some(start) = start.filter(|_| occupied >> origin & 1 == 0) {
                    visit(self, State { spot: 37 + start, ..before });
                }
            }
        }
    }
}

/// Whether a pawn promotes at once into a position of which mate can be reached.
fn promotes_into(state: State, officers: &[Marked]) -> bool {
    if !state.white || officers.is_empty() {
        return false;
    }
    let to = STEP[UP][state.cell()];
    if to == NOWHERE || BACK_RANKS[1] >> to & 1 == 0 || state.occupied() >> to & 1 == 1 {
        return false;
    }
    let after = State { white: false, spot: to.into(), ..state };
    officers.iter().any(|marked| marked.contains(after))
}

fn each(mut set: u64, mut visit: impl FnMut(usize)) {
    while set != 0 {
        visit(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}

/// Queen, rook, bishop, knight, pawn, in the order of [`Role`]; worked out on first use.
fn marked(role: Role) -> &'static Marked {
    static ALL: OnceLock<Vec<Marked>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let mut all: Vec<Marked> = PROMOTIONS.iter().map(|&role| Marked::all(role, &[])).collect();
        all.push(Marked::all(Role::Pawn, &all));
        all
    });
    &all[role.index() - 1]
}

/// Cell index of the same place on the board turned upside down.
fn upside_down(cell: usize) -> usize {
    let (x, y) = PLANE[cell];
    PLANE.iter().position(|&place| place == (x, -y)).expect("the star is symmetric")
}

/// Whether the side that has the one man beside the kings can mate.
pub(super) fn can_mate(position: &Position) -> bool {
    let colour = if position.sides[0].is_power_of_two() { Colour::Black } else { Colour::White };
    let [king, bare] = [colour, !colour].map(|c| position.kings[c.index()] as usize);
    let cell = (position.sides[colour.index()] & !(1 << king)).trailing_zeros() as usize;
    let role = position.role_at(cell);
    let turn = |cell| if colour == Colour::White { cell } else { upside_down(cell) };
    let cell = turn(cell);
    let fresh = position.double_steps() != super::super::DoubleSteps::NONE;
    let start = PAWN_STARTS[0].iter().position(|&number| fresh && usize::from(number) == cell + 1);
    let spot = start.map_or(cell, |start| 37 + start);
    marked(role).contains(State {
        white: position.side() == colour,
        king: turn(king),
        bare: turn(bare),
        spot,
    })
}
