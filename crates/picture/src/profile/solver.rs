//! A solver's standing as a picture: rating over time, and what was solved of each theme.

use image::DynamicImage;

use super::sheet::{self, MARGIN, ROWS, Side, THICK, WIDTH, WORDS, centred};
use super::{Labels, Profile, Tally, encoded};
use crate::Theme;

/// What the picture of a solver shows. All words come from the caller, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Solver<'a> {
    /// Who it is.
    pub name: &'a str,
    /// The rating now.
    pub rating: f64,
    /// The rating's deviation.
    pub deviation: f64,
    /// Whether the rating is still provisional; then a question mark follows it.
    pub provisional: bool,
    /// The rating after each first try, oldest first, each with its moment in milliseconds since 1970.
    pub points: &'a [(i64, f64)],
    /// Themes; as many of the first as there is room for are shown, six.
    pub bars: &'a [Bar<'a>],
    /// The colours.
    pub theme: Theme,
    /// Under the name: how many puzzles were tried.
    pub tries: &'a str,
    /// Under the rating, while that is provisional.
    pub uncertain: &'a str,
    /// In place of the curve, while there is no try.
    pub empty: &'a str,
}

/// How many of the puzzles of one kind were solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar<'a> {
    /// What kind.
    pub label: &'a str,
    /// How many were solved at the first try.
    pub won: u32,
    /// How many were tried.
    pub tried: u32,
}

/// A solver as a PNG file, 800 by 450 pixels. `date` writes the moments at the time axis, as for
/// [`profile`](super::profile).
pub fn solver(solver: &Solver<'_>, date: impl Fn(i64) -> String) -> Vec<u8> {
    let labels = Labels {
        games: solver.tries,
        provisional: solver.uncertain,
        white: "",
        black: "",
        letters: ["", "", ""],
        streak: "",
        longest: "",
        recent: "",
        empty: solver.empty,
    };
    let profile = Profile {
        name: solver.name,
        rating: solver.rating,
        deviation: solver.deviation,
        provisional: solver.provisional,
        points: solver.points,
        white: Tally::default(),
        black: Tally::default(),
        streak: None,
        longest: None,
        recent: &[],
        theme: solver.theme,
        labels,
    };
    let image = sheet::drawn(&profile, &date, |sheet| {
        for (n, bar) in solver.bars.iter().take(2 * ROWS.len()).enumerate() {
            put(sheet, bar, n / 2, n % 2);
        }
    });
    encoded(&DynamicImage::ImageRgba8(image).into_rgb8())
}

/// Puts a bar in a row and one of two columns.
fn put(sheet: &mut sheet::Sheet, bar: &Bar<'_>, row: usize, column: usize) {
    const GAP: i32 = 28;
    let half = (WIDTH - 2 * MARGIN - GAP) / 2;
    let left = MARGIN + column as i32 * (half + GAP);
    let middle = [ROWS[0], i32::midpoint(ROWS[0], ROWS[2]), ROWS[2]][row];
    let (bars, whole) = (left + 176, half - 176);
    let (text, panel, curve) = (sheet.coat.text, sheet.coat.panel, sheet.coat.shade);
    let room = (bars - left - 10) as f32;
    sheet.write(bar.label, WORDS - 1.0, (left, centred(middle, WORDS)), Side::Left, room, text);
    let top = middle - THICK / 2;
    sheet.rect((bars, top), whole as f32, panel);
    let share = bar.won.min(bar.tried) as f32 / bar.tried.max(1) as f32;
    if bar.won > 0 {
        sheet.rect((bars, top), (whole as f32 * share).max(10.0), curve);
    }
    let count = format!("{}/{}", bar.won, bar.tried);
    let at = (bars + whole / 2, centred(middle, WORDS - 2.0));
    sheet.write(&count, WORDS - 2.0, at, Side::Middle, whole as f32, text);
}
