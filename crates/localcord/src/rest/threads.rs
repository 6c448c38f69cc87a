//! Opening threads, who is in them, and which are archived.

use serde_json::{Value, json};

use super::{Answer, Call, Reply};
use crate::id::Id;
use crate::permissions::Permissions;
use crate::refusal::Refusal;
use crate::shapes::channel::thread_member_json;
use crate::shapes::message::HAS_THREAD;
use crate::state::records::{Channel, ChannelKind, Reference, Thread};
use crate::state::{NewMessage, World};

/// What a thread's time is when the request does not say (documentation: "Thread Metadata").
const DEFAULT_MINUTES: u64 = 1440;

/// The checks that both ways of opening share.
fn openable(world: &World, parent: Id) -> Result<(), Refusal> {
    let record = world.channel(parent).ok_or_else(Refusal::unknown_channel)?;
    world.require(parent, Permissions::NONE)?;
    if record.kind != ChannelKind::Text {
        return Err(Refusal::not_on_this_channel());
    }
    let guild = record.guild.ok_or_else(Refusal::not_on_this_channel)?;
    if world.active_threads(guild) >= world.options.active_threads {
        return Err(Refusal::too_many_threads());
    }
    Ok(())
}

fn named(call: &Call) -> (&str, u32) {
    let minutes = call.body["auto_archive_duration"].as_u64().unwrap_or(DEFAULT_MINUTES);
    (call.body["name"].as_str().unwrap_or_default(), minutes as u32)
}

/// A thread from a message has the message's id, so there is at most one.
pub(super) fn from_message(world: &mut World, call: &Call) -> Answer {
    let (parent, message) = (call.id("channel_id")?, call.id("message_id")?);
    world.require(parent, Permissions::CREATE_PUBLIC_THREADS)?;
    let visible = world.message(parent, message).filter(|m| m.ephemeral_for.is_none());
    visible.ok_or_else(Refusal::unknown_message)?;
    if world.channel(message).is_some() {
        return Err(Refusal::thread_exists());
    }
    openable(world, parent)?;
    let (name, minutes) = named(call);
    world.open_thread(message, parent, world.saved.bot, ChannelKind::PublicThread, name, minutes);
    if let Some(message) = world.message_mut(parent, message) {
        message.flags |= HAS_THREAD;
    }
    world.announce_message(parent, message, false);
    world.begin_thread(parent, message)?;
    Reply::created(world.channel_json(message))
}

impl World {
    /// The first message of a thread points at the message that it was started from (documentation: "Message Types",
    /// `THREAD_STARTER_MESSAGE`).
    fn begin_thread(&mut self, parent: Id, starter: Id) -> Result<(), Refusal> {
        let author = self.message(parent, starter).ok_or_else(Refusal::unknown_message)?.author;
        let reference = Some(Reference { channel: parent, message: starter });
        self.send_message(starter, author, NewMessage { kind: 21, reference, ..NewMessage::default() })?;
        Ok(())
    }
}

/// Private unless `type` says otherwise (documentation: "Start Thread without Message").
pub(super) fn without_message(world: &mut World, call: &Call) -> Answer {
    let parent = call.id("channel_id")?;
    let (kind, needed) = match call.body["type"].as_u64() {
        Some(11) => (ChannelKind::PublicThread, Permissions::CREATE_PUBLIC_THREADS),
        Some(12) | None => (ChannelKind::PrivateThread, Permissions::CREATE_PRIVATE_THREADS),
        Some(_) => return Err(Refusal::form("type", "BASE_TYPE_CHOICES", "Value must be one of {11, 12}.")),
    };
    world.require(parent, needed)?;
    openable(world, parent)?;
    let (name, minutes) = named(call);
    let id = world.next_id();
    world.open_thread(id, parent, world.saved.bot, kind, name, minutes);
    Reply::created(world.channel_json(id))
}

fn thread<'w>(world: &'w World, call: &Call) -> Result<(Id, &'w Thread), Refusal> {
    let id = call.id("channel_id")?;
    world.require(id, Permissions::NONE)?;
    let record = world.channel(id).ok_or_else(Refusal::unknown_channel)?;
    Ok((id, record.thread.as_ref().ok_or_else(Refusal::not_on_this_channel)?))
}

pub(super) fn members(world: &mut World, call: &Call) -> Answer {
    let (id, thread) = thread(world, call)?;
    Reply::ok(thread.members.keys().map(|&user| thread_member_json(id, thread, user)).collect())
}

pub(super) fn member(world: &mut World, call: &Call) -> Answer {
    let (id, thread) = thread(world, call)?;
    let user = call.id("user_id")?;
    if !thread.members.contains_key(&user) {
        return Err(Refusal::unknown_member());
    }
    Reply::ok(thread_member_json(id, thread, user))
}

pub(super) fn join(world: &mut World, call: &Call) -> Answer {
    put_in(world, call, world.saved.bot)
}

/// Adding somebody needs the right to send in the thread (documentation: "Add Thread Member").
pub(super) fn add(world: &mut World, call: &Call) -> Answer {
    world.require(call.id("channel_id")?, Permissions::SEND_MESSAGES_IN_THREADS)?;
    let user = call.id("user_id")?;
    world.user(user).ok_or_else(Refusal::unknown_user)?;
    put_in(world, call, user)
}

fn put_in(world: &mut World, call: &Call, user: Id) -> Answer {
    let (id, thread) = thread(world, call)?;
    if thread.archived {
        return Err(Refusal::archived_thread());
    }
    let guild = world.channel(id).and_then(|channel| world.guild(channel.guild?));
    if guild.is_none_or(|guild| !guild.members.contains_key(&user)) {
        return Err(Refusal::unknown_member());
    }
    world.join_thread(id, user);
    Reply::nothing()
}

pub(super) fn leave(world: &mut World, call: &Call) -> Answer {
    take_out(world, call, world.saved.bot)
}

pub(super) fn remove(world: &mut World, call: &Call) -> Answer {
    world.require(call.id("channel_id")?, Permissions::MANAGE_THREADS)?;
    take_out(world, call, call.id("user_id")?)
}

fn take_out(world: &mut World, call: &Call, user: Id) -> Answer {
    let (id, thread) = thread(world, call)?;
    if thread.archived {
        return Err(Refusal::archived_thread());
    }
    world.leave_thread(id, user);
    Reply::nothing()
}

pub(super) fn archived_public(world: &mut World, call: &Call) -> Answer {
    archived(world, call, ChannelKind::PublicThread)
}

pub(super) fn archived_private(world: &mut World, call: &Call) -> Answer {
    world.require(call.id("channel_id")?, Permissions::MANAGE_THREADS)?;
    archived(world, call, ChannelKind::PrivateThread)
}

/// Latest archived first; needs the right to read history (documentation: "List Public Archived Threads").
fn archived(world: &World, call: &Call, kind: ChannelKind) -> Answer {
    let parent = call.id("channel_id")?;
    world.require(parent, Permissions::READ_MESSAGE_HISTORY)?;
    let limit = call.query("limit").and_then(|limit| limit.parse().ok()).unwrap_or(50);
    let before = call.query("before");
    let mut found: Vec<(&Channel, &Thread)> = world
        .saved
        .channels
        .values()
        .filter(|channel| channel.kind == kind)
        .filter_map(|channel| Some((channel, channel.thread.as_ref()?)))
        .filter(|(_, t)| {
            t.parent == parent && t.archived && before.is_none_or(|at| *t.archived_at.to_string() < *at)
        })
        .collect();
    found.sort_by_key(|(_, thread)| std::cmp::Reverse(thread.archived_at));
    let has_more = found.len() > limit;
    found.truncate(limit);
    let (mut threads, mut members) = (Vec::<Value>::new(), Vec::new());
    for (channel, thread) in found {
        threads.push(world.channel_json(channel.id));
        if thread.members.contains_key(&world.saved.bot) {
            members.push(thread_member_json(channel.id, thread, world.saved.bot));
        }
    }
    Reply::ok(json!({"threads": threads, "members": members, "has_more": has_more}))
}
