//! A ladder's standings.

use super::numbers::{change, count, likelihood, percent, rating};
use super::sheet::{MARGIN, SMALL, Sheet, Side, TITLE_END, WORDS};
use super::{MOST_ROWS, Standings, StandingsRow, WIDTH};

const HEAD: i32 = 34;
const ROW: i32 = 44;
const FOOT: i32 = 20;

/// Where the columns end; numbers stand at their right.
const RANK: f32 = 62.0;
const WHO: (f32, f32) = (76.0, 452.0);
const RATING: f32 = 526.0;
const ERROR: (f32, f32) = (532.0, 592.0);
const PLOT: (f32, f32) = (604.0, 728.0);
const CHANGE: f32 = 798.0;
const GAMES: f32 = 880.0;
const SCORE: f32 = 946.0;
const DRAWS: f32 = 1008.0;
const SUPERIORITY: f32 = (WIDTH - MARGIN) as f32;

/// The standings of a ladder as a PNG file, 1100 pixels wide: rank, engine and author, rating with its interval as a number
/// and as a whisker, change since last week, games, score, draws, likelihood that it is stronger than the next.
pub fn standings(standings: &Standings<'_>) -> Vec<u8> {
    let rows = &standings.rows[..standings.rows.len().min(MOST_ROWS)];
    let mut sheet = Sheet::new(standings.theme);
    sheet.headline(standings.title, standings.aside);
    let labels = &standings.labels;
    let (middle, faint) = ((TITLE_END + HEAD / 2) as f32, sheet.coat.faint);
    let mut head = |label: &str, x: f32, side: Side, room: f32| {
        // A long word is written smaller before it is cut.
        let fits = |px: &f32| crate::text::width(label, *px) <= room;
        let px = [SMALL, 19.0, 17.0].into_iter().find(fits).unwrap_or(17.0);
        sheet.write(label, px, (x, middle), side, room, faint);
    };
    head(labels.engine, WHO.0 + 48.0, Side::Left, WHO.1 - WHO.0 - 60.0);
    head(labels.rating, RATING, Side::Right, 90.0);
    head(labels.change, CHANGE, Side::Right, CHANGE - PLOT.1 - 6.0);
    head(labels.games, GAMES, Side::Right, GAMES - CHANGE - 8.0);
    head(labels.score, SCORE, Side::Right, SCORE - GAMES - 8.0);
    head(labels.draws, DRAWS, Side::Right, DRAWS - SCORE - 8.0);
    head(labels.superiority, SUPERIORITY, Side::Right, SUPERIORITY - DRAWS - 8.0);

    let top = TITLE_END + HEAD;
    let bottom = top + ROW * rows.len().max(2) as i32;
    let scale = Scale::of(rows);
    for n in 0..rows.len() {
        let y = (top + ROW * n as i32) as f32;
        if n % 2 == 0 {
            let panel = sheet.coat.panel;
            sheet.rect((12.0, y, (WIDTH - 24) as f32, ROW as f32), 8.0, panel);
        }
    }
    if !rows.is_empty() {
        for round in scale.rounds() {
            let (x, grid) = (scale.place(round), sheet.coat.grid);
            sheet.line((x, top as f32), (x, (top + ROW * rows.len() as i32) as f32), 1.0, grid);
            sheet.write(&rating(round), 16.0, (x, middle), Side::Middle, 60.0, faint);
        }
    }
    for (n, row) in rows.iter().enumerate() {
        one(&mut sheet, row, (top + ROW * n as i32 + ROW / 2) as f32, &scale);
    }
    if rows.is_empty() {
        let at = ((WIDTH / 2) as f32, (top + ROW) as f32);
        sheet.write(labels.empty, WORDS, at, Side::Middle, 900.0, faint);
    }
    sheet.file(bottom + FOOT)
}

fn one(sheet: &mut Sheet, row: &StandingsRow<'_>, middle: f32, scale: &Scale) {
    let (strong, faint) = (sheet.coat.text, sheet.coat.faint);
    sheet.write(&row.rank.to_string(), WORDS, (RANK, middle), Side::Right, 50.0, faint);
    sheet.who(&row.who, WHO, middle, false);
    sheet.write(&rating(row.rating), WORDS, (RATING, middle), Side::Right, 74.0, strong);
    if let Some(margin) = row.margin {
        let error = format!("±{}", rating(margin));
        sheet.write(&error, SMALL, (ERROR.0, middle + 1.5), Side::Left, ERROR.1 - ERROR.0, faint);
    }
    scale.draw(sheet, row, middle);
    let dash = "–".to_owned();
    let (changed, colour) = match row.change {
        Some(by) if by.round() > 0.0 => (change(by), sheet.coat.up),
        Some(by) if by.round() < 0.0 => (change(by), sheet.coat.down),
        Some(by) => (change(by), faint),
        None => (dash.clone(), faint),
    };
    sheet.write(&changed, WORDS, (CHANGE, middle), Side::Right, CHANGE - PLOT.1, colour);
    let mut number = |text: String, right: f32, room: f32, colour| {
        sheet.write(&text, WORDS - 2.0, (right, middle), Side::Right, room, colour);
    };
    number(count(row.games), GAMES, GAMES - CHANGE - 6.0, strong);
    number(row.score.map_or(dash.clone(), percent), SCORE, SCORE - GAMES - 6.0, strong);
    number(row.draws.map_or(dash, percent), DRAWS, DRAWS - SCORE - 6.0, faint);
    if let Some(superiority) = row.superiority {
        number(likelihood(superiority), SUPERIORITY, SUPERIORITY - DRAWS - 6.0, faint);
    }
}

/// The whiskers' scale.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    fn of(rows: &[StandingsRow<'_>]) -> Self {
        let finite = |number: f64| if number.is_finite() { number.clamp(-99_999.0, 99_999.0) } else { 0.0 };
        let ends = rows.iter().flat_map(|row| {
            // Someone of whom little is known does not make everybody else's whiskers tiny.
            let margin = finite(row.margin.unwrap_or(0.0)).clamp(0.0, 150.0);
            [finite(row.rating) - margin, finite(row.rating) + margin]
        });
        let (low, high) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
        let (low, high) = if low > high { (1400.0, 1600.0) } else { (low, high) };
        let middle = f64::midpoint(low, high);
        let half = ((high - low) / 2.0).max(60.0);
        let (low, high) = (middle - half, middle + half);
        let steps = [50.0, 100.0, 200.0, 500.0, 1000.0, 5000.0, 50_000.0];
        // The labels have room beside each other.
        let step = steps.into_iter().find(|step| (high - low) / step <= 3.2).unwrap_or(100_000.0);
        Self { low, high, step }
    }

    fn place(&self, rating: f64) -> f32 {
        let part = ((rating - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        PLOT.0 + part as f32 * (PLOT.1 - PLOT.0)
    }

    /// The round ratings within.
    fn rounds(&self) -> impl Iterator<Item = f64> {
        let (first, last) = ((self.low / self.step).ceil() as i64, (self.high / self.step).floor() as i64);
        let step = self.step;
        // Not so near to the next column that their labels meet.
        let most = self.low + 0.9 * (self.high - self.low);
        (first..=last).map(move |n| n as f64 * step).filter(move |round| *round <= most)
    }

    fn draw(&self, sheet: &mut Sheet, row: &StandingsRow<'_>, middle: f32) {
        let (curve, page) = (sheet.coat.curve, sheet.coat.page);
        let rating = if row.rating.is_finite() { row.rating } else { 0.0 };
        let x = self.place(rating);
        let circle = |fill, stroke| {
            format!(
                r#"<circle cx="{x:.2}" cy="{middle}" r="4" fill="{fill}" stroke="{stroke}" stroke-width="2.5"/>"#
            )
        };
        match row.margin.filter(|margin| margin.is_finite()) {
            Some(margin) => {
                let (from, to) = (self.place(rating - margin), self.place(rating + margin));
                let bar = sheet.coat.shade.mix(curve, 2, 5);
                sheet.rect((from, middle - 6.0, to - from, 12.0), 6.0, bar);
                sheet.shape(&circle(curve, curve));
            }
            // An anchor is known exactly.
            None => sheet.shape(&circle(page, curve)),
        }
    }
}
