//! Requests, granted and refused.

use play::{Action, Colour, DrawOffer, Happening, Match, Ply, Refusal, Timestamp};
use rules::Status;

use crate::table::{BLACK, PLAYERS, QUIET, STARTED, STRANGER, WHITE, does, game_from, mv, new_game, plays};

/// The refusal, after a look that it changed nothing.
#[track_caller]
fn refused(game: &mut Match, by: play::UserId, action: Action) -> Refusal {
    let before = game.save();
    let refusal = does(game, by, action).expect_err("a refusal");
    assert_eq!(game.save(), before, "a refusal changes nothing");
    refusal
}

#[test]
fn a_whole_setup_is_placed_in_turn() {
    let mut game = new_game();
    assert_eq!((game.status(), game.on_move()), (Status::Setup, Some(WHITE)));
    plays(&mut game, "K@4 R@10 N@11 Q@16 B@17 B@21 Q@22 N@27 R@28");
    assert_eq!((game.status(), game.on_move()), (Status::Setup, Some(BLACK)));
    let last = plays(&mut game, "K@34");
    assert_eq!((game.status(), game.on_move()), (Status::Ongoing, Some(WHITE)));
    assert_eq!(game.ply(), Ply(10));
    // The array of the rules' known values.
    let position = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";
    assert_eq!(game.game().position().to_string(), position);
    assert!(
        matches!(&last, Happening::Moved { by: Colour::Black, ply: Ply(10), written, .. } if written == "K@34"),
        "{last:?}"
    );
}

#[test]
fn a_move_says_how_it_is_written() {
    let mut game = game_from("1/2/7/6/5/3B2/4K1k/2/1 - w - 0 40");
    let Happening::Moved { written, .. } = plays(&mut game, "25-15") else { panic!("a move") };
    assert_eq!(written, "B25-15#");
}

#[test]
fn every_move_keeps_its_time_and_a_clock_that_goes_back_is_held() {
    let mut game = new_game();
    assert_eq!(game.last_moved(), STARTED);
    for (by, text, now, kept) in
        [(WHITE, "K@4", 5_000, 5_000), (BLACK, "K@34", 3_000, 5_000), (WHITE, "R@11", 9_000, 9_000)]
    {
        game.act(by, mv(text), None, Timestamp(now)).expect("a legal placement");
        assert_eq!(game.last_moved(), Timestamp(kept));
    }
    assert_eq!(game.times(), [5_000, 5_000, 9_000].map(Timestamp));
}

#[test]
fn a_stranger_is_refused_whatever_they_ask() {
    let mut game = new_game();
    for action in [mv("K@4"), Action::Resign, Action::OfferDraw, Action::AcceptDraw, Action::Abort] {
        assert_eq!(refused(&mut game, STRANGER, action), Refusal::NotAPlayer);
    }
}

#[test]
fn who_is_not_on_move_waits() {
    let mut game = new_game();
    assert_eq!(refused(&mut game, BLACK, mv("K@34")), Refusal::NotYourTurn { on_move: Colour::White });
    plays(&mut game, "K@4");
    assert_eq!(refused(&mut game, WHITE, mv("Q@11")), Refusal::NotYourTurn { on_move: Colour::Black });
}

#[test]
fn a_request_from_an_older_board_is_refused() {
    let mut game = new_game();
    plays(&mut game, "K@4 K@34");
    let stale = Refusal::StalePly { asked: Ply(0), now: Ply(2) };
    for action in [mv("Q@11"), Action::Resign, Action::OfferDraw] {
        assert_eq!(game.act(WHITE, action, Some(Ply(0).into()), Timestamp(9_000)), Err(stale.clone()));
    }
    assert!(game.act(WHITE, mv("Q@11"), Some(Ply(2).into()), Timestamp(9_000)).is_ok());
}

#[test]
fn an_illegal_move_is_refused_with_what_is_legal() {
    let mut game = game_from(QUIET);
    let refusal = refused(&mut game, WHITE, mv("18-20"));
    assert!(matches!(refusal, Refusal::Illegal { why: Some(_), .. }), "{refusal:?}");
    assert!(refusal.to_string().contains("19"), "the pawn on 18 can go to 19: {refusal}");
    assert!(matches!(refused(&mut game, WHITE, mv("K@4")), Refusal::Illegal { .. }));
}

#[test]
fn a_draw_offer_stands_until_it_is_declined() {
    let mut game = game_from(QUIET);
    assert_eq!(does(&mut game, WHITE, Action::OfferDraw), Ok(Happening::DrawOffered { by: Colour::White }));
    let offer = DrawOffer { by: Colour::White, ply: Ply(0), at: Timestamp(2_000) };
    assert_eq!(game.draw_offer(), Some(offer));
    assert_eq!(refused(&mut game, WHITE, Action::AcceptDraw), Refusal::OwnOffer);
    assert_eq!(refused(&mut game, WHITE, Action::DeclineDraw), Refusal::OwnOffer);
    assert_eq!(
        does(&mut game, BLACK, Action::DeclineDraw),
        Ok(Happening::DrawDeclined { by: Colour::Black })
    );
    assert_eq!(game.draw_offer(), None);
    assert_eq!(refused(&mut game, BLACK, Action::AcceptDraw), Refusal::NoDrawOffer);
    assert_eq!(refused(&mut game, BLACK, Action::DeclineDraw), Refusal::NoDrawOffer);
}

#[test]
fn a_move_by_either_side_withdraws_the_offer() {
    for offerer in [WHITE, BLACK] {
        let mut game = game_from(QUIET);
        does(&mut game, offerer, Action::OfferDraw).expect("may offer");
        let happening = plays(&mut game, "18-19");
        assert_eq!(game.draw_offer(), None);
        let Happening::Moved { withdrew_offer_of, .. } = happening else { panic!("a move") };
        assert_eq!(withdrew_offer_of, PLAYERS.side_of(offerer));
        assert_eq!(refused(&mut game, BLACK, Action::AcceptDraw), Refusal::NoDrawOffer);
    }
}

#[test]
fn a_side_offers_once_in_a_position_and_again_after_a_move() {
    let mut game = game_from(QUIET);
    does(&mut game, WHITE, Action::OfferDraw).expect("may offer");
    assert_eq!(refused(&mut game, WHITE, Action::OfferDraw), Refusal::OfferedAlready);
    does(&mut game, BLACK, Action::DeclineDraw).expect("may decline");
    assert_eq!(refused(&mut game, WHITE, Action::OfferDraw), Refusal::OfferedAlready);
    assert!(does(&mut game.clone(), BLACK, Action::OfferDraw).is_ok(), "the other side may still offer");
    plays(&mut game, "18-19");
    assert!(does(&mut game, WHITE, Action::OfferDraw).is_ok());
}

#[test]
fn every_refusal_is_a_sentence_that_says_what_would_be_right() {
    let challenge = play::ChallengeId(5);
    let closed = play::ChallengeState::Declined;
    // Each with a word of what would be right.
    let refusals = [
        (Refusal::NotAPlayer, "board"),
        (Refusal::NotYourTurn { on_move: Colour::Black }, "Black is on move"),
        (Refusal::GameOver(Status::Checkmate), "new challenge"),
        (Refusal::StalePly { asked: Ply(3), now: Ply(5) }, "newest board"),
        (Refusal::NoDrawOffer, "offer a draw yourself"),
        (Refusal::OwnOffer, "opponent answers"),
        (Refusal::OfferedAlready, "after the next move"),
        (Refusal::TooLateToAbort, "resign"),
        (Refusal::TooLong, "resign"),
        (Refusal::ChallengeSelf, "somebody else"),
        (Refusal::BlockedByOpponent, "somebody else"),
        (Refusal::BlockedByYou, "unblock"),
        (Refusal::AlreadyChallenged(challenge), "withdraw"),
        (Refusal::OnlyOpponentAnswers, "withdraw"),
        (Refusal::OnlyChallengerWithdraws, "decline"),
        (Refusal::NotYourChallenge, "your own"),
        (Refusal::ChallengeClosed(closed), "new one"),
    ];
    for (refusal, right) in refusals {
        let text = refusal.to_string();
        assert!(text.contains(right), "{text}");
        assert!(text.starts_with(char::is_uppercase) && text.ends_with('.'), "{text}");
    }
}
