//! Channels and threads as a whole.

use serde_json::{Value, json};

use super::{Answer, Call, Reply};
use crate::gateway::intents;
use crate::permissions::Permissions;
use crate::refusal::Refusal;
use crate::state::records::Thread;
use crate::state::{Audience, World};

pub(super) fn get(world: &mut World, call: &Call) -> Answer {
    let id = call.id("channel_id")?;
    world.require(id, Permissions::NONE)?;
    Reply::ok(world.channel_json(id))
}

pub(super) fn edit(world: &mut World, call: &Call) -> Answer {
    let id = call.id("channel_id")?;
    world.require(id, Permissions::NONE)?;
    let record = world.channel(id).ok_or_else(Refusal::unknown_channel)?;
    if record.guild.is_none() {
        return Err(Refusal::not_on_dm());
    }
    if let Some(thread) = record.thread.clone() {
        edit_thread(world, call, &thread)?;
    } else {
        world.require(id, Permissions::MANAGE_CHANNELS)?;
        let record = world.saved.channels.get_mut(&id).ok_or_else(Refusal::unknown_channel)?;
        if let Some(name) = call.body["name"].as_str() {
            record.name = name.into();
        }
        if let Some(topic) = call.body.get("topic") {
            record.topic = topic.as_str().map(str::to_owned);
        }
        world.announce_channel("CHANNEL_UPDATE", id);
    }
    Reply::ok(world.channel_json(id))
}

/// Who may change a thread (documentation: "Modify Channel", Thread): its owner or a manager; locking needs a manager;
/// unarchiving an unlocked one needs only the right to send; an archived thread takes no other change.
fn edit_thread(world: &mut World, call: &Call, thread: &Thread) -> Result<(), Refusal> {
    let (id, body) = (call.id("channel_id")?, &call.body);
    let has = world.require(id, Permissions::NONE)?;
    let manager = has.contains(Permissions::MANAGE_THREADS);
    let owner = thread.owner == world.saved.bot;
    let (archived, locked) = (body["archived"].as_bool(), body["locked"].as_bool());
    let only_unarchives = archived == Some(false) && body.as_object().is_some_and(|fields| fields.len() == 1);
    let allowed = if locked.is_some_and(|lock| lock != thread.locked) || thread.locked {
        manager
    } else if only_unarchives {
        has.contains(Permissions::SEND_MESSAGES_IN_THREADS)
    } else {
        manager || owner
    };
    if !allowed {
        return Err(Refusal::missing_permissions());
    }
    if thread.archived && archived != Some(false) && archived.is_none() {
        return Err(Refusal::archived_thread());
    }
    let guild = world.channel(id).and_then(|channel| channel.guild);
    let waking = thread.archived && archived == Some(false);
    if waking && guild.is_some_and(|guild| world.active_threads(guild) >= world.options.active_threads) {
        return Err(Refusal::too_many_threads());
    }
    if let (Some(name), Some(record)) = (body["name"].as_str(), world.saved.channels.get_mut(&id)) {
        record.name = name.into();
    }
    let minutes = body["auto_archive_duration"].as_u64().map(|minutes| minutes as u32);
    world.change_thread(id, |thread| {
        thread.archived = archived.unwrap_or(thread.archived);
        thread.locked = locked.unwrap_or(thread.locked);
        thread.auto_archive_minutes = minutes.unwrap_or(thread.auto_archive_minutes);
    });
    Ok(())
}

pub(super) fn delete(world: &mut World, call: &Call) -> Answer {
    let id = call.id("channel_id")?;
    world.require(id, Permissions::NONE)?;
    let record = world.channel(id).ok_or_else(Refusal::unknown_channel)?;
    if record.guild.is_none() {
        // Closing a DM hides it and keeps its messages.
        return Reply::ok(world.channel_json(id));
    }
    let needed =
        if record.thread.is_some() { Permissions::MANAGE_THREADS } else { Permissions::MANAGE_CHANNELS };
    world.require(id, needed)?;
    Reply::ok(world.delete_channel(id))
}

pub(super) fn typing(world: &mut World, call: &Call) -> Answer {
    let id = call.id("channel_id")?;
    world.require(id, world.sending(id))?;
    let bot = world.saved.bot;
    world.type_in(id, bot);
    Reply::nothing()
}

impl World {
    /// Somebody is typing.
    pub(crate) fn type_in(&mut self, channel: crate::id::Id, user: crate::id::Id) {
        let guild = self.channel(channel).and_then(|channel| channel.guild);
        let mut data: Value =
            json!({"channel_id": channel, "user_id": user, "timestamp": self.now().0 / 1000});
        let intent = match guild.and_then(|guild| self.guild(guild)) {
            Some(guild) => {
                data["guild_id"] = json!(guild.id);
                data["member"] = self.member_json(guild, user);
                intents::GUILD_MESSAGE_TYPING
            }
            None => intents::DIRECT_MESSAGE_TYPING,
        };
        self.show(Audience::Channel(channel), "TYPING_START", &data);
        if self.bot_sees(channel) && user != self.saved.bot {
            self.dispatch("TYPING_START", intent, &data, None);
        }
    }
}
