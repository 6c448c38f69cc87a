//! Lists of the strongest.

use play::{Colour, UserId};
use store::{Among, GuildId, Ranked};

use crate::table::{ANN, BOB, CLEO, GUILD, Table};

const VARIANT: rules::Variant = rules::Variant::Starchess;
const DAN: UserId = UserId(1_100_000_000_000_000_044);

/// Ann and Bob have played here, Cleo and Dan in another server; Dan and Bob are provisional.
fn table() -> Table {
    let table = Table::new();
    for (white, black) in [(ANN, BOB), (CLEO, DAN)] {
        let game = table.rated(white, black);
        table.plays(game, "K@4 K@34 N@11 N@27");
        table.finishes(game, Some(Colour::White));
    }
    table.store.set_name(CLEO, "Cleo").expect("named");
    let hand = table.hand();
    hand.execute_batch("UPDATE games SET guild = 77 WHERE id = 2").expect("changed");
    for (who, rating, deviation) in
        [(ANN, 1600.0, 60.0), (BOB, 1900.0, 200.0), (CLEO, 1700.0, 80.0), (DAN, 1400.0, 120.0)]
    {
        let sql = "UPDATE ratings SET rating = ?2, deviation = ?3, at = ?4 WHERE player = ?1";
        hand.execute(sql, (who.0.cast_signed(), rating, deviation, table.now().0)).expect("changed");
    }
    table
}

fn lists(table: &Table, among: Among<'_>, limit: usize) -> (Vec<UserId>, Vec<UserId>) {
    let top = table.store.top(VARIANT, among, limit, table.now()).expect("a look");
    let users = |list: Vec<Ranked>| list.into_iter().map(|ranked| ranked.user).collect();
    (users(top.established), users(top.provisional))
}

#[test]
fn the_strongest_come_first_and_the_uncertain_apart() {
    let table = table();
    assert_eq!(lists(&table, Among::All, 10), (vec![CLEO, ANN], vec![BOB, DAN]));
    assert_eq!(lists(&table, Among::All, 1), (vec![CLEO], vec![BOB]));
    let top = table.store.top(VARIANT, Among::All, 1, table.now()).expect("a look");
    assert_eq!(
        (top.established[0].name.as_deref(), top.established[0].rating.points()),
        (Some("Cleo"), 1700)
    );
    let none = table.store.top(rules::Variant::Chess100, Among::All, 10, table.now()).expect("a look");
    assert_eq!((none.established.len(), none.provisional.len()), (0, 0));
}

#[test]
fn a_list_is_of_a_server_or_of_the_people_named() {
    let table = table();
    assert_eq!(lists(&table, Among::Guild(GUILD), 10), (vec![ANN], vec![BOB]));
    assert_eq!(lists(&table, Among::Guild(GuildId(77)), 10), (vec![CLEO], vec![DAN]));
    assert_eq!(lists(&table, Among::Guild(GuildId(78)), 10), (vec![], vec![]));
    let people = [DAN, CLEO, UserId(u64::MAX)];
    assert_eq!(lists(&table, Among::People(&people), 10), (vec![CLEO], vec![DAN]));
    assert_eq!(lists(&table, Among::People(&[]), 10), (vec![], vec![]));
}

#[test]
fn who_stops_playing_becomes_uncertain() {
    let table = table();
    let later = table.now().plus_ms(350 * 24 * 60 * 60 * 1000);
    let top = table.store.top(VARIANT, Among::All, 10, later).expect("a look");
    let users = |list: &[Ranked]| list.iter().map(|ranked| ranked.user).collect::<Vec<_>>();
    assert_eq!((users(&top.established), users(&top.provisional)), (vec![ANN], vec![BOB, CLEO, DAN]));
}
