//! Perft of Starchess beside two chess libraries, in one run.
//!
//! The array of the rules' known values at depth 7 against the classical start at depth 6 in `cozy-chess` and
//! `shakmaty`, each by its fastest ordinary way. Two modes: the last ply counted only, and every last move played
//! (copy of the board, hash included). Rounds are interleaved so that a slow moment of the machine hits all three;
//! the medians count. Then Chess-100, which has no other library: from the start, where both sides have a prince and
//! nothing is filtered, and from a position without princes, where checks and pins are.

use std::hint::black_box;
use std::time::Instant;

use rules::chess100;
use rules::starchess::{Leaves, Position, perft_leaves};
use shakmaty::Position as _;

const ROUNDS: usize = 5;

fn cozy(board: &cozy_chess::Board, depth: u32, leaves: Leaves) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 && leaves == Leaves::Counted {
            nodes += moves.len() as u64;
            return false;
        }
        for played in moves {
            let mut next = board.clone();
            next.play_unchecked(played);
            if depth == 1 {
                black_box(&next);
                nodes += 1;
            } else {
                nodes += cozy(&next, depth - 1, leaves);
            }
        }
        false
    });
    nodes
}

fn shakmaty(board: &shakmaty::Chess, depth: u32, leaves: Leaves) -> u64 {
    let moves = board.legal_moves();
    if depth == 1 && leaves == Leaves::Counted {
        return moves.len() as u64;
    }
    let mut nodes = 0;
    for &played in &moves {
        let mut next = board.clone();
        next.play_unchecked(played);
        if depth == 1 {
            black_box(&next);
            nodes += 1;
        } else {
            nodes += shakmaty(&next, depth - 1, leaves);
        }
    }
    nodes
}

/// Nodes a second of one run.
fn speed(count: impl FnOnce() -> u64, expected: u64) -> f64 {
    let start = Instant::now();
    let nodes = count();
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(nodes, expected, "a wrong count is no benchmark");
    nodes as f64 / seconds
}

fn median(mut speeds: Vec<f64>) -> f64 {
    speeds.sort_by(f64::total_cmp);
    speeds[speeds.len() / 2]
}

/// Chess-100 without princes: castling both ways, every other man, lines half open.
const WITHOUT_PRINCES: &str =
    "r3kq3r/ppp2pp1pp/2n2b2n1/3p1b4/4p5/4P5/3P1B4/2N2B2N1/PPP2PPPPP/R3KQ3R w KQkq - -- 0 1";

fn chess100() {
    let start = chess100::Position::start();
    let without: chess100::Position = WITHOUT_PRINCES.parse().expect("the position is usable");
    for (name, position, depth) in [("start", start, 5), ("without princes", without, 4)] {
        let nodes = position.perft(depth);
        let speeds = (0..ROUNDS).map(|_| speed(|| black_box(&position).perft(depth), nodes)).collect();
        println!("perft, Chess-100, {name}: {:.1} Mnodes/s ({nodes} nodes)", median(speeds) / 1e6);
    }
}

fn main() {
    let array: Position =
        "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6".parse().expect("the array is legal");
    let nodes = perft_leaves(&array, 7, Leaves::Counted);
    for (mode, leaves) in [("bulk leaves", Leaves::Counted), ("every leaf made", Leaves::Made)] {
        let mut speeds = [const { Vec::new() }; 3];
        for _ in 0..ROUNDS {
            speeds[0].push(speed(|| perft_leaves(black_box(&array), 7, leaves), nodes));
            let board = cozy_chess::Board::default();
            speeds[1].push(speed(|| cozy(black_box(&board), 6, leaves), 119_060_324));
            let board = shakmaty::Chess::default();
            speeds[2].push(speed(|| shakmaty(black_box(&board), 6, leaves), 119_060_324));
        }
        let [ours, cozy, shakmaty] = speeds.map(median);
        println!(
            "perft, {mode}: starmate {:.1} Mnodes/s ({nodes} nodes), cozy-chess {:.1}, shakmaty {:.1}; ratio to the faster {:.2}",
            ours / 1e6,
            cozy / 1e6,
            shakmaty / 1e6,
            ours / cozy.max(shakmaty)
        );
    }
    chess100();
}
