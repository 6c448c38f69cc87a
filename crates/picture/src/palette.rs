//! The at most 256 colours of a theme's pictures.
//!
//! Flat colours are exact. Between two colours that can meet there are a few steps in between for smooth edges:
//! few, because every further shade makes the file larger.

use std::collections::HashMap;

use crate::ground::Ground;
use crate::theme::{Colours, Paint, Rgb};

/// Steps in which the ink of text covers its ground, none and full included.
pub(crate) const INK_LEVELS: u32 = 7;

/// Shades between two colours that meet along an edge, both ends included.
const EDGE_LEVELS: u32 = 4;

pub(crate) struct Palette {
    colours: Vec<Rgb>,
    index: HashMap<Rgb, u8>,
}

impl Palette {
    pub(crate) fn new(c: &Colours) -> Palette {
        let mut palette = Palette { colours: Vec::new(), index: HashMap::new() };
        let grounds = Ground::ALL.map(|ground| ground.fill(c));
        for colour in grounds.into_iter().chain([c.page, c.tray, c.line]) {
            palette.add(colour);
        }
        palette.ramp(c.page, c.text, INK_LEVELS);
        for ground in Ground::ALL {
            palette.ramp(ground.fill(c), ground.number(c), INK_LEVELS);
            palette.ramp(ground.fill(c), c.line, EDGE_LEVELS);
            if let Some(ring) = ground.ring(c) {
                palette.ramp(ground.fill(c), ring, EDGE_LEVELS);
                palette.ramp(c.line, ring, EDGE_LEVELS);
            }
        }
        for other in [c.line, c.tray, c.white.rim, c.black.rim] {
            palette.ramp(c.page, other, EDGE_LEVELS);
        }
        for paint in [&c.white, &c.black] {
            palette.man(paint);
            for ground in grounds.into_iter().chain([c.tray]) {
                palette.ramp(ground, paint.rim, EDGE_LEVELS);
            }
        }
        assert!(palette.colours.len() <= 256, "a theme has at most 256 colours");
        palette
    }

    fn man(&mut self, paint: &Paint) {
        let Paint { body, shade, outline, detail, rim } = *paint;
        for (a, b) in [(outline, body), (outline, shade), (detail, body), (detail, shade), (outline, rim), (body, shade)]
        {
            self.ramp(a, b, EDGE_LEVELS);
        }
    }

    fn ramp(&mut self, from: Rgb, to: Rgb, levels: u32) {
        for level in 0..levels {
            self.add(from.mix(to, level, levels - 1));
        }
    }

    fn add(&mut self, colour: Rgb) {
        if !self.index.contains_key(&colour) {
            self.index.insert(colour, self.colours.len() as u8);
            self.colours.push(colour);
        }
    }

    /// The index of the nearest colour; the first of equally near ones.
    pub(crate) fn nearest(&self, colour: Rgb) -> u8 {
        if let Some(&exact) = self.index.get(&colour) {
            return exact;
        }
        let distance = |other: &Rgb| {
            let square = |a: u8, b: u8| (i32::from(a) - i32::from(b)).pow(2);
            // The eye sees green best and blue worst.
            2 * square(colour.0, other.0) + 4 * square(colour.1, other.1) + square(colour.2, other.2)
        };
        let found = self.colours.iter().enumerate().min_by_key(|(_, other)| distance(other));
        found.map_or(0, |(index, _)| index as u8)
    }

    /// The indices of text in `ink` on `ground`, by how much the ink covers.
    pub(crate) fn ink(&self, ground: Rgb, ink: Rgb) -> [u8; INK_LEVELS as usize] {
        std::array::from_fn(|level| self.nearest(ground.mix(ink, level as u32, INK_LEVELS - 1)))
    }

    pub(crate) fn colours(&self) -> &[Rgb] {
        &self.colours
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;

    #[test]
    fn every_theme_has_at_most_256_colours_and_keeps_its_flat_ones_exact() {
        for theme in Theme::ALL {
            let c = theme.colours();
            let palette = Palette::new(c);
            assert!(palette.colours.len() <= 256, "{theme}: {}", palette.colours.len());
            for flat in [c.page, c.tray, c.text, c.line, c.last, c.check, c.white.body, c.black.rim] {
                assert_eq!(palette.colours[usize::from(palette.nearest(flat))], flat, "{theme}");
            }
        }
    }
}
