//! Games that are played again.

use play::{Colour, ColourChoice, GameId, Players, Refusal, Terms, UserId};
use store::{ActError, Address, MakeRematch, Rematched};

use crate::table::{ANN, BOB, CHANNEL, CLEO, GUILD, Table};

fn asks(table: &Table, of: GameId, by: UserId) -> Result<Rematched, ActError> {
    let make = MakeRematch {
        of,
        by,
        guild: Some(GUILD),
        channel: CHANNEL,
        address: Address::Channel(CHANNEL),
        event: Some(table.event()),
        now: table.tick(),
    };
    table.store.rematch(make).map(store::Committed::into_inner)
}

fn terms() -> Terms {
    Terms { control: "3d".parse().expect("a control"), weekends: true, rated: true, ..Terms::CASUAL }
}

#[test]
fn whoever_asks_second_takes_it_up_on_the_same_terms_with_colours_reversed() {
    let table = Table::new();
    let first = table.under(terms(), ANN, BOB);
    assert!(matches!(asks(&table, first, ANN), Err(ActError::Refused(Refusal::GameGoesOn))));
    table.finishes(first, Some(Colour::White));
    let Rematched::Asked(asked) = asks(&table, first, ANN).expect("asked") else { panic!("a challenge") };
    assert_eq!(asked.challenge.colour, ColourChoice::Black);
    assert_eq!((asked.challenge.terms, asked.challenge.rematch_of), (terms(), Some(first)));
    let again = asks(&table, first, ANN);
    assert!(
        matches!(again, Err(ActError::Refused(Refusal::AlreadyChallenged(id))) if id == asked.challenge.id)
    );
    assert!(matches!(asks(&table, first, CLEO), Err(ActError::Refused(Refusal::NotAPlayer))));
    let Rematched::Started { challenge, game } = asks(&table, first, BOB).expect("taken up") else {
        panic!("a game")
    };
    assert_eq!((challenge.challenge.id, challenge.game), (asked.challenge.id, Some(game.id())));
    assert_eq!(game.game.players(), Players { white: BOB, black: ANN });
    assert_eq!((game.game.terms(), game.rematch_of), (terms(), Some(first)));
    for by in [ANN, BOB] {
        let played = asks(&table, first, by);
        assert!(matches!(played, Err(ActError::Refused(Refusal::PlayedAgain(id))) if id == game.id()));
    }
    table.is_sound();
}

#[test]
fn an_ordinary_challenge_is_no_rematch_and_a_declined_one_can_be_asked_for_again() {
    let table = Table::new();
    let first = table.under(Terms::CASUAL, ANN, BOB);
    table.finishes(first, None);
    table.challenges(BOB, ANN).expect("a challenge of another kind");
    let Rematched::Asked(asked) = asks(&table, first, ANN).expect("asked") else { panic!("a challenge") };
    table.answers(asked.challenge.id, BOB, play::Answer::Decline).expect("declined");
    assert!(matches!(asks(&table, first, ANN), Ok(Rematched::Asked(_))));
    assert!(matches!(asks(&table, GameId(99), ANN), Err(ActError::Unknown)));
    table.is_sound();
}
