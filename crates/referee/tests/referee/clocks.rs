//! Clocks as they are told.

use referee::{ClockKind, Event, Job, Played};

use crate::harness::{engine, events, job};

fn played(told: Vec<Event<'static>>) -> Vec<Played<'static>> {
    let of = |event| match event {
        Event::Move(played) | Event::Placement(played) => Some(played),
        _ => None,
    };
    told.into_iter().filter_map(of).collect()
}

#[test]
fn each_move_is_charged_and_brings_its_increment() {
    // Each account is kept in nanoseconds; the CPU clock also charges what an engine does between its moves.
    for (clock, within) in [(ClockKind::Wall, 500), (ClockKind::Cpu, 200_000)] {
        let told = events(&Job { clock, ..job(engine("instant", 1, "30+1"), engine("instant", 2, "30+1")) });
        let mut left = [30_000_000_i64; 2];
        for played in played(told) {
            let own = &mut left[usize::from(played.side == 'b')];
            *own += 1_000_000 - played.used_us.cast_signed();
            let shown = played.left_ms.unwrap().cast_signed() * 1000;
            assert!((*own - shown).abs() < within + 1000, "{clock:?} {own} {shown}");
        }
    }
}

#[test]
fn a_session_gives_its_time_again() {
    let told = events(&job(engine("instant", 1, "2/30"), engine("instant", 2, "30")));
    let white: Vec<_> = played(told)
        .into_iter()
        .filter(|played| played.side == 'w')
        .filter_map(|played| played.left_ms)
        .collect();
    assert!(white[0] <= 30_000 && white[1] > 50_000 && white[1] <= 60_000 && white[2] <= white[1]);
}

#[test]
fn scores_depth_nodes_and_time_are_told() {
    let told = events(&job(engine("scores", 1, "30"), engine("instant", 2, "30")));
    let first = &played(told)[0];
    assert_eq!(first.score, Some(referee::Score::Cp(25)));
    assert_eq!((first.depth, first.nodes, first.time_ms), (Some(3), Some(77), Some(1)));
}
