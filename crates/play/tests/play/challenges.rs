//! Challenges, made and answered.

use play::{
    Answer, Block, Challenge, ChallengeId, ChallengeState, Colour, ColourChoice, NewChallenge, Players,
    Refusal, Terms, Timestamp,
};

use crate::table::{BLACK as OPPONENT, STRANGER, WHITE as CHALLENGER};

fn new(colour: ColourChoice) -> NewChallenge {
    NewChallenge {
        challenger: CHALLENGER,
        opponent: Some(OPPONENT),
        colour,
        terms: Terms::CASUAL,
        rematch_of: None,
    }
}

fn made(colour: ColourChoice) -> Challenge {
    new(colour).made(ChallengeId(7), Timestamp(1_000))
}

#[test]
fn the_challenger_gets_the_colour_asked_for_whatever_the_coin_shows() {
    for coin in Colour::ALL {
        let start = made(ColourChoice::White).accept(OPPONENT, coin).expect("accepted");
        assert_eq!(start, Players { white: CHALLENGER, black: OPPONENT });
        let start = made(ColourChoice::Black).accept(OPPONENT, coin).expect("accepted");
        assert_eq!(start, Players { white: OPPONENT, black: CHALLENGER });
    }
}

#[test]
fn the_coin_decides_when_the_colour_is_left_to_chance() {
    for coin in Colour::ALL {
        let start = made(ColourChoice::Random).accept(OPPONENT, coin).expect("accepted");
        assert_eq!(start.side_of(CHALLENGER), Some(coin));
        assert_eq!(start.side_of(OPPONENT), Some(!coin));
    }
}

#[test]
fn only_the_person_challenged_may_answer() {
    let mut challenge = made(ColourChoice::Random);
    let accept = Answer::Accept { coin: Colour::White };
    for answer in [accept, Answer::Decline] {
        assert_eq!(challenge.answer(CHALLENGER, answer), Err(Refusal::OnlyOpponentAnswers));
        assert_eq!(challenge.answer(STRANGER, answer), Err(Refusal::NotYourChallenge));
    }
    assert_eq!(challenge, made(ColourChoice::Random), "a refusal changes nothing");
    assert_eq!(challenge.answer(OPPONENT, Answer::Decline), Ok(None));
    assert_eq!(challenge.state, ChallengeState::Declined);
}

#[test]
fn only_the_challenger_may_withdraw() {
    let mut challenge = made(ColourChoice::Random);
    assert_eq!(challenge.answer(OPPONENT, Answer::Withdraw), Err(Refusal::OnlyChallengerWithdraws));
    assert_eq!(challenge.answer(STRANGER, Answer::Withdraw), Err(Refusal::NotYourChallenge));
    assert_eq!(challenge.answer(CHALLENGER, Answer::Withdraw), Ok(None));
    assert_eq!(challenge.state, ChallengeState::Withdrawn);
}

#[test]
fn an_answered_challenge_takes_no_second_answer() {
    let accept = Answer::Accept { coin: Colour::White };
    let ends = [(OPPONENT, accept), (OPPONENT, Answer::Decline), (CHALLENGER, Answer::Withdraw)];
    for (by, first) in ends {
        let mut challenge = made(ColourChoice::White);
        challenge.answer(by, first).expect("theirs to give");
        let closed = Err(Refusal::ChallengeClosed(challenge.state));
        for answer in [accept, Answer::Decline, Answer::Withdraw] {
            assert_eq!(challenge.answer(OPPONENT, answer), closed);
            assert_eq!(challenge.answer(CHALLENGER, answer), closed);
        }
    }
}

#[test]
fn nobody_challenges_themselves_a_blocked_person_or_somebody_twice() {
    let alone = NewChallenge { opponent: Some(CHALLENGER), ..new(ColourChoice::Random) };
    assert_eq!(alone.check(Block::Neither, None), Err(Refusal::ChallengeSelf));
    let usual = new(ColourChoice::Random);
    assert_eq!(usual.check(Block::ByOpponent, None), Err(Refusal::BlockedByOpponent));
    assert_eq!(usual.check(Block::ByChallenger, None), Err(Refusal::BlockedByYou));
    let open = ChallengeId(3);
    assert_eq!(usual.check(Block::Neither, Some(open)), Err(Refusal::AlreadyChallenged(open)));
    assert_eq!(usual.check(Block::Neither, None), Ok(()));
}

#[test]
fn words_of_choices_and_states_read_back() {
    for choice in ColourChoice::ALL {
        assert_eq!(choice.to_string().parse(), Ok(choice));
    }
    for state in ChallengeState::ALL {
        assert_eq!(state.to_string().parse(), Ok(state));
    }
    assert!("grey".parse::<ColourChoice>().is_err());
    assert!("lost".parse::<ChallengeState>().is_err());
}
