//! Boards in words, worked out by hand.

use rules::Variant;

use super::*;

const READY: &str = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";
/// The king on 21 beside a pawn on 26 that nobody defends.
const TAKING: &str = "1/2/6k/6/4K/4p1/7/2/1 - w - 0 1";

use crate::sample::{self, star as position, star_move};

#[test]
fn all_men_are_listed_by_square_with_the_last_move() {
    assert_eq!(
        alt(Lang::En, &position(READY), Some(star_move("N@27")), None),
        "Starchess board. White: king 4, queen 22, rook 28, bishop 17, knight 11, pawns 5 12 18 23 29. \
         Black: king 34, queen 16, rook 10, bishop 21, knight 27, pawns 9 15 20 26 33. \
         Last move: knight placed on 27. White to move."
    );
}

#[test]
fn the_setup_tells_what_is_in_hand() {
    let text = alt(Lang::En, &sample::start(), None, None);
    assert!(
        text.contains("White: pawns 5 12 18 23 29; in hand king, queen, rook, bishop, knight."),
        "{text}"
    );
    assert!(text.ends_with("White to place a man."), "{text}");
}

#[test]
fn a_check_and_a_promotion_are_told() {
    let mated = position("1/2/7/4B1/5/6/4K1k/2/1 - b - 0 9");
    let text = alt(Lang::En, &mated, Some(star_move("26-27=N")), None);
    assert!(text.contains("26 to 27, promoted to knight. Black to move, in check."), "{text}");
}

#[test]
fn a_move_is_told_with_what_it_took_and_became() {
    let before = position(TAKING);
    let told = |mv: &str| last_move(Lang::En, &before, star_move(mv), "Anna", Notation::Letters);
    assert_eq!(told("21-26"), "Anna moved the king from 21 to 26, took the pawn (`K21x26`).");
    let before = position("1/2/6k/6/5/4P1/K6/2/1 - w - 0 1");
    let told = |mv: &str| last_move(Lang::En, &before, star_move(mv), "Anna", Notation::Letters);
    assert_eq!(
        told("26-27=N"),
        "Anna moved the pawn from 26 to 27, promoted it to a knight (`26-27=N+`). Check!"
    );
}

#[test]
fn the_board_as_text_says_everything() {
    assert_eq!(
        as_text(Lang::En, "**Game 1**", &position(READY), Ply(10), Some("N@27")),
        format!(
            "**Game 1**\nAfter 10 moves. Last move `N@27`. White to move.\n\
             White: king 4, queen 22, rook 28, bishop 17, knight 11, pawns 5 12 18 23 29.\n\
             Black: king 34, queen 16, rook 10, bishop 21, knight 27, pawns 9 15 20 26 33.\n\
             Position: `{READY}`"
        )
    );
}

#[test]
fn boards_looked_at_say_how_far_back_they_are() {
    let told = |shown, last| looked_at(Lang::En, "Game", Ply(shown), Ply(3), last, "White to move.");
    assert_eq!(told(3, Some("K@4")), "Game\nAfter 3 moves. Last move `K@4`. White to move.");
    assert_eq!(told(1, Some("K@4")), "Game\nAfter 1 move of 3. Last move `K@4`.");
    assert_eq!(told(0, None), "Game\nAt the start, 3 moves before now.");
}

/// Games of random moves: the same ones each time.
fn positions(variant: Variant) -> Vec<(Position, Move)> {
    let mut random = 7_u64;
    let mut positions = Vec::new();
    for _ in 0..40 {
        let mut position = Position::start(variant);
        for _ in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            // Knuth's multiplier of a 64-bit linear congruence.
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mv = moves[(random >> 33) as usize % moves.len()];
            position = position.play(mv).expect("a legal move");
            positions.push((position.clone(), mv));
        }
    }
    positions
}

#[test]
fn alternative_text_fits_in_every_language_and_names_every_square() {
    let positions: Vec<_> = Variant::ALL.into_iter().flat_map(positions).collect();
    assert!(positions.len() > 3000);
    for lang in Lang::ALL {
        for (position, last) in &positions {
            let text = alt(lang, position, Some(*last), None);
            assert!(text.chars().count() < LONGEST_ALT && !text.ends_with('…'), "{text}");
            for (square, _) in position.men() {
                assert!(text.contains(&format!(" {square}")), "{square}: {text}");
            }
        }
    }
}

#[test]
fn who_likes_words_reads_them_once() {
    let before = position(READY);
    let mv = star_move("11-19");
    let told = |lang, notation| last_move(lang, &before, mv, "Anna", notation);
    assert_eq!(told(Lang::En, Notation::Numbers), "Anna moved the knight from 11 to 19 (`11-19`).");
    assert_eq!(told(Lang::En, Notation::Words), "Anna moved the knight from 11 to 19.");
    for lang in Lang::ALL {
        let told = told(lang, Notation::Words);
        assert!(!told.contains("none") && !told.contains('`') && told.ends_with('.'), "{told}");
    }
}

#[test]
fn a_move_is_told_in_every_language() {
    let before = position(TAKING);
    let told = |lang| last_move(lang, &before, star_move("21-26"), "Anna", Notation::Letters);
    assert_eq!(told(Lang::Ru), "Anna ходит королём с 21 на 26, берёт пешку (`K21x26`).");
    assert_eq!(told(Lang::Pl), "Anna gra królem z 21 na 26, bije piona (`K21x26`).");
    assert_eq!(
        told(Lang::Hu),
        "Anna a 21. mezőről a 26. mezőre lépett a királlyal, leütötte a gyalogot (`K21x26`)."
    );
}

#[test]
fn the_alternative_text_has_room_for_the_clocks_in_every_language() {
    // No position has more to tell than that before the first move after the setup: no man is missing.
    let clocks = Clocks {
        control: "30m+30s/1h".parse().expect("a control"),
        left: [play::Millis::HOUR.times(23); 2],
        state: clocks::State::Vacation(Colour::Black),
    };
    for lang in Lang::ALL {
        let told = alt(lang, &position(READY), Some(star_move("N@27")), Some(&clocks));
        assert!(told.chars().count() < LONGEST_ALT && told.ends_with('.'), "{told}");
    }
}
