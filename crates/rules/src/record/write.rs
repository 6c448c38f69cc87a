//! Records as text.

use std::fmt;

use super::tags::ROSTER;
use super::{Record, Thought};
use crate::{Colour, Position};

/// The longest line (PGN standard, export format).
const COLUMNS: usize = 79;

impl fmt::Display for Record {
    /// Writes the whole record, its last line break included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, &|_| None)
    }
}

impl Record {
    /// The whole record with what its players thought as comments: `thought` gives that of the move at a ply, from 0.
    #[expect(clippy::missing_panics_doc, reason = "a string takes everything")]
    pub fn commented(&self, thought: impl Fn(usize) -> Option<Thought>) -> String {
        let mut text = String::new();
        self.write(&mut text, &thought).expect("a string takes everything");
        text
    }

    fn write(&self, f: &mut dyn fmt::Write, thought: &dyn Fn(usize) -> Option<Thought>) -> fmt::Result {
        let (roster, rest): (Vec<_>, Vec<_>) = self.tags().enumerate().partition(|(at, _)| *at < ROSTER);
        roster.into_iter().try_for_each(|(_, (name, value))| tag(f, name, value))?;
        tag(f, "Result", self.outcome().as_str())?;
        tag(f, "Variant", self.game.variant().tag())?;
        let initial = self.game.initial();
        if *initial != Position::start(self.game.variant()) {
            tag(f, "SetUp", "1")?;
            tag(f, "FEN", &initial.to_string())?;
        }
        tag(f, "Termination", self.status().as_str())?;
        rest.into_iter().try_for_each(|(_, (name, value))| tag(f, name, value))?;
        f.write_str("\n")?;
        let mut column = 0;
        for word in self.words(thought) {
            if column > 0 {
                let fits = column + 1 + word.len() <= COLUMNS;
                f.write_str(if fits { " " } else { "\n" })?;
                column = if fits { column + 1 } else { 0 };
            }
            f.write_str(&word)?;
            column += word.len();
        }
        f.write_str("\n")
    }

    /// Numbers, moves, comments and the result.
    fn words(&self, thought: &dyn Fn(usize) -> Option<Thought>) -> Vec<String> {
        let mut words = Vec::new();
        let mut commented = false;
        for (ply, written) in self.game.written().into_iter().enumerate() {
            let before = self.game.position_at(ply);
            match before.side() {
                Colour::White => words.push(format!("{}.", before.fullmove())),
                // After a comment Black's move is numbered again.
                Colour::Black if ply == 0 || commented => words.push(format!("{}...", before.fullmove())),
                Colour::Black => (),
            }
            words.push(written);
            let comment = thought(ply).map(|thought| format!("{{{thought}}}"));
            commented = comment.is_some();
            words.extend(comment.iter().flat_map(|text| text.split(' ')).map(str::to_owned));
        }
        words.push(self.outcome().to_string());
        words
    }
}

fn tag(f: &mut dyn fmt::Write, name: &str, value: &str) -> fmt::Result {
    writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}
