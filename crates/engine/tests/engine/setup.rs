//! The setup of Starchess: no placement into a loss that can be seen.

use std::collections::{BTreeMap, HashMap};

use engine::{Engine, House, HousePlayer, Limits, Signals, duel::Player};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
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

/// The moves that White's mate takes in an array, at most `most`, by the exact search that knows nothing of placements.
fn solved(array: &Position, most: u32) -> Option<u32> {
    (1..=most).find(|&moves| rules::solve(array, moves).is_some())
}

/// The same before all men stand: White takes the shortest, Black the longest.
fn moves_of_mate(position: &Position) -> Option<u32> {
    if !position.is_setup() {
        return solved(position, 3);
    }
    let after =
        position.legal_moves().into_iter().map(|played| moves_of_mate(&position.play(played).unwrap()));
    if position.side() == Colour::White {
        after.flatten().min()
    } else {
        after.collect::<Option<Vec<_>>>().map(|moves| moves.into_iter().max().unwrap())
    }
}

#[test]
fn placements_that_lose_within_three_moves_are_those_that_an_exact_search_finds() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let (mut lost, mut held) = (BTreeMap::new(), 0);
    for round in 0..300 {
        let mut position = Position::start();
        // The last one to four placements are searched through.
        for _ in 0..6 + round % 4 {
            let played = *position.legal_moves().choose(&mut rng).unwrap();
            position = position.play(played).unwrap();
        }
        let known = position.known_loss();
        let expected = moves_of_mate(&position);
        assert_eq!(
            known.map(|loss| (loss.loser, loss.moves)),
            expected.map(|moves| (Colour::Black, moves)),
            "{position}"
        );
        match known {
            Some(loss) => *lost.entry(loss.plies() - loss.placements).or_insert(0) += 1,
            None => held += 1,
        }
    }
    println!("lost by plies of the mate {lost:?}, held {held}");
    assert!(held > 50 && lost.len() > 1);
}

#[test]
fn listed_arrays_are_mates_in_so_many_moves() {
    let text = include_str!("../../terms/late_mates.txt");
    let listed: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
    // As many as were published of all arrays.
    assert_eq!(listed.iter().filter(|line| line.ends_with('2')).count(), 216);
    assert_eq!(listed.iter().filter(|line| line.ends_with('3')).count(), 120);
    for line in listed.iter().step_by(7) {
        let words: Vec<_> = line.split(' ').collect();
        let mut array = Position::start();
        for place in 0..5 {
            for (side, cells) in [[4, 11, 17, 22, 28], [10, 16, 21, 27, 34]].iter().enumerate() {
                let letter = words[side].to_ascii_uppercase().chars().nth(place).unwrap();
                let role = Role::ALL.into_iter().find(|role| role.letter() == letter).unwrap();
                let cell = Cell::new(cells[place]).unwrap();
                array = array.play(Move::Place { role, cell }).unwrap();
            }
        }
        assert_eq!(solved(&array, 3), words[2].parse().ok(), "{line}");
    }
}
