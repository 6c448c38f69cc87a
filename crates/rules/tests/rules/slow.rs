//! A second generator, slow and obvious: it walks the plane from cell to cell, tries every move, and looks whether
//! the king can be taken. It shares no table and no bitboard with the first.

use rules::starchess::{Cell, Move, Setup};
use rules::{Colour, Man, Role};

type Place = (i32, i32);

const FILE_LENGTHS: [i32; 9] = [1, 2, 7, 6, 5, 6, 7, 2, 1];
const VERTICAL: [Place; 2] = [(0, 2), (0, -2)];
const OBLIQUE: [Place; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const PLACED: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Lowest and highest place of a file.
fn ends(x: i32) -> (i32, i32) {
    let length = FILE_LENGTHS[usize::try_from(x + 4).unwrap()];
    (1 - length, length - 1)
}

fn on_board((x, y): Place) -> bool {
    (-4..=4).contains(&x) && {
        let (low, high) = ends(x);
        low <= y && y <= high && (y - low) % 2 == 0
    }
}

/// Printed number of a place, counted bottom to top, files left to right.
fn number((x, y): Place) -> u8 {
    let before: i32 = (-4..x).map(|x| FILE_LENGTHS[usize::try_from(x + 4).unwrap()]).sum();
    u8::try_from(before + (y - ends(x).0) / 2 + 1).unwrap()
}

pub(crate) fn cell(place: Place) -> Cell {
    Cell::new(number(place)).unwrap()
}

fn all_places() -> impl Iterator<Item = Place> {
    (-4..=4).flat_map(|x| {
        let (low, high) = ends(x);
        (low..=high).step_by(2).map(move |y| (x, y))
    })
}

/// The back rank is the lowest cell of files c to g for White, the highest for Black.
fn on_back_rank(colour: Colour, (x, y): Place) -> bool {
    (-2..=2).contains(&x) && y == if colour == Colour::White { ends(x).0 } else { ends(x).1 }
}

fn slot((x, y): Place) -> usize {
    usize::try_from((x + 4) * 13 + y + 6).unwrap()
}

#[derive(Clone)]
pub(crate) struct Slow {
    men: [Option<Man>; 9 * 13],
    fresh: [bool; 9 * 13],
    setup: Setup,
}

impl Slow {
    pub(crate) fn new(setup: Setup) -> Self {
        let mut slow = Self { men: [None; 117], fresh: [false; 117], setup };
        for place in all_places() {
            let cell = cell(place);
            let man = slow.setup.men[cell.index()];
            slow.men[slot(place)] = man;
            slow.fresh[slot(place)] = man.is_some_and(|man| {
                man.role == Role::Pawn && slow.setup.double_steps.cells().any(|start| start == cell)
            });
        }
        slow
    }

    fn at(&self, place: Place) -> Option<Man> {
        self.men[slot(place)]
    }

    /// Where a man could go if kings did not matter.
    fn targets(&self, from: Place, man: Man) -> Vec<Place> {
        let mut targets = Vec::new();
        let step = |(x, y): Place, (dx, dy): Place| (x + dx, y + dy);
        let mut walk = |directions: &[Place], longest: usize| {
            for &direction in directions {
                let mut place = step(from, direction);
                for _ in 0..longest {
                    if !on_board(place) || self.at(place).is_some_and(|m| m.colour == man.colour) {
                        break;
                    }
                    targets.push(place);
                    if self.at(place).is_some() {
                        break;
                    }
                    place = step(place, direction);
                }
            }
        };
        match man.role {
            Role::King => {
                walk(&VERTICAL, 1);
                walk(&OBLIQUE, 1);
            }
            Role::Queen => {
                walk(&VERTICAL, 9);
                walk(&OBLIQUE, 9);
            }
            Role::Rook => walk(&VERTICAL, 9),
            Role::Bishop => walk(&OBLIQUE, 9),
            Role::Knight => {
                // Two steps one way, one more in either direction next to it.
                let round: [Place; 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];
                for i in 0..6 {
                    for beside in [(i + 1) % 6, (i + 5) % 6] {
                        let leap = (2 * round[i].0 + round[beside].0, 2 * round[i].1 + round[beside].1);
                        walk(&[leap], 1);
                    }
                }
            }
            Role::Prince | Role::Princess => unreachable!("not men of this board"),
            Role::Pawn => {
                let forward = if man.colour == Colour::White { 1 } else { -1 };
                let ahead = step(from, (0, 2 * forward));
                if on_board(ahead) && self.at(ahead).is_none() {
                    targets.push(ahead);
                    let further = step(ahead, (0, 2 * forward));
                    if self.fresh[slot(from)] && self.at(further).is_none() {
                        targets.push(further);
                    }
                }
                for side in [-1, 1] {
                    let oblique = step(from, (side, forward));
                    if on_board(oblique) && self.at(oblique).is_some_and(|m| m.colour != man.colour) {
                        targets.push(oblique);
                    }
                }
            }
        }
        targets
    }

    fn men_of(&self, colour: Colour) -> impl Iterator<Item = (Place, Man)> {
        all_places()
            .filter_map(move |place| self.at(place).map(|man| (place, man)))
            .filter(move |(_, man)| man.colour == colour)
    }

    /// Whether the other side could take the king of `colour`.
    fn king_can_be_taken(&self, colour: Colour) -> bool {
        let king = Some(Man { colour, role: Role::King });
        self.men_of(!colour).any(|(from, man)| self.targets(from, man).iter().any(|&to| self.at(to) == king))
    }

    pub(crate) fn in_check(&self) -> bool {
        self.king_can_be_taken(self.setup.side)
    }

    /// Every legal move with the diagram after it.
    pub(crate) fn moves(&self) -> Vec<(Move, Slow)> {
        let us = self.setup.side;
        let mut moves = Vec::new();
        if self.setup.hands.iter().any(|hand| !hand.is_empty()) {
            for role in PLACED.into_iter().filter(|&role| self.setup.hands[us.index()].contains(role)) {
                for place in all_places().filter(|&p| on_back_rank(us, p) && self.at(p).is_none()) {
                    moves.push((Move::Place { role, cell: cell(place) }, self.after_placement(role, place)));
                }
            }
            return moves;
        }
        for (from, man) in self.men_of(us) {
            for to in self.targets(from, man) {
                let promotes = man.role == Role::Pawn && on_back_rank(!us, to);
                let choices: &[Option<Role>] = if promotes {
                    &[Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)]
                } else {
                    &[None]
                };
                for &promotion in choices {
                    let next = self.after_step(from, to, promotion);
                    if !next.king_can_be_taken(us) {
                        moves.push((Move::Step { from: cell(from), to: cell(to), promotion }, next));
                    }
                }
            }
        }
        moves
    }

    fn pass_the_move(&mut self) {
        if self.setup.side == Colour::Black {
            self.setup.fullmove += 1;
        }
        self.setup.side = !self.setup.side;
    }

    fn after_placement(&self, role: Role, place: Place) -> Self {
        let mut next = self.clone();
        let colour = self.setup.side;
        next.men[slot(place)] = Some(Man { colour, role });
        next.setup.hands[colour.index()].remove(role);
        next.pass_the_move();
        next
    }

    fn after_step(&self, from: Place, to: Place, promotion: Option<Role>) -> Self {
        let mut next = self.clone();
        let man = self.at(from).unwrap();
        let resets = man.role == Role::Pawn || self.at(to).is_some();
        next.setup.halfmove = if resets { 0 } else { self.setup.halfmove + 1 };
        next.men[slot(from)] = None;
        next.men[slot(to)] = Some(Man { colour: man.colour, role: promotion.unwrap_or(man.role) });
        next.fresh[slot(from)] = false;
        next.fresh[slot(to)] = false;
        next.pass_the_move();
        next
    }

    pub(crate) fn diagram(&self) -> Setup {
        let mut setup = self.setup.clone();
        setup.double_steps = rules::starchess::DoubleSteps::NONE;
        for place in all_places() {
            setup.men[cell(place).index()] = self.at(place);
            if let (true, Some(man)) = (self.fresh[slot(place)], self.at(place)) {
                setup.double_steps.insert(man.colour, cell(place).file());
            }
        }
        setup
    }
}
