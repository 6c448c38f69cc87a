use rules::{Position, Square};

use super::*;
use crate::{Painter, Scene, Theme, text};

fn boards() -> impl Iterator<Item = (Variant, Layout)> {
    let sizes = (240..=2000).map(|width| Size::new(width).expect("in range"));
    let each = |size| Variant::ALL.map(|variant| (variant, Layout::new(variant, size)));
    sizes.flat_map(each)
}

#[test]
fn squares_are_those_of_the_rules_by_index() {
    for variant in Variant::ALL {
        let layout = Layout::new(variant, Size::default());
        let names: Vec<&str> = layout.squares.iter().map(|spot| spot.name.as_str()).collect();
        assert_eq!(names, Square::all(variant).map(|square| square.to_string()).collect::<Vec<_>>());
    }
}

#[test]
fn every_tile_begins_on_an_even_column_and_lies_inside_the_picture_with_its_frame() {
    for (variant, layout) in boards() {
        for index in 0..layout.squares.len() {
            for flip in [false, true] {
                let (x, y) = layout.corner(index, flip);
                let (right, bottom) = (x + 2 * layout.reach, y + 2 * layout.half);
                assert_eq!(x % 2, 0, "{variant} {}", layout.width);
                assert!(
                    x >= layout.frame && right <= layout.width - layout.frame,
                    "{variant} {}",
                    layout.width
                );
                assert!(
                    y >= layout.frame && bottom <= layout.board_height - layout.frame,
                    "{variant} {}",
                    layout.width
                );
            }
        }
        assert_eq!(layout.spans.len() as i32, 2 * layout.half);
        assert!(layout.spans.iter().all(|&(from, to)| from <= to && to as i32 <= 2 * layout.reach));
    }
}

#[test]
fn every_square_has_a_name_on_it_or_beside_it() {
    for variant in Variant::ALL {
        let layout = Layout::new(variant, Size::default());
        for spot in &layout.squares {
            let told = |beside: &&Beside| spot.name.contains(&beside.name);
            assert!(
                layout.inside.is_some() || layout.beside.iter().filter(told).count() >= 2,
                "{}",
                spot.name
            );
        }
    }
}

#[test]
fn the_names_beside_a_board_are_inked_where_they_belong_for_both_sides() {
    let painter = Painter::new();
    for variant in Variant::ALL {
        let position = Position::start(variant);
        for (flip, theme, width) in
            [(false, Theme::Paper, 400), (true, Theme::Wood, 800), (true, Theme::Clear, 240)]
        {
            let size = Size::new(width).expect("in range");
            let layout = Layout::new(variant, size);
            let file = painter.png(&Scene { flip, theme, size, ..Scene::new(&position) });
            let image = image::load_from_memory(&file).expect("a PNG").to_rgb8();
            let inked = |x: i32, y: i32| {
                let [r, g, b] = image.get_pixel(x as u32, y as u32).0;
                crate::theme::Rgb(r, g, b) == theme.colours().text
            };
            for beside in &layout.beside {
                let ink = text::label(&beside.name, layout.label);
                let (x, y) = beside.at[usize::from(flip)];
                for (n, &level) in ink.levels.iter().enumerate() {
                    let (dx, dy) = ((n % ink.width) as i32, (n / ink.width) as i32);
                    let full = u32::from(level) == crate::palette::INK_LEVELS - 1;
                    let seen = inked(x + ink.left + dx, y + ink.top + dy);
                    assert_eq!(seen, full, "{variant} {theme} {width}: {}", beside.name);
                }
            }
        }
    }
}
