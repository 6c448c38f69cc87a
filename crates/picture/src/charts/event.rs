//! The table of a tournament.

use super::numbers::{count, points};
use super::sheet::{MARGIN, SMALL, Sheet, Side, TITLE_END, WORDS};
use super::{EventRow, EventTable, MOST_ROWS, WIDTH};
use crate::profile::Verdict;

const HEAD: i32 = 34;
const ROW: i32 = 44;
const FOOT: i32 = 20;
const RANK: f32 = 62.0;
const WHO: (f32, f32) = (76.0, 500.0);
const BAR: (f32, f32) = (512.0, 720.0);
const POINTS: f32 = 806.0;
/// Where the further columns are: between the points and the edge.
const FURTHER: (f32, f32) = (POINTS, (WIDTH - MARGIN) as f32);
/// How many there can be.
const COLUMNS: usize = 3;

/// The table of a tournament as a PNG file, 1100 pixels wide: rank, engine and author, results as a bar, points, and what
/// else the caller tells.
pub fn event_table(table: &EventTable<'_>) -> Vec<u8> {
    let rows = &table.rows[..table.rows.len().min(MOST_ROWS)];
    let columns = &table.columns[..table.columns.len().min(COLUMNS)];
    let mut sheet = Sheet::new(table.theme);
    sheet.headline(table.title, table.aside);
    let (middle, faint) = ((TITLE_END + HEAD / 2) as f32, sheet.coat.faint);
    sheet.write(table.engine, SMALL, (WHO.0 + 48.0, middle), Side::Left, WHO.1 - WHO.0 - 60.0, faint);
    sheet.write(table.results, SMALL, (BAR.0, middle), Side::Left, BAR.1 - BAR.0, faint);
    sheet.write(table.points, SMALL, (POINTS, middle), Side::Right, POINTS - BAR.1 - 8.0, faint);
    let width = (FURTHER.1 - FURTHER.0) / columns.len().max(1) as f32;
    let right = |n: usize| FURTHER.0 + width * (n + 1) as f32;
    for (n, column) in columns.iter().enumerate() {
        sheet.write(column, SMALL, (right(n), middle), Side::Right, width - 12.0, faint);
    }
    let top = TITLE_END + HEAD;
    for (n, row) in rows.iter().enumerate() {
        let y = (top + ROW * n as i32) as f32;
        if n % 2 == 0 {
            let panel = sheet.coat.panel;
            sheet.rect((12.0, y, (WIDTH - 24) as f32, ROW as f32), 8.0, panel);
        }
        let middle = y + ROW as f32 / 2.0;
        one(&mut sheet, row, middle);
        for (n, cell) in row.cells.iter().take(columns.len()).enumerate() {
            sheet.write(cell, WORDS - 2.0, (right(n), middle), Side::Right, width - 12.0, faint);
        }
    }
    sheet.file(top + ROW * rows.len().max(1) as i32 + FOOT)
}

fn one(sheet: &mut Sheet, row: &EventRow<'_>, middle: f32) {
    let (strong, faint) = (sheet.coat.text, sheet.coat.faint);
    sheet.write(&row.rank.to_string(), WORDS, (RANK, middle), Side::Right, 50.0, faint);
    sheet.who(&row.who, WHO, middle, row.out);
    let parts = [
        (Verdict::Win, row.results.wins),
        (Verdict::Draw, row.results.draws),
        (Verdict::Loss, row.results.losses),
    ];
    let parts: Vec<(Verdict, u32)> = parts.into_iter().filter(|(_, count)| *count > 0).collect();
    let total: f32 = parts.iter().map(|(_, count)| *count as f32).sum();
    // Each part has room for its number, and the rest is shared.
    let least = 34.0;
    let rest = BAR.1 - BAR.0 - least * parts.len() as f32;
    let mut x = BAR.0;
    for (verdict, number) in parts {
        let width = least + rest * number as f32 / total;
        let (fill, ink) = match verdict {
            // The board's tones are too near to a light page.
            Verdict::Draw => (sheet.coat.grid, strong),
            other => sheet.coat.mark(other),
        };
        sheet.rect((x, middle - 14.0, width - 3.0, 28.0), 5.0, fill);
        let at = (x + (width - 3.0) / 2.0, middle);
        sheet.write(&count(number), 19.0, at, Side::Middle, width - 5.0, ink);
        x += width;
    }
    if total == 0.0 {
        let panel = sheet.coat.grid;
        sheet.rect((BAR.0, middle - 2.0, BAR.1 - BAR.0 - 3.0, 4.0), 2.0, panel);
    }
    let colour = if row.out { faint } else { strong };
    sheet.write(&points(row.points), WORDS + 2.0, (POINTS, middle), Side::Right, 76.0, colour);
}
