//! `perft` and `solve`.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::program::{ARRAY, starmate};

#[test]
fn perft_counts_the_known_values() {
    for (depth, nodes) in [(0, 1), (1, 13), (2, 159), (3, 2302), (4, 31696)] {
        let document = starmate(&["perft", &depth.to_string(), "--json", "--position", ARRAY]).json();
        assert_eq!((&document["depth"], &document["nodes"]), (&depth.into(), &nodes.into()));
        assert!(document["seconds"].as_f64().is_some_and(|seconds| seconds >= 0.0));
    }
    // 25 placements for either side, then 16 for either.
    for (depth, nodes) in [(1, 25), (2, 25 * 25), (3, 25 * 25 * 16), (4, 25 * 25 * 16 * 16)] {
        assert_eq!(starmate(&["perft", &depth.to_string(), "--json"]).json()["nodes"], nodes);
    }
}

#[test]
fn divide_sums_to_the_whole() {
    let document = starmate(&["perft", "3", "--divide", "--json", "--position", ARRAY]).json();
    let divide = document["divide"].as_object().expect("an object");
    assert_eq!(divide.len(), 13);
    assert_eq!(divide.values().filter_map(Value::as_u64).sum::<u64>(), 2302);
    let people = starmate(&["perft", "2", "--divide", "--position", ARRAY]);
    assert_eq!(people.text().lines().count(), 14);
    assert!(people.text().contains("\n159 nodes at depth 2 in "), "{people:?}");
}

#[derive(Deserialize)]
struct Published {
    problems: Vec<Problem>,
}

#[derive(Deserialize)]
struct Problem {
    id: String,
    position: String,
    mate_in: u32,
    solution: String,
}

#[test]
fn every_published_problem_is_solved_to_its_stated_result() {
    let Published { problems } =
        serde_json::from_str(include_str!("../../assets/problems/published.json")).expect("problems");
    assert_eq!(problems.len(), 28);
    for Problem { id, position, mate_in, solution } in problems {
        let document = starmate(&["solve", "--json", "--mate", "2", "--position", &position]).json();
        let bare = solution.trim_start_matches(|letter: char| letter.is_ascii_alphabetic()).replace('x', "-");
        assert_eq!(document["mate_in"], mate_in, "{id}");
        assert_eq!(document["first_moves"], json!([bare]), "{id}");
        assert_eq!(document["unique"], true, "{id}");
        assert_eq!(document["line"].as_array().map(Vec::len), Some(2 * mate_in as usize - 1), "{id}");
        let shorter = mate_in - 1;
        if shorter > 0 {
            let document =
                starmate(&["solve", "--json", "--mate", &shorter.to_string(), "--position", &position]);
            assert_eq!(
                document.json(),
                json!({"mate_in": null, "first_moves": [], "line": [], "unique": false}),
                "{id}"
            );
        }
    }
}

#[test]
fn a_refuted_mate_is_an_answer() {
    let run = starmate(&["solve", "--mate", "1", "--position", ARRAY]);
    assert_eq!(run.text(), "White has no forced mate in 1 or less\n");
}
