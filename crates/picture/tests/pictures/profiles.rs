//! Profiles.

use image::RgbImage;
use proptest::prelude::*;
use starmate_picture::{Labels, Profile, Streak, Tally, Theme, Verdict, profile};

use crate::files::{difference, pixels};

const DAY: i64 = 86_400_000;

const LABELS: Labels<'static> = Labels {
    games: "57 rated games",
    provisional: "provisional",
    white: "White",
    black: "Black",
    letters: ["W", "D", "L"],
    streak: "Current streak",
    longest: "Longest streak",
    recent: "Last games",
    empty: "No rated games yet",
};

const TALLY: Tally = Tally { wins: 12, draws: 3, losses: 7 };

fn player(points: &[(i64, f64)]) -> Profile<'_> {
    Profile {
        name: "Judit Polgár",
        rating: 1742.0,
        deviation: 63.0,
        provisional: false,
        points,
        white: TALLY,
        black: TALLY,
        streak: Some(Streak { verdict: Verdict::Win, length: 4 }),
        longest: Some(Streak { verdict: Verdict::Win, length: 9 }),
        recent: &[Verdict::Loss, Verdict::Draw, Verdict::Win],
        theme: Theme::Wood,
        labels: LABELS,
    }
}

fn day(at: i64) -> String {
    format!("day {}", at / DAY)
}

fn drawn(picture: &Profile<'_>) -> RgbImage {
    pixels(&profile(picture, day))
}

/// Ratings going up and down, a day apart.
fn points(count: i64) -> Vec<(i64, f64)> {
    (0..count).map(|n| (n * DAY, 1500.0 + (n * n * 37 % 400) as f64)).collect()
}

#[test]
fn whatever_the_number_of_games_the_picture_is_800_by_450_and_not_large() {
    for theme in Theme::ALL {
        for count in [0, 1, 2, 10, 500] {
            let points = points(count);
            let file = profile(&Profile { theme, ..player(&points) }, day);
            assert_eq!(pixels(&file).dimensions(), (800, 450));
            assert!(file.len() <= 100_000, "{theme} {count}: {}", file.len());
        }
    }
}

#[test]
fn everything_that_is_told_shows() {
    let (few, more) = (points(3), points(4));
    let plain = player(&few);
    let streak = |verdict, length| Some(Streak { verdict, length });
    let other = Tally { wins: 13, ..TALLY };
    let label = |labels| Profile { labels, ..plain };
    let others = [
        Profile { name: "Judit Polgar", ..plain },
        Profile { rating: 1743.0, ..plain },
        Profile { deviation: 64.0, ..plain },
        Profile { provisional: true, ..plain },
        Profile { points: &more, ..plain },
        Profile { points: &[], ..plain },
        Profile { white: other, ..plain },
        Profile { black: other, ..plain },
        Profile { streak: streak(Verdict::Loss, 4), ..plain },
        Profile { streak: streak(Verdict::Win, 5), ..plain },
        Profile { longest: None, ..plain },
        Profile { recent: &[Verdict::Loss, Verdict::Draw, Verdict::Draw], ..plain },
        Profile { theme: Theme::Clear, ..plain },
        label(Labels { games: "58 rated games", ..LABELS }),
        label(Labels { white: "Białe", ..LABELS }),
        label(Labels { black: "Czarne", ..LABELS }),
        label(Labels { letters: ["Gy", "D", "V"], ..LABELS }),
        label(Labels { streak: "Seria", ..LABELS }),
        label(Labels { longest: "Seria", ..LABELS }),
        label(Labels { recent: "Seria", ..LABELS }),
    ];
    let mut seen = vec![drawn(&plain)];
    for other in others {
        let picture = drawn(&other);
        assert!(seen.iter().all(|before| *before != picture), "{other:?}");
        seen.push(picture);
    }
    assert!(pixels(&profile(&plain, |at| format!("DAY {}", at / DAY))) != seen[0], "dates");
    // What there is nothing to say about is not said.
    assert!(drawn(&label(Labels { empty: "?", provisional: "?", ..LABELS })) == seen[0]);
}

#[test]
fn the_latest_results_are_shown_and_older_ones_make_room() {
    let few = points(3);
    let plain = player(&few);
    let mut recent = vec![Verdict::Loss; 40];
    recent.extend([Verdict::Win; 30]);
    let full = drawn(&Profile { recent: &[Verdict::Win; 30], ..plain });
    assert!(drawn(&Profile { recent: &recent, ..plain }) == full);
    recent[69] = Verdict::Loss;
    let (left, top, right, _) =
        difference(&drawn(&Profile { recent: &recent, ..plain }), &full).expect("a mark");
    assert!(
        left > 700 && right < 780 && top > 390,
        "the last one, at the right end of the strip: {left} {top}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn no_input_whatever_breaks_the_picture(
        name in any::<String>(), label in "\\PC{0,90}", rating in any::<f64>(), wins in any::<u32>(),
        points in proptest::collection::vec((any::<i64>(), -1e5..1e5), 0..30), losses in any::<u32>(),
    ) {
        let tally = Tally { wins, draws: 0, losses };
        let label = label.as_str();
        let labels = Labels {
            games: label, provisional: label, white: label, black: label, letters: [label; 3], streak: label,
            longest: label, recent: label, empty: label,
        };
        let streak = Some(Streak { verdict: Verdict::Draw, length: wins });
        let picture = Profile {
            name: &name, rating, deviation: rating, provisional: true, white: tally, black: tally, streak, labels,
            ..player(&points)
        };
        prop_assert_eq!(pixels(&profile(&picture, |_| label.to_owned())).dimensions(), (800, 450));
    }
}
