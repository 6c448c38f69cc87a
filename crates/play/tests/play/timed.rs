//! Clocks in games: running out, pauses, gifts, takebacks, and what a moderator may do.

use play::{
    Action, Colour, Control, GameId, Happening, Match, Millis, Ply, Refusal, RequestKind, Span, Start, Terms,
    Timestamp, Verdict, Zone,
};
use rules::{Outcome, Status};
use rules::{Position, Variant};

use crate::table::{BLACK, PLAYERS, QUIET, STARTED, STRANGER, WHITE, mv, new_game};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn game(control: &str, position: Option<&str>) -> Match {
    let control: Control = control.parse().expect("a control");
    let terms = Terms { control, weekends: false, rated: true, ..Terms::CASUAL };
    let start = Start { players: PLAYERS, started: STARTED, terms, zones: [Zone::utc(), Zone::utc()] };
    let initial = position.map_or_else(
        || Position::start(Variant::Starchess),
        |text| Position::parse(Variant::Starchess, text).expect("a position"),
    );
    Match::start_from(GameId(1), start, initial)
}

fn after(ms: i64) -> Timestamp {
    STARTED.plus_ms(ms)
}

#[test]
fn who_runs_out_of_time_loses_at_that_very_moment() {
    let mut game = game("3d", Some(QUIET));
    game.act(WHITE, mv("18-19"), None, after(DAY)).expect("in time");
    assert_eq!(game.flag_at(), Some(after(4 * DAY)));
    assert!(game.flag(after(4 * DAY - 1)).is_none(), "a millisecond is left");
    let happening = game.flag(after(9 * DAY)).expect("out of time");
    let ending = happening.ending().expect("an end");
    assert_eq!((ending.status, ending.outcome, ending.by), (Status::Time, Outcome::WhiteWins, Colour::Black));
    assert_eq!(ending.at, after(4 * DAY), "dated when it happened, not when it was noticed");
    assert_eq!(game.left(after(9 * DAY)), Some([Millis(3 * DAY), Millis(0)]));
}

#[test]
fn nobody_loses_on_time_to_a_side_that_cannot_mate() {
    // Black has a king alone; White's queen could mate.
    let mut game = game("1d", Some("K/2/7/6/2Q2/6/7/2/k - w - 0 1"));
    let happening = game.flag(after(DAY)).expect("out of time");
    let ending = happening.ending().expect("an end");
    assert_eq!((ending.status, ending.outcome), (Status::Time, Outcome::Draw));
}

#[test]
fn what_is_left_is_kept_with_each_move() {
    let mut game = game("10d+1d/20d", Some(QUIET));
    game.act(WHITE, mv("18-19"), None, after(4 * DAY)).expect("in time");
    game.act(BLACK, mv("34-33"), None, after(4 * DAY)).expect("in time");
    assert_eq!(game.times_left(), [Some(Millis(7 * DAY)), Some(Millis(11 * DAY))]);
    let mut casual = new_game();
    casual.act(WHITE, mv("K@4"), None, after(1)).expect("a placement");
    assert_eq!(casual.times_left(), [None]);
}

#[test]
fn a_pause_needs_both_and_stops_the_clock() {
    let mut game = game("1d", Some(QUIET));
    let pause = |action| {
        move |kind| match action {
            'a' => Action::Ask(kind),
            'g' => Action::Grant(kind),
            _ => Action::Deny(kind),
        }
    };
    let (ask, grant, deny) = (pause('a'), pause('g'), pause('d'));
    let kind = RequestKind::Pause;
    game.act(WHITE, ask(kind), None, after(DAY / 2)).expect("asked");
    assert_eq!(game.act(WHITE, grant(kind), None, after(DAY / 2)), Err(Refusal::OwnRequest(kind)));
    game.act(BLACK, deny(kind), None, after(DAY / 2)).expect("turned down");
    assert_eq!(game.act(WHITE, ask(kind), None, after(DAY / 2)), Err(Refusal::AskedAlready(kind)));
    game.act(BLACK, ask(kind), None, after(DAY / 2)).expect("asked the other way round");
    assert_eq!(game.act(WHITE, ask(kind), None, after(DAY / 2)), Ok(Happening::Paused { by: Colour::White }));
    assert_eq!(game.flag_at(), None);
    assert_eq!(game.act(WHITE, ask(kind), None, after(DAY)), Err(Refusal::PausedAlready));
    game.act(BLACK, Action::Resume, None, after(30 * DAY)).expect("either may");
    assert_eq!(game.flag_at(), Some(after(30 * DAY + DAY / 2)), "half a day is left, as before the pause");
    assert_eq!(game.act(BLACK, Action::Resume, None, after(30 * DAY)), Err(Refusal::NotPaused));
}

#[test]
fn without_a_clock_there_is_nothing_to_stop_or_to_give() {
    let mut game = new_game();
    for action in [Action::Ask(RequestKind::Pause), Action::Resume, Action::Give(Millis(DAY))] {
        assert_eq!(game.act(WHITE, action, None, after(1)), Err(Refusal::NoClock), "{action:?}");
    }
    assert_eq!((game.flag_at(), game.left(after(1)), game.is_paused()), (None, None, false));
}

#[test]
fn time_is_given_to_the_opponent_only_and_in_measure() {
    let mut game = game("1d", Some(QUIET));
    game.act(BLACK, Action::Give(Millis(2 * DAY)), None, after(0)).expect("a gift");
    assert_eq!(game.flag_at(), Some(after(3 * DAY)));
    for time in [-1, 0, 59_999, 30 * DAY + 1] {
        assert_eq!(game.act(BLACK, Action::Give(Millis(time)), None, after(0)), Err(Refusal::BadGift));
    }
}

#[test]
fn a_takeback_goes_before_the_askers_last_move() {
    let kind = RequestKind::Takeback;
    let mut game = game("3d", Some(QUIET));
    assert_eq!(game.act(WHITE, Action::Ask(kind), None, after(0)), Err(Refusal::NothingToTakeBack));
    game.act(WHITE, mv("18-19"), None, after(DAY)).expect("a move");
    assert_eq!(game.act(BLACK, Action::Ask(kind), None, after(DAY)), Err(Refusal::NothingToTakeBack));
    let old = game.turn();
    game.act(BLACK, mv("34-33"), None, after(2 * DAY)).expect("a move");
    game.act(WHITE, Action::Ask(kind), None, after(3 * DAY)).expect("asked");
    let back = game.act(BLACK, Action::Grant(kind), None, after(3 * DAY)).expect("granted");
    assert_eq!(back, Happening::TakenBack { of: Colour::White, from: Ply(2), to: Ply(0) });
    assert_eq!((game.ply(), game.on_move()), (Ply(0), Some(WHITE)));
    assert_eq!(game.flag_at(), Some(after(6 * DAY)), "a turn that begins anew");
    game.act(WHITE, mv("18-19"), None, after(3 * DAY)).expect("another move");
    assert_eq!(game.turn().to_string(), "1t1");
    let stale = game.act(BLACK, mv("34-33"), Some(old), after(3 * DAY));
    assert!(matches!(stale, Err(Refusal::StalePly { .. })), "the board of the move that was taken back");
    // Right after the asker's own move, that one alone goes.
    game.act(WHITE, Action::Ask(kind), None, after(3 * DAY)).expect("asked");
    let back = game.act(BLACK, Action::Grant(kind), None, after(4 * DAY)).expect("granted");
    assert_eq!(back, Happening::TakenBack { of: Colour::White, from: Ply(1), to: Ply(0) });
}

#[test]
fn a_move_withdraws_requests() {
    let kind = RequestKind::Takeback;
    let mut game = game("3d", Some(QUIET));
    game.act(WHITE, mv("18-19"), None, after(1)).expect("a move");
    game.act(WHITE, Action::Ask(kind), None, after(1)).expect("asked");
    game.act(BLACK, mv("34-33"), None, after(2)).expect("a move");
    assert_eq!(game.request(kind), None);
    assert_eq!(game.act(BLACK, Action::Grant(kind), None, after(3)), Err(Refusal::NoRequest(kind)));
}

#[test]
fn vacation_stops_the_clock_of_whom_it_belongs_to() {
    let mut game = game("1d", Some(QUIET));
    let week = Span { from: after(DAY / 2), until: after(DAY / 2 + 7 * DAY) };
    game.on_vacation(Colour::Black, week);
    assert_eq!(game.flag_at(), Some(after(DAY)));
    game.on_vacation(Colour::White, week);
    assert_eq!(game.flag_at(), Some(after(8 * DAY)));
}

#[test]
fn who_waits_for_ever_without_a_clock_may_call_the_game_off() {
    let mut game = new_game();
    for (by, text) in [(WHITE, "K@4"), (BLACK, "K@34"), (WHITE, "Q@11")] {
        game.act(by, mv(text), None, after(0)).expect("a placement");
    }
    let abort = |game: &mut Match, by, at| game.act(by, Action::Abort, None, after(at));
    assert_eq!(game.abort_from(Colour::White), Some(after(60 * DAY)));
    assert_eq!(game.abort_from(Colour::Black), None, "it is Black's own turn");
    assert_eq!(abort(&mut game, WHITE, 60 * DAY - 1), Err(Refusal::TooLateToAbort));
    assert_eq!(abort(&mut game, BLACK, 60 * DAY), Err(Refusal::TooLateToAbort), "it is Black who is silent");
    let ending = abort(&mut game, WHITE, 60 * DAY).expect("sixty days").ending().expect("an end");
    assert_eq!((ending.status, ending.outcome), (Status::Aborted, Outcome::None));
}

#[test]
fn a_moderator_ends_a_game_and_is_named() {
    let cases = [
        (Verdict::Annulled, Status::Aborted, Outcome::None),
        (Verdict::Draw, Status::Agreed, Outcome::Draw),
        (Verdict::Win(Colour::Black), Status::Forfeit, Outcome::BlackWins),
    ];
    for (verdict, status, outcome) in cases {
        let mut game = game("3d", Some(QUIET));
        let ending = game.adjudicate(STRANGER, verdict, after(5)).expect("goes on");
        assert_eq!((ending.status, ending.outcome, ending.moderator), (status, outcome, Some(STRANGER)));
        assert!(game.game().can_stand(status, outcome));
        assert_eq!(game.adjudicate(STRANGER, verdict, after(6)), Err(Refusal::GameOver(status)));
        assert_eq!(Match::restore(game.save()).expect("sound").ending(), Some(ending));
    }
}
