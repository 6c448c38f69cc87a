//! A puzzle as it is written.

use rules::{Move, Position, Variant};
use serde::{Deserialize, Serialize};

use crate::error::PuzzleError;
use crate::puzzle::{Goal, Parts, Puzzle};
use crate::source::Source;
use crate::theme::Theme;

/// A puzzle as one line of a file: moves are bare, `side` and `tier` follow from the rest and are for readers.
#[derive(Serialize, Deserialize)]
pub(super) struct Written {
    id: String,
    variant: String,
    position: String,
    side: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<String>,
    /// Mate in so many; absent where the goal is a won position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mate_in: Option<u32>,
    line: Vec<String>,
    /// Right first moves, where there are more than the line's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    first_moves: Vec<String>,
    /// Right last moves, where there are more than the line's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    last_moves: Vec<String>,
    themes: Vec<String>,
    rating: u16,
    tier: String,
    source: Source,
}

impl Written {
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        let parts = puzzle.parts();
        let texts = |moves: &[Move]| moves.iter().map(ToString::to_string).collect::<Vec<_>>();
        let several = |moves: &[Move]| if moves.len() > 1 { texts(moves) } else { Vec::new() };
        Self {
            id: parts.id.to_string(),
            variant: puzzle.variant().to_string(),
            position: parts.position.to_string(),
            side: puzzle.side().letter().into(),
            before: parts.before.map(|before| before.to_string()),
            mate_in: match parts.goal {
                Goal::Mate(moves) => Some(moves),
                Goal::Win => None,
            },
            line: texts(&parts.line),
            first_moves: several(&parts.first_moves),
            last_moves: several(&parts.last_moves),
            themes: parts.themes.iter().map(ToString::to_string).collect(),
            rating: parts.rating,
            tier: puzzle.tier().to_string(),
            source: parts.source.clone(),
        }
    }

    pub(super) fn read(self) -> Result<Puzzle, PuzzleError> {
        let variant = Variant::from_word(&self.variant).ok_or(PuzzleError::Variant(self.variant))?;
        let position = Position::parse(variant, &self.position)?;
        let side = position.side();
        // The text of a move may not tell whose it is; in a line the sides alternate.
        let read = |text: &str, ply: usize| match Move::parse(variant, text) {
            Ok(played) => Ok(played.made_by(if ply.is_multiple_of(2) { side } else { !side })),
            Err(fault) => Err(PuzzleError::Move { text: text.to_owned(), fault }),
        };
        let line: Vec<Move> =
            self.line.iter().enumerate().map(|(ply, text)| read(text, ply)).collect::<Result<_, _>>()?;
        let accepted = |texts: &[String], own: Option<&Move>| match texts {
            [] => Ok(own.copied().into_iter().collect()),
            texts => texts.iter().map(|text| read(text, 0)).collect::<Result<Vec<_>, _>>(),
        };
        let theme = |word: String| Theme::from_word(&word).ok_or(PuzzleError::Theme(word));
        let mut first_moves = accepted(&self.first_moves, line.first())?;
        let last_moves = accepted(&self.last_moves, line.last())?;
        if line.len() == 1 {
            // One step is both the first and the last.
            first_moves.clone_from(&last_moves);
        }
        let parts = Parts {
            id: self.id.parse()?,
            before: self.before.map(|text| read(&text, 1)).transpose()?,
            goal: self.mate_in.map_or(Goal::Win, Goal::Mate),
            first_moves,
            last_moves,
            line,
            themes: self.themes.into_iter().map(theme).collect::<Result<_, _>>()?,
            rating: self.rating,
            source: self.source,
            position,
        };
        Ok(Puzzle::new(parts)?)
    }
}
