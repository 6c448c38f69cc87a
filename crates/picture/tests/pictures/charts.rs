//! A ladder's pictures.

use image::RgbImage;
use proptest::prelude::*;
use starmate_picture::{
    Bracket, BracketMatch, BracketSide, CrossRow, CrossTable, CurvePoint, EventRow, EventTable, MOST_ROWS,
    MOST_STAGES, RatingCurve, Standings, StandingsLabels, StandingsRow, Tally, Theme, Who, bracket,
    cross_table, event_table, rating_curve, standings,
};

use crate::files::{difference, pixels};

const DAY: i64 = 86_400_000;
const WHO: Who<'static> = Who { flag: "hu", name: "Superstar 3.2", author: "Judit Polgár", titles: 0 };
const LABELS: StandingsLabels<'static> = StandingsLabels {
    engine: "engine",
    rating: "rating",
    change: "week",
    games: "games",
    score: "score",
    draws: "draws",
    superiority: "LOS",
    empty: "No engine has entered yet.",
};
const ROW: StandingsRow<'static> = StandingsRow {
    rank: 1,
    who: WHO,
    rating: 1742.0,
    margin: Some(31.0),
    change: Some(12.0),
    games: 312,
    score: Some(0.61),
    draws: Some(0.44),
    superiority: Some(0.93),
};
/// Another, so that the first has something to be measured by.
const OTHER: StandingsRow<'static> = StandingsRow { rank: 2, rating: 1500.0, superiority: None, ..ROW };

fn ladder(rows: &[StandingsRow<'_>]) -> RgbImage {
    let (title, aside) = ("Starchess ladder", "season 3");
    pixels(&standings(&Standings { title, aside, rows, labels: LABELS, theme: Theme::Wood }))
}

#[test]
fn everything_that_standings_tell_shows() {
    let others = [
        StandingsRow { rank: 2, ..ROW },
        StandingsRow { who: Who { flag: "pl", ..WHO }, ..ROW },
        StandingsRow { who: Who { flag: "", ..WHO }, ..ROW },
        StandingsRow { who: Who { name: "Superstar 3.3", ..WHO }, ..ROW },
        StandingsRow { who: Who { author: "Judit Polgar", ..WHO }, ..ROW },
        StandingsRow { who: Who { titles: 1, ..WHO }, ..ROW },
        StandingsRow { who: Who { titles: 2, ..WHO }, ..ROW },
        StandingsRow { rating: 1743.0, ..ROW },
        StandingsRow { margin: Some(32.0), ..ROW },
        StandingsRow { margin: None, ..ROW },
        StandingsRow { change: Some(-12.0), ..ROW },
        StandingsRow { change: None, ..ROW },
        StandingsRow { games: 313, ..ROW },
        StandingsRow { score: Some(0.62), ..ROW },
        StandingsRow { score: None, ..ROW },
        StandingsRow { draws: Some(0.45), ..ROW },
        StandingsRow { superiority: Some(0.94), ..ROW },
        StandingsRow { superiority: None, ..ROW },
    ];
    let mut seen = vec![ladder(&[ROW, OTHER])];
    for other in others {
        let picture = ladder(&[other, OTHER]);
        assert!(seen.iter().all(|before| *before != picture), "{other:?}");
        // What is told of the first shows in its row or, the scale, in the next; not in the headline.
        let (_, top, _, _) = difference(&picture, &seen[0]).expect("something differs");
        assert!(top > 70, "{other:?}");
        seen.push(picture);
    }
}

#[test]
fn a_picture_has_at_most_twenty_five_rows_and_thirteen_fit_discords_window() {
    assert_eq!(ladder(&[ROW; 60]), ladder(&[ROW; MOST_ROWS]));
    // Discord shows 550 by 350.
    let thirteen = ladder(&[ROW; 13]);
    assert_eq!(thirteen.width(), 1100);
    assert!(thirteen.height() <= 700, "{}", thirteen.height());
    assert!(ladder(&[]).height() >= 150);
}

#[test]
fn a_better_rating_is_further_right_on_the_scale() {
    // Where the first row's whisker is: between the columns of the error and of the change.
    let place = |rating: f64| {
        let picture =
            ladder(&[StandingsRow { rating, ..ROW }, OTHER, StandingsRow { rating: 2000.0, ..OTHER }]);
        let ground = *picture.get_pixel(600, 112);
        let inked =
            (600..730).filter(|&x| (120..140).any(|y| picture.get_pixel(x, y)[0].abs_diff(ground[0]) > 60));
        let columns: Vec<u32> = inked.collect();
        f64::from(columns[0] + columns[columns.len() - 1]) / 2.0
    };
    let places = [1550.0, 1700.0, 1850.0].map(place);
    assert!(places[0] + 15.0 < places[1] && places[1] + 15.0 < places[2], "{places:?}");
}

fn cross(against: &[[Option<(f64, u32)>; 3]; 3]) -> RgbImage {
    let row =
        |n: usize| CrossRow { rank: n as u32 + 1, who: WHO, against: &against[n], points: 3.5, games: 6 };
    let rows = [row(0), row(1), row(2)];
    let table = CrossTable {
        title: "Spring cup",
        aside: "round 2",
        engine: "engine",
        points: "points",
        rows: &rows,
        theme: Theme::Wood,
    };
    pixels(&cross_table(&table))
}

#[test]
fn a_square_tells_its_points_and_its_colour_who_was_better() {
    let level = Some((1.0, 2));
    let with = |cell| cross(&[[None, cell, level], [level, None, level], [level, level, None]]);
    let all = [Some((2.0, 2)), Some((1.5, 2)), level, Some((0.5, 2)), Some((0.0, 2)), None];
    let pictures = all.map(with);
    for (n, picture) in pictures.iter().enumerate() {
        assert!(pictures[..n].iter().all(|before| before != picture), "{n}");
    }
    // A corner of the square of the first against the second, away from what is written.
    let (left, top, _, _) = difference(&pictures[0], &pictures[4]).expect("something differs");
    let green_less_red = |picture: &RgbImage| {
        let pixel = picture.get_pixel(left + 6, top + 6);
        i32::from(pixel[1]) - i32::from(pixel[0])
    };
    let colours: Vec<i32> = pictures[..5].iter().map(green_less_red).collect();
    assert!(colours.windows(2).all(|pair| pair[0] > pair[1]), "{colours:?}");
}

#[test]
fn squares_are_written_alike_so_that_one_of_two_is_not_taken_for_a_half() {
    // All have two games: only points. Where games differ they are written, too, and the first square changes with them.
    let level = Some((1.0, 2));
    let cell = |other| cross(&[[None, level, other], [level, None, level], [other, level, None]]);
    let (same, differ) = (cell(level), cell(Some((2.0, 4))));
    let (left, ..) = difference(&same, &differ).expect("something differs");
    assert!(left < 480, "the square of the first two, too: {left}");
}

#[test]
fn a_tournaments_table_shows_results_points_and_what_else_is_told() {
    let results = Tally { wins: 5, draws: 3, losses: 2 };
    let cells = ["41½".to_owned(), "30".to_owned()];
    let row = EventRow { rank: 1, who: WHO, results, points: 6.5, cells: &cells, out: false };
    let drawn = |row: EventRow<'_>| {
        let (title, aside, engine) = ("Spring cup", "round 2", "engine");
        let (columns, rows) = (&["Buchholz", "S.-B."][..], &[row][..]);
        let (results, points, theme) = ("results", "points", Theme::Paper);
        pixels(&event_table(&EventTable { title, aside, engine, results, points, columns, rows, theme }))
    };
    let other_cells = ["41½".to_owned(), "31".to_owned()];
    let others = [
        EventRow { rank: 2, ..row },
        EventRow { results: Tally { losses: 3, ..results }, ..row },
        EventRow { results: Tally::default(), ..row },
        EventRow { points: 6.0, ..row },
        EventRow { cells: &other_cells, ..row },
        EventRow { out: true, ..row },
    ];
    let mut seen = vec![drawn(row)];
    for other in others {
        let picture = drawn(other);
        assert!(seen.iter().all(|before| *before != picture), "{other:?}");
        seen.push(picture);
    }
}

fn knockout(stages: &[Vec<BracketMatch<'_>>]) -> RgbImage {
    pixels(&bracket(&Bracket { title: "Cup", aside: "final", stages, theme: Theme::Wood }))
}

#[test]
fn a_bracket_tells_who_met_the_points_and_who_is_through() {
    let side = BracketSide { name: "Superstar", points: Some(2.5), through: None };
    let other = BracketSide { name: "Hexagon", points: Some(1.5), through: None };
    let with = |one, two| {
        let first = vec![BracketMatch { sides: [Some(one), two] }, BracketMatch::default()];
        knockout(&[first, vec![BracketMatch::default()]])
    };
    let mut seen: Vec<RgbImage> = Vec::new();
    for (one, two) in [
        (side, Some(other)),
        (BracketSide { name: "Superstar 2", ..side }, Some(other)),
        (BracketSide { points: Some(2.0), ..side }, Some(other)),
        (BracketSide { points: None, ..side }, Some(other)),
        (BracketSide { through: Some(true), ..side }, Some(other)),
        (BracketSide { through: Some(false), ..side }, Some(other)),
        (BracketSide { through: Some(true), ..side }, None),
        (side, None),
    ] {
        let picture = with(one, two);
        assert!(seen.iter().all(|before| *before != picture), "{one:?} {two:?}");
        seen.push(picture);
    }
    // The last stages of one too large for a picture.
    let stages: Vec<Vec<BracketMatch<'_>>> =
        (0..8).map(|n| vec![BracketMatch { sides: [Some(side), Some(other)] }; 128 >> n]).collect();
    assert_eq!(knockout(&stages), knockout(&stages[8 - MOST_STAGES..]));
    assert_eq!(knockout(&[]).width(), 1100);
}

fn curve(points: &[CurvePoint], marks: &[(i64, &str)]) -> RgbImage {
    let curve = RatingCurve {
        who: WHO,
        aside: "312 games",
        points,
        marks,
        empty: "No games yet",
        theme: Theme::Midnight,
    };
    pixels(&rating_curve(&curve, |at| format!("day {}", at / DAY)))
}

#[test]
fn a_champions_cup_stands_behind_the_name_with_their_number() {
    let titled = |titles: u32| {
        let curve = RatingCurve {
            who: Who { titles, ..WHO },
            aside: "312 games",
            points: &[],
            marks: &[],
            empty: "No games yet",
            theme: Theme::Midnight,
        };
        pixels(&rating_curve(&curve, |at| format!("day {}", at / DAY)))
    };
    let (none, one, three) = (titled(0), titled(1), titled(3));
    let (left, _, right, bottom) = difference(&none, &one).expect("a cup");
    // The name begins at 94 and is 13 letters of 46 pixels long.
    assert!((250..460).contains(&left) && right - left < 50 && bottom < 76, "{left} {right} {bottom}");
    let (from, _, to, _) = difference(&none, &three).expect("a cup and a number");
    assert!(from == left && to > right + 10, "{from} {to}");
}

#[test]
fn a_wider_band_covers_more_and_marks_stand_where_they_belong() {
    let points = |margin: f64| -> Vec<CurvePoint> {
        (0..30).map(|n| CurvePoint { at: n * DAY, rating: 1500.0 + 10.0 * n as f64, margin }).collect()
    };
    let panel = *curve(&[], &[]).get_pixel(300, 130);
    let covered = |margin: f64| {
        let picture = curve(&points(margin), &[]);
        (0..400).filter(|y| *picture.get_pixel(500, 112 + y % 390) != panel).count()
    };
    assert!(covered(20.0) > 10 && covered(90.0) > covered(20.0) + 30, "{} {}", covered(20.0), covered(90.0));
    let (plain, marked) = (curve(&points(20.0), &[]), curve(&points(20.0), &[(15 * DAY, "3.1")]));
    let (left, ..) = difference(&plain, &marked).expect("something differs");
    // 15 of 29 days: a little right of the panel's middle, which is at 583.
    assert!((583..620).contains(&left), "{left}");
    assert_eq!(curve(&points(20.0), &[(-5 * DAY, "before")]), plain);
}

#[test]
fn no_margin_is_written_of_an_anchor() {
    // Where the rating and its margin stand, right of the name.
    let written = |margin: f64| -> Vec<u32> {
        let picture = curve(&[CurvePoint { at: 0, rating: 1500.0, margin }], &[]);
        let paper = *picture.get_pixel(2, 2);
        (700..1100).filter(|x| (15..65).any(|y| *picture.get_pixel(*x, y) != paper)).collect()
    };
    let (anchor, other) = (written(0.0), written(7.0));
    // Both end at the same margin of the sheet; what the other says is longer by "± 7".
    assert!(anchor[anchor.len() - 1].abs_diff(other[other.len() - 1]) < 12, "{anchor:?} {other:?}");
    assert!(anchor[0] > other[0] + 40, "{anchor:?} {other:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn no_input_whatever_breaks_the_pictures(
        name in any::<String>(), word in "\\PC{0,60}", number in any::<f64>(), other in any::<f64>(), count in any::<u32>(),
        at in proptest::collection::vec((any::<i64>(), any::<f64>(), any::<f64>()), 0..20),
    ) {
        let (word, who) = (word.as_str(), Who { flag: &name, name: &name, author: &name, titles: count });
        let labels = StandingsLabels {
            engine: word, rating: word, change: word, games: word, score: word, draws: word, superiority: word, empty: word,
        };
        let row = StandingsRow {
            rank: count, who, rating: number, margin: Some(other), change: Some(number), games: count,
            score: Some(other), draws: Some(number), superiority: Some(other),
        };
        let theme = Theme::Clear;
        let file = standings(&Standings { title: &name, aside: word, rows: &[row, OTHER], labels, theme });
        prop_assert_eq!(pixels(&file).width(), 1100);
        let against = [None, Some((number, count))];
        let rows = [CrossRow { rank: count, who, against: &against, points: other, games: count }; 2];
        let file = cross_table(&CrossTable { title: &name, aside: word, engine: word, points: word, rows: &rows, theme });
        prop_assert_eq!(pixels(&file).width(), 1100);
        let cells = [name.clone()];
        let results = Tally { wins: count, draws: 1, losses: count };
        let rows = [EventRow { rank: count, who, results, points: number, cells: &cells, out: true }];
        let columns = [word, word];
        let file = event_table(&EventTable {
            title: word, aside: &name, engine: word, results: word, points: word, columns: &columns, rows: &rows, theme,
        });
        prop_assert_eq!(pixels(&file).width(), 1100);
        let points: Vec<CurvePoint> = at.iter().map(|&(at, rating, margin)| CurvePoint { at, rating, margin }).collect();
        let marks = [(at.first().map_or(0, |first| first.0), word)];
        let file = rating_curve(
            &RatingCurve { who, aside: word, points: &points, marks: &marks, empty: word, theme }, |_| word.to_owned(),
        );
        prop_assert_eq!(pixels(&file).dimensions(), (1100, 560));
    }
}
