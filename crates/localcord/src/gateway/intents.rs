//! Gateway intents (documentation: "List of Intents").

pub(crate) const GUILDS: u64 = 1 << 0;
pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
pub(crate) const GUILD_PRESENCES: u64 = 1 << 8;
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
pub(crate) const GUILD_MESSAGE_TYPING: u64 = 1 << 11;
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
pub(crate) const DIRECT_MESSAGE_TYPING: u64 = 1 << 14;
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;

/// All bits that are given out; others are 4013.
pub(crate) const ALL: u64 =
    0b11_1111_1111_1111_1111_1111_1111 & !(1 << 17 | 1 << 18 | 1 << 19 | 1 << 22 | 1 << 23);
