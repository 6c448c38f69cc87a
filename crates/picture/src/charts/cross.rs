//! A cross-table: who made how much against whom.

use super::numbers::{count, percent, points};
use super::sheet::{MARGIN, SMALL, Sheet, Side, TITLE_END, WORDS};
use super::{CrossRow, CrossTable, MOST_ROWS, WIDTH};
use crate::contrast::contrast;
use crate::profile::Verdict;
use crate::text;
use crate::theme::Rgb;

const HEAD: f32 = 36.0;
const FOOT: i32 = 22;
const RANK: f32 = 60.0;
const NAMES: f32 = 72.0;
/// How wide the points in all are.
const POINTS: f32 = 118.0;

/// A cross-table as a PNG file, 1100 pixels wide. The colour of a square tells the part of the points: from the colour of
/// losses over that of the page to that of wins. Where numbers of games differ, so many of so many are written, or per cent
/// where there are too many engines for that.
pub fn cross_table(table: &CrossTable<'_>) -> Vec<u8> {
    let rows = &table.rows[..table.rows.len().min(MOST_ROWS)];
    let mut sheet = Sheet::new(table.theme);
    sheet.headline(table.title, table.aside);
    let number = rows.len().max(1) as f32;
    let right = (WIDTH - MARGIN) as f32;
    // Many engines leave less room for each name.
    let names = if rows.len() > 16 { 200.0 } else { 270.0 };
    let left = NAMES + names + 10.0;
    let side = ((right - POINTS - left) / number).min(96.0);
    let high = side.clamp(30.0, 48.0);
    let (strong, faint) = (sheet.coat.text, sheet.coat.faint);
    let top = TITLE_END as f32 + HEAD;
    let head = TITLE_END as f32 + HEAD / 2.0;
    sheet.write(table.engine, SMALL, (NAMES, head), Side::Left, names, faint);
    sheet.write(
        table.points,
        SMALL,
        (left + side * number + POINTS, head),
        Side::Right,
        POINTS - 10.0,
        faint,
    );
    let px = if side >= 44.0 { 22.0 } else { 19.0_f32.min(side * 0.56) };
    let (written, px) = Written::of(rows, px, side - 10.0);
    for (n, row) in rows.iter().enumerate() {
        let middle = top + high * (n as f32 + 0.5);
        let column = left + side * (n as f32 + 0.5);
        sheet.write(&row.rank.to_string(), px.min(20.0), (column, head), Side::Middle, side, faint);
        sheet.write(&row.rank.to_string(), SMALL, (RANK, middle), Side::Right, 44.0, faint);
        let name = if high < 38.0 { 23.0 } else { WORDS };
        sheet.write(row.who.name, name, (NAMES, middle), Side::Left, names, strong);
        for (m, cell) in row.against.iter().take(rows.len()).enumerate() {
            let (x, y) = (left + side * m as f32, top + high * n as f32);
            let frame = (x + 1.0, y + 1.0, side - 2.0, high - 2.0);
            if n == m {
                let (grid, at) = (sheet.coat.grid, (x + side / 2.0, middle));
                sheet.shape(&format!(r#"<circle cx="{:.2}" cy="{:.2}" r="4" fill="{grid}"/>"#, at.0, at.1));
                continue;
            }
            let Some((made, games)) = cell.filter(|(_, games)| *games > 0) else {
                let panel = sheet.coat.panel;
                sheet.rect(frame, 4.0, panel);
                continue;
            };
            let fill = shade(&sheet, made / f64::from(games));
            sheet.rect(frame, 4.0, fill);
            let ink = readable_on(fill, [strong, sheet.coat.page]);
            let at = (x + side / 2.0, middle);
            sheet.write(&written.cell(made, games), px, at, Side::Middle, side - 2.0, ink);
        }
        let sum = format!("/{}", count(row.games));
        let end = left + side * number + POINTS;
        let taken = sheet.write(&sum, 18.0, (end, middle + 1.0), Side::Right, 70.0, faint);
        sheet.write(&points(row.points), 24.0, (end - taken - 2.0, middle), Side::Right, 80.0, strong);
    }
    sheet.file((top + high * number) as i32 + FOOT)
}

/// How the squares are written, all alike: `1` of 2 and `½` would be taken for each other otherwise.
enum Written {
    /// Where all have the same number of games.
    Points,
    /// Where they differ and there is room.
    PointsOfGames,
    /// Where they differ and there is none.
    Percent,
    /// The same without the sign.
    Hundredths,
}

impl Written {
    /// How, and how large.
    fn of(rows: &[CrossRow<'_>], px: f32, room: f32) -> (Self, f32) {
        let met = || {
            let cells = rows.iter().enumerate();
            cells.flat_map(|(n, row)| {
                let others = row.against.iter().take(rows.len()).enumerate();
                others.filter_map(move |(m, cell)| cell.filter(|(_, games)| m != n && *games > 0))
            })
        };
        let differ = met().next().is_some_and(|(_, first)| met().any(|(_, games)| games != first));
        if !differ {
            return (Self::Points, px);
        }
        let fits = |px: f32| met().all(|(made, games)| text::width(&of_games(made, games), px) <= room);
        match [px, px * 0.8].into_iter().find(|px| *px >= 16.0 && fits(*px)) {
            Some(px) => (Self::PointsOfGames, px),
            None if text::width("100%", px) <= room + 4.0 => (Self::Percent, px),
            None => (Self::Hundredths, px),
        }
    }

    fn cell(&self, made: f64, games: u32) -> String {
        let part = made / f64::from(games);
        match self {
            Self::Points => points(made),
            Self::PointsOfGames => of_games(made, games),
            Self::Percent => percent(part),
            Self::Hundredths => percent(part).trim_end_matches('%').to_owned(),
        }
    }
}

fn of_games(made: f64, games: u32) -> String {
    format!("{}/{}", points(made), count(games))
}

/// The colour of a part of the points.
fn shade(sheet: &Sheet, part: f64) -> Rgb {
    let level = sheet.coat.panel;
    let from_level = ((part.clamp(0.0, 1.0) - 0.5).abs() * 200.0) as u32;
    let end = sheet.coat.mark(if part > 0.5 { Verdict::Win } else { Verdict::Loss }).0;
    // Not all the way, so that words stay readable on it.
    level.mix(end, 8 + from_level * 80 / 100, 100)
}

/// The colour that stands out most.
fn readable_on(ground: Rgb, inks: [Rgb; 2]) -> Rgb {
    let [one, other] = inks;
    if contrast(one, ground) >= contrast(other, ground) { one } else { other }
}
