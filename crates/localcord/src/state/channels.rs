//! Channels, and what the bot may do in them.

use serde_json::{Value, json};

use super::World;
use super::records::{Channel, ChannelKind};
use crate::gateway::intents;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::refusal::Refusal;

impl World {
    /// What the bot may do in a channel: in a thread, what it may do in the thread's parent.
    pub(crate) fn bot_permissions(&self, channel: Id) -> Result<Permissions, Refusal> {
        let record = self.channel(channel).ok_or_else(Refusal::unknown_channel)?;
        let Some(guild) = record.guild else {
            let ours = record.recipients.contains(&self.saved.bot);
            return if ours {
                Ok(Permissions::BOT | Permissions::MANAGE_CHANNELS)
            } else {
                Err(Refusal::missing_access())
            };
        };
        if !self.guild(guild).is_some_and(|guild| guild.has_bot) {
            return Err(Refusal::missing_access());
        }
        Ok(self.permissions_in(self.saved.bot, channel))
    }

    /// Refuses unless the bot sees the channel (50001) and has `needed` there (50013).
    pub(crate) fn require(&self, channel: Id, needed: Permissions) -> Result<Permissions, Refusal> {
        let has = self.bot_permissions(channel)?;
        if !has.contains(Permissions::VIEW_CHANNEL) {
            return Err(Refusal::missing_access());
        }
        if has.contains(needed) { Ok(has) } else { Err(Refusal::missing_permissions()) }
    }

    /// The permission to send in this channel or thread.
    pub(crate) fn sending(&self, channel: Id) -> Permissions {
        let thread = self.channel(channel).is_some_and(|channel| channel.thread.is_some());
        if thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES }
    }

    /// The DM that one opens with another; the one that there is, if there is one.
    pub(crate) fn open_dm(&mut self, opener: Id, other: Id) -> Id {
        let alone = opener == self.saved.bot && !self.shares_guild(other);
        let between = |channel: &&mut Channel| {
            channel.kind == ChannelKind::Dm
                && channel.recipients.contains(&opener)
                && channel.recipients.contains(&other)
        };
        if let Some(channel) = self.saved.channels.values_mut().find(between) {
            channel.unshared &= alone;
            return channel.id;
        }
        let id = self.next_id();
        let channel = Channel {
            id,
            kind: ChannelKind::Dm,
            guild: None,
            name: String::new(),
            topic: None,
            position: 0,
            last_message: None,
            bot_denied: Permissions::NONE,
            recipients: vec![opener, other],
            unshared: alone,
            thread: None,
        };
        self.saved.channels.insert(id, channel);
        self.announce_channel("CHANNEL_CREATE", id);
        id
    }

    /// Removes a channel or thread with its messages, and the threads of a channel.
    pub(crate) fn delete_channel(&mut self, id: Id) -> Value {
        let children =
            self.saved.channels.values().filter(|c| c.thread.as_ref().is_some_and(|t| t.parent == id));
        for child in children.map(|channel| channel.id).collect::<Vec<_>>() {
            self.delete_channel(child);
        }
        let (data, visible) = (self.channel_json(id), self.bot_sees(id));
        let removed = self.saved.channels.remove(&id);
        for message in self.saved.messages.remove(&id).into_iter().flatten().map(|(_, message)| message) {
            self.forget_files(&message);
        }
        self.announce_channel_deleted(
            removed.is_some_and(|channel| channel.thread.is_some()),
            visible,
            data.clone(),
        );
        data
    }

    /// The bot is thrown out of a guild or let in again.
    pub(crate) fn set_bot_in_guild(&mut self, id: Id, present: bool) {
        let Some(guild) = self.saved.guilds.get_mut(&id).filter(|guild| guild.has_bot != present) else {
            return;
        };
        guild.has_bot = present;
        let guild = guild.clone();
        self.touch();
        if present {
            let data = self.guild_create_json(&guild);
            self.check_guild_create(&data);
            self.dispatch("GUILD_CREATE", intents::GUILDS, &data, None);
        } else {
            // Without `unavailable` it means removal (documentation: "Guild Delete").
            self.saved.commands.retain(|_, command| command.guild != Some(id));
            self.dispatch("GUILD_DELETE", intents::GUILDS, &json!({"id": id}), None);
        }
    }

    /// The bot's rights in a channel change. Losing sight of it looks like its deletion, regaining it like its creation
    /// (observed).
    pub(crate) fn set_bot_denied(&mut self, id: Id, change: impl FnOnce(Permissions) -> Permissions) {
        let (saw, was) = (self.bot_sees(id), self.channel_json(id));
        let Some(channel) = self.saved.channels.get_mut(&id) else { return };
        channel.bot_denied = change(channel.bot_denied);
        let thread = channel.thread.is_some();
        let (created, updated) =
            if thread { ("THREAD_CREATE", "THREAD_UPDATE") } else { ("CHANNEL_CREATE", "CHANNEL_UPDATE") };
        match (saw, self.bot_sees(id)) {
            (true, false) => self.dispatch(
                if thread { "THREAD_DELETE" } else { "CHANNEL_DELETE" },
                intents::GUILDS,
                &was,
                None,
            ),
            (false, true) => self.announce_channel(created, id),
            _ => self.announce_channel(updated, id),
        }
        self.touch();
    }
}
