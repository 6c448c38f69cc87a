use serde_json::{Value, json};

use crate::permissions::Permissions;
use crate::state::World;
use crate::state::guild::{Guild, Role};

impl World {
    /// A guild as REST gives it (`GuildWithCountsResponse` without counts).
    pub(crate) fn guild_json(guild: &Guild) -> Value {
        json!({
            "id": guild.id, "name": guild.name, "icon": null, "description": null, "home_header": null, "splash": null,
            "discovery_splash": null, "features": [], "banner": null, "owner_id": guild.owner, "application_id": null,
            "region": "deprecated", "afk_channel_id": null, "afk_timeout": 300, "system_channel_id": null,
            "system_channel_flags": 0, "widget_enabled": false, "widget_channel_id": null, "verification_level": 0,
            "roles": roles_json(guild), "default_message_notifications": 0, "mfa_level": 0,
            "explicit_content_filter": 0, "max_presences": null, "max_members": 500_000,
            "max_stage_video_channel_users": 50, "max_video_channel_users": 25, "vanity_url_code": null,
            "premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": guild.locale,
            "rules_channel_id": null, "safety_alerts_channel_id": null, "public_updates_channel_id": null,
            "premium_progress_bar_enabled": false, "premium_progress_bar_enabled_user_updated_at": null, "nsfw": false,
            "nsfw_level": 0, "emojis": [], "stickers": [], "incidents_data": null,
        })
    }

    /// A guild as `GUILD_CREATE` gives it. Without the members intent, which this
    /// application does not have, only the bot itself is listed.
    pub(crate) fn guild_create_json(&self, guild: &Guild) -> Value {
        let mut value = Self::guild_json(guild);
        let members = [self.member_json(guild, self.saved.bot)];
        let (mut channels, mut threads) = (Vec::new(), Vec::new());
        for channel in self.saved.channels.values().filter(|channel| channel.guild == Some(guild.id)) {
            let visible =
                self.bot_permissions(channel.id).is_ok_and(|p| p.contains(Permissions::VIEW_CHANNEL));
            match &channel.thread {
                None if visible => channels.push(self.channel_json(channel.id)),
                Some(thread) if visible && !thread.archived => threads.push(self.channel_json(channel.id)),
                _ => {}
            }
        }
        let extra = json!({
            "joined_at": guild.joined.to_string(), "large": false, "unavailable": false,
            "member_count": guild.members.len(), "voice_states": [], "members": members, "channels": channels,
            "threads": threads, "presences": [], "stage_instances": [], "guild_scheduled_events": [],
            "soundboard_sounds": [],
        });
        if let (Some(fields), Value::Object(extra)) = (value.as_object_mut(), extra) {
            fields.extend(extra);
        }
        value
    }

    /// The application (`PrivateApplicationResponse`).
    pub(crate) fn application_json(&self) -> Value {
        let owner = self.saved.guilds.values().next().map_or(self.saved.bot, |guild| guild.owner);
        // Documentation: "Application Flags", the limited forms: fewer than a hundred servers.
        let flags =
            u32::from(self.options.message_content) << 19 | u32::from(self.options.guild_members) << 15;
        json!({
            "id": self.saved.application, "name": self.bot().name, "icon": null, "description": "", "type": null,
            "bot": self.user_json(self.saved.bot), "bot_public": true, "bot_require_code_grant": false,
            "integration_types_config": {"0": {}}, "verify_key": "0".repeat(64), "flags": flags,
            "flags_new": flags.to_string(), "redirect_uris": [], "interactions_endpoint_url": null,
            "role_connections_verification_url": null, "owner": self.user_json(owner),
            "approximate_guild_count": self.saved.guilds.len(), "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "team": null,
            "eligible_oauth2_scopes": [], "event_webhooks_status": 1,
        })
    }
}

/// All roles of a guild from the bottom up. That of everyone has the guild's id.
pub(crate) fn roles_json(guild: &Guild) -> Value {
    let everyone = Role {
        id: guild.id,
        name: "@everyone".into(),
        permissions: Permissions::PERSON,
        position: 0,
        hoist: false,
        bot: None,
    };
    let mut roles: Vec<&Role> = guild.roles.values().chain([&everyone]).collect();
    roles.sort_by_key(|role| role.position);
    roles.into_iter().map(role_json).collect()
}

/// A role of a guild (`GuildRoleResponse`).
pub(crate) fn role_json(role: &Role) -> Value {
    let mut value = json!({
        "id": role.id, "name": role.name, "permissions": role.permissions.0.to_string(), "position": role.position,
        "color": 0, "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "hoist": role.hoist, "managed": role.bot.is_some(), "mentionable": false, "icon": null,
        "unicode_emoji": null, "flags": 0,
    });
    if let Some(bot) = role.bot {
        value["tags"] = json!({"bot_id": bot});
    }
    value
}
