//! What a year had in it.

use super::told::Told;

#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: usize,
    pub(crate) moves: usize,
    pub(crate) takebacks: usize,
    pub(crate) pauses: usize,
    pub(crate) gifts: usize,
    pub(crate) outages: usize,
    pub(crate) restarts: usize,
    /// How often the scheduler was held up, and somebody came after a flag that nobody had noticed.
    pub(crate) late: usize,
    pub(crate) too_late: usize,
    /// Vacations begun and ended by hand.
    pub(crate) trips: usize,
    pub(crate) returns: usize,
    /// Reminders of 24, 8 and 1 hours.
    pub(crate) reminders: [usize; 3],
    pub(crate) lists: usize,
    /// Days of vacation that a clock spent.
    pub(crate) days: usize,
    pub(crate) aways: usize,
    pub(crate) lost_on_time: usize,
    pub(crate) drawn_on_time: usize,
    pub(crate) other_ends: usize,
}

impl Tally {
    /// Whether there was enough of everything for the year to prove something.
    pub(crate) fn is_full(&self, games: usize) -> bool {
        let some = [
            self.takebacks,
            self.pauses,
            self.gifts,
            self.late,
            self.trips,
            self.reminders[0],
            self.reminders[1],
            self.reminders[2],
            self.days,
            self.aways,
            self.lost_on_time,
            self.other_ends,
        ];
        let each_week = [self.outages, self.restarts, self.lists];
        self.games >= games * 9 / 10
            && self.moves > 20 * games
            && some.iter().all(|&count| count > games / 100)
            && each_week.iter().all(|&count| count > 52)
    }

    pub(crate) fn count(&mut self, told: &Told) {
        match told {
            Told::Reminder { hours: 24, .. } => self.reminders[0] += 1,
            Told::Reminder { hours: 8, .. } => self.reminders[1] += 1,
            Told::Reminder { .. } => self.reminders[2] += 1,
            Told::List { .. } => self.lists += 1,
            Told::Vacation { .. } => self.days += 1,
            Told::Away { .. } => self.aways += 1,
            Told::Ended { status: "time", outcome: "1/2-1/2", .. } => self.drawn_on_time += 1,
            Told::Ended { status: "time", .. } => self.lost_on_time += 1,
            Told::Ended { .. } => self.other_ends += 1,
        }
    }
}
