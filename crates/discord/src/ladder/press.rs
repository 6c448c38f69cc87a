//! What the controls under the ladder's messages mean. Their ids begin with `ladder:`.

use std::fmt;

use rules::Variant;
use store::ladder::EngineGameId;

use crate::press::Stepper;

/// A board of a game between engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    pub(crate) game: EngineGameId,
    /// After so many moves, the opening's counted.
    pub(crate) ply: u16,
    pub(crate) flipped: bool,
}

/// Everything that can be pressed there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LadderPress {
    /// Another board of a game.
    Board(Stepper, Shown),
    /// A game as a moving picture.
    Film(EngineGameId),
    /// Its record.
    Record(EngineGameId),
    /// A page of the standings, from 0.
    Standings(Variant, u8),
}

impl fmt::Display for LadderPress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(step, Shown { game, ply, flipped }) => {
                let side = if *flipped { 'b' } else { 'w' };
                write!(f, "ladder:board:{game}:{ply}:{}:{side}", step.letter())
            }
            Self::Film(game) => write!(f, "ladder:film:{game}"),
            Self::Record(game) => write!(f, "ladder:record:{game}"),
            Self::Standings(variant, page) => write!(f, "ladder:table:{variant}:{page}"),
        }
    }
}

/// Reads what follows `ladder:`.
pub(crate) fn read(rest: &str) -> Option<LadderPress> {
    let mut parts = rest.split(':');
    let mut next = || parts.next();
    let kind = next()?;
    let press = match kind {
        "board" => {
            let (game, ply) = (EngineGameId(next()?.parse().ok()?), next()?.parse().ok()?);
            let step = Stepper::of_letter(next()?)?;
            let flipped = match next()? {
                "w" => false,
                "b" => true,
                _ => return None,
            };
            LadderPress::Board(step, Shown { game, ply, flipped })
        }
        "film" => LadderPress::Film(EngineGameId(next()?.parse().ok()?)),
        "record" => LadderPress::Record(EngineGameId(next()?.parse().ok()?)),
        "table" => LadderPress::Standings(Variant::from_word(next()?)?, next()?.parse().ok()?),
        _ => return None,
    };
    parts.next().is_none().then_some(press)
}
