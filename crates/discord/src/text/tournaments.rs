//! Tournaments of engines in words.

use rules::Variant;
use store::ladder::{Tournament, TournamentState};
use words::{Lang, say};

use super::{clock, commands, cut, list, name, plain};

/// Discord's limit for alternative text.
const LONGEST_ALT: usize = 1024;

/// No tournament is called that.
pub(crate) fn none_named(lang: Lang, raw: &str) -> String {
    say!(lang, "tournament-none-named", name = name(lang, raw))
}

/// There are none.
pub(crate) fn none(lang: Lang) -> String {
    say!(lang, "tournament-none")
}

/// Its name is another's that goes on.
pub(crate) fn name_taken(lang: Lang, raw: &str) -> String {
    say!(lang, "tournament-name-taken", name = name(lang, raw))
}

/// It is somebody else's.
pub(crate) fn not_yours(lang: Lang, tournament: &Tournament) -> String {
    say!(lang, "tournament-not-yours", name = name(lang, &tournament.terms.name))
}

/// Somebody has one that goes on.
pub(crate) fn too_many(lang: Lang, other: &str) -> String {
    say!(lang, "tournament-too-many", name = name(lang, other))
}

/// A text is no time control.
pub(crate) fn wrong_control(lang: Lang, raw: &str) -> String {
    say!(lang, "tournament-wrong-control", control = name(lang, raw))
}

/// One engine alone.
pub(crate) fn too_few(lang: Lang) -> String {
    say!(lang, "tournament-too-few")
}

/// More engines than the format can have.
pub(crate) fn too_many_engines(lang: Lang, given: usize, most: usize) -> String {
    say!(lang, "tournament-too-many-engines", given = given, most = most)
}

/// No rounds, or more than can be played.
pub(crate) fn wrong_rounds(lang: Lang, given: u32, most: u32) -> String {
    say!(lang, "tournament-wrong-rounds", given = given, most = most)
}

/// Its name is blank.
pub(crate) fn no_name(lang: Lang) -> String {
    say!(lang, "tournament-no-name")
}

/// No list of openings is called that.
pub(crate) fn unknown_openings(lang: Lang, raw: &str, variant: Variant, lists: &[String]) -> String {
    let (raw, variant) = (name(lang, raw), commands::variant(lang, variant));
    say!(lang, "tournament-unknown-openings", name = raw, variant = variant, lists = lists.join(", "))
}

/// An engine is not on that ladder.
pub(crate) fn does_not_play(lang: Lang, engine: &str, variant: Variant) -> String {
    let variant = commands::variant(lang, variant);
    say!(lang, "tournament-does-not-play", name = name(lang, engine), variant = variant)
}

/// An engine is named twice.
pub(crate) fn twice(lang: Lang, engine: &str) -> String {
    say!(lang, "tournament-twice", name = name(lang, engine))
}

/// A tournament takes no engines.
pub(crate) fn takes_none(lang: Lang) -> String {
    say!(lang, "tournament-takes-none")
}

/// Which round of how many.
pub(crate) fn round(lang: Lang, round: u32, rounds: u32) -> String {
    say!(lang, "tournament-round", round = round, rounds = rounds)
}

/// A format.
pub(crate) fn format(lang: Lang, word: &str) -> String {
    let word = if word.starts_with("double") { "double" } else { word };
    say!(lang, "tournament-format", format = word)
}

/// How it is played: "Swiss, Starchess, 10+0.1".
fn terms(lang: Lang, tournament: &Tournament) -> String {
    let terms = &tournament.terms;
    let (format, variant) = (format(lang, &terms.format), commands::variant(lang, terms.variant));
    format!("{format}, {variant}, {}", terms.control)
}

/// Its name and how it is played.
fn headed(lang: Lang, tournament: &Tournament) -> String {
    format!("**{}**: {}", name(lang, &tournament.terms.name), terms(lang, tournament))
}

/// How far it is.
fn state(lang: Lang, state: TournamentState) -> String {
    say!(lang, "tournament-state", state = state.as_str())
}

/// It was made.
pub(crate) fn created(lang: Lang, tournament: &Tournament) -> String {
    let then = match tournament.terms.entries_end {
        Some(until) if tournament.terms.open => {
            say!(lang, "tournament-created-open", time = clock::moment(until))
        }
        _ => say!(lang, "tournament-created-now", engines = engines(lang, tournament)),
    };
    cut(&format!("{}. {then}", headed(lang, tournament)), super::LONGEST)
}

/// The names of those who take part.
fn engines(lang: Lang, tournament: &Tournament) -> String {
    list(lang, &tournament.entries.iter().map(|entry| name(lang, &entry.name)).collect::<Vec<_>>())
}

/// An engine is entered; `false` when it was before.
pub(crate) fn joined(lang: Lang, tournament: &Tournament, engine: &str, new: bool) -> String {
    let (tournament, engine) = (name(lang, &tournament.terms.name), name(lang, engine));
    if new {
        say!(lang, "tournament-joined", name = tournament, engine = engine)
    } else {
        say!(lang, "tournament-joined-already", name = tournament, engine = engine)
    }
}

/// Entries are over.
pub(crate) fn closed(lang: Lang, tournament: &Tournament) -> String {
    say!(lang, "tournament-closed", name = name(lang, &tournament.terms.name))
}

/// It was called off, by somebody or because it could not begin.
pub(crate) fn called_off(lang: Lang, tournament: &Tournament) -> String {
    let cancelled = cancelled(lang, tournament, true);
    if tournament.started.is_none() && tournament.entries.len() < 2 {
        format!("{cancelled} {}", too_few(lang))
    } else {
        cancelled
    }
}

/// It was called off; `false` when it is over.
pub(crate) fn cancelled(lang: Lang, tournament: &Tournament, done: bool) -> String {
    let name = name(lang, &tournament.terms.name);
    if done {
        say!(lang, "tournament-cancelled", name = name)
    } else {
        say!(lang, "tournament-over-already", name = name)
    }
}

/// Over a list.
pub(crate) fn list_heading(lang: Lang) -> String {
    say!(lang, "tournament-list-heading")
}

/// One in a list, with its winner's name.
pub(crate) fn line(lang: Lang, tournament: &Tournament, winner: Option<&str>) -> String {
    let terms = &tournament.terms;
    let line = say!(
        lang,
        "tournament-line",
        name = name(lang, &terms.name),
        format = format(lang, &terms.format),
        variant = commands::variant(lang, terms.variant),
        engines = tournament.entries.len(),
        state = state(lang, tournament.state),
    );
    match winner {
        Some(winner) => format!("- {line}, {}", say!(lang, "tournament-won", winner = name(lang, winner))),
        None => format!("- {line}"),
    }
}

/// Over its page: terms, how far it is, the round of so many, and before it begins who is entered.
pub(crate) fn heading(lang: Lang, tournament: &Tournament, round: Option<(u32, u32)>) -> String {
    let mut lines = vec![headed(lang, tournament)];
    match (tournament.state, tournament.terms.entries_end) {
        (TournamentState::Entries, Some(until)) => {
            lines.push(say!(lang, "tournament-created-open", time = clock::moment(until)));
        }
        (TournamentState::Running, _) => {
            lines.extend(round.map(|(at, rounds)| self::round(lang, at, rounds)));
        }
        _ => {}
    }
    if tournament.state == TournamentState::Entries && !tournament.entries.is_empty() {
        lines.push(say!(lang, "tournament-entered", engines = engines(lang, tournament)));
    }
    lines.join("\n")
}

/// A line of its table.
pub(crate) fn place(lang: Lang, place: u32, engine: &str, points: &str) -> String {
    say!(lang, "tournament-place", place = place, name = name(lang, engine), points = points)
}

/// What stands in for the picture of its table.
pub(crate) fn alt(lang: Lang, tournament: &Tournament, lines: &[String]) -> String {
    let alt = say!(
        lang,
        "tournament-alt",
        name = plain(&tournament.terms.name),
        lines = lines.join("; ").replace("**", "")
    );
    cut(&alt, LONGEST_ALT)
}

/// It begins.
pub(crate) fn begins(lang: Lang, tournament: &Tournament) -> String {
    let text = say!(
        lang,
        "tournament-begins",
        name = name(lang, &tournament.terms.name),
        terms = terms(lang, tournament),
        engines = engines(lang, tournament),
    );
    cut(&text, super::LONGEST)
}

/// A round is over.
pub(crate) fn round_over(lang: Lang, tournament: &Tournament, round: u32, rounds: u32) -> String {
    let name = name(lang, &tournament.terms.name);
    say!(lang, "tournament-round-over", name = name, round = round, rounds = rounds)
}

/// It is over.
pub(crate) fn over(lang: Lang, tournament: &Tournament, winner: Option<&str>) -> String {
    let named = name(lang, &tournament.terms.name);
    match winner {
        Some(winner) => say!(lang, "tournament-over", name = named, winner = name(lang, winner)),
        None => say!(lang, "tournament-over-none", name = named),
    }
}

/// Its records are attached, or do not fit.
pub(crate) fn records(lang: Lang, tournament: &Tournament, fit: bool) -> String {
    if fit {
        say!(lang, "tournament-records")
    } else {
        say!(lang, "tournament-records-cut", number = tournament.id.0)
    }
}
