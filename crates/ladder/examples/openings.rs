//! Makes the lists of openings again, on standard output; what is left out and why goes to standard error.
//!
//! `cargo run --release -p starmate-ladder --example openings -- arrays|chess|chess100 > FILE`
//!
//! Everything follows from the rules, the house engine at fixed nodes on one thread, and a seed: the same program gives
//! the same list everywhere.

use std::collections::BTreeSet;

use engine::{Engine, House, Limits, Score, Signals};
use ladder::openings::{Array, Book};
use rand::SeedableRng as _;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use rand_chacha::ChaCha8Rng;
use rules::{Rules, Status, chess, chess100, starchess};

/// Positions that the engine looks at for one opening.
const NODES: u64 = 20_000;
/// How far ahead a side may be, in hundredths of a pawn: in arrays, where that is rare, and elsewhere.
const ARRAY_LEAD: i32 = 60;
const LEAD: i32 = 40;
/// How many random openings of Chess-100, and how long they are.
const CHESS100: usize = 250;
const PLIES: usize = 6;
const SEED: u64 = 8;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("arrays") => arrays(),
        Some("chess") => book(),
        Some("chess100") => random(),
        _ => {
            eprintln!("which list: arrays, chess or chess100?");
            std::process::exit(2);
        }
    }
}

/// What the engine sees for White, unless it sees a mate.
fn lead<P: House>(engine: &mut Engine<P>, position: &P) -> Option<i32> {
    engine.forget();
    engine.set_game(position.clone(), []).ok()?;
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let report = engine.think(&limits, &Signals::default(), |_| {});
    match report.lines.first()?.score {
        Score::Centipawns(score) if position.side() == rules::Colour::White => Some(score),
        Score::Centipawns(score) => Some(-score),
        Score::Mate(_) => None,
    }
}

fn arrays() {
    let mut engine = Engine::<starchess::Position>::new(4);
    let mut even = Vec::new();
    let (mut mates, mut far, mut all) = ([0; 4], 0, 0);
    for array in Array::all() {
        all += 1;
        if let Some(moves) = array.mate_in() {
            mates[moves as usize] += 1;
            continue;
        }
        if array.mirrored() < array {
            continue;
        }
        match lead(&mut engine, &array.position()) {
            Some(score) if score.abs() <= ARRAY_LEAD => even.push((array, score)),
            _ => far += 1,
        }
        if all % 500 == 0 {
            eprintln!("{all} arrays: {} even, {far} not", even.len());
        }
    }
    eprintln!("{all} arrays, White mates in one {}, two {}, three {}", mates[1], mates[2], mates[3]);
    even.shuffle(&mut ChaCha8Rng::seed_from_u64(SEED));
    println!(
        "# Arrays of Starchess, White's men and Black's from left to right: those in which White does not mate in three"
    );
    println!(
        "# by force and the house engine at {NODES} nodes sees no side more than {ARRAY_LEAD} hundredths of a pawn ahead"
    );
    println!(
        "# (its view after the sign #, White's side). One of each two that are mirrored. The order is random."
    );
    println!("# Made by: cargo run --release -p starmate-ladder --example openings -- arrays");
    for (array, score) in &even {
        println!("{array} # {score:+}");
    }
}

/// How even the engine holds the openings of the book to be, which is written by hand.
fn book() {
    let mut engine = Engine::<chess::Position>::new(4);
    for opening in Book::Chess.openings() {
        let game = opening.game(rules::Variant::Chess).expect("legal moves");
        let position: chess::Position = game.position().to_string().parse().expect("a position");
        let score = lead(&mut engine, &position).map_or("mate".to_owned(), |score| format!("{score:+}"));
        println!("{score} {}", opening.moves.join(" "));
    }
}

fn random() {
    let mut engine = Engine::<chess100::Position>::new(4);
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let mut seen = BTreeSet::new();
    println!(
        "# Openings of Chess-100: {PLIES} random plies (seed {SEED}) after which the house engine at {NODES} nodes sees no"
    );
    println!("# side more than {LEAD} hundredths of a pawn ahead (its view after the sign #, White's side).");
    println!("# Made by: cargo run --release -p starmate-ladder --example openings -- chess100");
    while seen.len() < CHESS100 {
        let mut position = chess100::Position::start();
        let mut moves = Vec::new();
        for _ in 0..PLIES {
            let legal = position.legal_moves();
            let Some(&played) = legal.choose(&mut rng) else { break };
            position.make(played);
            moves.push(played.to_string());
        }
        if moves.len() < PLIES || position.status() != Status::Ongoing || position.in_check() {
            continue;
        }
        if let Some(score) = lead(&mut engine, &position).filter(|score| score.abs() <= LEAD)
            && seen.insert(position.to_string())
        {
            println!("{} # {score:+}", moves.join(" "));
        }
    }
}
