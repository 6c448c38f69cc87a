//! Men by their worth.

use rules::{Board, Colour, Role, SquareSet, Variant};

/// What a man is worth, in hundredths of a pawn: the engine's values of middle game and endgame, halved and rounded.
/// A king counts nothing here.
pub(crate) const fn worth(variant: Variant, role: Role) -> i32 {
    let [king, queen, rook, bishop, knight, pawn, prince, princess] = match variant {
        Variant::Starchess => [0, 920, 250, 330, 400, 110, 0, 0],
        Variant::Chess => [0, 960, 500, 335, 315, 100, 0, 0],
        Variant::Chess100 => [0, 1020, 530, 360, 275, 100, 720, 480],
    };
    match role {
        Role::King => king,
        Role::Queen => queen,
        Role::Rook => rook,
        Role::Bishop => bishop,
        Role::Knight => knight,
        Role::Pawn => pawn,
        Role::Prince => prince,
        Role::Princess => princess,
    }
}

/// What a side's men, those in hand too, are worth more than the other's, in hundredths of a pawn.
pub(crate) fn balance<P: Board>(position: &P, side: Colour) -> i32 {
    let of = |colour: Colour| -> i32 {
        let held: i32 = position.hand(colour).into_iter().map(|role| worth(P::VARIANT, role)).sum();
        let roles = P::VARIANT.roles().iter();
        held + roles
            .map(|&role| position.kind(colour, role).len() as i32 * worth(P::VARIANT, role))
            .sum::<i32>()
    };
    of(side) - of(!side)
}

#[cfg(test)]
mod tests {
    use rules::{Rules, chess, chess100, starchess};

    use super::*;

    #[test]
    fn men_in_hand_count_and_sides_are_opposite() {
        let start = starchess::Position::start();
        let mut one_placed = start;
        one_placed.make(start.legal_moves()[0]);
        assert_eq!((balance(&start, Colour::White), balance(&one_placed, Colour::Black)), (0, 0));
        let ahead: chess::Position = "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1".parse().expect("legal");
        assert_eq!((balance(&ahead, Colour::White), balance(&ahead, Colour::Black)), (600, -600));
        let prince: chess100::Position =
            "4k5/10/4i5/10/10/10/10/10/10/4K5 w - - -- 0 1".parse().expect("legal");
        assert_eq!(balance(&prince, Colour::White), -720);
    }
}
