//! Where everything stands on a profile's picture.

use image::{RgbaImage, imageops};
use rules::Colour;

use super::coat::Coat;
use super::{Profile, Streak, Verdict, curve};
use crate::theme::{Paint, Rgb};
use crate::{raster, text, tiles};

pub(super) const WIDTH: i32 = 800;
const HEIGHT: i32 = 450;
pub(super) const MARGIN: i32 = 24;
/// The panel of the curve.
const PANEL: (i32, i32, u32, u32) = (78, 98, (WIDTH - MARGIN - 78) as u32, 184);
/// The two rows of results and streaks, and the row of the latest results: their middles.
pub(super) const ROWS: [i32; 3] = [338, 372, 412];
/// Where bars and marks begin; where bars end; where streaks begin.
const BARS: (i32, i32) = (170, 480);
const STREAKS: i32 = 512;
/// Height of a bar, and side of a mark.
pub(super) const THICK: i32 = 26;
/// Size of the words.
pub(super) const WORDS: f32 = 20.0;

/// Which end of a text its place is.
#[derive(Clone, Copy)]
pub(super) enum Side {
    Left,
    Middle,
    Right,
}

/// A text to be written once all shapes are drawn.
struct Word {
    text: String,
    px: f32,
    left: f32,
    baseline: i32,
    colour: Rgb,
}

/// Shapes and words so far.
pub(super) struct Sheet {
    pub(super) coat: Coat,
    /// As SVG elements.
    shapes: Vec<String>,
    words: Vec<Word>,
}

/// Draws the picture.
pub(super) fn draw(profile: &Profile<'_>, date: &dyn Fn(i64) -> String) -> RgbaImage {
    let colours = profile.theme.colours();
    drawn(profile, date, |sheet| {
        for (row, colour, paint) in [(0, Colour::White, &colours.white), (1, Colour::Black, &colours.black)] {
            sheet.results(profile, ROWS[row], colour, paint);
        }
        for (row, label, streak) in
            [(0, profile.labels.streak, profile.streak), (1, profile.labels.longest, profile.longest)]
        {
            sheet.streak(profile, ROWS[row], label, streak);
        }
        sheet.recent(profile);
    })
}

/// Draws name, rating and curve, and below them what `below` puts there.
pub(super) fn drawn(
    profile: &Profile<'_>,
    date: &dyn Fn(i64) -> String,
    below: impl FnOnce(&mut Sheet),
) -> RgbaImage {
    let mut sheet = Sheet { coat: Coat::new(profile.theme.colours()), shapes: Vec::new(), words: Vec::new() };
    sheet.header(profile);
    let (x, y, w, h) = PANEL;
    let curve = curve::draw(profile.points, &sheet.coat, (w, h));
    sheet.axes(profile, &curve, date);
    below(&mut sheet);

    let mut image = raster::elements(&sheet.shapes.concat(), sheet.coat.page, WIDTH, HEIGHT);
    let panel = image::DynamicImage::ImageRgb8(curve.image).into_rgba8();
    imageops::replace(&mut image, &panel, x.into(), y.into());
    for word in &sheet.words {
        text::place(&word.text, word.px, word.left, |c, quarter, pen| {
            let ink = text::glyph(c, word.px, quarter);
            tiles::write(&mut image, &ink, (pen, word.baseline), word.colour);
        });
    }
    image
}

/// The baseline of words of this size whose capitals are centred at `middle`.
pub(super) fn centred(middle: i32, px: f32) -> i32 {
    // Capitals are about 0.62 of the size high.
    middle + (px * 0.31).round() as i32
}

impl Sheet {
    /// Writes what can be written of a text, as far as there is room; how wide that is.
    pub(super) fn write(
        &mut self,
        words: &str,
        px: f32,
        (x, baseline): (i32, i32),
        side: Side,
        room: f32,
        colour: Rgb,
    ) -> f32 {
        let Some(readable) = text::readable(words) else { return 0.0 };
        let text = text::fit(&readable, px, room);
        let width = text::width(&text, px);
        let left = match side {
            Side::Left => x as f32,
            Side::Middle => x as f32 - width / 2.0,
            Side::Right => x as f32 - width,
        };
        self.words.push(Word { text, px, left, baseline, colour });
        width
    }

    fn header(&mut self, profile: &Profile<'_>) {
        let (text, faint) = (self.coat.text, self.coat.faint);
        let right = WIDTH - MARGIN;
        let deviation = format!("± {:.0}", profile.deviation);
        let taken = self.write(&deviation, 26.0, (right, 58), Side::Right, 200.0, faint) as i32 + 10;
        let mark = if profile.provisional { "?" } else { "" };
        let rating = format!("{:.0}{mark}", profile.rating);
        let taken = taken + self.write(&rating, 56.0, (right - taken, 58), Side::Right, 300.0, text) as i32;
        let room = (right - MARGIN - taken - 24) as f32;
        self.write(profile.name, 44.0, (MARGIN, 56), Side::Left, room, text);
        let below = if profile.provisional { profile.labels.provisional } else { "" };
        let taken = self.write(below, WORDS, (right, 84), Side::Right, 300.0, faint);
        let room = (right - MARGIN - 24) as f32 - taken;
        self.write(profile.labels.games, WORDS, (MARGIN, 84), Side::Left, room, faint);
    }

    /// Ratings at the left of the panel and dates below, or that there are none yet.
    fn axes(&mut self, profile: &Profile<'_>, curve: &curve::Curve, date: &dyn Fn(i64) -> String) {
        let (x, y, w, h) = PANEL;
        let (w, h) = (w as i32, h as i32);
        let (px, faint) = (18.0, self.coat.faint);
        for (row, rating) in &curve.ratings {
            self.write(rating, px, (x - 10, centred(y + row, px)), Side::Right, 60.0, faint);
        }
        let mut before = f32::MIN;
        for (column, moment) in &curve.moments {
            let label = date(*moment);
            let half = text::width(&label, px) / 2.0;
            // Kept within the picture, and clear of the one before.
            let middle = ((x + column) as f32).min((WIDTH - MARGIN) as f32 - half).max(MARGIN as f32 + half);
            let again = self.words.last().is_some_and(|word| word.text == label);
            if middle - half > before && !again {
                self.write(&label, px, (middle as i32, y + h + 22), Side::Middle, w as f32, faint);
                before = middle + half + px;
            }
        }
        if profile.points.is_empty() {
            let middle = (x + w / 2, centred(y + h / 2, 24.0));
            self.write(profile.labels.empty, 24.0, middle, Side::Middle, w as f32 * 0.9, faint);
        }
    }

    pub(super) fn rect(&mut self, (x, y): (i32, i32), width: f32, fill: Rgb) {
        self.shapes.push(format!(
            r#"<rect x="{x}" y="{y}" width="{width:.2}" height="{THICK}" rx="5" fill="{fill}"/>"#
        ));
    }

    /// The results with one colour, as a bar in parts.
    fn results(&mut self, profile: &Profile<'_>, middle: i32, colour: Colour, paint: &Paint) {
        let (label, tally) = match colour {
            Colour::White => (profile.labels.white, profile.white),
            Colour::Black => (profile.labels.black, profile.black),
        };
        let (cx, r) = (MARGIN + 11, 10.0);
        let corners = [(1.0, 0.0), (0.5, 0.866), (-0.5, 0.866), (-1.0, 0.0), (-0.5, -0.866), (0.5, -0.866)]
            .map(|(dx, dy)| format!("{:.2},{:.2}", cx as f32 + dx * r, middle as f32 + dy * r));
        self.shapes.push(format!(
            r#"<polygon points="{}" fill="{}" stroke="{}" stroke-width="1.8"/>"#,
            corners.join(" "),
            paint.body,
            paint.rim
        ));
        let left = MARGIN + 30;
        let text = self.coat.text;
        let room = (BARS.0 - left - 8) as f32;
        self.write(label, WORDS, (left, centred(middle, WORDS)), Side::Left, room, text);

        let counts =
            [(Verdict::Win, tally.wins), (Verdict::Draw, tally.draws), (Verdict::Loss, tally.losses)];
        let parts: Vec<(Verdict, String, u32)> = counts
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(verdict, count)| {
                (verdict, format!("{} {count}", profile.labels.letters[verdict.index()]), count)
            })
            .collect();
        let whole = (BARS.1 - BARS.0) as f32;
        let top = middle - THICK / 2;
        if parts.is_empty() {
            let panel = self.coat.panel;
            self.rect((BARS.0, top), whole, panel);
        }
        let mut x = BARS.0;
        for ((verdict, words, _), width) in parts.iter().zip(shares(&parts, whole)) {
            let (fill, ink) = self.coat.mark(*verdict);
            self.rect((x, top), width as f32 - 2.0, fill);
            let at = (x + width / 2 - 1, centred(middle, WORDS - 2.0));
            self.write(words, WORDS - 2.0, at, Side::Middle, width as f32 - 4.0, ink);
            x += width;
        }
    }

    /// A mark for one result: a letter on the result's colour.
    fn mark(&mut self, profile: &Profile<'_>, verdict: Verdict, left: i32, middle: i32) {
        let (fill, ink) = self.coat.mark(verdict);
        self.rect((left, middle - THICK / 2), THICK as f32, fill);
        let letters = profile.labels.letters[verdict.index()];
        // Two letters are smaller than one.
        let px = [WORDS, 17.0, 14.0, 12.0]
            .into_iter()
            .find(|px| text::width(letters, *px) <= THICK as f32 - 5.0)
            .unwrap_or(12.0);
        let at = (left + THICK / 2, centred(middle, px));
        self.write(letters, px, at, Side::Middle, THICK as f32, ink);
    }

    fn streak(&mut self, profile: &Profile<'_>, middle: i32, label: &str, streak: Option<Streak>) {
        let text = self.coat.text;
        let right = WIDTH - MARGIN;
        let baseline = centred(middle, WORDS);
        let value = streak.map_or("–".to_owned(), |streak| format!("× {}", streak.length));
        let mut taken = self.write(&value, WORDS, (right, baseline), Side::Right, 100.0, text) as i32;
        if let Some(streak) = streak {
            taken += THICK + 8;
            self.mark(profile, streak.verdict, right - taken, middle);
        }
        let room = (right - taken - STREAKS - 10) as f32;
        self.write(label, WORDS, (STREAKS, baseline), Side::Left, room, text);
    }

    /// The latest results in a row.
    fn recent(&mut self, profile: &Profile<'_>) {
        const STEP: i32 = THICK + 6;
        let middle = ROWS[2];
        let text = self.coat.text;
        let room = (BARS.0 - MARGIN - 10) as f32;
        self.write(profile.labels.recent, WORDS, (MARGIN, centred(middle, WORDS)), Side::Left, room, text);
        let count = ((WIDTH - MARGIN - BARS.0 + STEP - THICK) / STEP) as usize;
        let latest = &profile.recent[profile.recent.len().saturating_sub(count)..];
        for (n, verdict) in latest.iter().enumerate() {
            self.mark(profile, *verdict, BARS.0 + n as i32 * STEP, middle);
        }
        if latest.is_empty() {
            self.write("–", WORDS, (BARS.0, centred(middle, WORDS)), Side::Left, room, text);
        }
    }
}

/// How wide the parts of a bar are: what their words need, and the rest by their counts.
fn shares(parts: &[(Verdict, String, u32)], whole: f32) -> Vec<i32> {
    let needed: Vec<f32> = parts.iter().map(|(_, words, _)| text::width(words, WORDS - 2.0) + 14.0).collect();
    let total: u32 = parts.iter().map(|(_, _, count)| count).sum();
    let rest = (whole - needed.iter().sum::<f32>()).max(0.0);
    let mut left = whole as i32;
    let last = parts.len().saturating_sub(1);
    let each = parts.iter().zip(needed).enumerate().map(|(n, ((_, _, count), needed))| {
        let share = (needed + rest * *count as f32 / total as f32) as i32;
        let width = if n == last { left } else { share };
        left -= width;
        width
    });
    each.collect()
}
