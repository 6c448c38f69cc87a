//! Every end of a rated game is counted with it, once, if it is one that counts.

use play::{Action, Colour, ConditionalTree, Control, GameId, Terms, Verdict};
use rules::Status;
use store::{ActError, Due, RatingChange};

use crate::table::{ANN, ARRAY, BOB, CLEO, GUILD, Table, mv};

const VARIANT: rules::Variant = rules::Variant::Starchess;
const PLACED: &str = "K@4 K@34 N@11 N@27";
/// A clock that costs no vacation when it runs out.
const SITTING: Terms = Terms { control: Control::SITTINGS[2], weekends: false, rated: true, ..Terms::CASUAL };

/// A game on these terms, Ann with White, after some moves.
fn game(table: &Table, terms: Terms, moves: &str) -> GameId {
    let game = table.begins([ANN, BOB], terms);
    table.plays(game, moves);
    game
}

/// White's score and Black's, as they were counted; nothing when they were not.
fn counted(table: &Table, game: GameId) -> Vec<(f64, f64)> {
    let changes = table.store.rating_changes(game).expect("a look");
    let of = |user| changes.iter().find(|change: &&RatingChange| change.player == user);
    of(ANN).zip(of(BOB)).map(|(ann, bob)| (ann.score, bob.score)).into_iter().collect()
}

fn games_counted(table: &Table) -> Option<u32> {
    table.store.rating(ANN, VARIANT, table.now()).expect("a look").map(|rating| rating.games)
}

#[test]
fn a_clock_that_runs_out_counts_as_a_loss() {
    let table = Table::new();
    let game = game(&table, SITTING, PLACED);
    let due = table.store.due(table.now().plus_ms(3_600_000), 10).expect("a look");
    let flag = due.into_iter().find(|due| due.due == Due::Flag(game)).expect("a flag");
    table.store.fire(flag, flag.at).expect("fired").into_inner();
    let stored = table.store.game(game).expect("a look").expect("a game");
    assert_eq!(stored.game.status(), Status::Time);
    assert_eq!(counted(&table, game), [(0.0, 1.0)]);
    assert_eq!(table.post(game, "g1end").created, flag.at, "said when it was counted");
    table.store.fire(flag, flag.at.plus_ms(1)).expect("fired").into_inner();
    assert_eq!(games_counted(&table), Some(1));
    table.is_sound();
}

#[test]
fn a_clock_that_had_run_out_is_counted_by_whoever_comes_too_late() {
    let table = Table::new();
    let game = game(&table, SITTING, PLACED);
    table.set(table.now().plus_ms(3_600_000));
    // The heart had beaten, so that no time is given back.
    table.store.beat(table.now()).expect("a beat");
    assert!(table.does(game, ANN, mv("Q@22")).is_err());
    assert_eq!(counted(&table, game), [(0.0, 1.0)]);
}

#[test]
fn resignation_draw_and_mate_count() {
    let table = Table::new();
    let resigned = game(&table, SITTING, PLACED);
    table.does(resigned, BOB, Action::Resign).expect("resigned");
    assert_eq!(counted(&table, resigned), [(1.0, 0.0)]);
    let drawn = game(&table, SITTING, PLACED);
    table.does(drawn, BOB, Action::OfferDraw).expect("offered");
    assert_eq!(counted(&table, drawn), []);
    table.does(drawn, ANN, Action::AcceptDraw).expect("agreed");
    assert_eq!(counted(&table, drawn), [(0.5, 0.5)]);
    let mated = game(&table, SITTING, &format!("{ARRAY} 11-19 27-36 19-36"));
    assert_eq!(counted(&table, mated), [(1.0, 0.0)]);
    assert_eq!(games_counted(&table), Some(3));
}

#[test]
fn a_mate_that_was_prepared_counts() {
    let table = Table::new();
    let game = game(&table, SITTING, &format!("{ARRAY} 11-19"));
    let stored = table.store.game(game).expect("a look").expect("a game");
    let tree = ConditionalTree::read("27-36 19-36", stored.game.game()).expect("legal moves");
    let prepared = table.store.prepare(game, ANN, (&tree, stored.game.turn()), None, table.tick());
    prepared.expect("prepared").into_inner();
    table.does(game, BOB, mv("27-36")).expect("a move");
    assert_eq!(counted(&table, game), [(1.0, 0.0)]);
}

#[test]
fn what_a_moderator_gives_counts_and_what_is_annulled_does_not() {
    let table = Table::new();
    for (verdict, expected) in [
        (Verdict::Annulled, vec![]),
        (Verdict::Draw, vec![(0.5, 0.5)]),
        (Verdict::Win(Colour::Black), vec![(0.0, 1.0)]),
    ] {
        let game = game(&table, SITTING, PLACED);
        let event = Some(table.event());
        table
            .store
            .adjudicate(game, (CLEO, GUILD), verdict, event, table.tick())
            .expect("ended")
            .into_inner();
        assert_eq!(counted(&table, game), expected, "{verdict:?}");
    }
    assert_eq!(games_counted(&table), Some(2));
}

#[test]
fn casual_short_and_aborted_games_do_not_count() {
    let table = Table::new();
    let casual = game(&table, Terms { rated: false, ..SITTING }, PLACED);
    let short = game(&table, SITTING, "K@4 K@34 N@11");
    for game in [casual, short] {
        table.does(game, BOB, Action::Resign).expect("resigned");
        assert_eq!(counted(&table, game), []);
    }
    let aborted = game(&table, SITTING, "K@4");
    table.does(aborted, BOB, Action::Abort).expect("aborted");
    assert_eq!(counted(&table, aborted), []);
    assert_eq!(games_counted(&table), None);
}

#[test]
fn an_end_that_is_asked_for_twice_counts_once() {
    let table = Table::new();
    let game = game(&table, SITTING, PLACED);
    let act = table.act(game, BOB, Action::Resign);
    table.store.act(act).expect("resigned").into_inner();
    let before = table.store.rating_history(ANN, VARIANT).expect("a look");
    assert!(matches!(table.store.act(act), Err(ActError::AlreadyHandled)));
    assert!(table.does(game, ANN, Action::Resign).is_err(), "it is over");
    assert_eq!(table.store.rating_history(ANN, VARIANT).expect("a look"), before);
    table.is_sound();
}
