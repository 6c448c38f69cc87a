//! What the record of one game says.

use play::{Action, Colour, RequestKind, Terms};
use rules::record::Record;

use crate::table::{ANN, ARRAY, BOB, IN_THREAD, Table};

#[test]
fn a_record_tells_clock_control_and_ratings() {
    let table = Table::new();
    let first = table.rated(ANN, BOB);
    table.plays(first, "K@4 K@34 N@11 N@27");
    table.finishes(first, Some(Colour::White));
    let terms = Terms {
        control: "10d+1d/20d".parse().expect("a control"),
        weekends: false,
        rated: true,
        ..Terms::CASUAL
    };
    let game = table.under(terms, ANN, BOB);
    table.plays(game, "K@4 K@34 Q@11 N@27");
    table.does(game, BOB, Action::Ask(RequestKind::Takeback)).expect("asked");
    table.does(game, ANN, Action::Grant(RequestKind::Takeback)).expect("granted");
    table.plays(game, "N@27");
    table.finishes(game, Some(Colour::White));
    let archived = table.store.archived(game).expect("a look").expect("a game");
    let record = archived.record();
    assert_eq!(record.tag("TimeControl"), Some("864000+86400"), "ten days and a day, in seconds");
    assert_eq!((record.rating(Colour::White), record.rating(Colour::Black)), (Some(1662), Some(1338)));
    assert_eq!(record.to_string().parse::<Record>().expect("a record reads back"), record);
    let json = serde_json::to_value(archived.exported()).expect("plain data");
    assert_eq!(
        (&json["control"], &json["rated"], &json["takebacks"]),
        (&"10d+1d/20d".into(), &true.into(), &1.into())
    );
    assert_eq!((&json["white"]["rating"], &json["black"]["rating"]), (&1662.into(), &1338.into()));
    let moves = json["moves"].as_array().expect("moves");
    let clocks: Vec<_> = moves.iter().map(|mv| mv["clock"].as_i64().expect("a clock")).collect();
    // Each request takes a second, and each move gives a day: ten days become eleven, then twelve.
    let day = 24 * 60 * 60 * 1000;
    assert_eq!(clocks[..3], [11 * day - 1_000, 11 * day - 1_000, 12 * day - 2_000]);
    // A casual game without a clock says so.
    let casual = table.game_at(IN_THREAD);
    let archived = table.store.archived(casual).expect("a look").expect("a game");
    let record = archived.record();
    assert_eq!(record.tag("TimeControl"), Some("-"));
    assert_eq!((record.rating(Colour::White), record.tag("WhiteElo")), (None, None));
}

#[test]
fn a_record_tells_when_the_game_began_and_ended_in_utc() {
    // 2026-11-30 18:05:59 UTC, by `date -u -d @1796061959`.
    let table = Table::new().at(play::Timestamp(1_796_061_958_000 - 1_000));
    let game = table.game_at(IN_THREAD);
    table.plays(game, ARRAY);
    table.passes(24 * 60 * 60 * 1000);
    table.finishes(game, None);
    let record = table.store.archived(game).expect("a look").expect("a game").record();
    let tags = ["Date", "UTCDate", "UTCTime", "EndDate"].map(|tag| record.tag(tag));
    assert_eq!(tags, [Some("2026.11.30"), Some("2026.11.30"), Some("18:05:59"), Some("2026.12.01")]);
    let text = record.to_string();
    assert!(
        text.contains("[Termination \"agreed\"]\n[TimeControl \"-\"]\n[UTCDate \"2026.11.30\"]\n"),
        "{text}"
    );
    assert_eq!(text.parse::<Record>().expect("a record reads back"), record);
}
