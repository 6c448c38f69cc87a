//! The moves of classical chess, as `pgn-reader` takes them out of a movetext.

use std::collections::VecDeque;
use std::io::Cursor;
use std::ops::ControlFlow;

use pgn_reader::{Reader, SanPlus, Visitor};

use crate::{Move, Position};

/// The moves of one game in standard notation, in order.
///
/// The reader passes over what it does not know. Words of the text that are not among these moves are therefore read as
/// if they were typed, and refused if they cannot be.
pub(super) struct Standard(VecDeque<SanPlus>);

impl Standard {
    /// The moves of a movetext: those of its main line.
    pub(super) fn of(movetext: &str) -> Self {
        // For the reader an empty line ends a game; here its result does.
        let lines = movetext.lines().map(|line| if line.trim().is_empty() { " " } else { line });
        let text = lines.collect::<Vec<_>>().join("\n");
        let mut moves = VecDeque::new();
        match Reader::new(Cursor::new(text)).read_game(&mut Collect(&mut moves)) {
            Ok(_) => Self(moves),
            Err(_) => Self(VecDeque::new()),
        }
    }

    /// The legal move of the next word of the text, if it is in standard notation and means one.
    pub(super) fn take(&mut self, position: &Position, word: &str) -> Option<Move> {
        let (own, length) = SanPlus::from_ascii_prefix(word.as_bytes()).ok()?;
        let whole = word[length..].chars().all(|c| "!?".contains(c));
        if !whole || self.0.front().is_none_or(|next| next.san != own.san) {
            return None;
        }
        self.0.pop_front();
        match position {
            Position::Chess(position) => position.of_san(own.san).map(Move::Chess),
            _ => None,
        }
    }
}

/// Collects moves; variations are passed over.
struct Collect<'m>(&'m mut VecDeque<SanPlus>);

impl Visitor for Collect<'_> {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        self.0.push_back(san);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}
