//! Options of a command: what somebody typed against what the bot registered.

use serde_json::{Value, json};

use crate::error::Error;
use crate::id::Id;
use crate::state::World;

/// Options in the form of an interaction, and the users among them.
#[derive(Debug, Default)]
pub(super) struct Chosen {
    pub(super) options: Vec<Value>,
    pub(super) users: Vec<Id>,
}

/// Fits the given options to the registered form. While typing (`partial`) required ones may be missing and the focused
/// one may hold anything.
pub(super) fn fit(world: &World, form: &Value, given: &[Value], partial: bool) -> Result<Chosen, Error> {
    let registered = form["options"].as_array().map_or(&[][..], Vec::as_slice);
    let mut chosen = Chosen::default();
    for option in given {
        let name = option["name"].as_str().unwrap_or_default();
        let known = registered.iter().find(|known| known["name"] == name);
        let known = known.ok_or_else(|| Error::refused(format!("the command has no option {name}")))?;
        let kind = known["type"].as_u64().unwrap_or(0);
        if kind <= 2 {
            let parts = option["options"].as_array().map_or(&[][..], Vec::as_slice);
            let inner = fit(world, known, parts, partial)?;
            chosen.options.push(json!({"name": name, "type": kind, "options": inner.options}));
            chosen.users.extend(inner.users);
            continue;
        }
        let focused = partial && option["focused"] == true;
        if focused {
            if known["autocomplete"] != true {
                return Err(Error::refused(format!("the option {name} has no autocomplete")));
            }
            // What is being typed arrives as text whatever the type of the option.
            let text = option["value"].as_str().map_or_else(|| option["value"].to_string(), str::to_owned);
            chosen.options.push(json!({"name": name, "type": kind, "value": text, "focused": true}));
            continue;
        }
        let value = value(world, known, &option["value"])
            .map_err(|why| Error::refused(format!("option {name}: {why}")))?;
        if matches!(kind, 6 | 9) {
            chosen.users.extend(value.as_str().and_then(|id| id.parse::<Id>().ok()));
        }
        chosen.options.push(json!({"name": name, "type": kind, "value": value}));
    }
    if !partial {
        let missing = registered.iter().find(|known| {
            known["required"] == true && !given.iter().any(|option| option["name"] == known["name"])
        });
        if let Some(missing) = missing {
            return Err(Error::refused(format!("the option {} is required", missing["name"])));
        }
    }
    let subcommands = registered.iter().any(|known| known["type"].as_u64().is_some_and(|kind| kind <= 2));
    if subcommands && given.len() != 1 {
        return Err(Error::refused("one subcommand has to be chosen"));
    }
    Ok(chosen)
}

/// The value in the type of the option; the page may send numbers and booleans as text.
fn value(world: &World, known: &Value, given: &Value) -> Result<Value, String> {
    let text = given.as_str().map(str::to_owned);
    let value = match known["type"].as_u64() {
        Some(3) => Value::from(text.ok_or("it has to be text")?),
        Some(4) => {
            let number = given.as_i64().or_else(|| text?.trim().parse().ok());
            number.ok_or("it has to be a whole number")?.into()
        }
        Some(5) => {
            let yes = given.as_bool().or_else(|| text?.parse().ok());
            yes.ok_or("it has to be true or false")?.into()
        }
        Some(10) => {
            let number = given.as_f64().or_else(|| text?.trim().parse().ok());
            number.ok_or("it has to be a number")?.into()
        }
        Some(6 | 9) => {
            let user = text.as_deref().and_then(|id| id.parse().ok()).and_then(|id| world.user(id));
            Value::from(user.ok_or("it has to be a user")?.id.to_string())
        }
        Some(7) => {
            let channel = text.as_deref().and_then(|id| id.parse().ok()).and_then(|id| world.channel(id));
            Value::from(channel.ok_or("it has to be a channel")?.id.to_string())
        }
        kind => return Err(format!("options of type {kind:?} cannot be filled in here")),
    };
    let choices = known["choices"].as_array().filter(|choices| !choices.is_empty());
    if choices.is_some_and(|choices| !choices.iter().any(|choice| choice["value"] == value)) {
        return Err(format!("{value} is not among the choices"));
    }
    let size = value.as_str().map_or_else(|| value.as_f64(), |text| Some(text.chars().count() as f64));
    let bounds = if value.is_string() { ("min_length", "max_length") } else { ("min_value", "max_value") };
    let low = known[bounds.0].as_f64().is_some_and(|min| size.is_some_and(|size| size < min));
    let high = known[bounds.1].as_f64().is_some_and(|max| size.is_some_and(|size| size > max));
    if low || high { Err(format!("{value} is out of bounds")) } else { Ok(value) }
}
