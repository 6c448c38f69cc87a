//! Paths counted by both generators.
//!
//! `STARMATE_CHESS100_DEPTH` (4) says how deep the start is counted; `scripts/soak chess100` goes deeper.

use rules::chess100::Position;

use super::number;
use super::slow::Slow;

#[test]
fn both_generators_count_the_same_paths() {
    let deepest = number("STARMATE_CHESS100_DEPTH", 4) as u32;
    let data = include_str!("../../chess100.perft").lines();
    for (i, line) in data.filter(|line| !line.starts_with('#')).enumerate() {
        let (text, counts) = line.split_once(';').unwrap();
        let position: Position = text.parse().unwrap();
        // The first is the start.
        for depth in 1..=if i == 0 { deepest } else { deepest - 1 } {
            let nodes = Slow::read(text).perft(depth);
            assert_eq!(position.perft(depth), nodes, "depth {depth} of {text}");
            if let Some(known) = counts.split_whitespace().nth(depth as usize - 1) {
                assert_eq!(known, nodes.to_string(), "depth {depth} of {text}");
            }
            println!("depth {depth} of {text}: {nodes}");
        }
    }
}
