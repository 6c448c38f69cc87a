//! Who can still mate: the claims of `can_mate` against every way to shut a king in.

use rules::chess100::{Position, Restoration, Setup, Square};
use rules::{Colour, Man, Role, Rules};

fn step(at: Square, (dx, dy): (i8, i8)) -> Option<Square> {
    Square::new(at.file().checked_add_signed(dx)?, at.rank().checked_add_signed(dy)?)
}

fn ring(at: Square, distance: i8) -> Vec<Square> {
    let around = (-distance..=distance).flat_map(|dx| (-distance..=distance).map(move |dy| (dx, dy)));
    around.filter(|(dx, dy)| dx.abs().max(dy.abs()) == distance).filter_map(|by| step(at, by)).collect()
}

/// Puts up to `most` of these roles next to the king, in every way.
fn shut_in(setup: &Setup, around: &[Square], roles: &[Role], most: usize, visit: &mut impl FnMut(&Setup)) {
    visit(setup);
    let (Some((&first, rest)), true) = (around.split_first(), most > 0) else { return };
    for (i, at) in [first].iter().chain(rest).enumerate() {
        if setup.men[at.index()].is_some() {
            continue;
        }
        for &role in roles {
            let mut next = setup.clone().with(*at, Man { colour: Colour::Black, role });
            if role == Role::Princess {
                if setup.restorations[1] == Restoration::Lost {
                    continue;
                }
                next.restorations[1] = Restoration::Lost;
            }
            shut_in(&next, &around[i + 1..], roles, most - 1, visit);
        }
    }
}

/// How many mates White's king and one man of a role give to a black king that is shut in by up to `most` of the roles.
///
/// The black king stands in, next to and off the corner and the edge; the rest of the board is the same by symmetry.
/// White's king guards something only from two squares away.
fn mates(white: Role, black: &[Role], most: usize) -> u64 {
    let mut mates = 0;
    for name in ["a1", "b1", "c1", "b2", "c2", "c3"] {
        let king: Square = name.parse().unwrap();
        for guard in ring(king, 2) {
            for checks in Square::ALL {
                let bare = Setup::empty()
                    .to_move(Colour::Black)
                    .with(guard, Man { colour: Colour::White, role: Role::King })
                    .with(king, Man { colour: Colour::Black, role: Role::King });
                let line = (checks.file().abs_diff(king.file()), checks.rank().abs_diff(king.rank()));
                let attacks = match white {
                    Role::Knight => line == (1, 2) || line == (2, 1),
                    _ => line.0 == line.1 && line.0 > 0,
                };
                if !attacks || bare.men[checks.index()].is_some() {
                    continue;
                }
                let setup = bare.with(checks, Man { colour: Colour::White, role: white });
                shut_in(&setup, &ring(king, 1), black, most, &mut |setup| {
                    mates +=
                        u64::from(Position::try_from(setup).is_ok_and(|position| position.is_checkmate()));
                });
            }
        }
    }
    mates
}

// A13, R8.6
#[test]
fn a_knight_mates_no_king_that_queens_and_a_princess_shut_in_but_one_that_any_other_man_does() {
    assert_eq!(mates(Role::Knight, &[Role::Queen, Role::Princess], 5), 0);
    for role in [Role::Rook, Role::Bishop, Role::Knight, Role::Pawn] {
        assert!(mates(Role::Knight, &[role], 2) > 0, "{role}");
    }
}

// A13, R8.6
#[test]
fn a_bishop_mates_no_king_that_queens_rooks_and_a_princess_shut_in_but_one_that_knights_or_pawns_do() {
    assert_eq!(mates(Role::Bishop, &[Role::Queen, Role::Rook, Role::Princess], 4), 0);
    for role in [Role::Bishop, Role::Knight, Role::Pawn] {
        assert!(mates(Role::Bishop, &[role], 2) > 0, "{role}");
    }
}
