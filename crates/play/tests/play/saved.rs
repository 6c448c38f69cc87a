//! Games taken apart and put together again.

use play::{Action, Colour, DrawOffer, Match, Ply, RestoreError, Saved, Timestamp};
use rules::{Outcome, Status};

use crate::table::{QUIET, WHITE, does, game_from, plays};

fn quiet() -> Saved {
    let mut game = game_from(QUIET);
    plays(&mut game, "18-19 34-33");
    game.save()
}

#[test]
fn a_saved_game_comes_back_the_same() {
    let mut game = game_from(QUIET);
    plays(&mut game, "18-19 34-33");
    does(&mut game, WHITE, Action::OfferDraw).expect("may offer");
    let back = Match::restore(game.save()).expect("a sound game");
    assert_eq!(back.save(), game.save());
    assert_eq!(back.game(), game.game());
    assert_eq!(back.draw_offer(), game.draw_offer());
}

#[test]
fn an_illegal_move_is_found() {
    let mut saved = quiet();
    saved.moves[1].0 = saved.moves[0].0;
    let mv = saved.moves[0].0;
    assert_eq!(Match::restore(saved).err(), Some(RestoreError::Illegal { ply: Ply(2), mv }));
}

#[test]
fn a_move_dated_before_the_last_is_found() {
    let mut saved = quiet();
    saved.moves[1].1 = Timestamp(saved.moves[0].1.0 - 1);
    assert_eq!(Match::restore(saved).err(), Some(RestoreError::Times(Ply(2))));
    let mut saved = quiet();
    saved.started = Timestamp(saved.moves[0].1.0 + 1);
    assert_eq!(Match::restore(saved).err(), Some(RestoreError::Times(Ply(1))));
}

#[test]
fn an_end_that_the_board_does_not_show_is_found() {
    let mut mate = game_from("1/2/7/6/5/3B2/4K1k/2/1 - w - 0 40");
    plays(&mut mate, "25-15");
    let saved = mate.save();
    let ending = saved.ending.expect("mate");
    let without = Saved { ending: None, ..saved.clone() };
    let other = Saved { ending: Some(play::Ending { status: Status::Resigned, ..ending }), ..saved.clone() };
    let wrong = Saved { ending: Some(play::Ending { outcome: Outcome::BlackWins, ..ending }), ..saved };
    for saved in [without, other, wrong, Saved { ending: Some(ending), ..quiet() }] {
        assert!(matches!(Match::restore(saved), Err(RestoreError::Ending { .. })));
    }
}

#[test]
fn an_offer_that_cannot_stand_is_found() {
    let offer = DrawOffer { by: Colour::White, ply: Ply(1), at: Timestamp(9_000) };
    let saved = Saved { offer: Some(offer), ..quiet() };
    assert_eq!(Match::restore(saved).err(), Some(RestoreError::Offer));
}
