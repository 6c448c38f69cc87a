//! Shapes and words of a picture, put on it together.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{DynamicImage, ExtendedColorType, ImageEncoder as _};

use super::{WIDTH, Who};
use crate::profile::Coat;
use crate::theme::Rgb;
use crate::{Theme, raster, text, tiles};

/// From the edge to what is written: Discord rounds a picture's corners.
pub(super) const MARGIN: i32 = 26;
/// Size of the headline, of words, and of what matters less.
pub(super) const TITLE: f32 = 38.0;
pub(super) const WORDS: f32 = 26.0;
pub(super) const SMALL: f32 = 21.0;
/// Where the headline's baseline is, and where it ends.
const TITLE_BASE: i32 = 54;
pub(super) const TITLE_END: i32 = 74;
/// How wide a flag is.
const FLAG: i32 = 38;
/// How wide and high a cup is.
const CUP: f32 = 20.0;
/// What is left free between a name and its cup.
const CUP_GAP: f32 = 10.0;
/// Its bowl and foot, which are filled, and its handles, of which the line is drawn.
const CUP_BODY: &str = "M4 0h12v6a6 6 0 0 1 -12 0zM9 12h2v4h3v3h-8v-3h3z";
const CUP_HANDLES: &str = "M0 1.5h20v2a5 5 0 0 1 -5 5h-10a5 5 0 0 1 -5 -5z";

/// Which end of a text its place is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Middle,
    Right,
}

/// A rectangle: left, top, width, height.
pub(super) type Frame = (f32, f32, f32, f32);

struct Word {
    text: String,
    px: f32,
    left: f32,
    baseline: i32,
    colour: Rgb,
}

pub(super) struct Sheet {
    pub(super) coat: Coat,
    shapes: String,
    words: Vec<Word>,
}

impl Sheet {
    pub(super) fn new(theme: Theme) -> Self {
        Self { coat: Coat::new(theme.colours()), shapes: String::new(), words: Vec::new() }
    }

    /// Adds an SVG element.
    pub(super) fn shape(&mut self, element: &str) {
        self.shapes.push_str(element);
    }

    pub(super) fn rect(&mut self, (x, y, w, h): Frame, round: f32, fill: Rgb) {
        self.shape(&format!(
            r#"<rect x="{x:.2}" y="{y:.2}" width="{w:.2}" height="{h:.2}" rx="{round}" fill="{fill}"/>"#
        ));
    }

    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, colour: Rgb) {
        let ((x, y), (to_x, to_y)) = (from, to);
        self.shape(&format!(
            r#"<line x1="{x:.2}" y1="{y:.2}" x2="{to_x:.2}" y2="{to_y:.2}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>"#
        ));
    }

    /// Writes what can be written of a text with its capitals centred at a height, as far as there is room. Gives how wide
    /// that is.
    pub(super) fn write(
        &mut self,
        words: &str,
        px: f32,
        (x, middle): (f32, f32),
        side: Side,
        room: f32,
        colour: Rgb,
    ) -> f32 {
        let Some(readable) = text::readable(words) else { return 0.0 };
        let text = text::fit(&readable, px, room.max(0.0));
        let width = text::width(&text, px);
        let left = match side {
            Side::Left => x,
            Side::Middle => x - width / 2.0,
            Side::Right => x - width,
        };
        self.words.push(Word { text, px, left, baseline: centred(middle, px), colour });
        width
    }

    /// The headline, and what stands at its right.
    pub(super) fn headline(&mut self, title: &str, aside: &str) {
        let (strong, faint) = (self.coat.text, self.coat.faint);
        let middle = TITLE_BASE as f32 - 0.31 * TITLE;
        let right = (WIDTH - MARGIN) as f32;
        let whole = (WIDTH - 2 * MARGIN) as f32;
        // On the headline's baseline.
        let aside_middle = TITLE_BASE as f32 - 0.31 * SMALL;
        let taken = self.write(aside, SMALL, (right, aside_middle), Side::Right, whole * 0.6, faint);
        self.write(title, TITLE, (MARGIN as f32, middle), Side::Left, whole - taken - 24.0, strong);
    }

    /// A country's letters in a little frame, then the name and, fainter, its author, between `left` and `right`.
    pub(super) fn who(&mut self, who: &Who<'_>, (left, right): (f32, f32), middle: f32, faded: bool) {
        let (strong, faint) = (self.coat.text, self.coat.faint);
        let mut left = left;
        if let Some(flag) = text::readable(who.flag) {
            let letters: String = flag.chars().take(2).flat_map(char::to_uppercase).take(2).collect();
            let (w, h) = (FLAG as f32, 27.0);
            self.rect((left, middle - h / 2.0, w, h), 5.0, self.coat.grid);
            self.write(&letters, 18.0, (left + w / 2.0, middle), Side::Middle, w, strong);
        }
        left += FLAG as f32 + 10.0;
        let room = right - left;
        let name = text::readable(who.name).unwrap_or_else(|| "?".to_owned());
        let author = text::readable(who.author);
        // The name has what it needs before the author has any, but for the author's first letters.
        let least = if author.is_some() { 70.0_f32.min(room * 0.3) } else { 0.0 };
        let colour = if faded { faint } else { strong };
        let titles = Self::width_of_titles(who.titles, 1.0);
        let mut taken = self.write(&name, WORDS, (left, middle), Side::Left, room - least - titles, colour);
        self.titles(who.titles, (left + taken, middle), 1.0);
        taken += titles + 12.0;
        if let Some(author) = author
            && room - taken > 40.0
        {
            // On the name's baseline.
            let lower = middle + 0.31 * (WORDS - SMALL);
            self.write(&author, SMALL, (left + taken, lower), Side::Left, room - taken, faint);
        }
    }

    /// How wide the cup for titles is, with the gap before it, beside a name `scale` times as large as in a table.
    pub(super) fn width_of_titles(titles: u32, scale: f32) -> f32 {
        let cup = CUP_GAP + CUP;
        scale
            * match titles {
                0 => 0.0,
                1 => cup,
                _ => cup + 2.0 + text::width(&times(titles), SMALL),
            }
    }

    /// A cup for titles, with their number where there are more, after a name that ends there.
    pub(super) fn titles(&mut self, titles: u32, (left, middle): (f32, f32), scale: f32) {
        if titles == 0 {
            return;
        }
        let (x, y) = (left + CUP_GAP * scale, middle - CUP / 2.0 * scale);
        let (gold, faint) = (self.coat.curve, self.coat.faint);
        self.shape(&format!(
            r#"<g transform="translate({x:.2} {y:.2}) scale({scale})"><path d="{CUP_BODY}" fill="{gold}"/><path d="{CUP_HANDLES}" fill="none" stroke="{gold}" stroke-width="2"/></g>"#
        ));
        if titles > 1 {
            let after = x + (CUP + 2.0) * scale;
            let px = SMALL * scale;
            self.write(&times(titles), px, (after, middle + 1.5 * scale), Side::Left, 200.0, faint);
        }
    }

    /// The picture, so high, as a PNG file.
    pub(super) fn file(self, height: i32) -> Vec<u8> {
        let mut image = raster::elements(&self.shapes, self.coat.page, WIDTH, height);
        for word in &self.words {
            text::place(&word.text, word.px, word.left, |c, quarter, pen| {
                let ink = text::glyph(c, word.px, quarter);
                tiles::write(&mut image, &ink, (pen, word.baseline), word.colour);
            });
        }
        let image = DynamicImage::ImageRgba8(image).into_rgb8();
        let mut file = Vec::new();
        PngEncoder::new_with_quality(&mut file, CompressionType::Default, FilterType::Adaptive)
            .write_image(image.as_raw(), image.width(), image.height(), ExtendedColorType::Rgb8)
            .expect("memory takes every byte");
        file
    }
}

fn times(titles: u32) -> String {
    format!("×{titles}")
}

/// The baseline of words of this size whose capitals are centred at `middle`.
fn centred(middle: f32, px: f32) -> i32 {
    // Capitals are about 0.62 of the size high.
    (middle + px * 0.31).round() as i32
}
