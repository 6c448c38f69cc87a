//! Records as text.

use std::fmt;

use super::Record;
use super::tags::ROSTER;
use crate::{Colour, Position};

/// The longest line (PGN standard, export format).
const COLUMNS: usize = 79;

impl fmt::Display for Record {
    /// Writes the whole record, its last line break included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
        for word in self.words() {
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
}

impl Record {
    /// Numbers, moves and the result.
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        for (ply, written) in self.game.written().into_iter().enumerate() {
            let before = self.game.position_at(ply);
            match before.side() {
                Colour::White => words.push(format!("{}.", before.fullmove())),
                Colour::Black if ply == 0 => words.push(format!("{}...", before.fullmove())),
                Colour::Black => (),
            }
            words.push(written);
        }
        words.push(self.outcome().to_string());
        words
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}
