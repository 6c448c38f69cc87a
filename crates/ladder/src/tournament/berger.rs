//! Rounds in which everybody plays once: Berger's tables for a round robin, and the like for a gauntlet.

/// The rounds of a round robin; an odd one rests. Each pair once, colours as even as they can be.
pub(super) fn round_robin(entrants: usize) -> Vec<Vec<[usize; 2]>> {
    let seats = entrants + entrants % 2;
    let turning = seats - 1;
    let table = |round: usize, place: usize| {
        let pair = if place == 0 {
            let pair = [round, turning];
            if round % 2 == 1 { [pair[1], pair[0]] } else { pair }
        } else {
            let pair = [(round + place) % turning, (round + turning - place) % turning];
            if place % 2 == 1 { [pair[1], pair[0]] } else { pair }
        };
        pair.iter().all(|seat| *seat < entrants).then_some(pair)
    };
    (0..turning).map(|round| (0..seats / 2).filter_map(|place| table(round, place)).collect()).collect()
}

/// The rounds of a gauntlet: the first `challenged` meet all others.
pub(super) fn gauntlet(entrants: usize, challenged: usize) -> Vec<Vec<[usize; 2]>> {
    let others = entrants - challenged;
    let rounds = others.max(challenged);
    let table = |round: usize, first: usize| {
        let other = (round + first) % rounds;
        (other < others).then_some([first, challenged + other])
    };
    (0..rounds).map(|round| (0..challenged).filter_map(|first| table(round, first)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn everybody_meets_everybody_once_and_plays_at_most_once_a_round() {
        for entrants in 2..20 {
            let rounds = round_robin(entrants);
            assert_eq!(rounds.len(), entrants - 1 + entrants % 2);
            let mut met = BTreeSet::new();
            for round in &rounds {
                let playing: BTreeSet<usize> = round.iter().flatten().copied().collect();
                assert_eq!((playing.len(), round.len()), (2 * round.len(), entrants / 2));
                for [first, second] in round {
                    assert!(met.insert([*first.min(second), *first.max(second)]));
                }
            }
            assert_eq!(met.len(), entrants * (entrants - 1) / 2);
            for entrant in 0..entrants {
                let games = rounds.iter().flatten();
                let whites = games.filter(|pair| pair[0] == entrant).count() as isize;
                assert!((2 * whites - (entrants as isize - 1)).abs() <= 2, "{entrants} {entrant} {whites}");
            }
        }
    }

    #[test]
    fn the_challenged_meet_all_others_once() {
        for (entrants, challenged) in [(2, 1), (5, 1), (5, 2), (5, 4), (9, 3)] {
            let rounds = gauntlet(entrants, challenged);
            let mut met: Vec<[usize; 2]> = rounds.concat();
            met.sort_unstable();
            let all = (0..challenged).flat_map(|a| (challenged..entrants).map(move |b| [a, b]));
            assert_eq!(met, all.collect::<Vec<_>>());
            for round in rounds {
                let playing: BTreeSet<usize> = round.iter().flatten().copied().collect();
                assert_eq!(playing.len(), 2 * round.len());
            }
        }
    }
}
