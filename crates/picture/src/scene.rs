//! What is to be drawn, and what of it shows.

use rules::{Colour, Man, Move, Position, Role, Square, Variant};

use crate::ground::{Ground, Mark};
use crate::layout::Spot;
use crate::{Size, Theme};

/// One picture to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The men on the board, and those still to be placed.
    pub position: &'a Position,
    /// The move that led here; its squares are marked.
    pub last: Option<Move>,
    /// Seen from Black's side: the board turned by half a circle, men and names upright.
    pub flip: bool,
    /// The colours.
    pub theme: Theme,
    /// The width in pixels.
    pub size: Size,
    /// Words under the board.
    pub caption: Option<Caption<'a>>,
    /// More squares to tint, such as those that a man can go to.
    pub marks: &'a [Square],
}

/// Words under the board. Whatever the font lacks is left out, and what is too long ends in an ellipsis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caption<'a> {
    /// Who plays White.
    pub white: &'a str,
    /// Who plays Black.
    pub black: &'a str,
    /// What White and Black have left on their clocks, behind the names; empty where there is none.
    pub clocks: [&'a str; 2],
    /// Whose move it is, or the result.
    pub line: &'a str,
}

impl<'a> Scene<'a> {
    /// A position in the default theme and size, from White's side, without caption.
    pub fn new(position: &'a Position) -> Scene<'a> {
        Scene {
            position,
            last: None,
            flip: false,
            theme: Theme::default(),
            size: Size::default(),
            caption: None,
            marks: &[],
        }
    }

    /// Everything that shows, and nothing else.
    pub(crate) fn shown(&self) -> Shown {
        let variant = self.position.variant();
        let mut faces = vec![Face { mark: None, man: None }; Square::count(variant)];
        let mut mark = |square: Square, mark| {
            if square.variant() == variant {
                faces[square.index()].mark = Some(mark);
            }
        };
        for &square in self.marks {
            mark(square, Mark::From);
        }
        if let Some(last) = self.last {
            if let Some(from) = last.from() {
                mark(from, Mark::From);
            }
            mark(last.to(), Mark::To);
        }
        for king in self.position.kings_in_check() {
            mark(king, Mark::Check);
        }
        for (square, man) in self.position.men() {
            faces[square.index()].man = Some(man);
        }
        let hands = self.position.is_setup().then(|| {
            let mut hands = Hands { to_place: self.position.side(), waiting: [[false; 5]; 2] };
            for colour in Colour::ALL {
                for role in self.position.hand(colour) {
                    if let Some(slot) = Hands::ROLES.iter().position(|&held| held == role) {
                        hands.waiting[colour.index()][slot] = true;
                    }
                }
            }
            hands
        });
        Shown {
            variant,
            faces: faces.into(),
            hands,
            flip: self.flip,
            theme: self.theme,
            size: self.size,
            caption: self
                .caption
                .map(|caption| Said::new([caption.white, caption.black], caption.clocks, caption.line)),
        }
    }
}

/// Everything that shows of a scene: two scenes that look alike have the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shown {
    pub(crate) variant: Variant,
    /// By the squares' indices.
    pub(crate) faces: Box<[Face]>,
    pub(crate) hands: Option<Hands>,
    pub(crate) flip: bool,
    pub(crate) theme: Theme,
    pub(crate) size: Size,
    pub(crate) caption: Option<Said>,
}

/// The words under the board; of two, White's come first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Said {
    pub(crate) names: [Box<str>; 2],
    /// Shown behind the names; empty where there is none.
    pub(crate) clocks: [Box<str>; 2],
    pub(crate) line: Box<str>,
}

impl Said {
    pub(crate) fn new(names: [&str; 2], clocks: [&str; 2], line: &str) -> Said {
        // Far more than fits; a name of a million characters costs no more than a long one.
        let cut = |text: &str| text.chars().take(400).collect();
        Said { names: names.map(cut), clocks: clocks.map(cut), line: cut(line) }
    }
}

/// One square as it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Face {
    pub(crate) mark: Option<Mark>,
    pub(crate) man: Option<Man>,
}

impl Face {
    /// What lies under the man.
    pub(crate) fn ground(self, spot: &Spot) -> Ground {
        self.mark.map_or(Ground::Tone(spot.tone), Ground::Marked)
    }
}

/// The men still to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hands {
    pub(crate) to_place: Colour,
    /// By colour, then as in [`Hands::ROLES`].
    pub(crate) waiting: [[bool; 5]; 2],
}

impl Hands {
    /// In the order of a tray's places.
    pub(crate) const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The tray's places of `colour` that hold a man, and the man.
    pub(crate) fn held(&self, colour: Colour) -> impl Iterator<Item = (usize, Man)> {
        let waiting = self.waiting[colour.index()];
        Hands::ROLES
            .into_iter()
            .enumerate()
            .filter(move |(slot, _)| waiting[*slot])
            .map(move |(slot, role)| (slot, Man { colour, role }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The marked squares by name.
    fn marked(scene: &Scene<'_>, mark: Mark) -> Vec<String> {
        let faces = scene.shown().faces;
        let squares = Square::all(scene.position.variant()).zip(&faces);
        squares.filter(|(_, face)| face.mark == Some(mark)).map(|(square, _)| square.to_string()).collect()
    }

    #[test]
    fn castling_is_marked_by_the_kings_two_squares_as_a_move_is_by_its_own() {
        for (variant, text, last, [from, to]) in [
            (Variant::Chess, "r3k3/8/8/8/8/8/8/5RK1 b q - 1 1", "e1g1", ["e1", "g1"]),
            (Variant::Chess100, "4k5/10/10/10/10/10/10/10/10/2KR6 b - - -- 1 1", "e1-c1", ["e1", "c1"]),
            (Variant::Starchess, "1/2/7/4B1/5/6/4K1k/2/1 - b - 0 9", "14-15", ["14", "15"]),
        ] {
            let position = Position::parse(variant, text).expect("a position");
            let last = Move::parse(variant, last).ok();
            let scene = Scene { last, ..Scene::new(&position) };
            assert_eq!(
                (marked(&scene, Mark::From), marked(&scene, Mark::To)),
                (vec![from.to_owned()], vec![to.to_owned()])
            );
        }
    }

    #[test]
    fn every_king_that_is_attacked_is_marked() {
        let two = "Q3k4r/4pp3i/ns6q1/p2p3Ppp/10/2P3p2P/3PBNP1b1/P1P1P5/5P3R/RNBS1K3I w q - yy 0 27";
        for (variant, text, kings) in [
            (Variant::Chess100, two, &["f1", "e10"][..]),
            (Variant::Chess, "Q3k3/8/4K3/8/8/8/8/8 b - - 0 40", &["e8"]),
            (Variant::Chess, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[]),
        ] {
            let position = Position::parse(variant, text).expect("a position");
            assert_eq!(marked(&Scene::new(&position), Mark::Check), kings, "{text}");
        }
    }

    #[test]
    fn squares_of_another_board_are_not_marked() {
        let position = Position::start(Variant::Starchess);
        let marks = [Square::new(Variant::Chess, 63), Square::new(Variant::Starchess, 3)]
            .map(|it| it.expect("a square"));
        let scene = Scene { marks: &marks, ..Scene::new(&position) };
        assert_eq!(marked(&scene, Mark::From), ["4"]);
    }
}
