//! A person goes; what they share with others stays.

use std::fs;

use play::{Action, Answer, ChallengeState, Colour, UserId};
use rusqlite::types::Value;
use store::ladder::{Owner, OwnerTerms};
use store::{Among, ChannelId, NoteText, Place, Prefs, Removal, is_ghost};

use crate::table::{ANN, BOB, CHANNEL, CLEO, GUILD, IN_THREAD, Table};

const VARIANT: rules::Variant = rules::Variant::Starchess;
const ZONE: &str = "Antarctica/Troll";

/// Ann in every table: a game that counted, one in direct messages, one aborted before it found a place, challenges of
/// both kinds, and rows by hand where the store does not write them itself yet.
pub(crate) fn well_known() -> Table {
    let table = Table::new();
    let store = &table.store;
    for (who, name) in [(ANN, "Ann"), (BOB, "Bob"), (CLEO, "Cleo")] {
        store.set_name(who, name).expect("named");
    }
    let prefs = Prefs { zone: Some(ZONE.to_owned()), ..Prefs::default() };
    store.set_prefs(ANN, &prefs, table.tick()).expect("set");
    let counted = table.rated(ANN, BOB);
    table.plays(counted, "K@4 K@34 N@11 N@27");
    table.finishes(counted, Some(Colour::Black));
    let in_dms = table.game_at(Place::Dms);
    table.posts_all();
    table.finishes(in_dms, Some(Colour::White));
    let unplaced = table.accepted();
    table.does(unplaced, BOB, Action::Abort).expect("granted");
    let note = NoteText::read("hers alone").expect("short");
    store.set_note(counted, ANN, &note, table.tick()).expect("kept").into_inner();
    store.set_note(counted, BOB, &note, table.tick()).expect("kept").into_inner();
    table.challenges(ANN, BOB).expect("a challenge");
    table.challenges(CLEO, ANN).expect("a challenge");
    let declined = table.challenges(ANN, CLEO).expect("a challenge");
    table.answers(declined, CLEO, Answer::Decline).expect("declined");
    store.block(ANN, CLEO, table.tick()).expect("blocked").into_inner();
    store.block(BOB, ANN, table.tick()).expect("blocked").into_inner();
    // Blocking declined what was open; these stay so.
    store.unblock(ANN, CLEO).expect("unblocked");
    store.unblock(BOB, ANN).expect("unblocked");
    table.challenges(ANN, CLEO).expect("a challenge");
    table.challenges(CLEO, ANN).expect("a challenge");
    crate::puzzles::does_everything(&table, ANN);
    let ann = ANN.0.cast_signed();
    table
        .hand()
        .execute_batch(&format!(
            "INSERT INTO blocks VALUES ({ann}, {cleo}, 1), ({cleo}, {ann}, 2);
             INSERT INTO conditionals VALUES (1, {ann}, 4, '20-19 N11-19'), (1, {bob}, 5, '20-19');
             INSERT INTO vacations (player, since, until, days, year) VALUES ({ann}, 5, 6, 1, 1970), ({bob}, 5, 6, 1, 1970);
             INSERT INTO due VALUES ('d1', 'digest', 9, NULL, {ann}, NULL, NULL), ('d2', 'digest', 9, NULL, {bob}, NULL, NULL);
             INSERT INTO moderation (guild, game, moderator, action, at) VALUES ({guild}, 2, {ann}, 'end', 9);
             -- A digest, and one that her direct messages did not take.
             INSERT INTO outbox (key, kind, notice, recipient, state, created)
             VALUES ('d19700101u1', 'digest', '[{ann},19700101]', {ann}, 'waiting', 9);
             INSERT INTO outbox (key, kind, notice, channel, state, created)
             VALUES ('d19700102u1', 'digest', '[{ann},19700102]', 5, 'waiting', 9);
             -- An engine, and what goes with it.
             INSERT INTO binaries VALUES ('{hash}', 5, 9);
             INSERT INTO engines (name, owner, sha256, author, description, state, state_at, created)
             VALUES ('Vega', {ann}, '{hash}', 'Ann A.', 'by Ann', 'active', 9, 9);
             INSERT INTO engines (name, house, state, state_at, created) VALUES ('house', 'level 1', 'house', 9, 9);
             INSERT INTO engine_owners VALUES ({ann}, NULL, NULL, 7, NULL);
             INSERT INTO engine_matches (variant, first, second, pairs, control, asked, state, seed, created)
             VALUES ('starchess', 1, 2, 3, '1+0.01', {ann}, 'over', 1, 9);
             INSERT INTO tournaments (name, variant, format, control, clock, seed, creator, is_open, state, created)
             VALUES ('Cup', 'starchess', 'swiss', '1+0.01', 'cpu', 1, {ann}, 0, 'over', 9);
             UPDATE games SET moderator = {ann}, white_zone = '{ZONE}', black_zone = 'Europe/London' WHERE id = 2;
             -- A challenge made in Ann's own direct messages.
             UPDATE challenges SET guild = NULL, channel = {dm} WHERE id IN (3, 4);
             UPDATE games SET guild = NULL, channel = {dm} WHERE id = 3",
            bob = BOB.0,
            cleo = CLEO.0,
            guild = GUILD.0,
            dm = ANN.0 + 1,
            hash = "e".repeat(64),
        ))
        .expect("known everywhere");
    table
}

/// Every place in which a value stands, as `table.column`.
fn found(table: &Table, whole: &[i64], part: &str) -> Vec<String> {
    let hand = table.hand();
    let names: Vec<String> = hand
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .and_then(|mut tables| tables.query_map([], |row| row.get(0))?.collect())
        .expect("tables");
    let mut found = Vec::new();
    for name in names {
        let mut rows = hand.prepare(&format!("SELECT * FROM {name}")).expect("a table");
        let columns: Vec<String> = rows.column_names().into_iter().map(str::to_owned).collect();
        let mut rows = rows.query([]).expect("rows");
        while let Some(row) = rows.next().expect("a row") {
            for (at, column) in columns.iter().enumerate() {
                let hit = match row.get::<_, Value>(at).expect("a value") {
                    Value::Integer(number) => whole.contains(&number),
                    Value::Text(text) => {
                        text.contains(part) || whole.iter().any(|number| text.contains(&number.to_string()))
                    }
                    _ => false,
                };
                if hit {
                    found.push(format!("{name}.{column}"));
                }
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

/// What leads to Ann: her number and the channel of her direct messages.
const LEADS: [i64; 2] = [ANN.0.cast_signed(), ANN.0.cast_signed() + 1];

fn removed(table: &Table) -> Vec<store::StoredChallenge> {
    match table.store.remove_person(ANN, table.tick()).expect("removed").into_inner() {
        Removal::Done(challenges) => challenges,
        Removal::Playing(games) => panic!("{games:?}"),
    }
}

#[test]
fn nothing_leads_back_to_a_removed_person() {
    let table = well_known();
    let before = found(&table, &LEADS, "Ann");
    for column in [
        "blocks.blocked",
        "blocks.blocker",
        "challenges.challenger",
        "challenges.channel",
        "challenges.opponent",
        "conditionals.player",
        "dailies.player",
        "daily_entries.player",
        "daily_posts.player",
        "daily_streaks.player",
        "due.player",
        "engine_matches.asked",
        "engine_owners.owner",
        "engines.author",
        "engines.description",
        "engines.owner",
        "games.black",
        "games.channel",
        "games.moderator",
        "games.white",
        "moderation.moderator",
        "notes.player",
        "outbox.notice",
        "outbox.recipient",
        "outbox.sent_channel",
        "players.id",
        "players.name",
        "puzzle_attempts.player",
        "puzzle_flaws.player",
        "rated_games.player",
        "ratings.player",
        "tournaments.creator",
        "solver_ratings.player",
        "vacations.player",
    ] {
        // A colour is as good as the other for the columns that the one game does not fill.
        let held = before.iter().any(|held| held == column) || column == "games.black";
        assert!(held, "{column} is not among {before:?}");
    }
    removed(&table);
    assert_eq!(found(&table, &LEADS, "Ann"), Vec::<String>::new());
    assert_eq!(found(&table, &[], ZONE), Vec::<String>::new());
    assert_eq!(found(&table, &[], "hers alone"), ["notes.text"], "Bob's own note");
    table.is_sound();
}

#[test]
fn the_files_themselves_no_longer_hold_a_removed_person() {
    let table = well_known();
    let note = NoteText::read("a note that stands nowhere else").expect("short");
    table.store.set_note(play::GameId(1), ANN, &note, table.tick()).expect("kept").into_inner();
    let holds = |part: &[u8]| {
        fs::read_dir(table.folder.path()).expect("a folder").any(|file| {
            let bytes = fs::read(file.expect("a file").path()).expect("its bytes");
            bytes.windows(part.len()).any(|window| window == part)
        })
    };
    let traces: [&[u8]; 3] = [b"a note that stands nowhere else", ZONE.as_bytes(), &ANN.0.to_be_bytes()];
    assert!(traces.iter().all(|trace| holds(trace)));
    removed(&table);
    for trace in traces {
        assert!(!holds(trace), "{}", String::from_utf8_lossy(trace));
    }
}

#[test]
fn a_person_who_still_plays_is_not_removed() {
    let table = well_known();
    let [first, second] = [table.game_at(IN_THREAD), table.accepted()];
    let before = found(&table, &LEADS, "Ann");
    let asked = table.store.remove_person(ANN, table.tick()).expect("a look").into_inner();
    assert_eq!(asked, Removal::Playing(vec![first, second]));
    assert_eq!(found(&table, &LEADS, "Ann"), before);
    assert!(table.store.open_challenges(ANN).expect("a look").len() == 2, "nothing was taken back");
    for game in [first, second] {
        table.does(game, ANN, Action::Resign).expect("granted");
    }
    removed(&table);
    assert_eq!(found(&table, &LEADS, "Ann"), Vec::<String>::new());
    table.is_sound();
}

#[test]
fn the_opponent_keeps_games_results_and_history() {
    let table = well_known();
    let store = &table.store;
    let results = store.results(BOB, VARIANT).expect("a look");
    let history = store.rating_history(BOB, VARIANT).expect("a look");
    let moves = |game| {
        let stored = store.game(play::GameId(game)).expect("a look").expect("a game");
        stored.game.game().moves().to_vec()
    };
    let played = moves(1);
    removed(&table);
    assert_eq!(store.results(BOB, VARIANT).expect("a look"), results);
    assert_eq!(store.rating_history(BOB, VARIANT).expect("a look"), history);
    assert_eq!(moves(1), played);
    let archived = store.archived(play::GameId(1)).expect("a look").expect("a game");
    let ghost = archived.stored.game.players().white;
    assert!(is_ghost(ghost) && !is_ghost(BOB));
    assert_eq!(ghost, UserId(1));
    let record = archived.record();
    assert_eq!((record.tag("White"), record.tag("Black")), (Some("?"), Some("Bob")));
    assert_eq!(record.tag("WhiteElo"), Some("1500"), "what the opponent was rated against");
    assert_eq!(record.to_string().parse::<rules::record::Record>().expect("reads back"), record);
    let top = store.top(VARIANT, Among::All, 10, table.now()).expect("a look");
    assert_eq!(top.provisional.iter().map(|ranked| ranked.user).collect::<Vec<_>>(), [BOB]);
    let note = store.note(play::GameId(1), BOB).expect("a look");
    assert_eq!(note.map(|note| note.text).as_deref(), Some("hers alone"));
}

#[test]
fn open_challenges_are_given_back_and_end() {
    let table = well_known();
    let open = table.store.open_challenges(ANN).expect("a look");
    assert_eq!(open.len(), 2);
    assert_eq!(removed(&table), open, "as they were, so that their messages can be found");
    for challenge in open {
        let id = challenge.challenge.id;
        let after = table.store.find_challenge(id).expect("a look").expect("a challenge").challenge;
        let (mine, expected) = if challenge.challenge.challenger == ANN {
            (Some(after.challenger), ChallengeState::Withdrawn)
        } else {
            (after.opponent, ChallengeState::Declined)
        };
        assert!(mine.is_some_and(is_ghost));
        assert_eq!(after.state, expected);
    }
}

#[test]
fn each_removed_person_is_another_and_comes_back_as_a_stranger() {
    let table = well_known();
    removed(&table);
    assert_eq!(removed(&table), [], "there is nobody to remove");
    let cleos = table.store.remove_person(CLEO, table.tick()).expect("removed").into_inner();
    assert_eq!(cleos, Removal::Done(Vec::new()));
    let ghost = table.store.remove_person(UserId(1), table.tick()).expect("a look").into_inner();
    assert_eq!(ghost, Removal::Done(Vec::new()), "nobody is removed twice");
    let ghosts: Vec<i64> = table
        .hand()
        .prepare("SELECT id FROM players WHERE removed = 1 ORDER BY id")
        .and_then(|mut ghosts| ghosts.query_map([], |row| row.get(0))?.collect())
        .expect("ghosts");
    assert_eq!(ghosts, [1, 2]);
    let game = table.game_at(IN_THREAD);
    table.plays(game, "K@4");
    assert_eq!(table.store.results(ANN, VARIANT).expect("a look"), store::Results::default());
    assert_eq!(table.store.rating(ANN, VARIANT, table.now()).expect("a look"), None);
    assert_eq!(table.store.prefs(ANN).expect("a look"), Prefs::default());
    table.is_sound();
}

#[test]
fn a_ban_outlives_what_else_is_known_of_a_person() {
    let table = well_known();
    let store = &table.store;
    let since = table.tick();
    store.ban_owner(ANN, Some("no more of these"), since).expect("banned").into_inner();
    for _ in 0..2 {
        removed(&table);
        let terms = store.owner_terms(Owner::Person(ANN)).expect("a look");
        let reason = Some("no more of these".to_owned());
        assert_eq!(terms, OwnerTerms { banned: Some(since), reason, most: None, share: None });
        assert_eq!(found(&table, &LEADS, "Ann"), ["engine_owners.owner", "players.id"]);
        assert_eq!(store.prefs(ANN).expect("a look"), Prefs::default());
    }
    store.ban_owner(ANN, None, table.tick()).expect("taken back").into_inner();
    removed(&table);
    assert_eq!(found(&table, &LEADS, "Ann"), Vec::<String>::new());
    table.is_sound();
}

#[test]
fn nothing_is_posted_to_a_removed_person() {
    let table = well_known();
    let game = table.game_at(IN_THREAD);
    table.finishes(game, Some(Colour::Black));
    removed(&table);
    // The thread is gone, so what is unsent goes to the players apart.
    table.store.set_place(game, Place::Dms, None, table.tick()).expect("a place").into_inner();
    let keys = table.posts_all();
    assert!(keys.contains(&"g4end-b".to_owned()) && !keys.contains(&"g4end-w".to_owned()), "{keys:?}");
    assert!(keys.iter().all(|key| !key.ends_with("-w")), "{keys:?}");
    assert_eq!(table.store.last_message(ChannelId(2)).expect("a look"), None);
    assert_eq!(table.store.last_game_at(CHANNEL).expect("a look").map(|stored| stored.id()), None);
    table.is_sound();
}
