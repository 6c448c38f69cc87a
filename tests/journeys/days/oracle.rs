//! What has to happen, by a reckoning of its own: each game's time is counted down from one event to the next, with
//! nothing of the bot's clock in it.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use play::Timestamp;

pub(crate) const DAY: i64 = 86_400_000;
const HOUR: i64 = 3_600_000;

/// One game's clock: days a move.
pub(crate) struct Counting {
    pub(crate) per_move: i64,
    pub(crate) players: [usize; 2],
    pub(crate) ply: u16,
    left: i64,
    /// When it ended on time, and who lost.
    pub(crate) flagged: Option<Timestamp>,
    pub(crate) over: bool,
}

impl Counting {
    pub(crate) fn mover(&self) -> usize {
        self.players[usize::from(self.ply % 2)]
    }
}

/// One person, as far as clocks are concerned.
pub(crate) struct Keeper {
    pub(crate) zone: TimeZone,
    /// The hour of their daily list.
    pub(crate) digest: Option<i8>,
    pub(crate) reminders: Vec<u8>,
    vacation_until: Option<Timestamp>,
    vacation_days: u32,
    next_digest: Option<Timestamp>,
}

impl Keeper {
    pub(crate) fn new(zone: &str, digest: Option<i8>, reminders: &[u8], now: Timestamp) -> Self {
        let zone = TimeZone::get(zone).expect("a zone");
        let next_digest = digest.map(|hour| next_hour(&zone, now, hour));
        Self {
            zone,
            digest,
            reminders: reminders.to_vec(),
            vacation_until: None,
            vacation_days: 30,
            next_digest,
        }
    }

    fn date(&self, at: Timestamp) -> String {
        zoned(&self.zone, at).date().to_string()
    }
}

fn zoned(zone: &TimeZone, at: Timestamp) -> DateTime {
    zone.to_datetime(jiff::Timestamp::from_millisecond(at.0).expect("in range"))
}

/// The next time that a wall clock shows this full hour, looked for quarter by quarter of an hour.
fn next_hour(zone: &TimeZone, after: Timestamp, hour: i8) -> Timestamp {
    let quarter = 900_000;
    let mut at = Timestamp((after.0.div_euclid(quarter) + 1) * quarter);
    loop {
        let here = zoned(zone, at);
        if here.hour() == hour && here.minute() == 0 {
            return at;
        }
        at = at.plus_ms(quarter);
    }
}

/// Who is to be told what, and which games end when.
pub(crate) struct Oracle {
    pub(crate) games: BTreeMap<i64, Counting>,
    pub(crate) people: Vec<Keeper>,
    /// Game, ply and hours of every reminder.
    pub(crate) reminders: BTreeSet<(i64, u16, u8)>,
    /// Person and local date of every daily list.
    pub(crate) digests: BTreeSet<(usize, String)>,
    now: Timestamp,
    pub(crate) connected: bool,
}

impl Oracle {
    pub(crate) fn new(people: Vec<Keeper>, now: Timestamp) -> Self {
        let (games, reminders, digests) = (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
        Self { games, people, reminders, digests, now, connected: true }
    }

    pub(crate) fn begins(&mut self, game: i64, per_move: i64, players: [usize; 2]) {
        let counting = Counting { per_move, players, ply: 0, left: per_move, flagged: None, over: false };
        self.games.insert(game, counting);
    }

    pub(crate) fn moved(&mut self, game: i64, over: bool) {
        let counting = self.games.get_mut(&game).expect("a game");
        counting.ply += 1;
        counting.left = counting.per_move;
        counting.over = over;
    }

    fn frozen(&self, person: usize) -> bool {
        !self.connected || self.people[person].vacation_until.is_some_and(|until| self.now < until)
    }

    /// The next moment after now at which anything happens by itself.
    fn next(&self) -> Option<Timestamp> {
        let vacations = self.people.iter().filter_map(|keeper| keeper.vacation_until);
        let digests = self.people.iter().filter_map(|keeper| keeper.next_digest);
        let games = self.games.values().filter(|game| !game.over && !self.frozen(game.mover()));
        let marks = games.flat_map(|game| {
            let marks = [24, 8, 1, 0].map(|hours| game.left - hours * HOUR);
            marks.into_iter().filter(|left| *left > 0).map(|left| self.now.plus_ms(left)).collect::<Vec<_>>()
        });
        vacations.chain(digests).chain(marks).filter(|at| *at > self.now).min()
    }

    /// Time passes until `to`.
    pub(crate) fn pass(&mut self, to: Timestamp) {
        while self.now < to {
            let next = self.next().map_or(to, |next| next.min(to));
            let passed = next.ms_since(self.now);
            let running: Vec<i64> = self
                .games
                .iter()
                .filter(|(_, game)| !game.over && !self.frozen(game.mover()))
                .map(|(id, _)| *id)
                .collect();
            self.now = next;
            for id in running {
                self.count(id, passed);
            }
            self.run_out();
            self.lists();
        }
    }

    fn count(&mut self, id: i64, passed: i64) {
        let game = self.games.get_mut(&id).expect("a game");
        let before = game.left;
        game.left -= passed;
        let mover = game.mover();
        for hours in &self.people[mover].reminders {
            let mark = i64::from(*hours) * HOUR;
            if game.per_move > mark && before > mark && game.left <= mark {
                self.reminders.insert((id, game.ply, *hours));
            }
        }
    }

    /// Games whose clock runs with nothing left: a day of vacation begins, which stops the others of that person too,
    /// or the game is lost.
    fn run_out(&mut self) {
        let ids: Vec<i64> = self.games.keys().copied().collect();
        for id in ids {
            let game = &self.games[&id];
            let mover = game.mover();
            if game.over || game.left > 0 || self.frozen(mover) {
                continue;
            }
            let keeper = &mut self.people[mover];
            if keeper.vacation_days > 0 {
                keeper.vacation_days -= 1;
                keeper.vacation_until = Some(self.now.plus_ms(DAY));
            } else {
                let game = self.games.get_mut(&id).expect("a game");
                game.flagged = Some(self.now);
                game.over = true;
            }
        }
    }

    /// Daily lists whose hour has come, if the bot is there to write them.
    fn lists(&mut self) {
        if !self.connected {
            return;
        }
        for person in 0..self.people.len() {
            let keeper = &self.people[person];
            let Some(due) = keeper.next_digest.filter(|due| *due <= self.now) else { continue };
            let waits = self.games.values().any(|game| !game.over && game.mover() == person);
            let hour = keeper.digest.expect("it has an hour");
            let next = next_hour(&keeper.zone, self.now, hour);
            // Told late it is told on its own day only.
            let same_day = keeper.date(due) == keeper.date(self.now);
            let today = zoned(&keeper.zone, self.now);
            if waits && (same_day || today.hour() >= hour) {
                self.digests.insert((person, today.date().to_string()));
            }
            self.people[person].next_digest = Some(next);
        }
    }

    /// The bot is there again: clocks run from now on, and lists that it missed are written.
    pub(crate) fn reconnected(&mut self) {
        self.connected = true;
        self.run_out();
        self.lists();
    }
}
