//! The store against the oracle.

use std::collections::BTreeMap;

use play::{GameId, Timestamp};
use store::{PostId, StoredGame};

use super::board::Board;
use super::oracle::Vacation;
use super::told::{Told, person, seconds};
use super::world::World;

impl World {
    /// What was told since last asked is what should have been: nothing else, nothing twice, nothing missed, each at its
    /// moment or at most `late` seconds after it.
    pub(crate) fn agrees(&mut self, late: i64) {
        let mut store = self.rows();
        let mut oracle = std::mem::take(&mut self.oracle.told);
        let by_what = |(at, told): &(i64, Told)| (told.clone(), *at);
        store.sort_by_key(by_what);
        oracle.sort_by_key(by_what);
        let what = |told: &[(i64, Told)]| told.iter().map(|(_, told)| told.clone()).collect::<Vec<_>>();
        self.same("what was told", &what(&store), &what(&oracle));
        for ((told_at, told), (at, _)) in store.iter().zip(&oracle) {
            let in_time = (*at..=at + late).contains(told_at);
            self.same(&format!("when it was told: {told:?}"), told_at, if in_time { told_at } else { at });
            self.tally.count(told);
            if let Told::Ended { game, .. } = told {
                self.oracle.boards[*game as usize - 1].noticed = true;
            }
        }
        self.oracle.unnoticed.retain(|&board| !self.oracle.boards[board].noticed);
    }

    /// The new rows of the outbox that are about clocks. What goes to both players apart counts once.
    fn rows(&mut self) -> Vec<(i64, Told)> {
        let ids: Vec<i64> = self
            .hand
            .prepare_cached(
                "SELECT id FROM outbox WHERE id > ?1 AND kind NOT IN ('board', 'challenge') AND key NOT LIKE '%-b'",
            )
            .expect("a query")
            .query_map([self.last_post], |row| row.get(0))
            .expect("rows")
            .collect::<Result<_, _>>()
            .expect("rows");
        let mut told = Vec::new();
        for id in ids {
            self.last_post = id;
            let post = self.table().store.post(PostId(id)).expect("a look").expect("a row");
            let what = Told::of(&post, |game| {
                let stored = self.table().store.game(game).expect("a look").expect("a game");
                ended(&stored)
            });
            told.extend(what.map(|what| (seconds(post.created), what)));
        }
        told
    }

    /// What every side has left, and what is due.
    pub(crate) fn agrees_on_clocks(&mut self) {
        if self.oracle.away.is_some() || self.late.is_some() {
            return;
        }
        let now = self.table().now();
        let live = self.table().store.live_games().expect("a look");
        let numbers: Vec<_> = live.iter().map(|stored| stored.id().0).collect();
        let expected: Vec<_> = self.oracle.live().map(|board| self.oracle.boards[board].number).collect();
        self.same("the games that go on", &numbers, &expected);
        for stored in &live {
            let board = &self.oracle.boards[stored.id().0 as usize - 1];
            let left = board.clock.as_ref().map(|clock| clock.left.map(|left| left * 1_000));
            let what = format!("what is left in game {}", stored.id());
            self.same(&what, &stored.game.left(now).map(|left| left.map(|left| left.0)), &left);
        }
        let runs = |board: &&Board| board.clock.is_some() && !board.is_paused();
        let running = self.oracle.live().filter(|&board| runs(&&self.oracle.boards[board])).count();
        let rows = "SELECT count(*) FROM due WHERE kind = 'flag'";
        self.same("how many flags are due", &self.number(rows), &(running as i64));
        self.same("what is due in games that are over", &self.number(DUE_IN_FINISHED), &0);
    }

    /// The year is over: all games, vacations and outages, and whether the database is sound.
    pub(crate) fn agrees_at_last(&mut self) {
        self.agrees(0);
        self.agrees_on_clocks();
        for board in &self.oracle.boards {
            let stored = self.table().store.game(GameId(board.number)).expect("a look").expect("a game");
            let what = format!("game {}", board.number);
            self.same(&what, &stored.game.game().moves(), &board.game.moves());
            self.same(&what, &stored.game.is_over().then(|| ended(&stored)), &board.end);
        }
        self.same(
            "how many games there are",
            &self.number("SELECT count(*) FROM games"),
            &(self.oracle.boards.len() as i64),
        );
        let doubled = "SELECT count(*) - count(DISTINCT key) FROM outbox";
        self.same("keys that come twice", &self.number(doubled), &0);
        self.same("what is told to one player alone", &self.told_to_one(), &Vec::new());
        self.same("what is due in games that are over", &self.number(DUE_IN_FINISHED), &0);
        self.agrees_on_absence();
        let report = self.table().store.check().expect("a check");
        self.same("faults", &report.faults, &Vec::new());
        self.tally.games = self.oracle.boards.len();
    }

    fn agrees_on_absence(&self) {
        let vacations: Vec<Vacation> =
            self.all("SELECT player, since, until, days, year FROM vacations ORDER BY id", |row| {
                Ok(Vacation {
                    person: person(play::UserId(row.get::<_, i64>(0)?.cast_unsigned())),
                    since: seconds(Timestamp(row.get(1)?)),
                    until: seconds(Timestamp(row.get(2)?)),
                    days: row.get(3)?,
                    year: row.get(4)?,
                })
            });
        let (mut vacations, mut expected) = (vacations, self.oracle.vacations.clone());
        vacations.sort_unstable();
        expected.sort_unstable();
        self.same("the days of vacation", &vacations, &expected);
        let outages = self.all("SELECT since, until FROM outages ORDER BY since", |row| {
            Ok((seconds(Timestamp(row.get(0)?)), seconds(Timestamp(row.get(1)?))))
        });
        self.same("the outages", &outages, &self.oracle.outages);
    }

    /// Words in direct messages that went to one player and not to the other.
    fn told_to_one(&self) -> Vec<String> {
        let keys = self.all("SELECT key FROM outbox WHERE key LIKE '%-w' OR key LIKE '%-b'", |row| {
            row.get::<_, String>(0)
        });
        let mut both = BTreeMap::<_, usize>::new();
        for key in &keys {
            *both.entry(&key[..key.len() - 2]).or_default() += 1;
        }
        both.into_iter().filter(|(_, count)| *count != 2).map(|(key, _)| key.to_owned()).collect()
    }

    fn number(&self, sql: &str) -> i64 {
        self.hand.query_row(sql, [], |row| row.get(0)).expect("a number")
    }

    fn all<T>(&self, sql: &str, row: fn(&rusqlite::Row<'_>) -> rusqlite::Result<T>) -> Vec<T> {
        let mut statement = self.hand.prepare(sql).expect("a query");
        statement.query_map([], row).expect("rows").collect::<Result<_, _>>().expect("rows")
    }
}

const DUE_IN_FINISHED: &str =
    "SELECT count(*) FROM due JOIN games AS g ON g.id = due.game WHERE g.ended_at IS NOT NULL";

/// How a game of the store ended.
fn ended(stored: &StoredGame) -> Told {
    let ending = stored.game.ending().expect("an end");
    let (status, outcome) = (ending.status.as_str(), ending.outcome.as_str());
    Told::Ended { game: stored.id().0, at: seconds(ending.at), status, outcome }
}
