//! A player's standing as a picture: rating over time, results, streaks.

mod coat;
mod curve;
mod sheet;
mod solver;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{DynamicImage, ExtendedColorType, ImageEncoder as _, RgbImage};

pub(crate) use coat::Coat;
pub(crate) use curve::bounds;

pub use self::solver::{Bar, Solver, solver};
use crate::Theme;

/// What a profile's picture shows. All words come from the caller, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Profile<'a> {
    /// Who it is. What the font lacks is left out, and what is too long ends in an ellipsis.
    pub name: &'a str,
    /// The rating now.
    pub rating: f64,
    /// The rating's deviation.
    pub deviation: f64,
    /// Whether the rating is still provisional; then a question mark follows it.
    pub provisional: bool,
    /// The rating after each rated game, oldest first, each with its moment in milliseconds since 1970.
    pub points: &'a [(i64, f64)],
    /// Results of the games played as White.
    pub white: Tally,
    /// Results of the games played as Black.
    pub black: Tally,
    /// The latest results that are alike, unless there is no game yet.
    pub streak: Option<Streak>,
    /// The longest streak there has been.
    pub longest: Option<Streak>,
    /// The latest results, oldest first; as many of the last as there is room for are shown, about eighteen.
    pub recent: &'a [Verdict],
    /// The colours.
    pub theme: Theme,
    /// The words.
    pub labels: Labels<'a>,
}

/// How many games ended in which way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

/// How a game ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The player won.
    Win,
    /// Nobody did.
    Draw,
    /// The opponent won.
    Loss,
}

/// Games one after the other that ended alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Streak {
    /// How they ended.
    pub verdict: Verdict,
    /// How many they were.
    pub length: u32,
}

/// The words of a profile's picture.
#[derive(Clone, Copy, Debug)]
pub struct Labels<'a> {
    /// Under the name: how many games there are, or anything else in one line.
    pub games: &'a str,
    /// Under the rating, while that is provisional.
    pub provisional: &'a str,
    /// Games as White.
    pub white: &'a str,
    /// Games as Black.
    pub black: &'a str,
    /// One or two letters for a win, a draw and a loss, in this order.
    pub letters: [&'a str; 3],
    /// The streak of now.
    pub streak: &'a str,
    /// The longest streak.
    pub longest: &'a str,
    /// The latest results.
    pub recent: &'a str,
    /// In place of the curve, while there is no rated game.
    pub empty: &'a str,
}

impl Verdict {
    fn index(self) -> usize {
        match self {
            Verdict::Win => 0,
            Verdict::Draw => 1,
            Verdict::Loss => 2,
        }
    }
}

/// The profile as a PNG file, 800 by 450 pixels. `date` writes the moments at the time axis, given in milliseconds since
/// 1970: a day, such as `2026-03-14`, in whatever zone and form the reader is used to.
pub fn profile(profile: &Profile<'_>, date: impl Fn(i64) -> String) -> Vec<u8> {
    encoded(&DynamicImage::ImageRgba8(sheet::draw(profile, &date)).into_rgb8())
}

fn encoded(image: &RgbImage) -> Vec<u8> {
    let mut file = Vec::new();
    PngEncoder::new_with_quality(&mut file, CompressionType::Default, FilterType::Adaptive)
        .write_image(image.as_raw(), image.width(), image.height(), ExtendedColorType::Rgb8)
        .expect("memory takes every byte");
    file
}
