//! Finding somebody's time zone by what they type: a city, the time that it is with them, or both.

use play::{Timestamp, Zone};
use words::Lang;

/// The parts of the world by which zones are named, those with many people first. The database has other names for the
/// same zones, which nobody looks for.
const PARTS: [&str; 10] = [
    "Europe",
    "America",
    "Asia",
    "Africa",
    "Australia",
    "Pacific",
    "Atlantic",
    "Indian",
    "Antarctica",
    "Arctic",
];

/// How far a clock on the wall may be off, in minutes; zones are a quarter of an hour apart.
const SLACK: u16 = 7;

/// Where many who read a language live.
fn homes(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["Europe/London", "America/New_York", "America/Chicago", "America/Los_Angeles"],
        Lang::Ru => &["Europe/Moscow", "Asia/Yekaterinburg", "Asia/Novosibirsk", "Asia/Vladivostok"],
        Lang::Pl => &["Europe/Warsaw"],
        Lang::Hu => &["Europe/Budapest"],
    }
}

/// The zones that fit what is typed, the likeliest first.
pub(crate) fn search(typed: &str, now: Timestamp, lang: Lang) -> Vec<Zone> {
    let (time, words) = split(typed);
    let fits = |name: &&String| words.iter().all(|word| folded(name).contains(word.as_str()));
    let of_part = |part: &str| -> Vec<Zone> {
        let names =
            Zone::names().iter().filter(|name| name.starts_with(part) && name[part.len()..].starts_with('/'));
        let zones = names.filter(fits).filter_map(|name| Zone::named(name));
        zones.filter(|zone| time.is_none_or(|time| is_about(time, zone.time(now)))).collect()
    };
    let mut found = in_turn(PARTS.iter().map(|part| of_part(part)).collect());
    let utc = Zone::utc();
    if words.iter().all(|word| "utc".contains(word.as_str()))
        && time.is_none_or(|time| is_about(time, utc.time(now)))
    {
        found.push(utc);
    }
    let first = words.first().cloned().unwrap_or_default();
    let rank = |zone: &Zone| {
        let home = homes(lang).iter().position(|home| *home == zone.name()).unwrap_or(usize::MAX);
        (!city(zone.name()).starts_with(&first), home)
    };
    found.sort_by_cached_key(rank);
    found
}

/// The zone that a text names: its name, its city, or all that it can mean.
pub(crate) fn meant(typed: &str, now: Timestamp, lang: Lang) -> Option<Zone> {
    if let Some(zone) = Zone::named(typed) {
        return Some(zone);
    }
    let (_, words) = split(typed);
    if words.is_empty() {
        return None;
    }
    let found = search(typed, now, lang);
    let text = words.join(" ");
    let exact: Vec<&Zone> = found.iter().filter(|zone| city(zone.name()) == text).collect();
    match (exact.as_slice(), found.as_slice()) {
        ([one], _) => Some((*one).clone()),
        ([], [one]) => Some(one.clone()),
        _ => None,
    }
}

/// One of each in turn, so that the first few are from everywhere.
fn in_turn(groups: Vec<Vec<Zone>>) -> Vec<Zone> {
    let mut all: Vec<(usize, Zone)> =
        groups.into_iter().flat_map(|group| group.into_iter().enumerate()).collect();
    // Stable: of the same place in their groups, the first group's comes first.
    all.sort_by_key(|(place, _)| *place);
    all.into_iter().map(|(_, zone)| zone).collect()
}

/// The time of day in a text, and the words around it, folded.
fn split(typed: &str) -> (Option<(u8, u8)>, Vec<String>) {
    let text = folded(typed);
    let mut time = None;
    let mut words = Vec::new();
    for word in text.split_whitespace() {
        match (read_time(word), time) {
            (Some(read), None) => time = Some(read),
            (None, Some((hour, minute))) if word == "pm" && hour < 12 => time = Some((hour + 12, minute)),
            (None, Some((12, minute))) if word == "am" => time = Some((0, minute)),
            (None, Some(_)) if word == "am" || word == "pm" => {}
            _ => words.push(word.to_owned()),
        }
    }
    (time, words)
}

/// `14:30`, `14.30`, `2:30pm`.
fn read_time(word: &str) -> Option<(u8, u8)> {
    let (digits, half) = match (word.strip_suffix("pm"), word.strip_suffix("am")) {
        (Some(digits), _) => (digits, Some(true)),
        (_, Some(digits)) => (digits, Some(false)),
        _ => (word, None),
    };
    let (hour, minute) = digits.split_once([':', '.'])?;
    let (hour, minute): (u8, u8) = (hour.parse().ok()?, minute.parse().ok().filter(|_| minute.len() == 2)?);
    let hour = match (hour, half) {
        (12, Some(false)) => 0,
        (1..=11, Some(true)) => hour + 12,
        _ => hour,
    };
    (hour < 24 && minute < 60).then_some((hour, minute))
}

/// Whether two times of day are a few minutes apart at most, midnight in between or not.
fn is_about(a: (u8, u8), b: (u8, u8)) -> bool {
    let minutes = |(hour, minute): (u8, u8)| u16::from(hour) * 60 + u16::from(minute);
    let apart = minutes(a).abs_diff(minutes(b));
    apart.min(24 * 60 - apart) <= SLACK
}

/// The last part of a name, folded: `buenos aires` of `America/Argentina/Buenos_Aires`.
fn city(name: &str) -> String {
    folded(name.rsplit('/').next().unwrap_or(name))
}

/// Lower case, without marks over letters, and with spaces for what stands in for them in names.
fn folded(text: &str) -> String {
    let plain = |c: char| match c {
        '_' | '/' | ',' => ' ',
        'á' | 'à' | 'â' | 'ã' | 'ä' | 'å' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'é' | 'è' | 'ê' | 'ë' | 'ę' | 'ě' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' | 'ő' | 'ø' => 'o',
        'ř' => 'r',
        'ś' | 'š' | 'ş' | 'ș' => 's',
        'ú' | 'ù' | 'û' | 'ü' | 'ű' | 'ů' => 'u',
        'ý' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    // 2026-06-01 12:30 UTC: summer in the north.
    const NOW: Timestamp = Timestamp(1_780_317_000_000);

    fn names(typed: &str) -> Vec<String> {
        search(typed, NOW, Lang::En).iter().map(|zone| zone.name().to_owned()).collect()
    }

    #[test]
    fn a_city_is_found_however_it_is_spelt() {
        for (typed, name) in [
            ("Warsaw", "Europe/Warsaw"),
            ("new york", "America/New_York"),
            ("NEW_YORK", "America/New_York"),
            ("São Paulo", "America/Sao_Paulo"),
            ("kolk", "Asia/Kolkata"),
            ("europe/bud", "Europe/Budapest"),
        ] {
            assert_eq!(names(typed).first().map(String::as_str), Some(name), "{typed}");
        }
        assert!(names("atlantis").is_empty());
    }

    #[test]
    fn a_time_finds_the_zones_in_which_it_is_that_time() {
        // Poland is two hours ahead in summer, Iran three and a half, Nepal five and three quarters.
        for (typed, inside, outside) in [
            ("14:30", "Europe/Warsaw", "Europe/London"),
            ("14:27", "Europe/Warsaw", "Europe/Moscow"),
            ("2:30pm", "Europe/Warsaw", "Europe/London"),
            ("2:30 pm", "Europe/Warsaw", "Europe/London"),
            ("16.00", "Asia/Tehran", "Europe/Warsaw"),
            ("18:15", "Asia/Kathmandu", "Asia/Kolkata"),
            ("12:30", "UTC", "Europe/London"),
            ("5:30", "America/Los_Angeles", "America/New_York"),
        ] {
            let found = names(typed);
            assert!(found.iter().any(|name| name == inside), "{typed}: {found:?}");
            assert!(found.iter().all(|name| name != outside), "{typed}: {found:?}");
        }
        assert_eq!(names("14:30 war"), ["Europe/Warsaw"]);
        assert!(names("25:00").is_empty() && names("14:75").is_empty());
    }

    #[test]
    fn the_first_are_near_and_then_from_everywhere() {
        let found = search("14:30", NOW, Lang::Hu);
        assert_eq!(found[0].name(), "Europe/Budapest");
        let parts: std::collections::HashSet<&str> =
            found[1..5].iter().filter_map(|zone| zone.name().split('/').next()).collect();
        assert!(parts.len() > 1, "{found:?}");
        assert_eq!(search("", NOW, Lang::Ru)[0].name(), "Europe/Moscow");
        assert!(search("", NOW, Lang::Ru).len() > 400);
    }

    #[test]
    fn midnight_is_no_border() {
        assert!(is_about((23, 58), (0, 2)));
        assert!(!is_about((23, 50), (0, 2)));
        assert!(is_about((0, 0), (0, 0)));
    }

    #[test]
    fn a_text_means_a_zone_only_if_it_can_mean_no_other() {
        let of = |typed| meant(typed, NOW, Lang::En).map(|zone| zone.name().to_owned());
        assert_eq!(of("Europe/Warsaw").as_deref(), Some("Europe/Warsaw"));
        assert_eq!(of("utc").as_deref(), Some("UTC"));
        assert_eq!(of("warsaw").as_deref(), Some("Europe/Warsaw"));
        assert_eq!(of("los angeles").as_deref(), Some("America/Los_Angeles"));
        assert_eq!(of("buda").as_deref(), Some("Europe/Budapest"));
        for unclear in ["14:30", "a", "", "Indiana", "Atlantis"] {
            assert_eq!(of(unclear), None, "{unclear}");
        }
    }
}
