//! An engine's rating over time, with the band in which it lies.

use super::numbers::rating;
use super::sheet::{MARGIN, SMALL, Sheet, Side};
use super::{CurvePoint, RatingCurve, WIDTH};
use crate::profile::bounds;
use crate::text;

const HEIGHT: i32 = 560;
/// The panel: left, top, right, bottom.
const PANEL: (f32, f32, f32, f32) = (92.0, 112.0, (WIDTH - MARGIN) as f32, (HEIGHT - 52) as f32);
/// How much larger than in a table the name is, and its cup with it.
const CUP_SCALE: f32 = 1.5;
/// From how many points on they are not marked one by one.
const MANY: usize = 40;
const DAY: i64 = 86_400_000;

/// An engine's rating over time as a PNG file, 1100 by 560 pixels. `date` writes the moments at the time axis, given in
/// milliseconds since 1970.
pub fn rating_curve(curve: &RatingCurve<'_>, date: impl Fn(i64) -> String) -> Vec<u8> {
    let mut sheet = Sheet::new(curve.theme);
    header(&mut sheet, curve);
    let (left, top, right, bottom) = PANEL;
    let panel = sheet.coat.panel;
    sheet.rect((left, top, right - left, bottom - top), 8.0, panel);
    let faint = sheet.coat.faint;
    let points: Vec<CurvePoint> = curve.points.iter().copied().map(tamed).collect();
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        let at = (f32::midpoint(left, right), f32::midpoint(top, bottom));
        sheet.write(curve.empty, 28.0, at, Side::Middle, (right - left) * 0.9, faint);
        return sheet.file(HEIGHT);
    };
    let view = View::of(&points, first.at, last.at);
    for round in (view.low..=view.high).step_by(view.step as usize) {
        let (y, grid) = (view.y(round as f64), sheet.coat.grid);
        sheet.line((left, y), (right, y), 1.0, grid);
        sheet.write(&rating(round as f64), SMALL, (left - 12.0, y), Side::Right, left - 20.0, faint);
    }
    view.dates(&mut sheet, date);
    view.marks(&mut sheet, curve.marks);
    view.draw(&mut sheet, &points);
    sheet.file(HEIGHT)
}

fn header(sheet: &mut Sheet, curve: &RatingCurve<'_>) {
    let (strong, faint) = (sheet.coat.text, sheet.coat.faint);
    let right = (WIDTH - MARGIN) as f32;
    let mut taken = 0.0;
    if let Some(now) = curve.points.last().copied().map(tamed) {
        if now.margin > 0.0 {
            let margin = format!("± {}", rating(now.margin));
            taken = 12.0 + sheet.write(&margin, 30.0, (right, 42.0), Side::Right, 200.0, faint);
        }
        taken += sheet.write(&rating(now.rating), 58.0, (right - taken, 36.0), Side::Right, 300.0, strong);
    }
    let room = right - MARGIN as f32 - taken - 30.0;
    let mut left = MARGIN as f32;
    if let Some(flag) = text::readable(curve.who.flag) {
        let letters: String = flag.chars().take(2).flat_map(char::to_uppercase).take(2).collect();
        let grid = sheet.coat.grid;
        sheet.rect((left, 20.0, 54.0, 38.0), 6.0, grid);
        sheet.write(&letters, 25.0, (left + 27.0, 39.0), Side::Middle, 54.0, strong);
        left += 68.0;
    }
    let name = text::readable(curve.who.name).unwrap_or_else(|| "?".to_owned());
    let titles = Sheet::width_of_titles(curve.who.titles, CUP_SCALE);
    let room = room - (left - MARGIN as f32) - titles;
    let width = sheet.write(&name, 46.0, (left, 38.0), Side::Left, room, strong);
    sheet.titles(curve.who.titles, (left + width, 38.0), CUP_SCALE);
    let aside = sheet.write(curve.aside, SMALL, (right, 88.0), Side::Right, 600.0, faint);
    let room = right - MARGIN as f32 - aside - 30.0;
    sheet.write(curve.who.author, SMALL, (MARGIN as f32, 88.0), Side::Left, room, faint);
}

/// Numbers that can be drawn, whatever came.
fn tamed(point: CurvePoint) -> CurvePoint {
    let finite = |number: f64, otherwise: f64| if number.is_finite() { number } else { otherwise };
    CurvePoint {
        at: point.at,
        rating: finite(point.rating, 0.0).clamp(-9_999.0, 9_999.0),
        margin: finite(point.margin, 0.0).clamp(0.0, 5_000.0),
    }
}

/// What part of time and ratings is seen.
struct View {
    from: i64,
    to: i64,
    low: i64,
    high: i64,
    step: i64,
    /// Whether all points are of one moment.
    single: bool,
}

impl View {
    fn of(points: &[CurvePoint], first: i64, last: i64) -> Self {
        // A wide band at the beginning does not flatten all that follows.
        let narrowest = points.iter().map(|point| point.margin).fold(f64::MAX, f64::min);
        let seen = |point: &CurvePoint| point.margin.min(1.1 * narrowest.max(110.0));
        let ends = points.iter().flat_map(|point| [point.rating - seen(point), point.rating + seen(point)]);
        let (low, high, step) = bounds(ends);
        let single = last <= first;
        let (from, to) =
            if single { (first.saturating_sub(DAY), first.saturating_add(DAY)) } else { (first, last) };
        Self { from, to, low, high, step, single }
    }

    fn x(&self, at: i64) -> f32 {
        let (from, to) = (self.from as f64, self.to as f64);
        let part = ((at as f64 - from) / (to - from)).clamp(0.0, 1.0);
        // A little within the panel, for the marks at both ends.
        PANEL.0 + 18.0 + part as f32 * (PANEL.2 - PANEL.0 - 36.0)
    }

    fn y(&self, rating: f64) -> f32 {
        let part = ((rating - self.low as f64) / (self.high - self.low) as f64).clamp(0.0, 1.0);
        PANEL.3 - 14.0 - part as f32 * (PANEL.3 - PANEL.1 - 28.0)
    }

    fn dates(&self, sheet: &mut Sheet, date: impl Fn(i64) -> String) {
        let faint = sheet.coat.faint;
        let parts = if self.single { 0 } else { 4 };
        let mut before: (f32, String) = (f32::MIN, String::new());
        for part in 0..=parts {
            let moment = if self.single {
                self.from.saturating_add(DAY)
            } else {
                self.from.saturating_add(self.to.saturating_sub(self.from) / 4 * part)
            };
            let label = date(moment);
            let half = text::width(&label, SMALL) / 2.0;
            let middle = self.x(moment).min(PANEL.2 - half).max(PANEL.0 + half);
            if middle - half > before.0 && label != before.1 {
                sheet.write(&label, SMALL, (middle, PANEL.3 + 24.0), Side::Middle, 400.0, faint);
                before = (middle + half + SMALL, label);
            }
        }
    }

    /// Dashed lines with their words at the top, as long as there is room.
    fn marks(&self, sheet: &mut Sheet, marks: &[(i64, &str)]) {
        let faint = sheet.coat.faint;
        let mut before = f32::MIN;
        for (at, word) in marks.iter().filter(|(at, _)| (self.from..=self.to).contains(at)) {
            let x = self.x(*at);
            sheet.shape(&format!(
                r#"<line x1="{x:.2}" y1="{}" x2="{x:.2}" y2="{}" stroke="{faint}" stroke-width="1.5" stroke-dasharray="5 6"/>"#,
                PANEL.1, PANEL.3
            ));
            let readable = text::readable(word).unwrap_or_default();
            let width = text::width(&readable, 19.0).min(200.0);
            let (left, room) = (x + 8.0, PANEL.2 - x - 12.0);
            if left > before && width <= room {
                sheet.write(&readable, 19.0, (left, PANEL.1 + 18.0), Side::Left, room.min(200.0), faint);
                before = left + width + 8.0;
            }
        }
    }

    fn draw(&self, sheet: &mut Sheet, points: &[CurvePoint]) {
        let (curve, shade, strong) = (sheet.coat.curve, sheet.coat.curve, sheet.coat.text);
        let at = |point: &CurvePoint, rating: f64| format!("{:.2},{:.2}", self.x(point.at), self.y(rating));
        if points.len() > 1 {
            let upper = points.iter().map(|point| at(point, point.rating + point.margin));
            let lower = points.iter().rev().map(|point| at(point, point.rating - point.margin));
            let band: Vec<String> = upper.chain(lower).collect();
            sheet.shape(&format!(
                r#"<polygon points="{}" fill="{shade}" fill-opacity="0.24"/>"#,
                band.join(" ")
            ));
            let path: Vec<String> = points.iter().map(|point| at(point, point.rating)).collect();
            sheet.shape(&format!(
                r#"<polyline points="{}" fill="none" stroke="{curve}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>"#,
                path.join(" ")
            ));
        }
        if points.len() < MANY {
            for point in points {
                let (x, y) = (self.x(point.at), self.y(point.rating));
                sheet.shape(&format!(r#"<circle cx="{x:.2}" cy="{y:.2}" r="5" fill="{curve}"/>"#));
            }
        }
        if let Some(last) = points.last() {
            let (x, y) = (self.x(last.at), self.y(last.rating));
            if points.len() == 1 {
                let (low, high) = (self.y(last.rating - last.margin), self.y(last.rating + last.margin));
                sheet.line((x, low), (x, high), 4.0, curve);
            }
            sheet.shape(&format!(
                r#"<circle cx="{x:.2}" cy="{y:.2}" r="9" fill="{curve}"/><circle cx="{x:.2}" cy="{y:.2}" r="5" fill="{strong}"/>"#
            ));
        }
    }
}
