use serde_json::{Value, json};

use super::message::Viewer;
use crate::state::{Interaction, World};

impl World {
    /// The payload of `INTERACTION_CREATE` (documentation: "Interaction Structure").
    pub(crate) fn interaction_json(&self, interaction: &Interaction, data: &Value) -> Value {
        let channel = self.channel(interaction.channel);
        let guild = channel.and_then(|channel| channel.guild).and_then(|id| self.guild(id));
        let user = self.user(interaction.user);
        let locale = user.map_or("en-US", |user| user.locale.as_str());
        let mut value = json!({
            "id": interaction.id, "application_id": self.saved.application, "type": interaction.kind, "data": data,
            "token": interaction.token, "version": 1, "channel_id": interaction.channel,
            "channel": self.partial_channel_json(interaction), "locale": locale, "entitlements": [],
            "entitlement_sku_ids": [], "app_permissions": self.app_permissions(interaction.channel).0.to_string(),
            "attachment_size_limit": interaction.attachment_size_limit,
        });
        if let Some(guild) = guild {
            let mut member = self.member_json(guild, interaction.user);
            member["permissions"] =
                self.permissions_in(interaction.user, interaction.channel).0.to_string().into();
            value["guild_id"] = json!(guild.id);
            value["guild"] = json!({"id": guild.id, "locale": guild.locale, "features": []});
            value["guild_locale"] = guild.locale.as_str().into();
            value["member"] = member;
            value["context"] = 0.into();
            value["authorizing_integration_owners"] = json!({"0": guild.id});
        } else {
            value["user"] = self.user_json(interaction.user);
            value["context"] = 1.into();
            value["authorizing_integration_owners"] = json!({"0": "0"});
        }
        // The message of the component, with its text: it is the bot's own.
        let source = interaction.source.and_then(|id| self.message(interaction.channel, id));
        if let Some(message) = source.filter(|_| matches!(interaction.kind, 3 | 5)) {
            value["message"] = self.message_json(message, Viewer::Bot { content: true });
        }
        value
    }

    fn partial_channel_json(&self, interaction: &Interaction) -> Value {
        let mut channel = self.channel_json(interaction.channel);
        if channel["guild_id"].is_string() {
            channel["permissions"] =
                self.permissions_in(interaction.user, interaction.channel).0.to_string().into();
        }
        channel
    }
}
