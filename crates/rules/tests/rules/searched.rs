//! What a search asks of a position, against the slow way to the same answer.

use std::collections::BTreeSet;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Board, BoardSquare, Colour, Man, MoveParts, Rules, SquareSet, chess, chess100, starchess};

/// Visits the positions of random games.
fn walk<P: Rules>(seed: u64, games: u32, mut visit: impl FnMut(&P)) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..games {
        let mut position = P::start();
        for _ in 0..rng.random_range(20..160) {
            visit(&position);
            let Some(&played) = position.legal_moves().choose(&mut rng) else { break };
            position.make(played);
        }
    }
}

fn captures_are_the_legal_ones<P: Board>(seed: u64) {
    walk::<P>(seed, 60, |position| {
        let takes = |m: &P::Move| position.captured(*m).is_some() || m.promotion().is_some();
        let slow: BTreeSet<_> = position.legal_moves().into_iter().filter(takes).collect();
        let mut fast = Vec::new();
        position.each_capture(&mut |m| fast.push(m));
        assert_eq!(fast.len(), slow.len(), "{position}");
        assert_eq!(fast.into_iter().collect::<BTreeSet<_>>(), slow, "{position}");
    });
}

fn men_and_attacks_agree<P: Board>(seed: u64) {
    walk::<P>(seed, 20, |position| {
        let occupied = position.occupied();
        let mut from_men = vec![P::Set::EMPTY; P::Square::COUNT];
        for (square, man) in position.men() {
            assert!(position.kind(man.colour, man.role).has(square.index()), "{position} {square}");
            assert_eq!(position.role_on(square.index()), man.role);
            P::attacks(man, square.index(), occupied)
                .each(|target| from_men[target] |= P::Set::of(square.index()));
        }
        let counted: u32 = Colour::ALL
            .iter()
            .flat_map(|&colour| P::VARIANT.roles().iter().map(move |&role| Man { colour, role }))
            .map(|man| position.kind(man.colour, man.role).len())
            .sum();
        assert_eq!(counted as usize, position.men().len());
        for (index, slow) in from_men.into_iter().enumerate() {
            assert_eq!(position.attackers_of(index, occupied), slow, "{position} {index}");
        }
    });
}

fn passing_hands_the_turn_over<P: Board>(seed: u64) {
    walk::<P>(seed, 20, |position| {
        if position.is_setup() || position.is_bound() {
            return;
        }
        let mut passed = position.clone();
        passed.pass();
        assert_eq!(passed.side(), !position.side(), "{position}");
        assert_eq!(passed.men(), position.men());
        assert_ne!(passed.hash(), position.hash());
        passed.pass();
        assert_eq!(passed.side(), position.side());
    });
}

#[test]
fn captures_alone_are_those_of_the_legal_moves() {
    captures_are_the_legal_ones::<starchess::Position>(1);
    captures_are_the_legal_ones::<chess::Position>(2);
    captures_are_the_legal_ones::<chess100::Position>(3);
}

#[test]
fn attackers_of_a_square_are_the_men_that_attack_it() {
    men_and_attacks_agree::<starchess::Position>(4);
    men_and_attacks_agree::<chess::Position>(5);
    men_and_attacks_agree::<chess100::Position>(6);
}

#[test]
fn passing_changes_the_side_and_nothing_on_the_board() {
    passing_hands_the_turn_over::<starchess::Position>(7);
    passing_hands_the_turn_over::<chess::Position>(8);
    passing_hands_the_turn_over::<chess100::Position>(9);
}

#[test]
fn a_side_that_must_take_a_king_is_bound_and_one_in_check_with_a_prince_is_not() {
    let must: chess100::Position = "4k5/1i8/10/10/10/10/10/10/4Q5/I3K5 w - - -- 0 1".parse().unwrap();
    assert!(must.is_bound());
    let free: chess100::Position = "4q5/1k8/10/10/10/10/10/10/10/I3K5 w - - -- 0 1".parse().unwrap();
    assert!(Rules::in_check(&free) && !free.is_bound());
}
