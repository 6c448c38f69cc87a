//! Makes the lists of openings again, on standard output; what is left out and why goes to standard error.
//!
//! `cargo run --release -p starmate-ladder --example opening_lists -- setup|arrays|chess|chess100 > FILE`
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
/// How far ahead a side may be, in hundredths of a pawn: in Starchess, where it is rare to be even, and elsewhere.
const ARRAY_LEAD: i32 = 60;
const LEAD: i32 = 40;
/// How many random openings of Chess-100, and how long they are.
const CHESS100: usize = 250;
const PLIES: usize = 6;
const SEED: u64 = 8;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("setup") => setup(),
        Some("arrays") => arrays(),
        Some("chess") => book(),
        Some("chess100") => random(),
        _ => {
            eprintln!("which list: setup, arrays, chess or chess100?");
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

/// The first man of each side, all 625 ways, of which one of each two that are mirrored.
fn setup() {
    let mut engine = Engine::<starchess::Position>::new(4);
    let mut seen = BTreeSet::new();
    let (mut even, mut all, mut far) = (Vec::new(), 0, 0);
    let start = starchess::Position::start();
    for white in Rules::legal_moves(&start) {
        let mut once = start;
        once.make(white);
        for black in Rules::legal_moves(&once) {
            all += 1;
            let moves = [white.to_string(), black.to_string()];
            let seen_in_a_mirror = moves.clone().map(|placed| mirrored(&placed));
            if !seen.insert(moves.clone()) || seen.contains(&seen_in_a_mirror) && moves != seen_in_a_mirror {
                continue;
            }
            let mut twice = once;
            twice.make(black);
            match lead(&mut engine, &twice) {
                Some(score) if score.abs() <= ARRAY_LEAD => even.push((moves, score)),
                _ => far += 1,
            }
        }
    }
    eprintln!("{all} ways to place the first man of each side: {} even, {far} not", even.len());
    even.shuffle(&mut ChaCha8Rng::seed_from_u64(SEED));
    println!(
        "# The setup phase of Starchess after the first placement of each side: those in which the house engine at"
    );
    println!(
        "# {NODES} nodes sees no side more than {ARRAY_LEAD} hundredths of a pawn ahead (its view after the sign #, White's"
    );
    println!("# side). One of each two that are mirrored. The order is random.");
    println!("# Made by: cargo run --release -p starmate-ladder --example opening_lists -- setup");
    for (moves, score) in &even {
        println!("{} # {score:+}", moves.join(" "));
    }
}

/// A placement seen in a mirror: `K@4` as `K@28`.
fn mirrored(placed: &str) -> String {
    const BACK_RANKS: [[&str; 5]; 2] = [["4", "11", "17", "22", "28"], ["10", "16", "21", "27", "34"]];
    let (man, cell) = placed.split_once('@').expect("a placement");
    let rank = BACK_RANKS.iter().find(|rank| rank.contains(&cell)).expect("a back rank");
    let at = rank.iter().position(|other| *other == cell).expect("it is there");
    format!("{man}@{}", rank[4 - at])
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
    println!("# Made by: cargo run --release -p starmate-ladder --example opening_lists -- arrays");
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
    println!("# Made by: cargo run --release -p starmate-ladder --example opening_lists -- chess100");
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
