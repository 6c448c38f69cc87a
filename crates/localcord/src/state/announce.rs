//! Telling the bot's sessions and the pages what happened.

use serde_json::{Value, json};

use super::World;
use super::records::Message;
use super::view::Audience;
use crate::gateway::intents;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::report::ViolationKind;
use crate::schema::Schemas;
use crate::shapes::message::{Viewer, without_event_fields};

impl World {
    /// A message came into being (`created`) or changed.
    pub(crate) fn announce_message(&mut self, channel: Id, id: Id, created: bool) {
        let Some(message) = self.message(channel, id).cloned() else { return };
        let name = if created { "MESSAGE_CREATE" } else { "MESSAGE_UPDATE" };
        let page = self.message_event_json(&message, Viewer::Person);
        self.touch();
        match message.ephemeral_for {
            Some(person) => self.show(Audience::One(person), name, &page),
            None => self.show(Audience::Channel(channel), name, &page),
        }
        // Ephemeral messages are known to the bot by its answer only.
        if message.ephemeral_for.is_none() && self.bot_sees(channel) {
            let full = self.for_bot(&message, created, true);
            let blank = self.for_bot(&message, created, false);
            self.check_event(name, "MessageResponse", &without_event_fields(&full));
            self.dispatch(name, self.message_intent(channel), &full, Some(&blank));
        }
    }

    fn for_bot(&self, message: &Message, created: bool, content: bool) -> Value {
        let mut value = self.message_event_json(message, Viewer::Bot { content });
        // The nonce is for the sender, who recognises his message by it when it comes back.
        if let (true, Some(nonce)) = (created && message.author == self.saved.bot, &message.nonce) {
            value["nonce"] = nonce.clone();
        }
        value
    }

    /// A message is gone.
    pub(crate) fn announce_deleted(&mut self, message: &Message) {
        let guild = self.channel(message.channel).and_then(|channel| channel.guild);
        let mut data = json!({"id": message.id, "channel_id": message.channel});
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
        }
        self.touch();
        if let Some(person) = message.ephemeral_for {
            self.show(Audience::One(person), "MESSAGE_DELETE", &data);
        } else {
            self.show(Audience::Channel(message.channel), "MESSAGE_DELETE", &data);
            if self.bot_sees(message.channel) {
                self.dispatch("MESSAGE_DELETE", self.message_intent(message.channel), &data, None);
            }
        }
    }

    /// A channel or thread came into being or changed: `CHANNEL_UPDATE`, `THREAD_CREATE`, ….
    pub(crate) fn announce_channel(&mut self, name: &str, channel: Id) {
        let Some(record) = self.channel(channel) else { return };
        let (thread, dm) = (record.thread.is_some(), record.guild.is_none());
        let page = self.page_channel_json(record);
        let mut data = self.channel_json(channel);
        self.touch();
        self.show(Audience::Channel(channel), name, &page);
        if dm || !self.bot_sees(channel) {
            return;
        }
        self.check_event(name, if thread { "ThreadResponse" } else { "GuildChannelResponse" }, &data);
        if name == "THREAD_CREATE" {
            data["newly_created"] = true.into();
        }
        self.dispatch(name, intents::GUILDS, &data, None);
    }

    /// A channel or thread is gone; `data` is what it was.
    pub(crate) fn announce_channel_deleted(&mut self, thread: bool, visible: bool, data: Value) {
        self.touch();
        let name = if thread { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        self.show(Audience::All, name, &data);
        if visible {
            let data = if thread {
                json!({"id": data["id"], "guild_id": data["guild_id"], "parent_id": data["parent_id"], "type": data["type"]})
            } else {
                data
            };
            self.dispatch(name, intents::GUILDS, &data, None);
        }
    }

    /// Whether events of this channel reach the bot at all.
    pub(crate) fn bot_sees(&self, channel: Id) -> bool {
        self.bot_permissions(channel).is_ok_and(|permissions| permissions.contains(Permissions::VIEW_CHANNEL))
    }

    fn message_intent(&self, channel: Id) -> u64 {
        let dm = self.channel(channel).is_some_and(|channel| channel.guild.is_none());
        if dm { intents::DIRECT_MESSAGES } else { intents::GUILD_MESSAGES }
    }

    /// Checks what `GUILD_CREATE` carries beyond the guild.
    pub(crate) fn check_guild_create(&mut self, data: &Value) {
        for (field, schema) in [
            ("roles", "GuildRoleResponse"),
            ("channels", "GuildChannelResponse"),
            ("threads", "ThreadResponse"),
            ("members", "GuildMemberResponse"),
        ] {
            for value in data[field].as_array().into_iter().flatten() {
                self.check_event("GUILD_CREATE", schema, value);
            }
        }
    }

    /// Checks an object that an event carries; a fault is this server's.
    pub(crate) fn check_event(&mut self, event: &str, schema: &str, value: &Value) {
        for fault in Schemas::shared().object(schema, value).err().into_iter().flatten() {
            let detail = format!("{schema} at {}: {}", fault.pointer, fault.message);
            self.report.violation(ViolationKind::Event, event, detail);
        }
    }
}
