//! The setup of Starchess: no placement into a loss that can be seen.

use std::collections::HashMap;

use engine::{Engine, HousePlayer, Limits, Signals, duel::Player};
use rules::starchess::{Cell, Move, Position};
use rules::{Colour, Role, Rules};

fn mates_at_once(position: &Position) -> bool {
    position.legal_moves().iter().any(|&played| {
        let mut after = *position;
        Rules::make(&mut after, played);
        after.is_checkmate()
    })
}

/// Whether Black is mated by White's first move whatever Black places from here on, White placing for it.
fn is_lost(position: &Position, seen: &mut HashMap<u64, bool>) -> bool {
    if !position.is_setup() {
        return mates_at_once(position);
    }
    if let Some(&known) = seen.get(&position.hash()) {
        return known;
    }
    let white = position.side() == Colour::White;
    let mut lost = !white;
    for &played in &position.legal_moves() {
        let mut after = *position;
        Rules::make(&mut after, played);
        if is_lost(&after, seen) == white {
            lost = white;
            break;
        }
    }
    seen.insert(position.hash(), lost);
    lost
}

#[test]
fn a_black_king_on_21_is_mated_at_once_in_every_array() {
    let fatal = Move::Place { role: Role::King, cell: Cell::new(21).unwrap() };
    let mut arrays = vec![Position::start()];
    while arrays[0].is_setup() {
        let mut next = HashMap::new();
        for position in &arrays {
            for &played in &position.legal_moves() {
                let black_king = position.side() == Colour::Black
                    && matches!(played, Move::Place { role: Role::King, cell } if Some(cell) != Cell::new(21));
                let on_21 = matches!(played, Move::Place { cell, .. } if Some(cell) == Cell::new(21));
                if !black_king && (!on_21 || played == fatal) {
                    let mut after = *position;
                    Rules::make(&mut after, played);
                    next.insert(after.hash(), after);
                }
            }
        }
        arrays = next.into_values().collect();
    }
    assert_eq!(arrays.len(), 120 * 24);
    assert!(arrays.iter().all(mates_at_once));
}

#[test]
fn black_never_answers_the_first_placement_with_one_that_loses_by_force() {
    let mut seen = HashMap::new();
    let mut engine = Engine::<Position>::new(8);
    let limits = Limits { nodes: Some(60_000), ..Limits::default() };
    let mut losing = 0;
    for &first in &Position::start().legal_moves() {
        let after_first = Position::start().play(first).unwrap();
        let replies = after_first.legal_moves();
        let lost =
            |reply: Move, seen: &mut HashMap<u64, bool>| is_lost(&after_first.play(reply).unwrap(), seen);
        losing += replies.iter().filter(|&&reply| lost(reply, &mut seen)).count();
        engine.forget();
        engine.set_game(Position::start(), [first]).unwrap();
        let chosen = engine.think(&limits, &Signals::default(), |_| {}).lines[0].pv[0];
        assert!(!lost(chosen, &mut seen), "{first} {chosen}");
    }
    println!("{losing} of 625 replies lose by force");
    assert!(losing >= 25, "{losing}");
}

/// Few nodes, so that chance has a say, and all placements of both sides.
#[test]
fn a_whole_setup_is_played_without_a_placement_that_loses_at_once() {
    let mut player = HousePlayer::<Position>::new(2_000);
    for first in Position::start().legal_moves().iter().step_by(3) {
        let mut moves = vec![*first];
        let mut position = Position::start().play(*first).unwrap();
        while position.is_setup() {
            let played = player.choose(&Position::start(), &moves);
            position = position.play(played).unwrap();
            moves.push(played);
        }
        assert!(!mates_at_once(&position), "{position}");
    }
}
