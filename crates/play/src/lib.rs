//! Correspondence play as plain code: challenges, games, offers, results.
//!
//! Nothing here reads a clock, a database or the network. Time arrives as a [`Timestamp`], chance as the
//! [`Colour`] that a coin showed, and whoever keeps the result does so elsewhere. A person's request either
//! gives a [`Happening`] or a [`Refusal`] that says what would be right; a refusal changes nothing.

mod challenge;
mod ids;
mod matches;
mod refusal;
mod restore;

pub use challenge::{
    Answer, Block, Challenge, ChallengeState, ColourChoice, NewChallenge, Start, UnknownWord,
};
pub use ids::{ChallengeId, GameId, Ply, Timestamp, UserId};
pub use matches::{Action, DrawOffer, Ending, Happening, Match, Players};
pub use refusal::Refusal;
pub use restore::{RestoreError, Saved};
pub use rules::Colour;
