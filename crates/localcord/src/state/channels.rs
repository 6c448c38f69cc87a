//! Channels and threads, and what the bot may do in them.

use serde_json::{Value, json};

use super::World;
use super::records::{Channel, ChannelKind, Thread};
use super::view::Audience;
use crate::gateway::intents;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::refusal::Refusal;
use crate::shapes::channel::thread_member_json;

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
        let parent = record.thread.as_ref().and_then(|thread| self.channel(thread.parent));
        let denied = parent.map_or(Permissions::NONE, |parent| parent.bot_denied) | record.bot_denied;
        Ok(Permissions::BOT & !denied)
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

    /// The DM between the bot or a person and another, opened if need be.
    pub(crate) fn dm_between(&mut self, a: Id, b: Id) -> Id {
        let known = self.saved.channels.values().find(|channel| {
            channel.kind == ChannelKind::Dm
                && channel.recipients.contains(&a)
                && channel.recipients.contains(&b)
        });
        if let Some(channel) = known {
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
            recipients: vec![a, b],
            thread: None,
        };
        self.saved.channels.insert(id, channel);
        self.announce_channel("CHANNEL_CREATE", id);
        id
    }

    /// Opens a thread with the given id.
    pub(crate) fn open_thread(
        &mut self,
        id: Id,
        parent: Id,
        owner: Id,
        kind: ChannelKind,
        name: &str,
        minutes: u32,
    ) {
        let now = self.now();
        let guild = self.channel(parent).and_then(|channel| channel.guild);
        let thread = Thread {
            parent,
            owner,
            archived: false,
            archived_at: now,
            auto_archive_minutes: minutes,
            locked: false,
            created: now,
            last_activity: now,
            members: [(owner, now)].into(),
            sent: 0,
        };
        let channel = Channel {
            id,
            kind,
            guild,
            name: name.into(),
            topic: None,
            position: 0,
            last_message: None,
            bot_denied: Permissions::NONE,
            recipients: Vec::new(),
            thread: Some(thread),
        };
        self.saved.channels.insert(id, channel);
        self.announce_channel("THREAD_CREATE", id);
    }

    /// How many threads of a guild are not archived.
    pub(crate) fn active_threads(&self, guild: Id) -> usize {
        let threads = self.saved.channels.values().filter(|channel| channel.guild == Some(guild));
        threads.filter_map(|channel| channel.thread.as_ref()).filter(|thread| !thread.archived).count()
    }

    /// Changes a thread and tells everybody.
    pub(crate) fn change_thread(&mut self, id: Id, change: impl FnOnce(&mut Thread)) {
        let now = self.now();
        let Some(thread) = self.saved.channels.get_mut(&id).and_then(|channel| channel.thread.as_mut())
        else {
            return;
        };
        let was_archived = thread.archived;
        change(thread);
        if thread.archived != was_archived {
            thread.archived_at = now;
            thread.last_activity = now;
        }
        self.announce_channel("THREAD_UPDATE", id);
    }

    /// Puts somebody into a thread.
    pub(crate) fn join_thread(&mut self, id: Id, user: Id) {
        let now = self.now();
        let Some(channel) = self.saved.channels.get_mut(&id) else { return };
        let Some(thread) = channel.thread.as_mut() else { return };
        if thread.members.insert(user, now).is_some() {
            return;
        }
        let (thread, guild) = (thread.clone(), channel.guild);
        let members = json!({
            "id": id, "guild_id": guild, "member_count": thread.members.len(),
            "added_members": [thread_member_json(id, &thread, user)], "removed_member_ids": [],
        });
        self.touch();
        self.check_event("THREAD_MEMBERS_UPDATE", "ThreadMemberResponse", &members["added_members"][0]);
        self.show(Audience::Channel(id), "THREAD_MEMBERS_UPDATE", &members);
        if user == self.saved.bot && self.bot_sees(id) {
            self.dispatch("THREAD_MEMBERS_UPDATE", intents::GUILDS, &members, None);
        }
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

    /// Archives the threads in which nothing has happened for their time.
    pub(crate) fn archive_quiet_threads(&mut self) {
        let now = self.now();
        let due =
            self.saved.channels.values().filter(|c| c.thread.as_ref().is_some_and(|thread| thread.due(now)));
        for id in due.map(|channel| channel.id).collect::<Vec<_>>() {
            self.change_thread(id, |thread| thread.archived = true);
        }
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
