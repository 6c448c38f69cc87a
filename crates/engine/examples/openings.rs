//! Random openings in which neither side is ahead, no two alike, one position a line, for `starmate match --openings`: RULES
//! COUNT PLIES SEED.

use std::collections::HashSet;
use std::io::{self, BufWriter, Write};

use engine::{Engine, House, Limits, Score, Signals};
use rules::{Variant, chess, chess100, starchess};

/// Neither side is ahead by more than this, in hundredths of a pawn, as a search of some thousand nodes sees it.
const EVEN: i32 = 80;

fn print<P: House>(count: u64, plies: usize, seed: u64) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut engine = Engine::<P>::new(4);
    let limits = Limits { nodes: Some(4000), ..Limits::default() };
    let mut found = HashSet::new();
    // Few plies have few openings: then there are less than were asked for.
    for number in (seed << 32..).take(50 * count as usize) {
        let moves = engine::duel::opening::<P>(number, plies);
        engine.set_game(P::start(), moves).expect("the moves are legal");
        let score = engine.think(&limits, &Signals::default(), |_| {}).lines[0].score;
        let even = matches!(score, Score::Centipawns(score) if score.abs() <= EVEN);
        if even && found.insert(engine.position().hash()) {
            writeln!(out, "{}", engine.position())?;
        }
        if found.len() as u64 == count {
            break;
        }
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
