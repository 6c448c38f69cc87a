//! What is remembered: plain records, saved as they are.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::guild::Guild;
use crate::clock::Millis;
use crate::id::Id;
use crate::permissions::Permissions;

/// Everything that outlives a restart.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    /// The id given out last, so that ids only grow.
    pub(crate) last_id: u64,
    pub(crate) application: Id,
    pub(crate) bot: Id,
    pub(crate) users: BTreeMap<Id, User>,
    pub(crate) guilds: BTreeMap<Id, Guild>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    /// By channel, then by id.
    pub(crate) messages: BTreeMap<Id, BTreeMap<Id, Message>>,
    pub(crate) commands: BTreeMap<Id, Command>,
    /// Signs CDN addresses.
    pub(crate) cdn_secret: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct User {
    pub(crate) id: Id,
    pub(crate) username: String,
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) avatar_colour: String,
    pub(crate) bot: bool,
    /// Whether the bot may write to this person.
    pub(crate) dms_open: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) kind: ChannelKind,
    pub(crate) guild: Option<Id>,
    pub(crate) name: String,
    pub(crate) topic: Option<String>,
    pub(crate) position: u32,
    pub(crate) last_message: Option<Id>,
    /// What the bot may not do here, beyond what its role denies.
    pub(crate) bot_denied: Permissions,
    /// The two sides of a DM.
    pub(crate) recipients: Vec<Id>,
    /// A DM that the bot opened to somebody with whom it shared no server: nothing can be sent there.
    #[serde(default)]
    pub(crate) unshared: bool,
    pub(crate) thread: Option<Thread>,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub(crate) enum ChannelKind {
    Text,
    Dm,
    PublicThread,
    PrivateThread,
}

impl ChannelKind {
    /// Discord's number for it.
    pub(crate) fn number(self) -> u8 {
        match self {
            Self::Text => 0,
            Self::Dm => 1,
            Self::PublicThread => 11,
            Self::PrivateThread => 12,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Thread {
    pub(crate) parent: Id,
    pub(crate) owner: Id,
    pub(crate) archived: bool,
    pub(crate) archived_at: Millis,
    pub(crate) auto_archive_minutes: u32,
    pub(crate) locked: bool,
    pub(crate) created: Millis,
    pub(crate) last_activity: Millis,
    pub(crate) members: BTreeMap<Id, Millis>,
    pub(crate) sent: u32,
}

impl Thread {
    pub(crate) fn due(&self, now: Millis) -> bool {
        let quiet = Duration::from_secs(u64::from(self.auto_archive_minutes) * 60);
        !self.archived && now >= self.last_activity.after(quiet)
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    /// Discord's message type: 0 ordinary, 19 reply, 20 slash command, 21 start of a thread, 23 context menu.
    pub(crate) kind: u8,
    pub(crate) author: Id,
    pub(crate) content: String,
    pub(crate) sent: Millis,
    pub(crate) edited: Option<Millis>,
    pub(crate) mentions: BTreeSet<Id>,
    pub(crate) everyone: bool,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    /// 64 ephemeral, 128 deferred, 32 has a thread, 4 embeds suppressed.
    pub(crate) flags: u64,
    pub(crate) nonce: Option<Value>,
    pub(crate) reference: Option<Reference>,
    /// Sent by an application through an interaction.
    pub(crate) webhook: bool,
    pub(crate) interaction: Option<Origin>,
    /// Only this person sees it.
    pub(crate) ephemeral_for: Option<Id>,
}

/// The message that another one is about.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub(crate) struct Reference {
    pub(crate) channel: Id,
    pub(crate) message: Id,
}

/// The interaction that a message answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Origin {
    pub(crate) id: Id,
    /// Interaction type: 2 command, 3 component, 5 modal.
    pub(crate) kind: u8,
    pub(crate) name: String,
    pub(crate) user: Id,
    pub(crate) guild: Option<Id>,
    pub(crate) original: Option<Id>,
    pub(crate) interacted: Option<Id>,
    pub(crate) target_user: Option<Id>,
    pub(crate) trigger: Option<Box<Origin>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: Option<String>,
    pub(crate) size: usize,
    /// Pixels, if it is a PNG.
    pub(crate) dimensions: Option<(u32, u32)>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Command {
    pub(crate) id: Id,
    pub(crate) version: Id,
    pub(crate) guild: Option<Id>,
    /// 1 slash, 2 user menu, 3 message menu.
    pub(crate) kind: u8,
    pub(crate) name: String,
    /// The registered form with the defaults filled in.
    pub(crate) form: Value,
}
