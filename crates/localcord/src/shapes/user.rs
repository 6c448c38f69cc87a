use serde_json::{Value, json};

use crate::id::Id;
use crate::permissions::Permissions;
use crate::state::World;
use crate::state::guild::{Guild, Member};
use crate::state::records::User;

impl World {
    /// A user as anyone sees him (`UserResponse`).
    pub(crate) fn user_json(&self, id: Id) -> Value {
        self.user(id).map_or(Value::Null, user)
    }

    /// The bot as it sees itself (`UserPIIResponse`).
    pub(crate) fn me_json(&self) -> Value {
        let mut me = user(self.bot());
        for (key, value) in [
            ("mfa_enabled", json!(true)),
            ("locale", json!("en-US")),
            ("premium_type", json!(0)),
            ("email", Value::Null),
            ("verified", json!(true)),
        ] {
            me[key] = value;
        }
        me
    }

    /// A member of a guild (`GuildMemberResponse`); null if it is none.
    pub(crate) fn member_json(&self, guild: &Guild, user: Id) -> Value {
        let Some(member) = guild.members.get(&user) else { return Value::Null };
        let mut value = partial_member(member);
        value["user"] = self.user_json(user);
        value
    }

    /// What the bot may do in a channel, as the `app_permissions` of an interaction.
    pub(crate) fn app_permissions(&self, channel: Id) -> Permissions {
        self.bot_permissions(channel).unwrap_or(Permissions::BOT)
    }
}

fn user(user: &User) -> Value {
    let mut value = json!({
        "id": user.id, "username": user.username, "avatar": null, "discriminator": "0", "public_flags": 0, "flags": 0,
        "banner": null, "accent_color": null, "global_name": user.name, "avatar_decoration_data": null,
        "collectibles": null, "primary_guild": null,
    });
    if user.bot {
        value["bot"] = true.into();
        // Bots keep a four-digit discriminator and have no display name of their own.
        value["discriminator"] = "4242".into();
        value["username"] = user.name.clone().into();
        value["global_name"] = Value::Null;
    }
    value
}

/// A member without the user, as beside a message's author.
pub(crate) fn partial_member(member: &Member) -> Value {
    json!({
        "avatar": null, "banner": null, "communication_disabled_until": null, "flags": 0,
        "joined_at": member.joined.to_string(), "nick": null, "pending": false, "premium_since": null,
        "roles": member.roles, "mute": false, "deaf": false,
    })
}
