//! The same pictures the slow, obvious way: every pixel on its own, in full colour, then to the palette.

use image::{Rgba, RgbaImage, imageops};
use rules::starchess::Cell;
use rules::{Colour, Man, Move, Position, Role, Square, Variant};

use super::*;
use crate::ground::{Ground, Mark};
use crate::layout::{Layout, Point, Rect};
use crate::palette::Among;
use crate::theme::Rgb;
use crate::tiles::write;
use crate::{Caption, Size, text};

/// The whole lattice about a board, seen from White's side, so that pixels outside belong to places that are no squares.
fn lattice(variant: Variant, layout: &Layout) -> Vec<(Point, Option<usize>)> {
    let centre = |name: &str| {
        let square = Square::parse(variant, name).expect("a square");
        layout.squares[square.index()].centre
    };
    let mut places = Vec::new();
    match variant {
        Variant::Starchess => {
            let ((x, y), step) = (centre("19"), centre("25").0 - centre("19").0);
            for file in -6_i8..=6 {
                for height in (-10_i8..=10).filter(|height| (file + height) % 2 == 0) {
                    let at = (x + i32::from(file) * step, y - i32::from(height) * layout.half);
                    places.push((at, Cell::from_plane(file, height).map(Cell::index)));
                }
            }
        }
        Variant::Chess | Variant::Chess100 => {
            let (x, y) = centre("a1");
            let side = centre("b1").0 - x;
            // `-` is no file.
            for (file, letter) in (-1..).zip("-abcdefghijkl".chars()) {
                for rank in -2..=12 {
                    let square = Square::parse(variant, &format!("{letter}{}", rank + 1)).ok();
                    places.push(((x + file * side, y - rank * side), square.map(Square::index)));
                }
            }
        }
    }
    places
}

/// The square whose centre is nearest to a pixel's middle. Distances are of doubled coordinates, so that they are whole.
fn owner(places: &[(Point, Option<usize>)], layout: &Layout, flip: bool, x: i32, y: i32) -> Option<usize> {
    let rank = |&(at, index): &(Point, Option<usize>)| {
        let (cx, cy) = if flip { (2 * layout.centre.0 - at.0, 2 * layout.centre.1 - at.1) } else { at };
        let distance = (2 * x + 1 - 2 * cx).pow(2) + (2 * y + 1 - 2 * cy).pow(2);
        // Of equally near ones the leftmost, then the highest.
        (distance, (cx, cy), index)
    };
    places.iter().map(rank).min().and_then(|(_, _, index)| index)
}

fn picture(shown: &Shown, tiles: &Tiles) -> Vec<Rgb> {
    let layout = &tiles.layout;
    let height = layout.board_height + shown.caption.as_ref().map_or(0, |_| layout.caption_height());
    let Rgb(r, g, b) = tiles.colours.page;
    let mut image = RgbaImage::from_pixel(layout.width as u32, height as u32, Rgba([r, g, b, 255]));
    let board = crate::page::board(layout, tiles.colours);
    let board = crate::raster::elements(&board, tiles.colours.page, layout.width, layout.board_height);
    imageops::replace(&mut image, &board, 0, 0);
    for beside in &layout.beside {
        let at = beside.at[usize::from(shown.flip)];
        write(&mut image, &text::label(&beside.name, layout.label), at, tiles.colours.text);
    }
    let places = lattice(shown.variant, layout);
    let mut owners = Vec::new();
    for y in 0..height {
        for x in 0..layout.width {
            let index = owner(&places, layout, shown.flip, x, y).filter(|_| y < layout.board_height);
            owners.push(index);
            if let Some(index) = index {
                let (cx, cy) = layout.square(index, shown.flip);
                let ground = tiles.ground(shown.faces[index].ground(&layout.squares[index]));
                let (dx, dy) = (x - cx + layout.reach, y - cy + layout.half);
                image.put_pixel(x as u32, y as u32, *ground.get_pixel(dx as u32, dy as u32));
            }
        }
    }
    for (index, face) in shown.faces.iter().enumerate() {
        let (x, y) = layout.square(index, shown.flip);
        if let Some(shift) = layout.inside {
            let ground = face.ground(&layout.squares[index]);
            write(&mut image, &tiles.labels[index], (x - shift, y), ground.name(tiles.colours));
        }
        if let Some(man) = face.man {
            let (dx, dy) = layout.man_corner;
            let at = (x - layout.reach + dx, y - layout.half + dy);
            imageops::overlay(&mut image, tiles.man(man), at.0.into(), at.1.into());
        }
    }
    if let Some(hands) = &shown.hands {
        for colour in Colour::ALL {
            let tray = layout.tray(colour, shown.flip).expect("only the star has a setup");
            let origin = Rect { x: 0, y: 0, ..tray };
            let svg = crate::page::tray(layout, tiles.colours, origin, hands.to_place == colour);
            let panel = crate::raster::elements(&svg, tiles.colours.page, tray.w, tray.h);
            imageops::replace(&mut image, &panel, tray.x.into(), tray.y.into());
            for (slot, man) in hands.held(colour) {
                let (x, y) = layout.slots(tray)[slot];
                imageops::overlay(&mut image, tiles.man(man), x.into(), y.into());
            }
        }
    }
    if let Some(words) = tiles.words(shown) {
        for (colour, (x, y)) in words.chips {
            let svg = crate::page::chip(layout, tiles.colours, colour, (0, 0));
            let chip = crate::raster::elements(&svg, tiles.colours.page, layout.chip(), layout.chip());
            imageops::replace(&mut image, &chip, x.into(), y.into());
        }
        for run in &words.runs {
            text::place(&run.text, layout.font, run.left, |c, quarter, pen| {
                let ink = text::glyph(c, layout.font, quarter);
                write(&mut image, &ink, (pen, run.baseline), tiles.colours.text);
            });
        }
    }
    image
        .pixels()
        .zip(owners)
        .map(|(pixel, owner)| {
            let marked = owner.is_some_and(|index| shown.faces[index].mark.is_some());
            let among = if marked { Among::Everything } else { Among::Unmarked };
            let index = tiles.palette.nearest(Rgb(pixel.0[0], pixel.0[1], pixel.0[2]), among);
            tiles.palette.colours()[usize::from(index)]
        })
        .collect()
}

/// Positions that between them show every feature, each with the move that led there.
fn positions(variant: Variant) -> Vec<(Position, Option<Move>)> {
    let texts: &[(&str, &str)] = match variant {
        Variant::Starchess => &[
            ("1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBNkqrbn w CDEFGcdefg 0 1", ""),
            ("1/2/KP3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 QRBNkqrbn b CDEFGcdefg 0 1", "K@4"),
            ("1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6", "N@27"),
            ("1/2/7/4B1/5/6/4K1k/2/1 - b - 0 9", "14-15"),
        ],
        Variant::Chess => &[
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ""),
            ("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4", "e1g1"),
            ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "d8h4"),
            ("Q3k3/8/4K3/8/8/8/8/8 b - - 0 40", "a7a8q"),
        ],
        // A castling with the king on the third file, two kings in check, a princess that has become a queen.
        Variant::Chess100 => &[
            ("rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy 0 1", ""),
            ("1n1k6/2rp2bp1r/p6n2/9p/5ppPp1/P1P1p1Nq2/7P1P/B1N1PPI3/2PPQ1P1bR/2KR5B b - - -- 7 37", "e1-c1"),
            ("Q3k4r/4pp3i/ns6q1/p2p3Ppp/10/2P3p2P/3PBNP1b1/P1P1P5/5P3R/RNBS1K3I w q - yy 0 27", "c10-i4"),
            (
                "rnb4inr/3p2b1p1/3qk1p3/pp4R3/2p1pp3p/3B1PB2P/1P4Pp2/S1PP4P1/P3P2P2/RN2KQI1N1 w K - y- 1 26",
                "f10=Q,f10-d8",
            ),
        ],
    };
    let read = |&(text, last): &(&str, &str)| {
        let last = Some(last).filter(|last| !last.is_empty());
        let last = last.map(|last| Move::parse(variant, last).expect("a move"));
        (Position::parse(variant, text).expect("a position"), last)
    };
    texts.iter().map(read).collect()
}

fn agree(scene: &Scene<'_>) {
    let painter = Painter::new();
    let file = painter.png(scene);
    let read = image::load_from_memory(&file).expect("a PNG").to_rgb8();
    let shown = scene.shown();
    let slow = picture(&shown, &painter.tiles(shown.variant, scene.theme, scene.size));
    assert_eq!(read.pixels().len(), slow.len());
    for (n, (fast, slow)) in read.pixels().zip(&slow).enumerate() {
        let (x, y) = (n as u32 % read.width(), n as u32 / read.width());
        let place = format!("{} {:?} ({x}, {y})", shown.variant, scene.theme);
        assert_eq!(Rgb(fast.0[0], fast.0[1], fast.0[2]), *slow, "{place}");
    }
}

#[test]
fn copied_tiles_give_the_pixels_of_the_slow_way() {
    for variant in Variant::ALL {
        let squares: Vec<Square> = Square::all(variant).collect();
        for (n, (position, last)) in positions(variant).into_iter().enumerate() {
            for (flip, theme, width) in [
                (false, Theme::ALL[n % 5], 400),
                (true, Theme::ALL[(n + 2) % 5], 241),
                (true, Theme::Clear, if n == 3 { 800 } else { 300 }),
            ] {
                agree(&Scene {
                    position: &position,
                    last,
                    marks: &[squares[n], squares[squares.len() - 1]],
                    flip,
                    theme,
                    size: Size::new(width).expect("in range"),
                    caption: Some(Caption {
                        white: "Judit Polgár",
                        black: "Ёж 🔥",
                        clocks: ["2 d 4 h", ""],
                        line: "White to move",
                    }),
                });
            }
        }
    }
}

/// Every board in every so many widths.
fn boards(step: usize) -> impl Iterator<Item = Tiles> {
    Variant::ALL.into_iter().flat_map(move |variant| {
        let tiles = move |width| Tiles::new(variant, Theme::Wood, Size::new(width).expect("in range"));
        (240..=2000).step_by(step).map(tiles)
    })
}

#[test]
fn no_man_touches_a_name_in_any_size() {
    for tiles in boards(80) {
        let layout = &tiles.layout;
        let (corner, reach, half) = (layout.man_corner, layout.reach, layout.half);
        for role in Role::ALL {
            let man = tiles.man(Man { colour: Colour::Black, role });
            for place in (0..layout.squares.len()).filter_map(|index| tiles.name_place(index)) {
                for y in place.y..place.y + place.h {
                    for x in place.x..place.x + place.w {
                        let (mx, my) = (x + reach - corner.0, y + half - corner.1);
                        let inside = mx >= 0 && my >= 0 && mx < layout.man && my < layout.man;
                        let covered = inside && man.get_pixel(mx as u32, my as u32).0[3] > 0;
                        assert!(!covered, "{}: the {role} covers a name at {x} {y}", layout.width);
                    }
                }
            }
        }
    }
}

#[test]
fn a_name_stands_on_its_own_square_at_every_size() {
    for tiles in boards(60) {
        for (index, spot) in tiles.layout.squares.iter().enumerate() {
            let Some(place) = tiles.name_place(index) else { continue };
            let ink = text::label(&spot.name, tiles.layout.label);
            for (n, &level) in ink.levels.iter().enumerate() {
                let (x, y) = (place.x + (n % ink.width) as i32, place.y + (n / ink.width) as i32);
                let own = level <= 1 || tiles.layout.owns(x, y);
                assert!(own, "{}: {} leaves its square", tiles.layout.width, spot.name);
            }
        }
    }
}

#[test]
fn a_man_stands_on_its_own_square_at_every_size() {
    for tiles in boards(60) {
        let (corner, reach, half) = (tiles.layout.man_corner, tiles.layout.reach, tiles.layout.half);
        for role in Role::ALL {
            for (x, y, pixel) in tiles.man(Man { colour: Colour::White, role }).enumerate_pixels() {
                let (dx, dy) = (x as i32 + corner.0 - reach, y as i32 + corner.1 - half);
                assert!(
                    pixel.0[3] < 128 || tiles.layout.owns(dx, dy),
                    "{}: the {role} leaves its square {dx} {dy}",
                    tiles.layout.width
                );
            }
        }
    }
}

#[test]
fn no_ring_touches_a_name_in_any_size() {
    for tiles in boards(80) {
        let (reach, half) = (tiles.layout.reach, tiles.layout.half);
        // The same face without and with the ring.
        let (plain, ringed) =
            (tiles.ground(Ground::Marked(Mark::From)), tiles.ground(Ground::Marked(Mark::To)));
        for (index, ink) in tiles.labels.iter().enumerate() {
            let Some(name) = tiles.name_place(index) else { continue };
            for (n, _) in ink.levels.iter().enumerate().filter(|(_, level)| **level > 1) {
                let (x, y) = (name.x + (n % ink.width) as i32, name.y + (n / ink.width) as i32);
                let at = ((x + reach) as u32, (y + half) as u32);
                assert_eq!(
                    plain.get_pixel(at.0, at.1),
                    ringed.get_pixel(at.0, at.1),
                    "{}: name {index} at {x} {y}",
                    tiles.layout.width
                );
            }
        }
    }
}
