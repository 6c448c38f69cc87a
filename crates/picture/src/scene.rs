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
