//! Daily puzzles solved one after the other.

/// Somebody's streak in one rule set, by the numbers of the puzzles. A freeze is spent by itself for a day that was missed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The number of the last puzzle solved in time; none before the first.
    pub last: Option<i32>,
    /// How many were solved since the streak began. Days that a freeze covered do not count.
    pub length: u32,
    /// The longest there has been.
    pub best: u32,
    /// How many missed days it survives.
    pub freezes: u8,
}

/// How many puzzles in a row earn a freeze: those of a week.
const WEEK: u32 = 7;
/// How many freezes one can have: more would make a streak mean little.
const MOST: u8 = 2;

impl Streak {
    /// What it becomes when the puzzle of `number` is solved while it is the day's. An older one than the last, or the
    /// same one elsewhere, changes nothing.
    #[must_use]
    pub fn solved(self, number: i32) -> Self {
        if self.last.is_some_and(|last| last >= number) {
            return self;
        }
        let (held, freezes) = match self.missed_before(number) {
            Some(missed) if missed <= u32::from(self.freezes) => (self.length, self.freezes - missed as u8),
            // What it could not save is not spent.
            _ => (0, self.freezes),
        };
        let length = held + 1;
        let earned = u8::from(length.is_multiple_of(WEEK));
        Self {
            last: Some(number),
            length,
            best: self.best.max(length),
            freezes: (freezes + earned).min(MOST),
        }
    }

    /// How long it is on the day of `number`, whether or not that one is solved yet: 0 once more was missed than there are
    /// freezes.
    pub fn on(self, number: i32) -> u32 {
        match self.missed_before(number) {
            Some(missed) if missed <= u32::from(self.freezes) => self.length,
            _ => 0,
        }
    }

    /// How many numbers lie between the last one solved and `number`; `None` without a last one.
    fn missed_before(self, number: i32) -> Option<u32> {
        let gap = i64::from(number) - i64::from(self.last?) - 1;
        Some(u32::try_from(gap.max(0)).unwrap_or(u32::MAX))
    }
}
