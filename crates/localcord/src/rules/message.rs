//! Rules of messages: text, embeds, classic components, mentions, attachments.

use std::collections::HashSet;

use serde_json::Value;

use crate::refusal::Refusal;

/// Documentation: "Create Message", `content`: up to 2000 characters (the document's 4000 is for subscribers).
const CONTENT: usize = 2000;
/// Documentation: "Embed Limits": the sum of all texts in all embeds of a message.
const EMBED_TOTAL: usize = 6000;
/// Documentation: "Action Row": a message without the V2 flag has up to five.
const ROWS: usize = 5;
/// Message flag of components V2, whose models the client library lacks; this server does not take it.
const V2: u64 = 1 << 15;

/// Checks a form for creating or editing a message (the fields that it has).
pub(crate) fn check(form: &Value) -> Result<(), Refusal> {
    if let Some(content) = form["content"].as_str()
        && content.chars().count() > CONTENT
    {
        return Err(Refusal::form("content", "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length."));
    }
    if form["flags"].as_u64().is_some_and(|flags| flags & V2 != 0) {
        return Err(Refusal::form("flags", "UNSUPPORTED", "Components V2 are not built here."));
    }
    embeds(form["embeds"].as_array().map_or(&[], Vec::as_slice))?;
    components(form["components"].as_array().map_or(&[], Vec::as_slice))?;
    mentions(&form["allowed_mentions"])
}

fn embeds(embeds: &[Value]) -> Result<(), Refusal> {
    let length = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let total: usize = embeds
        .iter()
        .map(|embed| {
            let fields = embed["fields"].as_array().into_iter().flatten();
            let fields: usize = fields.map(|field| length(&field["name"]) + length(&field["value"])).sum();
            let own = length(&embed["title"]) + length(&embed["description"]);
            own + fields + length(&embed["footer"]["text"]) + length(&embed["author"]["name"])
        })
        .sum();
    if total > EMBED_TOTAL {
        let message = "Embed size exceeds maximum size of 6000";
        return Err(Refusal::form("embeds", "MAX_EMBED_SIZE_EXCEEDED", message));
    }
    Ok(())
}

fn components(rows: &[Value]) -> Result<(), Refusal> {
    if rows.len() > ROWS {
        return Err(Refusal::form(
            "components",
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 0 and 5 in length.",
        ));
    }
    let mut ids = HashSet::new();
    for (r, row) in rows.iter().enumerate() {
        let path = format!("components/{r}");
        if row["type"] != 1 {
            // Documentation: "Component Types": outside a row only with the V2 flag.
            return Err(Refusal::form(
                &path,
                "UNION_TYPE_CHOICES",
                "Value of field \"type\" must be one of (1,).",
            ));
        }
        let parts = row["components"].as_array().map_or(&[][..], Vec::as_slice);
        // Documentation: "Action Row": up to five buttons or a single select.
        let selects = parts.iter().filter(|part| part["type"] != 2).count();
        if selects > 0 && parts.len() > 1 {
            let message = "The specified component exceeds the maximum width";
            return Err(Refusal::form(&path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message));
        }
        for (p, part) in parts.iter().enumerate() {
            let path = format!("{path}/components/{p}");
            if let Some(id) = part["custom_id"].as_str()
                && !ids.insert(id)
            {
                let message = "Component custom id cannot be duplicated";
                return Err(Refusal::form(
                    &format!("{path}/custom_id"),
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    message,
                ));
            }
            if part["type"] == 2 { button(part, &path)? } else { select(part, &path)? }
        }
    }
    Ok(())
}

/// Documentation: "Button": a link has a url and no id, the others an id and no url; all but premium ones have a label
/// or an emoji.
fn button(button: &Value, path: &str) -> Result<(), Refusal> {
    let (has_id, has_url) = (button["custom_id"].is_string(), button["url"].is_string());
    let fits = match button["style"].as_u64() {
        Some(5) => has_url && !has_id,
        Some(6) => button["sku_id"].is_string() && !has_id && !has_url,
        _ => has_id && !has_url,
    };
    if !fits {
        let message = "A button has a custom id, or is a link and has a url";
        return Err(Refusal::form(path, "BUTTON_COMPONENT_CUSTOM_ID_OR_URL", message));
    }
    let labelled =
        button["label"].as_str().is_some_and(|label| !label.is_empty()) || button["emoji"].is_object();
    if !labelled && button["style"] != 6 {
        return Err(Refusal::form(
            path,
            "BUTTON_COMPONENT_LABEL_OR_EMOJI",
            "A label or an emoji is required.",
        ));
    }
    Ok(())
}

/// Documentation: "String Select": distinct values, no more chosen at once than there are, no more defaults than may be
/// chosen.
fn select(select: &Value, path: &str) -> Result<(), Refusal> {
    let (min, max) = (select["min_values"].as_u64().unwrap_or(1), select["max_values"].as_u64().unwrap_or(1));
    if min > max {
        return Err(Refusal::form(
            &format!("{path}/min_values"),
            "SELECT_COMPONENT_MIN_MAX",
            "min_values is above max_values",
        ));
    }
    if select["type"] != 3 {
        return Ok(());
    }
    let options = select["options"].as_array().map_or(&[][..], Vec::as_slice);
    if max > options.len() as u64 {
        let message = "max_values is above the number of options";
        return Err(Refusal::form(&format!("{path}/max_values"), "SELECT_COMPONENT_MAX_VALUES", message));
    }
    let mut values = HashSet::new();
    if let Some(twice) = options.iter().position(|option| !values.insert(option["value"].as_str())) {
        let message = "The specified option value is already used";
        return Err(Refusal::form(
            &format!("{path}/options/{twice}/value"),
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            message,
        ));
    }
    if options.iter().filter(|option| option["default"] == true).count() as u64 > max {
        let message = "More options are chosen beforehand than may be chosen";
        return Err(Refusal::form(&format!("{path}/options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", message));
    }
    Ok(())
}

/// Documentation: "Allowed Mentions Object": a kind is parsed or listed, not both.
fn mentions(allowed: &Value) -> Result<(), Refusal> {
    let parsed =
        |kind: &str| allowed["parse"].as_array().is_some_and(|parse| parse.iter().any(|p| p == kind));
    for kind in ["users", "roles"] {
        let listed = allowed[kind].as_array().is_some_and(|list| !list.is_empty());
        if listed && parsed(kind) {
            let message = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            return Err(Refusal::form(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                &message,
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn code(form: &Value) -> Option<u64> {
        check(form).err().map(|refusal| refusal.code)
    }

    #[test]
    fn two_thousand_characters_pass_and_one_more_does_not() {
        assert_eq!(code(&json!({"content": "ж".repeat(2000)})), None);
        assert_eq!(code(&json!({"content": "ж".repeat(2001)})), Some(50035));
    }

    #[test]
    fn embeds_share_six_thousand_characters() {
        let embed = |n: usize| json!({"description": "x".repeat(n)});
        assert_eq!(code(&json!({"embeds": [embed(3000), embed(3000)]})), None);
        assert_eq!(code(&json!({"embeds": [embed(3000), embed(3001)]})), Some(50035));
    }

    #[test]
    fn rows_are_five_and_not_mixed_and_ids_are_unique() {
        let button = |id: &str| json!({"type": 2, "style": 1, "label": "a", "custom_id": id});
        let select = json!({"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]});
        let row = |parts: &[Value]| json!({"type": 1, "components": parts});
        assert_eq!(
            code(
                &json!({"components": [row(&[button("a"), button("b")]), row(std::slice::from_ref(&select))]})
            ),
            None
        );
        assert_eq!(code(&json!({"components": [row(&[button("a"), select])]})), Some(50035));
        assert_eq!(code(&json!({"components": [row(&[button("a")]), row(&[button("a")])]})), Some(50035));
        let six: Vec<Value> = ["a", "b", "c", "d", "e", "f"].iter().map(|id| row(&[button(id)])).collect();
        assert_eq!(code(&json!({"components": six})), Some(50035));
        assert_eq!(code(&json!({"components": [button("a")]})), Some(50035));
    }

    #[test]
    fn select_values_are_distinct_and_enough() {
        let select = |max: u64, values: [&str; 2]| {
            let options: Vec<Value> = values.iter().map(|v| json!({"label": v, "value": v})).collect();
            json!({"components": [{"type": 1, "components": [
                {"type": 3, "custom_id": "s", "max_values": max, "options": options}]}]})
        };
        assert_eq!(code(&select(2, ["a", "b"])), None);
        assert_eq!(code(&select(3, ["a", "b"])), Some(50035));
        assert_eq!(code(&select(1, ["a", "a"])), Some(50035));
    }

    #[test]
    fn mentions_are_parsed_or_listed() {
        assert_eq!(code(&json!({"allowed_mentions": {"parse": [], "users": ["1"]}})), None);
        assert_eq!(code(&json!({"allowed_mentions": {"parse": ["users"], "users": ["1"]}})), Some(50035));
    }
}
