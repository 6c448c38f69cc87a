//! Mates that the search finds, against those that are proved.

use engine::{Engine, Limits, Score, Signals};
use rules::{Rules, chess100, solve, starchess};

fn mate<P: engine::House>(position: &P, nodes: u64) -> Score {
    let mut engine = Engine::<P>::new(4);
    engine.set_game(position.clone(), []).unwrap();
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    engine.think(&limits, &Signals::default(), |_| {}).lines[0].score
}

#[test]
fn published_mates_are_found_at_their_length() {
    let text = include_str!("../../../../assets/problems/published.json");
    let problems: serde_json::Value = serde_json::from_str(text).unwrap();
    for problem in problems["problems"].as_array().unwrap() {
        let position: starchess::Position = problem["position"].as_str().unwrap().parse().unwrap();
        let moves = problem["mate_in"].as_i64().unwrap() as i32;
        assert_eq!(mate(&position, 20_000), Score::Mate(moves), "{}", problem["id"]);
    }
}

#[test]
fn a_mate_that_the_search_claims_can_be_proved() {
    let cases = ["1/2/5p1/4b1/1K3/1n4/5k1/2/1 - b - 0 29", "1/2/4K1k/6/5/6/Q6/2/1 - w - 0 1"];
    for text in cases {
        let position: starchess::Position = text.parse().unwrap();
        let Score::Mate(moves) = mate(&position, 300_000) else { panic!("no mate in {text}") };
        let shortest = solve(&position, 7).unwrap().mate_in as i32;
        assert!(moves >= shortest, "{text}: mate in {moves} claimed, the shortest takes {shortest}");
    }
}

/// Black gives check, White's king stands in it, and White must take Black's king or lose its own.
#[test]
fn a_king_that_must_be_taken_is_and_a_counter_check_is_a_draw() {
    let must: chess100::Position = "4k5/1i8/10/10/10/10/10/10/4Q5/I3K5 w - - -- 0 1".parse().unwrap();
    let mut engine = Engine::<chess100::Position>::new(4);
    engine.set_game(must, []).unwrap();
    let limits = Limits { nodes: Some(5_000), ..Limits::default() };
    let report = engine.think(&limits, &Signals::default(), |_| {});
    assert_eq!(report.lines[0].pv[0].to_string(), "e2-e10");
    // White has a prince and is in check; Black has none. Any check in answer draws at once (R6.5), so that a side that is
    // far behind takes it.
    let check: chess100::Position = "4k5/10/4q5/10/10/10/10/10/10/I3K4R w - - -- 0 1".parse().unwrap();
    assert!(Rules::in_check(&check));
    engine.set_game(check, []).unwrap();
    let report = engine.think(&limits, &Signals::default(), |_| {});
    assert!(matches!(report.lines[0].score, Score::Centipawns(score) if score >= 0), "{:?}", report.lines[0]);
}

#[test]
fn several_lines_are_in_order_and_differ() {
    let mut engine = Engine::<starchess::Position>::new(4);
    engine.lines = 5;
    let limits = Limits { depth: Some(5), ..Limits::default() };
    let report = engine.think(&limits, &Signals::default(), |_| {});
    assert_eq!(report.lines.len(), 5);
    let first: std::collections::BTreeSet<_> = report.lines.iter().map(|line| line.pv[0]).collect();
    assert_eq!(first.len(), 5);
    let scores: Vec<i32> = report
        .lines
        .iter()
        .map(|line| match line.score {
            Score::Centipawns(score) => score,
            Score::Mate(moves) => 100_000 / moves,
        })
        .collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
}
