//! What should happen, found by walking through the year a minute at a time, and second by second where something
//! happens within a minute. It shares nothing with the clocks that it judges.

use std::collections::{BTreeMap, BTreeSet};

use super::board::Board;
use super::calendar::{Calendar, DAY, HOUR, MINUTE, Moment, QUARTER, year};
use super::told::Told;

/// With how much left people are reminded.
const REMINDERS: [(i64, u8); 3] = [(24 * HOUR, 24), (8 * HOUR, 8), (HOUR, 1)];
const DAYS_A_YEAR: u16 = 30;

/// A person as the clocks see them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Person {
    pub(crate) zone: usize,
    /// Whether they wish to be reminded with 24, 8, 1 hours left.
    pub(crate) reminders: [bool; 3],
    /// The hour of their daily list.
    pub(crate) digest: Option<u8>,
    /// The last day whose hour has come, and the days on which the list was told.
    seen: i32,
    lists: BTreeSet<i32>,
    /// The day whose hour came while the bot was away.
    missed: Option<i32>,
    /// Until when they are on vacation.
    pub(crate) vacation: Moment,
    spent: BTreeMap<i32, u16>,
    /// The vacation that was begun by hand, among all.
    trip: Option<usize>,
}

/// A row of the vacations as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Vacation {
    pub(crate) person: usize,
    pub(crate) since: Moment,
    pub(crate) until: Moment,
    pub(crate) days: u16,
    pub(crate) year: i32,
}

pub(crate) struct Oracle {
    pub(crate) calendar: Calendar,
    pub(crate) now: Moment,
    /// Since when the bot is away.
    pub(crate) away: Option<Moment>,
    pub(crate) people: Vec<Person>,
    /// All games; number 1 is the first.
    pub(crate) boards: Vec<Board>,
    live: Vec<usize>,
    /// Games that are out of time although nobody has said so yet.
    pub(crate) unnoticed: Vec<usize>,
    /// What should have been told since last asked, and at which moment at the earliest.
    pub(crate) told: Vec<(Moment, Told)>,
    pub(crate) vacations: Vec<Vacation>,
    pub(crate) outages: Vec<(Moment, Moment)>,
}

impl Oracle {
    pub(crate) fn new(people: Vec<Person>, now: Moment) -> Self {
        Self {
            calendar: Calendar::new(),
            now,
            away: None,
            people,
            boards: Vec::new(),
            live: Vec::new(),
            unnoticed: Vec::new(),
            told: Vec::new(),
            vacations: Vec::new(),
            outages: Vec::new(),
        }
    }

    /// Time goes by until just before what happens at `to`.
    pub(crate) fn advance(&mut self, to: Moment) {
        while self.now < to {
            self.happen();
            let whole = self.now % MINUTE == 0 && to - self.now >= MINUTE && self.is_plain_minute();
            self.tick(if whole { MINUTE } else { 1 });
        }
    }

    /// What happens by itself at this very moment: lists, then flags.
    pub(crate) fn happen(&mut self) {
        self.live.retain(|&board| !self.boards[board].over);
        if self.now % QUARTER == 0 {
            self.hours_come();
        }
        if self.away.is_some() {
            return;
        }
        for person in 0..self.people.len() {
            if let Some(day) = self.people[person].missed.take() {
                self.list(person, day);
            }
        }
        for index in 0..self.live.len() {
            let board = self.live[index];
            if self.boards[board].left() == Some(0) && self.runs(board) {
                self.ran_out(board);
            }
        }
    }

    fn hours_come(&mut self) {
        for person in &mut self.people {
            let wall = self.calendar.wall(person.zone, self.now);
            if person.digest.is_some_and(|hour| wall.hour >= hour) && person.seen < wall.day {
                person.seen = wall.day;
                person.missed = Some(wall.day);
            }
        }
    }

    /// A person's daily list, unless its day is over, they had it, or nothing waits for them.
    fn list(&mut self, person: usize, day: i32) {
        let today = self.calendar.wall(self.people[person].zone, self.now).day;
        let waits = |&board: &usize| self.boards[board].mover() == person && !self.boards[board].over;
        if day == today && self.live.iter().any(waits) && self.people[person].lists.insert(day) {
            self.told.push((self.now, Told::List { person, day }));
        }
    }

    /// Whether the clock of the side on move runs at this moment.
    fn runs(&self, board: usize) -> bool {
        let board = &self.boards[board];
        let Some(clock) = board.clock.as_ref().filter(|clock| !clock.paused && self.away.is_none()) else {
            return false;
        };
        let weekend =
            || clock.weekends.is_some_and(|zones| self.calendar.wall(zones[board.side()], self.now).weekend);
        !(clock.long && (self.people[board.mover()].vacation > self.now || weekend()))
    }

    /// Whether nothing happens within the minute that begins now.
    fn is_plain_minute(&self) -> bool {
        let within = |rest: i64| 0 < rest && rest < MINUTE;
        let crosses = |&board: &usize| {
            let left = self.boards[board].left().unwrap_or(0);
            let near = within(left) || REMINDERS.iter().any(|(mark, _)| within(left - mark));
            near && self.runs(board)
        };
        !self.people.iter().any(|person| within(person.vacation - self.now)) && !self.live.iter().any(crosses)
    }

    fn tick(&mut self, length: i64) {
        for index in 0..self.live.len() {
            let board = self.live[index];
            if !self.runs(board) {
                continue;
            }
            let (mover, game) = (self.boards[board].mover(), board as i64 + 1);
            let (ply, takebacks) = self.boards[board].turn();
            let side = self.boards[board].side();
            let clock = self.boards[board].clock.as_mut().expect("a clock that runs");
            let before = clock.left[side];
            clock.left[side] -= length;
            for (which, (mark, hours)) in REMINDERS.into_iter().enumerate() {
                let comes = clock.long && before > mark && clock.left[side] <= mark;
                if comes && !std::mem::replace(&mut clock.reminded[which], true) {
                    assert_eq!(clock.left[side], mark, "the walk is exact");
                    if self.people[mover].reminders[which] {
                        let reminder = Told::Reminder { game, ply, takebacks, hours, to: mover };
                        self.told.push((self.now + length, reminder));
                    }
                }
            }
        }
        self.now += length;
    }

    /// The side on move has nothing left and its clock runs.
    fn ran_out(&mut self, board: usize) {
        let (mover, now) = (self.boards[board].mover(), self.now);
        let long = self.boards[board].clock.as_ref().is_some_and(|clock| clock.long);
        let (game, until) = (board as i64 + 1, now + DAY);
        if long && self.days_left(mover) > 0 {
            self.spend(mover, 1);
            self.told.push((now, Told::Vacation { game, until, left: self.days_left(mover) }));
        } else {
            let end = self.boards[board].out_of_time(now);
            self.told.push((now, end));
            self.unnoticed.push(board);
        }
    }

    pub(crate) fn days_left(&self, person: usize) -> u16 {
        DAYS_A_YEAR - self.people[person].spent.get(&year(self.now)).copied().unwrap_or(0)
    }

    fn spend(&mut self, person: usize, days: u16) {
        let (since, until, year) = (self.now, self.now + DAY * i64::from(days), year(self.now));
        self.people[person].vacation = until;
        *self.people[person].spent.entry(year).or_default() += days;
        self.vacations.push(Vacation { person, since, until, days, year });
    }

    /// A vacation begins by hand.
    pub(crate) fn goes_away(&mut self, person: usize, days: u16) {
        self.people[person].trip = Some(self.vacations.len());
        self.spend(person, days);
    }

    /// Whether somebody is on a vacation that they began by hand.
    pub(crate) fn is_on_a_trip(&self, person: usize) -> bool {
        self.people[person].trip.is_some_and(|trip| self.vacations[trip].until > self.now)
    }

    /// They are back before its end: days that have not begun are not spent.
    pub(crate) fn comes_back(&mut self, person: usize) {
        let trip = self.people[person].trip.take().expect("on a trip");
        let vacation = &mut self.vacations[trip];
        let begun = (self.now - vacation.since) / DAY + 1;
        let back = vacation.days - vacation.days.min(begun as u16);
        vacation.days -= back;
        vacation.until = self.now;
        let year = vacation.year;
        self.people[person].vacation = self.now;
        *self.people[person].spent.get_mut(&year).expect("spent when it began") -= back;
    }

    /// The bot is connected again.
    pub(crate) fn back(&mut self) {
        let from = self.away.take().expect("it was away");
        self.outages.push((from, self.now));
        let length = self.now - from;
        for &board in &self.live {
            let clocked = self.boards[board].clock.as_ref().filter(|clock| !clock.paused);
            if clocked.is_some_and(|clock| length >= if clock.long { 5 * MINUTE } else { 10 }) {
                let game = board as i64 + 1;
                self.told.push((self.now, Told::Away { game, from, until: self.now }));
            }
        }
    }

    /// The games that go on.
    pub(crate) fn live(&self) -> impl Iterator<Item = usize> {
        self.live.iter().copied().filter(|&board| !self.boards[board].over)
    }

    /// The games of a person that go on.
    pub(crate) fn of(&self, person: usize) -> impl Iterator<Item = usize> {
        self.live().filter(move |&board| self.boards[board].players.contains(&person))
    }

    /// A game begins; gives its index.
    pub(crate) fn begins(&mut self, board: Board) -> usize {
        self.boards.push(board);
        self.live.push(self.boards.len() - 1);
        self.boards.len() - 1
    }

    /// A person has their list at another hour, in another zone. It comes next when that hour comes next.
    pub(crate) fn moves_to(&mut self, person: usize, zone: usize, digest: Option<u8>) {
        let wall = self.calendar.wall(zone, self.now);
        let person = &mut self.people[person];
        let passed = digest.is_some_and(|hour| wall.hour >= hour);
        (person.zone, person.digest) = (zone, digest);
        person.seen = if passed { wall.day } else { wall.day - 1 };
    }

    /// Reminders of a game that should have been told and were not yet are of no use any more: its clock was stopped or
    /// set anew before the scheduler looked.
    pub(crate) fn retract(&mut self, board: usize) {
        let number = board as i64 + 1;
        let Some(clock) = &mut self.boards[board].clock else { return };
        self.told.retain(|(_, told)| {
            let Told::Reminder { game, hours, .. } = *told else { return true };
            if game == number {
                let which = REMINDERS.iter().position(|(_, mark)| *mark == hours).expect("a mark");
                clock.reminded[which] = false;
            }
            game != number
        });
    }
}
