//! How a person's games ended.

use play::{Action, Colour, GameId};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use store::{Gained, Results, Score, Streak};

use crate::table::{ANN, BOB, CLEO, IN_THREAD, Table};

const VARIANT: rules::Variant = rules::Variant::Starchess;

#[test]
fn results_count_by_colour_and_in_a_row() {
    let table = Table::new();
    let mut games = Vec::new();
    let white = Some(Colour::White);
    let black = Some(Colour::Black);
    // Seen from Ann: win, draw, win, win, loss with White, win with Black.
    for (a, b, winner) in [
        (ANN, BOB, white),
        (ANN, BOB, None),
        (BOB, ANN, black),
        (ANN, CLEO, white),
        (BOB, ANN, white),
        (CLEO, ANN, black),
    ] {
        let game = table.rated(a, b);
        table.finishes(game, winner);
        games.push(game);
    }
    // Neither a live game nor one without a result.
    table.rated(ANN, BOB);
    let aborted = table.rated(ANN, BOB);
    table.does(aborted, ANN, Action::Abort).expect("granted");
    let gained = [Gained::Win, Gained::Draw, Gained::Win, Gained::Win, Gained::Loss, Gained::Win];
    let results = table.store.results(ANN, VARIANT).expect("a look");
    assert_eq!(
        results,
        Results {
            white: Score { wins: 2, draws: 1, losses: 0 },
            black: Score { wins: 2, draws: 0, losses: 1 },
            winning: Streak { current: 1, longest: 2 },
            unbeaten: Streak { current: 1, longest: 4 },
            run: Some((Gained::Win, 1)),
            last: games.into_iter().zip(gained).collect(),
        }
    );
    assert_eq!(results.white.games() + results.black.games(), 6);
    assert_eq!(table.store.results(ANN, rules::Variant::Chess100).expect("a look"), Results::default());
}

#[test]
fn streaks_agree_with_a_slow_count_over_many_games() {
    let table = Table::new();
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut all: Vec<(GameId, Gained)> = Vec::new();
    for _ in 0..45 {
        let game = table.game_at(IN_THREAD);
        let (winner, gained) =
            [(Some(Colour::White), Gained::Win), (None, Gained::Draw), (Some(Colour::Black), Gained::Loss)]
                [rng.random_range(0..3_usize)];
        table.finishes(game, winner);
        all.push((game, gained));
    }
    // Every run of games, looked at by itself.
    let longest = |good: fn(Gained) -> bool| {
        let runs = (0..all.len()).flat_map(|from| (from..=all.len()).map(move |to| (from, to)));
        let whole = |&(from, to): &(usize, usize)| all[from..to].iter().all(|(_, gained)| good(*gained));
        let whole: Vec<_> = runs.filter(whole).collect();
        let current = whole.iter().filter(|(_, to)| *to == all.len()).map(|(from, to)| to - from).max();
        let longest = whole.iter().map(|(from, to)| to - from).max();
        Streak { current: current.unwrap_or(0) as u32, longest: longest.unwrap_or(0) as u32 }
    };
    let results = table.store.results(ANN, VARIANT).expect("a look");
    assert_eq!(results.winning, longest(|gained| gained == Gained::Win));
    assert_eq!(results.unbeaten, longest(|gained| gained != Gained::Loss));
    let (_, last) = all[44];
    let run = all.iter().rev().take_while(|(_, gained)| *gained == last).count();
    assert_eq!(results.run, Some((last, run as u32)));
    assert_eq!(results.last, all[25..]);
}
