//! Names of puzzles.

use std::fmt;
use std::str::FromStr;

use rules::{Position, Variant};

use crate::error::PuzzleError;
use crate::mirror::mirror_key;

/// A puzzle's name, the same for ever: short, and easy to type.
///
/// A mined puzzle is named after its position, mirror images being alike, so that the same puzzle found again has the
/// same name. Published problems keep the names of their gallery.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(String);

impl PuzzleId {
    /// The name of a mined puzzle: the rule set's letter (`s`, `c`, `h`) and 40 bits of a hash of the
    /// [`mirror_key`], in digits and letters that do not look alike.
    pub fn of(position: &Position) -> Self {
        const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
        let letter = match position.variant() {
            Variant::Starchess => 's',
            Variant::Chess => 'c',
            Variant::Chess100 => 'h',
        };
        // FNV-1a, with its upper half folded into the lower.
        let hash = mirror_key(position).bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let word = hash ^ (hash >> 32);
        let digit = |place: u32| char::from(DIGITS[(word >> (5 * place)) as usize & 31]);
        Self(format!("{letter}-{}", (0..8).map(digit).collect::<String>()))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PuzzleId {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Self, PuzzleError> {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if (1..=24).contains(&text.len()) && text.chars().all(fits) {
            Ok(Self(text.to_owned()))
        } else {
            Err(PuzzleError::Id(text.chars().take(40).collect()))
        }
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
