//! Insufficient material: what is claimed against what can be found by trying everything.

use std::collections::HashSet;

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::starchess::{Cell, Move, Position, Setup};
use rules::{Colour, Man, Role};

use crate::slow::Slow;

const MEN: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

fn at(text: &str) -> Position {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// What trying every move from a position comes to.
#[derive(Debug, Default)]
struct Reached {
    /// Whether White, whether Black can be the one that mates.
    mates: [bool; 2],
    promotion: bool,
}

/// Visits all that can be reached with the slow generator; stops at the first mate by `until`.
fn reached(position: &Position, until: Option<Colour>) -> Reached {
    let mut found = Reached::default();
    let mut seen = HashSet::new();
    let mut open = vec![Slow::new(position.to_setup())];
    while let Some(slow) = open.pop() {
        let moves = slow.moves();
        if moves.is_empty() && slow.in_check() {
            let winner = !slow.diagram().side;
            found.mates[winner.index()] = true;
            if until == Some(winner) {
                break;
            }
        }
        for (played, next) in moves {
            found.promotion |= matches!(played, Move::Step { promotion: Some(_), .. });
            let mut diagram = next.diagram();
            (diagram.halfmove, diagram.fullmove) = (0, 1);
            if seen.insert(diagram) {
                open.push(next);
            }
        }
    }
    found
}

/// A legal diagram of these men on random cells.
fn random(men: &[Man], cells: &[Cell], rng: &mut impl Rng) -> Position {
    loop {
        let mut setup = Setup::empty().to_move(Colour::ALL[rng.random_range(0..2)]);
        for colour in Colour::ALL {
            setup = setup.with(Cell::ALL[rng.random_range(0..37)], Man { colour, role: Role::King });
        }
        for &man in men {
            setup = setup.with(cells[rng.random_range(0..cells.len())], man);
        }
        for cell in Cell::ALL {
            if let Some(Man { colour, role: Role::Pawn }) = setup.men[cell.index()] {
                setup.double_steps.insert(colour, cell.file());
            }
        }
        let count = setup.men.iter().flatten().count();
        let without = Setup { double_steps: rules::starchess::DoubleSteps::NONE, ..setup.clone() };
        let candidates = if rng.random_bool(0.5) { [setup, without] } else { [without, setup] };
        let legal = candidates.iter().find_map(|setup| Position::try_from(setup).ok());
        if let Some(position) = legal.filter(|_| count == men.len() + 2) {
            return position;
        }
    }
}

#[test]
fn with_three_men_the_claim_is_what_trying_everything_finds() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for role in MEN {
        for round in 0..8 {
            let colour = Colour::ALL[round % 2];
            let position = random(&[Man { colour, role }], &Cell::ALL, &mut rng);
            let found = reached(&position, Some(colour));
            assert_eq!(position.can_mate(colour), found.mates[colour.index()], "{position}");
            assert!(!position.can_mate(!colour) && !found.mates[(!colour).index()], "{position}");
            assert_eq!(position.insufficient(), !found.mates[colour.index()], "{position}");
        }
    }
}

#[test]
fn with_three_men_a_mate_is_reachable_where_a_move_leads_to_such_a_position_and_nowhere_else() {
    for role in MEN {
        let mut seen = 0;
        for (i, [king, bare, cell]) in triples().enumerate() {
            if i % 11 != 0 {
                continue;
            }
            let setup = Setup::empty()
                .with(king, Man { colour: Colour::White, role: Role::King })
                .with(bare, Man { colour: Colour::Black, role: Role::King })
                .with(cell, Man { colour: Colour::White, role });
            for side in Colour::ALL {
                let Ok(position) = Position::try_from(setup.clone().to_move(side)) else { continue };
                let moves = position.legal_moves();
                let mate = moves.is_empty() && side == Colour::Black && position.in_check();
                let further = moves.iter().any(|&m| position.play(m).unwrap().can_mate(Colour::White));
                assert_eq!(position.can_mate(Colour::White), mate || further, "{position}");
                seen += 1;
            }
        }
        assert!(seen > 3_000);
    }
}

fn triples() -> impl Iterator<Item = [Cell; 3]> {
    Cell::ALL
        .into_iter()
        .flat_map(|a| Cell::ALL.into_iter().flat_map(move |b| Cell::ALL.into_iter().map(move |c| [a, b, c])))
}

#[test]
fn king_against_king_is_dead() {
    for [white, black, _] in triples().filter(|[_, _, c]| c.number() == 1) {
        let setup = Setup::empty()
            .with(white, Man { colour: Colour::White, role: Role::King })
            .with(black, Man { colour: Colour::Black, role: Role::King });
        if let Ok(position) = Position::try_from(setup) {
            assert!(position.insufficient(), "{position}");
        }
    }
}

#[test]
fn king_and_rook_against_king_is_dead_unless_the_rook_stands_on_file_3_or_7() {
    let mut alive = [0; 9];
    for [king, bare, rook] in triples() {
        for side in Colour::ALL {
            let setup = Setup::empty()
                .with(king, Man { colour: Colour::White, role: Role::King })
                .with(bare, Man { colour: Colour::Black, role: Role::King })
                .with(rook, Man { colour: Colour::White, role: Role::Rook })
                .to_move(side);
            if let Ok(position) = Position::try_from(setup) {
                alive[usize::from(rook.file())] += u32::from(!position.insufficient());
            }
        }
    }
    for (file, alive) in alive.into_iter().enumerate() {
        assert_eq!(alive > 0, file == 2 || file == 6, "file {}", file + 1);
    }
}

#[test]
fn a_lone_bishop_and_a_lone_knight_can_each_mate() {
    for text in ["1/2/1B2K1k/6/5/6/7/2/1 - w - 0 1", "1/2/1N2K1k/6/5/6/7/2/1 - w - 0 1"] {
        let position = at(text);
        assert!(position.can_mate(Colour::White) && !position.can_mate(Colour::Black), "{text}");
        assert!(!position.insufficient(), "{text}");
    }
}

#[test]
fn a_man_that_must_be_taken_mates_no_more_and_mate_on_the_board_counts() {
    // Black's only move takes the queen.
    let only_capture = at("k/1Q/7/1K4/5/6/7/2/1 - b - 0 1");
    assert_eq!(only_capture.legal_moves().to_vec(), ["1-3".parse().unwrap()]);
    assert!(only_capture.insufficient());
    // The rules' own example: Black king 34, bishop 15, king 32.
    let mate = at("1/2/7/4B1/5/6/4K1k/2/1 - b - 0 1");
    assert!(mate.can_mate(Colour::White) && !mate.insufficient());
}

#[test]
fn kings_with_pawns_that_can_never_move_are_dead_unless_it_is_mate_already() {
    // Dead pawns at the ends of their files, mummies, and kings that can take some of them.
    for text in [
        "1/1P/3K3/6/5/6/3k3/2/1 - w - 0 1",
        "1/1P/3K3/6/5/6/3k3/p1/1 - w - 0 1",
        "P/p1/3K3/6/5/6/3k3/1P/p - b - 0 1",
        "P/pP/3K3/6/5/6/3k3/pP/p - b - 0 1",
    ] {
        assert!(at(text).insufficient(), "{text}");
    }
}

#[test]
fn pawns_that_can_run_are_never_called_dead() {
    for text in [
        "1/2/K1p4/1Pp3/5/6/3k3/2/1 - w - 0 1",
        "1/2/KP3pk/6/5/6/7/2/1 - w - 0 1",
        // Locked head to head, but each king can take the other's pawn and free its own.
        "1/2/3K3/6/1Pp2/6/3k3/2/1 - w - 0 1",
    ] {
        assert!(!at(text).insufficient(), "{text}");
    }
}

#[test]
fn with_pawns_only_a_claim_is_what_trying_everything_finds() {
    let mut rng = ChaCha8Rng::seed_from_u64(35);
    let ends: Vec<Cell> = [1, 2, 3, 35, 36, 37, 4, 10].iter().filter_map(|&n| Cell::new(n)).collect();
    let mut dead = 0;
    for _ in 0..16 {
        let men: Vec<Man> = (0..rng.random_range(2..=3))
            .map(|_| Man { colour: Colour::ALL[rng.random_range(0..2)], role: Role::Pawn })
            .collect();
        let position = random(&men, &ends[..6], &mut rng);
        let found = reached(&position, None);
        if found.promotion {
            continue;
        }
        for colour in Colour::ALL {
            assert_eq!(position.can_mate(colour), found.mates[colour.index()], "{colour} in {position}");
        }
        dead += u32::from(position.insufficient());
    }
    assert!(dead >= 5, "only {dead} dead positions were tried");
}

#[test]
fn nothing_is_claimed_in_the_setup_or_with_more_men() {
    let start = Position::start();
    assert!(Colour::ALL.iter().all(|&colour| start.can_mate(colour)));
    let four = at("1/2/R2K3/6/5/6/3k3/2/r - w - 0 1");
    assert!(!four.insufficient());
    let lone = at("1/2/RR1K3/6/5/6/3k3/2/1 - w - 0 1");
    assert!(lone.can_mate(Colour::White) && !lone.can_mate(Colour::Black));
}
