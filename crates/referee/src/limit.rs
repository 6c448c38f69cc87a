//! What an engine may use for its moves.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What an engine may use for its moves: a clock, a time a move, nodes, depth, or several of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limit {
    /// Time for the game, or for a session of [`moves`](Self::moves), in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base_ms: Option<u64>,
    /// What is added after each move, in milliseconds.
    #[serde(skip_serializing_if = "is_zero")]
    pub increment_ms: u64,
    /// How many moves a session has, after which the time is given again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// Time for each move, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub movetime_ms: Option<u64>,
    /// Nodes for each move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Depth of each move, in plies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// A text that is not a time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a time control such as 10+0.1, 40/60, 1:30+0.5 or inf")]
pub struct LimitError(String);

impl Limit {
    /// Whether nothing at all is limited.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

impl FromStr for Limit {
    type Err = LimitError;

    /// Reads `[moves/][minutes:]seconds[+increment]`, as other referees write it; `inf` is no clock.
    fn from_str(text: &str) -> Result<Self, LimitError> {
        let fault = || LimitError(text.to_owned());
        if matches!(text, "inf" | "infinite" | "-") {
            return Ok(Self::default());
        }
        let (moves, rest) = match text.split_once('/') {
            Some((moves, rest)) => (Some(moves.parse().map_err(|_| fault())?), rest),
            None => (None, text),
        };
        let (time, increment) = rest.split_once('+').unwrap_or((rest, "0"));
        let (minutes, seconds) = time.split_once(':').unwrap_or(("0", time));
        let number = |text: &str| -> Result<f64, LimitError> {
            let number: f64 = text.parse().map_err(|_| fault())?;
            (0.0..1e9).contains(&number).then_some(number).ok_or_else(fault)
        };
        let milliseconds = |seconds: f64| (seconds * 1000.0).round() as u64;
        let base_ms = milliseconds(number(minutes)? * 60.0 + number(seconds)?);
        if moves == Some(0) || base_ms == 0 {
            return Err(fault());
        }
        let increment_ms = milliseconds(number(increment)?);
        Ok(Self { base_ms: Some(base_ms), increment_ms, moves, ..Self::default() })
    }
}

/// Milliseconds as seconds, without noughts at the end.
fn seconds(milliseconds: u64) -> String {
    Duration::from_millis(milliseconds).as_secs_f64().to_string()
}

impl fmt::Display for Limit {
    /// As records write it in `TimeControl`: `40/60+0.1`, `st=0.05`, `nodes=500`; `-` is none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if let Some(base) = self.base_ms {
            let moves = self.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
            let more = match self.increment_ms {
                0 => String::new(),
                more => format!("+{}", seconds(more)),
            };
            parts.push(format!("{moves}{}{more}", seconds(base)));
        }
        parts.extend(self.movetime_ms.map(|time| format!("st={}", seconds(time))));
        parts.extend(self.nodes.map(|nodes| format!("nodes={nodes}")));
        parts.extend(self.depth.map(|depth| format!("depth={depth}")));
        f.write_str(if parts.is_empty() { "-" } else { "" })?;
        f.write_str(&parts.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_read_as_other_referees_write_them() {
        let read = |text: &str| {
            let limit: Limit = text.parse().unwrap();
            (limit.base_ms, limit.increment_ms, limit.moves, limit.to_string())
        };
        assert_eq!(read("10+0.1"), (Some(10_000), 100, None, "10+0.1".into()));
        assert_eq!(read("40/60"), (Some(60_000), 0, Some(40), "40/60".into()));
        assert_eq!(read("1:30+0.5"), (Some(90_000), 500, None, "90+0.5".into()));
        assert_eq!(read("inf"), (None, 0, None, "-".into()));
    }

    #[test]
    fn what_is_no_time_control_is_refused() {
        for text in ["", "0", "-3", "0/10", "10+", "ten", "1:2:3", "NaN", "10+-1"] {
            assert!(text.parse::<Limit>().is_err(), "{text}");
        }
    }
}
