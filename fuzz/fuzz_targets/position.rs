//! One position, one string, in every rule set: what is read is written in the same letters, and so is every position
//! after it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{Position, Variant};

fuzz_target!(|text: &str| {
    for variant in Variant::ALL {
        let Ok(position) = Position::parse(variant, text) else { continue };
        assert_eq!(position.to_string(), text);
        for legal in position.legal_moves() {
            assert!(!position.written(legal).is_empty());
            let next = position.clone().play(legal).expect("a legal move is played");
            let written = next.to_string();
            let read = Position::parse(variant, &written).unwrap_or_else(|fault| panic!("{written}: {fault}"));
            // A counter-check is told by the moves alone, and not by the string.
            if next.status() != rules::Status::Countercheck {
                assert_eq!(read, next);
                assert_eq!(read.hash(), next.hash(), "{written}: the hash that was kept, and a fresh one");
            }
        }
    }
});
