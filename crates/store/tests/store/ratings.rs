//! Ratings, from the games that count.

use play::{Action, Colour, GameId, Timestamp, UserId};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use store::{Rating, RatingChange};

use crate::table::{ANN, ARRAY, BOB, CLEO, Table};

const VARIANT: rules::Variant = rules::Variant::Starchess;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;
const PLACED: &str = "K@4 K@34 N@11 N@27";

fn rating(table: &Table, user: UserId) -> Option<Rating> {
    table.store.rating(user, VARIANT, table.now()).expect("a look")
}

fn changes(table: &Table, game: GameId) -> Vec<RatingChange> {
    table.store.rating_changes(game).expect("a look")
}

#[track_caller]
fn near(found: f64, expected: f64, by: f64) {
    assert!((found - expected).abs() <= by, "{found} is not {expected}");
}

/// By hand from the paper: g(2.01476) = 0.66907, E = 0.5, v = 8.9354, φ' = 1.67122, μ' = ±0.93436.
#[test]
fn two_newcomers_part_as_the_papers_formulas_say() {
    let table = Table::new();
    let game = table.rated(ANN, BOB);
    table.plays(game, PLACED);
    assert_eq!(rating(&table, ANN), None, "nothing counts before the end");
    table.finishes(game, Some(Colour::White));
    let (ann, bob) = (rating(&table, ANN).expect("rated"), rating(&table, BOB).expect("rated"));
    near(ann.rating, 1662.31, 0.01);
    near(bob.rating, 1337.69, 0.01);
    for rating in [ann, bob] {
        near(rating.deviation, 290.32, 0.01);
        assert!(rating.provisional);
        assert_eq!(rating.games, 1);
    }
    assert_eq!((ann.points(), bob.points()), (1662, 1338));
    let changes = changes(&table, game);
    assert_eq!(changes.len(), 2);
    for change in changes {
        let (user, score, after) = if change.player == ANN { (ANN, 1.0, ann) } else { (BOB, 0.0, bob) };
        assert_eq!((change.game, change.player), (game, user));
        assert_eq!((change.score, change.before, change.before_deviation), (score, 1500.0, 350.0));
        near(change.after, after.rating, 0.0);
        assert_eq!(change.at, table.now());
    }
    table.is_sound();
}

#[test]
fn a_game_counts_when_both_have_made_their_second_placement() {
    let table = Table::new();
    let short = table.rated(ANN, BOB);
    table.plays(short, "K@4 K@34 N@11");
    table.finishes(short, Some(Colour::White));
    assert_eq!(rating(&table, ANN), None);
    let long = table.rated(ANN, BOB);
    table.plays(long, PLACED);
    table.finishes(long, None);
    near(rating(&table, ANN).expect("rated").rating, 1500.0, 1e-9);
    assert_eq!((changes(&table, short).len(), changes(&table, long).len()), (0, 2));
}

#[test]
fn casual_aborted_and_unfinished_games_do_not_count() {
    let table = Table::new();
    let casual = table.game_at(crate::table::IN_THREAD);
    table.plays(casual, PLACED);
    table.finishes(casual, Some(Colour::Black));
    let aborted = table.rated(ANN, BOB);
    table.does(aborted, ANN, Action::Abort).expect("granted");
    let live = table.rated(ANN, BOB);
    table.plays(live, PLACED);
    for game in [casual, aborted, live] {
        assert_eq!(changes(&table, game), []);
    }
    assert_eq!(rating(&table, ANN), None);
}

#[test]
fn mate_on_the_board_counts_as_a_win() {
    let table = Table::new();
    let game = table.rated(ANN, BOB);
    table.plays(game, &format!("{ARRAY} 11-19 27-36 19-36"));
    assert!(rating(&table, ANN).expect("rated").rating > 1600.0);
}

#[test]
fn both_are_rated_from_what_they_had_before_and_time_makes_uncertain() {
    let table = Table::new();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let people = [ANN, BOB, CLEO];
    for _ in 0..30 {
        let white = rng.random_range(0..3_usize);
        let black = (white + rng.random_range(1..3_usize)) % 3;
        let game = table.rated(people[white], people[black]);
        table.plays(game, PLACED);
        let winner = [None, Some(Colour::White), Some(Colour::Black)][rng.random_range(0..3_usize)];
        table.finishes(game, winner);
        table.passes(rng.random_range(0..90) * DAY_MS);
    }
    for user in people {
        let history = table.store.rating_history(user, VARIANT).expect("a look");
        assert!(history.len() > 5, "{}", history.len());
        for (before, after) in history.iter().zip(&history[1..]) {
            assert!(before.at < after.at);
            near(after.before, before.after, 0.0);
            let grown = grown(before.after_deviation, after.at.ms_since(before.at));
            // The volatility moves a little from 0.06, which the growth written here does not follow.
            near(after.before_deviation, grown, 0.2);
        }
        let last = history.last().expect("a game");
        let rating = rating(&table, user).expect("rated");
        assert_eq!((rating.rating, rating.games as usize), (last.after, history.len()));
        near(rating.deviation, grown(last.after_deviation, table.now().ms_since(last.at)), 0.2);
        let far = table.store.rating(user, VARIANT, table.now().plus_ms(40_000 * DAY_MS));
        let far = far.expect("a look").expect("rated");
        assert_eq!((far.deviation, far.provisional), (350.0, true));
    }
}

/// Step 6 of the paper over the time of a period, 1/0.21436 days: a year takes 60 to 110.
fn grown(deviation: f64, idle_ms: i64) -> f64 {
    let periods = idle_ms as f64 * 0.21436 / DAY_MS as f64;
    ((deviation / 173.7178).powi(2) + periods * 0.06_f64.powi(2)).sqrt().min(350.0 / 173.7178) * 173.7178
}

#[test]
fn a_rating_is_provisional_while_its_deviation_is_above_110() {
    let table = Table::new();
    let game = table.rated(ANN, BOB);
    table.plays(game, PLACED);
    table.finishes(game, None);
    let sets = |deviation: f64| {
        let sql = "UPDATE ratings SET deviation = ?1, at = ?2";
        table.hand().execute(sql, (deviation, table.now().0)).expect("changed");
        rating(&table, ANN).expect("rated").provisional
    };
    assert!(!sets(110.0));
    assert!(sets(110.001));
    assert!(!sets(60.0));
    let later = |days: i64| {
        let at = table.now().plus_ms(days * DAY_MS);
        table.store.rating(ANN, VARIANT, at).expect("a look").expect("rated").provisional
    };
    assert_eq!((later(350), later(380)), (false, true), "a year without games");
}

#[test]
fn games_that_end_at_once_come_one_after_the_other() {
    let table = Table::new();
    let games = [table.rated(ANN, BOB), table.rated(BOB, ANN)];
    for game in games {
        table.plays(game, PLACED);
    }
    let now = table.tick();
    for game in games {
        let act = store::Act { now, ..table.act(game, ANN, Action::Resign) };
        table.store.act(act).expect("granted").into_inner();
    }
    let history = table.store.rating_history(ANN, VARIANT).expect("a look");
    assert_eq!(history.iter().map(|change| change.game).collect::<Vec<_>>(), games);
    near(history[1].before, history[0].after, 0.0);
    assert_eq!((history[0].at, history[1].at), (now, Timestamp(now.0 + 1)));
}

#[test]
fn rule_sets_have_their_own_ratings() {
    let table = Table::new();
    let game = table.rated(ANN, BOB);
    table.plays(game, PLACED);
    table.finishes(game, None);
    assert_eq!(table.store.rating(ANN, rules::Variant::Chess100, table.now()).expect("a look"), None);
    assert_eq!(table.store.rating_history(ANN, rules::Variant::Chess100).expect("a look"), []);
}
