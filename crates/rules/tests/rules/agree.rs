//! The fast generator against the slow one.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::starchess::{Cell, Move, Position, Setup, perft};
use rules::{Colour, Man, Role};

use crate::slow::Slow;

/// Compares everything that both know of a position.
fn compare(position: &Position, rng: &mut impl Rng) {
    let slow = Slow::new(position.to_setup());
    let mut theirs = slow.moves();
    theirs.sort_by_key(|(m, _)| *m);
    let mut ours = position.legal_moves().to_vec();
    ours.sort();
    assert_eq!(ours, theirs.iter().map(|(m, _)| *m).collect::<Vec<_>>(), "moves of {position}");
    assert_eq!(perft(position, 1), ours.len() as u64, "count of {position}");
    assert_eq!(position.in_check(), slow.in_check(), "check in {position}");
    let Some((played, after)) = theirs.choose(rng) else { return };
    let next = position.play(*played).unwrap();
    assert_eq!(next.to_setup(), after.diagram(), "{played} in {position}");
    // A position read from its string has a hash made from nothing.
    let fresh: Position = next.to_string().parse().unwrap();
    assert_eq!(next, fresh, "{played} in {position}: hash and all");
}

/// A diagram of two kings and up to ten other men, as long as it is legal.
fn sparse(rng: &mut impl Rng) -> Position {
    loop {
        let mut setup = Setup::empty().to_move(Colour::ALL[rng.random_range(0..2)]);
        for _ in 0..rng.random_range(0..=10) {
            let man =
                Man { colour: Colour::ALL[rng.random_range(0..2)], role: Role::ALL[rng.random_range(1..6)] };
            setup = setup.with(Cell::ALL[rng.random_range(0..37)], man);
        }
        for colour in Colour::ALL {
            setup = setup.with(Cell::ALL[rng.random_range(0..37)], Man { colour, role: Role::King });
            for file in 2..=6 {
                if rng.random_bool(0.5) {
                    setup.double_steps.insert(colour, file);
                }
            }
        }
        // Rights without a pawn are the commonest fault; the others are few enough to try again.
        for cell in Cell::ALL {
            let start = setup.double_steps.cells().any(|c| c == cell);
            for colour in Colour::ALL {
                if start && setup.men[cell.index()] != Some(Man { colour, role: Role::Pawn }) {
                    let white_start = cell.plane().1 < 0;
                    if white_start == (colour == Colour::White) {
                        setup.double_steps.remove(colour, cell.file());
                    }
                }
            }
        }
        if let Ok(position) = Position::try_from(&setup) {
            return position;
        }
    }
}

#[test]
fn both_generators_agree_on_a_hundred_thousand_random_positions() {
    let mut rng = ChaCha8Rng::seed_from_u64(37);
    let mut position = Position::start();
    for _ in 0..60_000 {
        compare(&position, &mut rng);
        let moves = position.legal_moves();
        position = match moves.choose(&mut rng) {
            // A third of all captures is passed over, so that games get long and promote.
            Some(&m) if position.captured(m).is_some() && rng.random_bool(0.3) => position,
            Some(&m) if position.fullmove() < 80 => position.play(m).unwrap(),
            _ => Position::start(),
        };
    }
    for _ in 0..40_000 {
        compare(&sparse(&mut rng), &mut rng);
    }
}

#[test]
fn both_generators_count_the_same_paths() {
    fn slow_perft(slow: &Slow, depth: u32) -> u64 {
        let moves = slow.moves();
        if depth == 1 {
            moves.len() as u64
        } else {
            moves.iter().map(|(_, next)| slow_perft(next, depth - 1)).sum()
        }
    }
    let mut rng = ChaCha8Rng::seed_from_u64(19);
    for _ in 0..20 {
        let position = sparse(&mut rng);
        assert_eq!(perft(&position, 3), slow_perft(&Slow::new(position.to_setup()), 3), "{position}");
    }
}

#[test]
fn a_refused_move_comes_back_with_its_position() {
    let position = Position::start();
    let attempted: Move = "18-19".parse().unwrap();
    let refused = position.play(attempted).unwrap_err();
    assert_eq!((refused.position, refused.attempted), (position, attempted));
}

#[test]
fn the_hash_tells_side_rights_and_hand_apart_but_not_the_counters() {
    let hash = |text: &str| text.parse::<Position>().unwrap().hash();
    let base = hash("1/2/2K4/6/2P2/6/2k1p2/2/1 - w - 0 1");
    assert_ne!(base, hash("1/2/2K4/6/2P2/6/2k1p2/2/1 - b - 0 1"));
    assert_eq!(base, hash("1/2/2K4/6/2P2/6/2k1p2/2/1 - w - 7 42"));
    let at_start = hash("1/2/2K4/6/1P3/6/2k1p2/2/1 - w - 0 1");
    assert_ne!(at_start, hash("1/2/2K4/6/1P3/6/2k1p2/2/1 - w E 0 1"));
}
