//! A cross-table: who made how much against whom.

use super::numbers::{count, points};
use super::sheet::{MARGIN, SMALL, Sheet, Side, TITLE_END, WORDS};
use super::{CrossTable, MOST_ROWS, WIDTH};
use crate::contrast::contrast;
use crate::profile::Verdict;
use crate::theme::Rgb;

const HEAD: f32 = 36.0;
const FOOT: i32 = 22;
const RANK: f32 = 60.0;
const NAMES: f32 = 72.0;
/// How wide the points in all are.
const POINTS: f32 = 118.0;

/// A cross-table as a PNG file, 1100 pixels wide. The colour of a square tells the part of the points: from the colour of
/// losses over that of the page to that of wins.
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
                let grid = sheet.coat.grid;
                sheet.rect(frame, 4.0, grid);
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
            let whole = format!("{}/{}", points(made), count(games));
            let room = side - 6.0;
            let text = if crate::text::width(&whole, px) <= room { whole } else { points(made) };
            sheet.write(&text, px, (x + side / 2.0, middle), Side::Middle, room + 4.0, ink);
        }
        let sum = format!("/{}", count(row.games));
        let end = left + side * number + POINTS;
        let taken = sheet.write(&sum, 18.0, (end, middle + 1.0), Side::Right, 70.0, faint);
        sheet.write(&points(row.points), 24.0, (end - taken - 2.0, middle), Side::Right, 80.0, strong);
    }
    sheet.file((top + high * number) as i32 + FOOT)
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
