//! A player's settings and time zone in words.

use play::{Timestamp, Zone};
use store::Prefs;
use words::{Lang, say};

/// A time of day.
fn time(zone: &Zone, now: Timestamp) -> String {
    let (hour, minute) = zone.time(now);
    format!("{hour}:{minute:02}")
}

/// The settings, a line for each; `chosen` is whether the language `lang` was, and is not the chat's; `changed` after a
/// change.
pub(crate) fn settings(lang: Lang, prefs: &Prefs, chosen: bool, changed: bool, now: Timestamp) -> String {
    let theme: picture::Theme = prefs.theme.as_deref().and_then(|name| name.parse().ok()).unwrap_or_default();
    let hours: Vec<String> =
        prefs.remind.hours().map(|hours| say!(lang, "time-hours", hours = hours)).collect();
    let hours = if hours.is_empty() { "none".to_owned() } else { super::list(lang, &hours) };
    let hour = prefs.digest_hour.map_or_else(|| "none".to_owned(), |hour| format!("{hour}:00"));
    let zone = prefs.zone.as_deref().and_then(Zone::named);
    [
        if changed { say!(lang, "settings-title-changed") } else { say!(lang, "settings-title") },
        say!(lang, "settings-look", theme = theme.name(), orientation = prefs.orientation.as_str()),
        say!(lang, "settings-input", input = prefs.input.as_str(), confirm = super::yes(prefs.confirm)),
        say!(lang, "settings-notation", notation = prefs.notation.as_str()),
        say!(lang, "settings-language", language = lang.name(), chosen = super::yes(chosen)),
        say!(lang, "settings-reminders", hours = hours),
        say!(lang, "settings-digest", hour = hour),
        say!(lang, "settings-puzzles", goal = super::yes(prefs.goal), mining = super::yes(prefs.mining)),
        self::zone(lang, zone.as_ref(), now),
    ]
    .join("\n")
}

/// The zone that is set, and what time it is there.
pub(crate) fn zone(lang: Lang, zone: Option<&Zone>, now: Timestamp) -> String {
    match zone {
        Some(zone) => say!(lang, "settings-zone", zone = quoted(zone), time = time(zone, now)),
        None => say!(lang, "settings-no-zone", time = time(&Zone::utc(), now)),
    }
}

/// A zone was set.
pub(crate) fn zone_set(lang: Lang, zone: &Zone, now: Timestamp) -> String {
    say!(lang, "zone-set", zone = quoted(zone), time = time(zone, now))
}

/// A text that leads to no zone, or to several.
pub(crate) fn zone_unknown(lang: Lang, typed: &str) -> String {
    say!(lang, "zone-unknown", typed = super::name(lang, typed))
}

/// A zone in the list: its name and the time there.
pub(crate) fn zone_choice(lang: Lang, zone: &Zone, now: Timestamp) -> String {
    super::cut(&say!(lang, "zone-choice", zone = zone.name(), time = time(zone, now)), 100)
}

/// The name as it stands, for an underscore would be markup.
fn quoted(zone: &Zone) -> String {
    format!("`{}`", zone.name())
}

#[cfg(test)]
mod tests {
    use store::{Input, Notation, Orientation, Remind};

    use super::*;

    // 2026-06-01 12:34:56 UTC.
    const NOW: Timestamp = Timestamp(1_780_317_296_000);

    #[test]
    fn every_setting_is_told() {
        let prefs = Prefs {
            theme: Some("clear".to_owned()),
            orientation: Orientation::Black,
            zone: Some("Asia/Kolkata".to_owned()),
            remind: Remind { at_24: false, at_8: true, at_1: true },
            digest_hour: Some(7),
            input: Input::Text,
            notation: Notation::Words,
            confirm: true,
            mining: true,
            goal: true,
        };
        assert_eq!(
            settings(Lang::En, &prefs, true, false, NOW),
            "**Your settings**\n\
             Boards: theme “clear”, at the bottom: Black.\n\
             Moves: you type them; boards for you alone carry no menus. You are asked before one is made.\n\
             Written for you: in words, `knight from g1 to f3`.\n\
             Language: English.\n\
             Reminders: with 8 h and 1 h left.\n\
             Daily list of the games that wait for you: at 7:00.\n\
             Puzzles: you are told what they ask for; your finished games may be searched for new ones.\n\
             Time zone: `Asia/Kolkata`, where it is 18:04 now."
        );
    }

    #[test]
    fn what_is_not_set_is_told_as_it_is() {
        let none = Prefs { remind: Remind::NEVER, ..Prefs::default() };
        let told = settings(Lang::En, &none, false, true, NOW);
        for part in [
            "Done.",
            "your own side",
            "by menus or by typing. They are made at once",
            "`N11-19`",
            "English, as your Discord has it",
            "Reminders: none",
            "wait for you: none",
            "so UTC, where it is 12:34 now",
        ] {
            assert!(told.contains(part), "{part}: {told}");
        }
    }
}
