//! The position string: seven fields, one space apart, one position one string.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::setup::Castlings;
use super::validate::{self, Readable};
use super::{Fault, Position, PositionError, Restoration, Setup};
use crate::faults::PositionFault;
use crate::fields::{self, read_counter, read_letters};
use crate::{Colour, Man};

impl fmt::Display for Setup {
    /// The position string. Counters are written as they are, also out of range.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, rank) in self.men.chunks(10).rev().enumerate() {
            if i > 0 {
                f.write_char('/')?;
            }
            f.write_str(&fields::placement(rank))?;
        }
        let castlings = fields::letters(self.castlings.iter().map(right_letter));
        let longstep = self.longstep.map_or("-".to_owned(), |square| square.to_string());
        let princesses: String = self.restorations.map(Restoration::letter).into_iter().collect();
        write!(
            f,
            " {} {castlings} {longstep} {princesses} {} {}",
            self.side.letter(),
            self.halfmove,
            self.fullmove
        )
    }
}

/// `K` for `0-0`, `Q` for `0-0-0`, lower case Black.
const fn right_letter((colour, short): (Colour, bool)) -> char {
    match (colour, short) {
        (Colour::White, true) => 'K',
        (Colour::White, false) => 'Q',
        (Colour::Black, true) => 'k',
        (Colour::Black, false) => 'q',
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_setup().fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl FromStr for Setup {
    type Err = PositionError;

    /// Reads a position string of any diagram, in its one canonical spelling.
    ///
    /// # Errors
    /// Every fault of the spelling; whether the diagram can be is not asked.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        let (setup, _, faults) = read(text);
        PositionError::check(faults)?;
        Ok(setup)
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads and checks a position string.
    ///
    /// # Errors
    /// Every fault of the spelling, and every fault of the diagram in the fields that can be read.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        let (setup, readable, faults) = read(text);
        validate::checked(&setup, readable, faults)
    }
}

/// The diagram as far as it can be read, which fields could be, and what is wrong with the others.
fn read(text: &str) -> (Setup, Readable, Vec<Fault>) {
    let mut setup = Setup::empty();
    let mut faults = Vec::new();
    let fields: Vec<&str> = text.split(' ').collect();
    let [placement, side, castling, longstep, princess, halfmove, fullmove] = fields[..] else {
        faults.push(Fault::Fields(fields.len()));
        return (setup, 0, faults);
    };
    read_placement(placement, &mut setup, &mut faults);
    match side {
        "w" => setup.side = Colour::White,
        "b" => setup.side = Colour::Black,
        _ => faults.push(Fault::SideText(side.to_owned())),
    }
    match read_letters(castling, "KQkq") {
        None => faults.push(Fault::CastlingText(castling.to_owned())),
        Some(letters) => {
            for right in Castlings::each().filter(|right| letters.contains(right_letter(*right))) {
                setup.castlings.insert(right.0, right.1);
            }
        }
    }
    match longstep.parse() {
        Ok(square) => setup.longstep = Some(square),
        Err(_) if longstep == "-" => {}
        Err(_) => faults.push(Fault::LongstepText(longstep.to_owned())),
    }
    match read_princesses(princess) {
        Some(restorations) => setup.restorations = restorations,
        None => faults.push(Fault::PrincessText(princess.to_owned())),
    }
    match read_counter(halfmove) {
        Some(n) => setup.halfmove = n,
        None => faults.push(Fault::Halfmove(halfmove.to_owned())),
    }
    match read_counter(fullmove) {
        Some(n) if n > 0 => setup.fullmove = n,
        _ => faults.push(Fault::Fullmove(fullmove.to_owned())),
    }
    let readable =
        faults.iter().fold(validate::ALL_READABLE, |readable, fault| readable & !(1 << fault.field()));
    (setup, readable, faults)
}

fn read_placement(text: &str, setup: &mut Setup, faults: &mut Vec<Fault>) {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 10 {
        faults.push(Fault::Ranks(ranks.len()));
        return;
    }
    for (rank, text) in (1..=10).rev().zip(ranks) {
        let known = faults.len();
        let mut filled = 0;
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                let (run, after) = rest.split_at(digits);
                match run.parse() {
                    Ok(empty @ 1..=10) if !run.starts_with('0') => filled += empty,
                    _ => faults.push(Fault::EmptyRun { rank, text: run.to_owned() }),
                }
                rest = after;
                continue;
            }
            match Man::from_letter(letter) {
                None => faults.push(Fault::UnknownMan { rank, letter }),
                man if filled < 10 => setup.men[10 * (rank - 1) + filled] = man,
                _ => {}
            }
            filled += 1;
            rest = &rest[letter.len_utf8()..];
        }
        let counted = !faults[known..].iter().any(|fault| matches!(fault, Fault::EmptyRun { .. }));
        if counted && filled != 10 {
            faults.push(Fault::RankLength { rank, filled, text: text.to_owned() });
        }
    }
}

fn read_princesses(text: &str) -> Option<[Restoration; 2]> {
    let mut letters = text.chars().map(Restoration::from_letter);
    match (letters.next(), letters.next(), letters.next()) {
        (Some(white), Some(black), None) => Some([white?, black?]),
        _ => None,
    }
}
