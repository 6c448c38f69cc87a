//! A machine that is kept busy changes nothing on the CPU clock.

use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};

use crate::harness::{ENGINE, Mark};

#[test]
fn no_game_is_lost_on_a_busy_machine_that_would_not_be_on_a_quiet_one() {
    let games = std::env::var("STARMATE_BUSY_GAMES").unwrap_or_else(|_| "2".to_owned());
    let over = AtomicBool::new(false);
    // Each move takes 5 ms of CPU time and brings 6; with four others on the CPUs it takes several times that.
    let flags = format!(
        "match -engine cmd={ENGINE} name=one args=works -engine cmd={ENGINE} name=two args=works -each tc=0.1+0.006 \
         -variant chess -games {games} -maxmoves 20 -concurrency 2 -clock cpu -json"
    );
    let told: Value = std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let flags: Vec<&str> = flags.split_whitespace().collect();
        let output = Mark::new().command(&flags).stdin(Stdio::null()).output();
        over.store(true, Ordering::Relaxed);
        serde_json::from_slice(&output.unwrap().stdout).unwrap()
    });
    println!("{told:#}");
    assert_eq!(told["games"].to_string(), games);
    assert_eq!((&told["void"], &told["overload"]), (&json!(0), &json!(true)));
    for engine in told["engines"].as_array().unwrap() {
        assert_eq!(engine["faults"], json!({}));
    }
}
