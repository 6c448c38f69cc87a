//! What every rule set gives: the seam between the rules and the rest of the program.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::input::Obstacle;
use crate::{Colour, Consequence, Duty, Man, Outcome, Role, Status, Variant};

/// A place of one rule set's board.
pub trait BoardSquare: Copy + Ord + Hash + Debug + Display + FromStr + 'static {
    /// How many the board has.
    const COUNT: usize;

    /// The square of an index below [`COUNT`](Self::COUNT).
    fn from_index(index: usize) -> Option<Self>;

    /// Where it stands in tables: 0 to `COUNT` − 1.
    fn index(self) -> usize;
}

/// A move of one rule set, whatever it does. `Display` and `FromStr` are the bare form, which engines use.
pub trait MoveParts: Copy + Ord + Hash + Debug + Display + FromStr + Send + Sync + 'static {
    /// Where it happens.
    type Square: BoardSquare;

    /// Where its man comes from; nowhere for a placement. In castling, the king's square.
    fn from(self) -> Option<Self::Square>;

    /// Where its man ends up. In castling, the king's square.
    fn to(self) -> Self::Square;

    /// What a pawn becomes.
    fn promotion(self) -> Option<Role> {
        None
    }

    /// The man that is placed from the hand.
    fn placed(self) -> Option<Role> {
        None
    }

    /// The same move of a side whose text does not tell it: castling in Chess-100 is written alike for both.
    #[must_use]
    fn made_by(self, _: Colour) -> Self {
        self
    }

    /// Where a princess becomes a queen before the move (Chess-100, R7.2).
    fn restores(self) -> Option<Self::Square> {
        None
    }
}

/// A position of one rule set. A value that exists can be played on: it comes from the start, from a checked string or
/// from a legal move. `Display` and `FromStr` are the position string; equality includes the counters.
///
/// Whatever is generic over this is compiled once a rule set (search, perft, tables); everything else takes the
/// [`Position`](crate::Position) of any rule set.
pub trait Rules: Clone + Eq + Debug + Display + FromStr + Send + Sync + 'static {
    /// Which rule set.
    const VARIANT: Variant;

    /// The places of its board.
    type Square: BoardSquare;

    /// Its moves.
    type Move: MoveParts<Square = Self::Square>;

    /// The start of a game.
    fn start() -> Self;

    /// Who is to move.
    fn side(&self) -> Colour;

    /// Plies since the last capture or pawn move.
    fn halfmove(&self) -> u16;

    /// The number of the move to come, from 1, one more after each Black ply.
    fn fullmove(&self) -> u16;

    /// A hash of all that [`repeats`](Self::repeats) compares.
    fn hash(&self) -> u64;

    /// Whether two positions count as the same for repetition.
    fn repeats(&self, other: &Self) -> bool;

    /// The man on a square.
    fn man_at(&self, square: Self::Square) -> Option<Man>;

    /// Where a side's king stands; nowhere while it is in hand.
    fn king(&self, colour: Colour) -> Option<Self::Square>;

    /// Whether the side to move is in check.
    fn in_check(&self) -> bool;

    /// Calls `visit` with every legal move, in no order that means anything. There are none at the ends that the
    /// position itself brings (mate, stalemate, counter-check); draws by material and counts leave the moves.
    fn each_move(&self, visit: &mut impl FnMut(Self::Move));

    /// Plays a move that is known to be legal.
    fn make(&mut self, played: Self::Move);

    /// How a game with this position on the board stands, repetition aside.
    fn status(&self) -> Status;

    /// Whether a side can still mate by some sequence of legal moves, however foolish.
    fn can_mate(&self, colour: Colour) -> bool;

    /// The man that a legal move takes, and where it stands.
    fn captured(&self, played: Self::Move) -> Option<(Self::Square, Man)>;

    /// A legal move as records write it.
    fn written(&self, played: Self::Move) -> String;

    /// Why the man on `from` cannot go to `to`, given that no legal move does that.
    fn obstacle(&self, from: Self::Square, to: Self::Square) -> Obstacle;

    /// Every legal move.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::with_capacity(48);
        self.each_move(&mut |played| moves.push(played));
        moves
    }

    /// Whether there is a legal move.
    fn has_moves(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// Whether the side to move is mated.
    fn is_checkmate(&self) -> bool {
        self.in_check() && !self.has_moves()
    }

    /// Whether a move is legal.
    fn is_legal(&self, wanted: Self::Move) -> bool {
        self.legal_moves().contains(&wanted)
    }

    /// Whether men are still being placed.
    fn is_setup(&self) -> bool {
        false
    }

    /// What a side has still to place.
    fn hand(&self, _: Colour) -> Vec<Role> {
        Vec::new()
    }

    /// Where the side to move can place a man, if men are being placed: its whole back rank, taken or not.
    fn placing_squares(&self) -> Vec<Self::Square> {
        Vec::new()
    }

    /// Where pawns of a side are promoted.
    fn promotion_squares(&self, colour: Colour) -> Vec<Self::Square>;

    /// The king's step that `0-0` (`short`) or `0-0-0` means for the side to move, whether or not it is legal;
    /// none where there is no castling.
    fn castling_step(&self, _short: bool) -> Option<(Self::Square, Self::Square)> {
        None
    }

    /// The kings that stand attacked, to be marked on a picture.
    fn kings_in_check(&self) -> Vec<Self::Square> {
        if self.in_check() { self.king(self.side()).into_iter().collect() } else { Vec::new() }
    }

    /// What a legal move brings about beside what its text says.
    fn consequences(&self, _: Self::Move) -> Vec<Consequence> {
        Vec::new()
    }

    /// What the side to move must or may do beside an ordinary move.
    fn duties(&self) -> Vec<Duty> {
        Vec::new()
    }

    /// How many sequences of `depth` legal moves there are; draws by material, count and repetition end none of them.
    fn perft(&self, depth: u32) -> u64 {
        let moves = match depth {
            0 => return 1,
            _ => self.legal_moves(),
        };
        if depth == 1 {
            return moves.len() as u64;
        }
        let below = |played| {
            let mut next = self.clone();
            next.make(played);
            next.perft(depth - 1)
        };
        moves.into_iter().map(below).sum()
    }

    /// The result that a status reached by the rules gives in this position.
    fn outcome_of(&self, status: Status) -> Outcome {
        match status {
            Status::Checkmate => Outcome::win(!self.side()),
            Status::Stalemate
            | Status::Insufficient
            | Status::Threefold
            | Status::Fifty
            | Status::Countercheck => Outcome::Draw,
            _ => Outcome::None,
        }
    }

    /// The men on the board with their squares, in the order of the squares' indices.
    fn men(&self) -> Vec<(Self::Square, Man)> {
        let squares = (0..Self::Square::COUNT).filter_map(Self::Square::from_index);
        squares.filter_map(|square| Some((square, self.man_at(square)?))).collect()
    }
}
