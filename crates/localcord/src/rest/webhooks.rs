//! Follow-ups: the interaction's token as a webhook (documentation: "Followup Messages").

use serde_json::Value;

use super::compose::{compose, revise};
use super::{Answer, Call, Reply};
use crate::id::Id;
use crate::refusal::Refusal;
use crate::shapes::Viewer;
use crate::state::records::{Message, Reference};
use crate::state::{Interaction, NewMessage, World};

const EPHEMERAL: u64 = 1 << 6;
const LOADING: u64 = 1 << 7;

fn interaction(world: &World, call: &Call) -> Result<Interaction, Refusal> {
    if call.id("webhook_id")? != world.saved.application {
        return Err(Refusal::unknown_webhook());
    }
    world.by_token(call.text("webhook_token")).cloned()
}

/// The message that the path names, if the token may touch it.
fn named(world: &World, call: &Call, interaction: &Interaction) -> Result<Message, Refusal> {
    let id: Option<Id> = match call.text("message_id") {
        "" | "@original" => interaction.original,
        id => id.parse().ok().filter(|id| interaction.messages.contains(id)),
    };
    id.and_then(|id| world.message(interaction.channel, id)).cloned().ok_or_else(Refusal::unknown_message)
}

fn shown(world: &World, channel: Id, id: Id) -> Answer {
    let message = world.message(channel, id).ok_or_else(Refusal::unknown_message)?;
    Reply::ok(world.message_json(message, Viewer::Bot { content: true }))
}

/// After a deferred answer the first follow-up becomes that answer; it keeps its visibility (documentation: "Create
/// Followup Message").
pub(super) fn follow_up(world: &mut World, call: &Call) -> Answer {
    let interaction = interaction(world, call)?;
    if interaction.thinking.is_some() {
        let original = interaction.original.ok_or_else(Refusal::unknown_message)?;
        fill(world, &interaction, original, &call.body, call)?;
        return shown(world, interaction.channel, original);
    }
    let composed = compose(world, &call.body, &call.files, interaction.attachment_size_limit)?;
    let ephemeral = composed.flags & EPHEMERAL != 0;
    let new = NewMessage {
        kind: if interaction.original.is_some() { 19 } else { 0 },
        reference: interaction.original.map(|message| Reference { channel: interaction.channel, message }),
        webhook: true,
        interaction: world.answer_origin(interaction.id).map(|mut origin| {
            origin.original = interaction.original;
            origin
        }),
        ephemeral_for: ephemeral.then_some(interaction.user),
        ..composed
    };
    let bot = world.saved.bot;
    let id = world.send_message(interaction.channel, bot, new)?;
    if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
        interaction.messages.push(id);
    }
    shown(world, interaction.channel, id)
}

pub(super) fn get(world: &mut World, call: &Call) -> Answer {
    let interaction = interaction(world, call)?;
    let message = named(world, call, &interaction)?;
    shown(world, message.channel, message.id)
}

pub(super) fn edit(world: &mut World, call: &Call) -> Answer {
    let interaction = interaction(world, call)?;
    let message = named(world, call, &interaction)?;
    fill(world, &interaction, message.id, &call.body, call)?;
    shown(world, message.channel, message.id)
}

/// Edits a message of the interaction; the first edit of a deferred answer is its content, not a change.
fn fill(
    world: &mut World,
    interaction: &Interaction,
    id: Id,
    form: &Value,
    call: &Call,
) -> Result<(), Refusal> {
    let channel = interaction.channel;
    let message = world.message(channel, id).cloned().ok_or_else(Refusal::unknown_message)?;
    let thread = world.channel(channel).and_then(|channel| channel.thread.as_ref());
    if thread.is_some_and(|thread| thread.archived) {
        return Err(Refusal::archived_thread());
    }
    revise(world, &message, form, &call.files, interaction.attachment_size_limit)?;
    let (now, was_loading) = (world.now(), message.flags & LOADING != 0);
    if let Some(message) = world.message_mut(channel, id) {
        message.flags &= !LOADING;
        message.edited = if was_loading { None } else { Some(now) };
    }
    if let Some(interaction) = world.interactions.get_mut(&interaction.id).filter(|_| was_loading) {
        interaction.thinking = None;
    }
    world.announce_message(channel, id, false);
    Ok(())
}

pub(super) fn delete(world: &mut World, call: &Call) -> Answer {
    let interaction = interaction(world, call)?;
    let message = named(world, call, &interaction)?;
    world.delete_message(message.channel, message.id)?;
    if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
        interaction.thinking = interaction.thinking.filter(|_| interaction.original != Some(message.id));
    }
    Reply::nothing()
}
