//! Application commands, global and of guilds.

use serde_json::{Value, json};

use super::compose::without_nulls;
use super::{Answer, Call, Reply};
use crate::id::Id;
use crate::refusal::Refusal;
use crate::rules;
use crate::state::records::Command;
use crate::state::{Audience, World};

/// Documentation: "Registering a Command": so many slash, user and message commands in each scope.
const MOST: [usize; 3] = [100, 15, 15];

/// Which commands the path is about: those of a guild, or the global ones.
fn scope(world: &World, call: &Call) -> Result<Option<Id>, Refusal> {
    if call.id("application_id")? != world.saved.application {
        return Err(Refusal::unknown_application());
    }
    if call.text("guild_id").is_empty() {
        Ok(None)
    } else {
        world.our_guild(call).map(|guild| Some(guild.id))
    }
}

fn known<'w>(world: &'w World, call: &Call) -> Result<&'w Command, Refusal> {
    let scope = scope(world, call)?;
    let command = world.saved.commands.get(&call.id("command_id")?);
    command.filter(|command| command.guild == scope).ok_or_else(Refusal::unknown_command)
}

pub(super) fn list(world: &mut World, call: &Call) -> Answer {
    let scope = scope(world, call)?;
    let localised = call.query("with_localizations") == Some("true");
    let commands = world.saved.commands.values().filter(|command| command.guild == scope);
    Reply::ok(commands.map(|command| world.command_json(command, localised)).collect())
}

pub(super) fn get(world: &mut World, call: &Call) -> Answer {
    let command = known(world, call)?;
    Reply::ok(world.command_json(command, true))
}

pub(super) fn replace(world: &mut World, call: &Call) -> Answer {
    let scope = scope(world, call)?;
    let forms = call.body.as_array().cloned().unwrap_or_default();
    for (index, form) in forms.iter().enumerate() {
        rules::command::check(form)?;
        let twin = |other: &Value| other["name"] == form["name"] && kind(other) == kind(form);
        if forms[..index].iter().any(twin) {
            let message = "Application command names must be unique";
            return Err(Refusal::form(&index.to_string(), "APPLICATION_COMMANDS_DUPLICATE_NAME", message));
        }
        if forms[..index].iter().filter(|other| kind(other) == kind(form)).count()
            >= MOST[usize::from(kind(form) - 1)]
        {
            return Err(Refusal::too_many_commands());
        }
    }
    // Commands that keep their name keep their id; the others go.
    let ids: Vec<Id> = forms.iter().map(|form| world.register(scope, form)).collect();
    world.saved.commands.retain(|id, command| command.guild != scope || ids.contains(id));
    world.commands_changed();
    let commands = ids.iter().filter_map(|id| world.saved.commands.get(id));
    Reply::ok(commands.map(|command| world.command_json(command, true)).collect())
}

pub(super) fn create(world: &mut World, call: &Call) -> Answer {
    let scope = scope(world, call)?;
    rules::command::check(&call.body)?;
    let of_kind = world.saved.commands.values().filter(|c| c.guild == scope && c.kind == kind(&call.body));
    let existed = of_kind.clone().any(|command| call.body["name"] == command.name.as_str());
    if !existed && of_kind.count() >= MOST[usize::from(kind(&call.body) - 1)] {
        return Err(Refusal::too_many_commands());
    }
    let id = world.register(scope, &call.body);
    let value = world.command_json(&world.saved.commands[&id], true);
    if existed { Reply::ok(value) } else { Reply::created(value) }
}

pub(super) fn edit(world: &mut World, call: &Call) -> Answer {
    let command = known(world, call)?.clone();
    let mut form = command.form.clone();
    for (name, value) in call.body.as_object().into_iter().flatten() {
        form[name] = value.clone();
    }
    rules::command::check(&form)?;
    let version = world.next_id();
    let name = form["name"].as_str().unwrap_or_default().to_owned();
    world.saved.commands.insert(command.id, Command { version, name, form, ..command.clone() });
    world.commands_changed();
    Reply::ok(world.command_json(&world.saved.commands[&command.id], true))
}

pub(super) fn delete(world: &mut World, call: &Call) -> Answer {
    let id = known(world, call)?.id;
    world.saved.commands.remove(&id);
    world.commands_changed();
    Reply::nothing()
}

fn kind(form: &Value) -> u8 {
    form["type"].as_u64().filter(|kind| (1..=3).contains(kind)).unwrap_or(1) as u8
}

impl World {
    /// Stores a command; one of the same kind and name in the same scope is replaced and keeps its id.
    fn register(&mut self, guild: Option<Id>, form: &Value) -> Id {
        let (kind, name) = (kind(form), form["name"].as_str().unwrap_or_default().to_owned());
        let known =
            self.saved.commands.values().find(|c| c.guild == guild && c.kind == kind && c.name == name);
        let id = known.map(|command| command.id);
        let id = id.unwrap_or_else(|| self.next_id());
        let version = self.next_id();
        self.saved.commands.insert(id, Command { id, version, guild, kind, name, form: without_nulls(form) });
        self.commands_changed();
        id
    }

    fn commands_changed(&mut self) {
        self.touch();
        self.show(Audience::All, "COMMANDS_UPDATE", &json!({}));
    }

    /// A command as REST gives it (`ApplicationCommandResponse`).
    pub(crate) fn command_json(&self, command: &Command, localised: bool) -> Value {
        let form = &command.form;
        let list =
            |field: &str, default: Value| if form[field].is_array() { form[field].clone() } else { default };
        let bits = &form["default_member_permissions"];
        let mut value = json!({
            "id": command.id, "application_id": self.saved.application, "version": command.version,
            "type": command.kind, "name": command.name, "description": form["description"].as_str().unwrap_or_default(),
            "default_member_permissions": bits.as_u64().map(|bits| bits.to_string()),
            "dm_permission": form["dm_permission"].as_bool().unwrap_or(true), "nsfw": form["nsfw"] == true,
            "contexts": list("contexts", Value::Null), "integration_types": list("integration_types", json!([0])),
        });
        if let Some(guild) = command.guild {
            value["guild_id"] = json!(guild);
        }
        if form["options"].as_array().is_some_and(|options| !options.is_empty()) {
            value["options"] = form["options"].clone();
        }
        for field in ["name_localizations", "description_localizations"] {
            if localised {
                let given = form[field].as_object().is_some_and(|map| !map.is_empty());
                value[field] = if given { form[field].clone() } else { Value::Null };
            }
        }
        if !localised {
            strip_localisations(&mut value);
        }
        value
    }
}

fn strip_localisations(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("name_localizations");
            fields.remove("description_localizations");
            fields.values_mut().for_each(strip_localisations);
        }
        Value::Array(list) => list.iter_mut().for_each(strip_localisations),
        _ => {}
    }
}
