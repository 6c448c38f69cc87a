//! Puzzles: attempts, ratings, the puzzle of the day, its streak and table.

use play::{Daily, LocalDate, Series, Tier, Timestamp, UserId, Zone};
use rules::Variant;
use store::{
    Address, AttemptState, Content, DailyPost, DailySetting, FirstTry, Mark, MessageId, PostState, PuzzleNo,
    Step, StepError, Stepped, Stock, Subject, Which,
};

use crate::table::{ANN, BOB, CHANNEL, CLEO, GUILD, Table};

const STAR: Variant = Variant::Starchess;
const SERVER: Subject = Subject::Server(GUILD);
const DAY: i64 = 86_400_000;

/// Monday, 2026-06-01, 12:00 UTC.
const MONDAY: Timestamp = Timestamp(1_780_315_200_000);

/// So many puzzles of each tier.
fn stocked(table: &Table, each: usize) {
    let ids: Vec<(String, Tier)> = Tier::ALL
        .into_iter()
        .flat_map(|tier| (0..each).map(move |n| (format!("{}-{n}", tier.as_str()), tier)))
        .collect();
    let rating = |tier| match tier {
        Tier::Easy => 1000,
        Tier::Medium => 1400,
        Tier::Hard => 1900,
    };
    let stock: Vec<Stock<'_>> = ids
        .iter()
        .map(|(id, tier)| Stock { id, variant: STAR, tier: *tier, rating: rating(*tier) })
        .collect();
    table.store.stock(&stock).expect("stocked");
}

fn ready(each: usize) -> Table {
    let table = Table::new().at(MONDAY);
    stocked(&table, each);
    table
}

fn setting(hour: u8, series: Series) -> DailySetting {
    DailySetting {
        channel: Some(CHANNEL),
        daily: Daily { zone: Zone::utc(), hour },
        variants: vec![STAR],
        series,
        role: None,
        language: None,
        goal: false,
    }
}

fn fires(table: &Table) {
    for due in table.store.due(table.now(), 100).expect("a look") {
        table.store.fire(due, table.now()).expect("done").into_inner();
    }
}

fn newest(table: &Table, subject: Subject) -> DailyPost {
    table.store.daily_posts(subject, 0, 1).expect("a look").pop().expect("a puzzle")
}

pub(crate) fn named(table: &Table, id: &str) -> PuzzleNo {
    let stocked = table.store.stocked().expect("a look");
    stocked.into_iter().find(|known| known.id == id).expect("known").no
}

fn steps(table: &Table, who: UserId, puzzle: PuzzleNo, step: Step<'_>) -> Result<Stepped, StepError> {
    let seen = table.store.attempt(who, puzzle).expect("a look").map(|attempt| attempt.line);
    let event = Some(table.event());
    let stepped = table.store.step(who, puzzle, &seen.unwrap_or_default(), step, (event, table.tick()));
    stepped.map(store::Committed::into_inner)
}

const FIRST: Step<'static> = Step::Right { line: "18-19", found: 1, solved: false };
const LAST: Step<'static> = Step::Right { line: "18-19 19-20", found: 1, solved: true };
const AT_ONCE: Step<'static> = Step::Right { line: "18-19 19-20", found: 2, solved: true };

fn solves(table: &Table, who: UserId, puzzle: PuzzleNo) -> Stepped {
    table.store.open_attempt(who, puzzle, table.tick()).expect("open");
    steps(table, who, puzzle, AT_ONCE).expect("right")
}

/// Somebody in every table of puzzles.
pub(crate) fn does_everything(table: &Table, who: UserId) {
    stocked(table, 3);
    let person = Subject::Person(who);
    table.store.set_daily(person, &setting(0, Series::Weekly), table.tick()).expect("set");
    fires(table);
    table.posts_all();
    let post = newest(table, person);
    table.store.enter_daily(&post, who, table.tick()).expect("entered").into_inner();
    solves(table, who, post.puzzle);
    table.store.report_flaw(post.puzzle, who, "too easy", table.tick()).expect("kept");
}

/// What that and an attempt begun by another left works as it was left.
pub(crate) fn go_on(table: &Table, who: UserId, other: UserId) {
    let store = &table.store;
    let post = newest(table, Subject::Person(who));
    assert_eq!(store.streak(who, STAR).expect("a look").length, 1);
    assert_eq!(store.daily_count(post.id).expect("a look"), (1, 1));
    assert!(store.solver_rating(who, STAR, table.now()).expect("a look").is_some());
    assert!(store.daily(Subject::Person(who)).expect("a look").is_some());
    assert_eq!(store.flaws().expect("a look").len(), 1);
    let at = store.puzzle_in_hand(other).expect("a look").expect("an open one");
    assert!(steps(table, other, at, AT_ONCE).expect("right").rated);
}

#[test]
fn a_first_try_is_rated_once_for_solver_and_puzzle() {
    let table = ready(3);
    let puzzle = named(&table, "medium-0");
    let before = table.store.puzzle_rating(puzzle).expect("a look").expect("known");
    assert_eq!(before, (1400, 0));
    table.store.open_attempt(ANN, puzzle, table.tick()).expect("open");
    let first = steps(&table, ANN, puzzle, FIRST).expect("right");
    assert!(!first.rated && first.attempt.state == AttemptState::Open);
    let done = steps(&table, ANN, puzzle, LAST).expect("right");
    assert!(done.rated && done.attempt.first == Some(FirstTry::Solved));
    assert_eq!(done.attempt.marks, [Mark::AtOnce, Mark::AtOnce]);
    let rating = table.store.solver_rating(ANN, STAR, table.now()).expect("a look").expect("rated");
    // By the steps of Glickman's paper for 1500 ± 350 against 1400 ± 200: the newcomer gains, less than against an equal.
    let change = done.attempt.change.expect("rated");
    assert!((change.before - 1500.0).abs() < 1e-9 && (change.after - rating.rating).abs() < 1e-9);
    assert!((1575.0..1680.0).contains(&rating.rating), "{rating:?}");
    let (points, tries) = table.store.puzzle_rating(puzzle).expect("a look").expect("known");
    assert!(points < 1400 && tries == 1, "{points}");
    // It is over: nothing changes any more.
    assert!(matches!(steps(&table, ANN, puzzle, Step::Wrong), Err(StepError::Stale)));
    assert_eq!(table.store.solver_rating(ANN, STAR, table.now()).expect("a look").expect("rated").games, 1);
}

#[test]
fn a_wrong_move_or_a_hint_ends_the_first_try_and_solving_goes_on() {
    let table = ready(3);
    for (id, step, first, mark) in [
        ("easy-0", Step::Wrong, FirstTry::Failed, Mark::Missed),
        ("easy-1", Step::Hint, FirstTry::Hint, Mark::Hinted),
    ] {
        let puzzle = named(&table, id);
        table.store.open_attempt(ANN, puzzle, table.tick()).expect("open");
        let ended = steps(&table, ANN, puzzle, step).expect("taken");
        assert!(ended.rated && ended.attempt.first == Some(first));
        let change = ended.attempt.change.expect("rated");
        assert!(change.after < change.before, "it costs");
        let again = steps(&table, ANN, puzzle, step).expect("taken");
        assert!(!again.rated, "only the first try is rated");
        let solved = steps(&table, ANN, puzzle, AT_ONCE).expect("right");
        assert!(!solved.rated && solved.attempt.state == AttemptState::Solved);
        assert_eq!(solved.attempt.marks, [mark, Mark::AtOnce]);
        assert_eq!(solved.attempt.change, Some(change));
    }
    let puzzle = named(&table, "easy-2");
    table.store.open_attempt(ANN, puzzle, table.tick()).expect("open");
    let gone = steps(&table, ANN, puzzle, Step::RightThenWrong { line: "18-19", found: 1 }).expect("taken");
    assert_eq!((gone.attempt.line.as_str(), gone.attempt.first), ("18-19", Some(FirstTry::Failed)));
    let over = steps(&table, ANN, puzzle, Step::GiveUp).expect("shown");
    assert_eq!((over.attempt.state, over.attempt.first), (AttemptState::GaveUp, Some(FirstTry::Failed)));
    let solver = table.store.solver(ANN, STAR).expect("a look");
    let firsts: Vec<FirstTry> = solver.tries.iter().map(|tried| tried.first).collect();
    assert_eq!((firsts, solver.solved), (vec![FirstTry::Failed, FirstTry::Hint, FirstTry::Failed], 2));
    table.is_sound();
}

#[test]
fn a_step_seen_twice_or_judged_on_an_older_state_changes_nothing() {
    let table = ready(3);
    let puzzle = named(&table, "hard-0");
    table.store.open_attempt(BOB, puzzle, table.tick()).expect("open");
    let event = Some(table.event());
    let first = table.store.step(BOB, puzzle, "", FIRST, (event, table.tick())).expect("right");
    assert_eq!(first.attempt.line, "18-19");
    let twice = table.store.step(BOB, puzzle, "18-19", LAST, (event, table.tick()));
    assert!(matches!(twice, Err(StepError::AlreadyHandled)), "{twice:?}");
    let stale = table.store.step(BOB, puzzle, "", FIRST, (Some(table.event()), table.tick()));
    assert!(matches!(stale, Err(StepError::Stale)), "{stale:?}");
    assert_eq!(table.store.puzzle_in_hand(BOB).expect("a look"), Some(puzzle));
    steps(&table, BOB, puzzle, LAST).expect("right");
    assert_eq!(table.store.puzzle_in_hand(BOB).expect("a look"), None);
}

#[test]
fn what_is_offered_is_new_to_the_asker_and_not_a_puzzle_of_these_days() {
    let table = ready(100);
    let today = LocalDate::from_number(20_260_601).expect("a date");
    let offered = |who, tier| table.store.offered(who, STAR, tier, today).expect("a look");
    let all = offered(ANN, Some(Tier::Easy));
    // Monday and Tuesday of each week are easy in the weekly series; every day is in the easy one.
    let kept: Vec<i32> = (-2..=7)
        .filter_map(|days| today.plus_days(days))
        .flat_map(|date| {
            let weekly = (Series::Weekly.tier(date) == Tier::Easy).then(|| Series::Weekly.place(date));
            weekly.into_iter().chain([Series::Fixed(Tier::Easy).place(date)])
        })
        .map(|place| place.rem_euclid(100))
        .collect();
    assert!(kept.len() >= 12);
    for place in 0..100 {
        let there = all.contains(&named(&table, &format!("easy-{place}")));
        assert_eq!(there, !kept.contains(&place), "easy-{place}");
    }
    table.store.open_attempt(ANN, all[0], table.tick()).expect("open");
    assert!(!offered(ANN, Some(Tier::Easy)).contains(&all[0]));
    assert!(offered(BOB, None).contains(&all[0]));
    for who in [ANN, BOB, CLEO] {
        table.store.report_flaw(all[1], who, "two solutions", table.tick()).expect("kept");
    }
    assert!(!offered(BOB, None).contains(&all[1]), "three say that it is flawed");
}

#[test]
fn the_day_brings_one_puzzle_and_the_next_the_solution_and_another() {
    let table = ready(50);
    table.store.set_daily(SERVER, &setting(9, Series::Weekly), table.now()).expect("set");
    fires(&table);
    fires(&table);
    assert_eq!(table.posts_all(), ["y1"], "its hour has come already");
    let first = newest(&table, SERVER);
    assert_eq!((first.number, first.tier), (148, Tier::Easy), "147 days after 2026-01-05");
    assert_eq!(first.puzzle, named(&table, "easy-42"), "the 43rd easy one of the weeks since");
    table.set(MONDAY.plus_ms(DAY));
    fires(&table);
    assert_eq!(table.posts_all(), ["z1", "y2"]);
    let rows = |content| {
        table.store.next_posts(table.now(), 9).expect("a look").iter().any(|p| p.content == content)
    };
    assert!(!rows(Content::Daily(first.id)));
    let first = table.store.daily_post(first.id).expect("a look").expect("there");
    assert_eq!(first.revealed, Some(MONDAY.plus_ms(DAY)));
    assert!(first.is_past(table.now()));
    table.is_sound();
}

#[test]
fn a_puzzle_that_arrives_after_the_next_has_come_is_followed_by_its_solution() {
    let table = ready(50);
    table.store.set_daily(SERVER, &setting(9, Series::Weekly), table.now()).expect("set");
    fires(&table);
    let row = table.store.next_posts(table.now(), 9).expect("a look").remove(0);
    assert!(table.store.mark_in_flight(row.id, None, table.now()).expect("marked"));
    table.set(MONDAY.plus_ms(DAY));
    fires(&table);
    assert_eq!(table.posts_all(), ["y2"], "whether the first arrived is not known yet");
    let Some(Address::Channel(channel)) = row.address else { panic!("{row:?}") };
    assert!(table.store.mark_sent(row.id, channel, MessageId(77), table.now()).expect("marked"));
    assert_eq!(table.posts_all(), ["z1"]);
    assert!(!table.store.mark_sent(row.id, channel, MessageId(77), table.now()).expect("marked"));
    assert_eq!(table.posts_all(), [""; 0]);
}

#[test]
fn neither_another_tier_nor_another_hour_brings_a_second_one_on_a_day() {
    let table = ready(50);
    table.store.set_daily(SERVER, &setting(9, Series::Weekly), table.now()).expect("set");
    fires(&table);
    for (hour, series) in [(9, Series::Fixed(Tier::Hard)), (12, Series::Weekly), (0, Series::Weekly)] {
        table.store.set_daily(SERVER, &setting(hour, series), table.tick()).expect("set");
        fires(&table);
    }
    assert!(table.store.stop_daily(SERVER, table.tick()).expect("stopped"));
    assert!(!table.store.stop_daily(SERVER, table.tick()).expect("stopped"));
    table.store.set_daily(SERVER, &setting(9, Series::Weekly), table.tick()).expect("set");
    fires(&table);
    assert_eq!(table.store.daily_posts(SERVER, 0, 9).expect("a look").len(), 1);
}

#[test]
fn a_server_never_has_a_puzzle_twice_and_mined_ones_go_on_when_all_were_had() {
    let table = ready(2);
    table.store.set_daily(SERVER, &setting(9, Series::Fixed(Tier::Easy)), table.now()).expect("set");
    for day in 0..6 {
        table.set(MONDAY.plus_ms(day * DAY));
        fires(&table);
    }
    let had = |table: &Table| -> Vec<PuzzleNo> {
        table.store.daily_posts(SERVER, 0, 99).expect("a look").iter().rev().map(|post| post.puzzle).collect()
    };
    let six = had(&table);
    assert_eq!(six.iter().collect::<std::collections::HashSet<_>>().len(), 6, "easy ones, then others");
    let scarce = |least: u32| table.store.scarce(least).expect("a look").contains(&(STAR, Tier::Easy));
    assert!(scarce(1), "none is left");
    assert!(!table.store.scarce(99).expect("a look").contains(&(STAR, Tier::Hard)), "nobody has hard ones");
    let stock = Stock { id: "new", variant: STAR, tier: Tier::Easy, rating: 900 };
    let no = table.store.add_mined(&stock, "{}").expect("added").expect("new");
    assert_eq!(table.store.add_mined(&stock, "{}").expect("known"), None);
    assert!(!scarce(1) && scarce(2), "one is left");
    let known = table.store.stocked().expect("a look");
    assert!(known.iter().any(|known| known.no == no && known.id == stock.id), "{known:?}");
    table.set(MONDAY.plus_ms(6 * DAY));
    fires(&table);
    assert_eq!(had(&table)[6], named(&table, "new"));
    // When there is nothing else at all, the one of longest ago comes again: a day without is worse.
    table.set(MONDAY.plus_ms(7 * DAY));
    fires(&table);
    assert_eq!(had(&table)[7], six[0]);
}

#[test]
fn stocking_again_keeps_numbers_ratings_and_what_is_shipped_no_more() {
    let table = ready(3);
    let numbers = |table: &Table| table.store.stocked().expect("a look");
    let before = numbers(&table);
    solves(&table, ANN, named(&table, "easy-1"));
    let rated = table.store.puzzle_rating(named(&table, "easy-1")).expect("a look");
    stocked(&table, 2);
    assert_eq!(numbers(&table), before);
    assert_eq!(table.store.puzzle_rating(named(&table, "easy-1")).expect("a look"), rated);
    let today = LocalDate::from_number(20_260_601).expect("a date");
    let offered = table.store.offered(BOB, STAR, None, today).expect("a look");
    assert!(!offered.contains(&named(&table, "easy-2")));
}

#[test]
fn what_is_solved_in_time_counts_and_the_archive_does_not() {
    let table = ready(50);
    let other = Subject::Person(BOB);
    table.store.set_daily(SERVER, &setting(9, Series::Weekly), table.now()).expect("set");
    table.store.set_daily(other, &setting(9, Series::Weekly), table.now()).expect("set");
    for day in 0..3 {
        table.set(MONDAY.plus_ms(day * DAY));
        fires(&table);
        let post = newest(&table, SERVER);
        table.store.enter_daily(&post, ANN, table.tick()).expect("entered").into_inner();
        assert!(table.store.enter_daily(&post, CLEO, table.tick()).expect("entered").is_empty());
        let entered = solves(&table, ANN, post.puzzle).entered;
        assert_eq!((entered.len(), entered[0].streak.length), (1, day as u32 + 1));
        assert_eq!(table.store.daily_count(post.id).expect("a look"), (1, 2));
        // The same puzzle is the day's in direct messages too; whoever solved it here has solved it there.
        let theirs = newest(&table, other);
        assert_eq!(theirs.puzzle, post.puzzle);
        let there = table.store.enter_daily(&theirs, ANN, table.tick()).expect("entered").into_inner();
        assert_eq!((there.len(), there[0].streak.length), (1, day as u32 + 1), "and not twice");
    }
    let old = table.store.daily_numbered(SERVER, STAR, 148).expect("a look").expect("there");
    assert!(table.store.enter_daily(&old, BOB, table.tick()).expect("looked at").is_empty());
    assert!(solves(&table, BOB, old.puzzle).entered.is_empty());
    assert_eq!(table.store.streak(BOB, STAR).expect("a look").length, 0);
    assert_eq!(table.store.entered_day(BOB, Which::Puzzle(old.puzzle)).expect("a look"), None);
    let (rows, days) = table.store.daily_table(SERVER, STAR, old.date).expect("a look");
    let ann = (rows[0].player, rows[0].solved, rows[0].at_first);
    assert_eq!((rows.len(), ann, days), (1, (ANN, 3, 3), 3));
    let may = LocalDate::from_number(20_260_501).expect("a date");
    assert_eq!(table.store.daily_table(SERVER, STAR, may).expect("a look"), (Vec::new(), 0));
    table.is_sound();
}

#[test]
fn messages_that_say_too_little_are_named_until_they_are_edited() {
    let table = ready(50);
    table.store.set_daily(SERVER, &setting(9, Series::Weekly), table.now()).expect("set");
    fires(&table);
    let post = newest(&table, SERVER);
    table.store.enter_daily(&post, ANN, table.tick()).expect("entered").into_inner();
    let edits = || table.store.daily_edits(table.now(), 9).expect("a look");
    assert!(edits().is_empty(), "not sent yet");
    table.posts_all();
    assert_eq!(edits().len(), 1);
    let later = table.now().plus_ms(60_000);
    table.store.note_daily_shown(post.id, Some(1), later).expect("noted");
    assert!(edits().is_empty());
    solves(&table, ANN, post.puzzle);
    assert!(edits().is_empty(), "not so soon");
    table.set(later);
    assert_eq!(edits().len(), 1);
}

#[test]
fn a_lost_channel_stops_the_puzzles_until_another_is_named() {
    let table = ready(50);
    table.store.set_daily(SERVER, &setting(9, Series::Weekly), table.now()).expect("set");
    fires(&table);
    table.store.forget_daily_channel(CHANNEL, table.tick()).expect("forgotten");
    assert_eq!(table.store.next_due().expect("a look"), None);
    let setting_now = table.store.daily(SERVER).expect("a look").expect("kept");
    assert_eq!(setting_now.channel, None);
    table.set(MONDAY.plus_ms(DAY));
    fires(&table);
    assert_eq!(table.store.daily_posts(SERVER, 0, 9).expect("a look").len(), 1);
    table.store.set_daily(SERVER, &setting(9, Series::Weekly), table.now()).expect("set");
    fires(&table);
    assert_eq!(table.store.daily_posts(SERVER, 0, 9).expect("a look").len(), 2);
}

#[test]
fn after_a_restored_backup_the_days_puzzle_is_looked_for_before_it_is_sent() {
    let table = ready(50);
    table.store.set_daily(SERVER, &setting(13, Series::Weekly), table.now()).expect("set");
    let backup = table.folder.path().join("backup.sqlite");
    table.store.backup(&backup, store::Overwrite::No).expect("a backup");
    let (path, folder) = (table.path(), table.folder);
    drop(table.store);
    // It is half past one when the backup takes the place of what was posted at one.
    let now = MONDAY.plus_ms(90 * 60_000);
    store::Store::restore(&backup, &path, store::Overwrite::Yes, now).expect("restored");
    let store = store::Store::open(&path, now).expect("a database");
    let table = Table::of(store, folder).at(now);
    table.store.back(now).expect("back").into_inner();
    fires(&table);
    let rows = table.store.in_flight(table.now()).expect("a look");
    assert_eq!(rows.len(), 1);
    assert_eq!((rows[0].state, rows[0].address), (PostState::InFlight, Some(Address::Channel(CHANNEL))));
    assert!(rows[0].after_message.is_some(), "from before its hour on");
}
