//! Engines, ladders, the pairs that they play, ratings and tournaments.
//!
//! The work stands in the database: a pair is planned, then running, then over, and its result, the statistics that
//! ratings are fitted to, its games, faults and what is to be told of it are written in one transaction, once. Whoever is
//! killed in between leaves a pair that is [`put back`](crate::Store::put_back) and played again.

mod cross;
mod engine_rows;
mod engines;
mod faults;
mod followers;
mod games;
mod ids;
mod matches;
mod moves;
mod news;
mod notices;
pub(crate) mod owners;
mod pair_rows;
mod pairs;
mod ratings;
mod records;
mod results;
mod seasons;
pub(crate) mod soundness;
mod standings;
mod tournaments;

pub use cross::Crossing;
pub use engines::{Engine, EngineChange, EngineState, HouseEngine, NewEngine, Owner};
pub use faults::EngineFault;
pub use followers::{Follower, Following};
pub use games::{EngineGame, GameLine, Seat};
pub use ids::{EngineGameId, EngineId, FaultId, MatchId, NewsId, PairId, SeasonId, TournamentId};
pub use matches::{EngineMatch, MatchState, NewMatch, Verdict};
pub use moves::{MoveScore, PlayedMove};
pub use news::{News, NewsKind};
pub use notices::LadderNotice;
pub use owners::OwnerTerms;
pub use pairs::{GameClock, NewPair, Opening, Pair, PairState, Purpose};
pub use ratings::{Fitted, RatingPoint, Statistics};
pub use records::EngineGamesOf;
pub use results::{FinishedGame, FinishedPair, PairEnd, SeenFault};
pub use seasons::{Archived, Ladder, Season};
pub use standings::Standing;
pub use tournaments::{Entry, NewTournament, Tournament, TournamentState};
