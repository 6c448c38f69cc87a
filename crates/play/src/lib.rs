//! Correspondence play as plain code: challenges, games, offers, results.
//!
//! Nothing here reads a clock, a database or the network. Time arrives as a [`Timestamp`], chance as the
//! [`Colour`] that a coin showed, and whoever keeps the result does so elsewhere. A person's request either
//! gives a [`Happening`] or a [`Refusal`] that says what would be right; a refusal changes nothing.

mod away;
mod challenge;
mod clock;
mod conditional;
mod control;
mod daily;
mod happening;
mod house;
mod ids;
mod matches;
mod refusal;
mod requests;
mod restore;
mod spans;
mod streak;
mod vacation;
mod zone;

pub use away::Away;
pub use challenge::{
    Answer, Block, Challenge, ChallengeState, ColourChoice, NewChallenge, Start, Terms, UnknownWord,
};
pub use clock::{Clock, SavedClock};
pub use conditional::{ConditionalError, ConditionalLine, ConditionalTree};
pub use control::{Control, ControlError};
pub use daily::{Daily, Series, Tier};
pub use happening::{Action, DrawOffer, Ending, Happening, Request, RequestKind, Verdict};
pub use house::{HOUSE, Level};
pub use ids::{ChallengeId, GameId, Millis, NoTurn, Ply, Timestamp, Turn, UserId};
pub use matches::{Match, Players};
pub use refusal::Refusal;
pub use restore::{RestoreError, Saved};
pub use rules::Colour;
pub use spans::{Span, Spans};
pub use streak::Streak;
pub use vacation::{VACATION_DAYS, Vacation, year};
pub use zone::{LocalDate, Zone};
