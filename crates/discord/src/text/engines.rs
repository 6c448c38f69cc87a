//! Engines in words: those who submit them, their checks and faults, how they stand.

use arena::{Report, Trial};
use play::{LocalDate, UserId};
use rules::Variant;
use store::ladder::{Engine, EngineFault, EngineState};
use words::{Lang, say};

use super::{commands, cut, list, mention, name, plain, ratings};

/// How much of what an engine said last is shown, in characters.
const LAST_WORDS: usize = 500;

/// No engine is called that.
pub(crate) fn none_named(lang: Lang, raw: &str) -> String {
    say!(lang, "engine-none-named", name = name(lang, raw))
}

/// It is somebody else's.
pub(crate) fn not_yours(lang: Lang, engine: &Engine) -> String {
    say!(lang, "engine-not-yours", name = name(lang, &engine.name))
}

/// The same of an engine by its name.
pub(crate) fn not_yours_named(lang: Lang, raw: &str) -> String {
    say!(lang, "engine-not-yours", name = name(lang, raw))
}

/// It is the house's.
pub(crate) fn house_own(lang: Lang, engine: &Engine) -> String {
    say!(lang, "engine-house-own", name = name(lang, &engine.name))
}

/// Only operators may do that.
pub(crate) fn operators_only(lang: Lang) -> String {
    say!(lang, "engine-operators-only")
}

/// Nothing was said that could change.
pub(crate) fn nothing_to_change(lang: Lang) -> String {
    say!(lang, "engine-nothing-to-change")
}

/// No ladder runs.
pub(crate) fn off(lang: Lang) -> String {
    say!(lang, "engine-ladder-off")
}

/// A file is not Discord's.
pub(crate) fn file_elsewhere(lang: Lang) -> String {
    say!(lang, "engine-file-elsewhere")
}

/// A file is larger than `limit` bytes.
pub(crate) fn file_too_large(lang: Lang, limit: u64) -> String {
    say!(lang, "engine-file-too-large", limit = size(lang, limit))
}

/// A file did not arrive.
pub(crate) fn file_lost(lang: Lang) -> String {
    say!(lang, "engine-file-lost")
}

/// A size of a file.
fn size(lang: Lang, bytes: u64) -> String {
    super::records::size(lang, usize::try_from(bytes).unwrap_or(usize::MAX))
}

/// Why it is not entered, or stays as it is; nothing for what is our fault.
pub(crate) fn refused(lang: Lang, refusal: &arena::Refusal) -> Option<String> {
    use arena::{NameFault, Refusal};
    Some(match refusal {
        Refusal::Name(NameFault::Length(length)) => say!(lang, "engine-refused-length", length = *length),
        Refusal::Name(NameFault::Character(odd)) => {
            say!(lang, "engine-refused-character", character = name_free(&odd.to_string()))
        }
        Refusal::Name(NameFault::Edge) => say!(lang, "engine-refused-edge"),
        Refusal::Name(NameFault::House) => say!(lang, "engine-refused-house"),
        Refusal::Name(NameFault::Country) => say!(lang, "engine-refused-country"),
        Refusal::Name(NameFault::Text { found, most }) => {
            say!(lang, "engine-refused-text", found = *found, most = *most)
        }
        Refusal::NameTaken(taken) => say!(lang, "engine-refused-taken", name = name(lang, taken)),
        Refusal::NoEngine(raw) => none_named(lang, raw),
        Refusal::NotYours(raw) => say!(lang, "engine-not-yours", name = name(lang, raw)),
        Refusal::SomebodyElses => say!(lang, "engine-refused-theirs"),
        Refusal::Again(other) => say!(lang, "engine-refused-again", name = name(lang, other)),
        Refusal::NoLadder(variant) => {
            say!(lang, "engine-refused-no-ladder", variant = commands::variant(lang, *variant))
        }
        Refusal::TooLarge { most } => file_too_large(lang, *most),
        Refusal::Bomb { most } => say!(lang, "engine-refused-bomb", limit = size(lang, *most)),
        Refusal::Broken(why) => say!(lang, "engine-refused-broken", why = name_free(why)),
        Refusal::NotAProgram(why) => say!(lang, "engine-refused-program", why = name_free(why)),
        Refusal::Banned { reason } => {
            let banned = say!(lang, "engine-refused-banned");
            match reason.as_deref().filter(|reason| !reason.is_empty()) {
                Some(reason) => {
                    format!("{banned} {}", say!(lang, "engine-reason", reason = name_free(reason)))
                }
                None => banned,
            }
        }
        Refusal::TooMany(most) => say!(lang, "engine-refused-most", most = *most),
        Refusal::State { name: raw, state: stands } => {
            say!(lang, "engine-refused-state", name = name(lang, raw), state = state(lang, *stands))
        }
        Refusal::House(raw) => say!(lang, "engine-house-own", name = name(lang, raw)),
        _ => return None,
    })
}

/// It has arrived and is looked at.
pub(crate) fn taken(lang: Lang, engine: &Engine) -> String {
    let size = size(lang, engine.size.unwrap_or(0));
    say!(lang, "engine-taken", name = name(lang, &engine.name), size = size)
}

/// How a check ended.
pub(crate) fn checked(lang: Lang, engine: &Engine, report: Option<&Report>) -> String {
    let named = name(lang, &engine.name);
    if engine.state != EngineState::Refused {
        return say!(lang, "engine-passed", name = named, variants = variants(lang, &engine.variants));
    }
    let trial = report.and_then(|report| report.trials.iter().find(|trial| !trial.passed));
    let why = match (report.and_then(|report| report.host.as_deref()), trial) {
        (Some(host), _) => say!(lang, "engine-untried", why = name_free(host)),
        (None, Some(trial)) => failed_trial(lang, trial),
        (None, None) => name_free(engine.reason.as_deref().unwrap_or_default()),
    };
    let failed = say!(lang, "engine-failed", name = named, why = why);
    let said = trial.and_then(|trial| trial.last_words.as_deref());
    [failed, last_words(lang, said), say!(lang, "engine-check-try")].join("\n")
}

fn failed_trial(lang: Lang, trial: &Trial) -> String {
    let variant =
        Variant::from_word(&trial.variant).map_or_else(String::new, |one| commands::variant(lang, one));
    let fault = fault_kind(lang, trial.fault.as_deref().unwrap_or("stall"));
    say!(
        lang,
        "engine-trial",
        variant = variant,
        fault = fault,
        detail = name_free(trial.detail.as_deref().unwrap_or_default())
    )
}

/// A check's report, a line for each rule set.
fn report_lines(report: &Report) -> String {
    let mut lines: Vec<String> = report.id_name.iter().cloned().collect();
    lines.push(format!("{}, {}, {} MiB", report.opponent, report.control, report.memory_mib));
    for trial in &report.trials {
        let seen =
            trial.fault.as_deref().map(|fault| format!(" {fault} {}", trial.detail.as_deref().unwrap_or("")));
        lines.push(format!("{}: {}{}", trial.variant, trial.games.join(", "), seen.unwrap_or_default()));
    }
    lines.extend(report.host.clone());
    lines.join("\n")
}

/// What an engine said last, set apart.
fn last_words(lang: Lang, said: Option<&str>) -> String {
    match said.map(block).filter(|said| !said.is_empty()) {
        Some(said) => format!("{}\n```\n{said}\n```", say!(lang, "engine-last-words")),
        None => say!(lang, "engine-no-words"),
    }
}

/// A stranger's text as it may stand in a block: the end of it, without what would end the block.
fn block(raw: &str) -> String {
    let lines: Vec<String> = raw.lines().map(|line| plain(line).replace('`', "'")).collect();
    let text = lines.join("\n");
    let text = text.trim();
    let skipped = text.chars().count().saturating_sub(LAST_WORDS);
    if skipped == 0 {
        text.to_owned()
    } else {
        format!("…{}", text.chars().skip(skipped + 1).collect::<String>())
    }
}

/// A stranger's text within a sentence: on one line, and without markup.
pub(crate) fn name_free(raw: &str) -> String {
    let marks = |c: char| matches!(c, '*' | '_' | '~' | '`' | '|' | '\\' | '<' | '>' | '@' | '#' | '[' | ']');
    let mut clean = String::new();
    for c in plain(&raw.replace('\n', " ")).chars().take(300) {
        if marks(c) {
            clean.push('\\');
        }
        clean.push(c);
    }
    clean
}

/// The kind of a fault.
pub(crate) fn fault_kind(lang: Lang, kind: &str) -> String {
    say!(lang, "engine-fault", kind = kind.replace([' ', '_'], "-"))
}

/// A game was lost by a fault.
pub(crate) fn faulted(lang: Lang, engine: &Engine, game: i64, opponent: &str, fault: &EngineFault) -> String {
    let first = say!(
        lang,
        "engine-faulted",
        name = name(lang, &engine.name),
        game = game,
        opponent = name(lang, opponent),
        fault = fault_kind(lang, &fault.kind),
        detail = name_free(&fault.detail),
    );
    let said = last_words(lang, fault.last_words.as_deref());
    [first, said, say!(lang, "engine-faulted-once")].join("\n")
}

/// It crashed too often.
pub(crate) fn quarantined(lang: Lang, engine: &Engine, game: i64, fault: &EngineFault) -> String {
    let first = say!(
        lang,
        "engine-quarantined",
        name = name(lang, &engine.name),
        game = game,
        detail = name_free(&fault.detail),
    );
    let said = last_words(lang, fault.last_words.as_deref());
    [first, said, say!(lang, "engine-quarantined-next")].join("\n")
}

/// It was taken off the ladder.
pub(crate) fn withdrawn(lang: Lang, engine: &Engine) -> String {
    let first = say!(lang, "engine-withdrawn", name = name(lang, &engine.name));
    match engine.reason.as_deref().filter(|reason| !reason.is_empty()) {
        Some(reason) => format!("{first} {}", say!(lang, "engine-reason", reason = name_free(reason))),
        None => first,
    }
}

/// Rule sets.
pub(crate) fn variants(lang: Lang, variants: &[Variant]) -> String {
    list(lang, &variants.iter().map(|variant| commands::variant(lang, *variant)).collect::<Vec<_>>())
}

/// How an engine stands.
pub(crate) fn state(lang: Lang, state: EngineState) -> String {
    say!(lang, "engine-state", state = state.as_str())
}

/// Who wrote it.
pub(crate) fn by(lang: Lang, engine: &Engine) -> String {
    match engine.by() {
        _ if engine.state == EngineState::House => say!(lang, "engine-by-house"),
        Some(author) => say!(lang, "engine-by", author = name(lang, author)),
        None => say!(lang, "engine-by-operator"),
    }
}

/// The flag of a country by its two letters, which Discord draws; nothing without one.
pub(crate) fn flag(country: Option<&str>) -> String {
    let letter = |c: char| char::from_u32(0x1F1E6 + u32::from(c.to_ascii_uppercase()) - u32::from('A'));
    let country =
        country.filter(|country| country.len() == 2 && country.chars().all(|c| c.is_ascii_alphabetic()));
    country.map(|country| country.chars().filter_map(letter).collect()).unwrap_or_default()
}

/// An engine in a list.
pub(crate) fn line(lang: Lang, engine: &Engine) -> String {
    let flag = flag(engine.country.as_deref());
    let line = say!(
        lang,
        "engine-line",
        name = name(lang, &engine.name),
        by = by(lang, engine),
        variants = variants(lang, &engine.variants),
        state = state(lang, engine.state),
    );
    if flag.is_empty() { format!("- {line}") } else { format!("- {flag} {line}") }
}

/// Over a list of engines.
pub(crate) fn list_heading(lang: Lang, count: usize, (page, pages): (usize, usize)) -> String {
    let heading = say!(lang, "engine-list-heading", count = count);
    if pages < 2 {
        return heading;
    }
    format!("{heading}. {}", say!(lang, "engine-list-page", page = page, pages = pages))
}

/// There is no engine.
pub(crate) fn list_none(lang: Lang) -> String {
    say!(lang, "engine-list-none")
}

/// Over an engine's page.
pub(crate) fn heading(lang: Lang, engine: &Engine) -> String {
    let flag = flag(engine.country.as_deref());
    let space = if flag.is_empty() { "" } else { " " };
    format!("**{}**{space}{flag}, {}", name(lang, &engine.name), by(lang, engine))
}

/// How it stands, and since when.
pub(crate) fn since(lang: Lang, engine: &Engine, date: LocalDate) -> String {
    let state = state(lang, engine.state);
    let line = say!(lang, "engine-since", state = state, date = ratings::date(lang, date));
    let mut letters = line.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What its owner says of it.
pub(crate) fn description(raw: &str) -> String {
    format!("> {}", name_free(raw))
}

/// It is a newer version of another, or there is a newer one of it.
pub(crate) fn versions(lang: Lang, older: Option<&str>, newer: Option<&str>) -> Vec<String> {
    let older = older.map(|raw| say!(lang, "engine-newer-than", name = name(lang, raw)));
    let newer = newer.map(|raw| say!(lang, "engine-older-than", name = name(lang, raw)));
    older.into_iter().chain(newer).collect()
}

/// What it has reached on a ladder: rating and half the interval, place and of how many, games.
pub(crate) fn rated(
    lang: Lang,
    variant: Variant,
    (rating, interval): (f64, f64),
    (place, count): (u32, usize),
    games: u32,
) -> String {
    say!(
        lang,
        "engine-rated",
        variant = commands::variant(lang, variant),
        rating = super::ladder::rating_with(rating, interval),
        place = place,
        count = count,
        games = games,
    )
}

/// It has not played on a ladder.
pub(crate) fn unrated(lang: Lang, variant: Variant) -> String {
    say!(lang, "engine-unrated", variant = commands::variant(lang, variant))
}

/// It won a tournament.
pub(crate) fn title(lang: Lang, tournament: &str) -> String {
    say!(lang, "engine-title", name = name(lang, tournament))
}

/// It won a season.
pub(crate) fn season_title(lang: Lang, season: u32, variant: Variant) -> String {
    say!(lang, "engine-season-title", season = season, variant = commands::variant(lang, variant))
}

/// Its file, or that it is the house's.
pub(crate) fn file(lang: Lang, engine: &Engine) -> String {
    match (&engine.sha256, engine.size) {
        (Some(hash), Some(bytes)) => say!(
            lang,
            "engine-file",
            size = size(lang, bytes),
            hash = hash.chars().take(16).collect::<String>()
        ),
        _ => say!(lang, "engine-house-strength"),
    }
}

/// The log of an engine: its check, and its faults with the numbers of their games and the days.
pub(crate) fn log(
    lang: Lang,
    engine: &Engine,
    report: Option<&Report>,
    faults: &[(EngineFault, i64, LocalDate)],
    count: u32,
) -> String {
    let mut lines = vec![say!(
        lang,
        "engine-log-heading",
        name = name(lang, &engine.name),
        state = state(lang, engine.state)
    )];
    if let Some(report) = report.map(|report| block(&report_lines(report))) {
        lines.push(format!("{}\n```\n{report}\n```", say!(lang, "engine-log-report")));
    }
    lines.push(say!(lang, "engine-log-faults", count = count));
    for (fault, game, date) in faults {
        let line = say!(
            lang,
            "engine-log-line",
            game = *game,
            date = ratings::date(lang, *date),
            fault = fault_kind(lang, &fault.kind),
            detail = name_free(&fault.detail),
        );
        lines.push(format!("- {line}"));
    }
    if let Some(said) = faults.first().and_then(|(fault, ..)| fault.last_words.as_deref()) {
        lines.push(last_words(lang, Some(said)));
    }
    cut(&lines.join("\n"), super::LONGEST)
}

/// It has retired.
pub(crate) fn retired(lang: Lang, engine: &Engine) -> String {
    say!(lang, "engine-retired", name = name(lang, &engine.name))
}

/// It is checked again.
pub(crate) fn returned(lang: Lang, engine: &Engine) -> String {
    say!(lang, "engine-returned", name = name(lang, &engine.name))
}

/// It plays no more anyway.
pub(crate) fn idle(lang: Lang, engine: &Engine) -> String {
    let state = state(lang, engine.state);
    say!(lang, "engine-retired-already", name = name(lang, &engine.name), state = state)
}

/// It has another name.
pub(crate) fn renamed(lang: Lang, old: &str, new: &str) -> String {
    say!(lang, "engine-renamed", old = name(lang, old), name = name(lang, new))
}

/// What is said of it has changed.
pub(crate) fn updated(lang: Lang, engine: &Engine) -> String {
    say!(lang, "engine-updated", name = name(lang, &engine.name))
}

/// An operator took it off the ladder.
pub(crate) fn withdrew(lang: Lang, engine: &Engine) -> String {
    say!(lang, "engine-withdrew", name = name(lang, &engine.name))
}

/// Somebody is banned, or not any more.
pub(crate) fn banned(lang: Lang, user: UserId, banned: bool) -> String {
    if banned {
        say!(lang, "engine-banned", user = mention(user))
    } else {
        say!(lang, "engine-unbanned", user = mention(user))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_two_letters_and_nothing_else() {
        assert_eq!(flag(Some("hu")), "🇭🇺");
        assert_eq!(flag(Some("H1")) + &flag(Some("HUN")) + &flag(None), "");
    }

    #[test]
    fn what_a_stranger_said_cannot_leave_its_block_or_fill_the_message() {
        assert_eq!(block("info string ```\n\u{202e}@everyone"), "info string '''\n@everyone");
        let long = block(&"ab\n".repeat(1000));
        assert_eq!(long.chars().count(), LAST_WORDS);
        assert!(long.starts_with('…') && long.ends_with("ab"));
    }

    #[test]
    fn a_strangers_sentence_has_no_markup_and_one_line() {
        assert_eq!(name_free("a\n**b** <@1>"), "a \\*\\*b\\*\\* \\<\\@1\\>");
    }

    #[test]
    fn faults_have_words_in_every_language() {
        for kind in ["illegal move", "time", "stall", "crash", "protocol", "memory"] {
            for lang in Lang::ALL {
                assert_ne!(fault_kind(lang, kind), kind.replace(' ', "-"), "{lang:?} {kind}");
            }
        }
    }
}
