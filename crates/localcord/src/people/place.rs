use serde_json::Value;

use crate::id::Id;
use crate::state::World;

/// Who acts where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) person: Id,
    pub(super) channel: Id,
    pub(super) guild: Option<Id>,
}

impl Place {
    pub(super) fn of(world: &World, person: Id, channel: Id) -> Self {
        Self { person, channel, guild: world.channel(channel).and_then(|channel| channel.guild) }
    }

    /// Whether it is a role of the server; that of everyone has the server's id.
    pub(super) fn has_role(&self, world: &World, role: Id) -> bool {
        let guild = self.guild.and_then(|id| world.guild(id));
        guild.is_some_and(|guild| guild.id == role || guild.roles.contains_key(&role))
    }

    /// Whether the person sees the channel, in the same server, and it is of one of the types, if any are given.
    pub(super) fn names_channel(&self, world: &World, channel: Id, types: &Value) -> bool {
        let types = types.as_array().filter(|types| !types.is_empty());
        world.channel(channel).is_some_and(|record| {
            let fits = types.is_none_or(|types| types.iter().any(|kind| *kind == record.kind.number()));
            fits && record.guild == self.guild && world.sees(self.person, channel)
        })
    }
}
