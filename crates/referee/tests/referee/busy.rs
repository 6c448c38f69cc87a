//! A machine that is kept busy changes nothing on the CPU clock.

use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};

use referee::Event;
use serde_json::{Value, json};

use crate::harness::{ENGINE, Mark, engine, events, job};

/// Says that it is over, also after a panic.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Does something while so many threads take all the CPU that they can have.
fn beside<T>(threads: usize, act: impl FnOnce() -> T) -> T {
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let _over = Over(&over);
        act()
    })
}

#[test]
fn an_engine_that_gets_no_cpu_for_its_handshake_has_done_nothing_wrong() {
    let cores = std::thread::available_parallelism().unwrap().get();
    let mut job = job(engine("wakes", 1, "5"), engine("wakes", 2, "5"));
    // Twice what it needs on a quiet machine, and a third of what it needs beside the others.
    job.waits.start_ms = 600;
    let told = beside(4 * cores, || events(&job));
    let end = told.iter().find_map(|event| if let Event::Result(end) = event { Some(end) } else { None });
    let end = end.unwrap();
    assert!(end.faults.is_empty(), "{told:#?}");
    // Either it came in time after all, or the game does not count.
    let reason = end.void.as_deref().unwrap_or_default();
    assert_eq!(end.void.is_some(), reason.contains("the host was overloaded: wakes waited"), "{told:#?}");
}

#[test]
fn no_game_is_lost_on_a_busy_machine_that_would_not_be_on_a_quiet_one() {
    let games = std::env::var("STARMATE_BUSY_GAMES").unwrap_or_else(|_| "2".to_owned());
    // Each move takes 5 ms of CPU time and brings 6; with four others on the CPUs it takes several times that.
    let flags = format!(
        "match -engine cmd={ENGINE} name=one args=works -engine cmd={ENGINE} name=two args=works -each tc=0.1+0.006 \
         -variant chess -games {games} -maxmoves 20 -concurrency 2 -clock cpu -json"
    );
    let told: Value = beside(4, || {
        let flags: Vec<&str> = flags.split_whitespace().collect();
        let output = Mark::new().command(&flags).stdin(Stdio::null()).output();
        serde_json::from_slice(&output.unwrap().stdout).unwrap()
    });
    println!("{told:#}");
    assert_eq!(told["games"].to_string(), games);
    assert_eq!((&told["void"], &told["overload"]), (&json!(0), &json!(true)));
    for engine in told["engines"].as_array().unwrap() {
        assert_eq!(engine["faults"], json!({}));
    }
}
