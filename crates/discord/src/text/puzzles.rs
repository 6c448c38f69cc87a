//! Puzzles: what is asked, what an answer was worth, the puzzle of the day, standings of solvers.

use play::{LocalDate, Streak};
use rules::{Colour, Position, Role, Square, Variant};
use store::{DailyPost, FirstTry, ShownRating};
use words::{Lang, say};

use super::{ratings, side, yes};

pub(crate) fn button_answer(lang: Lang) -> String {
    say!(lang, "button-puzzle-answer")
}

pub(crate) fn button_open(lang: Lang) -> String {
    say!(lang, "button-puzzle-open")
}

pub(crate) fn button_share(lang: Lang) -> String {
    say!(lang, "button-puzzle-share")
}

pub(crate) fn button_hint(lang: Lang) -> String {
    say!(lang, "button-puzzle-hint")
}

pub(crate) fn button_give_up(lang: Lang) -> String {
    say!(lang, "button-puzzle-give-up")
}

pub(crate) fn button_give_up_yes(lang: Lang) -> String {
    say!(lang, "button-puzzle-give-up-yes")
}

pub(crate) fn button_back(lang: Lang) -> String {
    say!(lang, "button-puzzle-back")
}

pub(crate) fn button_flaw(lang: Lang) -> String {
    say!(lang, "button-puzzle-flaw")
}

pub(crate) fn button_another(lang: Lang) -> String {
    say!(lang, "button-puzzle-another")
}

pub(crate) fn button_first(lang: Lang) -> String {
    super::buttons::first(lang)
}

pub(crate) fn button_previous(lang: Lang) -> String {
    super::buttons::back(lang)
}

pub(crate) fn button_next(lang: Lang) -> String {
    super::buttons::forward(lang)
}

pub(crate) fn button_last(lang: Lang) -> String {
    super::buttons::last(lang)
}

pub(crate) fn form_title(lang: Lang) -> String {
    say!(lang, "puzzle-form-title")
}

pub(crate) fn form_day(lang: Lang, number: i32) -> String {
    say!(lang, "puzzle-form-day", number = number.to_string())
}

pub(crate) fn form_field(lang: Lang) -> String {
    say!(lang, "puzzle-form-field")
}

/// An example of a line, in the spelling of the board.
pub(crate) fn form_hint(lang: Lang, variant: Variant) -> String {
    let example = match variant {
        Variant::Starchess => "18-19 11-20",
        Variant::Chess => "Qxh7+ Nf7",
        Variant::Chess100 => "Qd1-d8 e2-e4",
    };
    say!(lang, "puzzle-form-hint", example = example)
}

pub(crate) fn flaw_title(lang: Lang) -> String {
    say!(lang, "puzzle-flaw-title")
}

pub(crate) fn flaw_field(lang: Lang) -> String {
    say!(lang, "puzzle-flaw-field")
}

pub(crate) fn flaw_hint(lang: Lang) -> String {
    say!(lang, "puzzle-flaw-hint")
}

pub(crate) fn flaw_kept(lang: Lang, id: &str) -> String {
    say!(lang, "puzzle-flaw-kept", id = id)
}

/// White or Black, as it begins a line.
pub(crate) fn side_name(lang: Lang, colour: Colour) -> String {
    say!(lang, "puzzle-side", side = side(colour))
}

/// The line in a picture: whose move it is.
pub(crate) fn caption(lang: Lang, position: &Position) -> String {
    if !position.has_moves() {
        return String::new();
    }
    say!(
        lang,
        "puzzle-caption",
        side = side(position.side()),
        setup = yes(position.is_setup()),
        check = yes(position.in_check())
    )
}

pub(crate) fn title(lang: Lang, id: &str, variant: Variant, tier: &str) -> String {
    say!(lang, "puzzle-title", id = id, variant = variant.as_str(), tier = tier)
}

pub(crate) fn title_day(lang: Lang, number: i32, variant: Variant, tier: &str) -> String {
    say!(lang, "puzzle-title-day", number = number.to_string(), variant = variant.as_str(), tier = tier)
}

/// What is to be done: `mate` is in how many moves, 0 for a win without mate, nothing where that is not told.
pub(crate) fn task(lang: Lang, colour: Colour, mate: Option<u32>) -> String {
    let side = side(colour);
    match mate {
        None => say!(lang, "puzzle-task", side = side),
        Some(0) => say!(lang, "puzzle-task-win", side = side),
        Some(moves) => say!(lang, "puzzle-task-mate", side = side, moves = moves),
    }
}

pub(crate) fn published(lang: Lang, author: &str) -> String {
    say!(lang, "puzzle-published", author = author)
}

pub(crate) fn help(lang: Lang) -> String {
    say!(lang, "puzzle-help")
}

pub(crate) fn found(lang: Lang, line: &str) -> String {
    say!(lang, "puzzle-found", line = line)
}

pub(crate) fn right(lang: Lang, mv: &str, reply: &str) -> String {
    say!(lang, "puzzle-right", move = mv, reply = reply)
}

pub(crate) fn last_right(lang: Lang, mv: &str, alternative: bool) -> String {
    say!(lang, "puzzle-last-right", move = mv, alternative = yes(alternative))
}

pub(crate) fn wrong(lang: Lang, mv: &str) -> String {
    say!(lang, "puzzle-wrong", move = mv)
}

pub(crate) fn other_reply(lang: Lang, mv: &str) -> String {
    say!(lang, "puzzle-other-reply", move = mv)
}

pub(crate) fn unread(lang: Lang, why: &str) -> String {
    say!(lang, "puzzle-unread", why = why)
}

pub(crate) fn first_over(lang: Lang) -> String {
    say!(lang, "puzzle-first-over")
}

pub(crate) fn hint_costs(lang: Lang) -> String {
    say!(lang, "puzzle-hint-costs")
}

/// Which man moves, and from where; without a square it is placed.
pub(crate) fn hint_man(lang: Lang, role: Role, on: Option<Square>) -> String {
    match on {
        Some(on) => say!(lang, "puzzle-hint-man", role = role.word(), square = on.to_string()),
        None => say!(lang, "puzzle-hint-placed", role = role.word()),
    }
}

pub(crate) fn hint_target(lang: Lang, to: Square) -> String {
    say!(lang, "puzzle-hint-target", square = to.to_string())
}

pub(crate) fn give_up(lang: Lang) -> String {
    say!(lang, "puzzle-give-up")
}

/// How it ended.
pub(crate) fn ended(lang: Lang, solved: bool, first: Option<FirstTry>) -> String {
    let how = match (solved, first) {
        (false, _) => "shown",
        (true, Some(FirstTry::Solved)) => "first",
        (true, Some(FirstTry::Hint)) => "hint",
        (true, _) => "later",
    };
    say!(lang, "puzzle-ended", how = how)
}

pub(crate) fn solution(lang: Lang, line: &str) -> String {
    say!(lang, "puzzle-solution", line = line)
}

pub(crate) fn theme(lang: Lang, theme: puzzles::Theme) -> String {
    say!(lang, "puzzle-theme", theme = theme.as_str())
}

pub(crate) fn theme_unknown(lang: Lang, typed: &str) -> String {
    say!(lang, "puzzle-theme-unknown", theme = typed)
}

pub(crate) fn themes(lang: Lang, themes: &str) -> String {
    say!(lang, "puzzle-themes", themes = themes)
}

/// A puzzle's own rating, and how many first tries have made it.
pub(crate) fn rated(lang: Lang, points: u16, tries: u32) -> String {
    say!(lang, "puzzle-rated", rating = points.to_string(), tries = tries)
}

pub(crate) fn rating(lang: Lang, after: ShownRating, change: i32) -> String {
    say!(lang, "puzzle-rating", rating = ratings::rating(after), change = ratings::signed(change))
}

pub(crate) fn streak(lang: Lang, streak: Streak) -> String {
    say!(lang, "puzzle-streak", length = streak.length, freezes = streak.freezes)
}

pub(crate) fn gone(lang: Lang) -> String {
    say!(lang, "puzzle-gone")
}

pub(crate) fn none_in_hand(lang: Lang) -> String {
    say!(lang, "puzzle-none-in-hand")
}

pub(crate) fn none_left(lang: Lang, variant: Variant, chosen: bool) -> String {
    say!(lang, "puzzle-none-left", variant = variant.as_str(), chosen = yes(chosen))
}

pub(crate) fn day_help(lang: Lang) -> String {
    say!(lang, "daily-help")
}

/// How many have solved and tried a day's puzzle so far.
pub(crate) fn count(lang: Lang, solved: u32, tried: u32) -> String {
    say!(lang, "daily-count", solved = solved, tried = tried)
}

/// The same once it is over.
pub(crate) fn count_over(lang: Lang, solved: u32, tried: u32) -> String {
    say!(lang, "daily-count-over", solved = solved, tried = tried)
}

/// The solution, hidden until it is pressed.
pub(crate) fn reveal(lang: Lang, number: i32, variant: Variant, line: &str) -> String {
    let hidden = format!("||{line}||");
    say!(lang, "daily-reveal", number = number.to_string(), variant = variant.as_str(), line = hidden)
}

/// It is read out without being asked for, so it tells nothing.
pub(crate) fn reveal_alt(lang: Lang, number: i32) -> String {
    say!(lang, "daily-reveal-alt", number = number.to_string())
}

pub(crate) fn share_first(lang: Lang) -> String {
    say!(lang, "daily-share-first")
}

/// To be copied as it stands.
pub(crate) fn share(lang: Lang, number: i32, variant: Variant, squares: &str, streak: u32) -> String {
    let mut text =
        say!(lang, "daily-share", number = number.to_string(), variant = variant.as_str(), squares = squares);
    if streak > 1 {
        text = format!("{text}\n{}", say!(lang, "daily-share-streak", length = streak));
    }
    format!("{}\n```\n{text}\n```", say!(lang, "daily-share-copy"))
}

pub(crate) fn archive(lang: Lang) -> String {
    say!(lang, "daily-archive")
}

pub(crate) fn archive_pick(lang: Lang) -> String {
    say!(lang, "daily-archive-pick")
}

pub(crate) fn archive_empty(lang: Lang, server: bool) -> String {
    say!(lang, "daily-archive-empty", server = yes(server))
}

/// A line of the archive's menu: what it is called, and what is under it. `state` is how far the reader is with it.
pub(crate) fn archive_line(lang: Lang, post: &DailyPost, state: &str) -> (String, String) {
    let label = say!(
        lang,
        "daily-archive-line",
        number = post.number.to_string(),
        date = ratings::date(lang, post.date)
    );
    let about = say!(
        lang,
        "daily-archive-about",
        variant = post.variant.as_str(),
        tier = post.tier.as_str(),
        state = state
    );
    (super::cut(&label, 100), super::cut(&about, 100))
}

/// The heading of a month's table.
pub(crate) fn table(lang: Lang, month: LocalDate, variant: Variant, days: u32) -> String {
    let month = format!("{:04}-{:02}", month.year(), month.month());
    say!(lang, "daily-table", month = month, variant = variant.as_str(), days = days)
}

pub(crate) fn table_line(lang: Lang, place: usize, name: &str, solved: u32, at_first: u32) -> String {
    say!(lang, "daily-table-line", place = place, name = name, solved = solved, first = at_first)
}

pub(crate) fn table_empty(lang: Lang) -> String {
    say!(lang, "daily-table-empty")
}

pub(crate) fn month_unknown(lang: Lang) -> String {
    say!(lang, "daily-month-unknown")
}

/// How daily puzzles are set, for a server or a person.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting<'a> {
    /// A link to the channel; none for direct messages.
    pub(crate) channel: Option<&'a str>,
    pub(crate) hour: u8,
    pub(crate) zone: &'a str,
    pub(crate) variants: &'a [Variant],
    pub(crate) series: &'a str,
    pub(crate) role: Option<&'a str>,
    /// What the language is called; none goes by the place.
    pub(crate) language: Option<&'a str>,
    pub(crate) goal: bool,
    /// When the next one comes, in seconds since 1970.
    pub(crate) next: Option<i64>,
}

pub(crate) fn setting(lang: Lang, setting: &Setting<'_>) -> String {
    let variants: Vec<String> =
        setting.variants.iter().map(|variant| super::commands::variant(lang, *variant)).collect();
    let hour = format!("{}:00", setting.hour);
    let mut lines = vec![match setting.channel {
        Some(channel) => say!(lang, "daily-set-server", channel = channel, hour = hour, zone = setting.zone),
        None => say!(lang, "daily-set-me", hour = hour, zone = setting.zone),
    }];
    lines.push(say!(
        lang,
        "daily-set-puzzles",
        variants = super::list(lang, &variants),
        series = setting.series
    ));
    lines.push(say!(lang, "daily-set-goal", goal = yes(setting.goal)));
    lines.extend(setting.role.map(|role| say!(lang, "daily-set-role", role = role)));
    lines.extend(setting.language.map(|name| say!(lang, "daily-set-language", language = name)));
    lines.extend(setting.next.map(|next| say!(lang, "daily-set-next", time = format!("<t:{next}:R>"))));
    lines.join("\n")
}

pub(crate) fn set_lost(lang: Lang) -> String {
    say!(lang, "daily-set-lost")
}

pub(crate) fn not_set(lang: Lang, server: bool) -> String {
    say!(lang, "daily-not-set", server = yes(server))
}

pub(crate) fn managers_only(lang: Lang) -> String {
    say!(lang, "daily-managers-only")
}

pub(crate) fn only_in_servers(lang: Lang) -> String {
    say!(lang, "daily-only-in-servers")
}

pub(crate) fn dms_closed(lang: Lang) -> String {
    say!(lang, "daily-dms-closed")
}

pub(crate) fn stopped(lang: Lang, server: bool) -> String {
    say!(lang, "daily-stopped", server = yes(server))
}

/// What a solver's standing tells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing<'a> {
    pub(crate) name: &'a str,
    pub(crate) variant: Variant,
    pub(crate) rating: Option<store::Rating>,
    /// First tries, those of them that solved, and all that were solved in the end.
    pub(crate) tries: u32,
    pub(crate) firsts: u32,
    pub(crate) solved: u32,
    /// The streak of daily puzzles now, the longest, and freezes.
    pub(crate) streak: (u32, u32, u8),
    /// Themes with tries and those solved at first, the most tried first.
    pub(crate) themes: &'a [(String, u32, u32)],
}

/// A solver's standing in words: all numbers of its picture.
pub(crate) fn standing(lang: Lang, standing: &Standing<'_>) -> String {
    let mut lines =
        vec![say!(lang, "puzzle-stats-title", name = standing.name, variant = standing.variant.as_str())];
    match standing.rating {
        None => lines.push(say!(lang, "puzzle-stats-none")),
        Some(now) => {
            lines.push(say!(
                lang,
                "puzzle-stats-rating",
                rating = ratings::rating(now.shown()),
                deviation = now.deviation.round().to_string()
            ));
            lines.push(say!(
                lang,
                "puzzle-stats-tries",
                tries = standing.tries,
                first = standing.firsts,
                solved = standing.solved
            ));
        }
    }
    let (current, best, freezes) = standing.streak;
    if best > 0 {
        lines.push(say!(lang, "puzzle-stats-streak", current = current, best = best, freezes = freezes));
    }
    if !standing.themes.is_empty() {
        let themes: Vec<String> =
            standing.themes.iter().map(|(name, tried, won)| format!("{name} {won}/{tried}")).collect();
        lines.push(say!(lang, "puzzle-stats-themes", themes = themes.join(", ")));
    }
    super::cut(&lines.join("\n"), super::LONGEST)
}

pub(crate) fn standing_alt(lang: Lang, name: &str) -> String {
    say!(lang, "puzzle-stats-alt", name = name)
}

/// The words within the picture: the line under the name, the word for a provisional rating, what stands there while there
/// is no try.
pub(crate) fn sheet(lang: Lang, tries: u32, firsts: u32) -> [String; 3] {
    [
        say!(lang, "puzzle-sheet-tries", tries = tries, first = firsts),
        say!(lang, "sheet-provisional"),
        say!(lang, "puzzle-sheet-empty"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_solution_is_hidden_in_every_language() {
        for lang in Lang::ALL {
            let text = reveal(lang, 335, Variant::Starchess, "1. 18-19");
            assert!(text.contains("||1. 18-19||"), "{text}");
        }
    }

    #[test]
    fn what_is_shared_stands_apart_to_be_copied() {
        let text = share(Lang::En, 335, Variant::Starchess, "🟩🟥", 5);
        assert!(text.contains("```\nStarmate daily #335 · Starchess: 🟩🟥\n"), "{text}");
        assert!(!share(Lang::En, 335, Variant::Chess, "🟩", 1).contains("row"));
    }
}
