//! A knockout: stage beside stage, the final at the right.

use super::numbers::points;
use super::sheet::{MARGIN, Sheet, Side, TITLE_END};
use super::{Bracket, BracketMatch, BracketSide, MOST_STAGES, WIDTH};

const FOOT: i32 = 26;
/// Between two stages; the lines to the next stage are there.
const GAP: f32 = 34.0;

/// A knockout as a PNG file, 1100 pixels wide. Who is through has a bar at its left, who is out is written fainter.
pub fn bracket(bracket: &Bracket<'_>) -> Vec<u8> {
    let mut sheet = Sheet::new(bracket.theme);
    sheet.headline(bracket.title, bracket.aside);
    let stages = &bracket.stages[bracket.stages.len().saturating_sub(MOST_STAGES)..];
    let most = 1 << (MOST_STAGES - 1);
    let first = stages.first().map_or(1, Vec::len).clamp(1, most);
    // Few matches are drawn larger.
    let side = if first > 8 { 28.0 } else { 36.0 };
    let slot = 2.0 * side + if first > 8 { 12.0 } else { 22.0 };
    let top = TITLE_END as f32 + 10.0;
    let number = stages.len().max(2) as f32;
    let width = ((WIDTH - 2 * MARGIN) as f32 - GAP * (number - 1.0)) / number;
    for (n, stage) in stages.iter().enumerate() {
        let left = MARGIN as f32 + n as f32 * (width + GAP);
        // Between the two matches that lead to it.
        let reach = slot * (1 << n) as f32;
        for (m, meeting) in stage.iter().take((most >> n).max(1)).enumerate() {
            let middle = top + reach * (m as f32 + 0.5);
            let place = Place { left, middle, width, side };
            one(&mut sheet, meeting, &place);
            if n + 1 < stages.len() {
                let onwards = top + 2.0 * reach * ((m / 2) as f32 + 0.5);
                let (from, grid) = (left + width, sheet.coat.grid);
                sheet.line((from + 4.0, middle), (from + GAP / 2.0, middle), 2.5, grid);
                sheet.line((from + GAP / 2.0, middle), (from + GAP / 2.0, onwards), 2.5, grid);
                sheet.line((from + GAP / 2.0, onwards), (from + GAP - 4.0, onwards), 2.5, grid);
            }
        }
    }
    sheet.file((top + slot * first as f32) as i32 + FOOT)
}

/// Where a match stands, and how large it is.
struct Place {
    left: f32,
    middle: f32,
    width: f32,
    /// The height of one side.
    side: f32,
}

fn one(sheet: &mut Sheet, meeting: &BracketMatch<'_>, place: &Place) {
    let Place { left, middle, width, side } = *place;
    let (panel, grid) = (sheet.coat.panel, sheet.coat.grid);
    // Who has nobody to meet stands alone.
    if let [Some(alone), None] = meeting.sides
        && alone.through == Some(true)
    {
        sheet.rect((left, middle - side / 2.0, width, side), 7.0, panel);
        return name(sheet, &alone, place, middle);
    }
    sheet.rect((left, middle - side, width, 2.0 * side), 7.0, panel);
    sheet.line((left + 6.0, middle), (left + width - 6.0, middle), 1.5, grid);
    for (entrant, at) in meeting.sides.iter().zip([middle - side / 2.0, middle + side / 2.0]) {
        if let Some(entrant) = entrant {
            name(sheet, entrant, place, at);
        }
    }
}

fn name(sheet: &mut Sheet, entrant: &BracketSide<'_>, place: &Place, middle: f32) {
    let Place { left, width, side, .. } = *place;
    let (strong, faint, curve) = (sheet.coat.text, sheet.coat.faint, sheet.coat.curve);
    let colour = if entrant.through == Some(false) { faint } else { strong };
    if entrant.through == Some(true) {
        sheet.rect((left + 4.0, middle - side * 0.32, 5.0, side * 0.64), 2.5, curve);
    }
    let px = if side < 32.0 { 19.0 } else { 23.0 };
    let made = entrant.points.map(points).unwrap_or_default();
    let taken = sheet.write(&made, px, (left + width - 10.0, middle), Side::Right, 70.0, colour);
    sheet.write(entrant.name, px, (left + 16.0, middle), Side::Left, width - taken - 36.0, colour);
}
