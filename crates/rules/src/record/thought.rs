//! What an engine thought of a move, as records say it.

use std::fmt;

/// What an engine thinks of its position, from its own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a pawn.
    Cp(i32),
    /// Mate in so many moves; negative when it is mated.
    Mate(i32),
}

/// What was seen of an engine's move: a comment of its record, as `+0.35/12 0.104s`. A move without a score has its time
/// alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The last score.
    pub score: Option<Score>,
    /// Its depth, in plies.
    pub depth: Option<u32>,
    /// The time that the move took, in microseconds.
    pub used_us: u64,
}

impl fmt::Display for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(score) = self.score {
            match score {
                Score::Cp(score) => write!(f, "{:+.2}", f64::from(score) / 100.0)?,
                Score::Mate(moves) => {
                    write!(f, "{}M{}", if moves > 0 { '+' } else { '-' }, moves.unsigned_abs())?;
                }
            }
            write!(f, "/{} ", self.depth.unwrap_or(0))?;
        }
        write!(f, "{:.3}s", self.used_us as f64 / 1e6)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thoughts_are_written_as_engines_records_have_them() {
        let thought = |score| Thought { score, depth: Some(12), used_us: 104_000 }.to_string();
        assert_eq!(thought(Some(Score::Cp(35))), "+0.35/12 0.104s");
        assert_eq!(thought(Some(Score::Cp(-5))), "-0.05/12 0.104s");
        assert_eq!(thought(Some(Score::Mate(3))), "+M3/12 0.104s");
        assert_eq!(thought(Some(Score::Mate(-2))), "-M2/12 0.104s");
        assert_eq!(thought(None), "0.104s");
    }
}
