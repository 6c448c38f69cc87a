//! Time: what is measured, and what ends an engine.

use std::io::Write as _;
use std::time::{Duration, Instant};

use jail::{How, LimitKind, Limits, Lines};

use crate::cell::Cell;

#[test]
fn sleeping_past_the_ceiling_ends_it() {
    let cell = Cell::new();
    let limits = Limits { wall: Some(Duration::from_millis(200)), ..Limits::default() };
    let ended = cell.start(&limits, &["sleep"]).wait();
    assert_eq!((ended.how, ended.limit), (How::Signalled(libc::SIGKILL), Some(LimitKind::Wall)));
    assert!(ended.wall >= Duration::from_millis(200) && ended.cpu < Duration::from_millis(100), "{ended:?}");
}

#[test]
fn overrunning_its_cpu_time_ends_it() {
    let cell = Cell::new();
    let ended = cell.start(&Limits { cpu_seconds: Some(1), ..Limits::default() }, &["spin"]).wait();
    assert_eq!((ended.how, ended.limit), (How::Signalled(libc::SIGKILL), Some(LimitKind::Cpu)), "{ended:?}");
    assert!((Duration::from_millis(990)..Duration::from_secs(2)).contains(&ended.cpu), "{ended:?}");
}

#[test]
fn thinking_in_the_opponents_time_is_counted_over_all_threads() {
    let cell = Cell::new();
    let mut running = cell.start(&Limits::default(), &["ponder"]);
    let mut lines = Lines::new(running.stdout.take().unwrap(), &Limits::default());
    let mut input = running.stdin.take().unwrap();
    let at_go = running.cpu_time().unwrap();
    writeln!(input, "go").unwrap();
    lines.next_line().unwrap();
    let at_move = running.cpu_time().unwrap();
    let until = Instant::now() + Duration::from_secs(10);
    while running.cpu_time().unwrap() < at_go + Duration::from_millis(150) && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(5));
    }
    // More than it used for the move: a thread of its own went on.
    let at_next_go = running.cpu_time().unwrap();
    assert!(
        at_move > at_go && at_next_go >= at_go + Duration::from_millis(150),
        "{at_go:?} {at_move:?} {at_next_go:?}"
    );
    let ended = running.kill();
    assert!(ended.cpu >= at_next_go, "{ended:?}");
}

#[test]
fn the_clock_stands_while_it_sleeps() {
    let cell = Cell::new();
    let running = cell.start(&Limits::default(), &["sleep"]);
    crate::cell::soon("it falls asleep", || {
        let before = running.cpu_time().unwrap();
        std::thread::sleep(Duration::from_millis(50));
        running.cpu_time().unwrap() == before
    });
    assert!(running.wait_for(Duration::from_millis(10)).is_none());
    let ended = running.kill();
    assert!(
        ended.cpu < Duration::from_millis(100) && ended.peak_kib.is_some_and(|peak| peak > 0),
        "{ended:?}"
    );
}
