//! What people do, with the checks that a chat client makes before it sends anything.

use serde_json::{Map, Value, json};

use super::named::{CHANNEL, MENTIONABLE, Named, ROLE, USER};
use super::place::Place;
use crate::error::Error;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::state::records::{Message, Origin, Reference};
use crate::state::{NewMessage, Outcome, World};

type Done<T> = Result<T, Error>;

impl World {
    /// Somebody writes a message.
    pub(crate) fn person_says(
        &mut self,
        person: Id,
        channel: Id,
        content: &str,
        reply_to: Option<Id>,
    ) -> Done<Id> {
        self.check_presence(person, channel)?;
        let content = content.trim();
        if content.is_empty() || content.chars().count() > 2000 {
            return Err(Error::refused("a message has between 1 and 2000 characters"));
        }
        let mut mentions = self.mentioned(content);
        let replied = reply_to.and_then(|id| self.message(channel, id)).map(|message| message.author);
        mentions.extend(replied);
        let new = NewMessage {
            kind: if reply_to.is_some() { 19 } else { 0 },
            content: content.to_owned(),
            mentions,
            reference: reply_to.map(|message| Reference { channel, message }),
            ..NewMessage::default()
        };
        self.send_message(channel, person, new).map_err(|refusal| Error::refused(refusal.message))
    }

    /// Somebody presses a button or chooses from a menu.
    pub(crate) fn person_uses(
        &mut self,
        person: Id,
        channel: Id,
        message: Id,
        custom_id: &str,
        values: &[String],
    ) -> Done<Id> {
        if !self.sees(person, channel) {
            return Err(Error::refused("this person does not see the channel"));
        }
        let visible = |message: &&Message| message.ephemeral_for.is_none_or(|owner| owner == person);
        let message = self.message(channel, message).filter(visible).cloned();
        let message = message.ok_or_else(|| Error::refused("there is no such message in view"))?;
        let rows =
            message.components.iter().flat_map(|row| row["components"].as_array().into_iter().flatten());
        let component = rows.into_iter().find(|part| part["custom_id"] == custom_id).cloned();
        let component =
            component.ok_or_else(|| Error::refused(format!("the message has no component {custom_id}")))?;
        if component["disabled"] == true {
            return Err(Error::refused(format!("the component {custom_id} is disabled")));
        }
        let kind = component["type"].as_u64().unwrap_or(0);
        let mut data = json!({"custom_id": custom_id, "component_type": kind, "id": component["id"]});
        if kind != 2 {
            check_values(&component, values)?;
            data["values"] = json!(values);
            if let Some(resolved) = self.chosen(person, channel, &component, values)? {
                data["resolved"] = resolved;
            }
        }
        let mut origin = self.origin(person, channel, 3, "");
        origin.interacted = Some(message.id);
        Ok(self.begin_interaction(3, channel, origin, Some(message.id), &data))
    }

    /// Somebody sends a filled form.
    pub(crate) fn person_submits(
        &mut self,
        person: Id,
        opened_by: Id,
        fields: &Map<String, Value>,
    ) -> Done<Id> {
        let interaction =
            self.interactions.get(&opened_by).filter(|interaction| interaction.user == person).cloned();
        let interaction = interaction.ok_or_else(|| Error::refused("no such interaction of this person"))?;
        let Some(Outcome::Modal(form)) = interaction.outcome else {
            return Err(Error::refused("it opened no form"));
        };
        let mut rows = Vec::new();
        for (row, number) in form["components"].as_array().into_iter().flatten().zip(1_u64..) {
            let labelled = row["type"] == 18;
            let input = if labelled { &row["component"] } else { &row["components"][0] };
            let Some(id) = input["custom_id"].as_str() else { continue };
            let value = fields.get(id).and_then(Value::as_str).unwrap_or_default();
            check_text(input, id, value)?;
            let part = json!({"type": 4, "id": number * 2, "custom_id": id, "value": value});
            rows.push(if labelled {
                json!({"type": 18, "id": number * 2 - 1, "component": part})
            } else {
                json!({"type": 1, "id": number * 2 - 1, "components": [part]})
            });
        }
        let data = json!({"custom_id": form["custom_id"], "components": rows});
        let mut origin = self.origin(person, interaction.channel, 5, "");
        origin.trigger = Some(Box::new(interaction.origin.clone()));
        Ok(self.begin_interaction(5, interaction.channel, origin, interaction.source, &data))
    }

    /// Somebody dismisses a message that only he sees.
    pub(crate) fn person_dismisses(&mut self, person: Id, message: Id) -> Done<()> {
        let own = |m: &&Message| m.id == message && m.ephemeral_for == Some(person);
        let found = self.saved.messages.values().flat_map(|messages| messages.values()).find(own);
        let channel = found.ok_or_else(|| Error::refused("there is no such ephemeral message"))?.channel;
        self.delete_message(channel, message).map_err(|refusal| Error::refused(refusal.message))
    }

    /// What the values of a menu name, unless they are its own (documentation: "Component Types": 5 users, 6 roles, 7 both,
    /// 8 channels).
    fn chosen(&self, person: Id, channel: Id, menu: &Value, values: &[String]) -> Done<Option<Value>> {
        let kind = match menu["type"].as_u64() {
            Some(5) => USER,
            Some(6) => ROLE,
            Some(7) => MENTIONABLE,
            Some(8) => CHANNEL,
            _ => return Ok(None),
        };
        let (place, mut named) = (Place::of(self, person, channel), Named::default());
        for value in values {
            named.take(self, &place, kind, &menu["channel_types"], value).map_err(Error::refused)?;
        }
        Ok(named.resolved(self, &place))
    }

    /// Whether the client lets somebody act in a channel. Moderators may in locked threads too (documentation: "Locked
    /// Threads").
    pub(super) fn check_presence(&self, person: Id, channel: Id) -> Done<()> {
        if self.user(person).is_none_or(|user| user.bot) {
            return Err(Error::refused("there is no such person"));
        }
        if !self.sees(person, channel) {
            return Err(Error::refused("this person does not see the channel"));
        }
        let thread = self.channel(channel).and_then(|channel| channel.thread.as_ref());
        let moderates = self.permissions_in(person, channel).contains(Permissions::MANAGE_THREADS);
        if thread.is_some_and(|thread| thread.locked) && !moderates {
            return Err(Error::refused("the thread is locked"));
        }
        Ok(())
    }

    pub(super) fn origin(&mut self, person: Id, channel: Id, kind: u8, name: &str) -> Origin {
        let guild = self.channel(channel).and_then(|channel| channel.guild);
        Origin {
            id: self.next_id(),
            kind,
            name: name.to_owned(),
            user: person,
            guild,
            original: None,
            interacted: None,
            target_user: None,
            trigger: None,
        }
    }
}

fn check_values(component: &Value, values: &[String]) -> Done<()> {
    let count = values.len() as u64;
    let (min, max) =
        (component["min_values"].as_u64().unwrap_or(1), component["max_values"].as_u64().unwrap_or(1));
    if count < min || count > max {
        return Err(Error::refused(format!("between {min} and {max} values have to be chosen")));
    }
    let options = component["options"].as_array();
    let offered = |value: &String| {
        options.is_none_or(|options| options.iter().any(|option| option["value"] == value.as_str()))
    };
    match values.iter().find(|value| !offered(value)) {
        Some(value) => Err(Error::refused(format!("the menu does not offer {value}"))),
        None => Ok(()),
    }
}

fn check_text(input: &Value, id: &str, value: &str) -> Done<()> {
    let length = value.chars().count() as u64;
    if value.is_empty() && input["required"] == false {
        return Ok(());
    }
    let (min, max) =
        (input["min_length"].as_u64().unwrap_or(1).max(1), input["max_length"].as_u64().unwrap_or(4000));
    if (min..=max).contains(&length) {
        return Ok(());
    }
    Err(Error::refused(format!("{id} needs between {min} and {max} characters")))
}
