//! What lies under the cells and beside them, as SVG elements.

use rules::Colour;
use rules::starchess::Cell;

use crate::caption;
use crate::layout::{Layout, Point};
use crate::theme::Colours;

/// The star in one colour with its frame; the cells are laid upon it.
pub(crate) fn star(layout: &Layout, colours: &Colours) -> String {
    let outlines = Cell::ALL.map(|cell| {
        let (x, y) = layout.cell(cell, false);
        format!("M{}Z", layout.hexagon((x as f32, y as f32), 1.0))
    });
    format!(
        r#"<path d="{}" fill="{line}" stroke="{line}" stroke-width="{}" stroke-linejoin="round"/>"#,
        outlines.concat(),
        2 * layout.frame,
        line = colours.line,
    )
}

/// The panel for men in hand.
pub(crate) fn tray(layout: &Layout, colours: &Colours, at: Point, to_place: bool) -> String {
    let rect = layout.tray(Colour::White, false);
    let width = layout.width as f32 * 0.004;
    let edge = if to_place { colours.text } else { colours.tray };
    format!(
        r#"<rect x="{:.2}" y="{:.2}" width="{:.2}" height="{:.2}" rx="{:.2}" fill="{}" stroke="{edge}" stroke-width="{width:.2}"/>"#,
        at.0 as f32 + width / 2.0,
        at.1 as f32 + width / 2.0,
        rect.w as f32 - width,
        rect.h as f32 - width,
        layout.tray_corner(),
        colours.tray,
    )
}

/// The little hexagon before a name.
pub(crate) fn chip(layout: &Layout, colours: &Colours, colour: Colour, at: Point) -> String {
    let paint = match colour {
        Colour::White => &colours.white,
        Colour::Black => &colours.black,
    };
    caption::chip_svg(layout, paint.body, paint.rim, at)
}
