//! Who can still mate.
//!
//! *Insufficient material* means that **no** sequence of legal moves can mate (rules sheets; the list of classical
//! chess does not hold here: a lone bishop and a lone knight can each mate). It is claimed only where it is proved:
//!
//! - **A lone king never mates.** It attacks nothing but its neighbours, no man stands behind it, and it never gets
//!   another man.
//! - **At most three men** (kings alone, or kings and one man of either side): every position of each such class is
//!   known, from all mates backwards, promotions included ([`three_men`]). The answer is exact.
//! - **Kings and pawns only:** every position that legal play can reach is visited ([`kings_and_pawns`]). If no
//!   mate is among them and no pawn ever promotes, there is none. For pawns that can never move or capture again the
//!   answer is exact: their space is at most the walks of two kings for each set of pawns that they can capture.
//!   Where a pawn may promote, or the space is larger than the bound, nothing is claimed.
//!
//! In any other position a side with more than its king is taken to be able to mate.

mod kings_and_pawns;
mod three_men;

use super::Position;
use crate::Colour;

impl Position {
    /// Whether no sequence of legal moves, however foolish, can mate either side.
    ///
    /// It is claimed only where it is proved, by exhausting what can be reached, and exact for
    ///
    /// - at most three men: every position of each class is known, from all its mates backwards through every legal
    ///   move, promotions included. Kings alone are dead; so are king and rook against king unless the rook stands on
    ///   file 3 or 7; a lone bishop and a lone knight can mate;
    /// - kings with pawns that can never move or capture again: all walks of both kings are visited, with every
    ///   capture that they can make.
    ///
    /// Kings with other pawns are searched the same way, and called dead only if all that can be reached, without a
    /// single promotion, holds no mate; past a million positions nothing is claimed. With any other man on a board of
    /// four men or more the answer is false as long as a side has more than its king.
    ///
    /// The first question of three men works out their tables, once a process: about 60 ms.
    ///
    /// A position that is mate already is not insufficient; one that is stalemate is, but
    /// [`Rules::status`](crate::Rules::status) asks for stalemate first.
    pub fn insufficient(&self) -> bool {
        !self.can_any_mate(&Colour::ALL)
    }

    /// Whether some sequence of legal moves, however foolish, lets `colour` mate. Never false where that is not
    /// proved; exact in the same classes as [`Position::insufficient`].
    pub fn can_mate(&self, colour: Colour) -> bool {
        self.can_any_mate(&[colour])
    }

    fn can_any_mate(&self, colours: &[Colour]) -> bool {
        let [queens, rooks, bishops, knights, _] = self.roles;
        let officers = queens | rooks | bishops | knights != 0;
        let count = self.occupied().count_ones();
        let is_lone = |colour: Colour| self.sides[colour.index()].is_power_of_two();
        if self.is_setup() {
            true
        } else if colours.iter().all(|&colour| is_lone(colour)) {
            false
        } else if count == 3 {
            three_men::can_mate(self)
        } else {
            officers || kings_and_pawns::can_mate(self, colours)
        }
    }
}
