//! What lies under the squares and beside them, as SVG elements.

use rules::Colour;

use crate::caption;
use crate::layout::{Layout, Point, Rect};
use crate::theme::Colours;

/// The board in one colour with its frame; the squares are laid upon it.
pub(crate) fn board(layout: &Layout, colours: &Colours) -> String {
    let outlines = layout.squares.iter().map(|spot| {
        let (x, y) = spot.centre;
        format!("M{}Z", layout.outline((x as f32, y as f32), 1.0))
    });
    format!(
        r#"<path d="{}" fill="{line}" stroke="{line}" stroke-width="{}" stroke-linejoin="round"/>"#,
        outlines.collect::<String>(),
        2 * layout.frame,
        line = colours.line,
    )
}

/// The panel for men in hand.
pub(crate) fn tray(layout: &Layout, colours: &Colours, rect: Rect, to_place: bool) -> String {
    let width = layout.width as f32 * 0.004;
    let edge = if to_place { colours.text } else { colours.tray };
    format!(
        r#"<rect x="{:.2}" y="{:.2}" width="{:.2}" height="{:.2}" rx="{:.2}" fill="{}" stroke="{edge}" stroke-width="{width:.2}"/>"#,
        rect.x as f32 + width / 2.0,
        rect.y as f32 + width / 2.0,
        rect.w as f32 - width,
        rect.h as f32 - width,
        layout.tray_corner(),
        colours.tray,
    )
}

/// The little square before a name.
pub(crate) fn chip(layout: &Layout, colours: &Colours, colour: Colour, at: Point) -> String {
    let paint = match colour {
        Colour::White => &colours.white,
        Colour::Black => &colours.black,
    };
    caption::chip_svg(layout, paint.body, paint.rim, at)
}
