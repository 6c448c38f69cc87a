//! Where games begin: the lists that ladder games are played from, each opening twice with colours reversed.
//!
//! The lists are files, since it takes an engine to tell what is even. `cargo run --release -p starmate-ladder --example
//! opening_lists -- setup|arrays|chess|chess100` makes them again; each file says at its top by which rule.

mod arrays;

use std::sync::LazyLock;

use rules::record::Record;
use rules::{Game, Move, Variant};
use serde::{Deserialize, Serialize};

use crate::choice::Source;
use crate::fit::List;

pub use self::arrays::Array;

const SETUP: &str = include_str!("../../../assets/openings/setup.txt");
const ARRAYS: &str = include_str!("../../../assets/openings/arrays.txt");
const CHESS: &str = include_str!("../../../assets/openings/chess.txt");
const CHESS100: &str = include_str!("../../../assets/openings/chess100.txt");

/// A position and moves from it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Opening {
    /// Nothing for the start of the rule set.
    pub position: Option<String>,
    /// In bare form.
    pub moves: Vec<String>,
}

/// A list of openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Book {
    /// Starchess from the setup phase: the players place their men themselves, all but the first of each side, without
    /// which engines that do not vary would play one game over and over.
    Setup,
    /// Starchess from arrays in which neither side is mated by force or far ahead.
    Arrays,
    /// Classical chess from short openings that people play.
    Chess,
    /// Chess-100 from a few even moves.
    Chess100,
}

impl Book {
    /// Every list.
    pub const ALL: [Self; 4] = [Self::Setup, Self::Arrays, Self::Chess, Self::Chess100];

    /// The lists of a rule set's ladder. A list's place here is its number in [`Results`](crate::Results).
    pub const fn of(variant: Variant) -> &'static [Self] {
        match variant {
            Variant::Starchess => &[Self::Setup, Self::Arrays],
            Variant::Chess => &[Self::Chess],
            Variant::Chess100 => &[Self::Chess100],
        }
    }

    /// The rule set.
    pub const fn variant(self) -> Variant {
        match self {
            Self::Setup | Self::Arrays => Variant::Starchess,
            Self::Chess => Variant::Chess,
            Self::Chess100 => Variant::Chess100,
        }
    }

    /// The stable word of files, such as `arrays`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Arrays => "arrays",
            Self::Chess => "chess",
            Self::Chess100 => "chess100",
        }
    }

    /// The list of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|book| book.as_str() == word)
    }

    /// Its openings; never empty.
    pub fn openings(self) -> &'static [Opening] {
        static BOOKS: [LazyLock<Vec<Opening>>; 4] = [
            LazyLock::new(|| lines(SETUP).map(bare).collect()),
            LazyLock::new(|| lines(ARRAYS).map(array).collect()),
            LazyLock::new(|| lines(CHESS).map(written).collect()),
            LazyLock::new(|| lines(CHESS100).map(bare).collect()),
        ];
        &BOOKS[self as usize]
    }

    /// What is believed of its games before there are any.
    pub const fn prior(self) -> List {
        match self {
            Self::Setup => List::SETUP,
            Self::Arrays => List::ARRAYS,
            Self::Chess | Self::Chess100 => List::OTHER,
        }
    }

    /// The list as the choice of pairs sees it. All of a rule set's lists have the same weight.
    pub fn source(self) -> Source {
        Source { weight: 1.0, openings: self.openings().len() }
    }
}

impl Opening {
    /// The game so far; nothing if a rule set does not allow it.
    pub fn game(&self, variant: Variant) -> Option<Game> {
        let mut game = match &self.position {
            None => Game::start(variant),
            Some(text) => Game::from(rules::Position::parse(variant, text).ok()?),
        };
        for text in &self.moves {
            game.push(Move::parse(variant, text).ok()?).ok()?;
        }
        Some(game)
    }
}

/// The lines of a list, without remarks.
fn lines(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.lines().map(|line| line.split('#').next().unwrap_or(line).trim()).filter(|line| !line.is_empty())
}

/// `KRNBQ kqnrb`.
fn array(line: &str) -> Opening {
    let array: Array = line.parse().expect("the list has arrays");
    Opening { position: Some(array.position().to_string()), moves: Vec::new() }
}

/// `e4 e5 Nf3`.
fn written(line: &str) -> Opening {
    let record = Record::read_as(&format!("{line} *"), Variant::Chess).expect("the list has legal moves");
    Opening { position: None, moves: record.game().moves().iter().map(Move::to_string).collect() }
}

/// `K@4 Q@21`, `d2-d5 d9-d6`.
fn bare(line: &str) -> Opening {
    Opening { position: None, moves: line.split_whitespace().map(str::to_owned).collect() }
}
