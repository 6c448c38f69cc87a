//! The state of a first start: a small guild with a few people in it.

use std::collections::{BTreeMap, BTreeSet};

use super::guild::{Guild, Member};
use super::records::{Channel, ChannelKind, Saved, User};
use crate::clock::Millis;
use crate::id::Id;
use crate::permissions::Permissions;

/// The people of the demo: name, locale, avatar colour. The first owns the guild.
const PEOPLE: [(&str, &str, &str); 4] = [
    ("Ada", "en-US", "#5865f2"),
    ("Boris", "en-GB", "#3ba55d"),
    ("Chiara", "it", "#faa61a"),
    ("Dmitri", "ru", "#ed4245"),
];

/// The moderator among them.
const MODERATOR: &str = "Chiara";

impl Saved {
    /// The guild "Star Garden" with two channels, four people and the bot, founded at `now`.
    pub(crate) fn star_garden(now: Millis, cdn_secret: u64) -> Self {
        let mut last_id = Id::first_at(now).0;
        let mut id = || {
            last_id += 1;
            Id(last_id)
        };
        let bot = id();
        let mut users = BTreeMap::from([(bot, user(bot, "Starmate", "en-US", "#eb459e", true))]);
        for (name, locale, colour) in PEOPLE {
            let person = id();
            users.insert(person, user(person, name, locale, colour, false));
        }
        let guild = id();
        let owner = users.keys().copied().find(|&user| user != bot).expect("the demo has people");
        let channels = ["games", "general"].into_iter().zip(0..).map(|(name, position)| {
            let channel = id();
            (channel, text_channel(channel, guild, name, position))
        });
        let channels = channels.collect();
        let member = |user: &Id| (*user, Member { joined: now, roles: BTreeSet::new() });
        let mut record = Guild {
            id: guild,
            name: "Star Garden".into(),
            locale: "en-US".into(),
            owner,
            members: users.keys().map(member).collect(),
            roles: BTreeMap::new(),
            banned: BTreeSet::new(),
            attachment_size_limit: None,
            joined: now,
            has_bot: true,
        };
        record.found_roles([id(), id()], (bot, "Starmate"), moderator(&users));
        Self {
            last_id,
            application: bot,
            bot,
            users,
            guilds: BTreeMap::from([(guild, record)]),
            channels,
            messages: BTreeMap::new(),
            commands: BTreeMap::new(),
            cdn_secret,
        }
    }

    /// Brings a state from before there were roles up to date.
    pub(crate) fn found_roles(&mut self) {
        let moderator = moderator(&self.users);
        let name = self.users.get(&self.bot).map(|bot| bot.name.clone()).unwrap_or_default();
        for guild in self.guilds.values_mut().filter(|guild| guild.roles.is_empty()) {
            guild.members.values_mut().for_each(|member| member.joined = guild.joined);
            let ids = [Id(self.last_id + 1), Id(self.last_id + 2)];
            self.last_id += 2;
            guild.found_roles(ids, (self.bot, &name), moderator);
        }
    }
}

fn moderator(users: &BTreeMap<Id, User>) -> Option<Id> {
    users.values().find(|user| user.name == MODERATOR).map(|user| user.id)
}

pub(crate) fn user(id: Id, name: &str, locale: &str, colour: &str, bot: bool) -> User {
    User {
        id,
        username: name.to_lowercase().replace(' ', "_"),
        name: name.into(),
        locale: locale.into(),
        avatar_colour: colour.into(),
        bot,
        dms_open: true,
    }
}

pub(crate) fn text_channel(id: Id, guild: Id, name: &str, position: u32) -> Channel {
    Channel {
        id,
        kind: ChannelKind::Text,
        guild: Some(guild),
        name: name.into(),
        topic: None,
        position,
        last_message: None,
        bot_denied: Permissions::NONE,
        recipients: Vec::new(),
        unshared: false,
        thread: None,
    }
}
