//! Draws a ladder's pictures to look at: standings, tables of tournaments, cross-tables, rating curves; few and many
//! engines, long names, four languages, every theme.
//!
//! `cargo run --release -p starmate-picture --example charts -- FOLDER`

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use starmate_picture::{
    Bracket, BracketMatch, BracketSide, CrossRow, CrossTable, CurvePoint, EventRow, EventTable, RatingCurve,
    Standings, StandingsLabels, StandingsRow, Tally, Theme, Who, bracket, cross_table, event_table,
    rating_curve, standings,
};

const NAMES: [(&str, &str, &str); 25] = [
    ("hu", "Superstar 3.2", "Judit Polgár"),
    ("pl", "Żółw", "Łukasz Żebrowski"),
    ("", "House 2000", "house"),
    ("ru", "Ёжик в тумане 0.4.1", "Анна Сергеевна Кузнецова"),
    ("de", "Wolfeschlegelsteinhausenbergerdorff NNUE", "Hubert Blaine Wolfeschlegelstein"),
    ("us", "Hexagon", ""),
    ("fr", "Étoile", "Amélie"),
    ("no", "Stormfågel", "Øystein"),
    ("gb", "dice", "a"),
    ("hu", "Kilenc", "Őrült Ügyes"),
    ("", "Mate Finder 12", "Bob"),
    ("pl", "szachista", "kasia"),
    ("", "House 1500", "house"),
    ("in", "Vajra", "Ananya"),
    ("br", "Onça", "João"),
    ("cz", "Hvězda", "Jiří"),
    ("jp", "Hoshi", "Kenji"),
    ("ua", "Зірка", "Олена"),
    ("gr", "Αστέρι", "Δημήτρης"),
    ("es", "Erizo", "Núria"),
    ("it", "Riccio", "Paolo"),
    ("se", "Igelkott", "Åsa"),
    ("nl", "Egel", "Joost"),
    ("fi", "Siili", "Väinö"),
    ("pt", "random mover", "—"),
];

const LABELS: [StandingsLabels<'static>; 4] = [
    StandingsLabels {
        engine: "engine",
        rating: "rating",
        change: "week",
        games: "games",
        score: "score",
        draws: "draws",
        superiority: "LOS",
        empty: "No engine has entered yet.",
    },
    StandingsLabels {
        engine: "движок",
        rating: "рейтинг",
        change: "неделя",
        games: "партии",
        score: "очки",
        draws: "ничьи",
        superiority: "выше",
        empty: "Ни один движок ещё не заявлен.",
    },
    StandingsLabels {
        engine: "silnik",
        rating: "ranking",
        change: "tydzień",
        games: "partie",
        score: "wynik",
        draws: "remisy",
        superiority: "LOS",
        empty: "Nie zgłoszono jeszcze żadnego silnika.",
    },
    StandingsLabels {
        engine: "motor",
        rating: "érték",
        change: "hét",
        games: "játszmák",
        score: "pont",
        draws: "döntetlen",
        superiority: "LOS",
        empty: "Még nincs benevezett motor.",
    },
];

fn who(n: usize) -> Who<'static> {
    let (flag, name, author) = NAMES[n];
    let titles = [2, 0, 1, 0, 1][n % 5];
    Who { flag, name, author, titles }
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("which folder?")?);
    fs::create_dir_all(&folder)?;
    let keep = |name: String, file: Vec<u8>| fs::write(folder.join(name + ".png"), file);
    for (theme, labels) in Theme::ALL.into_iter().zip(LABELS.into_iter().cycle()) {
        for engines in [0, 1, 4, 12, 25] {
            keep(format!("standings-{theme}-{engines}"), ladder(engines, theme, labels))?;
        }
        for engines in [4, 8, 14, 25] {
            keep(format!("cross-{theme}-{engines}"), cross(engines, theme))?;
        }
        keep(format!("event-{theme}"), event(theme))?;
        for engines in [2, 6, 8, 13, 25, 32] {
            keep(format!("bracket-{theme}-{engines}"), knockout(engines, theme))?;
        }
        for points in [0, 1, 2, 12, 400] {
            keep(format!("curve-{theme}-{points}"), curve(points, theme))?;
        }
    }
    Ok(())
}

fn ladder(engines: usize, theme: Theme, labels: StandingsLabels<'_>) -> Vec<u8> {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let rows: Vec<StandingsRow<'_>> = (0..engines)
        .map(|n| StandingsRow {
            rank: n as u32 + 1,
            who: who(n),
            rating: 2212.0 - 41.0 * n as f64 + random.random_range(-15.0..15.0),
            margin: (!NAMES[n].1.starts_with("House"))
                .then(|| if n == 8 { 231.0 } else { random.random_range(18.0..60.0) }),
            change: (n != 8).then(|| random.random_range(-20.0..20.0_f64).round()),
            games: if n == 8 { 6 } else { random.random_range(80..12_000) },
            score: Some((0.78 - 0.025 * n as f64).max(0.0)),
            draws: Some(random.random_range(0.2..0.8)),
            superiority: (n + 1 < engines).then(|| random.random_range(0.5..1.0)),
        })
        .collect();
    standings(&Standings {
        title: "Starchess ladder",
        aside: "10 s + 0.1 s · season 3 · 14 Mar 2026",
        rows: &rows,
        labels,
        theme,
    })
}

fn cross(engines: usize, theme: Theme) -> Vec<u8> {
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let mut against = vec![vec![None; engines]; engines];
    let pairs = (0..engines).flat_map(|one| (one + 1..engines).map(move |other| (one, other)));
    for (one, other) in pairs {
        if random.random_ratio(1, 9) {
            continue;
        }
        let games = if engines < 15 && engines != 4 { 2 * random.random_range(1..30) } else { 2 };
        let expected = 0.5 + 0.02 * (other - one) as f64;
        let halves: u32 = (0..2 * games).filter(|_| random.random::<f64>() < expected).count() as u32;
        let points = f64::from(halves) / 2.0;
        against[one][other] = Some((points, games));
        against[other][one] = Some((f64::from(games) - points, games));
    }
    let rows: Vec<CrossRow<'_>> = (0..engines)
        .map(|n| CrossRow {
            rank: n as u32 + 1,
            who: who(n),
            against: &against[n],
            points: against[n].iter().flatten().map(|(points, _)| points).sum(),
            games: against[n].iter().flatten().map(|(_, games)| games).sum(),
        })
        .collect();
    cross_table(&CrossTable {
        title: "Spring cup, round robin",
        aside: "after round 7 of 9",
        engine: "engine",
        points: "points",
        rows: &rows,
        theme,
    })
}

fn event(theme: Theme) -> Vec<u8> {
    let cells: Vec<[String; 2]> =
        (0..9).map(|n| [format!("{}½", 41 - n), format!("{}", 52 - 3 * n)]).collect();
    let rows: Vec<EventRow<'_>> = (0..9)
        .map(|n| EventRow {
            rank: if n == 4 { 4 } else { n as u32 + 1 },
            who: who(n),
            results: Tally { wins: 9 - n as u32, draws: 3 + n as u32 % 3, losses: n as u32 },
            points: 10.5 - n as f64,
            cells: &cells[n],
            out: n > 6,
        })
        .collect();
    event_table(&EventTable {
        title: "Spring cup, Swiss",
        aside: "after round 5 of 7",
        engine: "engine",
        results: "won · drawn · lost",
        points: "points",
        columns: &["Buchholz", "S.-B."],
        rows: &rows,
        theme,
    })
}

fn curve(count: usize, theme: Theme) -> Vec<u8> {
    const DAY: i64 = 86_400_000;
    let mut random = ChaCha8Rng::seed_from_u64(count as u64);
    let mut rating = 1500.0;
    let points: Vec<CurvePoint> = (0..count)
        .map(|n| {
            rating += random.random_range(-12.0..12.0) + 300.0 / (n + 3) as f64;
            CurvePoint {
                at: (20_000 + n as i64) * DAY,
                rating,
                margin: 560.0 / (1.0 + n as f64).sqrt() + 8.0,
            }
        })
        .collect();
    let marks = [(20_003 * DAY, "3.1"), (20_150 * DAY, "3.2"), (20_290 * DAY, "3.3 NNUE")];
    rating_curve(
        &RatingCurve {
            who: who(if count == 12 { 4 } else { 0 }),
            aside: "2,312 games · 61% · draws 44%",
            points: &points,
            marks: &marks,
            empty: "No rated games yet",
            theme,
        },
        |at| format!("day {}", at / DAY - 20_000),
    )
}

/// A knockout in which the last stage that has begun is half over.
fn knockout(engines: usize, theme: Theme) -> Vec<u8> {
    let size = engines.next_power_of_two();
    let mut order = vec![0];
    while order.len() < size {
        let next = 2 * order.len();
        order = order.into_iter().flat_map(|seed| [seed, next - 1 - seed]).collect();
    }
    let mut present: Vec<Option<usize>> = order.into_iter().map(|n| (n < engines).then_some(n)).collect();
    let mut stages = Vec::new();
    while present.len() > 1 {
        let last = present.len() <= 4;
        let stage: Vec<(BracketMatch<'_>, Option<usize>)> = present
            .chunks(2)
            .enumerate()
            .map(|(n, pair)| {
                let over = !(last && n > 0) && present.len() > 2;
                let winner = match pair {
                    [Some(one), Some(other)] => Some(if one * 7 % 5 > 2 { *other } else { *one }),
                    [one, _] => *one,
                    _ => None,
                };
                let alone = pair[1].is_none() && stages.is_empty();
                let side =
                    |who: Option<usize>| {
                        who.map(|who| BracketSide {
                            name: NAMES[who % NAMES.len()].1,
                            points: (!alone && (over || present.len() > 2))
                                .then_some(if winner == Some(who) { 2.5 } else { 1.5 }),
                            through: (over || alone).then_some(winner == Some(who)),
                        })
                    };
                let through = if over || alone { winner } else { None };
                (BracketMatch { sides: [side(pair[0]), side(pair[1])] }, through)
            })
            .collect();
        present = stage.iter().map(|(_, winner)| *winner).collect();
        stages.push(stage.into_iter().map(|(meeting, _)| meeting).collect::<Vec<_>>());
    }
    bracket(&Bracket { title: "Spring cup, knockout", aside: "semi-finals", stages: &stages, theme })
}
