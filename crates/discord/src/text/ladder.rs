//! The ladder in words: standings, games, matches, news.

use play::LocalDate;
use rules::{Outcome, Variant};
use store::ChannelId;
use store::ladder::{EngineState, MoveScore, Standing};
use words::{Lang, say};

use super::{commands, cut, engines, name, plain, ratings, server};

/// Discord's limit for alternative text.
const LONGEST_ALT: usize = 1024;

/// A rule set's name.
fn named(lang: Lang, variant: Variant) -> String {
    commands::variant(lang, variant)
}

/// A share as whole per cent.
fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

/// A number of points with its sign: "+12", "−3", "±0".
pub(crate) fn signed(points: f64) -> String {
    match points.round() as i64 {
        0 => "±0".to_owned(),
        more @ 1.. => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}

/// A rating with half its interval: "1712 ± 41"; an anchor's stands alone.
pub(crate) fn rating_with(rating: f64, interval: f64) -> String {
    match interval.round() as i64 {
        0 => format!("{rating:.0}"),
        interval => format!("{rating:.0} ± {interval}"),
    }
}

/// Half points as people write them: "2½".
pub(crate) fn points(half: u32) -> String {
    match (half / 2, half % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Over the standings.
pub(crate) fn heading(
    lang: Lang,
    variant: Variant,
    season: Option<(u32, LocalDate)>,
    (page, pages): (usize, usize),
) -> String {
    let mut parts = vec![say!(lang, "ladder-heading", variant = named(lang, variant))];
    parts.extend(season.map(|(season, since)| {
        say!(lang, "ladder-season-of", season = season, date = ratings::date(lang, since))
    }));
    if pages > 1 {
        parts.push(say!(lang, "ladder-page", page = page, pages = pages));
    }
    parts.join("\n")
}

/// Nobody has played.
pub(crate) fn empty(lang: Lang, variant: Variant) -> String {
    say!(lang, "ladder-empty", variant = named(lang, variant))
}

/// Where the rest of the standings is.
pub(crate) fn more(lang: Lang, page: usize) -> String {
    say!(lang, "ladder-next-page", page = page)
}

/// A line of the standings.
pub(crate) fn line(lang: Lang, one: &Standing) -> String {
    let rating = one.rating.map_or((0.0, 0.0), |rating| (rating.rating, (rating.high - rating.low) / 2.0));
    let mut line = say!(
        lang,
        "ladder-line",
        place = one.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
        name = name(lang, &one.engine.name),
        rating = rating_with(rating.0, rating.1),
        games = one.games(),
        score = percent(one.score().unwrap_or(0.0)),
        draws = percent(one.draw_share().unwrap_or(0.0)),
    );
    line += &say!(lang, "ladder-line-by", by = engines::by(lang, &one.engine));
    if let Some(sure) = one.rating.and_then(|rating| rating.superior) {
        line += &say!(lang, "ladder-line-over", percent = percent(sure));
    }
    line += &match one.change {
        Some(change) => say!(lang, "ladder-line-change", change = signed(change)),
        None => say!(lang, "ladder-line-new"),
    };
    // Tournaments and seasons that it has won.
    if one.titles > 0 {
        line += " 🏆";
        if one.titles > 1 {
            line += " ×";
            line += &one.titles.to_string();
        }
    }
    line
}

/// What stands in for the picture of standings.
pub(crate) fn alt(lang: Lang, variant: Variant, page: usize, shown: &[&Standing]) -> String {
    let lines: Vec<String> = shown
        .iter()
        .map(|one| {
            say!(
                lang,
                "ladder-alt-line",
                place = one.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
                name = plain(&one.engine.name),
                rating = one.rating.map_or(0, |rating| rating.rating.round() as i64),
            )
        })
        .collect();
    let alt = say!(lang, "ladder-alt", variant = named(lang, variant), page = page, lines = lines.join("; "));
    cut(&alt, LONGEST_ALT)
}

/// A word within a picture.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Label {
    Engine,
    Rating,
    Week,
    Games,
    Score,
    Draws,
    Sure,
    Points,
    Buchholz,
    Berger,
    Results,
    Cross,
    House,
}

/// The words of a label.
pub(crate) fn sheet(lang: Lang, label: Label) -> String {
    match label {
        Label::Engine => say!(lang, "ladder-sheet-engine"),
        Label::Rating => say!(lang, "ladder-sheet-rating"),
        Label::Week => say!(lang, "ladder-sheet-week"),
        Label::Games => say!(lang, "ladder-sheet-games"),
        Label::Score => say!(lang, "ladder-sheet-score"),
        Label::Draws => say!(lang, "ladder-sheet-draws"),
        Label::Sure => say!(lang, "ladder-sheet-sure"),
        Label::Points => say!(lang, "ladder-sheet-points"),
        Label::Buchholz => say!(lang, "ladder-sheet-buchholz"),
        Label::Berger => say!(lang, "ladder-sheet-berger"),
        Label::Results => say!(lang, "ladder-sheet-results"),
        Label::Cross => say!(lang, "ladder-sheet-cross"),
        Label::House => say!(lang, "ladder-sheet-house"),
    }
}

/// The title within a picture.
pub(crate) fn sheet_title(lang: Lang, variant: Variant) -> String {
    say!(lang, "ladder-sheet-title", variant = named(lang, variant))
}

/// A season within a picture.
pub(crate) fn sheet_season(lang: Lang, season: u32) -> String {
    say!(lang, "ladder-sheet-season", season = season)
}

/// Within a picture that has nothing to show.
pub(crate) fn sheet_empty(lang: Lang) -> String {
    say!(lang, "ladder-sheet-empty")
}

/// No such season.
pub(crate) fn season_none(lang: Lang, variant: Variant) -> String {
    say!(lang, "ladder-season-none", variant = named(lang, variant))
}

/// Over a season, from one day to another or still open.
pub(crate) fn season_heading(
    lang: Lang,
    variant: Variant,
    season: u32,
    from: LocalDate,
    to: Option<LocalDate>,
) -> String {
    let (variant, from) = (named(lang, variant), ratings::date(lang, from));
    match to {
        Some(to) => {
            let to = ratings::date(lang, to);
            say!(lang, "ladder-season-heading", variant = variant, season = season, from = from, to = to)
        }
        None => say!(lang, "ladder-season-open", variant = variant, season = season, from = from),
    }
}

/// It goes on.
pub(crate) fn season_running(lang: Lang) -> String {
    say!(lang, "ladder-season-running")
}

/// A line of a season's last table: rating and half its interval.
pub(crate) fn season_line(
    lang: Lang,
    place: u32,
    engine: &str,
    (rating, interval): (Option<f64>, Option<f64>),
    games: u32,
    won: bool,
) -> String {
    let line = say!(
        lang,
        "ladder-season-line",
        place = place,
        name = name(lang, engine),
        rating = rating.unwrap_or(0.0).round() as i64,
        deviation = interval.unwrap_or(0.0).round() as i64,
        games = games,
    );
    if won { format!("{line} 🏆") } else { line }
}

/// Over the cross-table.
pub(crate) fn cross_heading(lang: Lang, variant: Variant) -> String {
    say!(lang, "ladder-cross-heading", variant = named(lang, variant))
}

/// Two engines' games: half points of the first, and how many games.
pub(crate) fn cross_line(lang: Lang, first: &str, second: &str, half: u32, games: u32) -> String {
    let (first, second) = (name(lang, first), name(lang, second));
    say!(lang, "ladder-cross-line", first = first, second = second, points = points(half), games = games)
}

/// Nobody has met.
pub(crate) fn cross_none(lang: Lang) -> String {
    say!(lang, "ladder-cross-none")
}

/// What stands in for the picture of a cross-table.
pub(crate) fn cross_alt(lang: Lang, count: usize) -> String {
    say!(lang, "ladder-cross-alt", count = count)
}

/// It has not played on that ladder.
pub(crate) fn engine_none(lang: Lang, engine: &str, variant: Variant) -> String {
    say!(lang, "ladder-engine-none", name = name(lang, engine), variant = named(lang, variant))
}

/// What it has scored.
pub(crate) fn engine_numbers(lang: Lang, one: &Standing) -> String {
    say!(
        lang,
        "ladder-engine-numbers",
        wins = one.wins,
        draws = one.draws,
        losses = one.losses,
        score = percent(one.score().unwrap_or(0.0)),
    )
}

/// Its last games by their numbers, each with what came of it.
pub(crate) fn engine_games(lang: Lang, games: &[(i64, f64)]) -> String {
    let letter = |gained: f64| {
        let word = if gained > 0.75 {
            "win"
        } else if gained > 0.25 {
            "draw"
        } else {
            "loss"
        };
        say!(lang, "gained", gained = word)
    };
    let games: Vec<String> = games.iter().map(|(id, gained)| format!("{id} ({})", letter(*gained))).collect();
    say!(lang, "ladder-engine-games", games = games.join(", "))
}

/// How it did against another.
pub(crate) fn engine_against(lang: Lang, other: &str, half: u32, games: u32) -> String {
    let points = points(half);
    say!(lang, "ladder-engine-against", name = name(lang, other), points = points, games = games)
}

/// What stands in for the picture of its rating.
pub(crate) fn engine_alt(lang: Lang, engine: &str, rating: f64, interval: f64) -> String {
    let (rating, deviation) = (rating.round() as i64, interval.round() as i64);
    say!(lang, "ladder-engine-alt", name = plain(engine), rating = rating, deviation = deviation)
}

/// There is no such game.
pub(crate) fn game_none(lang: Lang, number: i64) -> String {
    say!(lang, "ladder-game-none", number = number)
}

/// Over a game.
pub(crate) fn game_heading(lang: Lang, number: i64, [white, black]: [&str; 2], outcome: Outcome) -> String {
    let (white, black) = (name(lang, white), name(lang, black));
    say!(
        lang,
        "ladder-game-heading",
        number = number,
        white = white,
        black = black,
        result = outcome.to_string()
    )
}

/// What it was played for and how.
pub(crate) fn game_place(lang: Lang, variant: Variant, control: &str, way: &str) -> String {
    let way = say!(lang, "ladder-game-way", way = way);
    say!(lang, "ladder-game-place", variant = named(lang, variant), control = control, way = way)
}

/// Who lost it by a fault.
pub(crate) fn game_fault(lang: Lang, engine: &str, kind: &str, detail: &str) -> String {
    let (fault, detail) = (engines::fault_kind(lang, kind), engines::name_free(detail));
    say!(lang, "ladder-game-fault", name = name(lang, engine), fault = fault, detail = detail)
}

/// Which board of a game is shown; `written` is the move that led there.
pub(crate) fn game_move(lang: Lang, ply: usize, plies: usize, written: Option<&str>) -> String {
    match written {
        Some(written) => say!(lang, "ladder-game-move", ply = ply, plies = plies, written = written),
        None => say!(lang, "ladder-game-start", plies = plies),
    }
}

/// What an engine thought of its position.
pub(crate) fn game_score(lang: Lang, engine: &str, scored: MoveScore) -> String {
    say!(lang, "ladder-game-score", name = name(lang, engine), score = score(lang, scored))
}

/// An engine's score from its own side: "+0.35", "mate in 3".
pub(crate) fn score(lang: Lang, score: MoveScore) -> String {
    match score {
        MoveScore::Cp(cp) => format!("{:+.2}", f64::from(cp) / 100.0).replace('-', "−"),
        MoveScore::Mate(moves) if moves > 0 => say!(lang, "score-mate", moves = moves),
        MoveScore::Mate(moves) => say!(lang, "score-mated", moves = moves.unsigned_abs()),
    }
}

/// A clock in short: "1:02.5", "0:09.8".
pub(crate) fn clock(ms: u64) -> String {
    format!("{}:{:02}.{}", ms / 60_000, ms / 1000 % 60, ms / 100 % 10)
}

/// A match begins.
pub(crate) fn match_begun(lang: Lang, number: i64, [first, second]: [&str; 2], pairs: u32) -> String {
    let (first, second) = (name(lang, first), name(lang, second));
    say!(lang, "ladder-match-begun", number = number, first = first, second = second, pairs = pairs)
}

/// An engine against itself.
pub(crate) fn match_same(lang: Lang) -> String {
    say!(lang, "ladder-match-same")
}

/// Two engines without a rule set that both play.
pub(crate) fn match_apart(lang: Lang, [first, second]: [&str; 2]) -> String {
    say!(lang, "ladder-match-apart", first = name(lang, first), second = name(lang, second))
}

/// So many pairs a day, and so many left.
pub(crate) fn match_quota(lang: Lang, quota: u32, left: u32) -> String {
    say!(lang, "ladder-match-quota", quota = quota, left = left)
}

/// No pairs, or too many.
pub(crate) fn match_pairs(lang: Lang, most: u32) -> String {
    say!(lang, "ladder-match-pairs-most", most = most)
}

/// An engine does not play.
pub(crate) fn match_idle(lang: Lang, engine: &str, state: EngineState) -> String {
    say!(lang, "ladder-match-idle", name = name(lang, engine), state = engines::state(lang, state))
}

/// A match is over: half points, pairs won, level and lost for the first, and the verdict's word.
pub(crate) fn match_over(
    lang: Lang,
    number: i64,
    [first, second]: [&str; 2],
    [half, others]: [u32; 2],
    [won, even, lost]: [u32; 3],
    verdict: &str,
) -> String {
    let (first, second) = (name(lang, first), name(lang, second));
    let pairs = won + even + lost;
    [
        say!(
            lang,
            "ladder-match-over",
            number = number,
            first = first.as_str(),
            second = second,
            points = points(half),
            others = points(others)
        ),
        say!(
            lang,
            "ladder-match-pairs",
            pairs = pairs,
            first = first.as_str(),
            won = won,
            even = even,
            lost = lost
        ),
        say!(lang, "ladder-match-verdict", verdict = verdict, first = first.as_str()),
    ]
    .join("\n")
}

/// Only managers choose what a server follows.
pub(crate) fn managers_only(lang: Lang) -> String {
    say!(lang, "ladder-follow-managers")
}

/// A ladder is followed in a server.
pub(crate) fn follow_in_server(lang: Lang) -> String {
    say!(lang, "ladder-follow-here")
}

/// A channel follows a ladder.
pub(crate) fn followed(
    lang: Lang,
    variant: Variant,
    channel: ChannelId,
    (hour, zone): (u8, &str),
    live: bool,
) -> String {
    let followed = say!(
        lang,
        "ladder-followed",
        channel = server::channel(channel),
        variant = named(lang, variant),
        hour = format!("{hour}:00"),
        zone = zone,
    );
    if live { format!("{followed} {}", say!(lang, "ladder-followed-live")) } else { followed }
}

/// No channel follows it any more; `false` when none did.
pub(crate) fn unfollowed(lang: Lang, variant: Variant, was: bool) -> String {
    let variant = named(lang, variant);
    if was {
        say!(lang, "ladder-unfollowed", variant = variant)
    } else {
        say!(lang, "ladder-not-followed", variant = variant)
    }
}

/// Something that happened on a ladder.
#[derive(Clone, Debug)]
pub(crate) enum Happened {
    Entered {
        engine: String,
        by: String,
    },
    Overtaken {
        engine: String,
        other: String,
    },
    /// With both ratings at that time.
    Upset {
        engine: String,
        other: String,
        ratings: [f64; 2],
        game: i64,
    },
    Quarantined {
        engine: String,
    },
    Season {
        number: u32,
        winner: String,
    },
    Tournament {
        tournament: String,
        winner: String,
    },
}

/// News in a sentence.
pub(crate) fn news(lang: Lang, variant: Variant, happened: &Happened) -> String {
    let variant = named(lang, variant);
    match happened {
        Happened::Entered { engine, by } => {
            say!(lang, "news-entered", name = name(lang, engine), by = by.as_str(), variant = variant)
        }
        Happened::Overtaken { engine, other } => {
            let (engine, other) = (name(lang, engine), name(lang, other));
            say!(lang, "news-overtaken", name = engine, other = other, variant = variant)
        }
        Happened::Upset { engine, other, ratings: [rating, others], game } => say!(
            lang,
            "news-upset",
            name = name(lang, engine),
            other = name(lang, other),
            rating = rating.round() as i64,
            others = others.round() as i64,
            game = *game,
        ),
        Happened::Quarantined { engine } => {
            say!(lang, "news-quarantined", name = name(lang, engine), variant = variant)
        }
        Happened::Season { number, winner } => {
            say!(lang, "news-season", season = *number, variant = variant, name = name(lang, winner))
        }
        Happened::Tournament { tournament, winner } => {
            say!(lang, "news-tournament", tournament = name(lang, tournament), name = name(lang, winner))
        }
    }
}

/// The digest of a day: games since the last one, and what happened, a line each.
pub(crate) fn digest(lang: Lang, variant: Variant, date: LocalDate, games: u64, news: &[String]) -> String {
    let date = ratings::date(lang, date);
    let mut lines = vec![
        say!(lang, "digest-heading", variant = named(lang, variant), date = date),
        say!(lang, "digest-games", games = games),
    ];
    if !news.is_empty() {
        lines.push(say!(lang, "digest-news"));
        lines.extend(news.iter().map(|one| format!("- {one}")));
    }
    cut(&lines.join("\n"), super::LONGEST)
}

/// Over the board of a game that goes on.
pub(crate) fn live_heading(
    lang: Lang,
    [white, black]: [&str; 2],
    number: u8,
    variant: Variant,
    control: &str,
) -> String {
    let (white, black) = (name(lang, white), name(lang, black));
    let variant = named(lang, variant);
    say!(
        lang,
        "live-heading",
        white = white,
        black = black,
        number = number,
        variant = variant,
        control = control
    )
}

/// A side's clock and what it says of its position.
pub(crate) fn live_side(lang: Lang, engine: &str, left: Option<u64>, scored: Option<MoveScore>) -> String {
    let score = scored.map(|scored| say!(lang, "live-score", score = score(lang, scored)));
    let told: Vec<String> = left.map(clock).into_iter().chain(score).collect();
    let told = if told.is_empty() { "–".to_owned() } else { told.join(", ") };
    say!(lang, "live-clock", side = name(lang, engine), told = told)
}

/// How a game that was shown ended.
pub(crate) fn live_over(lang: Lang, outcome: Outcome, how: &str) -> String {
    say!(lang, "live-over", result = outcome.to_string(), how = how)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_changes_are_written_as_people_do() {
        assert_eq!([0, 1, 2, 5].map(points), ["0", "½", "1", "2½"]);
        assert_eq!([12.4, -3.2, 0.3, -0.4].map(signed), ["+12", "−3", "±0", "±0"]);
    }

    #[test]
    fn scores_are_from_the_engines_own_side() {
        assert_eq!(score(Lang::En, MoveScore::Cp(35)), "+0.35");
        assert_eq!(score(Lang::En, MoveScore::Cp(-120)), "−1.20");
        assert_eq!(score(Lang::En, MoveScore::Mate(3)), "mate in 3");
        assert_eq!(score(Lang::Pl, MoveScore::Mate(-2)), "dostaje mata w 2");
    }

    #[test]
    fn clocks_show_tenths_of_a_second() {
        assert_eq!([62_540, 9_890, 0].map(clock), ["1:02.5", "0:09.8", "0:00.0"]);
    }
}
