//! The words under the board: two names with their clocks, one above the other as the players sit, and a line at the
//! right.

use rules::Colour;

use crate::layout::{Layout, Point};
use crate::scene::Shown;
use crate::text;

/// A text and where it starts on its baseline.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Run {
    pub(crate) text: String,
    pub(crate) left: f32,
    pub(crate) baseline: i32,
}

/// The caption laid out.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    /// The upper left corners of the little squares, of the board's shape, before the names.
    pub(crate) chips: [(Colour, Point); 2],
    pub(crate) runs: Vec<Run>,
}

/// Lays out the caption, if there is one.
pub(crate) fn words(shown: &Shown, layout: &Layout) -> Option<Words> {
    let said = shown.caption.as_ref()?;
    let px = layout.font;
    // A little in from the edge: Discord rounds a picture's corners.
    let edge = layout.margin as f32 * 1.5;
    let whole = layout.width as f32 - 2.0 * edge;
    let gap = px * 0.45;
    let chip = layout.chip();

    // The line takes what it needs, up to half; the names have the rest.
    let rows = text::readable(&said.line).map_or(Vec::new(), |line| text::rows(&line, px, whole * 0.5));
    // A quarter is kept free even so, so that names do not change with each short line of a film.
    let taken = rows.iter().map(|row| text::width(row, px)).fold(whole * 0.25, f32::max);
    let name_left = edge + chip as f32 + gap;
    let name_room = whole - taken - chip as f32 - 3.0 * gap;

    let above = if shown.flip { Colour::White } else { Colour::Black };
    let mut runs = Vec::new();
    let chips = [(0, above), (1, !above)].map(|(row, colour)| {
        let name = text::readable(&said.names[colour.index()]).unwrap_or_else(|| colour.to_string());
        let clock =
            text::readable(&said.clocks[colour.index()]).map(|it| text::fit(&it, px, name_room * 0.5));
        let clock_room = clock.as_ref().map_or(0.0, |clock| text::width(clock, px) + 2.0 * gap);
        let baseline = layout.baseline(row);
        let name = text::fit(&name, px, name_room - clock_room);
        let clock_left = name_left + text::width(&name, px) + 2.0 * gap;
        runs.push(Run { text: name, left: name_left, baseline });
        runs.extend(clock.map(|text| Run { text, left: clock_left, baseline }));
        // Centred on the capitals, which are about 0.62 of the font size high.
        (colour, (edge as i32 & !1, baseline - (px * 0.31) as i32 - chip / 2))
    });
    let middle = i32::midpoint(layout.baseline(0), layout.baseline(1));
    for (n, row) in rows.iter().enumerate() {
        let baseline = if rows.len() == 1 { middle } else { layout.baseline(n as i32) };
        let left = layout.width as f32 - edge - text::width(row, px);
        runs.push(Run { text: row.clone(), left, baseline });
    }
    Some(Words { chips, runs })
}

/// The little square, of the board's shape, in a side's colour, as an SVG element.
pub(crate) fn chip_svg(
    layout: &Layout,
    body: impl std::fmt::Display,
    rim: impl std::fmt::Display,
    at: Point,
) -> String {
    let half = layout.chip() as f32 / 2.0;
    let (x, y) = (at.0 as f32 + half, at.1 as f32 + half);
    let stroke = (layout.font * 0.07).max(1.0);
    let scale = (half - stroke / 2.0) / layout.radius();
    format!(
        r#"<polygon points="{}" fill="{body}" stroke="{rim}" stroke-width="{stroke:.2}"/>"#,
        layout.outline((x, y), scale)
    )
}
