//! The rating over time.

use image::{RgbImage, imageops};
use plotters::prelude::*;

use super::coat::Coat;
use crate::theme::Rgb;

/// Lines are drawn this many times larger and shrunk, which makes them smooth.
const FINE: u32 = 3;

/// From how many games on they are not marked one by one.
const MANY: usize = 40;

/// The curve, and what is to be written beside it.
pub(super) struct Curve {
    pub(super) image: RgbImage,
    /// Ratings on the left, each with its row.
    pub(super) ratings: Vec<(i32, String)>,
    /// Moments below, each with its column.
    pub(super) moments: Vec<(i32, i64)>,
}

/// Draws the curve in a panel of this size; without points, the empty panel.
pub(super) fn draw(points: &[(i64, f64)], coat: &Coat, (width, height): (u32, u32)) -> Curve {
    let size = (width * FINE, height * FINE);
    let mut fine = RgbImage::new(size.0, size.1);
    let area = BitMapBackend::with_buffer(&mut fine, size).into_drawing_area();
    let marks = plot(&area, points, coat).expect("memory takes every pixel");
    drop(area);
    let image = imageops::thumbnail(&fine, width, height);
    let whole = |fine: i32| fine / FINE as i32;
    Curve {
        image,
        ratings: marks.ratings.into_iter().map(|(y, rating)| (whole(y), rating.to_string())).collect(),
        moments: marks.moments.into_iter().map(|(x, moment)| (whole(x), moment)).collect(),
    }
}

/// Where what is written stands in the fine picture.
#[derive(Default)]
struct Marks {
    ratings: Vec<(i32, i64)>,
    moments: Vec<(i32, i64)>,
}

type Area<'a> = DrawingArea<BitMapBackend<'a>, plotters::coord::Shift>;
type Fault<'a> = DrawingAreaErrorKind<<BitMapBackend<'a> as DrawingBackend>::ErrorType>;

fn plot<'a>(area: &Area<'a>, points: &[(i64, f64)], coat: &Coat) -> Result<Marks, Fault<'a>> {
    area.fill(&rgb(coat.panel))?;
    let (Some(&(first, _)), Some(&(last, now))) = (points.first(), points.last()) else {
        return Ok(Marks::default());
    };
    // No rating is as far out; a number that is would ask for lines without end.
    let rating = |rating: f64| rating.clamp(-9_999.0, 9_999.0);
    let (low, high, step) = bounds(points.iter().map(|point| rating(point.1)));
    // A single game stands in the middle of two days.
    let day = 86_400_000;
    let span = last.saturating_sub(first).max(0);
    let (from, to) =
        if span > 0 { (first, last) } else { (first.saturating_sub(day), first.saturating_add(day)) };
    let mut chart = ChartBuilder::on(area)
        .margin_left(12 * FINE)
        .margin_right(20 * FINE)
        .margin_top(10 * FINE)
        .margin_bottom(10 * FINE)
        .build_cartesian_2d(from as f64..to as f64, low as f64..high as f64)?;

    let mut marks = Marks::default();
    let (all_across, _) = area.dim_in_pixel();
    for round in (low..=high).step_by(step as usize) {
        let (_, y) = chart.backend_coord(&(from as f64, round as f64));
        area.draw(&PathElement::new([(0, y), (all_across as i32, y)], line(coat.grid, 1)))?;
        marks.ratings.push((y, round));
    }
    for part in 0..=if span > 0 { 4 } else { 0 } {
        let moment = first + span / 4 * part;
        marks.moments.push((chart.backend_coord(&(moment as f64, low as f64)).0, moment));
    }

    let path: Vec<(f64, f64)> = points.iter().map(|&(at, then)| (at as f64, rating(then))).collect();
    let (left, right) = (path[0].0, path[path.len() - 1].0);
    if left < right {
        let below = path.iter().copied().chain([(right, low as f64), (left, low as f64)]).collect::<Vec<_>>();
        chart.draw_series([Polygon::new(below, rgb(coat.shade).filled())])?;
    }
    // One by one, with round joints: as one outline a jagged curve would cross itself.
    chart.draw_series(path.windows(2).map(|pair| PathElement::new(pair.to_vec(), line(coat.curve, 3))))?;
    let radius = if path.len() < MANY { 4 } else { 1 } * FINE as i32;
    chart.draw_series(path.iter().map(|&point| Circle::new(point, radius, rgb(coat.curve).filled())))?;
    let end = (last as f64, rating(now));
    chart.draw_series([
        Circle::new(end, 7 * FINE as i32, rgb(coat.curve).filled()),
        Circle::new(end, 4 * FINE as i32, rgb(coat.text).filled()),
    ])?;
    area.present()?;
    Ok(marks)
}

/// The lowest and the highest rating of the panel, and the step between its lines.
pub(crate) fn bounds(ratings: impl Iterator<Item = f64>) -> (i64, i64, i64) {
    let (least, most) =
        ratings.fold((f64::MAX, f64::MIN), |(least, most), rating| (rating.min(least), rating.max(most)));
    // A few points up and down are no drama.
    let more = (50.0 - (most - least) / 2.0).max(0.0);
    let (least, most) = (least - more, most + more);
    let step = [25, 50, 100, 200, 500]
        .into_iter()
        .find(|step| most - least <= 4.0 * f64::from(*step))
        .unwrap_or(1000);
    let below = (least / f64::from(step)).floor() as i64;
    let above = (most / f64::from(step)).ceil() as i64;
    let step = i64::from(step);
    (below * step, above.max(below + 1) * step, step)
}

fn rgb(colour: Rgb) -> RGBColor {
    RGBColor(colour.0, colour.1, colour.2)
}

/// A line so many pixels wide.
fn line(colour: Rgb, width: u32) -> ShapeStyle {
    rgb(colour).stroke_width(width * FINE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ratings_are_between_round_lines_and_a_few_of_them() {
        for (least, most) in
            [(1500.0, 1500.0), (1499.0, 1501.0), (1500.0, 1600.0), (1321.4, 1688.9), (-40.0, 3900.0)]
        {
            let (low, high, step) = bounds([most, least].into_iter());
            assert!(low as f64 <= least && most <= high as f64, "{least} to {most}: {low} to {high}");
            assert_eq!((low % step, high % step), (0, 0));
            assert!((4..=7).contains(&((high - low) / step + 1)), "{low} to {high} by {step}");
        }
    }

    #[test]
    fn the_curve_rises_with_the_rating_and_goes_on_with_time() {
        let coat = Coat::new(crate::Theme::Wood.colours());
        let day = 86_400_000;
        let curve = draw(&[(0, 1500.0), (3 * day, 1700.0), (4 * day, 1600.0)], &coat, (400, 100));
        let image::Rgb([r, g, b]) = *curve.image.get_pixel(0, 0);
        assert_eq!(Rgb(r, g, b), coat.panel);
        // The highest pixel of the line's own colour is at three quarters of the way, where its marks say so.
        let line = image::Rgb([coat.curve.0, coat.curve.1, coat.curve.2]);
        let top =
            curve.image.enumerate_pixels().filter(|(_, _, pixel)| **pixel == line).min_by_key(|(_, y, _)| *y);
        let (x, y, _) = top.expect("a line");
        let (third, at) = curve.moments[3];
        assert_eq!(at, 3 * day);
        assert!((x as i32 - third).abs() <= 4, "{x} {third}");
        let row = |rating: &str| curve.ratings.iter().find(|(_, text)| text == rating).expect("a line").0;
        assert!((y as i32 - row("1700")).abs() <= 5 && row("1500") > row("1600"), "{y}");
    }
}
