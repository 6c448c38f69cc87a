//! A guild's record: who is in it, and which roles they have.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer, Serialize};

use crate::clock::Millis;
use crate::id::Id;
use crate::permissions::Permissions;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) owner: Id,
    #[serde(deserialize_with = "members")]
    pub(crate) members: BTreeMap<Id, Member>,
    /// All but @everyone.
    #[serde(default)]
    pub(crate) roles: BTreeMap<Id, Role>,
    #[serde(default)]
    pub(crate) banned: BTreeSet<Id>,
    /// Bytes; without one, what the options say.
    #[serde(default)]
    pub(crate) attachment_size_limit: Option<u32>,
    /// When the bot came.
    pub(crate) joined: Millis,
    /// Whether the bot is in it.
    pub(crate) has_bot: bool,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Member {
    pub(crate) joined: Millis,
    pub(crate) roles: BTreeSet<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Role {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) permissions: Permissions,
    /// From the bottom; @everyone is at 0.
    pub(crate) position: u32,
    /// Its members are listed on their own.
    pub(crate) hoist: bool,
    /// The bot that brought it along.
    pub(crate) bot: Option<Id>,
}

impl Guild {
    /// What somebody may do in the guild as a whole (documentation: "Permission Overwrites", `compute_base_permissions`).
    /// Nothing for those who are not in it.
    pub(crate) fn permissions(&self, user: Id) -> Permissions {
        let Some(member) = self.members.get(&user) else { return Permissions::NONE };
        if user == self.owner {
            return Permissions::ALL;
        }
        let roles = member.roles.iter().filter_map(|role| self.roles.get(role));
        let all = roles.fold(Permissions::PERSON, |sum, role| sum | role.permissions);
        if all.contains(Permissions::ADMINISTRATOR) { Permissions::ALL } else { all }
    }

    /// Puts a role above the others.
    pub(crate) fn insert_role(&mut self, id: Id, name: &str, permissions: Permissions, bot: Option<Id>) {
        let position = self.roles.len() as u32 + 1;
        let role = Role { id, name: name.into(), permissions, position, hoist: bot.is_none(), bot };
        self.roles.insert(id, role);
    }

    /// The two roles that a guild has from the start: the bot's own, which comes with its invitation, and moderators.
    pub(crate) fn found_roles(
        &mut self,
        [bots, moderators]: [Id; 2],
        bot: (Id, &str),
        moderator: Option<Id>,
    ) {
        self.insert_role(bots, bot.1, Permissions::BOT, Some(bot.0));
        self.insert_role(moderators, "Moderators", Permissions::MODERATOR, None);
        for (user, role) in [(Some(bot.0), bots), (moderator, moderators)] {
            if let Some(member) = user.and_then(|user| self.members.get_mut(&user)) {
                member.roles.insert(role);
            }
        }
    }
}

/// States that were saved before there were roles list the ids of the members.
fn members<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<Id, Member>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Known {
        Records(BTreeMap<Id, Member>),
        Ids(BTreeSet<Id>),
    }
    Ok(match Known::deserialize(deserializer)? {
        Known::Records(records) => records,
        Known::Ids(ids) => ids.into_iter().map(|id| (id, Member::default())).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guild() -> Guild {
        let member =
            |roles: &[u64]| Member { joined: Millis(0), roles: roles.iter().copied().map(Id).collect() };
        let members = [(1, member(&[])), (2, member(&[10])), (3, member(&[10, 11])), (4, member(&[]))];
        let mut guild = Guild {
            id: Id(9),
            name: String::new(),
            locale: "en-US".into(),
            owner: Id(1),
            members: members.into_iter().map(|(id, member)| (Id(id), member)).collect(),
            roles: BTreeMap::new(),
            banned: BTreeSet::new(),
            attachment_size_limit: None,
            joined: Millis(0),
            has_bot: true,
        };
        guild.insert_role(Id(10), "a", Permissions::MANAGE_MESSAGES, None);
        guild.insert_role(Id(11), "b", Permissions::ADMINISTRATOR, None);
        guild
    }

    #[test]
    fn roles_add_up_and_the_owner_and_administrators_may_everything() {
        let guild = guild();
        assert_eq!(guild.permissions(Id(1)), Permissions::ALL);
        assert_eq!(guild.permissions(Id(2)), Permissions::PERSON | Permissions::MANAGE_MESSAGES);
        assert_eq!(guild.permissions(Id(3)), Permissions::ALL);
        assert_eq!(guild.permissions(Id(4)), Permissions::PERSON);
        assert_eq!(guild.permissions(Id(5)), Permissions::NONE);
    }

    #[test]
    fn a_state_from_before_roles_is_read() {
        let old = r#"{"id": "9", "name": "n", "locale": "en-US", "owner": "1", "members": ["1", "2"],
            "joined": 5, "has_bot": true}"#;
        let guild: Guild = serde_json::from_str(old).expect("it is readable");
        assert_eq!(guild.members.keys().copied().collect::<Vec<_>>(), [Id(1), Id(2)]);
        let again = serde_json::to_string(&guild).and_then(|text| serde_json::from_str::<Guild>(&text));
        assert_eq!(again.expect("it is readable").members.len(), 2);
    }
}
