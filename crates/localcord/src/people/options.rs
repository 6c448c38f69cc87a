//! Options of a command: what somebody typed against what the bot registered.

use serde_json::{Value, json};

use super::named::{ATTACHMENT, CHANNEL, MENTIONABLE, Named, ROLE, USER};
use super::place::Place;
use crate::error::Error;
use crate::state::World;

const SUB_COMMAND: u64 = 1;
const SUB_COMMAND_GROUP: u64 = 2;

/// Largest magnitude of numbers (documentation: "Application Command Option Type": any integer between -2^53+1 and
/// 2^53-1, any double between -2^53 and 2^53).
const LARGEST: f64 = 9_007_199_254_740_992.0;
/// Longest text where the command sets no bound (same page, `max_length`).
const LONGEST: u64 = 6000;

/// Options in the form of an interaction, and what they name.
#[derive(Debug, Default)]
pub(super) struct Chosen {
    pub(super) options: Vec<Value>,
    pub(super) named: Named,
    /// Group and subcommand, if the command has some.
    pub(super) path: Vec<String>,
}

/// Who fills in options, and how far he is.
pub(super) struct Filling<'w> {
    pub(super) world: &'w World,
    pub(super) place: Place,
    /// While somebody types, required options may be missing and the focused one may hold anything.
    pub(super) partial: bool,
}

impl Filling<'_> {
    /// Fits the given options to the registered form.
    pub(super) fn fit(&self, form: &Value, given: &[Value]) -> Result<Chosen, Error> {
        let registered = parts(form);
        let nested = |known: &Value| matches!(known["type"].as_u64(), Some(SUB_COMMAND | SUB_COMMAND_GROUP));
        if registered.iter().any(nested) {
            return self.fit_subcommand(registered, given);
        }
        let mut chosen = Chosen::default();
        for option in given {
            let known = find(registered, option)?;
            let fitted = self.fit_option(known, option, &mut chosen.named)?;
            let name = fitted["name"].clone();
            if chosen.options.iter().any(|other| other["name"] == name) {
                return Err(Error::refused(format!("the option {name} is given twice")));
            }
            chosen.options.push(fitted);
        }
        let given_too = |known: &&Value| given.iter().any(|option| option["name"] == known["name"]);
        let mut required = registered.iter().filter(|known| known["required"] == true);
        match required.find(|known| !self.partial && !given_too(known)) {
            Some(missing) => Err(Error::refused(format!("the option {} is required", missing["name"]))),
            None => Ok(chosen),
        }
    }

    /// With subcommands the base command cannot be used, nor can a group (documentation: "Subcommands and Subcommand
    /// Groups").
    fn fit_subcommand(&self, registered: &[Value], given: &[Value]) -> Result<Chosen, Error> {
        let [option] = given else { return Err(Error::refused("one subcommand has to be chosen")) };
        let known = find(registered, option)?;
        if !option["value"].is_null() {
            return Err(Error::refused(format!("{} takes no value", known["name"])));
        }
        let inner = if known["type"] == SUB_COMMAND_GROUP {
            self.fit_subcommand(parts(known), parts(option))?
        } else {
            self.fit(known, parts(option))?
        };
        let name = known["name"].as_str().unwrap_or_default();
        let options = vec![json!({"name": name, "type": known["type"], "options": inner.options})];
        let path = [vec![name.to_owned()], inner.path].concat();
        Ok(Chosen { options, named: inner.named, path })
    }

    fn fit_option(&self, known: &Value, option: &Value, named: &mut Named) -> Result<Value, Error> {
        let (name, kind) = (&known["name"], &known["type"]);
        if self.partial && option["focused"] == true {
            if known["autocomplete"] != true {
                return Err(Error::refused(format!("the option {name} has no autocomplete")));
            }
            // What is being typed arrives as text whatever the type of the option.
            let text = option["value"].as_str().map_or_else(|| option["value"].to_string(), str::to_owned);
            return Ok(json!({"name": name, "type": kind, "value": text, "focused": true}));
        }
        let value = self
            .value(known, &option["value"], named)
            .map_err(|why| Error::refused(format!("option {name}: {why}")))?;
        Ok(json!({"name": name, "type": kind, "value": value}))
    }

    /// The value in the type of the option; the page may send numbers and booleans as text.
    fn value(&self, known: &Value, given: &Value, named: &mut Named) -> Result<Value, String> {
        let text = given.as_str();
        let value = match known["type"].as_u64() {
            Some(3) => Value::from(text.ok_or("it has to be text")?),
            Some(4) => {
                let number = given.as_i64().or_else(|| text?.trim().parse().ok());
                let fits = |number: &i64| number.unsigned_abs() < LARGEST as u64;
                number.filter(fits).ok_or("it has to be a whole number")?.into()
            }
            Some(5) => {
                let yes = given.as_bool().or_else(|| text?.parse().ok());
                yes.ok_or("it has to be true or false")?.into()
            }
            Some(10) => {
                let number = given.as_f64().or_else(|| text?.trim().parse().ok());
                let fits = |number: &f64| number.abs() <= LARGEST;
                number.filter(fits).ok_or("it has to be a number")?.into()
            }
            Some(kind @ (USER | CHANNEL | ROLE | MENTIONABLE | ATTACHMENT)) => {
                let text = text.unwrap_or_default();
                named.take(self.world, &self.place, kind, &known["channel_types"], text)?;
                text.into()
            }
            kind => return Err(format!("options of type {kind:?} cannot be filled in here")),
        };
        let choices = known["choices"].as_array().filter(|choices| !choices.is_empty());
        if choices.is_some_and(|choices| !choices.iter().any(|choice| same(&choice["value"], &value))) {
            return Err(format!("{value} is not among the choices"));
        }
        let within = match &value {
            Value::String(text) if known["type"] == 3 => {
                let length = text.chars().count() as u64;
                let least = known["min_length"].as_u64().unwrap_or(0);
                (least..=known["max_length"].as_u64().unwrap_or(LONGEST)).contains(&length)
            }
            Value::Number(number) => {
                let number = number.as_f64().unwrap_or_default();
                let low = known["min_value"].as_f64().is_some_and(|least| number < least);
                !low && known["max_value"].as_f64().is_none_or(|most| number <= most)
            }
            _ => true,
        };
        if within { Ok(value) } else { Err(format!("{value} is out of bounds")) }
    }
}

fn parts(option: &Value) -> &[Value] {
    option["options"].as_array().map_or(&[], Vec::as_slice)
}

fn find<'f>(registered: &'f [Value], option: &Value) -> Result<&'f Value, Error> {
    let name = option["name"].as_str().unwrap_or_default();
    let known = registered.iter().find(|known| known["name"] == name);
    known.ok_or_else(|| Error::refused(format!("the command has no option {name}")))
}

/// Numbers are the same whether they were written with a point or without.
fn same(a: &Value, b: &Value) -> bool {
    a == b || a.as_f64().zip(b.as_f64()).is_some_and(|(a, b)| a.total_cmp(&b).is_eq())
}
