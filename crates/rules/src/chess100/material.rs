//! Who can still mate.

use super::Position;
use super::position::{bit, slot};
use super::tables::LIGHT;
use crate::{Colour, Role};

impl Position {
    /// Whether only kings are left, or kings and a single bishop or knight (R8.3, A13).
    pub(super) fn insufficient(&self) -> bool {
        let minor = self.roles[slot(Role::Bishop)] | self.roles[slot(Role::Knight)];
        let others = self.occupied() & !(bit(self.kings[0]) | bit(self.kings[1]));
        others == 0 || others.is_power_of_two() && others & minor != 0
    }

    /// Whether a side can still mate by some sequence of legal moves, however foolish.
    ///
    /// A side with a queen, rook, pawn, prince or princess can, and one with two minor pieces unless all are bishops on
    /// squares of one colour. The rest depends on what the other side can put in its own king's way:
    ///
    /// - A king alone attacks no king that stays next to it (R6.1), so it never mates.
    /// - A knight that checks leaves its king two more neighbours than one king guards, also in a corner, and each must
    ///   be shut by a man that cannot take the knight. A rook, bishop, knight or pawn can stand so (Ka1 Ba2 against Kc1
    ///   Nc2); a queen, prince or princess there takes it.
    /// - Bishops of one colour leave the two neighbours beside their line, on squares of the other colour; one king guards
    ///   one of them at most, and what shuts the other must not be able to step between or take: a knight, a pawn, or a
    ///   bishop on the other colour.
    ///
    /// An opponent's prince changes nothing: it must be gone before the mate, since a side with a prince need not
    /// answer check (R6.3).
    pub fn can_mate(&self, colour: Colour) -> bool {
        let (own, enemy) = (self.sides[colour.index()], self.sides[(!colour).index()]);
        let [queens, rooks, bishops, knights, pawns] = self.roles;
        let minor = own & (bishops | knights);
        if own & !bit(self.kings[colour.index()]) != minor {
            return true;
        }
        if minor & knights != 0 {
            return !minor.is_power_of_two() || enemy & (rooks | bishops | knights | pawns) != 0;
        }
        debug_assert!(own & (queens | rooks | pawns) == 0);
        let shades = [LIGHT, !LIGHT].map(|shade| bishops & shade);
        match shades.map(|shade| own & shade != 0) {
            [false, false] => false,
            [true, true] => true,
            [light, _] => enemy & (knights | pawns | shades[usize::from(light)]) != 0,
        }
    }
}
