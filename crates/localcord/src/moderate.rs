//! What those who run the server do.

use std::collections::{BTreeMap, BTreeSet};

use crate::error::Error;
use crate::id::Id;
use crate::localcord::Localcord;
use crate::people::Person;
use crate::permissions::Permissions;
use crate::state::guild::{Guild, Member};
use crate::state::start;

impl Localcord {
    /// Takes permissions from the bot in a channel.
    pub fn deny(&self, channel: Id, permissions: Permissions) {
        self.set_denied(channel, |denied| denied | permissions);
    }

    /// Gives permissions back.
    pub fn allow(&self, channel: Id, permissions: Permissions) {
        self.set_denied(channel, |denied| denied & !permissions);
    }

    fn set_denied(&self, channel: Id, change: impl FnOnce(Permissions) -> Permissions) {
        self.servers.shared.world().set_bot_denied(channel, change);
    }

    /// Deletes a channel or thread, as a moderator does.
    pub fn delete_channel(&self, channel: Id) {
        self.servers.shared.world().delete_channel(channel);
    }

    /// Deletes a message, as a moderator does; false if there is none.
    pub fn delete_message(&self, channel: Id, message: Id) -> bool {
        self.servers.shared.world().delete_message(channel, message).is_ok()
    }

    /// Archives a thread, or wakes it, as a moderator does.
    pub fn set_archived(&self, thread: Id, archived: bool) {
        self.servers.shared.world().change_thread(thread, |thread| thread.archived = archived);
    }

    /// Locks a thread, or unlocks it, as a moderator does.
    pub fn set_locked(&self, thread: Id, locked: bool) {
        self.servers.shared.world().change_thread(thread, |thread| thread.locked = locked);
    }

    /// Throws the bot out of the guild (`GUILD_DELETE`, then 50001), or lets it in again (`GUILD_CREATE`).
    pub fn set_bot_in_guild(&self, present: bool) {
        let guild = self.guild();
        self.servers.shared.world().set_bot_in_guild(guild, present);
    }

    /// Another guild, founded by the owner of the first: everybody is in it, the bot too, and it has one text channel. Gives
    /// the ids of guild and channel.
    ///
    /// # Panics
    /// Never: there is a guild from the start.
    pub fn add_guild(&self, name: &str, channel: &str) -> (Id, Id) {
        let first = self.guild();
        let mut world = self.servers.shared.world();
        let [guild, text, bots, moderators] = [(); 4].map(|()| world.next_id());
        let joined = world.now();
        let pattern = world.guild(first).expect("there is a guild from the start");
        let member = |user: &Id| (*user, Member { joined, ..Member::default() });
        let mut record = Guild {
            id: guild,
            name: name.into(),
            members: pattern.members.keys().map(member).collect(),
            roles: BTreeMap::new(),
            banned: BTreeSet::new(),
            joined,
            has_bot: false,
            ..pattern.clone()
        };
        let bot = world.saved.bot;
        record.found_roles([bots, moderators], (bot, "Starmate"), None);
        world.saved.guilds.insert(guild, record);
        world.saved.channels.insert(text, start::text_channel(text, guild, channel, 0));
        world.set_bot_in_guild(guild, true);
        (guild, text)
    }

    /// A new role above the others, which nobody has yet; its id. The role that everyone has is the guild's id, and
    /// "Moderators" is there from the start.
    pub fn add_role(&self, name: &str, permissions: Permissions) -> Id {
        let guild = self.guild();
        self.servers.shared.world().add_role(guild, name, permissions)
    }

    /// The id of a role by its name.
    pub fn role(&self, name: &str) -> Option<Id> {
        let guild = self.guild();
        let world = self.servers.shared.world();
        world.guild(guild)?.roles.values().find(|role| role.name == name).map(|role| role.id)
    }

    /// Gives a role to somebody.
    ///
    /// # Errors
    /// [`Error::Refused`] if there is no such role or member.
    pub fn give_role(&self, person: &Person, role: Id) -> Result<(), Error> {
        self.set_role(person, role, true)
    }

    /// Takes a role from somebody.
    ///
    /// # Errors
    /// [`Error::Refused`] if there is no such role or member.
    pub fn take_role(&self, person: &Person, role: Id) -> Result<(), Error> {
        self.set_role(person, role, false)
    }

    fn set_role(&self, person: &Person, role: Id, has: bool) -> Result<(), Error> {
        let guild = self.guild();
        let done = self.servers.shared.world().set_role(guild, person.id(), role, has);
        if done { Ok(()) } else { Err(Error::refused("there is no such role or member")) }
    }

    /// Sets the guild's preferred locale, such as `pl`; interactions carry it.
    pub fn set_guild_locale(&self, locale: &str) {
        let guild = self.guild();
        self.servers.shared.world().change_guild(guild, |guild| locale.clone_into(&mut guild.locale));
    }

    /// Sets the largest attachment of the guild, in bytes; interactions that begin from now on carry it.
    pub fn set_attachment_size_limit(&self, bytes: u32) {
        let guild = self.guild();
        self.servers.shared.world().change_guild(guild, |guild| guild.attachment_size_limit = Some(bytes));
    }

    /// Somebody leaves the guild, and with it the sight of its channels; DMs stay.
    ///
    /// # Errors
    /// [`Error::Refused`] for the owner, who cannot leave.
    pub fn leave(&self, person: &Person) -> Result<(), Error> {
        self.remove(person, false)
    }

    /// The same against somebody's will, and without a way back.
    ///
    /// # Errors
    /// [`Error::Refused`] for the owner, who cannot be banned.
    pub fn ban(&self, person: &Person) -> Result<(), Error> {
        self.remove(person, true)
    }

    fn remove(&self, person: &Person, banned: bool) -> Result<(), Error> {
        let guild = self.guild();
        let done = self.servers.shared.world().leave_guild(guild, person.id(), banned);
        if done { Ok(()) } else { Err(Error::refused("the owner stays in the server")) }
    }

    /// Lets somebody who was banned come back.
    pub fn unban(&self, person: &Person) {
        let guild = self.guild();
        let mut world = self.servers.shared.world();
        if let Some(guild) = world.saved.guilds.get_mut(&guild) {
            guild.banned.remove(&person.id());
        }
        world.touch();
    }

    /// Somebody comes into the guild (again), without the roles that he had.
    ///
    /// # Errors
    /// [`Error::Refused`] for those who are banned.
    pub fn join(&self, person: &Person) -> Result<(), Error> {
        let guild = self.guild();
        let done = self.servers.shared.world().join_guild(guild, person.id());
        if done { Ok(()) } else { Err(Error::refused("this person is banned from the server")) }
    }
}
