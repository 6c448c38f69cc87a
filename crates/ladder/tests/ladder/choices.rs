//! Who meets next.

use std::collections::{BTreeMap, BTreeSet};

use ladder::choice::{Ladder, Meeting, Source, Why, next};
use ladder::{Counts, Fit, List, Prior, Results, fit};

const LISTS: [List; 2] = [List::SETUP, List::ARRAYS];
const SOURCES: [Source; 2] = [Source { weight: 1.0, openings: 1 }, Source { weight: 1.0, openings: 50 }];

fn fitted(players: usize, results: &Results) -> Fit {
    fit(&vec![Prior::New; players], &LISTS, results, None).unwrap()
}

fn ladder<'a>(fit: &'a Fit, results: &'a Results, running: &'a [Meeting], number: u64) -> Ladder<'a> {
    Ladder { fit, results, lists: &SOURCES, running, seed: 11, number }
}

fn drawn(results: &mut Results, meeting: &Meeting) {
    let [one, other] = meeting.players;
    for (white, black) in [(one, other), (other, one)] {
        results.add_counts(white, black, meeting.list, Counts { draws: 1, ..Counts::default() });
    }
}

/// Plays so many pairs, all drawn.
fn season(players: usize, pairs: u64) -> (Vec<(Meeting, Why)>, Results) {
    let (mut results, mut meetings) = (Results::new(), Vec::new());
    for number in 0..pairs {
        let now = fitted(players, &results);
        let (meeting, why) = next(&ladder(&now, &results, &[], number), |_| true).unwrap();
        drawn(&mut results, &meeting);
        meetings.push((meeting, why));
    }
    (meetings, results)
}

#[test]
fn the_same_seed_and_number_give_the_same_choice() {
    assert_eq!(season(6, 40).0, season(6, 40).0);
}

#[test]
fn about_one_pair_in_five_is_round_robin() {
    let results = Results::new();
    let now = fitted(5, &results);
    let count = (0..5000)
        .filter(|number| next(&ladder(&now, &results, &[], *number), |_| true).unwrap().1 == Why::RoundRobin)
        .count();
    // Five deviations of a binomial are 141.
    assert!((859..=1141).contains(&count), "{count}");
}

#[test]
fn everybody_meets_everybody_before_long_and_colours_are_even() {
    let (meetings, results) = season(6, 75);
    for one in 0..6 {
        for other in one + 1..6 {
            assert!(results.between(one, other).games() >= 2, "{one} {other}");
        }
    }
    let first = meetings.iter().filter(|(meeting, _)| meeting.players[0] < meeting.players[1]).count();
    assert!((20..=55).contains(&first), "{first}");
}

#[test]
fn nobody_meets_whom_it_plays_already_or_may_not_meet() {
    let results = Results::new();
    let now = fitted(4, &results);
    let mut running: Vec<Meeting> = Vec::new();
    let mut number = 0;
    while let Some((meeting, _)) = next(&ladder(&now, &results, &running, number), |pair| !pair.contains(&3))
    {
        running.push(meeting);
        number += 1;
    }
    let mut pairs: Vec<[usize; 2]> = running
        .iter()
        .map(|meeting| {
            [meeting.players[0].min(meeting.players[1]), meeting.players[0].max(meeting.players[1])]
        })
        .collect();
    pairs.sort_unstable();
    assert_eq!(pairs, [[0, 1], [0, 2], [1, 2]]);
    assert_eq!(next(&ladder(&now, &results, &[], 0), |_| false), None);
}

/// The pair of most expected information by the formula, worked out from the fit's own face.
fn most_telling(now: &Fit, list: usize) -> [usize; 2] {
    let pairs = (0..now.players()).flat_map(|one| (one + 1..now.players()).map(move |other| [one, other]));
    let telling = |[one, other]: &[usize; 2]| {
        let fisher = now.information(*one, *other, list) / 2.0;
        (1.0 + 2.0 * now.difference(*one, *other).deviation.powi(2) * fisher).ln()
    };
    pairs.max_by(|one, other| telling(one).total_cmp(&telling(other))).unwrap()
}

#[test]
fn most_pairs_are_those_that_tell_most() {
    let mut results = Results::new();
    let cell = |white_wins, black_wins| Counts { white_wins, draws: 3, black_wins };
    for (white, black, list, counts) in [
        (0, 1, 0, cell(9, 2)),
        (1, 2, 0, cell(5, 4)),
        (2, 3, 1, cell(1, 7)),
        (4, 0, 1, cell(0, 30)),
        (1, 3, 0, cell(3, 3)),
    ] {
        results.add_counts(white, black, list, counts);
        results.add_counts(
            black,
            white,
            list,
            Counts { white_wins: counts.black_wins, draws: 3, black_wins: counts.white_wins },
        );
    }
    let now = fitted(5, &results);
    let one_list = [SOURCES[0]];
    let mut seen = BTreeSet::new();
    for number in 0..40 {
        let ladder = Ladder { lists: &one_list, ..ladder(&now, &results, &[], number) };
        let (meeting, why) = next(&ladder, |_| true).unwrap();
        if why == Why::Information {
            let [one, other] = meeting.players;
            seen.insert([one.min(other), one.max(other)]);
        }
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [most_telling(&now, 0)]);
}

#[test]
fn a_newcomer_does_not_play_all_others_at_once_only_because_little_is_known_of_it() {
    // Of seven with many games and one without any, several pairs at a time: some are between the others.
    let mut results = Results::new();
    for white in 0..7 {
        for black in (0..7).filter(|black| *black != white) {
            results.add_counts(white, black, 0, Counts { white_wins: 2, draws: 4, black_wins: 2 });
        }
    }
    let now = fitted(8, &results);
    let mut running: Vec<Meeting> = Vec::new();
    for number in 0..12 {
        let (meeting, _) = next(&ladder(&now, &results, &running, number), |_| true).unwrap();
        running.push(meeting);
    }
    assert!(running[..4].iter().any(|meeting| meeting.has(7)));
    assert!(running.iter().any(|meeting| !meeting.has(7)));
}

#[test]
fn lists_share_the_games_by_their_weights_and_openings_come_in_turn() {
    let (meetings, _) = season(3, 120);
    let on_first = meetings.iter().filter(|(meeting, _)| meeting.list == 0).count();
    assert!((58..=62).contains(&on_first), "{on_first}");
    let mut seen: BTreeMap<[usize; 2], Vec<usize>> = BTreeMap::new();
    for (meeting, _) in meetings.iter().filter(|(meeting, _)| meeting.list == 1) {
        let [one, other] = meeting.players;
        seen.entry([one.min(other), one.max(other)]).or_default().push(meeting.opening);
    }
    for openings in seen.values() {
        let different: BTreeSet<usize> = openings.iter().copied().collect();
        assert_eq!(different.len(), openings.len().min(50));
        assert!(openings.iter().all(|opening| *opening < 50));
    }
    let first: BTreeSet<usize> = seen.values().map(|openings| openings[0]).collect();
    assert!(first.len() > 1, "each two begin elsewhere");
}
