//! Who is in a guild, with which roles, and the guild's own settings.

use serde_json::{Value, json};

use super::World;
use super::guild::{Guild, Member};
use super::view::Audience;
use crate::gateway::intents;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::shapes::guild::{role_json, roles_json};

impl World {
    /// What somebody may do in a channel of a guild: roles and overwrites, in a thread those of its parent
    /// (documentation: "Permission Overwrites", "Inherited Permissions (Threads)"). Only the bot has overwrites here.
    pub(crate) fn permissions_in(&self, user: Id, channel: Id) -> Permissions {
        let Some(record) = self.channel(channel) else { return Permissions::NONE };
        let Some(guild) = record.guild.and_then(|id| self.guild(id)) else { return Permissions::NONE };
        let base = guild.permissions(user);
        if user != self.saved.bot || base.contains(Permissions::ADMINISTRATOR) {
            return base;
        }
        let parent = record.thread.as_ref().and_then(|thread| self.channel(thread.parent));
        let denied = parent.map_or(Permissions::NONE, |parent| parent.bot_denied) | record.bot_denied;
        base & !denied
    }

    /// Whether somebody is in a server that the bot is in or was in: a bot that was thrown out of its server still
    /// reaches the people there, as if they shared another one.
    pub(crate) fn shares_guild(&self, user: Id) -> bool {
        self.saved.guilds.values().any(|guild| guild.members.contains_key(&user))
    }

    /// The largest attachment that a channel takes, in bytes.
    pub(crate) fn attachment_size_limit(&self, channel: Id) -> u32 {
        let guild = self.channel(channel).and_then(|channel| self.guild(channel.guild?));
        guild.and_then(|guild| guild.attachment_size_limit).unwrap_or(self.options.attachment_size_limit)
    }

    /// Somebody comes into a guild; nothing happens to who is in it. False for those who are banned.
    pub(crate) fn join_guild(&mut self, id: Id, user: Id) -> bool {
        let joined = self.now();
        let Some(guild) = self.saved.guilds.get_mut(&id) else { return false };
        if guild.banned.contains(&user) {
            return false;
        }
        if guild.members.contains_key(&user) {
            return true;
        }
        guild.members.insert(user, Member { joined, ..Member::default() });
        self.announce_member("GUILD_MEMBER_ADD", id, user);
        true
    }

    /// Somebody leaves a guild and its threads; false for the owner, who cannot. Being banned looks the same: a bot hears
    /// of bans only with the permission to ban (documentation: "Guild Ban Add"), which this one does not have.
    pub(crate) fn leave_guild(&mut self, id: Id, user: Id, banned: bool) -> bool {
        let Some(guild) = self.saved.guilds.get_mut(&id).filter(|guild| guild.owner != user) else {
            return false;
        };
        if banned {
            guild.banned.insert(user);
        }
        if guild.members.remove(&user).is_none() {
            return true;
        }
        let threads = self.saved.channels.values().filter(|channel| channel.guild == Some(id));
        let joined = threads.filter(|c| c.thread.as_ref().is_some_and(|t| t.members.contains_key(&user)));
        for thread in joined.map(|channel| channel.id).collect::<Vec<_>>() {
            self.leave_thread(thread, user);
        }
        let data = json!({"guild_id": id, "user": self.user_json(user)});
        self.announce_guild("GUILD_MEMBER_REMOVE", intents::GUILD_MEMBERS, id, &data);
        true
    }

    /// A new role above the others.
    pub(crate) fn add_role(&mut self, id: Id, name: &str, permissions: Permissions) -> Id {
        let role = self.next_id();
        let guild = self.saved.guilds.get_mut(&id);
        let added = guild.and_then(|guild| {
            guild.insert_role(role, name, permissions, None);
            guild.roles.get(&role).map(role_json)
        });
        let added = added.unwrap_or_default();
        self.check_event("GUILD_ROLE_CREATE", "GuildRoleResponse", &added);
        self.announce_guild(
            "GUILD_ROLE_CREATE",
            intents::GUILDS,
            id,
            &json!({"guild_id": id, "role": added}),
        );
        role
    }

    /// Gives a role to a member, or takes it away; false if there is no such role or member.
    pub(crate) fn set_role(&mut self, id: Id, user: Id, role: Id, has: bool) -> bool {
        let Some(guild) = self.saved.guilds.get_mut(&id) else { return false };
        let known = guild.roles.contains_key(&role);
        let Some(member) = guild.members.get_mut(&user).filter(|_| known) else { return false };
        let changed = if has { member.roles.insert(role) } else { member.roles.remove(&role) };
        if changed {
            self.announce_member("GUILD_MEMBER_UPDATE", id, user);
        }
        true
    }

    /// Changes a setting of the guild.
    pub(crate) fn change_guild(&mut self, id: Id, change: impl FnOnce(&mut Guild)) {
        let Some(guild) = self.saved.guilds.get_mut(&id) else { return };
        change(guild);
        let data = Self::guild_json(guild);
        self.check_event("GUILD_UPDATE", "GuildResponse", &data);
        self.announce_guild("GUILD_UPDATE", intents::GUILDS, id, &data);
    }

    fn announce_member(&mut self, event: &str, id: Id, user: Id) {
        let mut data = self.guild(id).map(|guild| self.member_json(guild, user)).unwrap_or_default();
        self.check_event(event, "GuildMemberResponse", &data);
        data["guild_id"] = json!(id);
        self.announce_guild(event, intents::GUILD_MEMBERS, id, &data);
    }

    /// Tells the bot, if it is there, and has the pages look again.
    fn announce_guild(&mut self, event: &str, needed: u64, id: Id, data: &Value) {
        self.touch();
        self.show(Audience::All, "GUILD_UPDATE", &json!({"id": id}));
        if self.guild(id).is_some_and(|guild| guild.has_bot) {
            self.dispatch(event, needed, data, None);
        }
    }

    /// The guild with its roles, as the page wants it.
    pub(crate) fn page_guild_json(guild: &Guild) -> Value {
        json!({"id": guild.id, "name": guild.name, "roles": roles_json(guild)})
    }

    /// Somebody as the page wants him. Who has left can still be played, for his DMs.
    pub(crate) fn page_person_json(&self, id: Id) -> Option<Value> {
        let user = self.user(id)?;
        let guild = self.saved.guilds.values().next();
        let member = guild.and_then(|guild| guild.members.get(&id));
        Some(json!({
            "id": id, "name": user.name, "avatar_colour": user.avatar_colour, "member": member.is_some(),
            "roles": member.map(|member| &member.roles), "owner": guild.is_some_and(|guild| guild.owner == id),
        }))
    }
}
