use serde_json::{Value, json};

use super::user::partial_member;
use crate::state::World;
use crate::state::records::{Attachment, Message, Origin};

/// Who looks at a message.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Viewer {
    /// The bot; without the content intent it sees text only where Discord lets it.
    Bot {
        /// Whether the text may be seen everywhere.
        content: bool,
    },
    /// A person at the chat page.
    Person,
}

impl World {
    /// A message as REST gives it (`MessageResponse`): replies and starts of threads carry the message that they are about.
    pub(crate) fn message_json(&self, message: &Message, viewer: Viewer) -> Value {
        let mut value = self.basic_message_json(message, viewer);
        if let Some(reference) = message.reference.filter(|_| matches!(message.kind, 19 | 21)) {
            let about = self.message(reference.channel, reference.message);
            value["referenced_message"] =
                about.map_or(Value::Null, |about| self.basic_message_json(about, viewer));
        }
        value
    }

    fn basic_message_json(&self, message: &Message, viewer: Viewer) -> Value {
        let mut value = json!({
            "id": message.id, "type": message.kind, "channel_id": message.channel, "author": self.user_json(message.author),
            "content": message.content, "timestamp": message.sent.to_string(),
            "edited_timestamp": message.edited.map(|at| at.to_string()),
            "mentions": message.mentions.iter().map(|&user| self.user_json(user)).collect::<Vec<_>>(),
            "mention_roles": [], "mention_everyone": message.everyone, "tts": false, "pinned": false,
            "attachments": message.attachments.iter().map(|a| self.attachment_json(message, a)).collect::<Vec<_>>(),
            "embeds": message.embeds, "components": message.components, "flags": message.flags,
        });
        if message.webhook {
            value["webhook_id"] = json!(self.saved.application);
        }
        if message.author == self.saved.bot {
            value["application_id"] = json!(self.saved.application);
        }
        if let Some(origin) = &message.interaction {
            value["interaction_metadata"] = self.origin_json(origin);
            if origin.kind == 2 {
                value["interaction"] = json!({"id": origin.id, "type": 2, "name": origin.name, "user": self.user_json(origin.user)});
            }
        }
        if let Some(reference) = message.reference {
            let mut target =
                json!({"type": 0, "channel_id": reference.channel, "message_id": reference.message});
            if let Some(guild) = self.channel(reference.channel).and_then(|channel| channel.guild) {
                target["guild_id"] = json!(guild);
            }
            value["message_reference"] = target;
        }
        // A thread started from a message has the message's id.
        if message.flags & HAS_THREAD != 0 && self.channel(message.id).is_some() {
            value["thread"] = self.channel_json(message.id);
        }
        if let (Viewer::Person, Some(user)) = (viewer, message.ephemeral_for) {
            value["ephemeral_for"] = json!(user);
        }
        if viewer == (Viewer::Bot { content: false }) && !self.content_is_open(message) {
            blank(&mut value);
        }
        value
    }

    /// A message in a gateway event or in the page: with its guild and the author's membership.
    pub(crate) fn message_event_json(&self, message: &Message, viewer: Viewer) -> Value {
        let mut value = self.message_json(message, viewer);
        let guild =
            self.channel(message.channel).and_then(|channel| channel.guild).and_then(|id| self.guild(id));
        if let Some(guild) = guild {
            value["guild_id"] = json!(guild.id);
            // Who has left has no membership to show.
            if let Some(member) = guild.members.get(&message.author).filter(|_| !message.webhook) {
                value["member"] = partial_member(member);
            }
            let mentions = value["mentions"].as_array_mut().into_iter().flatten();
            for (mention, user) in mentions.zip(&message.mentions) {
                if let Some(member) = guild.members.get(user) {
                    mention["member"] = partial_member(member);
                }
            }
        }
        value
    }

    /// Whether the bot sees the text without the privileged intent (documentation: "Message Content Intent"): in DMs,
    /// in its own messages and where it is mentioned.
    fn content_is_open(&self, message: &Message) -> bool {
        let dm = self.channel(message.channel).is_some_and(|channel| channel.guild.is_none());
        dm || message.author == self.saved.bot || message.mentions.contains(&self.saved.bot)
    }

    fn attachment_json(&self, message: &Message, attachment: &Attachment) -> Value {
        let url = self.cdn_url(message.channel, attachment);
        let mut value = json!({
            "id": attachment.id, "filename": attachment.filename, "size": attachment.size, "url": url, "proxy_url": url,
        });
        if let Some((width, height)) = attachment.dimensions {
            value["width"] = width.into();
            value["height"] = height.into();
        }
        if let Some(description) = &attachment.description {
            value["description"] = description.as_str().into();
        }
        if let Some(content_type) = &attachment.content_type {
            value["content_type"] = content_type.as_str().into();
        }
        if message.ephemeral_for.is_some() {
            value["ephemeral"] = true.into();
        }
        value
    }

    /// The `interaction_metadata` of a message.
    pub(crate) fn origin_json(&self, origin: &Origin) -> Value {
        let owners = match origin.guild {
            Some(guild) => json!({"0": guild}),
            // The key for the guild install is "0" in a DM with the bot (documentation: "Authorizing Integration Owners").
            None => json!({"0": "0"}),
        };
        let mut value = json!({
            "id": origin.id, "type": origin.kind, "user": self.user_json(origin.user), "authorizing_integration_owners": owners,
        });
        if let Some(original) = origin.original {
            value["original_response_message_id"] = json!(original);
        }
        if let Some(interacted) = origin.interacted.filter(|_| origin.kind == 3) {
            value["interacted_message_id"] = json!(interacted);
        }
        if let Some(target) = origin.target_user {
            value["target_user"] = self.user_json(target);
        }
        if let Some(trigger) = &origin.trigger {
            value["triggering_interaction_metadata"] = self.origin_json(trigger);
        }
        value
    }
}

/// Message flag: a thread was started from this message.
pub(crate) const HAS_THREAD: u64 = 1 << 5;

fn blank(message: &mut Value) {
    message["content"] = "".into();
    for list in ["embeds", "attachments", "components"] {
        message[list] = json!([]);
    }
}

/// Takes out what events carry beyond `MessageResponse` (documentation: "Message Create", extra fields, and the partial
/// member of each mention), so that the rest can be checked.
pub(crate) fn without_event_fields(message: &Value) -> Value {
    let mut message = message.clone();
    if let Some(fields) = message.as_object_mut() {
        fields.remove("guild_id");
        fields.remove("member");
    }
    for mention in message["mentions"].as_array_mut().into_iter().flatten() {
        if let Some(fields) = mention.as_object_mut() {
            fields.remove("member");
        }
    }
    message
}
