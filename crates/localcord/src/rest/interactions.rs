//! The first answer to an interaction (documentation: "Create Interaction Response").

use serde_json::{Value, json};

use super::compose::{compose, revise, without_nulls};
use super::{Answer, Call, Reply};
use crate::id::Id;
use crate::refusal::Refusal;
use crate::shapes::Viewer;
use crate::state::records::Reference;
use crate::state::{Interaction, NewMessage, Outcome, World};

const EPHEMERAL: u64 = 1 << 6;
const LOADING: u64 = 1 << 7;

pub(super) fn callback(world: &mut World, call: &Call) -> Answer {
    let id = call.id("interaction_id")?;
    let interaction = world.unanswered(id, call.text("interaction_token"))?.clone();
    let kind = call.body["type"].as_u64().unwrap_or(0);
    let data = &call.body["data"];
    // Which answers an interaction takes: "Interaction Callback Type".
    let from_component = interaction.source.is_some();
    let fits = match kind {
        4 | 5 => interaction.kind != 4,
        6 | 7 => matches!(interaction.kind, 3 | 5) && from_component,
        8 => interaction.kind == 4,
        9 => matches!(interaction.kind, 2 | 3),
        _ => false,
    };
    if !fits {
        let message = format!("Type {kind} does not answer an interaction of type {}.", interaction.kind);
        return Err(Refusal::form("type", "INTERACTION_CALLBACK_TYPE", &message));
    }
    let message = match kind {
        4 => Some(answer(world, &interaction, call)?),
        5 => Some(think(world, &interaction, data)?),
        6 => {
            world.settle(id, Outcome::Updated);
            None
        }
        7 => Some(update(world, &interaction, call)?),
        8 => {
            let choices = data["choices"].as_array().cloned().unwrap_or_default();
            world.settle(id, Outcome::Choices(choices.iter().map(without_nulls).collect()));
            None
        }
        _ => {
            check_modal(data)?;
            world.settle(id, Outcome::Modal(without_nulls(data)));
            None
        }
    };
    if call.query("with_response") != Some("true") {
        return Reply::nothing();
    }
    Reply::ok(world.callback_json(&interaction, kind, message))
}

/// What kind of message answers an interaction: 20 for slash commands, 23 for menus, otherwise a reply to the message
/// with the component.
fn template(interaction: &Interaction) -> NewMessage {
    let reference = interaction.source.filter(|_| interaction.kind != 2);
    let reference = reference.map(|message| Reference { channel: interaction.channel, message });
    let kind = match (interaction.kind, &interaction.origin.target_user) {
        (2, None) => 20,
        (2, Some(_)) => 23,
        _ if reference.is_some() => 19,
        _ => 0,
    };
    NewMessage {
        kind,
        reference,
        webhook: true,
        interaction: Some(interaction.origin.clone()),
        ..NewMessage::default()
    }
}

fn answer(world: &mut World, interaction: &Interaction, call: &Call) -> Result<Id, Refusal> {
    let composed = compose(world, &call.body["data"], &call.files, interaction.attachment_size_limit)?;
    let template = template(interaction);
    let ephemeral = composed.flags & EPHEMERAL != 0;
    let new = NewMessage {
        kind: template.kind,
        reference: template.reference,
        webhook: true,
        interaction: template.interaction,
        ephemeral_for: ephemeral.then_some(interaction.user),
        ..composed
    };
    let bot = world.saved.bot;
    let message = world.send_message(interaction.channel, bot, new)?;
    world.adopt_original(interaction.id, message);
    world.settle(interaction.id, Outcome::Message(message));
    Ok(message)
}

/// A deferred answer: a message that says "thinking" until it is edited. Only ephemeral can be chosen.
fn think(world: &mut World, interaction: &Interaction, data: &Value) -> Result<Id, Refusal> {
    let ephemeral = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL;
    let new = NewMessage {
        flags: LOADING | ephemeral,
        ephemeral_for: (ephemeral != 0).then_some(interaction.user),
        ..template(interaction)
    };
    let bot = world.saved.bot;
    let message = world.send_message(interaction.channel, bot, new)?;
    world.adopt_original(interaction.id, message);
    if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
        interaction.thinking = Some(ephemeral != 0);
    }
    world.settle(interaction.id, Outcome::Message(message));
    Ok(message)
}

fn update(world: &mut World, interaction: &Interaction, call: &Call) -> Result<Id, Refusal> {
    let source = interaction.source.and_then(|id| world.message(interaction.channel, id)).cloned();
    let source = source.ok_or_else(Refusal::unknown_message)?;
    revise(world, &source, &call.body["data"], &call.files, interaction.attachment_size_limit)?;
    let now = world.now();
    if let Some(message) = world.message_mut(source.channel, source.id) {
        message.edited = Some(now);
    }
    world.announce_message(source.channel, source.id, false);
    world.settle(interaction.id, Outcome::Updated);
    Ok(source.id)
}

/// Documentation: "Modal": one to five inputs, ids of their own; an input in a row needs a label.
fn check_modal(data: &Value) -> Result<(), Refusal> {
    let rows = data["components"].as_array().map_or(&[][..], Vec::as_slice);
    if rows.len() > 5 {
        return Err(Refusal::form(
            "data/components",
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 5 in length.",
        ));
    }
    let mut ids = std::collections::HashSet::new();
    for (index, row) in rows.iter().enumerate() {
        let path = format!("data/components/{index}");
        let part = if row["type"] == 18 { &row["component"] } else { &row["components"][0] };
        if row["type"] == 1
            && (row["components"].as_array().map_or(0, Vec::len) != 1 || !part["label"].is_string())
        {
            return Err(Refusal::form(&path, "MODAL_ROW", "A row of a modal holds one labelled text input."));
        }
        if part["custom_id"].as_str().is_some_and(|id| !ids.insert(id)) {
            let message = "Component custom id cannot be duplicated";
            return Err(Refusal::form(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", message));
        }
    }
    Ok(())
}

impl World {
    /// From now on `@original` is this message.
    fn adopt_original(&mut self, interaction: Id, message: Id) {
        if let Some(interaction) = self.interactions.get_mut(&interaction) {
            interaction.original = Some(message);
            interaction.messages.push(message);
        }
    }

    /// The answer to a callback that asked for one (`InteractionCallbackResponse`).
    fn callback_json(&self, interaction: &Interaction, kind: u64, message: Option<Id>) -> Value {
        let mut value = json!({"interaction": {
            "id": interaction.id, "type": interaction.kind, "channel_id": interaction.channel,
        }});
        if let Some(guild) = self.channel(interaction.channel).and_then(|channel| channel.guild) {
            value["interaction"]["guild_id"] = json!(guild);
        }
        let Some(message) = message.and_then(|id| self.message(interaction.channel, id)) else {
            return value;
        };
        let about = &mut value["interaction"];
        about["response_message_id"] = json!(message.id);
        about["response_message_loading"] = (message.flags & LOADING != 0).into();
        about["response_message_ephemeral"] = message.ephemeral_for.is_some().into();
        let message = self.message_json(message, Viewer::Bot { content: true });
        // The document knows resources of the types 4 and 7; a deferred answer is a message to be.
        value["resource"] = json!({"type": if kind == 7 { 7 } else { 4 }, "message": message});
        value
    }
}
