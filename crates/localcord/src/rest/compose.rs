//! From a checked form to a message, new or changed.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::id::Id;
use crate::refusal::Refusal;
use crate::rules;
use crate::state::records::{Attachment, Message};
use crate::state::{NewFile, NewMessage, World};

/// Message flags that an application may set: suppress embeds, ephemeral, suppress notifications.
const SETTABLE: u64 = 1 << 2 | 1 << 6 | 1 << 12;

/// Makes a new message of a form, whose files have up to `limit` bytes.
pub(super) fn compose(
    world: &mut World,
    form: &Value,
    files: &[NewFile],
    limit: u32,
) -> Result<NewMessage, Refusal> {
    rules::message::check(form)?;
    check_files(files, limit)?;
    let content = form["content"].as_str().unwrap_or_default().to_owned();
    let (mentions, everyone) = mentions(world, &content, form);
    let mut message = NewMessage {
        content,
        mentions,
        everyone,
        embeds: embeds(form),
        components: components(form),
        flags: form["flags"].as_u64().unwrap_or(0) & SETTABLE,
        ..NewMessage::default()
    };
    let nothing =
        message.content.trim().is_empty() && message.embeds.is_empty() && message.components.is_empty();
    if nothing && files.is_empty() {
        // Documentation: "Create Message": at least one of content, embeds, components, files, ….
        return Err(Refusal::empty_message());
    }
    message.attachments = attachments(world, form, files, None)?;
    Ok(message)
}

/// Changes a message by the fields that a form has. Attachments that the form lists stay, others go; without a list all
/// stay (documentation: "Editing Message Attachments").
pub(super) fn revise(
    world: &mut World,
    old: &Message,
    form: &Value,
    files: &[NewFile],
    limit: u32,
) -> Result<(), Refusal> {
    rules::message::check(form)?;
    check_files(files, limit)?;
    let mut new = old.clone();
    if let Some(content) = form.get("content") {
        content.as_str().unwrap_or_default().clone_into(&mut new.content);
        (new.mentions, new.everyone) = mentions(world, &new.content, form);
    }
    if form.get("embeds").is_some() {
        new.embeds = embeds(form);
    }
    if form.get("components").is_some() {
        new.components = components(form);
    }
    if let Some(flags) = form["flags"].as_u64() {
        new.flags = new.flags & !4 | flags & 4;
    }
    let keeps = match form["attachments"].as_array() {
        Some(listed) => listed.iter().any(|entry| existing(old, entry).is_some()),
        None => !old.attachments.is_empty() && form.get("attachments").is_none(),
    };
    let nothing = new.content.trim().is_empty() && new.embeds.is_empty() && new.components.is_empty();
    if nothing && files.is_empty() && !keeps {
        return Err(Refusal::empty_message());
    }
    new.attachments = attachments(world, form, files, Some(old))?;
    if let Some(message) = world.message_mut(old.channel, old.id) {
        *message = new;
    }
    Ok(())
}

/// Documentation: "Uploading Files": the limit is for each file; ten files a message.
fn check_files(files: &[NewFile], limit: u32) -> Result<(), Refusal> {
    if files.len() > 10 {
        return Err(Refusal::form("files", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length."));
    }
    if files.iter().any(|file| file.bytes.len() > limit as usize) {
        Err(Refusal::too_large())
    } else {
        Ok(())
    }
}

fn existing<'m>(old: &'m Message, entry: &Value) -> Option<&'m Attachment> {
    let id: Id = entry["id"].as_str()?.parse().ok()?;
    old.attachments.iter().find(|attachment| attachment.id == id)
}

fn attachments(
    world: &mut World,
    form: &Value,
    files: &[NewFile],
    old: Option<&Message>,
) -> Result<Vec<Attachment>, Refusal> {
    let mut result = Vec::new();
    let mut used = BTreeSet::new();
    let text = |entry: &Value, field: &str| entry[field].as_str().map(str::to_owned);
    match (form.get("attachments"), old) {
        (None, Some(old)) => result.clone_from(&old.attachments),
        (None, None) => {}
        (Some(listed), _) => {
            for (position, entry) in listed.as_array().into_iter().flatten().enumerate() {
                if let Some(kept) = old.and_then(|old| existing(old, entry)) {
                    let description = text(entry, "description").or_else(|| kept.description.clone());
                    result.push(Attachment { description, ..kept.clone() });
                    continue;
                }
                let index = entry["id"].as_str().and_then(|id| id.parse::<u64>().ok());
                let Some(file) = files.iter().find(|file| Some(file.index) == index) else {
                    let path = format!("attachments/{position}/id");
                    return Err(Refusal::form(
                        &path,
                        "ATTACHMENT_NOT_FOUND",
                        "There is no such file or attachment.",
                    ));
                };
                let mut file = file.clone();
                if let Some(name) = text(entry, "filename") {
                    file.filename = name;
                }
                used.insert(file.index);
                result.push(world.attach(&file, text(entry, "description")));
            }
        }
    }
    for file in files.iter().filter(|file| !used.contains(&file.index)) {
        result.push(world.attach(file, None));
    }
    Ok(result)
}

/// Whom the text pings, as far as `allowed_mentions` lets it; everyone by default.
fn mentions(world: &World, content: &str, form: &Value) -> (BTreeSet<Id>, bool) {
    let named = world.mentioned(content);
    let everyone = content.contains("@everyone") || content.contains("@here");
    let allowed = &form["allowed_mentions"];
    if !allowed.is_object() {
        return (named, everyone);
    }
    let parses =
        |kind: &str| allowed["parse"].as_array().is_some_and(|parse| parse.iter().any(|p| p == kind));
    let listed: BTreeSet<Id> = allowed["users"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|id| id.as_str()?.parse().ok())
        .collect();
    let users = if parses("users") { named } else { named.intersection(&listed).copied().collect() };
    (users, everyone && parses("everyone"))
}

fn embeds(form: &Value) -> Vec<Value> {
    let embeds = form["embeds"].as_array().into_iter().flatten();
    embeds
        .map(|embed| {
            let mut embed = without_nulls(embed);
            embed["type"] = "rich".into();
            embed
        })
        .collect()
}

/// Components as they come back: numbered, without nulls, with the defaults that the answer schema demands.
fn components(form: &Value) -> Vec<Value> {
    let mut number = 0;
    let rows = form["components"].as_array().into_iter().flatten();
    rows.map(|row| numbered(&without_nulls(row), &mut number)).collect()
}

fn numbered(component: &Value, number: &mut u64) -> Value {
    let mut component = component.clone();
    if component["id"].as_u64().is_none_or(|id| id == 0) {
        *number += 1;
        component["id"] = (*number).into();
    }
    if let Some(parts) = component["components"].as_array_mut() {
        for part in parts {
            *part = numbered(part, number);
        }
    }
    if matches!(component["type"].as_u64(), Some(3 | 5..=8)) {
        for count in ["min_values", "max_values"] {
            if component[count].is_null() {
                component[count] = json!(1);
            }
        }
        // `required` is for modals only and does not come back.
        component.as_object_mut().into_iter().for_each(|fields| drop(fields.remove("required")));
    }
    if component["components"].is_null() {
        component.as_object_mut().into_iter().for_each(|fields| drop(fields.remove("components")));
    }
    component
}

/// The value without fields that are null.
pub(super) fn without_nulls(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(_, value)| !value.is_null());
            Value::Object(
                kept.map(|(name, value)| (name.clone(), without_nulls(value))).collect::<Map<_, _>>(),
            )
        }
        Value::Array(list) => list.iter().map(without_nulls).collect(),
        other => other.clone(),
    }
}
