//! The clock of a game: what each side has left, and when that runs out.
//!
//! One rule holds everything together: what the side on move has left at a moment is what it had at `since`, less the
//! part of the time between in which its clock ran. Standing still (an outage, a vacation, a weekend, a pause) takes
//! nothing and gives nothing: it never refills. Only moves, gifts and takebacks add time, each by a rule of its own.

use rules::Colour;

use crate::away::Frozen;
use crate::{Away, Control, Millis, Timestamp, Zone};

/// The clock of one game. Whose turn it is stands in the game; those who ask say so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: Control,
    weekends: Option<[Zone; 2]>,
    /// At `since`: of the side on move, what is left for this turn; with days a move, of the other side, what it will
    /// have for its next turn.
    left: [Millis; 2],
    since: Timestamp,
    paused: Option<Timestamp>,
}

/// All that has to be kept of a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedClock {
    /// The time control; one with a clock.
    pub control: Control,
    /// Whose weekends stop their clock, if the game has that: White's and Black's zone.
    pub weekends: Option<[Zone; 2]>,
    /// What White and Black had left at `since`; not negative.
    pub left: [Millis; 2],
    /// The moment at which they had it.
    pub since: Timestamp,
    /// Since when both clocks stand by agreement.
    pub paused: Option<Timestamp>,
}

impl Clock {
    /// The clock of a game that begins: White's runs. `None` for a control without one.
    pub fn start(control: Control, weekends: Option<[Zone; 2]>, now: Timestamp) -> Option<Self> {
        let left = control.at_first()?;
        Some(Self { control, weekends, left: [left; 2], since: now, paused: None })
    }

    /// The time control.
    pub fn control(&self) -> Control {
        self.control
    }

    /// White's and Black's zone if their weekends stop their clock.
    pub fn weekends(&self) -> Option<&[Zone; 2]> {
        self.weekends.as_ref()
    }

    /// The moment up to which the clock is settled.
    pub fn since(&self) -> Timestamp {
        self.since
    }

    /// Since when it is paused.
    pub fn paused(&self) -> Option<Timestamp> {
        self.paused
    }

    /// Whether both clocks stand by agreement.
    pub fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// What White and Black have left at `now`, `running` being on move: never below nothing. A `now` before the clock
    /// was last settled is read as that moment.
    pub fn left(&self, running: Colour, now: Timestamp, away: &Away) -> [Millis; 2] {
        let mut left = self.left;
        let ran = if self.is_paused() { 0 } else { self.frozen(running, away).runs(self.since, now).0 };
        let mine = &mut left[running.index()];
        *mine = Millis((mine.0 - ran).max(0));
        left
    }

    /// The first moment at which `running` has nothing left and its clock runs: as long as it stands, what is spent
    /// already is not asked for. `None` while paused, and when clocks stand for ever.
    pub fn flag_at(&self, running: Colour, away: &Away) -> Option<Timestamp> {
        let spent = self.reaches(running, Millis::ZERO, away)?;
        self.frozen(running, away).next_running(spent)
    }

    /// The first moment at which `running` has exactly `left` left. `None` when it had less already when the clock was
    /// last settled, while paused, and when clocks stand for ever.
    pub fn reaches(&self, running: Colour, left: Millis, away: &Away) -> Option<Timestamp> {
        let spare = self.left[running.index()].0 - left.0.max(0);
        if self.is_paused() || spare < 0 {
            return None;
        }
        self.frozen(running, away).after(self.since, Millis(spare))
    }

    /// `by` has moved: the opponent's clock runs from `now`. Gives what the mover has left from now on, to be shown with
    /// the move.
    ///
    /// With a bank the increment is added up to the cap; what is above the cap already (a gift) stays, since a move
    /// never costs anything. With days a move the mover has the full time again for the next turn.
    pub fn moved(&mut self, by: Colour, now: Timestamp, away: &Away) -> Millis {
        self.settle(by, now, away);
        let left = &mut self.left[by.index()];
        *left = match self.control {
            Control::Bank { increment, cap, .. } => {
                Millis(left.0.saturating_add(increment.0).min(cap.0)).max(*left)
            }
            Control::Move(time) => time,
            Control::None => *left,
        };
        *left
    }

    /// Both clocks stand from `now` on. Nothing happens when they do already.
    pub fn pause(&mut self, running: Colour, now: Timestamp, away: &Away) {
        self.settle(running, now, away);
        self.paused = self.paused.or(Some(self.since));
    }

    /// The clock of the side on move runs again from `now` on. Nothing happens when it does already.
    pub fn resume(&mut self, now: Timestamp) {
        if self.paused.take().is_some() {
            self.since = self.since.max(now);
        }
    }

    /// Adds time to one side's clock; nothing for a negative `time`. It may exceed the cap, which bounds what moves earn
    /// and not what an opponent gives. With days a move it counts for the present turn of the side on move, or for the
    /// next turn of the other.
    pub fn give(&mut self, to: Colour, time: Millis, running: Colour, now: Timestamp, away: &Away) {
        self.settle(running, now, away);
        let left = &mut self.left[to.index()];
        *left = Millis(left.0.saturating_add(time.0.max(0)));
    }

    /// After a takeback the turn passes from the side that was on move to `to` (the same when two moves were taken
    /// back).
    ///
    /// With a bank the clocks stand as they are: the time was thought away, and an increment is for a move that stays.
    /// With days a move the side now on move starts full, since a turn begins; the other has its full time again for
    /// its next one. More than that (a gift) stays.
    pub fn turn_passes(&mut self, from: Colour, to: Colour, now: Timestamp, away: &Away) {
        self.settle(from, now, away);
        if let Control::Move(time) = self.control {
            for side in [from, to] {
                let left = &mut self.left[side.index()];
                *left = time.max(*left);
            }
        }
    }

    /// The values to keep.
    pub fn save(&self) -> SavedClock {
        let Self { control, weekends, left, since, paused } = self.clone();
        SavedClock { control, weekends, left, since, paused }
    }

    /// The clock that `saved` describes; `None` when no clock can be like that: a control without one, or less than
    /// nothing left.
    pub fn restore(saved: SavedClock) -> Option<Self> {
        let SavedClock { control, weekends, left, since, paused } = saved;
        let sound = control.has_clock() && left.iter().all(|left| *left >= Millis::ZERO);
        sound.then_some(Self { control, weekends, left, since, paused })
    }

    /// Takes what has run from the clock of the side on move, so that `since` is `now`.
    fn settle(&mut self, running: Colour, now: Timestamp, away: &Away) {
        if !self.is_paused() {
            self.left = self.left(running, now, away);
            self.since = self.since.max(now);
        }
    }

    /// When the clock of `side` stands. In a game of minutes only outages stop it: vacation and weekends are for
    /// correspondence.
    fn frozen<'a>(&'a self, side: Colour, away: &'a Away) -> Frozen<'a> {
        let long = self.control.is_long();
        Frozen {
            outages: &away.outages,
            vacation: long.then_some(&away.vacation[side.index()]),
            weekends: self.weekends.as_ref().filter(|_| long).map(|zones| &zones[side.index()]),
        }
    }
}
