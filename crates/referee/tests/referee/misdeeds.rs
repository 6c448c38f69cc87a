//! Each misbehaving engine loses by its own word, in time, and leaves nothing; the next game is played.

use std::time::{Duration, Instant};

use referee::{ClockKind, EngineSpec, FaultKind, Job};
use rules::Variant;

use crate::harness::{engine, events, job, results};

/// What a game may take beyond its deadline.
const BEYOND: Duration = Duration::from_secs(1);

/// Has an engine play White, then Black, and lose both games by the same word, each within a time.
fn loses_both(job: &Job, status: &str, kind: FaultKind, deadline: Duration) {
    let job = Job { reversed: true, ..job.clone() };
    let began = Instant::now();
    let told = events(&job);
    let took = began.elapsed();
    let expected = [(status, "0-1", Some(('w', kind))), (status, "1-0", Some(('b', kind)))];
    let expected = expected.map(|(status, outcome, fault)| (status.to_owned(), outcome.to_owned(), fault));
    assert_eq!(results(&told), expected, "{told:#?}");
    assert!(took < 2 * (deadline + BEYOND), "it took {took:?}");
}

fn against_instant(name: &str, control: &str) -> Job {
    job(engine(name, 1, control), engine("instant", 2, "10"))
}

macro_rules! misdeeds {
    ($($test:ident: $name:literal on $control:literal => $status:literal, $kind:ident;)*) => {
        $(#[test]
        fn $test() {
            let job = against_instant($name, $control);
            let deadline = Duration::from_millis(job.engines[0].limit.base_ms.unwrap_or(0));
            loses_both(&job, $status, FaultKind::$kind, deadline);
        })*
    };
}

misdeeds! {
    an_engine_that_quits_at_once_crashes: "quits" on "5" => "forfeit", Crash;
    an_engine_that_aborts_at_once_crashes: "crash-at-start" on "5" => "forfeit", Crash;
    an_engine_that_aborts_in_a_game_crashes: "crash" on "5" => "forfeit", Crash;
    an_engine_that_exits_in_a_game_crashes: "exit" on "5" => "forfeit", Crash;
    an_engine_that_never_answers_loses_on_time: "hang" on "0.4" => "time", Time;
    an_engine_that_only_chatters_loses_on_time: "chatter" on "0.4" => "time", Time;
    an_engine_that_answers_late_loses_on_time: "late" on "0.2" => "time", Time;
    a_flood_is_against_the_protocol: "flood" on "60" => "forfeit", Protocol;
    a_line_without_an_end_is_against_the_protocol: "endless-line" on "60" => "forfeit", Protocol;
    a_flood_of_complaints_is_against_the_protocol: "stderr-flood" on "60" => "forfeit", Protocol;
    a_move_that_the_rules_forbid_is_illegal: "illegal" on "5" => "forfeit", IllegalMove;
    no_move_where_there_are_some_is_illegal: "gives-up" on "5" => "forfeit", IllegalMove;
    a_move_that_is_none_is_against_the_protocol: "unreadable" on "5" => "forfeit", Protocol;
    a_bestmove_without_a_move_is_against_the_protocol: "empty" on "5" => "forfeit", Protocol;
    a_bestmove_with_null_bytes_is_against_the_protocol: "null-bytes" on "5" => "forfeit", Protocol;
    a_bestmove_that_is_not_text_is_against_the_protocol: "broken-text" on "5" => "forfeit", Protocol;
    a_second_bestmove_is_against_the_protocol: "twice" on "5" => "forfeit", Protocol;
    closing_the_output_is_against_the_protocol: "closes-output" on "5" => "forfeit", Protocol;
    an_engine_that_leaves_a_daemon_and_crashes_leaves_nothing: "daemon-crash" on "5" => "forfeit", Crash;
}

#[test]
fn an_engine_that_never_says_uciok_stalls() {
    let mut job = against_instant("no-uciok", "5");
    job.waits.start_ms = 500;
    loses_both(&job, "forfeit", FaultKind::Stall, Duration::from_millis(500));
}

#[test]
fn an_engine_that_never_says_readyok_stalls() {
    let mut job = against_instant("no-readyok", "5");
    job.waits.ready_ms = 500;
    loses_both(&job, "forfeit", FaultKind::Stall, Duration::from_millis(500));
}

#[test]
fn an_engine_of_another_rule_set_is_against_the_protocol() {
    let job = Job { variant: Variant::Starchess, ..against_instant("wrong-variant", "5") };
    loses_both(&job, "forfeit", FaultKind::Protocol, Duration::ZERO);
}

#[test]
fn an_engine_that_is_not_there_crashes() {
    let job = job(EngineSpec::new("nobody", "/nowhere/engine"), engine("instant", 1, "5"));
    loses_both(&job, "forfeit", FaultKind::Crash, Duration::ZERO);
}

#[test]
fn an_engine_that_takes_too_much_memory_loses_by_it() {
    let mut job = against_instant("hungry", "5");
    job.engines[0].memory_mib = Some(100);
    loses_both(&job, "forfeit", FaultKind::Memory, Duration::from_secs(1));
}

#[test]
fn an_engine_that_spins_loses_on_its_cpu_clock() {
    let job = Job { clock: ClockKind::Cpu, ..against_instant("spin", "0.1") };
    // As long as it gets a fifth of a CPU.
    loses_both(&job, "time", FaultKind::Time, Duration::from_millis(600));
}

#[test]
fn an_engine_that_idles_loses_at_the_ceiling_of_its_cpu_clock() {
    let job = Job { clock: ClockKind::Cpu, ..against_instant("idle", "0.1") };
    loses_both(&job, "time", FaultKind::Time, Duration::from_millis(2310));
}

#[test]
fn thinking_while_the_opponent_is_to_move_is_charged() {
    // Sooner or later it gets its 60 ms of a busy CPU.
    let slow = engine("slow", 2, "60");
    let job = Job { clock: ClockKind::Cpu, ..job(engine("thinks-always", 1, "0.05"), slow) };
    loses_both(&job, "time", FaultKind::Time, Duration::from_secs(1));
}

#[test]
fn a_flood_while_the_opponent_is_to_move_is_against_the_protocol() {
    let job = job(engine("floods-idle", 1, "60"), engine("slow", 2, "60"));
    // The opponent's moves up to there take 0.9 s.
    loses_both(&job, "forfeit", FaultKind::Protocol, Duration::from_millis(900));
}

#[test]
fn two_engines_that_cannot_begin_end_their_game_without_a_result() {
    let told = events(&job(engine("quits", 1, "5"), engine("crash-at-start", 1, "5")));
    assert_eq!(results(&told), [("aborted".into(), "*".into(), Some(('w', FaultKind::Crash)))]);
}

#[test]
fn a_daemon_and_an_engine_that_ignores_quit_are_killed_after_a_moment() {
    let told = events(&job(engine("daemon", 1, "30"), engine("never-quits", 2, "30")));
    assert_eq!(results(&told).len(), 1);
}
