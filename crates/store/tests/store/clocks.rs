//! What the clocks lead to through the database: flags, outages, vacations, reminders, daily lists.

mod digests;
mod flags;
mod outages;
mod reminders;
mod requests;
mod restored;
mod seeks;
mod vacations;
mod wishes;

use std::str::FromStr;

use play::{Action, Answer, Colour, Control, GameId, Refusal, Terms, Timestamp, UserId, Zone};
use rules::Status;
use store::{Act, ActError, Answered, Played, StoredGame};

use crate::table::{ANN, BOB, IN_THREAD, Table};

/// Monday, 1 June 2026.
const MONDAY: &str = "2026-06-01T00:00";

/// What a person wishes to be told, and where they live.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wishes {
    /// Whether to be reminded with 24 hours, 8 hours, an hour left.
    pub(crate) reminders: [bool; 3],
    /// At which hour to be sent the daily list.
    pub(crate) digest: Option<u8>,
    pub(crate) zone: &'static str,
}

/// Terms such as `3d`; a `w` after it: weekends off.
pub(crate) fn terms(text: &str) -> Terms {
    let (control, weekends) = text.strip_suffix(" w").map_or((text, false), |control| (control, true));
    Terms { control: Control::from_str(control).expect("a control"), weekends, rated: false, ..Terms::CASUAL }
}

impl Table {
    /// A game that begins now, White having made the challenge, in a thread.
    pub(crate) fn begins(&self, [white, black]: [UserId; 2], terms: Terms) -> GameId {
        let (challenge, accept) =
            (self.offers(white, Some(black), terms), Answer::Accept { coin: Colour::White });
        let challenge = challenge.expect("a challenge");
        let answered = self.store.answer_challenge(challenge, black, accept, Some(self.event()), self.now());
        let Answered::Started { game, .. } = answered.expect("accepted").into_inner() else {
            panic!("a game");
        };
        self.store.set_place(game.id(), IN_THREAD, None, self.now()).expect("a place").into_inner();
        game.id()
    }

    /// A person sets what they wish to be told, and their zone.
    pub(crate) fn wishes(&self, user: UserId, wishes: Wishes) {
        let Wishes { reminders: [day, eight, hour], digest, zone } = wishes;
        let (hand, user) = (self.hand(), user.0.cast_signed());
        hand.execute(
            "INSERT INTO players (id, remind_24, remind_8, remind_1, digest_hour, zone) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (id) DO UPDATE SET remind_24 = ?2, remind_8 = ?3, remind_1 = ?4, digest_hour = ?5, zone = ?6",
            (user, day, eight, hour, digest, zone),
        )
        .expect("written");
        let key = format!("d{}", user.cast_unsigned());
        hand.execute("DELETE FROM due WHERE key = ?1", [&key]).expect("written");
        if let Some(hour) = digest {
            let at = Zone::named(zone).expect("a zone").next_hour(self.now(), hour);
            let row = (key, at.0, user);
            hand.execute("INSERT INTO due (key, kind, at, player) VALUES (?1, 'digest', ?2, ?3)", row)
                .expect("written");
        }
    }

    /// The scheduler lets happen what is due now.
    pub(crate) fn fires(&self) {
        loop {
            let due = self.store.due(self.now(), 50).expect("a look");
            if due.is_empty() {
                return;
            }
            for due in due {
                self.store.fire(due, self.now()).expect("fired").into_inner();
            }
        }
    }

    /// The bot stays connected until `until`, and what comes due happens at its moment.
    pub(crate) fn lives(&self, until: Timestamp) {
        while let Some(at) = self.store.next_due().expect("a look").filter(|at| *at <= until) {
            self.set(at.max(self.now()));
            self.store.beat(self.now()).expect("a beat");
            self.fires();
        }
        self.set(until);
        self.store.beat(until).expect("a beat");
    }

    /// The bot stays connected until `at`, when somebody asks for something.
    pub(crate) fn acts(
        &self,
        at: &str,
        game: GameId,
        by: UserId,
        action: Action,
    ) -> Result<Played, ActError> {
        self.lives(utc(at));
        self.asks(game, by, action)
    }

    /// Somebody asks for something now.
    pub(crate) fn asks(&self, game: GameId, by: UserId, action: Action) -> Result<Played, ActError> {
        let act = Act { now: self.now(), ..self.act(game, by, action) };
        self.set(act.now);
        self.store.act(act).map(store::Committed::into_inner)
    }

    /// What was told that is neither a board nor a challenge: `06-01T12:00 g1p0r24`, the moment in UTC and the key.
    pub(crate) fn told(&self) -> Vec<String> {
        let hand = self.hand();
        let mut rows = hand
            .prepare("SELECT created, key FROM outbox WHERE kind NOT IN ('board', 'challenge') ORDER BY id")
            .expect("a query");
        let line = |row: &rusqlite::Row<'_>| {
            let (at, key): (i64, String) = (row.get(0)?, row.get(1)?);
            let at = jiff::Timestamp::from_millisecond(at).expect("a year of ours");
            Ok(format!("{} {key}", at.strftime("%m-%dT%H:%M")))
        };
        rows.query_map([], line).expect("rows").collect::<Result<_, _>>().expect("rows")
    }

    pub(crate) fn stored(&self, game: GameId) -> StoredGame {
        self.store.game(game).expect("a look").expect("a game")
    }

    /// The rows of the table of what is due, as `f1 06-04T00:00`.
    fn dues(&self) -> Vec<String> {
        let hand = self.hand();
        let mut rows = hand.prepare("SELECT key, at FROM due ORDER BY at, key").expect("a query");
        let line = |row: &rusqlite::Row<'_>| {
            let (key, at): (String, i64) = (row.get(0)?, row.get(1)?);
            let at = jiff::Timestamp::from_millisecond(at).expect("a year of ours");
            Ok(format!("{key} {}", at.strftime("%m-%dT%H:%M")))
        };
        rows.query_map([], line).expect("rows").collect::<Result<_, _>>().expect("rows")
    }

    /// How a game ended, and when.
    #[track_caller]
    fn ended(&self, game: GameId) -> (Status, Timestamp) {
        let ending = self.stored(game).game.ending().expect("an end");
        (ending.status, ending.at)
    }
}

/// A moment written in UTC: `2026-06-01T12:00`.
pub(crate) fn utc(text: &str) -> Timestamp {
    let civil = jiff::civil::DateTime::from_str(text).expect("a moment");
    let moment = jiff::tz::Offset::UTC.to_timestamp(civil).expect("a moment");
    Timestamp(moment.as_millisecond())
}

/// A table on Monday morning, the bot connected.
fn monday() -> Table {
    let table = Table::new();
    table.set(utc(MONDAY));
    table.store.beat(table.now()).expect("a beat");
    table
}

/// Ann with White against Bob.
fn game(table: &Table, text: &str) -> GameId {
    table.begins([ANN, BOB], terms(text))
}

#[track_caller]
fn refused<T: std::fmt::Debug>(result: Result<T, ActError>, expected: &Refusal) {
    match result {
        Err(ActError::Refused(refusal)) => assert_eq!(refusal, *expected),
        other => panic!("{other:?}"),
    }
}
