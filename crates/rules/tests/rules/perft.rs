//! Node counts, kept as data.

use rules::starchess::{Position, perft};

/// One position string a line, then `;` and the counts at depth 1, 2, 3 …; `#` begins a comment.
fn counts(data: &str) -> impl Iterator<Item = (Position, Vec<u64>)> {
    data.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let (position, counts) = line.split_once(';').expect("position; counts");
        let counts = counts.split_whitespace().map(|n| n.parse().expect("a count")).collect();
        (position.trim().parse().expect("a position"), counts)
    })
}

#[test]
fn node_counts_are_those_of_the_data_file() {
    let mut seen = 0;
    for (position, counts) in counts(include_str!("../starchess.perft")) {
        for (depth, nodes) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), nodes, "depth {depth} of {position}");
            seen += 1;
        }
    }
    assert!(seen > 0);
}
