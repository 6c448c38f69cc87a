//! Counting the terms of a position.

use rules::{Board, Colour, Man, Role, SquareSet};

use super::House;
use super::terms::{
    BLOCKED, DEAD, FREE, GUARDED, Geometry, LOOSE, MOBILITY, PAWN_THREAT, RING, SHELTER, SIEGE, TEMPO,
    Tables, VALUES, halves,
};

/// Takes the terms as they are counted.
pub trait Account {
    /// A man on the board.
    fn man(&mut self, man: Man, index: usize);

    /// A term that holds so many times for a side.
    fn count(&mut self, term: usize, colour: Colour, times: i32);
}

/// Adds values up, White's view.
struct Sum<'t, P: Board> {
    tables: &'t Tables<P>,
    pair: i32,
}

impl<P: Board> Account for Sum<'_, P> {
    #[inline]
    fn man(&mut self, man: Man, index: usize) {
        self.pair += self.tables.men[man.colour.index()][man.role.index()][index];
    }

    #[inline]
    fn count(&mut self, term: usize, colour: Colour, times: i32) {
        let value = self.tables.terms[term] * times;
        self.pair += if colour == Colour::White { value } else { -value };
    }
}

/// What the position is worth to the side to move.
#[inline]
pub(crate) fn evaluate<P: House>(position: &P, tables: &Tables<P>) -> i32 {
    let mut sum = Sum { tables, pair: 0 };
    let phase = count(position, &tables.geometry, &mut sum);
    let (middle, end) = halves(sum.pair);
    let white = (middle * phase + end * (P::FULL_PHASE - phase)) / P::FULL_PHASE;
    let ahead = if white > 0 { Colour::White } else { Colour::Black };
    let white = white * position.prospects(ahead) / 16;
    // What nobody makes progress in is worth less and less.
    let white = white * (220 - i32::from(position.halfmove().min(120))) / 220;
    if position.side() == Colour::White { white } else { -white }
}

/// Counts all terms and gives the phase, `FULL_PHASE` at the start.
#[inline]
pub(crate) fn count<P: House>(position: &P, geometry: &Geometry<P>, account: &mut impl Account) -> i32 {
    let mut attacked = [P::Set::EMPTY; 2];
    let mut by_pawns = [P::Set::EMPTY; 2];
    let mut phase = 0;
    for colour in Colour::ALL {
        let (all, pawns, weight) = side(position, geometry, colour, account);
        attacked[colour.index()] = all;
        by_pawns[colour.index()] = pawns;
        phase += weight;
    }
    for colour in Colour::ALL {
        let (us, them) = (colour.index(), (!colour).index());
        let prey = position.men_of(!colour) & !position.kind(!colour, Role::King);
        let pawns = position.kind(!colour, Role::Pawn);
        account.count(PAWN_THREAT, colour, (prey & !pawns & by_pawns[us]).len() as i32);
        account.count(LOOSE, colour, (prey & attacked[us] & !attacked[them]).len() as i32);
        account.count(GUARDED, colour, (position.kind(colour, Role::Pawn) & by_pawns[us]).len() as i32);
    }
    account.count(TEMPO, position.side(), 1);
    position.special(account);
    if position.is_setup() { in_hand(position, account) } else { phase.min(P::FULL_PHASE) }
}

/// Men in hand count for what they are worth wherever they stand.
#[cold]
fn in_hand<P: House>(position: &P, account: &mut impl Account) -> i32 {
    for colour in Colour::ALL {
        for role in Role::ALL.into_iter().take(5) {
            if position.kind(colour, role).is_empty() {
                account.count(VALUES + role.index(), colour, 1);
            }
        }
    }
    P::FULL_PHASE
}

const OFFICERS: [Role; 7] =
    [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Prince, Role::Princess, Role::King];

/// Counts one side's men; what they attack, what its pawns attack, and its phase.
#[inline]
fn side<P: House>(
    position: &P,
    geometry: &Geometry<P>,
    colour: Colour,
    account: &mut impl Account,
) -> (P::Set, P::Set, i32) {
    let own = position.men_of(colour);
    let enemies = position.men_of(!colour);
    let occupied = own | enemies;
    let ring_of = |colour: Colour| {
        let king = position.kind(colour, Role::King);
        if king.is_empty() { P::Set::EMPTY } else { geometry.ring[king.lowest()] }
    };
    // A king that has a successor is no target yet.
    let target = if position.has_heir(!colour) { P::Set::EMPTY } else { ring_of(!colour) };
    let mut attacked = P::Set::EMPTY;
    let mut besiegers = 0;
    let mut phase = 0;

    let pawns = position.kind(colour, Role::Pawn);
    let enemy_pawns = position.kind(!colour, Role::Pawn);
    pawns.each(|index| {
        let man = Man { colour, role: Role::Pawn };
        account.man(man, index);
        attacked |= P::attacks(man, index, occupied);
        let steps = usize::from(geometry.steps[colour.index()][index]);
        if steps == 0 {
            account.count(DEAD, colour, 1);
        } else if (geometry.front[colour.index()][index] & enemy_pawns).is_empty() {
            account.count(FREE + steps.min(8) - 1, colour, 1);
        }
        if !(geometry.ahead[colour.index()][index] & enemies).is_empty() {
            account.count(BLOCKED, colour, 1);
        }
    });
    let by_pawns = attacked;
    account.count(SHELTER, colour, (ring_of(colour) & pawns).len() as i32);

    for role in OFFICERS {
        let man = Man { colour, role };
        position.kind(colour, role).each(|index| {
            account.man(man, index);
            let seen = P::attacks(man, index, occupied);
            attacked |= seen;
            phase += P::PHASES[role.index()];
            if role != Role::King {
                account.count(MOBILITY + role.index(), colour, (seen & !own).len() as i32);
                let near = (seen & target).len() as i32;
                if near > 0 {
                    account.count(RING + role.index(), colour, near);
                    besiegers += 1;
                }
            }
        });
    }
    if besiegers >= 2 {
        account.count(SIEGE + usize::min(besiegers, 4) - 2, colour, 1);
    }
    (attacked, by_pawns, phase)
}
