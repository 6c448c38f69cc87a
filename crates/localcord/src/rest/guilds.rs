//! Guilds, as far as a bot reads them.

use serde_json::{Value, json};

use super::{Answer, Call, Reply};
use crate::refusal::Refusal;
use crate::shapes::channel::thread_member_json;
use crate::shapes::guild::roles_json;
use crate::state::World;
use crate::state::guild::Guild;

impl World {
    /// A guild that the bot is in.
    pub(super) fn our_guild(&self, call: &Call) -> Result<&Guild, Refusal> {
        let guild = self.guild(call.id("guild_id")?).ok_or_else(Refusal::unknown_guild)?;
        if guild.has_bot { Ok(guild) } else { Err(Refusal::missing_access()) }
    }
}

pub(super) fn get(world: &mut World, call: &Call) -> Answer {
    let guild = world.our_guild(call)?;
    let mut value = World::guild_json(guild);
    if call.query("with_counts") == Some("true") {
        value["approximate_member_count"] = guild.members.len().into();
        value["approximate_presence_count"] = guild.members.len().into();
    }
    Reply::ok(value)
}

pub(super) fn channels(world: &mut World, call: &Call) -> Answer {
    let guild = world.our_guild(call)?.id;
    let channels = world.saved.channels.values().filter(|c| c.guild == Some(guild) && c.thread.is_none());
    Reply::ok(channels.map(|channel| world.channel_json(channel.id)).collect())
}

pub(super) fn roles(world: &mut World, call: &Call) -> Answer {
    Reply::ok(roles_json(world.our_guild(call)?))
}

pub(super) fn role(world: &mut World, call: &Call) -> Answer {
    let (roles, id) = (roles_json(world.our_guild(call)?), call.id("role_id")?);
    let role = roles.as_array().into_iter().flatten().find(|role| role["id"] == id.to_string().as_str());
    Reply::ok(role.ok_or_else(Refusal::unknown_role)?.clone())
}

pub(super) fn member(world: &mut World, call: &Call) -> Answer {
    let guild = world.our_guild(call)?;
    let user = call.id("user_id")?;
    world.user(user).ok_or_else(Refusal::unknown_user)?;
    if !guild.members.contains_key(&user) {
        return Err(Refusal::unknown_member());
    }
    Reply::ok(world.member_json(guild, user))
}

pub(super) fn active_threads(world: &mut World, call: &Call) -> Answer {
    let guild = world.our_guild(call)?.id;
    let of_guild = world.saved.channels.values().filter(|channel| channel.guild == Some(guild));
    let active = of_guild.filter(|c| c.thread.as_ref().is_some_and(|t| !t.archived) && world.bot_sees(c.id));
    let (mut threads, mut members) = (Vec::<Value>::new(), Vec::new());
    for channel in active {
        threads.push(world.channel_json(channel.id));
        if let Some(thread) =
            channel.thread.as_ref().filter(|thread| thread.members.contains_key(&world.saved.bot))
        {
            members.push(thread_member_json(channel.id, thread, world.saved.bot));
        }
    }
    Reply::ok(json!({"threads": threads, "members": members, "has_more": false}))
}
