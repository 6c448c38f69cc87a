//! Moves of engines with what was seen of them, as one text a game.

use std::fmt::Write as _;

/// What an engine thought of its position, from its own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveScore {
    /// Hundredths of a pawn.
    Cp(i32),
    /// Mate in so many moves; negative when it is mated.
    Mate(i32),
}

/// A move of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// In bare form.
    pub played: String,
    /// The engine's last score.
    pub score: Option<MoveScore>,
    /// Its depth, in plies.
    pub depth: Option<u32>,
    /// What was taken off the clock, in microseconds.
    pub used_us: u64,
    /// What the clock showed afterwards, in milliseconds.
    pub left_ms: Option<u64>,
}

/// `18-19,35,12,104000,9900`: move, score (a mate as `#-3`), depth, microseconds used, milliseconds left; a space between
/// moves.
pub(super) fn write(moves: &[PlayedMove]) -> String {
    let mut text = String::with_capacity(moves.len() * 24);
    for (index, one) in moves.iter().enumerate() {
        let score = match one.score {
            None => String::new(),
            Some(MoveScore::Cp(score)) => score.to_string(),
            Some(MoveScore::Mate(moves)) => format!("#{moves}"),
        };
        let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
        let space = if index == 0 { "" } else { " " };
        let (depth, left) = (number(one.depth.map(u64::from)), number(one.left_ms));
        write!(text, "{space}{},{score},{depth},{},{left}", one.played, one.used_us)
            .expect("a string takes everything");
    }
    text
}

/// What [`write`] wrote; `None` for anything else.
pub(super) fn read(text: &str) -> Option<Vec<PlayedMove>> {
    text.split_ascii_whitespace().map(one).collect()
}

fn one(word: &str) -> Option<PlayedMove> {
    // From the end: in Chess-100 a move that brings the queen back has a comma of its own.
    let mut fields = word.rsplitn(5, ',');
    let mut next = || fields.next();
    let (left, used, depth, score, played) = (next()?, next()?, next()?, next()?, next()?);
    let score = match (score, score.strip_prefix('#')) {
        ("", _) => None,
        (_, Some(moves)) => Some(MoveScore::Mate(moves.parse().ok()?)),
        (score, None) => Some(MoveScore::Cp(score.parse().ok()?)),
    };
    let number = |text: &str| match text {
        "" => Some(None),
        text => text.parse::<u64>().ok().map(Some),
    };
    Some(PlayedMove {
        played: played.to_owned(),
        score,
        depth: number(depth)?.map(|depth| depth as u32),
        used_us: used.parse().ok()?,
        left_ms: number(left)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_back_as_they_were_written() {
        let full = PlayedMove {
            played: "18-19".into(),
            score: Some(MoveScore::Cp(-35)),
            depth: Some(12),
            used_us: 104_000,
            left_ms: Some(9_900),
        };
        let mate = PlayedMove { score: Some(MoveScore::Mate(-3)), ..full.clone() };
        let restored = PlayedMove { played: "c2=Q,d4-c5".into(), ..full.clone() };
        let bare = PlayedMove { score: None, depth: None, left_ms: None, ..full.clone() };
        let text = write(&[full.clone(), mate.clone(), restored.clone(), bare.clone()]);
        assert_eq!(
            text,
            "18-19,-35,12,104000,9900 18-19,#-3,12,104000,9900 c2=Q,d4-c5,-35,12,104000,9900 18-19,,,104000,"
        );
        assert_eq!(read(&text), Some(vec![full, mate, restored, bare]));
        assert_eq!(read(""), Some(Vec::new()));
        assert_eq!(read("18-19"), None);
    }
}
