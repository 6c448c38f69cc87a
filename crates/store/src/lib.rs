//! Games, settings and the outbox in `SQLite`.
//!
//! One [`Store`] writes, holding a lease on the file; any number of [`Reader`]s look on beside it. Every change of
//! state is one transaction that also writes the messages to be posted about it (the *outbox*) and the chat event
//! that caused it, so that nothing is lost, doubled or announced before it is true: what comes back is a
//! [`Committed`] value, which only a finished commit can make. Calls block; an asynchronous caller makes them on a
//! thread for blocking work.

mod act;
mod backup;
mod challenges;
mod check;
mod committed;
mod error;
mod export;
mod game_rows;
mod games;
mod ids;
mod lease;
mod open;
mod outbox;
mod people;
mod place;
mod post;
mod post_rows;
mod reader;
mod rows;
mod schema;
mod servers;

pub use act::{Act, Played, Source};
pub use backup::Overwrite;
pub use challenges::{Answered, MakeChallenge, StoredChallenge};
pub use check::{Fault, Report};
pub use committed::Committed;
pub use error::{ActError, StoreError};
pub use export::{Exported, ExportedMove, ExportedPlayer, ReadGame};
pub use games::StoredGame;
pub use ids::{ChannelId, EventId, GuildId, MessageId, PostId};
pub use open::Store;
pub use people::{Orientation, Prefs};
pub use place::{Place, Why};
pub use post::{Address, Content, Notice, Post, PostState};
pub use reader::{Reader, Tally};
pub use servers::Server;
