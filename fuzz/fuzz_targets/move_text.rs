//! No typed text panics, and what is read from one is legal. The first byte picks the rule set, the rest of the first line
//! the moves that lead to a position, a byte a move; what follows is the text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::input::read_move;
use rules::{Position, Variant};

fuzz_target!(|input: &[u8]| {
    let mut halves = input.splitn(2, |byte| *byte == b'\n');
    let (picks, text) = (halves.next().unwrap_or_default(), halves.next().unwrap_or_default());
    let Some((of, picks)) = picks.split_first() else { return };
    let mut position = Position::start(Variant::ALL[usize::from(*of) % Variant::ALL.len()]);
    for pick in picks.iter().take(60) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position = position.play(legal[usize::from(*pick) % legal.len()]).expect("a legal move is played");
    }
    match read_move(&position, &String::from_utf8_lossy(text)) {
        Ok(read) => {
            assert!(position.legal_moves().contains(&read));
            assert_eq!(read_move(&position, &read.to_string()), Ok(read));
            assert_eq!(read_move(&position, &position.written(read)), Ok(read));
        }
        Err(refusal) => {
            let sentence = refusal.to_string();
            assert!(sentence.ends_with('.') && !sentence.contains('\n'), "{sentence}");
        }
    }
});
