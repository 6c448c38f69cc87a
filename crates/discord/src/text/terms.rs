//! Terms of a game: time controls, the rules of the clock before a game begins, open challenges.

use play::{ColourChoice, Control, Millis, Terms};
use rules::Variant;
use words::{Lang, say};

use super::clock;

/// A length of time in words: "3 days", "1 day 12 hours".
pub(crate) fn length(lang: Lang, time: Millis) -> String {
    let seconds = time.0.max(0) / 1000;
    let units = [
        ("length-days", seconds / 86_400),
        ("length-hours", seconds / 3600 % 24),
        ("length-minutes", seconds / 60 % 60),
        ("length-seconds", seconds % 60),
    ];
    let told: Vec<String> = units
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(unit, count)| say!(lang, unit, count = count))
        .collect();
    if told.is_empty() { say!(lang, "length-seconds", count = 0) } else { told.join(" ") }
}

/// A time control for the picture, where room is short: "3 d a move".
pub(crate) fn control(lang: Lang, control: Control) -> String {
    let short = |time| clock::length(lang, time);
    match control {
        Control::None => say!(lang, "control-none"),
        Control::Move(time) => say!(lang, "control-move", time = short(time)),
        Control::Bank { start, increment: Millis::ZERO, .. } => {
            say!(lang, "control-bank-plain", start = short(start))
        }
        Control::Bank { start, increment, cap } => {
            let (start, increment, cap) = (short(start), short(increment), short(cap));
            say!(lang, "control-bank", start = start, increment = increment, cap = cap)
        }
    }
}

/// A time control in words, for lists: "3 days for each move".
pub(crate) fn control_in_words(lang: Lang, control: Control) -> String {
    let words = |time| length(lang, time);
    match control {
        Control::None => say!(lang, "control-words-none"),
        Control::Move(time) => say!(lang, "control-words-move", time = words(time)),
        Control::Bank { start, increment: Millis::ZERO, .. } => {
            say!(lang, "control-words-bank-plain", start = words(start))
        }
        Control::Bank { start, increment, cap } => {
            let (start, increment, cap) = (words(start), words(increment), words(cap));
            say!(lang, "control-words-bank", start = start, increment = increment, cap = cap)
        }
    }
}

/// The choice of what is usual in a server.
pub(crate) fn usual(lang: Lang) -> String {
    say!(lang, "choice-control-default")
}

/// Where somebody lives, as far as it matters for weekends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Home {
    /// A person and the zone that they have set.
    Zone(String, Option<String>),
    /// Whoever takes up an open challenge.
    Anybody,
}

/// All rules of the clock, and whether the game is rated: what somebody has to know who accepts. `homes` are the
/// players'.
pub(crate) fn rules(lang: Lang, terms: Terms, homes: &[Home]) -> String {
    let words = |time| length(lang, time);
    let mut told = vec![match terms.control {
        Control::None => say!(lang, "terms-none"),
        Control::Move(time) => say!(lang, "terms-move", time = words(time)),
        Control::Bank { start, increment: Millis::ZERO, .. } => {
            say!(lang, "terms-bank-plain", start = words(start))
        }
        Control::Bank { start, increment, cap } => {
            let (start, increment, cap) = (words(start), words(increment), words(cap));
            say!(lang, "terms-bank", start = start, increment = increment, cap = cap)
        }
    }];
    if terms.control.is_long() {
        told.push(if terms.weekends {
            let zones: Vec<String> = homes.iter().map(|home| zone(lang, home)).collect();
            say!(lang, "terms-weekends", zones = zones.join(", "))
        } else {
            say!(lang, "terms-no-weekends")
        });
        told.push(say!(lang, "terms-vacation"));
    }
    if terms.control.has_clock() {
        told.push(say!(lang, "terms-flag"));
        told.push(say!(lang, "terms-fair"));
    }
    let homeless = |home: &Home| !matches!(home, Home::Zone(_, Some(_)));
    if terms.weekends && terms.control.is_long() && homes.iter().any(homeless) {
        told.push(say!(lang, "terms-zone-hint"));
    }
    let rated = if terms.rated { say!(lang, "terms-rated") } else { say!(lang, "terms-casual") };
    format!("{}\n{rated}", told.join(" "))
}

fn zone(lang: Lang, home: &Home) -> String {
    match home {
        Home::Zone(name, zone) => {
            let zone = format!("`{}`", zone.as_deref().unwrap_or("UTC"));
            format!("{name}: {zone}")
        }
        Home::Anybody => say!(lang, "terms-zone-of-opponent"),
    }
}

/// Clocks that stand at weekends, where no days are played with.
pub(crate) fn weekends_need_days(lang: Lang) -> String {
    say!(lang, "weekends-need-days")
}

/// Whoever may not start games here; `role` is a mention.
pub(crate) fn no_starter(lang: Lang, role: &str) -> String {
    say!(lang, "no-starter", role = role)
}

/// The challenge is on its way to another channel, which `channel` mentions.
pub(crate) fn challenge_sent_there(lang: Lang, opponent: &str, channel: &str) -> String {
    say!(lang, "challenge-sent-there", opponent = opponent, channel = channel)
}

/// A challenge to anybody, as all read it.
pub(crate) fn seek(lang: Lang, challenger: &str, variant: Variant, colour: ColourChoice) -> String {
    say!(lang, "seek", challenger = challenger, variant = variant.as_str(), colour = colour.as_str())
}

/// The same once it was taken back.
pub(crate) fn seek_withdrawn(lang: Lang, challenger: &str) -> String {
    say!(lang, "seek-withdrawn", challenger = challenger)
}

/// A challenge to anybody is on its way; `channel` mentions where, if not here.
pub(crate) fn seek_sent(lang: Lang, channel: Option<&str>) -> String {
    match channel {
        Some(channel) => say!(lang, "seek-sent-there", channel = channel),
        None => say!(lang, "seek-sent"),
    }
}

/// A challenge to anybody in direct messages.
pub(crate) fn seek_in_dm(lang: Lang) -> String {
    say!(lang, "seek-in-dm")
}

/// Whoever takes up their own challenge to anybody.
pub(crate) fn seek_own(lang: Lang) -> String {
    say!(lang, "seek-own")
}

/// Whoever withdraws somebody else's challenge to anybody.
pub(crate) fn seek_not_yours(lang: Lang, challenger: &str) -> String {
    say!(lang, "seek-not-yours", challenger = challenger)
}

/// A challenge to anybody that could not be posted.
pub(crate) fn seek_unposted(lang: Lang) -> String {
    say!(lang, "seek-unposted")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(control: &str, weekends: bool, rated: bool) -> Terms {
        Terms { control: control.parse().expect("a control"), weekends, rated, ..Terms::CASUAL }
    }

    #[test]
    fn lengths_in_words_have_their_plurals() {
        let of = |lang, days| length(lang, Millis::DAY.times(days));
        assert_eq!([1, 2, 5].map(|days| of(Lang::En, days)), ["1 day", "2 days", "5 days"]);
        assert_eq!([1, 2, 5, 21].map(|days| of(Lang::Ru, days)), ["1 день", "2 дня", "5 дней", "21 день"]);
        assert_eq!([1, 2, 5].map(|days| of(Lang::Pl, days)), ["1 dzień", "2 dni", "5 dni"]);
        assert_eq!([1, 2, 5].map(|days| of(Lang::Hu, days)), ["1 nap", "2 nap", "5 nap"]);
        assert_eq!(length(Lang::En, Millis(Millis::DAY.0 + Millis::HOUR.times(12).0)), "1 day 12 hours");
        assert_eq!(length(Lang::En, Millis::ZERO), "0 seconds");
    }

    #[test]
    fn controls_are_told_in_short_and_in_words() {
        let told = |text: &str| {
            let it = text.parse().expect("a control");
            (control(Lang::En, it), control_in_words(Lang::En, it))
        };
        let pair = |short: &str, words: &str| (short.to_owned(), words.to_owned());
        assert_eq!(told("3d"), pair("3 d a move", "3 days for each move"));
        assert_eq!(
            told("10d+1d/20d"),
            pair("10 d + 1 d, up to 20 d", "10 days, and 1 day more with each move, up to 20 days")
        );
        assert_eq!(
            told("30m+30s/1h"),
            pair("30 min + 30 s, up to 1 h", "30 minutes, and 30 seconds more with each move, up to 1 hour")
        );
        assert_eq!(told("1h+0s/1h"), pair("1 h in all", "1 hour for the whole game"));
        assert_eq!(told("none"), pair("no clock", "No clock"));
    }

    #[test]
    fn every_rule_of_the_clock_is_told_and_none_that_does_not_hold() {
        let days = rules(Lang::En, terms("3d", false, true), &[]);
        for rule in ["3 days for each move", "run at weekends", "Vacation", "loses", "given back", "Rated"] {
            assert!(days.contains(rule), "{rule}: {days}");
        }
        let sitting = rules(Lang::En, terms("30m+30s/1h", false, false), &[]);
        for rule in ["weekends", "Vacation", "Rated"] {
            assert!(!sitting.contains(rule), "{rule}: {sitting}");
        }
        let none = rules(Lang::En, Terms::CASUAL, &[]);
        assert!(none.contains("sixty days") && !none.contains("loses"), "{none}");
    }

    #[test]
    fn weekends_are_told_with_everybodys_zone() {
        let homes = [
            Home::Zone("Anna".to_owned(), Some("Europe/Warsaw".to_owned())),
            Home::Zone("Bob".to_owned(), None),
        ];
        let told = rules(Lang::En, terms("3d", true, false), &homes);
        assert!(told.contains("Anna: `Europe/Warsaw`, Bob: `UTC`"), "{told}");
        assert!(told.contains("`/timezone`"), "Bob can still set his: {told}");
        let told = rules(Lang::En, terms("3d", true, false), &homes[..1]);
        assert!(!told.contains("`/timezone`"), "{told}");
        let told = rules(Lang::En, terms("3d", true, false), &[homes[0].clone(), Home::Anybody]);
        assert!(told.contains("the other player: their own") && told.contains("`/timezone`"), "{told}");
    }

    #[test]
    fn the_rules_fit_into_a_message_in_every_language() {
        let homes = [
            Home::Zone("x".repeat(64), Some("America/Argentina/ComodRivadavia".to_owned())),
            Home::Zone("y".repeat(64), None),
        ];
        for lang in Lang::ALL {
            for control in ["none", "14d", "10d+1d/20d", "5m+5s/10m"] {
                let told = rules(lang, terms(control, true, control != "none"), &homes);
                assert!(told.chars().count() < 1500, "{told}");
            }
        }
    }
}
