//! `db`: beside a bot that holds the database.

use std::fs;
use std::path::Path;

use play::{Action, Answer, Colour, ColourChoice, GameId, NewChallenge, Terms, Timestamp, UserId};
use rules::record::Record;
use serde_json::Value;
use store::{Act, Address, Answered, ChannelId, MakeChallenge, Place, Source, Store};
use tempfile::TempDir;

use crate::program::starmate_in;

const ANN: UserId = UserId(1_100_000_000_000_000_011);
const BOB: UserId = UserId(1_100_000_000_000_000_022);

/// A data folder with one game in it, still held by its bot.
fn folder_with_a_game(moves: &[&str]) -> (TempDir, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("starmate-data")).expect("made");
    let store = Store::open(&database(folder.path()), Timestamp(0)).expect("a database");
    let channel = ChannelId(1_300_000_000_000_000_001);
    let make = MakeChallenge {
        new: NewChallenge {
            challenger: ANN,
            opponent: Some(BOB),
            colour: ColourChoice::White,
            terms: Terms::CASUAL,
            rematch_of: None,
        },
        guild: None,
        channel,
        address: Address::Channel(channel),
        event: None,
        now: Timestamp(1_000),
    };
    let challenge = store.challenge(make).expect("a challenge").into_inner().challenge.id;
    let accept = Answer::Accept { coin: Colour::White };
    let answered = store.answer_challenge(challenge, BOB, accept, None, Timestamp(2_000)).expect("accepted");
    let Answered::Started { game, .. } = answered.into_inner() else { panic!("a game begins") };
    let game = game.id();
    store.set_place(game, Place::Dms, None, Timestamp(3_000)).expect("a place").into_inner();
    store.set_name(ANN, "Ann \"the Rook\"").expect("named");
    for (ply, text) in moves.iter().enumerate() {
        let by = if ply % 2 == 0 { ANN } else { BOB };
        let action = Action::Move(rules::Move::parse(rules::Variant::Starchess, text).expect("a bare move"));
        let now = Timestamp(4_000 + ply as i64);
        let act = Act { game, by, action, expected: None, source: Source::Command, event: None, now };
        store.act(act).expect("legal").into_inner();
    }
    (folder, store)
}

fn database(folder: &Path) -> std::path::PathBuf {
    folder.join("starmate-data/starmate.sqlite")
}

#[test]
fn a_sound_database_is_checked_beside_its_bot() {
    let (folder, _bot) = folder_with_a_game(&["K@4", "K@34", "N@11"]);
    let run = starmate_in(folder.path(), &["db", "check"]);
    assert!(run.text().contains(" is sound: 1 games, 3 moves, "), "{run:?}");
    let document = starmate_in(folder.path(), &["db", "check", "--json"]).json();
    assert_eq!(
        (&document["sound"], &document["games"], &document["moves"]),
        (&true.into(), &1.into(), &3.into())
    );
    assert_eq!(document["faults"], Value::Array(Vec::new()));
}

#[test]
fn a_backup_is_complete_and_replaces_nothing_unasked() {
    let (folder, _bot) = folder_with_a_game(&["K@4"]);
    let run = starmate_in(folder.path(), &["db", "backup", "copy.sqlite"]);
    assert!(run.text().contains(" copied to copy.sqlite ("), "{run:?}");
    let copy = store::Reader::open(&folder.path().join("copy.sqlite")).expect("a database");
    assert_eq!(copy.game(GameId(1)).expect("a look").expect("the game").game.game().moves().len(), 1);

    let again = starmate_in(folder.path(), &["db", "backup", "copy.sqlite"]);
    let told = "copy.sqlite: this file is there already; choose another name, or --force to replace it";
    assert_eq!(again.wrong(), told);
    assert_eq!(starmate_in(folder.path(), &["db", "backup", "copy.sqlite", "--force"]).code, 0);
    for own in ["starmate-data/starmate.sqlite", "starmate-data/starmate.sqlite-wal"] {
        let told = format!("{own} is the database itself or belongs to it; choose another name for the copy");
        assert_eq!(starmate_in(folder.path(), &["db", "backup", own, "--force"]).wrong(), told);
    }
}

#[test]
fn games_are_exported_as_records_that_read_back() {
    let (folder, _bot) = folder_with_a_game(&["K@4", "K@34", "N@11"]);
    let run = starmate_in(folder.path(), &["db", "export"]);
    let records = Record::read_all(run.text()).expect("records");
    assert_eq!(records.len(), 1);
    assert_eq!(records[0].game().written(), ["K@4", "K@34", "N@11"]);
    assert_eq!(records[0].tag("White"), Some("Ann \"the Rook\""));

    let document = starmate_in(folder.path(), &["db", "export", "--json", "--game", "1"]).json();
    assert_eq!((&document[0]["moves"][2]["move"], &document[0]["result"]), (&"N@11".into(), &"*".into()));
    assert_eq!(
        starmate_in(folder.path(), &["db", "export", "--game", "7"]).wrong(),
        "--game 7: there is no such game"
    );
}

#[test]
fn the_games_of_one_person_are_exported() {
    let (folder, bot) = folder_with_a_game(&["K@4", "K@34"]);
    bot.set_name(BOB, "Bob").expect("named");
    let ann = ANN.to_string();
    let run = starmate_in(folder.path(), &["db", "export", "--player", &ann]);
    let records = Record::read_all(run.text()).expect("records");
    assert_eq!((records.len(), records[0].tag("Black")), (1, Some("Bob")));
    let document = starmate_in(folder.path(), &["db", "export", "--player", &ann, "--json"]).json();
    assert_eq!((document.as_array().map(Vec::len), &document[0]["control"]), (Some(1), &"none".into()));
    assert_eq!(
        starmate_in(folder.path(), &["db", "export", "--player", "5", "--json"]).wrong(),
        "--player 5: there is no game of this person"
    );
    let both = starmate_in(folder.path(), &["db", "export", "--player", &ann, "--game", "1"]);
    assert_eq!(both.code, 2, "{both:?}");
}

#[test]
fn only_finished_games_of_which_both_players_agree_are_given_to_the_search_for_puzzles() {
    let (folder, bot) = folder_with_a_game(&["K@4", "K@34", "N@11"]);
    let games = || {
        let run = starmate_in(folder.path(), &["db", "export", "--for-puzzles", "--json"]);
        run.json().as_array().map(Vec::len)
    };
    let agrees = |who| {
        let prefs = store::Prefs { mining: true, ..store::Prefs::default() };
        bot.set_prefs(who, &prefs, Timestamp(9_000)).expect("set");
    };
    agrees(ANN);
    let act = Act {
        game: GameId(1),
        by: BOB,
        action: Action::Resign,
        expected: None,
        source: Source::Command,
        event: None,
        now: Timestamp(10_000),
    };
    assert_eq!(games(), Some(0), "it goes on, and one has not agreed");
    bot.act(act).expect("granted").into_inner();
    assert_eq!(games(), Some(0), "one has not agreed");
    agrees(BOB);
    assert_eq!(games(), Some(1));
    let run = starmate_in(folder.path(), &["db", "export", "--for-puzzles"]);
    assert_eq!(Record::read_all(run.text()).expect("records").len(), 1);
}

#[test]
fn a_backup_is_restored_and_what_it_replaces_is_kept() {
    let (folder, bot) = folder_with_a_game(&["K@4", "K@34"]);
    assert_eq!(starmate_in(folder.path(), &["db", "backup", "copy.sqlite"]).code, 0);
    let act = |bot: &Store, text: &str, now| {
        let action = Action::Move(rules::Move::parse(rules::Variant::Starchess, text).expect("a bare move"));
        let (game, by, source) = (GameId(1), ANN, Source::Command);
        let act = Act { game, by, action, expected: None, source, event: None, now: Timestamp(now) };
        bot.act(act).expect("legal").into_inner();
    };
    act(&bot, "N@11", 9_000);

    let running = starmate_in(folder.path(), &["db", "restore", "copy.sqlite", "--force"]);
    let in_use =
        "starmate: the database starmate-data/starmate.sqlite is in use by another starmate (process ";
    assert_eq!(running.code, 1, "{running:?}");
    assert!(running.stderr.starts_with(in_use), "{running:?}");
    drop(bot);

    let unasked = starmate_in(folder.path(), &["db", "restore", "copy.sqlite"]);
    let told = "starmate-data/starmate.sqlite: there is a database already; \
                --force replaces it and keeps it under another name";
    assert_eq!(unasked.wrong(), told);

    let run = starmate_in(folder.path(), &["db", "restore", "copy.sqlite", "--force"]);
    let kept = "starmate-data/starmate.sqlite.before-restore";
    let told = format!(
        "starmate-data/starmate.sqlite restored from copy.sqlite: 1 games, 1 of them live\n\
         what was there is kept as {kept}\nmessages looked for before they are sent: 6\n\
         the next new game has number 2\n"
    );
    assert_eq!(run.text(), told);
    let plies = |path: &Path| {
        let reader = store::Reader::open(path).expect("a database");
        reader.game(GameId(1)).expect("a look").expect("the game").game.game().moves().len()
    };
    assert_eq!((plies(&database(folder.path())), plies(&folder.path().join(kept))), (2, 3));
    assert_eq!(starmate_in(folder.path(), &["db", "check"]).code, 0);

    let again = starmate_in(folder.path(), &["db", "restore", "copy.sqlite", "--force"]);
    let told =
        format!("{kept} is what an earlier restore replaced, and is never overwritten; move it away first");
    assert_eq!(again.wrong(), told);
    assert_eq!((plies(&database(folder.path())), plies(&folder.path().join(kept))), (2, 3));

    let bot = Store::open(&database(folder.path()), Timestamp(10_000)).expect("a database");
    act(&bot, "N@11", 11_000);
    assert_eq!(bot.check().expect("a check").faults, []);
}

#[test]
fn a_backup_is_restored_where_there_is_nothing_yet() {
    let (there, _bot) = folder_with_a_game(&["K@4"]);
    let copy = there.path().join("copy.sqlite").display().to_string();
    assert_eq!(starmate_in(there.path(), &["db", "backup", "copy.sqlite"]).code, 0);
    let folder = tempfile::tempdir().expect("a folder");
    let document = starmate_in(folder.path(), &["db", "restore", &copy, "--json"]).json();
    assert_eq!(
        (&document["games"], &document["live"], &document["kept"]),
        (&1.into(), &1.into(), &Value::Null)
    );
    assert_eq!((&document["doubtful"], &document["next_game"]), (&4.into(), &1002.into()));
    assert_eq!(document["database"], "starmate-data/starmate.sqlite");
    assert!(starmate_in(folder.path(), &["db", "check"]).text().contains(" is sound: 1 games, 1 moves, "));
}

#[test]
fn what_is_no_backup_is_not_restored() {
    let (folder, bot) = folder_with_a_game(&["K@4"]);
    drop(bot);
    fs::write(folder.path().join("text"), "this is no database, however long one looks at it")
        .expect("written");
    let hand = rusqlite::Connection::open(folder.path().join("foreign")).expect("a database");
    hand.execute_batch("CREATE TABLE t (a)").expect("made");
    let database = "starmate-data/starmate.sqlite";
    for (file, told) in [
        ("nothing", "nothing: there is no such file"),
        ("text", "text is not a database (or an encrypted or badly damaged one)"),
        ("foreign", "foreign is a database of another program: it has none of starmate's tables"),
        (
            database,
            "starmate-data/starmate.sqlite: this is the database itself or belongs to it, and no backup of it",
        ),
    ] {
        assert_eq!(starmate_in(folder.path(), &["db", "restore", file, "--force"]).wrong(), told);
    }
    assert!(!folder.path().join(format!("{database}.before-restore")).exists());
    assert_eq!(starmate_in(folder.path(), &["db", "check"]).code, 0);
}

#[test]
fn a_damaged_game_is_told_and_the_sound_ones_are_exported() {
    let (folder, bot) = folder_with_a_game(&["K@4"]);
    let make = MakeChallenge {
        new: NewChallenge {
            challenger: ANN,
            opponent: Some(BOB),
            colour: ColourChoice::White,
            terms: Terms::CASUAL,
            rematch_of: None,
        },
        guild: None,
        channel: ChannelId(1_300_000_000_000_000_001),
        address: Address::Channel(ChannelId(1_300_000_000_000_000_001)),
        event: None,
        now: Timestamp(9_000),
    };
    let challenge = bot.challenge(make).expect("a challenge").into_inner().challenge.id;
    bot.answer_challenge(challenge, BOB, Answer::Accept { coin: Colour::White }, None, Timestamp(9_500))
        .expect("accepted")
        .into_inner();
    drop(bot);
    let hand = rusqlite::Connection::open(database(folder.path())).expect("a second hand");
    let sql = "UPDATE games SET status = 'agreed', result = '0-1', ended_by = 'white', ended_at = 9999 WHERE id = 1";
    hand.execute_batch(sql).expect("changed");
    drop(hand);
    let told = "starmate: one game is damaged and was left out: \
                game 1 cannot have ended as agreed by White with the result 0-1\n";
    let run = starmate_in(folder.path(), &["db", "export"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, told));
    assert_eq!(Record::read_all(&run.stdout).expect("records").len(), 1);
    let run = starmate_in(folder.path(), &["db", "export", "--json"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, told));
    let document: Value = serde_json::from_str(&run.stdout).expect("one document");
    assert_eq!((document.as_array().map(Vec::len), &document[0]["game"]), (Some(1), &2.into()));
    assert!(
        starmate_in(folder.path(), &["db", "check"]).stdout.contains("game 1 cannot have ended as agreed")
    );
}

#[test]
fn a_folder_without_a_database_is_wrong_input() {
    let folder = tempfile::tempdir().expect("a folder");
    for command in [&["db", "check"][..], &["db", "backup", "x"], &["db", "export"]] {
        let run = starmate_in(folder.path(), command);
        let told = "starmate-data/starmate.sqlite: there is no database here; \
                    the setting `data` (STARMATE_DATA) names its folder";
        assert_eq!(run.wrong(), told);
        assert!(!folder.path().join("starmate-data").exists(), "nothing is made");
    }
}

#[test]
fn a_damaged_database_fails_the_check() {
    let (folder, bot) = folder_with_a_game(&["K@4"]);
    drop(bot);
    // Without its log, which would mend it.
    for file in fs::read_dir(folder.path().join("starmate-data")).expect("a folder") {
        fs::remove_file(file.expect("a file").path()).expect("removed");
    }
    fs::write(database(folder.path()), "this is no database, however long one looks at it").expect("written");
    let run = starmate_in(folder.path(), &["db", "check"]);
    assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{run:?}");
    assert_eq!(run.stderr.lines().count(), 1, "{run:?}");
}
