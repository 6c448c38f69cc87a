//! Tournaments against what must hold of any.

use std::collections::{BTreeMap, BTreeSet};

use ladder::tournament::{Event, Format, PairId, Pairing};
use ladder::{Error, Score};
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use rand_chacha::ChaCha8Rng;

/// A meeting's result by luck.
fn lucky(games: u32, rng: &mut ChaCha8Rng) -> Score {
    let mut score = Score::default();
    for _ in 0..games {
        match rng.random_range(0..3) {
            0 => score.wins += 1,
            1 => score.draws += 1,
            _ => score.losses += 1,
        }
    }
    score
}

/// Plays to the end, each time one of the meetings that can be played; gives the event and the order of play.
fn played(mut event: Event, seed: u64) -> (Event, Vec<(Pairing, Score)>) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut order = Vec::new();
    while let Some(&pairing) = event.open().choose(&mut rng) {
        let score = lucky(pairing.games, &mut rng);
        assert!(event.report(pairing.id, score).unwrap());
        order.push((pairing, score));
        assert!(order.len() < 100_000);
    }
    assert!(event.is_finished());
    (event, order)
}

fn sorted([one, other]: [usize; 2]) -> [usize; 2] {
    [one.min(other), one.max(other)]
}

fn by_round(order: &[(Pairing, Score)]) -> BTreeMap<u32, Vec<Pairing>> {
    let mut rounds: BTreeMap<u32, Vec<Pairing>> = BTreeMap::new();
    order.iter().for_each(|(pairing, _)| rounds.entry(pairing.id.round).or_default().push(*pairing));
    rounds
}

fn format() -> impl Strategy<Value = Format> {
    proptest::sample::select(&Format::ALL[..])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn everybody_plays_at_most_once_a_round_and_only_whom_it_may(
        format in format(), entrants in 2..18_usize, games in 1..=2_u32, seed in any::<u64>(),
    ) {
        let event = Event::new(format, entrants, seed).unwrap().with_games(games).unwrap();
        let (event, order) = played(event, seed);
        let ids: BTreeSet<PairId> = order.iter().map(|(pairing, _)| pairing.id).collect();
        prop_assert_eq!(ids.len(), order.len());
        for (round, pairings) in by_round(&order) {
            let mut tables: BTreeMap<u32, [usize; 2]> = BTreeMap::new();
            for pairing in &pairings {
                prop_assert_ne!(pairing.engines[0], pairing.engines[1]);
                prop_assert_eq!(*tables.entry(pairing.id.table).or_insert(pairing.engines), pairing.engines);
            }
            let playing: Vec<usize> = tables.values().flatten().copied().collect();
            let different: BTreeSet<usize> = playing.iter().copied().collect();
            prop_assert_eq!(different.len(), playing.len(), "round {}", round);
            if format == Format::Swiss {
                prop_assert_eq!(playing.len(), entrants / 2 * 2);
            }
        }
        let mut met: BTreeMap<[usize; 2], u32> = BTreeMap::new();
        order.iter().for_each(|(pairing, _)| *met.entry(sorted(pairing.engines)).or_default() += 1);
        let all = entrants * (entrants - 1) / 2;
        match format {
            Format::RoundRobin => prop_assert!(met.len() == all && met.values().all(|n| *n == 1)),
            Format::DoubleRoundRobin => prop_assert!(met.len() == all && met.values().all(|n| *n == 2)),
            Format::Gauntlet => prop_assert!(met.len() == entrants - 1 && met.keys().all(|pair| pair[0] == 0)),
            Format::Swiss => prop_assert!(met.values().all(|n| *n == 1)),
            Format::Knockout => prop_assert_eq!(met.len(), entrants - 1),
        }
        let progress = event.progress();
        prop_assert_eq!(progress.played as usize, order.len());
        prop_assert!(progress.of.is_none_or(|of| of == progress.played));
        prop_assert_eq!(progress.round, progress.rounds);
        prop_assert_eq!(by_round(&order).len(), progress.rounds as usize);
    }

    #[test]
    fn results_in_any_order_give_the_same_schedule(
        format in format(), entrants in 2..14_usize, seed in any::<u64>(), part in 0.0..1.0_f64,
    ) {
        let event = Event::new(format, entrants, seed).unwrap();
        let (_, order) = played(event.clone(), seed);
        let mut known: Vec<(Pairing, Score)> = order[..(order.len() as f64 * part) as usize].to_vec();
        let told = |known: &[(Pairing, Score)]| {
            let mut event = event.clone();
            for (pairing, score) in known {
                event.report(pairing.id, *score).unwrap();
            }
            event
        };
        let in_order = told(&known);
        known.shuffle(&mut ChaCha8Rng::seed_from_u64(seed ^ 1));
        let shuffled = told(&known);
        prop_assert_eq!(in_order.open(), shuffled.open());
        prop_assert_eq!(in_order.standings(), shuffled.standings());
        prop_assert_eq!(in_order.played().len(), known.len());
        prop_assert_eq!(in_order.crosstable(), shuffled.crosstable());
    }

    #[test]
    fn a_knockout_halves_and_its_winner_has_not_lost(entrants in 2..40_usize, seed in any::<u64>()) {
        let (event, order) = played(Event::new(Format::Knockout, entrants, seed).unwrap(), seed);
        let rounds = by_round(&order);
        let tables = |round: u32| -> BTreeSet<u32> { rounds[&round].iter().map(|pairing| pairing.id.table).collect() };
        let size = entrants.next_power_of_two();
        for stage in 0..size.ilog2() {
            let expected = if stage == 0 { entrants - size / 2 } else { size >> (stage + 1) };
            prop_assert_eq!(tables(stage).len(), expected);
        }
        let standings = event.standings();
        prop_assert_eq!(event.winners(), vec![standings[0].entrant]);
        prop_assert_eq!(standings[0].lost_in, None);
        prop_assert!(standings[1..].iter().all(|row| row.lost_in.is_some()));
        // Who lost in a stage is not in a later one, and has not more points than the other in its last match.
        for row in &standings[1..] {
            let last = row.lost_in.unwrap() - 1;
            let own = |pairing: &Pairing| pairing.engines.contains(&row.entrant);
            prop_assert!(order.iter().all(|(pairing, _)| !own(pairing) || pairing.id.round <= last));
            let points: i64 = order
                .iter()
                .filter(|(pairing, _)| own(pairing) && pairing.id.round == last)
                .map(|(pairing, score)| {
                    let ahead = i64::from(score.wins) - i64::from(score.losses);
                    if pairing.engines[0] == row.entrant { ahead } else { -ahead }
                })
                .sum();
            prop_assert!(points <= 0);
        }
        for (above, below) in standings.iter().zip(&standings[1..]) {
            let stage = |row: &ladder::tournament::Standing| row.lost_in.unwrap_or(u32::MAX);
            prop_assert!(stage(above) >= stage(below));
        }
    }

    #[test]
    fn points_and_tie_breaks_are_those_of_a_slow_count(
        format in proptest::sample::select(&[Format::RoundRobin, Format::Swiss, Format::DoubleRoundRobin][..]),
        entrants in 2..14_usize, seed in any::<u64>(),
    ) {
        let (event, order) = played(Event::new(format, entrants, seed).unwrap(), seed);
        let rounds = event.progress().rounds;
        let mut halves = vec![0_u32; entrants];
        let mut meetings = vec![0_u32; entrants];
        for (pairing, score) in &order {
            let [one, other] = pairing.engines;
            halves[one] += 2 * score.wins + score.draws;
            halves[other] += 2 * score.losses + score.draws;
            meetings[one] += 1;
            meetings[other] += 1;
        }
        let byes = |one: usize| if format == Format::Swiss { rounds - meetings[one] } else { 0 };
        let points: Vec<f64> = (0..entrants).map(|one| f64::from(halves[one]) / 2.0 + f64::from(2 * byes(one))).collect();
        let standings = event.standings();
        for row in &standings {
            let me = row.entrant;
            prop_assert!(row.byes <= 1);
            prop_assert_eq!((row.points, row.byes), (points[me], byes(me)));
            let (mut buchholz, mut berger) = (0.0, 0.0);
            for (pairing, score) in &order {
                let [one, other] = pairing.engines;
                if one == me {
                    buchholz += points[other];
                    berger += points[other] * score.points();
                } else if other == me {
                    buchholz += points[one];
                    berger += points[one] * (2.0 - score.points());
                }
            }
            buchholz += f64::from(byes(me)) * points[me];
            berger += f64::from(2 * byes(me)) * points[me];
            prop_assert_eq!((row.tie_breaks.buchholz, row.tie_breaks.sonneborn_berger), (buchholz, berger));
        }
        for (above, below) in standings.iter().zip(&standings[1..]) {
            prop_assert!(above.points >= below.points && above.rank <= below.rank);
            prop_assert!(above.rank < below.rank || above.points.to_bits() == below.points.to_bits());
        }
        prop_assert_eq!(standings[0].rank, 1);
        prop_assert!(event.winners().contains(&standings[0].entrant));
        let table = event.crosstable();
        for one in 0..entrants {
            let sum: u32 = table[one].iter().flatten().map(Score::half_points).sum();
            prop_assert_eq!(sum, halves[one]);
            for other in 0..entrants {
                prop_assert_eq!(table[one][other].map(|score| score.reversed()), table[other][one]);
            }
        }
    }
}

#[test]
fn a_swiss_tournament_of_all_rounds_repeats_nobody_where_that_can_be() {
    for entrants in [4, 5, 6, 8, 9, 12] {
        let rounds = entrants as u32 - 1 + entrants as u32 % 2;
        for seed in 0..5 {
            let event = Event::new(Format::Swiss, entrants, seed).unwrap().with_rounds(rounds).unwrap();
            let (_, order) = played(event, seed);
            assert_eq!(order.len(), rounds as usize * (entrants / 2));
            let met: BTreeSet<[usize; 2]> =
                order.iter().map(|(pairing, _)| sorted(pairing.engines)).collect();
            // The last rounds cannot always be paired without; few are met twice then.
            assert!(
                order.len() - met.len() <= entrants / 2,
                "{entrants} {seed}: {}",
                order.len() - met.len()
            );
        }
    }
}

#[test]
fn the_upper_half_meets_the_lower_first_and_the_strongest_wins() {
    let mut event = Event::new(Format::Swiss, 8, 3).unwrap();
    let pairs: Vec<[usize; 2]> = event.open().iter().map(|pairing| pairing.engines).collect();
    assert_eq!(pairs, [[0, 4], [1, 5], [2, 6], [3, 7]]);
    loop {
        let open = event.open();
        let Some(pairing) = open.first() else { break };
        let [one, other] = pairing.engines;
        let score = if one < other {
            Score { wins: 2, ..Score::default() }
        } else {
            Score { losses: 2, ..Score::default() }
        };
        event.report(pairing.id, score).unwrap();
    }
    assert_eq!(event.winners(), [0]);
    assert_eq!(event.standings()[1].entrant, 1);
    assert_eq!(event.standings()[7].entrant, 7);
}

#[test]
fn large_swiss_tournaments_are_paired_at_once() {
    let (event, order) = played(Event::new(Format::Swiss, 101, 5).unwrap(), 5);
    assert_eq!(order.len(), 50 * event.progress().rounds as usize);
}

#[test]
fn a_result_counts_once_and_another_one_is_refused() {
    let mut event = Event::new(Format::RoundRobin, 3, 1).unwrap();
    let id = event.open()[0].id;
    let won = Score { wins: 2, ..Score::default() };
    assert_eq!(event.report(id, won), Ok(true));
    assert_eq!(event.report(id, won), Ok(false));
    assert_eq!(event.report(id, Score::default()), Err(Error::Conflict(id)));
    let third = event.open()[0].id;
    assert_eq!(event.report(third, Score { wins: 3, ..Score::default() }), Err(Error::Excess(third)));
    assert_eq!(event.progress().played, 1);
}

#[test]
fn what_cannot_be_played_is_refused() {
    assert_eq!(Event::new(Format::Swiss, 1, 0).unwrap_err(), Error::TooFew { given: 1, least: 2 });
    let swiss = Event::new(Format::Swiss, 6, 0).unwrap();
    assert_eq!(swiss.clone().with_rounds(6).unwrap_err(), Error::Rounds { given: 6, most: 5 });
    assert_eq!(swiss.clone().with_games(3).unwrap_err(), Error::Games(3));
    assert_eq!(swiss.with_challenged(6).unwrap_err(), Error::Challenged { given: 6, most: 5 });
}

#[test]
fn formats_have_words() {
    for format in Format::ALL {
        assert_eq!(Format::from_word(format.as_str()), Some(format));
        assert_eq!(serde_json::to_value(format).unwrap(), format.as_str());
    }
}
