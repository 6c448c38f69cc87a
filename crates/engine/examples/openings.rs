//! Random openings, one position a line, for `starmate match --openings`: RULES COUNT PLIES SEED.

use std::io::{self, BufWriter, Write};

use engine::House;
use rules::{Variant, chess, chess100, starchess};

fn print<P: House>(count: u64, plies: usize, seed: u64) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for number in 0..count {
        let mut position = P::start();
        for played in engine::duel::opening::<P>((seed << 32) + number, plies) {
            position.make(played);
        }
        writeln!(out, "{position}")?;
    }
    out.flush()
}

fn main() -> io::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let variant = words.first().and_then(|word| Variant::from_word(word));
    let (Some(variant), Some(count), Some(plies), Some(seed)) = (variant, number(1), number(2), number(3))
    else {
        eprintln!("usage: openings starchess|chess|chess100 COUNT PLIES SEED");
        std::process::exit(2);
    };
    match variant {
        Variant::Starchess => print::<starchess::Position>(count, plies as usize, seed),
        Variant::Chess => print::<chess::Position>(count, plies as usize, seed),
        Variant::Chess100 => print::<chess100::Position>(count, plies as usize, seed),
    }
}
