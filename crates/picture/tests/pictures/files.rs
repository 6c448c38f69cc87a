use std::sync::Arc;

use image::RgbImage;
use rules::{Position, Square, Variant};
use starmate_picture::{Caption, Painter, Scene, Size, Theme, svg};

use crate::{check, games, position};

const CAPTION: Caption<'static> = Caption {
    white: "Judit Polgár",
    black: "Ferenc the Unready",
    clocks: [""; 2],
    line: "Move 12 · White to move",
};

pub(crate) fn pixels(file: &[u8]) -> RgbImage {
    image::load_from_memory(file).expect("a PNG").to_rgb8()
}

/// The chunks of a PNG, by type.
fn chunk(file: &[u8], wanted: [u8; 4]) -> &[u8] {
    let mut at = 8;
    loop {
        let length = u32::from_be_bytes(file[at..at + 4].try_into().expect("four bytes")) as usize;
        if file[at + 4..at + 8] == wanted {
            return &file[at + 8..at + 8 + length];
        }
        at += 12 + length;
    }
}

/// Where the pixels of two pictures of one size differ: left, top, right and bottom.
pub(crate) fn difference(a: &RgbImage, b: &RgbImage) -> Option<(u32, u32, u32, u32)> {
    assert_eq!(a.dimensions(), b.dimensions());
    let differing = a.enumerate_pixels().filter(|&(x, y, pixel)| b.get_pixel(x, y) != pixel);
    differing
        .map(|(x, y, _)| (x, y, x, y))
        .reduce(|seen, next| (seen.0.min(next.0), seen.1.min(next.1), seen.2.max(next.2), seen.3.max(next.3)))
}

/// The most bytes that a board of the default size takes.
fn budget(variant: Variant) -> usize {
    match variant {
        Variant::Starchess => 31_000,
        Variant::Chess => 38_000,
        Variant::Chess100 => 45_000,
    }
}

#[test]
fn no_board_of_the_default_size_is_larger_than_its_budget() {
    let painter = Painter::new();
    for variant in Variant::ALL {
        for (n, (position, last)) in games(variant, 1, 300).iter().enumerate() {
            let theme = Theme::ALL[n % Theme::ALL.len()];
            let flip = n % 2 == 1;
            let scene = Scene { last: *last, flip, theme, caption: Some(CAPTION), ..Scene::new(position) };
            let file = painter.png(&scene);
            assert!(file.len() <= budget(variant), "{theme} {position}: {}", file.len());
            assert!(chunk(&file, *b"PLTE").len() <= 3 * 16);
        }
    }
}

#[test]
fn every_width_from_240_to_2000_gives_a_picture_that_wide() {
    let painter = Painter::new();
    for variant in Variant::ALL {
        let ((checked, last), start) = (check(variant), Position::start(variant));
        for width in (240..=2000).step_by(97).chain([241, 800, 1999, 2000]) {
            for position in [&checked, &start] {
                let size = Size::new(width).expect("in range");
                let scene = Scene { last, size, caption: Some(CAPTION), ..Scene::new(position) };
                let image = pixels(&painter.png(&scene));
                assert_eq!(image.width(), width);
                let bare = pixels(&painter.png(&Scene { caption: None, ..scene }));
                let ratio = f64::from(bare.width()) / f64::from(bare.height());
                let expected = if variant == Variant::Starchess { 1.08..=1.20 } else { 0.97..=1.12 };
                assert!(expected.contains(&ratio), "{variant} {width}: {ratio}");
                assert!(image.height() > bare.height());
            }
        }
    }
}

#[test]
fn a_scene_that_looks_alike_is_the_same_file_and_another_is_not() {
    let painter = Painter::new();
    for variant in Variant::ALL {
        let (board, last) = check(variant);
        let scene = Scene { last, caption: Some(CAPTION), ..Scene::new(&board) };
        let first = painter.png(&scene);
        assert!(Arc::ptr_eq(&first, &painter.png(&scene)));

        // The counters do not show.
        let text = board.to_string();
        let (shown, _) = text.rsplit_once(' ').and_then(|(rest, _)| rest.rsplit_once(' ')).expect("counters");
        let later = position(variant, &format!("{shown} 40 77"));
        assert!(Arc::ptr_eq(&first, &painter.png(&Scene { position: &later, ..scene })));

        let start = Position::start(variant);
        let others = [
            Scene { position: &start, ..scene },
            Scene { last: None, ..scene },
            Scene { flip: true, ..scene },
            Scene { theme: Theme::Paper, ..scene },
            Scene { size: Size::new(801).expect("in range"), ..scene },
            Scene { caption: None, ..scene },
            Scene { caption: Some(Caption { line: "Black won", ..CAPTION }), ..scene },
        ];
        for other in others {
            assert_ne!(painter.png(&other), first, "{other:?}");
        }
        assert_eq!(painter.png(&scene), first);
    }
}

#[test]
fn each_side_sees_its_own_board_whoever_looked_before() {
    for variant in Variant::ALL {
        let (board, last) = check(variant);
        let painter = Painter::new();
        let [white, black] = [false, true].map(|flip| Scene { last, flip, ..Scene::new(&board) });
        for scene in [white, black, Scene { theme: Theme::Clear, ..black }] {
            assert_eq!(painter.png(&scene), Painter::new().png(&scene), "{variant}");
        }
        assert_ne!(painter.png(&white), painter.png(&black));
    }
}

#[test]
fn a_man_shows_on_its_square_and_on_the_opposite_side_when_flipped() {
    let painter = Painter::new();
    let with = position(Variant::Starchess, "1/2/K6/6/5/6/6k/2/1 - w - 0 30");
    let without = position(Variant::Starchess, "1/2/1K5/6/5/6/6k/2/1 - w - 0 30");
    let draw = |position, flip| pixels(&painter.png(&Scene { flip, ..Scene::new(position) }));
    for (flip, at_left, at_bottom) in [(false, true, true), (true, false, false)] {
        let image = draw(&with, flip);
        let (left, top, right, bottom) = difference(&image, &draw(&without, flip)).expect("the king moved");
        // The king on 4 or 5: the leftmost long file and the bottom, unless the board is turned.
        assert_eq!(right < image.width() / 2, at_left);
        assert_eq!(top > image.height() / 2, at_bottom);
        assert!(right - left < 100 && bottom - top < 200, "two cells above each other");
    }
}

#[test]
fn a_move_is_marked_where_it_began_and_ended_and_a_check_on_the_king() {
    let painter = Painter::new();
    let (board, last) = check(Variant::Starchess);
    for theme in Theme::ALL {
        let plain = Scene { theme, ..Scene::new(&board) };
        let marked = Scene { last, ..plain };
        let (a, b) = (pixels(&painter.png(&plain)), pixels(&painter.png(&marked)));
        // 33 and 19: from the upper right of the star to its centre.
        let (left, top, right, bottom) = difference(&a, &b).expect("marks");
        let (x, y) = (a.width() / 2, a.height() / 2);
        assert!(left < x && x < right && right > x + 100 && top < y - 150 && bottom > y, "{theme}");

        // The king on 9 stands on a colour that is nowhere in a picture without a check.
        let calm = pixels(&painter.png(&Scene { theme, ..Scene::new(&Position::start(Variant::Starchess)) }));
        let check = *a.get_pixel(x - 2 * 83 - 20, y - 4 * 48 + 40);
        assert!(calm.pixels().all(|pixel| *pixel != check), "{theme}: {check:?}");
    }
}

#[test]
fn the_drawing_holds_every_man_name_and_word() {
    for variant in Variant::ALL {
        let (board, last) = check(variant);
        let black = "Ёж";
        let caption = Some(Caption { white: "A <b> & \"c\"", black, clocks: [""; 2], line: "Black to move" });
        let scene = Scene { last, caption, ..Scene::new(&board) };
        let drawing = svg(&scene);
        for square in Square::all(variant) {
            let name = square.to_string();
            let told = |name: &str| drawing.contains(&format!(">{name}</text>"));
            let (file, rank) = name.split_at(1);
            assert!(told(&name) || (told(file) && told(rank)), "{square}");
        }
        let men: std::collections::BTreeSet<_> = board.men().into_iter().map(|(_, man)| man).collect();
        // Each symbol uses its outline three times.
        let used = drawing.matches("<use href=\"#").count();
        assert_eq!(used - 3 * men.len(), board.men().len(), "{variant}");
        assert!(drawing.contains("A &lt;b&gt; &amp; &quot;c&quot;") && drawing.contains("Black to move"));
        // Read by a parser of its own.
        let tree = resvg::usvg::Tree::from_str(&drawing, &resvg::usvg::Options::default()).expect("an SVG");
        assert!((tree.size().width() - 800.0).abs() < 0.5);
    }
}
