//! A server's settings in words.

use rules::Variant;
use store::{ChannelId, RoleId};
use words::{Lang, say};

/// What is told of a server's settings.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) channel: Option<ChannelId>,
    pub(crate) threads: bool,
    pub(crate) starters: Option<RoleId>,
    /// In words.
    pub(crate) control: String,
    pub(crate) variant: Variant,
    pub(crate) limit: Option<u16>,
    pub(crate) language: Lang,
    /// Whether the language is set, and not Discord's.
    pub(crate) chosen: bool,
}

/// The settings, a line for each; `changed` after a change.
pub(crate) fn settings(lang: Lang, shown: &Shown, changed: bool) -> String {
    let none = || "none".to_owned();
    [
        if changed { say!(lang, "server-title-changed") } else { say!(lang, "server-title") },
        say!(lang, "server-channel", channel = shown.channel.map_or_else(none, channel)),
        say!(lang, "server-threads", threads = super::yes(shown.threads)),
        say!(lang, "server-starters", role = shown.starters.map_or_else(none, role)),
        say!(lang, "server-variant", variant = shown.variant.as_str()),
        say!(lang, "server-control", control = shown.control.as_str()),
        say!(lang, "server-limit", limit = shown.limit.unwrap_or(0)),
        say!(lang, "server-language", language = shown.language.name(), chosen = super::yes(shown.chosen)),
        say!(lang, "server-hint"),
    ]
    .join("\n")
}

/// A mention of a channel, which is a link.
pub(crate) fn channel(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// A mention of a role.
pub(crate) fn role(role: RoleId) -> String {
    format!("<@&{role}>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_is_told() {
        let shown = Shown {
            channel: Some(ChannelId(5)),
            threads: false,
            starters: Some(RoleId(7)),
            control: "3 days for each move".to_owned(),
            variant: Variant::Chess100,
            limit: Some(12),
            language: Lang::Pl,
            chosen: true,
        };
        let told = settings(Lang::En, &shown, false);
        for part in [
            "<#5>",
            "Chess-100",
            "stay in the channel",
            "<@&7>",
            "3 days for each move",
            "at most 12",
            "Polski.",
        ] {
            assert!(told.contains(part), "{part}: {told}");
        }
        let usual = Shown {
            channel: None,
            threads: true,
            starters: None,
            limit: None,
            language: Lang::En,
            chosen: false,
            ..shown
        };
        let told = settings(Lang::En, &usual, false);
        let parts = [
            "wherever",
            "a thread of its own",
            "everybody",
            "as many as they like",
            "English, as Discord has it",
        ];
        for part in parts {
            assert!(told.contains(part), "{part}: {told}");
        }
    }
}
