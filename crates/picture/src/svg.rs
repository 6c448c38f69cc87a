//! From a scene to a vector drawing.

use std::collections::BTreeSet;

use rules::Colour;

use crate::layout::{Layout, Point};
use crate::scene::{Scene, Shown};
use crate::theme::{Colours, Rgb};
use crate::{caption, page, pieces};

/// The scene as an SVG document that needs nothing else: the men's outlines are in it; names and caption are text
/// in the reader's sans-serif font. Names are shortened as in the PNG.
pub fn svg(scene: &Scene<'_>) -> String {
    let shown = scene.shown();
    let layout = Layout::new(shown.variant, shown.size);
    let colours = shown.theme.colours();
    let words = caption::words(&shown, &layout);
    let height = layout.board_height + words.as_ref().map_or(0, |_| layout.caption_height());
    let width = layout.width;
    [
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="sans-serif">"#
        ),
        format!("<title>{}</title>", escaped(&crate::describe(scene.position, scene.last))),
        definitions(&shown, colours),
        format!(r#"<rect width="{width}" height="{height}" fill="{}"/>"#, colours.page),
        body(&shown, &layout, colours, words.as_ref()),
        "</svg>\n".to_owned(),
    ]
    .concat()
}

/// Each man that is seen, once.
fn definitions(shown: &Shown, colours: &Colours) -> String {
    let on_board = shown.faces.iter().filter_map(|face| face.man);
    let in_hand = shown.hands.iter().flat_map(|hands| Colour::ALL.into_iter().flat_map(|c| hands.held(c)));
    let men: BTreeSet<_> = on_board.chain(in_hand.map(|(_, man)| man)).collect();
    let symbols: Vec<String> = men
        .into_iter()
        .map(|man| {
            format!(
                r#"<symbol id="{}" viewBox="0 0 100 100" stroke-linecap="round" stroke-linejoin="round">{}</symbol>"#,
                man.letter(),
                pieces::elements(man, colours)
            )
        })
        .collect();
    format!("<defs>{}</defs>", symbols.concat())
}

fn body(shown: &Shown, layout: &Layout, colours: &Colours, words: Option<&caption::Words>) -> String {
    let mut body = page::board(layout, colours);
    let man = |letter: char, (x, y): Point| {
        format!(
            r##"<use href="#{letter}" x="{x}" y="{y}" width="{side}" height="{side}"/>"##,
            side = layout.man
        )
    };
    // Digits are about 0.72 of a font's size high.
    let label = |name: &str, (x, y): (i32, i32), fill| {
        text(name, (x as f32, y as f32 + layout.label / 2.0), layout.label / 0.72, fill, "middle")
    };
    for (index, (face, spot)) in shown.faces.iter().zip(&layout.squares).enumerate() {
        let ground = face.ground(spot);
        let (x, y) = layout.square(index, shown.flip);
        body.push_str(&ground.svg(layout, colours, (x as f32, y as f32)));
        if let Some(shift) = layout.inside {
            body.push_str(&label(&spot.name, (x - shift, y), ground.name(colours)));
        }
        if let Some(here) = face.man {
            let ((x, y), (dx, dy)) = (layout.corner(index, shown.flip), layout.man_corner);
            body.push_str(&man(here.letter(), (x + dx, y + dy)));
        }
    }
    for beside in &layout.beside {
        body.push_str(&label(&beside.name, beside.at[usize::from(shown.flip)], colours.text));
    }
    if let Some(hands) = &shown.hands {
        for colour in Colour::ALL {
            let Some(tray) = layout.tray(colour, shown.flip) else { continue };
            body.push_str(&page::tray(layout, colours, tray, hands.to_place == colour));
            for (slot, held) in hands.held(colour) {
                body.push_str(&man(held.letter(), layout.slots(tray)[slot]));
            }
        }
    }
    if let Some(words) = words {
        for (colour, at) in words.chips {
            body.push_str(&page::chip(layout, colours, colour, at));
        }
        let middle = layout.width as f32 / 2.0;
        for run in &words.runs {
            // Another font may run wider: the line stays anchored at the right edge.
            let right = run.left > middle;
            let (x, anchor) = if right {
                (layout.width as f32 - layout.margin as f32 * 1.5, "end")
            } else {
                (run.left, "start")
            };
            // The font's size counts from descent to ascent here, and by the em in SVG.
            body.push_str(&text(
                &run.text,
                (x, run.baseline as f32),
                layout.font * 0.87,
                colours.text,
                anchor,
            ));
        }
    }
    body
}

fn text(words: &str, (x, y): (f32, f32), size: f32, fill: Rgb, anchor: &str) -> String {
    format!(
        r#"<text x="{x:.1}" y="{y:.1}" font-size="{size:.1}" fill="{fill}" text-anchor="{anchor}">{}</text>"#,
        escaped(words)
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
