//! Positions, moves and squares of any rule set.
//!
//! The list at the end is the one place where a rule set is entered; everything else follows from its [`Rules`].

use std::fmt;

use crate::input::Obstacle;
use crate::rule_set::{BoardSquare, MoveParts, Rules};
use crate::{Colour, Consequence, Duty, Man, Outcome, Role, Solution, Status, Variant};

/// A move that is not legal, or comes after the end of a game, handed back with the position in which it was tried.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{attempted} cannot be played here")]
pub struct PlayError {
    /// The position, unchanged.
    pub position: Box<Position>,
    /// The move that was refused.
    pub attempted: Move,
}

/// A text that is not a move in the bare form.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct MoveParseError(String);

/// A text that is not a square of the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SquareError(String);

macro_rules! rule_sets {
    ($($name:ident => $module:ident, $square:ident;)*) => {
        /// A place of any board. Its number or name is what `Display` writes.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Square {
            $(#[doc = concat!("A place of the board of `", stringify!($module), "`.")]
            $name(crate::$module::$square),)*
        }

        /// A move of any rule set. `Display` writes the bare form.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Move {
            $(#[doc = concat!("A move of `", stringify!($module), "`.")]
            $name(crate::$module::Move),)*
        }

        /// A position of any rule set, legal as it stands. `Display` writes the position string.
        #[derive(Clone, PartialEq, Eq)]
        pub enum Position {
            $(#[doc = concat!("A position of `", stringify!($module), "`.")]
            $name(crate::$module::Position),)*
        }

        /// What is wrong with a position string.
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum PositionError {
            $(#[doc = concat!("Of `", stringify!($module), "`.")]
            #[error(transparent)]
            $name(#[from] crate::$module::PositionError),)*
        }

        $(
            impl From<crate::$module::$square> for Square {
                fn from(square: crate::$module::$square) -> Self {
                    Self::$name(square)
                }
            }

            impl From<crate::$module::Move> for Move {
                fn from(played: crate::$module::Move) -> Self {
                    Self::$name(played)
                }
            }

            impl From<crate::$module::Position> for Position {
                fn from(position: crate::$module::Position) -> Self {
                    Self::$name(position)
                }
            }
        )*

        impl Square {
            /// The rule set whose board has it.
            pub const fn variant(self) -> Variant {
                match self { $(Self::$name(_) => Variant::$name,)* }
            }

            /// Where it stands in tables: 0 to the number of squares less one.
            pub fn index(self) -> usize {
                match self { $(Self::$name(square) => BoardSquare::index(square),)* }
            }

            /// The square of an index, if the board has that many.
            pub fn new(variant: Variant, index: usize) -> Option<Self> {
                match variant {
                    $(Variant::$name => <crate::$module::$square as BoardSquare>::from_index(index).map(Self::$name),)*
                }
            }

            /// The square of a printed number or name.
            ///
            /// # Errors
            /// A text that names none.
            pub fn parse(variant: Variant, text: &str) -> Result<Self, SquareError> {
                match variant {
                    $(Variant::$name => text.parse().map(Self::$name)
                        .map_err(|error: <crate::$module::$square as std::str::FromStr>::Err| SquareError(error.to_string())),)*
                }
            }

            /// How many squares the board of a rule set has.
            pub const fn count(variant: Variant) -> usize {
                match variant { $(Variant::$name => <crate::$module::$square as BoardSquare>::COUNT,)* }
            }
        }

        impl fmt::Display for Square {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(Self::$name(square) => square.fmt(f),)* }
            }
        }

        impl Move {
            /// The rule set it belongs to.
            pub const fn variant(self) -> Variant {
                match self { $(Self::$name(_) => Variant::$name,)* }
            }

            /// The move of a bare text.
            ///
            /// # Errors
            /// A text that is not in the bare form.
            pub fn parse(variant: Variant, text: &str) -> Result<Self, MoveParseError> {
                match variant {
                    $(Variant::$name => text.parse().map(Self::$name)
                        .map_err(|error: <crate::$module::Move as std::str::FromStr>::Err| MoveParseError(error.to_string())),)*
                }
            }

            /// Where its man comes from; nowhere for a placement. In castling, the king's square.
            pub fn from(self) -> Option<Square> {
                match self { $(Self::$name(played) => MoveParts::from(played).map(Square::$name),)* }
            }

            /// Where its man ends up. In castling, the king's square.
            pub fn to(self) -> Square {
                match self { $(Self::$name(played) => Square::$name(MoveParts::to(played)),)* }
            }

            /// What a pawn becomes.
            pub fn promotion(self) -> Option<Role> {
                match self { $(Self::$name(played) => MoveParts::promotion(played),)* }
            }

            /// The man that is placed from the hand.
            pub fn placed(self) -> Option<Role> {
                match self { $(Self::$name(played) => MoveParts::placed(played),)* }
            }

            /// The same move of a side whose text does not tell it: castling in Chess-100 is written alike for both.
            #[must_use]
            pub fn made_by(self, side: Colour) -> Self {
                match self { $(Self::$name(played) => Self::$name(MoveParts::made_by(played, side)),)* }
            }

            /// Where a princess becomes a queen before the move.
            pub fn restores(self) -> Option<Square> {
                match self { $(Self::$name(played) => MoveParts::restores(played).map(Square::$name),)* }
            }
        }

        impl fmt::Display for Move {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(Self::$name(played) => played.fmt(f),)* }
            }
        }

        impl fmt::Display for Position {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(Self::$name(position) => position.fmt(f),)* }
            }
        }

        impl Position {
            /// The rule set it belongs to.
            pub const fn variant(&self) -> Variant {
                match self { $(Self::$name(_) => Variant::$name,)* }
            }

            /// The start of a game.
            pub fn start(variant: Variant) -> Self {
                match variant { $(Variant::$name => Self::$name(Rules::start()),)* }
            }

            /// The position of a position string.
            ///
            /// # Errors
            /// Everything that is wrong with the string.
            pub fn parse(variant: Variant, text: &str) -> Result<Self, PositionError> {
                Ok(match variant { $(Variant::$name => Self::$name(text.parse()?),)* })
            }

            /// Every legal move.
            pub fn legal_moves(&self) -> Vec<Move> {
                match self {
                    $(Self::$name(position) => {
                        Rules::legal_moves(position).into_iter().map(Move::$name).collect()
                    })*
                }
            }

            /// Whether two positions count as the same for repetition.
            pub fn repeats(&self, other: &Self) -> bool {
                match (self, other) {
                    $((Self::$name(position), Self::$name(other)) => Rules::repeats(position, other),)*
                    _ => false,
                }
            }

            /// The man on a square.
            pub fn man_at(&self, square: Square) -> Option<Man> {
                match (self, square) {
                    $((Self::$name(position), Square::$name(square)) => Rules::man_at(position, square),)*
                    _ => None,
                }
            }

            /// Where a side's king stands; nowhere while it is in hand.
            pub fn king(&self, colour: Colour) -> Option<Square> {
                match self { $(Self::$name(position) => Rules::king(position, colour).map(Square::$name),)* }
            }

            /// The men on the board with their squares, in the order of the squares' indices.
            pub fn men(&self) -> Vec<(Square, Man)> {
                match self {
                    $(Self::$name(position) => Rules::men(position).into_iter()
                        .map(|(square, man)| (Square::$name(square), man)).collect(),)*
                }
            }

            /// Where the side to move can place a man, if men are being placed: its whole back rank, taken or not.
            pub fn placing_squares(&self) -> Vec<Square> {
                match self {
                    $(Self::$name(position) => {
                        Rules::placing_squares(position).into_iter().map(Square::$name).collect()
                    })*
                }
            }

            /// The king's step that `0-0` (`short`) or `0-0-0` means for the side to move, whether or not it is legal;
            /// none where there is no castling.
            pub fn castling_step(&self, short: bool) -> Option<(Square, Square)> {
                match self {
                    $(Self::$name(position) => Rules::castling_step(position, short)
                        .map(|(from, to)| (Square::$name(from), Square::$name(to))),)*
                }
            }

            /// Where pawns of a side are promoted.
            pub fn promotion_squares(&self, colour: Colour) -> Vec<Square> {
                match self {
                    $(Self::$name(position) => {
                        Rules::promotion_squares(position, colour).into_iter().map(Square::$name).collect()
                    })*
                }
            }

            /// The kings that stand attacked, to be marked on a picture.
            pub fn kings_in_check(&self) -> Vec<Square> {
                match self {
                    $(Self::$name(position) => {
                        Rules::kings_in_check(position).into_iter().map(Square::$name).collect()
                    })*
                }
            }

            /// Proves the shortest forced mate in at most `moves` moves of the side to move, or that there is none.
            pub fn solve(&self, moves: u32) -> Option<Solution<Move>> {
                self.solve_on(moves, 1)
            }

            /// The same on so many threads.
            pub fn solve_on(&self, moves: u32, threads: usize) -> Option<Solution<Move>> {
                match self {
                    $(Self::$name(position) => {
                        crate::solve_on(position, moves, threads).map(|solution| solution.map(Move::$name))
                    })*
                }
            }

            /// Whether a move is legal.
            pub fn is_legal(&self, wanted: Move) -> bool {
                match (self, wanted) {
                    $((Self::$name(position), Move::$name(wanted)) => Rules::is_legal(position, wanted),)*
                    _ => false,
                }
            }

            /// Plays a move.
            ///
            /// # Errors
            /// Hands back the position and the move when the move is not legal.
            pub fn play(mut self, wanted: Move) -> Result<Self, PlayError> {
                match (&mut self, wanted) {
                    $((Self::$name(position), Move::$name(played)) if Rules::is_legal(position, played) => {
                        position.make(played);
                    })*
                    _ => return Err(PlayError { position: Box::new(self), attempted: wanted }),
                }
                Ok(self)
            }

            /// The man that a legal move takes, and where it stands.
            pub fn captured(&self, played: Move) -> Option<(Square, Man)> {
                match (self, played) {
                    $((Self::$name(position), Move::$name(played)) => Rules::captured(position, played)
                        .map(|(square, man)| (Square::$name(square), man)),)*
                    _ => None,
                }
            }

            /// A legal move as records write it; another one in its bare form.
            pub fn written(&self, played: Move) -> String {
                match (self, played) {
                    $((Self::$name(position), Move::$name(played)) => Rules::written(position, played),)*
                    _ => played.to_string(),
                }
            }

            /// Why the man on `from` cannot go to `to`, given that no legal move does that.
            pub fn obstacle(&self, from: Square, to: Square) -> Obstacle {
                match (self, from, to) {
                    $((Self::$name(position), Square::$name(from), Square::$name(to)) => {
                        Rules::obstacle(position, from, to)
                    })*
                    _ => Obstacle::OutOfReach,
                }
            }

            /// What a legal move brings about beside what its text says.
            pub fn consequences(&self, played: Move) -> Vec<Consequence> {
                match (self, played) {
                    $((Self::$name(position), Move::$name(played)) => Rules::consequences(position, played),)*
                    _ => Vec::new(),
                }
            }
        }

        rule_sets! { @given $($name)*;
            /// Who is to move.
            side() -> Colour;
            /// Plies since the last capture or pawn move.
            halfmove() -> u16;
            /// The number of the move to come, from 1, one more after each Black ply.
            fullmove() -> u16;
            /// A hash of all that [`repeats`](Self::repeats) compares.
            hash() -> u64;
            /// Whether the side to move is in check.
            in_check() -> bool;
            /// Whether men are still being placed.
            is_setup() -> bool;
            /// Whether there is a legal move.
            has_moves() -> bool;
            /// How a game with this position on the board stands, repetition aside.
            status() -> Status;
            /// What the side to move must or may do beside an ordinary move.
            duties() -> Vec<Duty>;
            /// Whether a side can still mate by some sequence of legal moves, however foolish.
            can_mate(colour: Colour) -> bool;
            /// What a side has still to place.
            hand(colour: Colour) -> Vec<Role>;
            /// The result that a status reached by the rules gives in this position.
            outcome_of(status: Status) -> Outcome;
            /// How many sequences of `depth` legal moves there are.
            perft(depth: u32) -> u64;
        }
    };
    (@given $($name:ident)*; $($(#[$doc:meta])* $method:ident($($arg:ident: $type:ty)?) -> $gives:ty;)*) => {
        rule_sets! { @each [$($name)*] $([$(#[$doc])* $method ($($arg: $type)?) $gives])* }
    };
    (@each $names:tt $($method:tt)*) => {
        impl Position {
            $(rule_sets! { @one $names $method })*
        }
    };
    (@one [$($name:ident)*] [$(#[$doc:meta])* $method:ident ($($arg:ident: $type:ty)?) $gives:ty]) => {
        $(#[$doc])*
        pub fn $method(&self $(, $arg: $type)?) -> $gives {
            rule_sets! { @call [$($name)*] self $method ($($arg)?) }
        }
    };
    (@call [$($name:ident)*] $self:ident $method:ident $args:tt) => {
        match $self { $(Self::$name(position) => rule_sets! { @apply position $method $args },)* }
    };
    (@apply $position:ident $method:ident ()) => { Rules::$method($position) };
    (@apply $position:ident $method:ident ($arg:ident)) => { Rules::$method($position, $arg) };
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({self})")
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl Square {
    /// Every square of a rule set's board, by index.
    pub fn all(variant: Variant) -> impl Iterator<Item = Self> {
        (0..Self::count(variant)).filter_map(move |index| Self::new(variant, index))
    }
}

rule_sets! {
    Starchess => starchess, Cell;
    Chess => chess, Square;
    Chess100 => chess100, Square;
}
