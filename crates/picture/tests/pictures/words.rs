use proptest::prelude::*;
use rules::Variant;
use starmate_picture::{Caption, Painter, Scene, Size, describe, svg};

use crate::{check, games};

fn caption<'a>(white: &'a str, black: &'a str, line: &'a str) -> Caption<'a> {
    Caption { white, black, clocks: [""; 2], line }
}

#[test]
fn what_the_font_lacks_is_left_out() {
    let painter = Painter::new();
    let (board, _) = check(Variant::Starchess);
    let draw = |white, black| {
        painter.png(&Scene { caption: Some(caption(white, black, "Black to move")), ..Scene::new(&board) })
    };
    assert_eq!(draw("李 Wei", "Max 🔥🔥"), draw("Wei", "Max"));
    // A name of which nothing is left gives way to the colour.
    assert_eq!(draw("李雷", "🦊"), draw("White", "Black"));
    assert_ne!(draw("Łucja", "Ёж"), draw("ucja", "ж"));
}

#[test]
fn names_that_differ_only_beyond_the_room_look_alike() {
    let painter = Painter::new();
    let (board, _) = check(Variant::Starchess);
    let long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(4);
    let draw = |name: &str| {
        painter.png(&Scene { caption: Some(caption(name, name, "Black to move")), ..Scene::new(&board) })
    };
    assert_eq!(draw(&format!("{long}A")), draw(&format!("{long}B")));
}

#[test]
fn alternative_text_always_fits() {
    for variant in Variant::ALL {
        for (position, last) in games(variant, 7, 500) {
            let text = describe(&position, last);
            assert!(text.chars().count() <= 1024, "{text}");
            for (square, man) in position.men() {
                let side = text.find(&format!("{}:", man.colour)).expect("both sides are told");
                assert!(text[side..].contains(&square.to_string()), "{man} on {square}: {text}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_name_whatever_breaks_a_picture(
        white in any::<String>(), black in "\\PC{0,80}", line in "[ a-zé…\u{1F525}\u{200d}]{0,200}", width in 240_u32..500
    ) {
        let variant = Variant::ALL[width as usize % Variant::ALL.len()];
        let (board, last) = check(variant);
        let scene = Scene {
            last,
            size: Size::new(width).expect("in range"),
            caption: Some(caption(&white, &black, &line)),
            ..Scene::new(&board)
        };
        let image = image::load_from_memory(&Painter::new().png(&scene)).expect("a PNG");
        prop_assert_eq!(image.width(), width);
        let drawing = svg(&scene);
        prop_assert!(resvg::usvg::Tree::from_str(&drawing, &resvg::usvg::Options::default()).is_ok());
    }
}
