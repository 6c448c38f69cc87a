//! The men's pictures: one SVG template for both sides, painted by replacing its five colours.

use rules::{Colour, Man, Role};

use crate::theme::{Colours, Paint};

const KING: &str = include_str!("../../../assets/pieces/king.svg");
const QUEEN: &str = include_str!("../../../assets/pieces/queen.svg");
const ROOK: &str = include_str!("../../../assets/pieces/rook.svg");
const BISHOP: &str = include_str!("../../../assets/pieces/bishop.svg");
const KNIGHT: &str = include_str!("../../../assets/pieces/knight.svg");
const PAWN: &str = include_str!("../../../assets/pieces/pawn.svg");
const PRINCE: &str = include_str!("../../../assets/pieces/prince.svg");
const PRINCESS: &str = include_str!("../../../assets/pieces/princess.svg");

fn template(role: Role) -> &'static str {
    match role {
        Role::King => KING,
        Role::Queen => QUEEN,
        Role::Rook => ROOK,
        Role::Bishop => BISHOP,
        Role::Knight => KNIGHT,
        Role::Pawn => PAWN,
        Role::Prince => PRINCE,
        Role::Princess => PRINCESS,
    }
}

/// The template's colours and what they stand for.
fn coats(paint: &Paint) -> [(&'static str, String); 5] {
    [
        ("#ffffff", paint.body.to_string()),
        ("#cccccc", paint.shade.to_string()),
        ("#000000", paint.outline.to_string()),
        ("#333333", paint.detail.to_string()),
        ("#888888", paint.rim.to_string()),
    ]
}

/// A man's whole SVG document, 100 by 100 units.
pub(crate) fn document(man: Man, colours: &Colours) -> String {
    painted(template(man.role), paint(man.colour, colours))
}

/// What stands between the document's `<svg>` tags, with ids that no other man uses.
pub(crate) fn elements(man: Man, colours: &Colours) -> String {
    let whole = document(man, colours);
    let start = whole.find("</title>").map_or(0, |at| at + "</title>".len());
    let end = whole.rfind("</svg>").unwrap_or(whole.len());
    let id = format!("{}-shape", man.letter());
    whole[start..end].replace("id=\"shape\"", &format!("id=\"{id}\"")).replace("#shape", &format!("#{id}"))
}

fn paint(colour: Colour, colours: &Colours) -> &Paint {
    match colour {
        Colour::White => &colours.white,
        Colour::Black => &colours.black,
    }
}

/// Replaces all colours at once: what was replaced is not looked at again.
fn painted(template: &str, paint: &Paint) -> String {
    let coats = coats(paint);
    let mut svg = String::with_capacity(template.len());
    let mut rest = template;
    while let Some(at) = rest.find('#') {
        svg.push_str(&rest[..at]);
        rest = &rest[at..];
        let (from, to) = coats
            .iter()
            .find(|(mark, _)| rest.starts_with(mark))
            .map_or(("#", "#"), |(mark, colour)| (*mark, colour.as_str()));
        svg.push_str(to);
        rest = &rest[from.len()..];
    }
    svg.push_str(rest);
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;

    #[test]
    fn every_template_uses_the_five_colours_and_no_other() {
        let allowed = coats(&Theme::Wood.colours().white).map(|(mark, _)| mark);
        for svg in Role::ALL.map(template) {
            let used: Vec<&str> = svg
                .match_indices("=\"#")
                .map(|(at, _)| &svg[at + 2..at + 9])
                .filter(|colour| !colour.starts_with("#shape"))
                .collect();
            for colour in &used {
                assert!(allowed.contains(colour), "{colour}");
            }
            for colour in allowed {
                assert!(used.contains(&colour), "{colour} is missing");
            }
        }
    }

    #[test]
    fn painting_leaves_nothing_of_the_template_behind() {
        let colours = Theme::Midnight.colours();
        let black = document(Man { colour: Colour::Black, role: Role::Knight }, colours);
        assert!(black.contains(&colours.black.body.to_string()));
        assert!(!black.contains("#888888") && !black.contains("#cccccc"));
    }
}
