//! What options and menus name by id: users, roles, channels and files, and how they arrive beside the ids.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::place::Place;
use crate::id::Id;
use crate::shapes::guild::roles_json;
use crate::shapes::user::partial_member;
use crate::state::World;

/// What an id can be, by the numbers of the option types (documentation: "Application Command Option Type").
pub(super) const USER: u64 = 6;
pub(super) const CHANNEL: u64 = 7;
pub(super) const ROLE: u64 = 8;
pub(super) const MENTIONABLE: u64 = 9;
pub(super) const ATTACHMENT: u64 = 11;

/// Fields of a resolved channel (documentation: "Resolved Data Structure"), its permissions aside.
const CHANNEL_FIELDS: [&str; 12] = [
    "id",
    "name",
    "type",
    "last_message_id",
    "nsfw",
    "parent_id",
    "guild_id",
    "flags",
    "rate_limit_per_user",
    "topic",
    "position",
    "thread_metadata",
];

/// The ids that an interaction names.
#[derive(Debug, Default)]
pub(super) struct Named {
    pub(super) users: BTreeSet<Id>,
    roles: BTreeSet<Id>,
    channels: BTreeSet<Id>,
    attachments: BTreeSet<Id>,
}

impl Named {
    /// Takes an id that is to be of this kind, as far as the person who names it can.
    pub(super) fn take(
        &mut self,
        world: &World,
        place: &Place,
        kind: u64,
        types: &Value,
        text: &str,
    ) -> Result<(), String> {
        let id = text.parse::<Id>().ok();
        let user = id.filter(|&id| world.user(id).is_some());
        let role = id.filter(|&id| place.has_role(world, id));
        let channel = id.filter(|&id| place.names_channel(world, id, types));
        let own = |id: &Id| {
            world
                .uploads
                .get(id)
                .is_some_and(|upload| upload.by == place.person && upload.channel == place.channel)
        };
        match kind {
            USER => self.users.insert(user.ok_or("it has to be a user")?),
            ROLE => self.roles.insert(role.ok_or("it has to be a role of the server")?),
            CHANNEL => {
                self.channels.insert(channel.ok_or("it has to be a channel in view, of the types asked for")?)
            }
            ATTACHMENT => self.attachments.insert(id.filter(own).ok_or("it has to be a file, chosen here")?),
            _ => match (user, role) {
                (Some(user), _) => self.users.insert(user),
                (_, role) => self.roles.insert(role.ok_or("it has to be a user or a role")?),
            },
        };
        Ok(())
    }

    /// The `resolved` of the interaction, if anything is named (documentation: "Resolved Data Structure": partial members,
    /// without user, deaf and mute; channels and members with permissions in this channel and in that).
    pub(super) fn resolved(&self, world: &World, place: &Place) -> Option<Value> {
        let guild = place.guild.and_then(|id| world.guild(id));
        let mut resolved = Map::new();
        let mut put = |kind: &str, found: Map<String, Value>| {
            if !found.is_empty() {
                resolved.insert(kind.into(), found.into());
            }
        };
        put("users", self.users.iter().map(|&user| (user.to_string(), world.user_json(user))).collect());
        let members = self.users.iter().filter_map(|&user| {
            let mut member = partial_member(guild?.members.get(&user)?);
            member.as_object_mut()?.retain(|field, _| field != "deaf" && field != "mute");
            member["permissions"] = world.permissions_in(user, place.channel).0.to_string().into();
            Some((user.to_string(), member))
        });
        put("members", members.collect());
        let roles = guild.map(roles_json).unwrap_or_default();
        let roles = roles.as_array().into_iter().flatten().filter_map(|role| {
            let id = role["id"].as_str()?;
            id.parse().is_ok_and(|id| self.roles.contains(&id)).then(|| (id.to_owned(), role.clone()))
        });
        put("roles", roles.collect());
        let channels = self.channels.iter().filter_map(|&id| {
            let mut channel = world.channel_json(id);
            channel.as_object_mut()?.retain(|field, _| CHANNEL_FIELDS.contains(&field.as_str()));
            channel["permissions"] = json!(world.permissions_in(place.person, id).0.to_string());
            Some((id.to_string(), channel))
        });
        put("channels", channels.collect());
        let attachments = self
            .attachments
            .iter()
            .filter_map(|id| Some((id.to_string(), world.upload_json(world.uploads.get(id)?))));
        put("attachments", attachments.collect());
        (!resolved.is_empty()).then(|| resolved.into())
    }
}
