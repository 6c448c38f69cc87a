//! Challenges through the database.

use play::{Answer, ChallengeState, Colour, ColourChoice, NewChallenge, Players, Refusal, Terms, UserId};
use store::{ActError, Address, Answered, Content, MakeChallenge, Place};

use crate::table::{ANN, BOB, CHANNEL, CLEO, GUILD, Table};

const ACCEPT: Answer = Answer::Accept { coin: Colour::White };

#[track_caller]
fn refused<T: std::fmt::Debug>(result: Result<T, ActError>, expected: &Refusal) {
    match result {
        Err(ActError::Refused(refusal)) => assert_eq!(refusal, *expected),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_challenge_is_posted_and_found_by_both() {
    let table = Table::new();
    let id = table.challenges(ANN, BOB).expect("a challenge");
    let posts = table.store.next_posts(table.now(), 10).expect("a look");
    assert_eq!(posts.len(), 1);
    assert_eq!((posts[0].key.as_str(), posts[0].content), ("c1", Content::Challenge(id)));
    assert_eq!(posts[0].address, Some(Address::Channel(CHANNEL)));
    for person in [ANN, BOB] {
        let open = table.store.open_challenges(person).expect("a look");
        assert_eq!(open.iter().map(|stored| stored.challenge.id).collect::<Vec<_>>(), [id]);
        assert_eq!(open[0].message, None);
    }
    assert_eq!(table.store.open_challenges(CLEO).expect("a look"), []);
    let message = table.sent(&posts[0]);
    let stored = table.store.find_challenge(id).expect("a look").expect("it is there");
    assert_eq!(stored.message, Some((CHANNEL, message)));
    assert_eq!((stored.guild, stored.channel), (Some(GUILD), CHANNEL));
}

#[test]
fn accepting_starts_a_game_whose_board_waits_for_its_place() {
    let table = Table::new();
    let id = table.challenges(ANN, BOB).expect("a challenge");
    table.posts_all();
    let Answered::Started { challenge, game } = table.answers(id, BOB, ACCEPT).expect("accepted") else {
        panic!("a game");
    };
    assert_eq!(game.game.players(), Players { white: ANN, black: BOB });
    assert_eq!(game.place, Place::Opening { guild: Some(GUILD), channel: CHANNEL });
    assert_eq!((challenge.challenge.state, challenge.game), (ChallengeState::Accepted, Some(game.id())));
    assert_eq!(game.challenge, Some(id));
    assert_eq!(table.next(), Vec::<String>::new(), "nothing can be posted yet");
    let opening = table.store.games_to_open().expect("a look");
    assert_eq!(opening.iter().map(store::StoredGame::id).collect::<Vec<_>>(), [game.id()]);
    table.is_sound();
    let stored = table.store.find_challenge(id).expect("a look").expect("it is there");
    assert_eq!(stored, challenge);
}

#[test]
fn the_coin_gives_the_challengers_colour() {
    for coin in Colour::ALL {
        let table = Table::new();
        let make = MakeChallenge {
            new: NewChallenge {
                challenger: ANN,
                opponent: Some(BOB),
                colour: ColourChoice::Random,
                terms: Terms::CASUAL,
                rematch_of: None,
            },
            guild: None,
            channel: CHANNEL,
            address: Address::User(BOB),
            event: None,
            now: table.tick(),
        };
        let challenge = table.store.challenge(make).expect("a challenge");
        let Ok(Answered::Started { game, .. }) =
            table.answers(challenge.challenge.id, BOB, Answer::Accept { coin })
        else {
            panic!("a game");
        };
        assert_eq!(game.game.players().side_of(ANN), Some(coin));
    }
}

#[test]
fn declined_and_withdrawn_challenges_are_closed_for_good() {
    let table = Table::new();
    for (by, answer) in [(BOB, Answer::Decline), (ANN, Answer::Withdraw)] {
        let id = table.challenges(ANN, BOB).expect("a challenge");
        let state = match table.answers(id, by, answer).expect("theirs to give") {
            Answered::Declined(stored) | Answered::Withdrawn(stored) => stored.challenge.state,
            Answered::Started { .. } => panic!("no game"),
        };
        refused(table.answers(id, BOB, ACCEPT), &Refusal::ChallengeClosed(state));
        assert_eq!(table.next(), Vec::<String>::new(), "an answered challenge is not posted any more");
    }
    assert_eq!(table.store.tally().expect("a look").live, 0);
}

#[test]
fn a_second_open_challenge_to_the_same_person_is_refused() {
    let table = Table::new();
    let id = table.challenges(ANN, BOB).expect("a challenge");
    refused(table.challenges(ANN, BOB), &Refusal::AlreadyChallenged(id));
    table.challenges(BOB, ANN).expect("the other way round is another challenge");
    table.challenges(ANN, CLEO).expect("and so is one to somebody else");
    table.answers(id, ANN, Answer::Withdraw).expect("withdrawn");
    table.challenges(ANN, BOB).expect("now it may be made again");
}

#[test]
fn only_whom_it_concerns_may_answer() {
    let table = Table::new();
    let id = table.challenges(ANN, BOB).expect("a challenge");
    refused(table.answers(id, ANN, ACCEPT), &Refusal::OnlyOpponentAnswers);
    refused(table.answers(id, CLEO, ACCEPT), &Refusal::NotYourChallenge);
    refused(table.answers(id, BOB, Answer::Withdraw), &Refusal::OnlyChallengerWithdraws);
    let unknown = play::ChallengeId(99);
    assert!(matches!(table.answers(unknown, BOB, ACCEPT), Err(ActError::Unknown)));
}

#[test]
fn blocking_keeps_challenges_away_and_declines_the_open_one() {
    let table = Table::new();
    let id = table.challenges(ANN, BOB).expect("a challenge");
    let declined = table.store.block(BOB, ANN, table.tick()).expect("blocked");
    assert_eq!(declined.iter().map(|stored| stored.challenge.id).collect::<Vec<_>>(), [id]);
    refused(table.answers(id, BOB, ACCEPT), &Refusal::ChallengeClosed(ChallengeState::Declined));
    refused(table.challenges(ANN, BOB), &Refusal::BlockedByOpponent);
    refused(table.challenges(BOB, ANN), &Refusal::BlockedByYou);
    table.challenges(ANN, CLEO).expect("others are not concerned");
    assert!(table.store.is_blocked(BOB, ANN).expect("a look"));
    assert!(!table.store.is_blocked(ANN, BOB).expect("a look"));
    assert!(table.store.unblock(BOB, ANN).expect("unblocked"));
    assert!(!table.store.unblock(BOB, ANN).expect("nothing to unblock"));
    table.challenges(ANN, BOB).expect("now it may be made again");
    refused(table.challenges(UserId(5), UserId(5)), &Refusal::ChallengeSelf);
}

#[test]
fn an_event_seen_twice_challenges_and_accepts_once() {
    let table = Table::new();
    let event = Some(table.event());
    let make = MakeChallenge {
        new: NewChallenge {
            challenger: ANN,
            opponent: Some(BOB),
            colour: ColourChoice::White,
            terms: Terms::CASUAL,
            rematch_of: None,
        },
        guild: Some(GUILD),
        channel: CHANNEL,
        address: Address::Channel(CHANNEL),
        event,
        now: table.tick(),
    };
    let id = table.store.challenge(make).expect("a challenge").challenge.id;
    assert!(matches!(table.store.challenge(make), Err(ActError::AlreadyHandled)));
    let event = Some(table.event());
    let accepts = || table.store.answer_challenge(id, BOB, ACCEPT, event, table.tick());
    accepts().expect("accepted").into_inner();
    assert!(matches!(accepts(), Err(ActError::AlreadyHandled)));
    assert_eq!(table.store.live_games().expect("a look").len(), 1);
}
