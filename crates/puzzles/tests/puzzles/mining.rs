//! Mining: the same whatever happens, and from records too.

use std::convert::Infallible;

use puzzles::{Goal, Mining, Puzzle, Source, Theme, check, mine};
use rules::Variant;
use rules::record::Record;

fn mining(variant: Variant, count: usize, threads: usize) -> Mining {
    Mining { variant, count, seed: 3, nodes: 5_000, threads, records: None }
}

/// Goes on with a set until it is full.
fn go_on(mining: &Mining, mut set: Vec<Puzzle>) -> Vec<Puzzle> {
    let begun = set.clone();
    let taken = |puzzle: &Puzzle| {
        set.push(puzzle.clone());
        Ok::<(), Infallible>(())
    };
    let Ok(end) = mine(mining, &begun, taken, |_| ());
    assert_eq!((end.puzzles, end.taken), (set.len(), set.len() - begun.len()));
    assert!(end.found >= end.taken && end.cpu.as_nanos() > 0);
    set
}

#[test]
fn a_set_is_the_same_however_often_it_is_stopped_and_by_how_many_threads_it_is_mined() {
    let whole = go_on(&mining(Variant::Starchess, 5, 1), Vec::new());
    let begun = go_on(&mining(Variant::Starchess, 2, 2), Vec::new());
    assert_eq!(begun, whole[..2]);
    assert_eq!(go_on(&mining(Variant::Starchess, 5, 2), begun), whole);
    for puzzle in &whole {
        assert_eq!(check(puzzle, 100_000), Ok(()), "{puzzle}");
    }
}

#[test]
fn every_rule_set_has_puzzles() {
    for variant in [Variant::Chess, Variant::Chess100] {
        let set = go_on(&mining(variant, 1, 2), Vec::new());
        assert_eq!(set[0].variant(), variant);
    }
}

#[test]
fn a_record_gives_its_puzzle_and_is_named() {
    let text = "[White \"Ann\"]\n[Black \"Bob\"]\n[Event \"Club\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    let records = Record::read_all_as(text, Variant::Chess).expect("a game");
    let mining = Mining { records: Some(records), ..mining(Variant::Chess, 9, 1) };
    let set = go_on(&mining, Vec::new());
    let [puzzle] = set.as_slice() else { panic!("one puzzle: {set:?}") };
    assert_eq!((puzzle.goal(), puzzle.line()[0].to_string()), (Goal::Mate(1), "d8h4".to_owned()));
    assert_eq!(puzzle.themes(), [Theme::MateIn1]);
    let Source::Record { number: 0, game, ply: 3 } = puzzle.source() else { panic!("{:?}", puzzle.source()) };
    assert_eq!(game, "Ann – Bob, Club");
}
