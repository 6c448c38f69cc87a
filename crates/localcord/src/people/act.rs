//! What people do, with the checks that a chat client makes before it sends anything.

use serde_json::{Map, Value, json};

use super::options::{Chosen, fit};
use crate::error::Error;
use crate::id::Id;
use crate::state::records::{Command, Message, Origin, Reference};
use crate::state::{NewMessage, Outcome, World};

/// A command that somebody is typing or sending.
#[derive(Clone, Debug)]
pub(crate) struct Invocation {
    pub(crate) channel: Id,
    pub(crate) name: String,
    /// 1 slash, 2 user menu.
    pub(crate) kind: u8,
    /// `{name, type?, value, options?, focused?}` as in an interaction.
    pub(crate) options: Vec<Value>,
    pub(crate) target: Option<Id>,
}

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

    /// Somebody sends a command; the interaction is on its way to the bot.
    pub(crate) fn person_commands(&mut self, person: Id, invocation: &Invocation) -> Done<Id> {
        self.check_presence(person, invocation.channel)?;
        let command = self.available(invocation.channel, &invocation.name, invocation.kind)?.clone();
        let chosen = fit(self, &command.form, &invocation.options, false)?;
        let data = self.command_data(&command, invocation, chosen)?;
        let mut origin = self.origin(person, invocation.channel, 2, &command.name);
        origin.target_user = invocation.target;
        Ok(self.begin_interaction(2, invocation.channel, origin, None, &data))
    }

    /// Somebody types into an option with autocomplete.
    pub(crate) fn person_completes(&mut self, person: Id, invocation: &Invocation) -> Done<Id> {
        self.check_presence(person, invocation.channel)?;
        let command = self.available(invocation.channel, &invocation.name, 1)?.clone();
        let chosen = fit(self, &command.form, &invocation.options, true)?;
        let data = self.command_data(&command, invocation, chosen)?;
        let origin = self.origin(person, invocation.channel, 2, &command.name);
        Ok(self.begin_interaction(4, invocation.channel, origin, None, &data))
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
            let users: Vec<Id> =
                if kind == 3 { Vec::new() } else { values.iter().filter_map(|v| v.parse().ok()).collect() };
            if !users.is_empty() {
                data["resolved"] = self.resolved(channel, &users);
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

    /// The commands that work in a channel.
    pub(crate) fn commands_in(&self, channel: Id) -> Vec<&Command> {
        let Some(record) = self.channel(channel) else { return Vec::new() };
        let context = i32::from(record.guild.is_none());
        let bot_here = match record.guild.and_then(|guild| self.guild(guild)) {
            Some(guild) => guild.has_bot,
            None => record.recipients.contains(&self.saved.bot),
        };
        let fits = |command: &&Command| {
            let contexts = command.form["contexts"].as_array();
            let in_context = contexts.is_none_or(|contexts| contexts.iter().any(|c| *c == context));
            let dm_allowed = context == 0 || contexts.is_some() || command.form["dm_permission"] != false;
            (command.guild.is_none() || command.guild == record.guild) && in_context && dm_allowed
        };
        if bot_here { self.saved.commands.values().filter(fits).collect() } else { Vec::new() }
    }

    fn available(&self, channel: Id, name: &str, kind: u8) -> Done<&Command> {
        let commands = self.commands_in(channel).into_iter();
        let mut named = commands.filter(|command| command.kind == kind && command.name == name);
        named.next().ok_or_else(|| Error::refused(format!("there is no command {name} here")))
    }

    fn check_presence(&self, person: Id, channel: Id) -> Done<()> {
        if self.user(person).is_none_or(|user| user.bot) {
            return Err(Error::refused("there is no such person"));
        }
        if !self.sees(person, channel) {
            return Err(Error::refused("this person does not see the channel"));
        }
        let thread = self.channel(channel).and_then(|channel| channel.thread.as_ref());
        if thread.is_some_and(|thread| thread.locked) {
            return Err(Error::refused("the thread is locked"));
        }
        Ok(())
    }

    fn command_data(&self, command: &Command, invocation: &Invocation, chosen: Chosen) -> Done<Value> {
        let mut data = json!({"id": command.id, "name": command.name, "type": command.kind});
        if !chosen.options.is_empty() {
            data["options"] = Value::Array(chosen.options);
        }
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild);
        }
        let mut users = chosen.users;
        if command.kind == 2 {
            let target = invocation.target.filter(|&user| self.user(user).is_some());
            let target = target.ok_or_else(|| Error::refused("a user command needs a user"))?;
            data["target_id"] = json!(target);
            users.push(target);
        }
        if !users.is_empty() {
            data["resolved"] = self.resolved(invocation.channel, &users);
        }
        Ok(data)
    }

    /// Users and, in a guild, their memberships (documentation: "Resolved Data Structure": partial members, without user,
    /// deaf and mute).
    fn resolved(&self, channel: Id, users: &[Id]) -> Value {
        let guild = self.channel(channel).and_then(|channel| channel.guild).and_then(|id| self.guild(id));
        let (mut found, mut members) = (Map::new(), Map::new());
        for &user in users {
            found.insert(user.to_string(), self.user_json(user));
            if let Some(guild) = guild.filter(|guild| guild.members.contains(&user)) {
                let mut member = crate::shapes::user::partial_member(guild.joined);
                if let Some(fields) = member.as_object_mut() {
                    fields.remove("deaf");
                    fields.remove("mute");
                }
                member["permissions"] = crate::permissions::Permissions::PERSON.0.to_string().into();
                members.insert(user.to_string(), member);
            }
        }
        if guild.is_some() { json!({"users": found, "members": members}) } else { json!({"users": found}) }
    }

    fn origin(&mut self, person: Id, channel: Id, kind: u8, name: &str) -> Origin {
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
