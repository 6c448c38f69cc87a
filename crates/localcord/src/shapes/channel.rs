use serde_json::{Value, json};

use crate::id::Id;
use crate::state::World;
use crate::state::records::{Channel, ChannelKind, Thread};

impl World {
    /// A channel as the bot sees it: `GuildChannelResponse`, `ThreadResponse` or `PrivateChannelResponse`.
    pub(crate) fn channel_json(&self, id: Id) -> Value {
        let Some(channel) = self.channel(id) else { return Value::Null };
        match (&channel.thread, channel.kind) {
            (Some(thread), _) => self.thread_json(channel, thread),
            (None, ChannelKind::Dm) => self.dm_json(channel),
            (None, _) => self.text_json(channel),
        }
    }

    fn text_json(&self, channel: &Channel) -> Value {
        let mut overwrites = Vec::new();
        if channel.bot_denied.0 != 0 {
            overwrites.push(json!({"id": self.saved.bot, "type": 1, "allow": "0", "deny": channel.bot_denied.0.to_string()}));
        }
        json!({
            "id": channel.id, "type": channel.kind.number(), "last_message_id": channel.last_message, "flags": 0,
            "guild_id": channel.guild, "name": channel.name, "parent_id": null, "rate_limit_per_user": 0,
            "topic": channel.topic, "position": channel.position, "permission_overwrites": overwrites, "nsfw": false,
        })
    }

    fn thread_json(&self, channel: &Channel, thread: &Thread) -> Value {
        let mut metadata = json!({
            "archived": thread.archived, "archive_timestamp": thread.archived_at.to_string(),
            "auto_archive_duration": thread.auto_archive_minutes, "locked": thread.locked,
            "create_timestamp": thread.created.to_string(),
        });
        if channel.kind == ChannelKind::PrivateThread {
            metadata["invitable"] = true.into();
        }
        let mut value = json!({
            "id": channel.id, "type": channel.kind.number(), "last_message_id": channel.last_message, "flags": 0,
            "guild_id": channel.guild, "name": channel.name, "parent_id": thread.parent, "rate_limit_per_user": 0,
            "owner_id": thread.owner, "thread_metadata": metadata, "message_count": thread.sent,
            "member_count": thread.members.len().min(50), "total_message_sent": thread.sent,
        });
        if thread.members.contains_key(&self.saved.bot) {
            value["member"] = thread_member_json(channel.id, thread, self.saved.bot);
        }
        value
    }

    fn dm_json(&self, channel: &Channel) -> Value {
        let others = channel.recipients.iter().filter(|&&user| user != self.saved.bot);
        json!({
            "id": channel.id, "type": 1, "last_message_id": channel.last_message, "flags": 0,
            "recipients": others.map(|&user| self.user_json(user)).collect::<Vec<_>>(),
        })
    }
}

/// One member of a thread (`ThreadMemberResponse`).
pub(crate) fn thread_member_json(channel: Id, thread: &Thread, user: Id) -> Value {
    let joined = thread.members.get(&user).copied().unwrap_or(thread.created);
    json!({"id": channel, "user_id": user, "join_timestamp": joined.to_string(), "flags": 1})
}
