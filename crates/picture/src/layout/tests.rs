use rules::Square;

use super::*;

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
                assert!(x >= layout.frame && right <= layout.width - layout.frame, "{variant} {}", layout.width);
                assert!(y >= layout.frame && bottom <= layout.board_height - layout.frame, "{variant} {}", layout.width);
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
            assert!(layout.inside.is_some() || layout.beside.iter().filter(told).count() >= 2, "{}", spot.name);
        }
    }
}
