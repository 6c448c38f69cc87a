//! The position string: six fields, one space apart, one position one string.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::tables::FILE_LENGTHS;
use super::validate::{self, Readable};
use super::{Cell, DoubleSteps, Fault, Position, PositionError, Setup};
use crate::faults::PositionFault;
use crate::fields::{self, read_counter, read_letters};
use crate::{Colour, Man, Role};

const FILE_LETTERS: [char; 9] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

impl fmt::Display for Setup {
    /// The position string. Counters are written as they are, also out of range.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut men = self.men.iter();
        for (file, length) in FILE_LENGTHS.into_iter().enumerate() {
            if file > 0 {
                f.write_char('/')?;
            }
            f.write_str(&fields::placement(men.by_ref().take(length)))?;
        }
        let in_hand = Colour::ALL.into_iter().flat_map(|colour| {
            self.hands[colour.index()].iter().map(move |role| Man { colour, role }.letter())
        });
        let rights = DoubleSteps::all()
            .filter(|&(_, colour, cell)| self.double_steps.contains(colour, cell.file()))
            .map(|(_, colour, cell)| right_letter(colour, cell));
        let (hand, rights) = (fields::letters(in_hand), fields::letters(rights));
        write!(f, " {hand} {} {rights} {} {}", self.side.letter(), self.halfmove, self.fullmove)
    }
}

fn right_letter(colour: Colour, cell: Cell) -> char {
    let letter = FILE_LETTERS[usize::from(cell.file())];
    if colour == Colour::White { letter.to_ascii_uppercase() } else { letter }
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
    let [placement, hand, side, rights, halfmove, fullmove] = fields[..] else {
        faults.push(Fault::Fields(fields.len()));
        return (setup, 0, faults);
    };
    read_placement(placement, &mut setup, &mut faults);
    match read_letters(hand, "KQRBNkqrbn") {
        None => faults.push(Fault::HandText(hand.to_owned())),
        Some(men) => {
            for man in men.chars().filter_map(man) {
                setup.hands[man.colour.index()].insert(man.role);
            }
        }
    }
    match side {
        "w" => setup.side = Colour::White,
        "b" => setup.side = Colour::Black,
        _ => faults.push(Fault::SideText(side.to_owned())),
    }
    match read_letters(rights, "CDEFGcdefg") {
        None => faults.push(Fault::RightsText(rights.to_owned())),
        Some(letters) => {
            for (_, colour, cell) in DoubleSteps::all() {
                if letters.contains(right_letter(colour, cell)) {
                    setup.double_steps.insert(colour, cell.file());
                }
            }
        }
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
    let files: Vec<&str> = text.split('/').collect();
    if files.len() != FILE_LENGTHS.len() {
        faults.push(Fault::Files(files.len()));
        return;
    }
    let mut first = 0;
    for ((text, cells), file) in files.into_iter().zip(FILE_LENGTHS).zip(FILE_LETTERS) {
        let mut filled = 0;
        let mut after_digit = false;
        for letter in text.chars() {
            let digit = letter.to_digit(10).filter(|&digit| digit > 0);
            if let Some(empty) = digit {
                if after_digit {
                    faults.push(Fault::DigitsAdjoin(file));
                }
                filled += empty as usize;
            } else {
                match man(letter) {
                    None => faults.push(Fault::UnknownMan { file, letter }),
                    man if filled < cells => setup.men[first + filled] = man,
                    _ => {}
                }
                filled += 1;
            }
            after_digit = digit.is_some();
        }
        if filled != cells {
            faults.push(Fault::FileLength { file, cells, filled, text: text.to_owned() });
        }
        first += cells;
    }
}

/// The man of a letter; prince and princess are not of this board.
fn man(letter: char) -> Option<Man> {
    Man::from_letter(letter).filter(|man| !matches!(man.role, Role::Prince | Role::Princess))
}
