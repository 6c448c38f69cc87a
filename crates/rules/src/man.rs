//! The men and their colours.

use std::fmt;
use std::ops::Not;

/// One of the two sides. White moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// White, at the bottom of the board.
    White,
    /// Black, at the top of the board.
    Black,
}

impl Colour {
    /// Both colours, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// 0 for White, 1 for Black: an index into tables with one entry a side.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `w` or `b`, as in position strings.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }
}

impl Not for Colour {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// What a man is, whatever its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// The king.
    King,
    /// The queen.
    Queen,
    /// The rook.
    Rook,
    /// The bishop.
    Bishop,
    /// The knight.
    Knight,
    /// The pawn.
    Pawn,
    /// The prince of Chess-100.
    Prince,
    /// The princess of Chess-100.
    Princess,
}

impl Role {
    /// Every role: the six of all boards in the order of position strings, then the two of Chess-100.
    pub const ALL: [Self; 8] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Pawn,
        Self::Prince,
        Self::Princess,
    ];

    /// What a pawn can become on every board, the strongest first.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// 0 for the king to 7 for the princess: an index into tables with one entry a role.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of position strings, upper case: `K`, `Q`, `R`, `B`, `N`, `P`; `I` prince, `S` princess.
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Knight => 'N',
            Self::Pawn => 'P',
            Self::Prince => 'I',
            Self::Princess => 'S',
        }
    }

    /// The sign before a move in records: the English letter, `Pr`, `Ps`, and nothing for a pawn.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::King => "K",
            Self::Queen => "Q",
            Self::Rook => "R",
            Self::Bishop => "B",
            Self::Knight => "N",
            Self::Pawn => "",
            Self::Prince => "Pr",
            Self::Princess => "Ps",
        }
    }

    /// The role of a letter of position strings, in either case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'K' => Self::King,
            'Q' => Self::Queen,
            'R' => Self::Rook,
            'B' => Self::Bishop,
            'N' => Self::Knight,
            'P' => Self::Pawn,
            'I' => Self::Prince,
            'S' => Self::Princess,
            _ => return None,
        })
    }

    /// The English word, lower case.
    pub const fn word(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            Self::Pawn => "pawn",
            Self::Prince => "prince",
            Self::Princess => "princess",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// A man of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man {
    /// Whose man it is.
    pub colour: Colour,
    /// What it is.
    pub role: Role,
}

impl Man {
    /// The man's letter in position strings: upper case for White, lower case for Black.
    pub const fn letter(self) -> char {
        match self.colour {
            Colour::White => self.role.letter(),
            Colour::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The man of a letter in a position string.
    pub const fn from_letter(letter: char) -> Option<Self> {
        let colour = if letter.is_ascii_uppercase() { Colour::White } else { Colour::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Self { colour, role }),
            None => None,
        }
    }
}

impl fmt::Display for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour, self.role)
    }
}
