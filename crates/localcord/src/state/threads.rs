//! Threads: opening, joining, archiving.

use serde_json::{Value, json};

use super::World;
use super::records::{Channel, ChannelKind, Thread};
use super::view::Audience;
use crate::gateway::intents;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::shapes::channel::thread_member_json;

impl World {
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
            unshared: false,
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

    /// Changes a thread and tells everybody. When it was archived or woken, or gets another time, its rest begins anew
    /// (documentation: "Threads", what counts as activity and what `archive_timestamp` tells).
    pub(crate) fn change_thread(&mut self, id: Id, change: impl FnOnce(&mut Thread)) {
        let now = self.now();
        let Some(thread) = self.saved.channels.get_mut(&id).and_then(|channel| channel.thread.as_mut())
        else {
            return;
        };
        let before = (thread.archived, thread.auto_archive_minutes);
        change(thread);
        if before != (thread.archived, thread.auto_archive_minutes) {
            thread.archived_at = now;
            thread.last_activity = now;
        }
        self.announce_channel("THREAD_UPDATE", id);
    }

    /// Puts somebody into a thread, if he is in its server.
    pub(crate) fn join_thread(&mut self, id: Id, user: Id) {
        let now = self.now();
        let guild = self.channel(id).and_then(|channel| self.guild(channel.guild?));
        if guild.is_none_or(|guild| !guild.members.contains_key(&user)) {
            return;
        }
        let Some(thread) = self.thread_mut(id).filter(|thread| !thread.members.contains_key(&user)) else {
            return;
        };
        thread.members.insert(user, now);
        let added = thread_member_json(id, thread, user);
        self.check_event("THREAD_MEMBERS_UPDATE", "ThreadMemberResponse", &added);
        self.announce_thread_members(id, user, &json!({"added_members": [added]}));
    }

    /// Takes somebody out of a thread.
    pub(crate) fn leave_thread(&mut self, id: Id, user: Id) {
        if self.thread_mut(id).is_some_and(|thread| thread.members.remove(&user).is_some()) {
            self.announce_thread_members(id, user, &json!({"removed_member_ids": [user]}));
        }
    }

    fn thread_mut(&mut self, id: Id) -> Option<&mut Thread> {
        self.saved.channels.get_mut(&id)?.thread.as_mut()
    }

    /// The bot hears of others only with the members intent (documentation: "Thread Members Update").
    fn announce_thread_members(&mut self, id: Id, user: Id, change: &Value) {
        self.touch();
        let Some(channel) = self.channel(id) else { return };
        let count = channel.thread.as_ref().map_or(0, |thread| thread.members.len());
        let data = json!({
            "id": id, "guild_id": channel.guild, "member_count": count.min(50),
            "added_members": change["added_members"].as_array().map_or(&[][..], Vec::as_slice),
            "removed_member_ids": change["removed_member_ids"].as_array().map_or(&[][..], Vec::as_slice),
        });
        self.show(Audience::Channel(id), "THREAD_MEMBERS_UPDATE", &data);
        if self.bot_sees(id) {
            let needed = if user == self.saved.bot { intents::GUILDS } else { intents::GUILD_MEMBERS };
            self.dispatch("THREAD_MEMBERS_UPDATE", needed, &data, None);
        }
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
}
