//! A ladder and its tournaments as pictures: standings, cross-tables, rating curves. Eleven hundred pixels wide, twice what
//! Discord shows, so that they are sharp on every screen.
//!
//! All words come from the caller, in the reader's language. What the font lacks is left out, and what is too long ends in
//! an ellipsis.

mod bracket;
mod cross;
mod curve;
mod event;
mod numbers;
mod sheet;
mod standings;

use crate::Theme;

pub use bracket::bracket;
pub use cross::cross_table;
pub use curve::rating_curve;
pub use event::event_table;
pub use standings::standings;

/// How wide the pictures are, in pixels.
const WIDTH: i32 = 1100;
/// Most rows of one picture; what is beyond is left to the next. Discord shows up to 13 at its full width, and more of
/// them smaller.
pub const MOST_ROWS: usize = 25;

/// The standings of a ladder.
#[derive(Clone, Copy, Debug)]
pub struct Standings<'a> {
    /// The headline.
    pub title: &'a str,
    /// At the right of the headline, smaller.
    pub aside: &'a str,
    /// The engines, the best first; no more than [`MOST_ROWS`] are shown.
    pub rows: &'a [StandingsRow<'a>],
    /// The heads of the columns.
    pub labels: StandingsLabels<'a>,
    /// The colours.
    pub theme: Theme,
}

/// One engine of a ladder.
#[derive(Clone, Copy, Debug)]
pub struct StandingsRow<'a> {
    /// Its rank.
    pub rank: u32,
    /// Who it is.
    pub who: Who<'a>,
    /// Its rating.
    pub rating: f64,
    /// Half the interval of 95 %; nothing for an anchor, which is drawn as one.
    pub margin: Option<f64>,
    /// How the rating has changed since last week; nothing if it is new.
    pub change: Option<f64>,
    /// How many games it has.
    pub games: u32,
    /// The part of the points it made, 0 to 1; nothing without games.
    pub score: Option<f64>,
    /// The part of its games that were drawn, 0 to 1.
    pub draws: Option<f64>,
    /// How likely it is stronger than the next, 0 to 1; nothing for the last one.
    pub superiority: Option<f64>,
}

/// The heads of the columns of [`Standings`], short.
#[derive(Clone, Copy, Debug)]
pub struct StandingsLabels<'a> {
    /// Above the names.
    pub engine: &'a str,
    /// Above the ratings with their intervals.
    pub rating: &'a str,
    /// Above the change since last week.
    pub change: &'a str,
    /// Above the numbers of games.
    pub games: &'a str,
    /// Above the parts of the points.
    pub score: &'a str,
    /// Above the parts of drawn games.
    pub draws: &'a str,
    /// Above the likelihoods of superiority.
    pub superiority: &'a str,
    /// Instead of rows, while there are none.
    pub empty: &'a str,
}

/// An engine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Who<'a> {
    /// The country's two letters, or nothing.
    pub flag: &'a str,
    /// Its name.
    pub name: &'a str,
    /// Who wrote it.
    pub author: &'a str,
    /// Tournaments and seasons that it has won: a cup after its name, with the number where there are more.
    pub titles: u32,
}

/// The table of a tournament.
#[derive(Clone, Copy, Debug)]
pub struct EventTable<'a> {
    /// The headline.
    pub title: &'a str,
    /// At the right of the headline, smaller.
    pub aside: &'a str,
    /// Above the names.
    pub engine: &'a str,
    /// Above the bars of results.
    pub results: &'a str,
    /// Above the points.
    pub points: &'a str,
    /// Above the further columns, at most three, such as tie-breaks.
    pub columns: &'a [&'a str],
    /// Those who take part, the best first; no more than [`MOST_ROWS`] are shown.
    pub rows: &'a [EventRow<'a>],
    /// The colours.
    pub theme: Theme,
}

/// One engine of a tournament.
#[derive(Clone, Copy, Debug)]
pub struct EventRow<'a> {
    /// Its rank; those who share one have the same.
    pub rank: u32,
    /// Who it is.
    pub who: Who<'a>,
    /// Games won, drawn and lost.
    pub results: crate::Tally,
    /// Its points.
    pub points: f64,
    /// What stands in the further columns.
    pub cells: &'a [String],
    /// Whether it is out; then it is written fainter.
    pub out: bool,
}

/// Who made how much against whom.
#[derive(Clone, Copy, Debug)]
pub struct CrossTable<'a> {
    /// The headline.
    pub title: &'a str,
    /// At the right of the headline, smaller.
    pub aside: &'a str,
    /// Above the names.
    pub engine: &'a str,
    /// Above the points in all.
    pub points: &'a str,
    /// The engines, the best first; no more than [`MOST_ROWS`] are shown.
    pub rows: &'a [CrossRow<'a>],
    /// The colours.
    pub theme: Theme,
}

/// One engine of a cross-table.
#[derive(Clone, Copy, Debug)]
pub struct CrossRow<'a> {
    /// Its rank.
    pub rank: u32,
    /// Who it is.
    pub who: Who<'a>,
    /// Against each of the rows, itself among them: points and games; nothing where they have not met.
    pub against: &'a [Option<(f64, u32)>],
    /// Points in all, those against engines that are not shown too.
    pub points: f64,
    /// Games in all.
    pub games: u32,
}

/// A knockout.
#[derive(Clone, Copy, Debug)]
pub struct Bracket<'a> {
    /// The headline.
    pub title: &'a str,
    /// At the right of the headline, smaller.
    pub aside: &'a str,
    /// Stage by stage up to the final. Who is through from two matches that follow each other meets in the one of the next
    /// stage. No more than [`MOST_STAGES`] are shown, the last ones.
    pub stages: &'a [Vec<BracketMatch<'a>>],
    /// The colours.
    pub theme: Theme,
}

/// A match of a knockout: two sides, or one that has nobody to meet.
#[derive(Clone, Copy, Debug, Default)]
pub struct BracketMatch<'a> {
    /// Nothing where it is not known yet who it is, or nobody is.
    pub sides: [Option<BracketSide<'a>>; 2],
}

/// One side of a match.
#[derive(Clone, Copy, Debug, Default)]
pub struct BracketSide<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its points; nothing before there are games.
    pub points: Option<f64>,
    /// Whether it is through; nothing while that is open.
    pub through: Option<bool>,
}

/// Most stages of one picture: thirty-two engines.
pub const MOST_STAGES: usize = 5;

/// An engine's rating over time.
#[derive(Clone, Copy, Debug)]
pub struct RatingCurve<'a> {
    /// Who it is.
    pub who: Who<'a>,
    /// At the right, under the rating, smaller.
    pub aside: &'a str,
    /// What was known when, oldest first.
    pub points: &'a [CurvePoint],
    /// Moments to mark, such as new versions, in milliseconds since 1970, with a word each.
    pub marks: &'a [(i64, &'a str)],
    /// In place of the curve, while there are no points.
    pub empty: &'a str,
    /// The colours.
    pub theme: Theme,
}

/// A rating at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurvePoint {
    /// The moment, in milliseconds since 1970.
    pub at: i64,
    /// The rating.
    pub rating: f64,
    /// Half its interval of 95 %; 0 for an anchor, of which none is written.
    pub margin: f64,
}
