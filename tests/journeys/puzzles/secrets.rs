//! What would give the solution of a puzzle away, and that no message does.

use std::collections::BTreeSet;

use puzzles::Puzzle;
use rules::{Move, Position};
use serde_json::Value;

use crate::table::{components, content};

/// Every spelling of a move that would tell it.
fn spellings(position: &Position, mv: Move) -> BTreeSet<String> {
    let (from, to) = (mv.from().map(|from| from.to_string()).unwrap_or_default(), mv.to().to_string());
    let letter = mv.from().and_then(|from| position.man_at(from)).map_or("", |man| man.role.sign());
    let mut all = BTreeSet::from([position.written(mv), mv.to_string()]);
    for sign in ["-", " ", ">", ":", "x", "–", "→", " to ", ""] {
        all.insert(format!("{from}{sign}{to}"));
        all.insert(format!("{letter}{from}{sign}{to}"));
    }
    for sign in ["", "@", " ", "x"] {
        if !letter.is_empty() {
            all.insert(format!("{letter}{sign}{to}"));
        }
    }
    all
}

/// All that would tell the solution: spellings of its moves, and the squares on which they end.
fn secrets(puzzle: &Puzzle) -> (BTreeSet<String>, BTreeSet<String>) {
    let mut position = puzzle.position().clone();
    let (mut spelled, mut squares) = (BTreeSet::new(), BTreeSet::new());
    for mv in puzzle.line() {
        spelled.extend(spellings(&position, *mv));
        squares.insert(mv.to().to_string());
        squares.extend(mv.from().map(|from| from.to_string()));
        position = position.play(*mv).expect("a puzzle's line can be played");
    }
    (spelled, squares)
}

/// The words of a message without what is hidden, without numbers of puzzles, and without counts of solvers.
fn open_words(message: &Value) -> String {
    let mut words = String::new();
    for (index, part) in content(message).split("||").enumerate() {
        if index.is_multiple_of(2) {
            words.push_str(part);
        }
    }
    let counted = |line: &&str| {
        ["Solved by", "**Daily puzzles"].iter().any(|of| line.starts_with(of)) || line.contains(" of them at")
    };
    let counts = words.lines().filter(|line| !counted(line)).collect::<Vec<_>>().join("\n");
    let mut rest = counts.as_str();
    let mut out = String::new();
    while let Some(at) = rest.find('#') {
        out.push_str(&rest[..at]);
        rest = rest[at + 1..].trim_start_matches(|c: char| c.is_ascii_digit());
    }
    out + rest
}

fn numbers(text: &str) -> BTreeSet<String> {
    text.split(|c: char| !c.is_ascii_digit()).filter(|n| !n.is_empty()).map(str::to_owned).collect()
}

/// No message that all can read tells anything of a solution.
pub(crate) fn nothing_leaks(messages: &[Value], puzzle: &Puzzle) {
    let (spelled, squares) = secrets(puzzle);
    for message in messages {
        let words = open_words(message);
        let files = message["attachments"].as_array().cloned().unwrap_or_default();
        let mut texts = vec![words.clone()];
        for file in &files {
            let hidden = file["filename"].as_str().is_some_and(|name| name.starts_with("SPOILER_"));
            assert!(hidden || !file["filename"].as_str().is_some_and(is_film), "{file}");
            texts.push(file["description"].as_str().unwrap_or_default().to_owned());
        }
        texts.extend(components(message).map(|c| c["custom_id"].as_str().unwrap_or_default().to_owned()));
        texts.extend(components(message).map(|c| c["label"].as_str().unwrap_or_default().to_owned()));
        for text in &texts {
            for spelling in &spelled {
                assert!(!text.contains(spelling.as_str()), "“{spelling}” in {text}");
            }
        }
        let told: Vec<_> = numbers(&words).intersection(&squares).cloned().collect();
        assert!(told.is_empty(), "{told:?} in {words}");
    }
}

pub(crate) fn is_film(name: &str) -> bool {
    std::path::Path::new(name).extension().is_some_and(|ending| ending == "gif")
}
