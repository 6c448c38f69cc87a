//! What people see, and who is watching.

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::World;
use super::records::{Channel, ChannelKind};
use crate::id::Id;
use crate::permissions::Permissions;
use crate::shapes::message::Viewer;

/// An open chat page (or a test's subscription).
pub(crate) struct Listener {
    pub(crate) person: Id,
    pub(crate) sink: UnboundedSender<Value>,
}

/// Whom an event of the page concerns.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Audience {
    /// Everybody who sees the channel.
    Channel(Id),
    /// One person.
    One(Id),
    /// Everybody.
    All,
}

impl World {
    /// Sends `{t, d}` to every page that may see it.
    pub(crate) fn show(&mut self, audience: Audience, name: &str, data: &Value) {
        let mut listeners = std::mem::take(&mut self.listeners);
        listeners.retain(|listener| {
            let sees = match audience {
                Audience::All => true,
                Audience::One(person) => person == listener.person,
                Audience::Channel(channel) => self.sees(listener.person, channel),
            };
            !sees || listener.sink.send(json!({"t": name, "d": data})).is_ok()
        });
        self.listeners = listeners;
        self.changed.notify_waiters();
    }

    /// Whether a person sees a channel.
    pub(crate) fn sees(&self, person: Id, channel: Id) -> bool {
        self.channel(channel).is_some_and(|channel| self.sees_record(person, channel))
    }

    /// A private thread is for those in it and for moderators (documentation: "Threads", permissions).
    fn sees_record(&self, person: Id, channel: &Channel) -> bool {
        let Some(guild) = channel.guild.and_then(|id| self.guild(id)) else {
            return channel.recipients.contains(&person);
        };
        let member = guild.members.contains_key(&person);
        match (channel.kind, &channel.thread) {
            (ChannelKind::PrivateThread, Some(thread)) => {
                let invited = thread.members.contains_key(&person);
                member && (invited || guild.permissions(person).contains(Permissions::MANAGE_THREADS))
            }
            _ => member,
        }
    }

    /// The channels that a person sees, threads after text channels, as the page wants them.
    pub(crate) fn channels_for(&self, person: Option<Id>) -> Vec<Value> {
        let seen = self.saved.channels.values().filter(|channel| match person {
            Some(person) => self.sees_record(person, channel),
            None => channel.kind == ChannelKind::Text,
        });
        seen.map(|channel| self.page_channel_json(channel)).collect()
    }

    /// A channel for the page: all recipients of a DM are listed.
    pub(crate) fn page_channel_json(&self, channel: &Channel) -> Value {
        let mut value = self.channel_json(channel.id);
        if channel.kind == ChannelKind::Dm {
            value["recipients"] = channel.recipients.iter().map(|&user| self.user_json(user)).collect();
        }
        value
    }

    /// The messages of a channel that a person sees, oldest first.
    pub(crate) fn messages_for(&self, person: Id, channel: Id) -> Vec<Value> {
        if !self.sees(person, channel) {
            return Vec::new();
        }
        let messages = self.saved.messages.get(&channel).into_iter().flat_map(|messages| messages.values());
        let seen = messages.filter(|message| message.ephemeral_for.is_none_or(|owner| owner == person));
        seen.map(|message| self.message_event_json(message, Viewer::Person)).collect()
    }

    /// The messages of a channel as the bot would read them, without ephemeral ones.
    pub(crate) fn public_messages(&self, channel: Id) -> Vec<Value> {
        let messages = self.saved.messages.get(&channel).into_iter().flat_map(|messages| messages.values());
        let public = messages.filter(|message| message.ephemeral_for.is_none());
        public.map(|message| self.message_json(message, Viewer::Bot { content: true })).collect()
    }
}
