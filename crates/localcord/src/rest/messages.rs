//! Messages of channels.

use std::time::Duration;

use serde_json::Value;

use super::compose::{compose, revise};
use super::{Answer, Call, Reply};
use crate::id::Id;
use crate::permissions::Permissions;
use crate::refusal::Refusal;
use crate::shapes::Viewer;
use crate::state::World;
use crate::state::records::{Message, Reference};

/// Edits of messages older than this are rationed (code 30046).
const OLD: Duration = Duration::from_hours(1);

/// What the bot sees of its channel over REST.
fn viewer(world: &World) -> Viewer {
    Viewer::Bot { content: world.options.message_content }
}

/// A message that REST can name: ephemeral ones it cannot.
fn find(world: &World, call: &Call) -> Result<Message, Refusal> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    let message = world.message(channel, id).filter(|message| message.ephemeral_for.is_none());
    message.cloned().ok_or_else(Refusal::unknown_message)
}

/// Newest first. Without the right to read history the list is empty (documentation: "Get Channel Messages").
pub(super) fn list(world: &mut World, call: &Call) -> Answer {
    let channel = call.id("channel_id")?;
    let has = world.require(channel, Permissions::NONE)?;
    if !has.contains(Permissions::READ_MESSAGE_HISTORY) {
        return Reply::ok(Value::Array(Vec::new()));
    }
    let limit: usize = call.query("limit").and_then(|limit| limit.parse().ok()).unwrap_or(50);
    let all = world.saved.messages.get(&channel).into_iter().flat_map(|messages| messages.values());
    let public: Vec<&Message> = all.filter(|message| message.ephemeral_for.is_none()).collect();
    let first_from = |id: Id| public.partition_point(|message| message.id < id);
    let range = if let Some(after) = call.query_id("after") {
        let start = first_from(Id(after.0 + 1));
        start..public.len().min(start + limit)
    } else if let Some(around) = call.query_id("around") {
        let start = first_from(around).saturating_sub(limit / 2);
        start..public.len().min(start + limit)
    } else {
        let end = call.query_id("before").map_or(public.len(), first_from);
        end.saturating_sub(limit)..end
    };
    let viewer = viewer(world);
    Reply::ok(public[range].iter().rev().map(|message| world.message_json(message, viewer)).collect())
}

pub(super) fn get(world: &mut World, call: &Call) -> Answer {
    world.require(call.id("channel_id")?, Permissions::READ_MESSAGE_HISTORY)?;
    let message = find(world, call)?;
    Reply::ok(world.message_json(&message, viewer(world)))
}

pub(super) fn create(world: &mut World, call: &Call) -> Answer {
    let (channel, form, bot) = (call.id("channel_id")?, &call.body, world.saved.bot);
    let mut needed = world.sending(channel);
    if !call.files.is_empty() {
        needed = needed | Permissions::ATTACH_FILES;
    }
    if form["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty()) {
        needed = needed | Permissions::EMBED_LINKS;
    }
    world.require(channel, needed)?;
    let record = world.channel(channel).ok_or_else(Refusal::unknown_channel)?;
    let partner = record.recipients.iter().find(|&&user| user != bot).and_then(|&user| world.user(user));
    if partner.is_some_and(|partner| !partner.dms_open) {
        return Err(Refusal::closed_dm());
    }
    if record.unshared && partner.is_some_and(|partner| !world.shares_guild(partner.id)) {
        return Err(Refusal::no_shared_server());
    }
    // Documentation: "Create Message", `enforce_nonce`: a message with the same nonce by the same author is returned and
    // no new one is created.
    let nonce = Some(&form["nonce"]).filter(|nonce| !nonce.is_null()).cloned();
    if let (Some(nonce), true) = (&nonce, form["enforce_nonce"] == true)
        && let Some((channel, known)) = world.sent_with(bot, nonce)
    {
        return sent(world, channel, known);
    }
    let limit = world.attachment_size_limit(channel);
    let mut new = compose(world, form, &call.files, limit)?;
    new.flags &= !(1 << 6);
    new.nonce.clone_from(&nonce);
    new.reference = reference(world, channel, form)?;
    if new.reference.is_some() {
        new.kind = 19;
    }
    let id = world.send_message(channel, bot, new)?;
    if let Some(nonce) = nonce {
        world.remember_nonce(bot, channel, nonce, id);
    }
    sent(world, channel, id)
}

/// The answer to a message that was sent, with its nonce.
fn sent(world: &World, channel: Id, id: Id) -> Answer {
    let message = world.message(channel, id).ok_or_else(Refusal::unknown_message)?;
    let mut value = world.message_json(message, viewer(world));
    if let Some(nonce) = &message.nonce {
        value["nonce"] = nonce.clone();
    }
    Reply::ok(value)
}

/// The message that this one replies to; it has to exist unless the form says otherwise.
fn reference(world: &World, channel: Id, form: &Value) -> Result<Option<Reference>, Refusal> {
    let Some(id) = form["message_reference"]["message_id"].as_str() else { return Ok(None) };
    world.require(channel, Permissions::READ_MESSAGE_HISTORY)?;
    let known = id.parse().ok().filter(|&id| world.message(channel, id).is_some());
    if known.is_none() && form["message_reference"]["fail_if_not_exists"] != false {
        return Err(Refusal::form(
            "message_reference",
            "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
            "Unknown message",
        ));
    }
    Ok(known.map(|message| Reference { channel, message }))
}

pub(super) fn edit(world: &mut World, call: &Call) -> Answer {
    let channel = call.id("channel_id")?;
    world.require(channel, Permissions::NONE)?;
    let message = find(world, call)?;
    if message.author != world.saved.bot {
        return Err(Refusal::others_message());
    }
    refuse_archived(world, channel)?;
    if world.now().since(message.sent) >= OLD
        && let Err(wait) = world.rates.old_edit(&channel.to_string())
    {
        return Err(Refusal { retry_after: Some(wait), ..Refusal::old_edits() });
    }
    let limit = world.attachment_size_limit(channel);
    revise(world, &message, &call.body, &call.files, limit)?;
    let now = world.now();
    if let Some(message) = world.message_mut(channel, message.id) {
        message.edited = Some(now);
    }
    world.announce_message(channel, message.id, false);
    let message = find(world, call)?;
    Reply::ok(world.message_json(&message, viewer(world)))
}

pub(super) fn delete(world: &mut World, call: &Call) -> Answer {
    let channel = call.id("channel_id")?;
    let has = world.require(channel, Permissions::NONE)?;
    let message = find(world, call)?;
    if message.author != world.saved.bot && !has.contains(Permissions::MANAGE_MESSAGES) {
        return Err(Refusal::missing_permissions());
    }
    refuse_archived(world, channel)?;
    world.delete_message(channel, message.id)?;
    Reply::nothing()
}

/// Documentation: "Threads": an archived thread cannot be changed, nor can its messages.
fn refuse_archived(world: &World, channel: Id) -> Result<(), Refusal> {
    let thread = world.channel(channel).and_then(|channel| channel.thread.as_ref());
    if thread.is_some_and(|thread| thread.archived) { Err(Refusal::archived_thread()) } else { Ok(()) }
}
