//! Where a game's boards are posted.

use serde::{Deserialize, Serialize};

use crate::{ChannelId, GuildId};

/// Where a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// Accepted, and its thread (or whatever stands in for one) is still to be found: nothing is posted until
    /// [`Store::set_place`](crate::Store::set_place) says where. A bot that starts up looks for these.
    Opening {
        /// The server of the challenge; `None` in direct messages.
        guild: Option<GuildId>,
        /// The channel of the challenge.
        channel: ChannelId,
    },
    /// A thread of its own.
    Thread {
        /// The server.
        guild: GuildId,
        /// The channel that the thread hangs from.
        parent: ChannelId,
        /// The thread.
        thread: ChannelId,
    },
    /// A channel shared with other talk.
    Channel {
        /// The server.
        guild: GuildId,
        /// The channel.
        channel: ChannelId,
    },
    /// Each player's direct messages with the bot; everything is posted to both.
    Dms,
    /// Nowhere can be posted to at the moment. The game waits, playable from wherever a player turns up.
    Nowhere,
}

impl Place {
    /// The channel in which everybody sees the boards: the thread or channel.
    pub fn channel(self) -> Option<ChannelId> {
        match self {
            Self::Thread { thread, .. } => Some(thread),
            Self::Channel { channel, .. } => Some(channel),
            Self::Opening { .. } | Self::Dms | Self::Nowhere => None,
        }
    }

    /// The server that the place belongs to.
    pub fn guild(self) -> Option<GuildId> {
        match self {
            Self::Thread { guild, .. } | Self::Channel { guild, .. } => Some(guild),
            Self::Opening { guild, .. } => guild,
            Self::Dms | Self::Nowhere => None,
        }
    }
}

/// Why a game is not where one would look for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The bot may not open threads here.
    NoThreads,
    /// The thread or channel was deleted.
    Deleted,
    /// The thread was locked.
    Locked,
    /// The bot may no longer write there.
    Forbidden,
    /// The server removed the bot.
    Removed,
    /// It is open to the bot again.
    Reopened,
    /// A player asked for it.
    Asked,
    /// A moderator moved it.
    Moderator,
}
