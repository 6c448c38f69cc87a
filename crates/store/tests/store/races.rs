//! Several people at once.

use std::sync::Barrier;
use std::thread;

use play::{Action, Ply, Refusal};
use store::ActError;

use crate::table::{ANN, BOB, IN_THREAD, Table, mv};

#[test]
fn of_many_clicks_on_one_board_one_counts() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    let acts: Vec<_> = ["K@4", "Q@11", "R@17", "B@22", "N@28", "K@11", "K@17", "K@22"]
        .map(|text| store::Act { expected: Some(Ply(0).into()), ..table.act(game, ANN, mv(text)) })
        .into();
    let together = Barrier::new(acts.len());
    let results: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = acts
            .iter()
            .map(|&act| {
                let (store, together) = (&table.store, &together);
                scope.spawn(move || {
                    together.wait();
                    store.act(act).map(store::Committed::into_inner)
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    let stale = |result: &Result<_, ActError>| {
        matches!(result, Err(ActError::Refused(Refusal::StalePly { asked: Ply(0), now: Ply(1) })))
    };
    assert_eq!(results.iter().filter(|result| stale(result)).count(), acts.len() - 1);
    assert_eq!(table.store.game(game).expect("a look").expect("a game").game.ply(), Ply(1));
    table.is_sound();
}

#[test]
fn a_resignation_and_a_move_at_once_leave_one_truth() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    let (moves, resigns) = (table.act(game, ANN, mv("K@4")), table.act(game, BOB, Action::Resign));
    thread::scope(|scope| {
        scope.spawn(|| table.store.act(moves).map(store::Committed::into_inner).is_ok());
        scope.spawn(|| table.store.act(resigns).expect("always granted").into_inner());
    });
    let stored = table.store.game(game).expect("a look").expect("a game");
    assert!(stored.game.is_over());
    table.is_sound();
}
