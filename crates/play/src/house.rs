//! The house: the program itself as an opponent.

use crate::UserId;

/// Who the house is among players: a number that the chat gives nobody.
pub const HOUSE: UserId = UserId(0);

/// How strongly the house plays, 1 (a beginner) to 10 (as well as it can).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LEAST: Self = Self(1);
    /// The strongest.
    pub const MOST: Self = Self(10);
    /// That of somebody who has not said which.
    pub const USUAL: Self = Self(4);

    /// A level of this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 10 { Some(Self(number)) } else { None }
    }

    /// A weaker one, by so many steps.
    #[must_use]
    pub const fn below(self, steps: u8) -> Self {
        Self(if self.0 > steps { self.0 - steps } else { 1 })
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}
