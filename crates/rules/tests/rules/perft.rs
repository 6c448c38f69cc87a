//! Node counts, kept as data.

use std::fmt::Debug;
use std::str::FromStr;

use rules::{Rules, chess100, starchess};

/// One position string a line, then `;` and the counts at depth 1, 2, 3 …; `#` begins a comment.
fn counts<P: FromStr<Err: Debug>>(data: &str) -> impl Iterator<Item = (P, Vec<u64>)> {
    data.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let (position, counts) = line.split_once(';').expect("position; counts");
        let counts = counts.split_whitespace().map(|n| n.parse().expect("a count")).collect();
        (position.trim().parse().expect("a position"), counts)
    })
}

fn check<P: Rules + FromStr<Err: Debug>>(data: &str) {
    let mut seen = 0;
    for (position, counts) in counts::<P>(data) {
        for (depth, nodes) in (1..).zip(counts) {
            assert_eq!(position.perft(depth), nodes, "depth {depth} of {position}");
            seen += 1;
        }
    }
    assert!(seen > 0);
}

#[test]
fn node_counts_are_those_of_the_data_files() {
    check::<starchess::Position>(include_str!("../starchess.perft"));
    check::<chess100::Position>(include_str!("../chess100.perft"));
}
