//! Colours. Every picture takes all of its colours from one [`Colours`] table.

use std::fmt;
use std::str::FromStr;

use crate::PictureError;

/// A set of colours for board, men and caption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Browns on a dark wooden table.
    #[default]
    Wood,
    /// Near white, for print and light pages.
    Paper,
    /// Greens.
    Forest,
    /// Dark blue-grey squares for dark pages.
    Midnight,
    /// Safe for the colour-blind: greys that differ in lightness, marks in blue and orange.
    Clear,
}

/// One opaque colour, red, green and blue in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Rgb(pub(crate) u8, pub(crate) u8, pub(crate) u8);

/// What a man of one colour is painted with; the names are those of the templates under `assets/pieces`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    pub(crate) body: Rgb,
    pub(crate) shade: Rgb,
    pub(crate) outline: Rgb,
    pub(crate) detail: Rgb,
    pub(crate) rim: Rgb,
}

/// All colours of a theme.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Colours {
    /// Behind the board.
    pub(crate) page: Rgb,
    /// Behind the men in hand, and behind the caption.
    pub(crate) tray: Rgb,
    /// Names and result, and what stands beside a board.
    pub(crate) text: Rgb,
    /// Around the board and between the star's cells.
    pub(crate) line: Rgb,
    /// The three tones of the star's cells; the lightest and the darkest one are those of other boards' squares.
    pub(crate) tones: [Rgb; 3],
    /// Names on plain squares.
    pub(crate) number: Rgb,
    /// Squares of the last move, their names, and the ring of the square that was moved to.
    pub(crate) last: Rgb,
    pub(crate) last_number: Rgb,
    pub(crate) last_ring: Rgb,
    /// The square of a king in check, its name, ring and cross.
    pub(crate) check: Rgb,
    pub(crate) check_number: Rgb,
    pub(crate) check_ring: Rgb,
    pub(crate) white: Paint,
    pub(crate) black: Paint,
}

const IVORY: Paint = Paint {
    body: Rgb(0xff, 0xf6, 0xe4),
    shade: Rgb(0xe4, 0xd0, 0xae),
    outline: Rgb(0x2b, 0x1f, 0x15),
    detail: Rgb(0x2b, 0x1f, 0x15),
    rim: Rgb(0x2b, 0x1f, 0x15),
};
const EBONY: Paint = Paint {
    body: Rgb(0x2b, 0x1f, 0x15),
    shade: Rgb(0x2b, 0x1f, 0x15),
    outline: Rgb(0x2b, 0x1f, 0x15),
    detail: Rgb(0xff, 0xf6, 0xe4),
    rim: Rgb(0xff, 0xf6, 0xe4),
};
const CHALK: Paint = Paint {
    body: Rgb(0xff, 0xff, 0xff),
    shade: Rgb(0xd3, 0xd9, 0xe2),
    outline: Rgb(0x16, 0x1a, 0x22),
    detail: Rgb(0x16, 0x1a, 0x22),
    rim: Rgb(0x16, 0x1a, 0x22),
};
const INK: Paint = Paint {
    body: Rgb(0x16, 0x1a, 0x22),
    shade: Rgb(0x16, 0x1a, 0x22),
    outline: Rgb(0x16, 0x1a, 0x22),
    detail: Rgb(0xff, 0xff, 0xff),
    rim: Rgb(0xff, 0xff, 0xff),
};

const WOOD: Colours = Colours {
    page: Rgb(0x3a, 0x2c, 0x20),
    tray: Rgb(0x94, 0x70, 0x4d),
    text: IVORY.body,
    line: Rgb(0x5f, 0x43, 0x2a),
    tones: [Rgb(0xf3, 0xdf, 0xbd), Rgb(0xde, 0xb6, 0x82), Rgb(0xc2, 0x90, 0x5a)],
    number: IVORY.outline,
    last: Rgb(0xd3, 0xd3, 0x5c),
    last_number: IVORY.outline,
    last_ring: Rgb(0x6f, 0x70, 0x0c),
    check: Rgb(0xef, 0x78, 0x5e),
    check_number: IVORY.outline,
    check_ring: Rgb(0x9c, 0x12, 0x0c),
    white: IVORY,
    black: EBONY,
};
const PAPER: Colours = Colours {
    page: Rgb(0xf4, 0xf2, 0xec),
    tray: Rgb(0xb9, 0xb6, 0xac),
    text: CHALK.outline,
    line: Rgb(0x86, 0x82, 0x78),
    tones: [Rgb(0xff, 0xff, 0xff), Rgb(0xe4, 0xe1, 0xd8), Rgb(0xc8, 0xc4, 0xb8)],
    number: CHALK.outline,
    last: Rgb(0xa9, 0xd9, 0x8d),
    last_number: CHALK.outline,
    last_ring: Rgb(0x37, 0x7d, 0x26),
    check: Rgb(0xf5, 0x94, 0x82),
    check_number: CHALK.outline,
    check_ring: Rgb(0xb4, 0x1a, 0x1a),
    white: CHALK,
    black: INK,
};
const FOREST: Colours = Colours {
    page: Rgb(0x22, 0x30, 0x29),
    tray: Rgb(0x66, 0x88, 0x6e),
    text: IVORY.body,
    line: Rgb(0x3a, 0x52, 0x40),
    tones: [Rgb(0xea, 0xf0, 0xd6), Rgb(0xc1, 0xd3, 0xa6), Rgb(0x97, 0xb5, 0x80)],
    number: INK.body,
    last: Rgb(0xf3, 0xd0, 0x5a),
    last_number: INK.body,
    last_ring: Rgb(0x96, 0x6e, 0x00),
    check: Rgb(0xf0, 0x86, 0x6b),
    check_number: INK.body,
    check_ring: Rgb(0xa6, 0x1d, 0x15),
    white: Paint { outline: INK.body, detail: INK.body, rim: INK.body, ..IVORY },
    black: Paint { detail: IVORY.body, rim: IVORY.body, ..INK },
};
const MIDNIGHT: Colours = Colours {
    page: Rgb(0x16, 0x1a, 0x22),
    tray: Rgb(0x58, 0x65, 0x7c),
    text: CHALK.body,
    line: Rgb(0x16, 0x1a, 0x22),
    tones: [Rgb(0x65, 0x73, 0x8d), Rgb(0x4f, 0x5c, 0x75), Rgb(0x3b, 0x46, 0x5b)],
    number: CHALK.body,
    last: Rgb(0x8a, 0x6d, 0x16),
    last_number: CHALK.body,
    last_ring: Rgb(0xf2, 0xcc, 0x4a),
    check: Rgb(0xa8, 0x30, 0x36),
    check_number: CHALK.body,
    check_ring: Rgb(0xff, 0x9a, 0x8c),
    white: CHALK,
    black: INK,
};
const CLEAR: Colours = Colours {
    page: Rgb(0x2a, 0x2e, 0x36),
    tray: Rgb(0x86, 0x90, 0x9c),
    text: CHALK.body,
    line: Rgb(0x3a, 0x40, 0x49),
    tones: [Rgb(0xff, 0xff, 0xff), Rgb(0xcf, 0xd4, 0xdb), Rgb(0xa3, 0xac, 0xb6)],
    number: CHALK.outline,
    last: Rgb(0x5c, 0xb3, 0xf0),
    last_number: CHALK.outline,
    last_ring: Rgb(0x00, 0x3f, 0x7a),
    check: Rgb(0xf5, 0x8a, 0x1f),
    check_number: CHALK.outline,
    check_ring: Rgb(0x7a, 0x26, 0x00),
    white: CHALK,
    black: INK,
};

impl Theme {
    /// Every theme, the default first.
    pub const ALL: [Theme; 5] = [Theme::Wood, Theme::Paper, Theme::Forest, Theme::Midnight, Theme::Clear];

    /// The name by which people choose it, lower case.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Wood => "wood",
            Theme::Paper => "paper",
            Theme::Forest => "forest",
            Theme::Midnight => "midnight",
            Theme::Clear => "clear",
        }
    }

    /// What it looks like, in a few words, for lists to choose from.
    pub fn about(self) -> &'static str {
        match self {
            Theme::Wood => "browns on a wooden table",
            Theme::Paper => "near white, for light pages and print",
            Theme::Forest => "greens",
            Theme::Midnight => "dark blue-grey, for dark pages",
            Theme::Clear => "strong contrast, safe for the colour-blind",
        }
    }

    pub(crate) fn colours(self) -> &'static Colours {
        match self {
            Theme::Wood => &WOOD,
            Theme::Paper => &PAPER,
            Theme::Forest => &FOREST,
            Theme::Midnight => &MIDNIGHT,
            Theme::Clear => &CLEAR,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Reads [`Theme::name`], whatever the case.
impl FromStr for Theme {
    type Err = PictureError;

    fn from_str(text: &str) -> Result<Theme, PictureError> {
        let wanted = text.trim();
        Theme::ALL
            .into_iter()
            .find(|theme| theme.name().eq_ignore_ascii_case(wanted))
            .ok_or_else(|| PictureError::Theme(wanted.chars().take(40).collect()))
    }
}

impl Rgb {
    /// `part` of `whole` towards `other`, rounded.
    pub(crate) fn mix(self, other: Rgb, part: u32, whole: u32) -> Rgb {
        let channel = |from: u8, to: u8| {
            ((u32::from(from) * (whole - part) + u32::from(to) * part + whole / 2) / whole) as u8
        };
        Rgb(channel(self.0, other.0), channel(self.1, other.1), channel(self.2, other.2))
    }
}

/// As SVG writes it: `#rrggbb`.
impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

#[cfg(test)]
mod tests;
