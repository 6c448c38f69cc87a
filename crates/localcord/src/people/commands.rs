//! Commands: which ones somebody has, and sending them.

use serde_json::{Value, json};

use super::options::{Chosen, Filling};
use super::place::Place;
use crate::error::Error;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::state::records::Command;
use crate::state::{NewFile, World};

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

impl World {
    /// Somebody chooses a file for an option; the id that the option then holds.
    ///
    /// # Errors
    /// If the person cannot act there, or the file is larger than the channel takes, which the chat client says at once.
    pub(crate) fn person_uploads(&mut self, person: Id, channel: Id, file: NewFile) -> Result<Id, Error> {
        self.check_presence(person, channel)?;
        let limit = self.attachment_size_limit(channel);
        if file.bytes.len() as u64 > u64::from(limit) {
            let mib = f64::from(limit) / f64::from(1024 * 1024);
            return Err(Error::refused(format!("the file is too large: the most here is {mib} MiB")));
        }
        Ok(self.upload(person, channel, file))
    }

    /// Somebody sends a command; the interaction is on its way to the bot.
    pub(crate) fn person_commands(&mut self, person: Id, invocation: &Invocation) -> Result<Id, Error> {
        self.person_invokes(person, invocation, 2)
    }

    /// Somebody types into an option with autocomplete.
    pub(crate) fn person_completes(&mut self, person: Id, invocation: &Invocation) -> Result<Id, Error> {
        self.person_invokes(person, invocation, 4)
    }

    /// Begins an interaction of kind 2, a command, or 4, autocomplete.
    fn person_invokes(&mut self, person: Id, invocation: &Invocation, kind: u8) -> Result<Id, Error> {
        let channel = invocation.channel;
        self.check_presence(person, channel)?;
        let place = Place::of(self, person, channel);
        let command = self.available(&place, invocation)?.clone();
        let filling = Filling { world: self, place, partial: kind == 4 };
        let chosen = filling.fit(&command.form, &invocation.options)?;
        // Documentation: "Message Interaction Structure": the name with group and subcommand, by spaces.
        let name = [vec![command.name.clone()], chosen.path.clone()].concat().join(" ");
        let data = self.command_data(&command, invocation, chosen, &place)?;
        let mut origin = self.origin(person, channel, 2, &name);
        origin.target_user = invocation.target;
        Ok(self.begin_interaction(kind, channel, origin, None, &data))
    }

    /// The commands that somebody has in a channel.
    pub(crate) fn commands_for(&self, person: Id, channel: Id) -> Vec<&Command> {
        let Some(record) = self.channel(channel) else { return Vec::new() };
        let context = i32::from(record.guild.is_none());
        // Documentation: "Registering a Command": in DMs if the app has a bot that shares a server with the user.
        let bot_here = match record.guild.and_then(|guild| self.guild(guild)) {
            Some(guild) => guild.has_bot,
            None => record.recipients.contains(&self.saved.bot) && self.shares_guild(person),
        };
        let fits = |command: &&Command| {
            let contexts = command.form["contexts"].as_array();
            let in_context = contexts.is_none_or(|contexts| contexts.iter().any(|c| *c == context));
            let dm_allowed = context == 0 || contexts.is_some() || command.form["dm_permission"] != false;
            let allowed = record.guild.is_none() || self.permits(person, channel, command);
            (command.guild.is_none() || command.guild == record.guild) && in_context && dm_allowed && allowed
        };
        if bot_here { self.saved.commands.values().filter(fits).collect() } else { Vec::new() }
    }

    /// Whether somebody has the permissions that a command asks for, in a server (documentation: "Using Default
    /// Permissions": nobody has "0" but administrators, who have all). Servers have no settings of their own here.
    fn permits(&self, person: Id, channel: Id, command: &Command) -> bool {
        let needed = match command.form["default_member_permissions"].as_u64() {
            Some(0) => Permissions::ADMINISTRATOR,
            bits => Permissions(bits.unwrap_or(0)),
        };
        let has = self.permissions_in(person, channel);
        let administrates = has.contains(Permissions::ADMINISTRATOR);
        administrates || has.contains(needed | Permissions::USE_APPLICATION_COMMANDS)
    }

    fn available(&self, place: &Place, invocation: &Invocation) -> Result<&Command, Error> {
        let Invocation { name, kind, .. } = invocation;
        let commands = self.commands_for(place.person, place.channel).into_iter();
        let mut named = commands.filter(|command| command.kind == *kind && command.name == *name);
        named.next().ok_or_else(|| Error::refused(format!("there is no command {name} here")))
    }

    fn command_data(
        &self,
        command: &Command,
        invocation: &Invocation,
        mut chosen: Chosen,
        place: &Place,
    ) -> Result<Value, Error> {
        let mut data = json!({"id": command.id, "name": command.name, "type": command.kind});
        if !chosen.options.is_empty() {
            data["options"] = Value::Array(chosen.options);
        }
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild);
        }
        if command.kind == 2 {
            let target = invocation.target.filter(|&user| self.user(user).is_some());
            let target = target.ok_or_else(|| Error::refused("a user command needs a user"))?;
            data["target_id"] = json!(target);
            chosen.named.users.insert(target);
        }
        if let Some(resolved) = chosen.named.resolved(self, place) {
            data["resolved"] = resolved;
        }
        Ok(data)
    }
}
