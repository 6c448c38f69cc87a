//! What moderators do.

use play::{Colour, Refusal, Verdict};
use rules::{Outcome, Status};
use store::{ActError, ChannelId, Content, Notice, Place, Why};

use crate::table::{ANN, ARRAY, CLEO, GUILD, IN_THREAD, Table};

fn log(table: &Table) -> Vec<(i64, i64, String)> {
    let db = rusqlite::Connection::open(table.path()).expect("a database");
    let mut rows = db.prepare("SELECT game, moderator, action FROM moderation ORDER BY id").expect("a query");
    rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .expect("rows")
        .collect::<Result<_, _>>()
        .expect("values")
}

#[test]
fn a_game_is_moved_and_ended_and_both_are_logged() {
    let table = Table::new();
    let game = table.game_at(IN_THREAD);
    table.plays(game, ARRAY);
    let there = Place::Channel { guild: GUILD, channel: ChannelId(77) };
    let moderator = (CLEO, GUILD);
    let moved = table.store.move_game(game, moderator, there, Some(table.event()), table.tick());
    assert_eq!(moved.expect("moved").place, there);
    let Content::Notice { notice, .. } = table.post(game, "g1m1").content else { panic!("a notice") };
    assert_eq!(notice, Notice::Moved { why: Why::Moderator });

    let verdict = Verdict::Win(Colour::Black);
    let ended = table.store.adjudicate(game, moderator, verdict, Some(table.event()), table.tick());
    let (stored, ending) = ended.expect("ended").into_inner();
    assert_eq!(
        (ending.status, ending.outcome, ending.moderator),
        (Status::Forfeit, Outcome::BlackWins, Some(CLEO))
    );
    assert_eq!(stored.game.ending(), Some(ending));
    table.post(game, "g1end");
    for again in [
        table.store.move_game(game, moderator, IN_THREAD, None, table.tick()).map(|_| ()),
        table.store.adjudicate(game, moderator, verdict, None, table.tick()).map(|_| ()),
    ] {
        assert!(matches!(again, Err(ActError::Refused(Refusal::GameOver(Status::Forfeit)))));
    }
    let cleo = CLEO.0.cast_signed();
    assert_eq!(log(&table), [(1, cleo, "moved".to_owned()), (1, cleo, "0-1".to_owned())]);
    assert!(table.does(game, ANN, play::Action::Resign).is_err());
    table.is_sound();
}
