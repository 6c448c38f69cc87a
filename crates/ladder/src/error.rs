//! What can be wrong with what is asked.

use crate::tournament::PairId;

/// What is wrong with what was asked, in a sentence that says what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// A player's prior names a player that there is not, or players follow each other in a circle.
    #[error("player {0} comes after a player that there is not, or after itself")]
    Predecessor(usize),
    /// A result names a player or list that there is not.
    #[error("a result is of player {white} against {black} on list {list}: there is no such player or list")]
    Unknown {
        /// Who had White.
        white: usize,
        /// Who had Black.
        black: usize,
        /// The list of openings.
        list: usize,
    },
    /// Too few take part.
    #[error("{given} take part, and at least {least} are needed")]
    TooFew {
        /// How many do.
        given: usize,
        /// How many are needed.
        least: usize,
    },
    /// Too many take part.
    #[error("{given} take part, and at most {most} can")]
    TooMany {
        /// How many do.
        given: usize,
        /// How many can.
        most: usize,
    },
    /// A number of rounds that cannot be played.
    #[error("{given} rounds are asked for, and 1 to {most} can be played")]
    Rounds {
        /// How many were asked for.
        given: u32,
        /// How many can be played.
        most: u32,
    },
    /// A number of games a meeting that there is not.
    #[error("a meeting has 1 or 2 games, and not {0}")]
    Games(u32),
    /// A gauntlet whose challenged are none or all.
    #[error("{given} are challenged, and 1 to {most} can be")]
    Challenged {
        /// How many were to be challenged.
        given: usize,
        /// How many can be.
        most: usize,
    },
    /// A second, different result of a meeting.
    #[error("meeting {0} has another result already")]
    Conflict(PairId),
    /// A result with more points than its games give.
    #[error("meeting {0} has not as many games as its result")]
    Excess(PairId),
}
