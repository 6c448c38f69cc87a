//! Chess-100. A test's name is the sentence that it proves; the number of the rule or reading stands above it.

mod agree;
mod castling;
mod endings;
mod kings;
mod material;
mod men;
mod notation;
mod obstacles;
mod perft;
mod princesses;
mod slow;
mod told;

use std::collections::BTreeSet;

use rules::chess100::{Move, Position, Restoration, Setup};
use rules::{Colour, Man, MoveParts, Rules};

/// A number from the environment.
fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text}")))
}

/// A diagram of men such as `Ke1`, in the letters of position strings; princesses have their right.
fn diagram(side: Colour, men: &str) -> Setup {
    let mut setup = Setup::empty().to_move(side);
    for man in men.split_whitespace() {
        let (letter, square) = man.split_at(1);
        let man = Man::from_letter(letter.chars().next().unwrap()).unwrap();
        setup = setup.with(square.parse().unwrap(), man);
        if man.role == rules::Role::Princess {
            setup.restorations[man.colour.index()] = Restoration::Held;
        }
    }
    setup
}

fn usable(setup: Setup) -> Position {
    let text = setup.to_string();
    Position::try_from(setup).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// White is to move.
fn white(men: &str) -> Position {
    usable(diagram(Colour::White, men))
}

/// Black is to move.
fn black(men: &str) -> Position {
    usable(diagram(Colour::Black, men))
}

/// White is to move and may restore a queen in this turn.
fn white_owed(men: &str) -> Position {
    let mut setup = diagram(Colour::White, men);
    setup.restorations[0] = Restoration::Pending;
    usable(setup)
}

fn legal(position: &Position, bare: &str) -> bool {
    position.is_legal(bare.parse().unwrap())
}

/// Every legal move in its bare form.
fn all(position: &Position) -> BTreeSet<String> {
    position.legal_moves().iter().map(Move::to_string).collect()
}

fn set(names: &str) -> BTreeSet<String> {
    names.split_whitespace().map(str::to_owned).collect()
}

/// Where the man on a square can go without castling.
fn goes(position: &Position, from: &str) -> BTreeSet<String> {
    let moves = position.legal_moves().into_iter().filter(|played| played.castles().is_none());
    let from = from.parse().ok();
    moves.filter(|played| MoveParts::from(*played) == from).map(|played| played.to().to_string()).collect()
}

/// The position after legal moves.
fn after(position: &Position, moves: &str) -> Position {
    let mut position = *position;
    for bare in moves.split_whitespace() {
        assert!(legal(&position, bare), "{bare} in {position}");
        position.make(bare.parse().unwrap());
    }
    position
}

/// The placement, as the string has it.
fn placement(position: &Position) -> String {
    position.to_string().split(' ').next().unwrap().to_owned()
}

fn letter(position: &Position, square: &str) -> Option<char> {
    position.man_at(square.parse().unwrap()).map(Man::letter)
}
