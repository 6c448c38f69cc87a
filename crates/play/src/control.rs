//! How much time players have: the time control of a game.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::Millis;

/// A time control. Lengths are whole seconds within the bounds of [`Control::check`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// No clock: a casual game.
    None,
    /// So much for every move, whatever was left of the time for the move before.
    Move(Millis),
    /// A store of time that every move adds to.
    Bank {
        /// What each side has at first.
        start: Millis,
        /// What each move gives back to the mover.
        increment: Millis,
        /// What increments never raise a side above.
        cap: Millis,
    },
}

/// Why a text or a value is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ControlError {
    /// Not of the shape of a control.
    #[error("a time control reads like none, 3d, 10d+1d/20d or 30m+30s/60m")]
    Unreadable,
    /// The time for a move is out of bounds.
    #[error("the time for a move is between 1 minute and 60 days")]
    Move,
    /// The start of a bank is out of bounds.
    #[error("a bank starts with between 1 minute and 100 days")]
    Start,
    /// The increment is out of bounds.
    #[error("the increment is between nothing and what the bank starts with")]
    Increment,
    /// The cap is out of bounds.
    #[error("the cap is between what the bank starts with and 200 days")]
    Cap,
}

impl Control {
    /// The controls of so many days a move that people choose from.
    pub const DAYS_A_MOVE: [Self; 7] = [
        days_a_move(1),
        days_a_move(2),
        days_a_move(3),
        days_a_move(5),
        days_a_move(7),
        days_a_move(10),
        days_a_move(14),
    ];

    /// The banks of days that people choose from: `10d+1d/20d`, `5d+12h/10d`, `30d+1d/60d`.
    pub const BANKS: [Self; 3] = [
        bank(Millis::DAY.times(10), Millis::DAY),
        bank(Millis::DAY.times(5), Millis::HOUR.times(12)),
        bank(Millis::DAY.times(30), Millis::DAY),
    ];

    /// The banks of minutes, for one sitting, that people choose from: `5m+5s/10m`, `15m+10s/30m`, `30m+30s/60m`,
    /// `60m+60s/120m` (the last two are written `30m+30s/1h` and `1h+1m/2h`).
    pub const SITTINGS: [Self; 4] = [
        bank(Millis::MINUTE.times(5), Millis::SECOND.times(5)),
        bank(Millis::MINUTE.times(15), Millis::SECOND.times(10)),
        bank(Millis::MINUTE.times(30), Millis::SECOND.times(30)),
        bank(Millis::MINUTE.times(60), Millis::SECOND.times(60)),
    ];

    /// Whether there is a clock at all.
    pub fn has_clock(self) -> bool {
        self != Self::None
    }

    /// Whether it is made for correspondence: a move or a start of at least one day. Vacations, weekends and reminders
    /// are for such games only; in a sitting of some minutes nobody goes on holiday.
    pub fn is_long(self) -> bool {
        match self {
            Self::None => false,
            Self::Move(time) | Self::Bank { start: time, .. } => time >= Millis::DAY,
        }
    }

    /// What each side has when the game begins; `None` without a clock.
    pub fn at_first(self) -> Option<Millis> {
        match self {
            Self::None => None,
            Self::Move(time) | Self::Bank { start: time, .. } => Some(time),
        }
    }

    /// The control itself if its lengths are whole seconds and in bounds: a move of 1 minute to 60 days, a start of 1
    /// minute to 100 days, an increment up to the start, a cap from the start to 200 days.
    ///
    /// # Errors
    /// The [`ControlError`] of the first length that is not.
    pub fn check(self) -> Result<Self, ControlError> {
        let within = |time: Millis, least: Millis, most: Millis, error: ControlError| {
            let good = (least..=most).contains(&time) && time.0 % Millis::SECOND.0 == 0;
            if good { Ok(()) } else { Err(error) }
        };
        match self {
            Self::None => {}
            Self::Move(time) => within(time, Millis::MINUTE, Millis::DAY.times(60), ControlError::Move)?,
            Self::Bank { start, increment, cap } => {
                within(start, Millis::MINUTE, Millis::DAY.times(100), ControlError::Start)?;
                within(increment, Millis::ZERO, start, ControlError::Increment)?;
                within(cap, start, Millis::DAY.times(200), ControlError::Cap)?;
            }
        }
        Ok(self)
    }

    /// The `TimeControl` field of the PGN standard (9.6): `1/259200` for three days a move, `864000+86400` for a bank,
    /// `1800` for one without increment, `-` for none. It has no place for a cap.
    pub fn pgn_time_control(self) -> String {
        let seconds = |time: Millis| time.0 / Millis::SECOND.0;
        match self {
            Self::None => "-".to_owned(),
            Self::Move(time) => format!("1/{}", seconds(time)),
            Self::Bank { start, increment: Millis::ZERO, .. } => seconds(start).to_string(),
            Self::Bank { start, increment, .. } => format!("{}+{}", seconds(start), seconds(increment)),
        }
    }

    /// The control of a PGN `TimeControl` field; a bank is taken to be capped at twice its start, as all that are
    /// offered are. `None` for what is no control of ours, such as several periods.
    pub fn from_pgn_time_control(field: &str) -> Option<Self> {
        let seconds = |text: &str| whole(text).and_then(|count| scaled(count, Millis::SECOND)).ok();
        let control = if field == "-" {
            Self::None
        } else if let Some(time) = field.strip_prefix("1/") {
            Self::Move(seconds(time)?)
        } else {
            let (start, increment) = field.split_once('+').unwrap_or((field, "0"));
            bank(seconds(start)?, seconds(increment)?)
        };
        control.check().ok()
    }
}

const fn days_a_move(days: i64) -> Control {
    Control::Move(Millis::DAY.times(days))
}

/// A bank that is capped at twice its start.
const fn bank(start: Millis, increment: Millis) -> Control {
    Control::Bank { start, increment, cap: start.times(2) }
}

/// Units of time, the largest first: the letter that is written, and the other words that are read.
const UNITS: [(char, Millis, &[&str]); 4] = [
    ('d', Millis::DAY, &["day", "days"]),
    ('h', Millis::HOUR, &["hr", "hrs", "hour", "hours"]),
    ('m', Millis::MINUTE, &["min", "mins", "minute", "minutes"]),
    ('s', Millis::SECOND, &["sec", "secs", "second", "seconds"]),
];

/// Writes a length in the largest unit that divides it; nothing is `0s`.
struct Length(Millis);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = self.0.0;
        let unit = UNITS.into_iter().find(|(_, unit, _)| time != 0 && time % unit.0 == 0);
        let (letter, unit, _) = unit.unwrap_or(UNITS[3]);
        write!(f, "{}{letter}", time / unit.0)
    }
}

impl fmt::Display for Control {
    /// `none`, `3d`, `10d+1d/20d`, `30m+30s/1h`: one text for one control, each length in the largest unit (d, h, m, s)
    /// that divides it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::None => f.write_str("none"),
            Self::Move(time) => Length(time).fmt(f),
            Self::Bank { start, increment, cap } => {
                write!(f, "{}+{}/{}", Length(start), Length(increment), Length(cap))
            }
        }
    }
}

impl FromStr for Control {
    type Err = ControlError;

    /// Reads what [`Display`](fmt::Display) writes, and what people type for it: any case, spaces, units spelt out
    /// (`3 days`), mixed lengths (`1d12h`); a bank without a cap is capped at twice its start.
    fn from_str(text: &str) -> Result<Self, ControlError> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_lowercase();
        if matches!(text.as_str(), "none" | "-") {
            return Ok(Self::None);
        }
        let Some((start, rest)) = text.split_once('+') else {
            return Self::Move(length(&text)?).check();
        };
        let start = length(start)?;
        match rest.split_once(['/', '≤']) {
            None => bank(start, length(rest)?),
            Some((increment, cap)) => Self::Bank { start, increment: length(increment)?, cap: length(cap)? },
        }
        .check()
    }
}

/// The length of `3d`, `12hours`, `1d12h` or `0`.
fn length(text: &str) -> Result<Millis, ControlError> {
    if text == "0" {
        return Ok(Millis::ZERO);
    }
    let mut rest = text;
    let mut sum = Millis::ZERO;
    let mut below = Millis(i64::MAX);
    while !rest.is_empty() || text.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).ok_or(ControlError::Unreadable)?;
        let (count, tail) = rest.split_at(digits);
        let word;
        (word, rest) = tail.split_at(tail.find(|c: char| c.is_ascii_digit()).unwrap_or(tail.len()));
        let named = |(letter, _, words): &(char, Millis, &[&str])| {
            word == letter.to_string() || words.contains(&word)
        };
        let (_, unit, _) = UNITS.into_iter().find(named).ok_or(ControlError::Unreadable)?;
        // Each unit once, the larger first: `1d1d` and `1h1d` are slips.
        if unit >= below {
            return Err(ControlError::Unreadable);
        }
        below = unit;
        sum = Millis(sum.0.saturating_add(scaled(whole(count)?, unit)?.0));
    }
    Ok(sum)
}

/// A number of a few digits; nothing longer is in any bounds.
fn whole(digits: &str) -> Result<i64, ControlError> {
    let good = !digits.is_empty() && digits.len() <= 12 && digits.bytes().all(|b| b.is_ascii_digit());
    if good { digits.parse().map_err(|_| ControlError::Unreadable) } else { Err(ControlError::Unreadable) }
}

fn scaled(count: i64, unit: Millis) -> Result<Millis, ControlError> {
    count.checked_mul(unit.0).map(Millis).ok_or(ControlError::Unreadable)
}
