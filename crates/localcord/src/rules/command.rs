//! Rules of application commands (documentation: "Application Commands").

use std::collections::HashSet;

use serde_json::Value;

use crate::refusal::Refusal;
use crate::schema::Schemas;

/// All names, descriptions and choice values of a command together, the longest locale counting.
const TOTAL: usize = 8000;

/// Checks one command form.
pub(crate) fn check(form: &Value) -> Result<(), Refusal> {
    let slash = form["type"].as_u64().unwrap_or(1) == 1;
    names(form, slash, "")?;
    let described = form["description"].as_str().is_some_and(|text| !text.is_empty());
    if slash && !described {
        return Err(Refusal::form("description", "BASE_TYPE_REQUIRED", "This field is required"));
    }
    let has_options = form["options"].as_array().is_some_and(|options| !options.is_empty());
    if !slash && (described || has_options) {
        return Err(Refusal::form(
            "description",
            "APPLICATION_COMMAND_CONTEXT_MENU",
            "Context menu commands have neither description nor options",
        ));
    }
    options(form, "")?;
    if total(form) > TOTAL {
        let message = "Command exceeds maximum size (8000)";
        return Err(Refusal::form("name", "APPLICATION_COMMAND_TOO_LARGE", message));
    }
    Ok(())
}

fn options(parent: &Value, path: &str) -> Result<(), Refusal> {
    let (mut seen, mut optional) = (HashSet::new(), false);
    nesting(parent, path)?;
    for (index, option) in parent["options"].as_array().into_iter().flatten().enumerate() {
        let path = format!("{path}/options/{index}");
        names(option, true, &path)?;
        if !seen.insert(option["name"].as_str()) {
            return Err(Refusal::form(
                &path,
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
                "Option name must be unique",
            ));
        }
        let required = option["required"] == true;
        if required && optional {
            let message = "Required options must be placed before non-required options";
            return Err(Refusal::form(&path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message));
        }
        optional |= !required;
        let has_choices = option["choices"].as_array().is_some_and(|choices| !choices.is_empty());
        if has_choices && option["autocomplete"] == true {
            let message = "Options with autocomplete cannot have choices";
            return Err(Refusal::form(&path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message));
        }
        for (c, choice) in option["choices"].as_array().into_iter().flatten().enumerate() {
            locales(choice, "name_localizations", &format!("{path}/choices/{c}"))?;
        }
        options(option, &path)?;
    }
    Ok(())
}

/// Section "Subcommands and Subcommand Groups": a command has subcommands and groups or other options, a group
/// subcommands, a subcommand other options; "that is the only kind of nesting supported".
fn nesting(parent: &Value, path: &str) -> Result<(), Refusal> {
    let options = parent["options"].as_array().map_or(&[][..], Vec::as_slice);
    let of = |kinds: &[u64]| {
        options.iter().filter(|o| o["type"].as_u64().is_some_and(|k| kinds.contains(&k))).count()
    };
    let fits = match (path.is_empty(), parent["type"].as_u64()) {
        (true, _) => matches!(of(&[1, 2]), 0) || of(&[1, 2]) == options.len(),
        (false, Some(2)) => of(&[1]) == options.len(),
        (false, _) => of(&[1, 2]) == 0,
    };
    if fits {
        return Ok(());
    }
    let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
    Err(Refusal::form(&format!("{path}/options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message))
}

/// Section "Naming": slash commands and options match `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, lower case where
/// there is one; menu commands are free. Locales are those of "Locales" (reference).
fn names(form: &Value, strict: bool, path: &str) -> Result<(), Refusal> {
    locales(form, "name_localizations", path)?;
    locales(form, "description_localizations", path)?;
    if !strict {
        return Ok(());
    }
    let translated = form["name_localizations"].as_object().into_iter().flatten().map(|(_, name)| name);
    for name in translated.chain(form.get("name")).filter_map(Value::as_str) {
        let fits = name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'') || is_mark(c));
        if !fits || name.to_lowercase() != name {
            let message = "Command name is invalid";
            return Err(Refusal::form(&format!("{path}/name"), "APPLICATION_COMMAND_INVALID_NAME", message));
        }
    }
    Ok(())
}

/// Vowel signs of Devanagari and Thai, which are part of those scripts but not letters.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}')
}

fn locales(form: &Value, field: &str, path: &str) -> Result<(), Refusal> {
    for (locale, _) in form[field].as_object().into_iter().flatten() {
        if Schemas::shared().object("AvailableLocalesEnum", &Value::String(locale.clone())).is_err() {
            let message = format!("\"{locale}\" is not a locale");
            return Err(Refusal::form(&format!("{path}/{field}"), "ENUM_TYPE_COERCE", &message));
        }
    }
    Ok(())
}

fn total(form: &Value) -> usize {
    let length = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let longest = |field: &str, translations: &str| {
        let translated = form[translations].as_object().into_iter().flatten().map(|(_, text)| length(text));
        translated.chain([length(&form[field])]).max().unwrap_or(0)
    };
    let parts = form["options"].as_array().into_iter().chain(form["choices"].as_array()).flatten();
    let value = length(&form["value"]);
    longest("name", "name_localizations")
        + longest("description", "description_localizations")
        + value
        + parts.map(total).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn refused(form: &Value) -> bool {
        check(form).is_err_and(|refusal| refusal.code == 50035)
    }

    #[test]
    fn names_are_lower_case_words() {
        assert!(!refused(&json!({"name": "zug-2", "description": "d"})));
        for bad in ["Zug", "two words", "a!", "Ход"] {
            assert!(refused(&json!({"name": bad, "description": "d"})), "{bad}");
        }
        assert!(!refused(&json!({"name": "ход", "description": "d"})));
        assert!(!refused(&json!({"name": "Challenge to a Game", "type": 2})));
    }

    #[test]
    fn locales_are_discords() {
        let form =
            |locale: &str| json!({"name": "a", "description": "d", "name_localizations": {locale: "b"}});
        assert!(!refused(&form("uk")) && !refused(&form("en-GB")));
        assert!(refused(&form("en")) && refused(&form("ua")));
    }

    #[test]
    fn the_longest_locale_counts_towards_eight_thousand() {
        let option = |i: usize, n: usize| {
            json!({"type": 3, "name": format!("o{i:02}"), "description": "d",
            "choices": [{"name": "n", "value": "v".repeat(n)}]})
        };
        // 1 + 1 for the command; each option 3 + 1 + 1 + n.
        let form =
            |n: usize| json!({"name": "a", "description": "d", "options": [option(0, 6000), option(1, n)]});
        assert!(!refused(&form(8000 - 2 - 10 - 6000)));
        assert!(refused(&form(8000 - 2 - 10 - 6000 + 1)));
        let mut longer = form(8000 - 2 - 10 - 6000);
        longer["description_localizations"] = json!({"uk": "dd"});
        assert!(refused(&longer));
    }

    #[test]
    fn subcommands_stand_alone_and_groups_hold_nothing_else() {
        let option = |kind: u64, name: &str, options: &[Value]| json!({"type": kind, "name": name, "description": "d", "options": options});
        let form = |options: &[Value]| json!({"name": "a", "description": "d", "options": options});
        let (days, start, stop) = (option(4, "days", &[]), option(1, "start", &[]), option(1, "stop", &[]));
        let with_days = option(1, "start", std::slice::from_ref(&days));
        let group = |options: &[Value]| option(2, "group", options);
        // The three valid pictures of the documentation, then the two invalid ones and mixtures.
        assert!(!refused(&form(&[with_days.clone(), stop.clone()])));
        assert!(!refused(&form(&[group(&[with_days.clone(), stop.clone()])])));
        assert!(!refused(&form(&[group(std::slice::from_ref(&start)), stop.clone()])));
        assert!(refused(&form(&[group(&[group(std::slice::from_ref(&start))])])));
        assert!(refused(&form(&[option(1, "start", &[group(std::slice::from_ref(&stop))])])));
        assert!(refused(&form(&[start.clone(), days.clone()])));
        assert!(refused(&form(&[group(&[start.clone(), days])])));
        assert!(refused(&form(&[option(1, "start", &[stop])])));
        assert!(refused(&form(&[start.clone(), start])));
    }

    #[test]
    fn rules_hold_inside_subcommands_and_their_texts_count() {
        let form = |inner: Value| {
            json!({"name": "a", "description": "d", "options": [
            {"type": 2, "name": "g", "description": "d", "options": [
                {"type": 1, "name": "s", "description": "d", "options": [inner]}]}]})
        };
        let option = |name: &str, more: Value| {
            let mut option = json!({"type": 3, "name": name, "description": "d"});
            option
                .as_object_mut()
                .zip(more.as_object())
                .into_iter()
                .for_each(|(to, from)| to.extend(from.clone()));
            option
        };
        assert!(!refused(&form(option("o", json!({"name_localizations": {"pl": "dni"}})))));
        assert!(refused(&form(option("O", json!({})))));
        assert!(refused(&form(option("o", json!({"name_localizations": {"pl": "Dni"}})))));
        assert!(refused(&form(option("o", json!({"description_localizations": {"ua": "d"}})))));
        // Two characters for the command, the group and the subcommand each, two for the option, one for the choice.
        let choice = |n: usize| option("o", json!({"choices": [{"name": "n", "value": "v".repeat(n)}]}));
        assert!(!refused(&form(choice(8000 - 9))));
        assert!(refused(&form(choice(8000 - 8))));
    }

    #[test]
    fn required_options_come_first() {
        let option = |name: &str, required: bool| json!({"type": 3, "name": name, "description": "d", "required": required});
        let form = |a: bool, b: bool| json!({"name": "a", "description": "d", "options": [option("a", a), option("b", b)]});
        assert!(!refused(&form(true, false)));
        assert!(refused(&form(false, true)));
    }
}
