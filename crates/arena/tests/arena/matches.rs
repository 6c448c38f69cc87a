//! Matches that somebody asks for.

use arena::{Happening, MatchRefusal, MatchRequest, duel};
use rules::Variant;
use store::ladder::{LadderNotice, MatchState, Owner, Verdict};
use store::{Address, ChannelId, Content, GuildId};

use crate::hall::{ANN, Hall};

fn request(engines: [&str; 2], pairs: u32) -> MatchRequest {
    MatchRequest {
        engines: engines.map(str::to_owned),
        variant: Variant::Chess,
        pairs,
        control: None,
        asked: Owner::Person(ANN),
        place: Some((Some(GuildId(5)), ChannelId(6))),
    }
}

#[tokio::test]
async fn a_match_ends_when_its_test_has_decided_and_is_told_where_it_was_asked() {
    let hall = Hall::new(|config| {
        config.games = 2;
        config.ladders = false;
    });
    // Crashes are losses: the other one wins every game.
    hall.plays("instant", 1, Variant::Chess).await;
    hall.plays("exit", 2, Variant::Chess).await;
    let mut running = hall.run();
    let id = hall.arena.ask_match(request(["INSTANT 1", "exit 2"], 40)).await.unwrap();
    running.until(|one| matches!(one, Happening::MatchOver { .. })).await;
    running.stop().await;
    let found = hall.store.engine_match(id).unwrap().unwrap();
    // It was quarantined after two pairs, which calls its matches off.
    assert_eq!((found.state, found.verdict), (MatchState::Cancelled, None));
    let duel = duel(&hall.store, id).unwrap();
    assert_eq!(duel.score.losses, 0);
    assert!(duel.score.wins >= 4);
}

#[tokio::test]
async fn two_that_are_equal_play_all_their_pairs() {
    let hall = Hall::new(|config| {
        config.games = 2;
        config.ladders = false;
    });
    hall.plays("instant", 1, Variant::Chess).await;
    hall.plays("instant", 2, Variant::Chess).await;
    let mut running = hall.run();
    let id = hall.arena.ask_match(request(["instant 1", "instant 2"], 4)).await.unwrap();
    running.until(|one| matches!(one, Happening::MatchOver { .. })).await;
    running.stop().await;
    let found = hall.store.engine_match(id).unwrap().unwrap();
    assert_eq!((found.state, found.verdict), (MatchState::Over, Some(Verdict::Undecided)));
    let duel = duel(&hall.store, id).unwrap();
    assert_eq!((duel.pairs_played(), duel.score.games()), (4, 8));
    let posts = hall.store.next_posts(play::Timestamp(i64::MAX), 9).unwrap();
    assert_eq!(posts.len(), 1);
    assert_eq!(posts[0].content, Content::Ladder(LadderNotice::MatchOver { matching: id }));
    assert_eq!(posts[0].address, Some(Address::Channel(ChannelId(6))));
    // Games of a match change no ratings.
    assert_eq!(hall.store.statistics(Variant::Chess, None).unwrap(), []);
}

#[tokio::test]
async fn what_cannot_be_played_is_refused_with_what_would_be_right() {
    let hall = Hall::new(|config| {
        config.games = 0;
        config.quota = 10;
    });
    hall.plays("instant", 1, Variant::Chess).await;
    hall.plays("instant", 2, Variant::Chess).await;
    hall.plays("instant", 3, Variant::Starchess).await;
    let asks = |engines, pairs| hall.arena.ask_match(request(engines, pairs));
    assert!(matches!(asks(["instant 1", "nobody"], 1).await, Err(MatchRefusal::NoEngine(_))));
    assert!(matches!(asks(["instant 1", "Instant 1"], 1).await, Err(MatchRefusal::Same(_))));
    assert!(matches!(asks(["instant 1", "instant 3"], 1).await, Err(MatchRefusal::Variant { .. })));
    assert!(matches!(asks(["instant 1", "instant 2"], 11).await, Err(MatchRefusal::Pairs(10))));
    asks(["instant 1", "instant 2"], 7).await.unwrap();
    let over = asks(["instant 1", "instant 2"], 4).await;
    assert!(matches!(over, Err(MatchRefusal::Quota { quota: 10, left: 3 })), "{over:?}");
    asks(["instant 1", "instant 2"], 3).await.unwrap();
}
