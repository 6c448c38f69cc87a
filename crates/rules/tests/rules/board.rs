//! The board and the men as the rules state them.

use rules::starchess::{Cell, Move, Position, Setup, perft};
use rules::{Colour, Man, Role};

fn n(number: u8) -> Cell {
    Cell::new(number).unwrap()
}

/// Where a man on a cell can go, with kings put out of the way.
fn reach(role: Role, from: u8) -> Vec<u8> {
    for (white, black) in [(1, 37), (4, 34), (28, 10), (1, 34), (10, 28), (5, 33), (2, 36), (9, 29)] {
        let mut setup = Setup::empty();
        if role != Role::King {
            setup = setup.with(n(white), Man { colour: Colour::White, role: Role::King });
        }
        setup = setup.with(n(black), Man { colour: Colour::Black, role: Role::King });
        setup = setup.with(n(from), Man { colour: Colour::White, role });
        // Kings in the way would change what is reached; try the next pair then.
        let Ok(position) = Position::try_from(&setup) else { continue };
        let mut to: Vec<u8> = position
            .legal_moves()
            .iter()
            .filter(|m| m.from() == Some(n(from)))
            .map(|m| m.to().number())
            .collect();
        to.sort_unstable();
        to.dedup();
        let kings_moved_into = to.contains(&white) || to.contains(&black);
        if !kings_moved_into {
            return to;
        }
    }
    panic!("no room for kings")
}

#[test]
fn from_the_centre_every_man_reaches_what_the_rules_list() {
    assert_eq!(reach(Role::King, 19), [13, 14, 18, 20, 24, 25]);
    assert_eq!(reach(Role::Rook, 19), [17, 18, 20, 21]);
    assert_eq!(reach(Role::Bishop, 19), [6, 8, 13, 14, 24, 25, 30, 32]);
    assert_eq!(reach(Role::Queen, 19), [6, 8, 13, 14, 17, 18, 20, 21, 24, 25, 30, 32]);
    assert_eq!(reach(Role::Knight, 19), [2, 3, 5, 9, 11, 16, 22, 27, 29, 33, 35, 36]);
    assert_eq!(reach(Role::Pawn, 19), [20]);
}

#[test]
fn a_white_pawn_on_18_attacks_13_and_24() {
    for target in [13, 24] {
        let setup = Setup::empty()
            .with(n(18), Man { colour: Colour::White, role: Role::Pawn })
            .with(n(target), Man { colour: Colour::Black, role: Role::King })
            .with(n(1), Man { colour: Colour::White, role: Role::King })
            .to_move(Colour::Black);
        assert!(Position::try_from(setup).unwrap().in_check(), "{target}");
    }
}

#[test]
fn a_rook_never_leaves_its_file() {
    for cell in Cell::ALL {
        for to in reach_alone(Role::Rook, cell) {
            assert_eq!(n(to).file(), cell.file());
        }
    }
}

/// As [`reach`], but free of any choice of kings: both are put where the man does not go.
fn reach_alone(role: Role, from: Cell) -> Vec<u8> {
    let mut all = Vec::new();
    for white in Cell::ALL.into_iter().filter(|&c| c != from) {
        for black in Cell::ALL.into_iter().filter(|&c| c != from && c != white) {
            let setup = Setup::empty()
                .with(white, Man { colour: Colour::White, role: Role::King })
                .with(black, Man { colour: Colour::Black, role: Role::King })
                .with(from, Man { colour: Colour::White, role });
            let Ok(position) = Position::try_from(setup) else { continue };
            all.extend(
                position.legal_moves().iter().filter(|m| m.from() == Some(from)).map(|m| m.to().number()),
            );
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

#[test]
fn the_board_has_168_directed_neighbour_pairs_and_216_knight_leaps() {
    let leaps: usize = Cell::ALL.iter().map(|&cell| reach_alone(Role::Knight, cell).len()).sum();
    assert_eq!(leaps, 216);
    // A king alone on a cell goes wherever a neighbour is, with the other king far enough away.
    let mut pairs = 0;
    for from in Cell::ALL {
        let mut to: Vec<u8> = Vec::new();
        for black in Cell::ALL.into_iter().filter(|&c| c != from) {
            let setup = Setup::empty()
                .with(from, Man { colour: Colour::White, role: Role::King })
                .with(black, Man { colour: Colour::Black, role: Role::King });
            let Ok(position) = Position::try_from(setup) else { continue };
            to.extend(position.legal_moves().iter().map(|m| m.to().number()));
        }
        to.sort_unstable();
        to.dedup();
        pairs += to.len();
    }
    assert_eq!(pairs, 168);
}

#[test]
fn cells_lie_where_the_diagram_shows_them() {
    for (number, place, file) in [
        (19, (0, 0), 4),
        (18, (0, -2), 4),
        (13, (-1, -1), 3),
        (1, (-4, 0), 0),
        (37, (4, 0), 8),
        (4, (-2, -6), 2),
    ] {
        assert_eq!((n(number).plane(), n(number).file()), (place, file), "{number}");
        assert_eq!(Cell::from_plane(place.0, place.1), Some(n(number)));
    }
    assert_eq!((Cell::new(0), Cell::new(38)), (None, None));
    assert_eq!(Cell::from_plane(0, 1), None);
}

#[test]
fn the_setup_has_14400_arrays() {
    // Any order leads to the same arrays, so each side places K, Q, R, B, N in turn: 5! * 5! paths.
    let mut arrays = std::collections::HashSet::new();
    let mut open = vec![Position::start()];
    while let Some(position) = open.pop() {
        if !position.is_setup() {
            assert!(!position.in_check());
            assert_eq!((position.fullmove(), position.halfmove(), position.side()), (6, 0, Colour::White));
            arrays.insert(position.to_string());
            continue;
        }
        let next_man = position.hand(position.side()).next();
        let moves = position.legal_moves();
        let placed =
            moves.iter().filter(|m| matches!(m, Move::Place { role, .. } if Some(*role) == next_man));
        open.extend(placed.map(|&m| position.play(m).unwrap()));
    }
    assert_eq!(arrays.len(), 14_400);
    assert_eq!(perft(&Position::start(), 4), 25 * 25 * 16 * 16);
}

#[test]
fn a_double_step_belongs_to_the_pawn_and_not_to_the_cell() {
    // 5x12: the pawn from 5 takes on 12 and limps there.
    let position: Position = "1/2/KP4k/1n4/5/6/7/2/1 - w C 0 1".parse().unwrap();
    let limping = position.play("5-12".parse().unwrap()).unwrap();
    assert_eq!(limping.to_string(), "1/2/K5k/1P4/5/6/7/2/1 - b - 0 1");
    let black = limping.play("10-9".parse().unwrap()).unwrap();
    assert!(black.is_legal("12-13".parse().unwrap()));
    assert!(!black.is_legal("12-14".parse().unwrap()));
    // A pawn that never moved has it, unless a man stands on either cell ahead.
    assert!(position.is_legal("5-7".parse().unwrap()));
    for blocked in ["1/2/KPn3k/6/5/6/7/2/1 - w C 0 1", "1/2/KP1n2k/6/5/6/7/2/1 - w C 0 1"] {
        let position: Position = blocked.parse().unwrap();
        assert!(!position.is_legal("5-7".parse().unwrap()), "{blocked}");
    }
}

#[test]
fn promotion_is_compulsory_and_to_four_men() {
    let position: Position = "1/2/k6/6/4K/4P1/7/2/1 - w - 0 1".parse().unwrap();
    let mut promotions: Vec<String> =
        position.legal_moves().iter().filter(|m| m.from() == Some(n(26))).map(ToString::to_string).collect();
    promotions.sort();
    assert_eq!(promotions, ["26-27=B", "26-27=N", "26-27=Q", "26-27=R"]);
}
