//! Ratings, profiles, lists of the strongest.

use play::LocalDate;
use rules::{Colour, Variant};
use store::{Gained, Rating, RatingChange, Results, Score, ShownRating, Streak};
use words::{Lang, say};

use super::{commands, side};

/// How many of the last ratings are told.
const CURVE: usize = 10;

/// `1512`, or `1488?` while it is provisional.
pub(crate) fn rating(rating: ShownRating) -> String {
    format!("{}{}", rating.points, if rating.provisional { "?" } else { "" })
}

/// "Anna 1512", where brackets follow.
pub(crate) fn name_with(name: &str, shown: ShownRating) -> String {
    format!("{name} {}", rating(shown))
}

/// "Anna (1512)".
pub(crate) fn name(name: &str, shown: ShownRating) -> String {
    format!("{name} ({})", rating(shown))
}

/// The ratings of the players that a challenge names, each behind the name.
pub(crate) fn of_players(lang: Lang, players: &[String]) -> String {
    say!(lang, "challenge-ratings", players = players.join(", "))
}

/// What a game did to both ratings: names of White and Black with what it did to theirs.
pub(crate) fn changes(lang: Lang, white: (&str, &RatingChange), black: (&str, &RatingChange)) -> String {
    let [white, black] = [white, black].map(|(name, change)| {
        let (before, after) = (change.before_shown(), change.after_shown());
        let change = signed(i32::from(after.points) - i32::from(before.points));
        format!("{name} {} ({change})", rating(after))
    });
    say!(lang, "rating-changes", white = white, black = black)
}

pub(crate) fn signed(change: i32) -> String {
    match change {
        0 => "±0".to_owned(),
        1.. => format!("+{change}"),
        _ => format!("−{}", change.unsigned_abs()),
    }
}

/// A date as the language writes it in digits.
pub(crate) fn date(lang: Lang, date: LocalDate) -> String {
    let (year, month, day) = (date.year(), date.month(), date.day());
    say!(lang, "date", year = year.to_string(), month = format!("{month:02}"), day = format!("{day:02}"))
}

/// What a profile tells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Profile<'a> {
    /// The name, cleaned for a sentence.
    pub(crate) name: &'a str,
    /// Which rule set's ratings and results.
    pub(crate) variant: Variant,
    /// The rating now; `None` before the first rated game.
    pub(crate) rating: Option<Rating>,
    /// The highest rating that was certain, and when it was reached.
    pub(crate) highest: Option<(ShownRating, LocalDate)>,
    /// What each rated game did, the first game first.
    pub(crate) history: &'a [RatingChange],
    pub(crate) results: &'a Results,
}

/// A profile in words: all numbers of its picture.
pub(crate) fn profile(lang: Lang, profile: &Profile<'_>) -> String {
    let mut lines = vec![format!("**{}** · {}", profile.name, commands::variant(lang, profile.variant))];
    match profile.rating {
        Some(now) => lines.extend(rated(lang, profile, now)),
        None => {
            lines.push(say!(lang, "profile-unrated", rating = rating(ShownRating::NEWCOMER)));
        }
    }
    let results = profile.results;
    if results.last.is_empty() {
        lines.push(say!(lang, "profile-empty"));
        return lines.join("\n");
    }
    for (colour, Score { wins, draws, losses }) in Colour::ALL.into_iter().zip([results.white, results.black])
    {
        lines.push(say!(
            lang,
            "profile-side",
            side = side(colour),
            wins = wins,
            draws = draws,
            losses = losses
        ));
    }
    let Streak { current, longest } = results.winning;
    lines.push(say!(lang, "profile-winning", now = current, most = longest));
    let Streak { current, longest } = results.unbeaten;
    lines.push(say!(lang, "profile-unbeaten", now = current, most = longest));
    let games: Vec<String> =
        results.last.iter().map(|(_, gained)| say!(lang, "gained", gained = word(*gained))).collect();
    lines.push(say!(lang, "profile-last", games = games.join(", ")));
    lines.join("\n")
}

fn rated(lang: Lang, profile: &Profile<'_>, now: Rating) -> Vec<String> {
    let mut lines = vec![say!(
        lang,
        "profile-rated",
        rating = rating(now.shown()),
        deviation = now.deviation.round().to_string(),
        games = now.games
    )];
    if now.provisional {
        lines.push(say!(lang, "profile-provisional"));
    }
    if let Some((highest, at)) = profile.highest {
        lines.push(say!(lang, "profile-highest", rating = rating(highest), date = date(lang, at)));
    }
    let first = profile.history.len().saturating_sub(CURVE);
    let curve: Vec<String> =
        profile.history[first..].iter().map(|change| rating(change.after_shown())).collect();
    if !curve.is_empty() {
        lines.push(say!(lang, "profile-curve", ratings = curve.join(", ")));
    }
    lines
}

fn word(gained: Gained) -> &'static str {
    match gained {
        Gained::Win => "win",
        Gained::Draw => "draw",
        Gained::Loss => "loss",
    }
}

/// What stands in for the picture of a profile.
pub(crate) fn profile_alt(lang: Lang, name: &str) -> String {
    say!(lang, "profile-alt", name = name)
}

/// Whose ratings in which rule set, without markup.
pub(crate) fn sheet_name(lang: Lang, name: &str, variant: Variant) -> String {
    format!("{name} · {}", commands::variant(lang, variant))
}

/// The words within the picture of a profile.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    games: String,
    provisional: String,
    sides: [String; 2],
    letters: [String; 3],
    streak: String,
    longest: String,
    recent: String,
    empty: String,
}

impl Sheet {
    /// The words for somebody with so many games, so many of them rated.
    pub(crate) fn of(lang: Lang, games: u32, rated: u32) -> Self {
        let letter = |gained| say!(lang, "sheet-letter", gained = word(gained));
        Self {
            games: say!(lang, "sheet-games", games = games, rated = rated),
            provisional: say!(lang, "sheet-provisional"),
            sides: Colour::ALL.map(|colour| say!(lang, "sheet-side", side = side(colour))),
            letters: [Gained::Win, Gained::Draw, Gained::Loss].map(letter),
            streak: say!(lang, "sheet-streak"),
            longest: say!(lang, "sheet-longest"),
            recent: say!(lang, "sheet-recent"),
            empty: say!(lang, "sheet-empty"),
        }
    }

    pub(crate) fn labels(&self) -> picture::Labels<'_> {
        let [white, black] = &self.sides;
        let [win, draw, loss] = &self.letters;
        picture::Labels {
            games: &self.games,
            provisional: &self.provisional,
            white,
            black,
            letters: [win, draw, loss],
            streak: &self.streak,
            longest: &self.longest,
            recent: &self.recent,
            empty: &self.empty,
        }
    }
}

/// The first line of a list of the strongest.
pub(crate) fn top(lang: Lang, here: bool, variant: Variant) -> String {
    let title = if here { say!(lang, "top-server") } else { say!(lang, "top-all") };
    format!("{title} · {}", commands::variant(lang, variant))
}

/// A line with a place, or without one for somebody whose rating is provisional.
pub(crate) fn top_line(lang: Lang, place: Option<usize>, name: &str, now: &Rating) -> String {
    let (rating, games) = (rating(now.shown()), now.games);
    match place {
        Some(place) => say!(lang, "top-line", place = place, name = name, rating = rating, games = games),
        None => say!(lang, "top-provisional-line", name = name, rating = rating, games = games),
    }
}

/// Before those whose ratings are provisional.
pub(crate) fn top_provisional(lang: Lang) -> String {
    say!(lang, "top-provisional")
}

/// Only provisional ratings there are.
pub(crate) fn nobody_established(lang: Lang) -> String {
    say!(lang, "top-nobody-established")
}

/// An empty list.
pub(crate) fn top_empty(lang: Lang, here: bool) -> String {
    if here { say!(lang, "top-empty-server") } else { say!(lang, "top-empty-all") }
}

/// The asker's own rating.
pub(crate) fn top_own(lang: Lang, own: Option<ShownRating>) -> String {
    match own {
        Some(own) => say!(lang, "top-own", rating = rating(own)),
        None => say!(lang, "top-own-none"),
    }
}

/// The list of a server was asked for where there is none.
pub(crate) fn no_server_here(lang: Lang) -> String {
    say!(lang, "top-here-only-in-servers")
}

#[cfg(test)]
mod tests {
    use play::{GameId, Timestamp, UserId};

    use super::*;

    fn change(before: f64, after: f64, deviation: f64) -> RatingChange {
        RatingChange {
            game: GameId(1),
            player: UserId(1 << 30),
            score: 1.0,
            before,
            before_deviation: deviation,
            after,
            after_deviation: deviation,
            at: Timestamp(0),
        }
    }

    #[test]
    fn changes_are_those_of_the_points_shown() {
        let (anna, boris) = (change(1499.6, 1512.4, 60.0), change(1500.4, 1487.6, 120.0));
        assert_eq!(
            changes(Lang::En, ("Anna", &anna), ("Boris", &boris)),
            "Ratings: Anna 1512 (+12), Boris 1488? (−12)."
        );
        let same = change(1500.2, 1500.4, 60.0);
        assert!(changes(Lang::En, ("Anna", &same), ("Boris", &boris)).contains("Anna 1500 (±0)"));
    }

    #[test]
    fn dates_are_written_as_the_language_does() {
        let day = LocalDate::new(2026, 3, 9).expect("a date");
        let written = Lang::ALL.map(|lang| date(lang, day));
        assert_eq!(written, ["2026-03-09", "09.03.2026", "09.03.2026", "2026. 03. 09."]);
    }

    #[test]
    fn the_longest_profile_fits_into_a_message_in_every_language() {
        let last = (0..20).map(|game| (GameId(game), Gained::Loss)).collect();
        let many = Score { wins: 99_999, draws: 99_999, losses: 99_999 };
        let streak = Streak { current: 99_999, longest: 99_999 };
        let results = Results {
            white: many,
            black: many,
            winning: streak,
            unbeaten: streak,
            last,
            ..Results::default()
        };
        let history = vec![change(1500.0, 3000.0, 300.0); 40];
        let rating =
            Rating { rating: 3000.0, deviation: 300.0, volatility: 0.06, games: 99_999, provisional: true };
        let highest = (ShownRating { points: 3000, provisional: false }, LocalDate::new(2026, 12, 31));
        let name = "\\*".repeat(32);
        for lang in Lang::ALL {
            let text = profile(
                lang,
                &Profile {
                    variant: Variant::Starchess,
                    name: &name,
                    rating: Some(rating),
                    highest: highest.1.map(|at| (highest.0, at)),
                    history: &history,
                    results: &results,
                },
            );
            assert!(text.chars().count() <= super::super::LONGEST, "{lang:?}: {text}");
        }
    }
}
