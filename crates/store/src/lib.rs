//! Games, settings and the outbox in `SQLite`.
//!
//! One [`Store`] writes, holding a lease on the file; any number of [`Reader`]s look on beside it. Every change of
//! state is one transaction that also writes the messages to be posted about it (the *outbox*) and the chat event
//! that caused it, so that nothing is lost, doubled or announced before it is true: what comes back is a
//! [`Committed`] value, which only a finished commit can make. Calls block; an asynchronous caller makes them on a
//! thread for blocking work.

mod absence;
mod act;
mod archive;
mod backup;
mod challenge_rows;
mod challenges;
mod check;
mod clockwork;
mod committed;
mod conditionals;
mod doubts;
mod error;
mod export;
mod flags;
mod game_rows;
mod games;
mod ghosts;
mod glicko;
mod ids;
pub mod ladder;
mod lease;
mod moderation;
mod notes;
mod open;
mod outbox;
mod people;
mod personal;
mod place;
mod post;
mod post_rows;
mod prefs;
mod puzzles;
mod ratings;
mod reader;
mod rematch;
mod removal;
mod restore;
mod results;
mod rows;
mod schema;
mod servers;
mod top;

pub use absence::{VacationRefusal, VacationState};
pub use act::{Act, Played, Source};
pub use archive::{Archived, ReadGame, RecordForm, WrittenGames};
pub use backup::Overwrite;
pub use challenges::{Answered, MakeChallenge, StoredChallenge};
pub use check::{Fault, Report};
pub use clockwork::{Due, DueAt, Fired};
pub use committed::Committed;
pub use error::{ActError, StoreError};
pub use export::{Exported, ExportedMove, ExportedPlayer};
pub use games::StoredGame;
pub use ghosts::is_ghost;
pub use ids::{ChannelId, DailyPostId, EventId, GuildId, MessageId, PostId, PuzzleNo, RoleId};
pub use notes::{Note, NoteText, NoteTooLong};
pub use open::Store;
pub use personal::{KeptRow, PersonalData};
pub use place::{Place, Why};
pub use post::{Address, Content, Notice, Post, PostState};
pub use prefs::{Input, Notation, Orientation, Prefs, Remind};
pub use puzzles::{
    Attempt, AttemptState, DailyPost, DailySetting, DailyShown, Entered, FirstTry, Flaw, Mark, Solved,
    Solver, SolverChange, Step, StepError, Stepped, Stock, Stocked, Subject, Tried, Which,
};
pub use ratings::{Rating, RatingChange, ShownRating};
pub use reader::{Reader, Tally};
pub use rematch::{MakeRematch, Rematched};
pub use removal::Removal;
pub use restore::Restored;
pub use results::{Gained, Results, Score, Streak};
pub use servers::Server;
pub use top::{Among, Ranked, Top};
