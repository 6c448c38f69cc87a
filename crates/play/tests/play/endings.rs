//! Every way a game ends: status, result, who brought it about and when.

use play::{Action, Colour, Ending, Match, Refusal, Timestamp, UserId};
use rules::{Outcome, Status};

use crate::table::{BLACK, QUIET, STARTED, WHITE, does, game_from, mv, new_game, plays};

#[track_caller]
fn ended(game: &Match, status: Status, outcome: Outcome, by: Colour, at: i64) {
    assert_eq!(game.ending(), Some(Ending { status, outcome, by, at: Timestamp(at), moderator: None }));
    assert_eq!(game.status(), status);
    assert_eq!(game.outcome(), outcome);
    assert!(game.is_over());
    assert_eq!(game.on_move(), None);
    assert_eq!(game.draw_offer(), None);
}

/// Nobody can do anything any more, and is told why.
#[track_caller]
fn is_final(game: &Match) {
    let actions = [
        mv("4-5"),
        Action::Resign,
        Action::OfferDraw,
        Action::AcceptDraw,
        Action::DeclineDraw,
        Action::Abort,
    ];
    for action in actions {
        for by in [WHITE, BLACK] {
            let mut after = game.clone();
            assert_eq!(does(&mut after, by, action), Err(Refusal::GameOver(game.status())));
            assert_eq!(after.save(), game.save());
        }
    }
}

/// From the rules' known values: Black king 34, White bishop 15, king 32, Black to move.
#[test]
fn checkmate_is_a_win() {
    let mut game = game_from("1/2/7/6/5/3B2/4K1k/2/1 - w - 0 40");
    let happening = plays(&mut game, "25-15");
    ended(&game, Status::Checkmate, Outcome::WhiteWins, Colour::White, 2_000);
    assert_eq!(happening.ending(), game.ending());
    is_final(&game);
}

/// From the rules' known values: the same with the Black king on 37.
#[test]
fn stalemate_is_a_draw() {
    let mut game = game_from("1/2/7/6/5/3B2/4K2/2/k - w - 0 40");
    plays(&mut game, "25-15");
    ended(&game, Status::Stalemate, Outcome::Draw, Colour::White, 2_000);
    is_final(&game);
}

#[test]
fn king_against_king_is_a_draw() {
    let mut game = game_from("1/2/Kn5/6/5/6/6k/2/1 - w - 0 40");
    plays(&mut game, "4-5");
    ended(&game, Status::Insufficient, Outcome::Draw, Colour::White, 2_000);
    is_final(&game);
}

#[test]
fn the_same_position_for_the_third_time_is_a_draw() {
    let mut game = game_from(QUIET);
    plays(&mut game, "4-5 34-33 5-4 33-34 4-5 34-33 5-4");
    assert!(!game.is_over());
    plays(&mut game, "33-34");
    ended(&game, Status::Threefold, Outcome::Draw, Colour::Black, 9_000);
    is_final(&game);
}

#[test]
fn a_hundred_plies_without_capture_or_pawn_move_are_a_draw() {
    let mut game = game_from("1/2/K6/6/1P1p1/6/6k/2/1 - w - 98 90");
    plays(&mut game, "4-5");
    assert!(!game.is_over());
    plays(&mut game, "34-33");
    ended(&game, Status::Fifty, Outcome::Draw, Colour::Black, 3_000);
    is_final(&game);
}

#[test]
fn mate_on_the_hundredth_ply_is_a_win() {
    let mut game = game_from("1/2/7/6/5/3B2/4K1k/2/1 - w - 99 90");
    plays(&mut game, "25-15");
    ended(&game, Status::Checkmate, Outcome::WhiteWins, Colour::White, 2_000);
}

#[test]
fn resignation_is_the_opponents_win_also_out_of_turn() {
    let cases: [(UserId, Colour, Outcome); 2] =
        [(WHITE, Colour::White, Outcome::BlackWins), (BLACK, Colour::Black, Outcome::WhiteWins)];
    for (by, colour, outcome) in cases {
        let mut game = game_from(QUIET);
        does(&mut game, by, Action::Resign).expect("may resign");
        ended(&game, Status::Resigned, outcome, colour, 2_000);
        is_final(&game);
    }
}

#[test]
fn an_accepted_offer_is_a_draw() {
    let mut game = game_from(QUIET);
    does(&mut game, WHITE, Action::OfferDraw).expect("may offer");
    does(&mut game, BLACK, Action::AcceptDraw).expect("may accept");
    ended(&game, Status::Agreed, Outcome::Draw, Colour::Black, 2_000);
    is_final(&game);
}

#[test]
fn offering_a_draw_back_agrees() {
    let mut game = game_from(QUIET);
    does(&mut game, BLACK, Action::OfferDraw).expect("may offer");
    does(&mut game, WHITE, Action::OfferDraw).expect("may offer");
    ended(&game, Status::Agreed, Outcome::Draw, Colour::White, 2_000);
}

#[test]
fn a_game_is_aborted_without_result_until_both_have_placed_a_man() {
    for moves in ["", "K@4"] {
        for (by, colour) in [(WHITE, Colour::White), (BLACK, Colour::Black)] {
            let mut game = new_game();
            if !moves.is_empty() {
                plays(&mut game, moves);
            }
            assert!(game.can_abort(Colour::White, STARTED));
            does(&mut game, by, Action::Abort).expect("may abort");
            let at = game.last_moved().0 + 1_000;
            ended(&game, Status::Aborted, Outcome::None, colour, at);
            is_final(&game);
        }
    }
    let mut game = new_game();
    plays(&mut game, "K@4 K@34");
    assert!(!game.can_abort(Colour::White, STARTED));
    assert_eq!(does(&mut game, WHITE, Action::Abort), Err(Refusal::TooLateToAbort));
    assert_eq!(does(&mut game, BLACK, Action::Abort), Err(Refusal::TooLateToAbort));
}
