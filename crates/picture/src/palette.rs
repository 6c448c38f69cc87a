//! The sixteen colours of a theme's pictures.
//!
//! Sixteen fit into half a byte, which halves what has to be compressed, and so the time. Flat colours are exact; the
//! few places that are left go to the shades that serve the smooth edges best. As a theme keeps to one family of
//! colours but for its marks, that is enough to look smooth.

use crate::ground::Ground;
use crate::theme::{Colours, Rgb};

/// Steps in which the ink of text covers its ground, none and full included.
pub(crate) const INK_LEVELS: u32 = 4;

/// As many as half a byte can tell apart.
pub(crate) const COLOURS: usize = 16;

/// Which colours an edge may be smoothed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Among {
    /// All but those of marks: elsewhere they would look like a mark.
    Unmarked,
    /// All.
    Everything,
}

pub(crate) struct Palette {
    colours: Vec<Rgb>,
    /// How many of them, from the first, are not a mark's.
    unmarked: usize,
}

impl Palette {
    pub(crate) fn new(c: &Colours) -> Palette {
        let mut colours = Vec::new();
        let mut add = |colour: Rgb| {
            if !colours.contains(&colour) {
                colours.push(colour);
            }
        };
        let men = [c.white, c.black];
        [c.page, c.line, c.tray, c.text, c.number].into_iter().for_each(&mut add);
        c.tones.into_iter().for_each(&mut add);
        for paint in men {
            [paint.body, paint.outline, paint.detail, paint.rim].into_iter().for_each(&mut add);
        }
        let marks: Vec<Rgb> = Ground::ALL
            .into_iter()
            .filter(|ground| !matches!(ground, Ground::Tone(_)))
            .flat_map(|ground| [Some(ground.fill(c)), Some(ground.name(c)), ground.ring(c)])
            .flatten()
            .collect();
        let apart = marks.into_iter().fold(Vec::new(), |mut apart, mark| {
            if !colours.contains(&mark) && !apart.contains(&mark) {
                apart.push(mark);
            }
            apart
        });
        let wanted = blends(c);
        while colours.len() + apart.len() < COLOURS {
            let Some(best) = wanted.iter().copied().min_by_key(|&new| unserved(&wanted, &colours, new))
            else {
                break;
            };
            if colours.contains(&best) {
                break;
            }
            colours.push(best);
        }
        let unmarked = colours.len();
        colours.extend(apart);
        assert!(colours.len() <= COLOURS, "a theme has at most sixteen colours");
        Palette { colours, unmarked }
    }

    /// The index of the nearest colour; the first of equally near ones.
    pub(crate) fn nearest(&self, colour: Rgb, among: Among) -> u8 {
        let choice = match among {
            Among::Unmarked => &self.colours[..self.unmarked],
            Among::Everything => &self.colours[..],
        };
        let found = choice.iter().enumerate().min_by_key(|(_, other)| distance(colour, **other));
        found.map_or(0, |(index, _)| index as u8)
    }

    /// The indices of text in `ink` on `ground`, by how much the ink covers.
    pub(crate) fn ink(&self, ground: Rgb, ink: Rgb) -> [u8; INK_LEVELS as usize] {
        std::array::from_fn(|level| {
            self.nearest(ground.mix(ink, level as u32, INK_LEVELS - 1), Among::Unmarked)
        })
    }

    pub(crate) fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// All of the colours.
    pub(crate) fn all(&self) -> Shades {
        Shades::new(self.colours.clone(), |index| index)
    }

    /// Only the flat colours without which a board cannot be read; all others become the nearest of them.
    pub(crate) fn few(&self, c: &Colours) -> Shades {
        let mut colours: Vec<Rgb> = Vec::new();
        let grounds = c.tones.into_iter().chain([c.last, c.check]);
        for colour in [c.page, c.white.body, c.black.body].into_iter().chain(grounds) {
            if !colours.contains(&colour) {
                colours.push(colour);
            }
        }
        let nearest = |colour: Rgb| {
            let found = colours.iter().enumerate().min_by_key(|(_, other)| distance(colour, **other));
            found.map_or(0, |(index, _)| index as u8)
        };
        let of = self.colours.iter().map(|colour| nearest(*colour)).collect::<Vec<u8>>();
        Shades::new(colours, |index| of.get(usize::from(index)).copied().unwrap_or(0))
    }
}

/// The colours that a film is drawn with.
pub(crate) struct Shades {
    pub(crate) colours: Vec<Rgb>,
    /// Which of them stand for two colours of the palette, by those colours' indices in one byte.
    pub(crate) pairs: Box<[[u8; 2]; 256]>,
}

impl Shades {
    fn new(colours: Vec<Rgb>, of: impl Fn(u8) -> u8) -> Shades {
        let pairs = Box::new(std::array::from_fn(|byte| [of(byte as u8 >> 4), of(byte as u8 & 0x0f)]));
        Shades { colours, pairs }
    }

    /// As many as a film has that was not made to fit.
    pub(crate) const ALL: usize = COLOURS;
    /// As many as one has, at most, that got fewer.
    pub(crate) const FEW: usize = 8;
}

/// The colours half-way, and a third of the way, between any two that meet along an edge.
fn blends(c: &Colours) -> Vec<Rgb> {
    let mut pairs = vec![(c.page, c.text), (c.page, c.line), (c.page, c.tray), (c.page, c.white.rim)];
    for ground in c.tones.into_iter().chain([c.tray]) {
        for ink in [c.line, c.number, c.white.rim, c.black.rim] {
            pairs.push((ground, ink));
        }
    }
    for paint in [c.white, c.black] {
        pairs.extend([(paint.outline, paint.body), (paint.detail, paint.body), (paint.outline, paint.rim)]);
        // A shade is only one of several that would do; it may be met by a blend.
        pairs.push((paint.shade, paint.shade));
    }
    pairs
        .into_iter()
        .flat_map(|(a, b)| [(1, 2), (1, 3), (2, 3)].map(|(part, whole)| a.mix(b, part, whole)))
        .collect()
}

/// How badly the wanted colours are served if `new` is added.
fn unserved(wanted: &[Rgb], colours: &[Rgb], new: Rgb) -> i64 {
    let nearest = |want: Rgb| colours.iter().chain([&new]).map(|&have| distance(want, have)).min();
    wanted.iter().filter_map(|&want| nearest(want)).map(i64::from).sum()
}

/// The eye sees green best and blue worst.
fn distance(a: Rgb, b: Rgb) -> i32 {
    let square = |a: u8, b: u8| (i32::from(a) - i32::from(b)).pow(2);
    2 * square(a.0, b.0) + 4 * square(a.1, b.1) + square(a.2, b.2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;

    #[test]
    fn every_theme_has_at_most_sixteen_colours_and_keeps_its_flat_ones_exact() {
        for theme in Theme::ALL {
            let c = theme.colours();
            let palette = Palette::new(c);
            assert!(palette.colours.len() <= 16, "{theme}: {}", palette.colours.len());
            let grounds = Ground::ALL.map(|ground| ground.fill(c));
            let flat = [c.page, c.tray, c.text, c.line, c.white.body, c.black.body, c.black.rim, c.number];
            for colour in grounds.into_iter().chain(flat) {
                let index = palette.nearest(colour, Among::Everything);
                assert_eq!(palette.colours[usize::from(index)], colour, "{theme}");
            }
        }
    }

    #[test]
    fn no_edge_is_smoothed_with_the_colour_of_a_mark() {
        for theme in Theme::ALL {
            let c = theme.colours();
            let palette = Palette::new(c);
            for blend in blends(c) {
                let index = usize::from(palette.nearest(blend, Among::Unmarked));
                for mark in [c.last, c.check, c.last_ring, c.check_ring] {
                    assert_ne!(palette.colours[index], mark, "{theme}");
                }
            }
        }
    }
}
