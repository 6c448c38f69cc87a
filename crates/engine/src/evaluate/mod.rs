//! What a position is worth, by few named terms whose values are data.
//!
//! The terms are the same for every rule set, counted on its own board; a rule set gives the board's shape
//! ([`House`]), its values (`terms/*.txt`), and what only it has. What counts the terms is written once and runs in two ways:
//! adding values up, and noting the counts for the tuner ([`Account`]).

mod chess;
mod chess100;
mod features;
mod placements;
mod starchess;
mod terms;
mod three_men;

use rules::{Board, Colour, Role};

pub use self::features::Account;
pub(crate) use self::features::{count as count_terms, evaluate as evaluate_with};
#[cfg(test)]
pub(crate) use self::terms::TEMPO;
pub use self::terms::Tables;
pub use self::terms::Terms;
pub(crate) use self::terms::{PLACES, VALUES};
pub use self::three_men::Ending;

/// A loss that is known without search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownLoss {
    /// Who is mated.
    pub loser: Colour,
    /// How many men are still to be placed, by both sides.
    pub placements: u32,
    /// How many moves the winner needs from then on, the mating one included; the winner moves first.
    pub moves: u32,
}

impl KnownLoss {
    /// How many plies it takes, if nobody errs.
    pub fn plies(self) -> u32 {
        self.placements + 2 * self.moves - 1
    }
}

/// A rule set as the engine plays it: what differs from one to the next beside the rules themselves.
pub trait House: Board {
    /// The values of the terms, one a line: name, middle game, endgame.
    const TERMS: &'static str;

    /// Places that the tables tell apart, left and right being alike.
    const CLASSES: usize;

    /// What each role says of how far the game is from its end.
    const PHASES: [i32; 8];

    /// The sum of the phases at the start.
    const FULL_PHASE: i32;

    /// Which place of the tables a square is, White's view.
    fn class(index: usize) -> usize;

    /// The square that is to Black what this one is to White.
    fn mirror(index: usize) -> usize;

    /// The square straight ahead of White's pawn.
    fn ahead(index: usize) -> Option<usize>;

    /// What is worked out once a process.
    fn tables() -> &'static Tables<Self>;

    /// Whether a captured king has a successor (Chess-100's prince).
    fn has_heir(&self, _: Colour) -> bool {
        false
    }

    /// What losing a man costs its side here, for exchanges.
    #[inline]
    fn price(&self, _: Colour, role: Role) -> i32 {
        Self::tables().prices[role.index()]
    }

    /// Whether a search may ask what happens if the side to move passes.
    fn may_pass(&self) -> bool {
        !self.is_setup()
    }

    /// Who has lost whatever follows, known without search: in the setup of Starchess, by a placement.
    fn known_loss(&self) -> Option<KnownLoss> {
        None
    }

    /// How it ends if nobody errs, where that is known without search: in Starchess, with three men.
    fn ending(&self) -> Option<Ending> {
        None
    }

    /// How much of an advantage of this side counts, in sixteenths: few men may be ahead and yet unable to mate.
    #[inline]
    fn prospects(&self, _ahead: Colour) -> i32 {
        16
    }

    /// Works out what is worked out once a process, so that no clock runs meanwhile.
    fn prepare() {}

    /// Counts the terms that only this rule set has.
    fn special(&self, _: &mut impl Account) {}

    /// What the position is worth to the side to move, in hundredths of a pawn.
    fn evaluate(&self) -> i32 {
        features::evaluate(self, Self::tables())
    }
}
