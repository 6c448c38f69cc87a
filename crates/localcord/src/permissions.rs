//! The permission bits that matter to a bot (documentation: "Permissions").

use std::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Serialize};

/// A set of permission bits.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Permissions(pub u64);

impl Permissions {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// All others, whatever the channel says.
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    /// Manage channels (rename, delete).
    pub const MANAGE_CHANNELS: Self = Self(1 << 4);
    /// Manage the guild (its name, its integrations).
    pub const MANAGE_GUILD: Self = Self(1 << 5);
    /// See a channel at all.
    pub const VIEW_CHANNEL: Self = Self(1 << 10);
    /// Send messages in a channel (not in its threads).
    pub const SEND_MESSAGES: Self = Self(1 << 11);
    /// Delete other people's messages.
    pub const MANAGE_MESSAGES: Self = Self(1 << 13);
    /// Send embeds.
    pub const EMBED_LINKS: Self = Self(1 << 14);
    /// Send files.
    pub const ATTACH_FILES: Self = Self(1 << 15);
    /// Read messages sent before now.
    pub const READ_MESSAGE_HISTORY: Self = Self(1 << 16);
    /// Mention everyone.
    pub const MENTION_EVERYONE: Self = Self(1 << 17);
    /// Use application commands.
    pub const USE_APPLICATION_COMMANDS: Self = Self(1 << 31);
    /// Lock, archive and delete other people's threads.
    pub const MANAGE_THREADS: Self = Self(1 << 34);
    /// Open public threads.
    pub const CREATE_PUBLIC_THREADS: Self = Self(1 << 35);
    /// Open private threads.
    pub const CREATE_PRIVATE_THREADS: Self = Self(1 << 36);
    /// Send messages in threads.
    pub const SEND_MESSAGES_IN_THREADS: Self = Self(1 << 38);

    /// Every bit that the documentation gives out: 0 to 52 without 47.
    pub const ALL: Self = Self(((1 << 53) - 1) & !(1 << 47));

    /// What a bot invited with the usual link may do.
    pub const BOT: Self = Self(
        Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::USE_APPLICATION_COMMANDS.0
            | Self::MANAGE_THREADS.0
            | Self::CREATE_PUBLIC_THREADS.0
            | Self::SEND_MESSAGES_IN_THREADS.0,
    );

    /// What people may do, as the role @everyone: as a bot, without managing threads.
    pub const PERSON: Self = Self(Self::BOT.0 & !Self::MANAGE_THREADS.0);

    /// What the role of the moderators adds.
    pub const MODERATOR: Self = Self(Self::MANAGE_MESSAGES.0 | Self::MANAGE_GUILD.0 | Self::MANAGE_THREADS.0);

    /// Whether all of `other` is in here.
    #[must_use]
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for Permissions {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Permissions {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Not for Permissions {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}
