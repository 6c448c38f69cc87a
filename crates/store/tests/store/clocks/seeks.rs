//! Challenges to anybody, and the server's limit of games.

use play::{Answer, ChallengeId, Colour, Refusal, Terms, UserId};
use store::{Answered, ChannelId};

use super::{game, monday, refused, terms};
use crate::table::{ANN, BOB, CLEO, GUILD, Table};

const ACCEPT: Answer = Answer::Accept { coin: Colour::White };

fn takes(table: &Table, id: ChallengeId, by: UserId) -> Result<Answered, store::ActError> {
    table.answers(id, by, ACCEPT)
}

#[test]
fn anybody_takes_it_up_once() {
    let table = monday();
    let seek = table.offers(ANN, None, terms("3d")).expect("a challenge");
    let open: Vec<_> = table.store.open_seeks(GUILD).expect("a look");
    assert_eq!(open.iter().map(|stored| stored.challenge.id).collect::<Vec<_>>(), [seek]);
    refused(takes(&table, seek, ANN), &Refusal::OnlyOpponentAnswers);
    let Ok(Answered::Started { challenge, game }) = takes(&table, seek, CLEO) else { panic!("a game") };
    assert_eq!((game.game.players().white, game.game.players().black), (ANN, CLEO));
    assert_eq!(challenge.challenge.opponent, Some(CLEO));
    assert_eq!(game.game.terms(), terms("3d"));
    assert!(table.store.open_seeks(GUILD).expect("a look").is_empty());
    refused(takes(&table, seek, BOB), &Refusal::NotYourChallenge);
    table.is_sound();
}

#[test]
fn nobody_declines_for_all_and_the_challenger_withdraws() {
    let table = monday();
    let seek = table.offers(ANN, None, Terms::CASUAL).expect("a challenge");
    refused(table.answers(seek, BOB, Answer::Decline), &Refusal::NotYourChallenge);
    refused(table.answers(seek, BOB, Answer::Withdraw), &Refusal::NotYourChallenge);
    assert_eq!(table.store.open_seeks(GUILD).expect("a look").len(), 1, "it still stands");
    assert!(matches!(table.answers(seek, ANN, Answer::Withdraw), Ok(Answered::Withdrawn(_))));
    assert!(table.store.open_seeks(GUILD).expect("a look").is_empty());
}

#[test]
fn who_is_blocked_does_not_take_it_up() {
    let table = monday();
    table.store.block(ANN, BOB, table.now()).expect("blocked").into_inner();
    table.store.block(CLEO, ANN, table.now()).expect("blocked").into_inner();
    let seek = table.offers(ANN, None, Terms::CASUAL).expect("a challenge");
    // As Bob sees it, Ann keeps him away; Cleo keeps Ann away herself.
    refused(takes(&table, seek, BOB), &Refusal::BlockedByOpponent);
    refused(takes(&table, seek, CLEO), &Refusal::BlockedByYou);
    let stored = table.store.find_challenge(seek).expect("a look").expect("it is there");
    assert_eq!((stored.challenge.opponent, stored.game), (None, None));
    takes(&table, seek, UserId(4)).expect("a game");
}

#[test]
fn there_is_one_in_a_channel() {
    let table = monday();
    let first = table.offers(ANN, None, Terms::CASUAL).expect("a challenge");
    refused(table.offers(ANN, None, terms("3d")), &Refusal::AlreadySeeking(first));
    table.offers(ANN, Some(BOB), Terms::CASUAL).expect("to somebody is another thing");
    table.offers(BOB, None, Terms::CASUAL).expect("by somebody else too");
    let elsewhere = store::MakeChallenge {
        new: play::NewChallenge {
            challenger: ANN,
            opponent: None,
            colour: play::ColourChoice::Random,
            terms: Terms::CASUAL,
            rematch_of: None,
        },
        guild: Some(GUILD),
        channel: ChannelId(7),
        address: store::Address::Channel(ChannelId(7)),
        event: None,
        now: table.now(),
    };
    table.store.challenge(elsewhere).expect("in another channel too").into_inner();
    takes(&table, first, CLEO).expect("a game");
    table.offers(ANN, None, Terms::CASUAL).expect("again");
}

#[test]
fn a_server_limits_the_games_of_a_player() {
    let table = monday();
    let limit = |games: Option<u16>| {
        let row = "INSERT INTO servers (id, games_channel, threads, game_limit) VALUES (?1, NULL, 1, ?2)
                   ON CONFLICT (id) DO UPDATE SET game_limit = excluded.game_limit";
        table.hand().execute(row, (GUILD.0.cast_signed(), games)).expect("written");
    };
    limit(Some(2));
    let (first, _) = (game(&table, "3d"), game(&table, "3d"));
    refused(table.offers(ANN, Some(CLEO), Terms::CASUAL), &Refusal::TooManyGames(2));
    refused(table.offers(CLEO, Some(ANN), Terms::CASUAL), &Refusal::OpponentTooManyGames(2));
    refused(table.offers(BOB, None, Terms::CASUAL), &Refusal::TooManyGames(2));
    let seek = table.offers(CLEO, None, Terms::CASUAL).expect("a challenge");
    refused(takes(&table, seek, ANN), &Refusal::TooManyGames(2));
    assert_eq!(table.store.open_seeks(GUILD).expect("a look").len(), 1, "it still stands");
    table.asks(first, ANN, play::Action::Resign).expect("granted");
    takes(&table, seek, ANN).expect("there is room again");
    limit(None);
    table.offers(ANN, Some(BOB), Terms::CASUAL).expect("no limit");
    table.is_sound();
}
