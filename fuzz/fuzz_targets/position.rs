//! One position, one string: what is read is written in the same letters, and so is every position after it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::starchess::Position;

fuzz_target!(|text: &str| {
    let Ok(position) = text.parse::<Position>() else { return };
    assert_eq!(position.to_string(), text);
    for &legal in position.legal_moves().iter() {
        assert!(!position.written(legal).is_empty());
        let next = position.play(legal).expect("a legal move is played");
        let written = next.to_string();
        let read: Position = written.parse().unwrap_or_else(|fault| panic!("{written}: {fault}"));
        assert_eq!(read, next);
        assert_eq!(read.hash(), next.hash(), "{written}: the hash that was kept, and a fresh one");
    }
});
