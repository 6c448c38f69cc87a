//! Fits against a slow search for the same maximum, with the model written as its authors did.

use ladder::{Counts, Error, Fit, List, Prior, Results, fit};
use proptest::prelude::*;
use rules::Outcome;

use crate::davidson;

/// The logarithm of the posterior at ratings, White's terms and logarithms of draw parameters, one after the other.
fn posterior(at: &[f64], players: &[Prior], lists: &[List], results: &Results) -> f64 {
    let (ratings, rest) = at.split_at(players.len());
    let (white_terms, draws) = rest.split_at(lists.len());
    let normal = |x: f64, mean: f64, deviation: f64| -(x - mean).powi(2) / (2.0 * deviation * deviation);
    let mut sum = 0.0;
    for (white, black, list, counts) in results.iter() {
        let chances = davidson(ratings[white] + white_terms[list], ratings[black], draws[list].exp());
        let seen = [counts.white_wins, counts.draws, counts.black_wins];
        for (chance, count) in chances.into_iter().zip(seen) {
            sum += f64::from(count) * chance.ln();
        }
    }
    for (player, prior) in players.iter().enumerate() {
        sum += match prior {
            Prior::New => normal(ratings[player], 1500.0, 350.0),
            Prior::After(before) => normal(ratings[player], ratings[*before], 100.0),
            Prior::Fixed(_) => 0.0,
        };
    }
    for (list, about) in lists.iter().enumerate() {
        sum += normal(white_terms[list], 0.0, 150.0);
        sum += normal(draws[list], (2.0 * about.draws / (1.0 - about.draws)).ln(), 1.0);
    }
    sum
}

/// Each parameter in turn a step up or down while that is better, with smaller and smaller steps.
fn searched(players: &[Prior], lists: &[List], results: &Results) -> Vec<f64> {
    let mut at: Vec<f64> =
        players.iter().map(|prior| if let Prior::Fixed(rating) = prior { *rating } else { 1500.0 }).collect();
    at.extend(vec![0.0; 2 * lists.len()]);
    let value = |at: &[f64]| posterior(at, players, lists, results);
    let mut best = value(&at);
    let mut step = 1.0;
    while step > 1e-7 {
        let mut better = false;
        for place in 0..at.len() {
            if players.get(place).is_some_and(|prior| matches!(prior, Prior::Fixed(_))) {
                continue;
            }
            let unit = if place < players.len() + lists.len() { 64.0 } else { 0.25 };
            for way in [step * unit, -step * unit] {
                let before = at[place];
                loop {
                    let kept = at[place];
                    at[place] = kept + way;
                    let now = value(&at);
                    if now <= best {
                        at[place] = kept;
                        break;
                    }
                    best = now;
                }
                better |= at[place].to_bits() != before.to_bits();
            }
        }
        if !better {
            step /= 2.0;
        }
    }
    at
}

/// The inverse of the negative second derivatives at the maximum, by small differences; parameters that are fixed left out.
fn covariance(at: &[f64], players: &[Prior], lists: &[List], results: &Results) -> Vec<Vec<f64>> {
    let free: Vec<usize> = (0..at.len())
        .filter(|place| !players.get(*place).is_some_and(|prior| matches!(prior, Prior::Fixed(_))))
        .collect();
    let steps: Vec<f64> =
        free.iter().map(|place| if *place < players.len() + lists.len() { 2.0 } else { 0.01 }).collect();
    let value = |moves: &[(usize, f64)]| {
        let mut at = at.to_vec();
        moves.iter().for_each(|(n, by)| at[free[*n]] += by * steps[*n]);
        posterior(&at, players, lists, results)
    };
    let size = free.len();
    let mut rows: Vec<Vec<f64>> = (0..size)
        .map(|row| {
            let along = |column: usize| {
                let signs = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];
                let sum: f64 = signs.iter().map(|(a, b)| a * b * value(&[(row, *a), (column, *b)])).sum();
                -sum / (4.0 * steps[row] * steps[column])
            };
            let unit = (0..size).map(|column| f64::from(u8::from(column == row)));
            (0..size).map(along).chain(unit).collect()
        })
        .collect();
    // Gauss and Jordan.
    for pivot in 0..size {
        let by = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|cell| *cell /= by);
        let pivoted = rows[pivot].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(n, _)| *n != pivot) {
            let by = row[pivot];
            row.iter_mut().zip(&pivoted).for_each(|(cell, of)| *cell -= by * of);
        }
    }
    let inverse: Vec<Vec<f64>> = rows.into_iter().map(|row| row[size..].to_vec()).collect();
    let mut all = vec![vec![0.0; at.len()]; at.len()];
    for (row, place) in free.iter().enumerate() {
        for (column, other) in free.iter().enumerate() {
            all[*place][*other] = inverse[row][column];
        }
    }
    all
}

fn agree(found: &Fit, players: &[Prior], lists: &[List], results: &Results) {
    let slow = searched(players, lists, results);
    for player in 0..players.len() {
        let (fast, slow) = (found.rating(player).mean, slow[player]);
        assert!((fast - slow).abs() < 0.02, "player {player}: {fast} {slow}");
    }
    for list in 0..lists.len() {
        let (fast, slow) = (found.white(list), slow[players.len() + list]);
        assert!((fast - slow).abs() < 0.02, "White on {list}: {fast} {slow}");
    }
    for list in 0..lists.len() {
        let draw = slow[players.len() + lists.len() + list].exp();
        let (fast, slow) = (found.draw_share(list), draw / (2.0 + draw));
        assert!((fast - slow).abs() < 1e-4, "draws on {list}: {fast} {slow}");
    }
    let covariance = covariance(&slow, players, lists, results);
    for one in 0..players.len() {
        for other in 0..players.len() {
            let variance = covariance[one][one] + covariance[other][other] - 2.0 * covariance[one][other];
            let (fast, slow) = (found.difference(one, other).deviation, variance.max(0.0).sqrt());
            assert!((fast - slow).abs() < 0.005 * slow + 0.02, "{one} {other}: {fast} {slow}");
        }
    }
    let anchored = players.iter().any(|prior| matches!(prior, Prior::Fixed(_)));
    let n = players.len() as f64;
    for player in 0..players.len() {
        let weight =
            |other: usize| f64::from(u8::from(other == player)) - if anchored { 0.0 } else { 1.0 / n };
        let variance: f64 = (0..players.len())
            .flat_map(|a| (0..players.len()).map(move |b| (a, b)))
            .map(|(a, b)| weight(a) * weight(b) * covariance[a][b])
            .sum();
        let (fast, slow) = (found.rating(player).deviation, variance.max(0.0).sqrt());
        assert!((fast - slow).abs() < 0.005 * slow + 0.02, "rating of {player}: {fast} {slow}");
    }
}

fn prior(player: usize) -> impl Strategy<Value = Prior> {
    prop_oneof![
        3 => Just(Prior::New),
        2 => (0..player.max(1)).prop_map(move |before| {
            if player == 0 { Prior::New } else { Prior::After(before) }
        }),
        1 => (1300.0..2100.0).prop_map(Prior::Fixed),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_maximum_and_the_intervals_are_those_of_a_slow_search(
        players in (prior(0), prior(1), prior(2), prior(3)).prop_map(|(a, b, c, d)| [a, b, c, d]),
        draws in [0.2..0.9, 0.2..0.9],
        cells in proptest::collection::vec((0..4_usize, 1..4_usize, 0..2_usize, [0..9_u32, 0..9_u32, 0..9_u32]), 0..8),
    ) {
        let lists = draws.map(|draws| List { draws });
        let mut results = Results::new();
        for (white, by, list, [white_wins, draws, black_wins]) in cells {
            results.add_counts(white, (white + by) % 4, list, Counts { white_wins, draws, black_wins });
        }
        let found = fit(&players, &lists, &results, None).unwrap();
        agree(&found, &players, &lists, &results);
        // From elsewhere it comes to the same.
        let mut others = Results::new();
        others.add_counts(3, 0, 1, Counts { white_wins: 30, draws: 1, black_wins: 0 });
        let before = fit(&players, &lists, &others, None).unwrap();
        let warm = fit(&players, &lists, &results, Some(&before)).unwrap();
        for player in 0..4 {
            prop_assert!((warm.rating(player).mean - found.rating(player).mean).abs() < 1e-3);
        }
    }
}

/// Players with these priors after these games on one list.
fn after(players: &[Prior], games: &[(usize, usize, Counts)]) -> Fit {
    let mut results = Results::new();
    games.iter().for_each(|(white, black, counts)| results.add_counts(*white, *black, 0, *counts));
    fit(players, &[List::OTHER], &results, None).unwrap()
}

#[test]
fn who_has_only_won_has_a_finite_rating_and_a_wide_interval() {
    let won = Counts { white_wins: 2000, ..Counts::default() };
    let found = after(&[Prior::New, Prior::New, Prior::New], &[(0, 1, won), (1, 2, won), (0, 2, won)]);
    let [first, second, third] = [0, 1, 2].map(|player| found.rating(player).mean);
    assert!(first > second + 200.0 && second > third + 200.0 && first < 4000.0, "{first} {second} {third}");
    assert!(found.superiority(0, 2) > 0.999);
    assert!(found.difference(0, 1).margin() > 100.0);
}

#[test]
fn without_games_there_is_the_prior_and_nothing_else() {
    let found = after(&[Prior::New, Prior::New], &[]);
    let difference = found.difference(0, 1);
    assert!(difference.mean.abs() < 1e-9 && (difference.deviation - 350.0 * 2_f64.sqrt()).abs() < 1e-6);
    assert!((found.superiority(0, 1) - 0.5).abs() < 1e-6 && found.steps() == 0);
    // N(0, 350) about the mean of two is N(0, 350/√2).
    assert!((found.rating(0).deviation - 350.0 / 2_f64.sqrt()).abs() < 1e-6);
    assert!(after(&[], &[]).ranked().is_empty());
}

#[test]
fn groups_that_have_not_met_are_both_near_the_mean() {
    let even = Counts { white_wins: 10, draws: 10, black_wins: 10 };
    let found = after(&[Prior::New; 4], &[(0, 1, even), (1, 0, even), (2, 3, even), (3, 2, even)]);
    for player in 0..4 {
        assert!((found.rating(player).mean - 1500.0).abs() < 1e-6);
    }
    assert!(found.difference(0, 1).deviation < 60.0 && found.difference(0, 2).deviation > 300.0);
}

#[test]
fn a_new_version_starts_from_its_predecessor_and_moves_with_it() {
    let won = Counts { white_wins: 20, draws: 10, black_wins: 5 };
    let players = [Prior::Fixed(1500.0), Prior::New, Prior::After(1), Prior::After(2)];
    let found = after(&players, &[(1, 0, won)]);
    assert!(found.rating(1).mean > 1550.0);
    for later in [2, 3] {
        assert!((found.rating(later).mean - found.rating(1).mean).abs() < 1e-6);
    }
    assert!((found.difference(2, 1).deviation - 100.0).abs() < 1e-6);
    assert!((found.difference(3, 1).deviation - 100.0 * 2_f64.sqrt()).abs() < 1e-6);
}

#[test]
fn anchors_stay_where_they_are_and_have_no_interval() {
    let (won, lost) =
        (Counts { white_wins: 40, ..Counts::default() }, Counts { black_wins: 40, ..Counts::default() });
    let players = [Prior::Fixed(2000.0), Prior::Fixed(1500.0), Prior::New];
    let found = after(&players, &[(0, 1, lost), (1, 0, won), (0, 2, lost), (2, 0, won)]);
    assert_eq!([0, 1].map(|anchor| found.rating(anchor).interval()), [[2000.0; 2], [1500.0; 2]]);
    assert!(found.rating(2).mean > 2000.0 && found.rating(2).deviation > 50.0);
}

#[test]
fn each_list_has_its_own_draws_and_its_own_term_for_white() {
    // 55 % for White on both: from the setup 80 % drawn, from arrays 34 %.
    let mut results = Results::new();
    for (white, black) in [(0, 1), (1, 0)] {
        results.add_counts(white, black, 0, Counts { white_wins: 1500, draws: 8000, black_wins: 500 });
        results.add_counts(white, black, 1, Counts { white_wins: 3800, draws: 3400, black_wins: 2800 });
    }
    let found = fit(&[Prior::New; 2], &[List::SETUP, List::ARRAYS], &results, None).unwrap();
    for (list, draws, odds) in [(0, 0.8, 3.0), (1, 0.34, 38.0 / 28.0)] {
        assert!((found.expected(0, 1, list) - 0.55).abs() < 2e-3);
        assert!((found.expected_draws(0, 1, list) - draws).abs() < 2e-3);
        // The odds of winning are 10^(Elo / 400).
        assert!((found.white(list) - 400.0 * f64::log10(odds)).abs() < 5.0, "{}", found.white(list));
        assert!((found.expected_of_pair(0, 1, list) - 0.5).abs() < 1e-6);
    }
}

#[test]
fn a_million_games_take_no_more_cells_than_the_pairs_that_met() {
    let mut results = Results::new();
    for _ in 0..1_000_000 {
        results.add(0, 1, 0, Outcome::Draw);
    }
    assert_eq!((results.iter().count(), results.games()), (1, 1_000_000));
    assert!(
        fit(&[Prior::New; 2], &[List::OTHER], &results, None).unwrap().difference(0, 1).mean.abs() < 300.0
    );
}

#[test]
fn what_cannot_be_is_refused() {
    let lists = [List::OTHER];
    let mut results = Results::new();
    for (priors, at) in [
        (vec![Prior::After(0)], 0),
        (vec![Prior::After(1), Prior::After(0)], 0),
        (vec![Prior::New, Prior::After(7)], 1),
    ] {
        assert_eq!(fit(&priors, &lists, &results, None).unwrap_err(), Error::Predecessor(at));
    }
    results.add(0, 2, 0, Outcome::Draw);
    let unknown = fit(&[Prior::New; 2], &lists, &results, None).unwrap_err();
    assert_eq!(unknown, Error::Unknown { white: 0, black: 2, list: 0 });
    assert!(fit(&[Prior::New; 3], &[], &results, None).is_err());
}
