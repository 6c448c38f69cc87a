//! Refusals by the rules of play, from their data.

use play::Refusal;
use words::{Lang, say};

use super::{answers, input, side};

/// The sentence of a refusal.
pub(crate) fn sentence(lang: Lang, refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotAPlayer => say!(lang, "not-a-player"),
        Refusal::NotYourTurn { on_move } => say!(lang, "not-your-turn", side = side(*on_move)),
        Refusal::GameOver(status) => say!(lang, "this-game-over", status = status.as_str()),
        Refusal::StalePly { asked, now } => answers::stale(lang, *asked, *now, None),
        Refusal::Illegal { why: Some(why), .. } => input::sentence(lang, why),
        Refusal::Illegal { mv, why: None } => say!(lang, "illegal", move = mv.to_string()),
        Refusal::NoDrawOffer => say!(lang, "no-draw-offer"),
        Refusal::OwnOffer => say!(lang, "own-offer"),
        Refusal::OfferedAlready => say!(lang, "offered-already"),
        Refusal::TooLateToAbort => say!(lang, "too-late-to-abort"),
        Refusal::TooLong => say!(lang, "too-long"),
        Refusal::NothingToTakeBack => say!(lang, "nothing-to-take-back"),
        Refusal::AskedAlready(_) => say!(lang, "asked-already"),
        Refusal::NoRequest(_) => say!(lang, "no-request"),
        Refusal::OwnRequest(_) => say!(lang, "own-request"),
        Refusal::YourTurn => say!(lang, "your-turn"),
        Refusal::NoClock => say!(lang, "no-clock"),
        Refusal::PausedAlready => say!(lang, "paused-already"),
        Refusal::NotPaused => say!(lang, "not-paused"),
        Refusal::BadGift => say!(lang, "bad-gift"),
        Refusal::RatedWithoutClock => say!(lang, "rated-without-clock"),
        Refusal::RatedAgainstHouse => say!(lang, "rated-against-house"),
        Refusal::TooManyGames(games) => say!(lang, "too-many-games", games = *games),
        Refusal::OpponentTooManyGames(games) => say!(lang, "opponent-too-many-games", games = *games),
        Refusal::AlreadySeeking(challenge) => say!(lang, "already-seeking", challenge = challenge.0),
        Refusal::ChallengeSelf => say!(lang, "challenge-self"),
        Refusal::BlockedByOpponent => say!(lang, "blocked-by-opponent"),
        Refusal::BlockedByYou => say!(lang, "blocked-by-you"),
        Refusal::AlreadyChallenged(challenge) => {
            say!(lang, "already-challenged", challenge = challenge.0)
        }
        Refusal::OnlyOpponentAnswers => say!(lang, "only-opponent-answers"),
        Refusal::OnlyChallengerWithdraws => say!(lang, "only-challenger-withdraws"),
        Refusal::NotYourChallenge => say!(lang, "not-your-challenge"),
        Refusal::GameGoesOn => say!(lang, "game-goes-on"),
        Refusal::PlayedAgain(game) => say!(lang, "played-again", game = game.0),
        Refusal::ChallengeClosed(state) => say!(lang, "challenge-closed", state = state.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use play::{ChallengeId, ChallengeState, GameId, Ply, RequestKind};
    use rules::{Colour, Status};

    use super::*;

    #[test]
    fn the_english_sentences_are_those_of_the_command_line() {
        for refusal in [
            Refusal::NotAPlayer,
            Refusal::NotYourTurn { on_move: Colour::Black },
            Refusal::GameOver(Status::Resigned),
            Refusal::Illegal { mv: crate::sample::star_move("18-19"), why: None },
            Refusal::NoDrawOffer,
            Refusal::OwnOffer,
            Refusal::OfferedAlready,
            Refusal::TooLateToAbort,
            Refusal::TooLong,
            Refusal::NothingToTakeBack,
            Refusal::AskedAlready(RequestKind::Pause),
            Refusal::NoRequest(RequestKind::Pause),
            Refusal::OwnRequest(RequestKind::Pause),
            Refusal::YourTurn,
            Refusal::NoClock,
            Refusal::PausedAlready,
            Refusal::NotPaused,
            Refusal::BadGift,
            Refusal::RatedWithoutClock,
            Refusal::RatedAgainstHouse,
            Refusal::TooManyGames(7),
            Refusal::OpponentTooManyGames(7),
            Refusal::AlreadySeeking(ChallengeId(1234)),
            Refusal::ChallengeSelf,
            Refusal::BlockedByOpponent,
            Refusal::BlockedByYou,
            Refusal::AlreadyChallenged(ChallengeId(1234)),
            Refusal::OnlyOpponentAnswers,
            Refusal::OnlyChallengerWithdraws,
            Refusal::NotYourChallenge,
            Refusal::GameGoesOn,
            Refusal::PlayedAgain(GameId(12)),
            Refusal::ChallengeClosed(ChallengeState::Declined),
        ] {
            assert_eq!(sentence(Lang::En, &refusal), refusal.to_string());
        }
    }

    #[test]
    fn a_stale_board_is_told_apart_from_one_that_is_no_more() {
        let stale = |asked, now| sentence(Lang::En, &Refusal::StalePly { asked: Ply(asked), now: Ply(now) });
        assert!(stale(3, 7).starts_with("That board is from move 3; the game is at move 7."));
        assert!(stale(7, 7).starts_with("That board does not belong to this game any more."));
    }
}
