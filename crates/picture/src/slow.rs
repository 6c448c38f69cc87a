//! The same pictures the slow, obvious way: every pixel on its own, in full colour, then to the palette.

use image::{Rgba, RgbaImage, imageops};
use rules::Colour;
use rules::starchess::{Cell, Position};

use super::*;
use crate::ground::Ground;
use crate::layout::{Layout, Point};
use crate::palette::Among;
use crate::theme::Rgb;
use crate::tiles::write;
use crate::{Caption, text};

/// The cell whose centre is nearest to a pixel's middle, if the pixel is within a cell's reach of it. Distances are
/// of doubled coordinates, so that they are whole.
fn owner(layout: &Layout, flip: bool, x: i32, y: i32) -> Option<Cell> {
    let distance = |(cx, cy): Point| (2 * x + 1 - 2 * cx).pow(2) + (2 * y + 1 - 2 * cy).pow(2);
    // The whole lattice about the star, so that pixels outside belong to centres that are no cells.
    let (x0, y0) = layout.centre();
    let turn = if flip { -1 } else { 1 };
    let mut best = None;
    for file in -6_i8..=6 {
        for height in -10_i8..=10 {
            if (file + height) % 2 != 0 {
                continue;
            }
            let at =
                (x0 + turn * i32::from(file) * layout.file_step, y0 - turn * i32::from(height) * layout.half);
            // Of equally near ones the leftmost, then the highest.
            let rank = (distance(at), at);
            if best.is_none_or(|(least, _)| rank < least) {
                best = Some((rank, Cell::from_plane(file, height)));
            }
        }
    }
    best.and_then(|(_, cell)| cell)
}

fn picture(shown: &Shown, tiles: &Tiles) -> Vec<Rgb> {
    let layout = &tiles.layout;
    let height = layout.board_height + shown.caption.as_ref().map_or(0, |_| layout.caption_height());
    let Rgb(r, g, b) = tiles.colours.page;
    let mut image = RgbaImage::from_pixel(layout.width as u32, height as u32, Rgba([r, g, b, 255]));
    imageops::replace(&mut image, &tiles.page_image(), 0, 0);
    for y in 0..layout.board_height {
        for x in 0..layout.width {
            if let Some(cell) = owner(layout, shown.flip, x, y) {
                let (cx, cy) = layout.cell(cell, shown.flip);
                let ground = tiles.ground(shown.cells[cell.index()].ground);
                let (dx, dy) = (x - cx + layout.reach(), y - cy + layout.half);
                image.put_pixel(x as u32, y as u32, *ground.get_pixel(dx as u32, dy as u32));
            }
        }
    }
    for cell in Cell::ALL {
        let face = shown.cells[cell.index()];
        let (x, y) = layout.cell(cell, shown.flip);
        let ink = &tiles.digits[cell.index()];
        write(&mut image, ink, (x - layout.number_shift, y), face.ground.number(tiles.colours));
        if let Some(man) = face.man {
            let (dx, dy) = layout.man_corner();
            let at = (x - layout.reach() + dx, y - layout.half + dy);
            imageops::overlay(&mut image, tiles.man(man), at.0.into(), at.1.into());
        }
    }
    if let Some(hands) = &shown.hands {
        for colour in Colour::ALL {
            let tray = layout.tray(colour, shown.flip);
            let svg = crate::page::tray(layout, tiles.colours, (0, 0), hands.to_place == colour);
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
        .enumerate_pixels()
        .map(|(x, y, pixel)| {
            let cell = owner(layout, shown.flip, x as i32, y as i32);
            let among = cell.map_or(Among::Unmarked, |cell| shown.cells[cell.index()].ground.among());
            let index = tiles.palette.nearest(Rgb(pixel.0[0], pixel.0[1], pixel.0[2]), among);
            tiles.palette.colours()[usize::from(index)]
        })
        .collect()
}

/// Positions that between them show every feature.
const POSITIONS: [(&str, &str); 4] = [
    ("1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBNkqrbn w CDEFGcdefg 0 1", ""),
    ("1/2/KP3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 QRBNkqrbn b CDEFGcdefg 0 1", "K@4"),
    ("1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6", "N@27"),
    ("1/2/7/4B1/5/6/4K1k/2/1 - b - 0 9", "14-15"),
];

fn agree(scene: &Scene<'_>) {
    let painter = Painter::new();
    let file = painter.png(scene);
    let read = image::load_from_memory(&file).expect("a PNG").to_rgb8();
    let shown = scene.shown();
    let slow = picture(&shown, &painter.tiles(scene.theme, scene.size));
    assert_eq!(read.pixels().len(), slow.len());
    for (n, (fast, slow)) in read.pixels().zip(&slow).enumerate() {
        let (x, y) = (n as u32 % read.width(), n as u32 / read.width());
        assert_eq!(Rgb(fast.0[0], fast.0[1], fast.0[2]), *slow, "{:?} ({x}, {y})", scene.theme);
    }
}

#[test]
fn copied_tiles_give_the_pixels_of_the_slow_way() {
    for (n, (text, last)) in POSITIONS.into_iter().enumerate() {
        let position: Position = text.parse().expect("a position");
        for (flip, theme, width) in [
            (false, Theme::ALL[n % 5], 400),
            (true, Theme::ALL[(n + 2) % 5], 241),
            (true, Theme::Clear, if n == 3 { 800 } else { 300 }),
        ] {
            agree(&Scene {
                position: &position,
                last: last.parse().ok(),
                marks: &[Cell::ALL[n], Cell::ALL[36]],
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

#[test]
fn no_man_touches_a_number_in_any_size() {
    use rules::{Man, Role};
    for width in (240..=2000).step_by(80) {
        let tiles = Tiles::new(Theme::Wood, Size::new(width).expect("in range"));
        let (corner, reach, half) = (tiles.layout.man_corner(), tiles.layout.reach(), tiles.layout.half);
        for role in Role::ALL {
            let man = tiles.man(Man { colour: Colour::Black, role });
            for cell in Cell::ALL {
                let number = tiles.number_place(cell);
                for y in number.y..number.y + number.h {
                    for x in number.x..number.x + number.w {
                        let (mx, my) = (x + reach - corner.0, y + half - corner.1);
                        let inside = mx >= 0 && my >= 0 && mx < tiles.layout.man && my < tiles.layout.man;
                        let covered = inside && man.get_pixel(mx as u32, my as u32).0[3] > 0;
                        assert!(!covered, "{width}: the {role} covers number {cell} at {x} {y}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_number_stands_on_its_own_cell_at_every_size() {
    for width in (240..=2000).step_by(60) {
        let tiles = Tiles::new(Theme::Wood, Size::new(width).expect("in range"));
        for cell in Cell::ALL {
            let place = tiles.number_place(cell);
            let ink = text::number(cell.number(), tiles.layout.digit);
            for (n, &level) in ink.levels.iter().enumerate() {
                let (x, y) = (place.x + (n % ink.width) as i32, place.y + (n / ink.width) as i32);
                assert!(level <= 1 || tiles.layout.owns(x, y), "{width}: number {cell} leaves its cell");
            }
        }
    }
}

#[test]
fn a_man_stands_on_its_own_cell_at_every_size() {
    use rules::{Man, Role};
    for width in (240..=2000).step_by(60) {
        let tiles = Tiles::new(Theme::Wood, Size::new(width).expect("in range"));
        let (corner, reach, half) = (tiles.layout.man_corner(), tiles.layout.reach(), tiles.layout.half);
        for role in Role::ALL {
            for (x, y, pixel) in tiles.man(Man { colour: Colour::White, role }).enumerate_pixels() {
                let (dx, dy) = (x as i32 + corner.0 - reach, y as i32 + corner.1 - half);
                assert!(
                    pixel.0[3] < 128 || tiles.layout.owns(dx, dy),
                    "{width}: the {role} leaves its cell {dx} {dy}"
                );
            }
        }
    }
}

#[test]
fn no_ring_touches_a_number_in_any_size() {
    for width in (240..=2000).step_by(80) {
        let tiles = Tiles::new(Theme::Wood, Size::new(width).expect("in range"));
        let (reach, half) = (tiles.layout.reach(), tiles.layout.half);
        // The same face without and with the ring.
        let (plain, ringed) = (tiles.ground(Ground::From), tiles.ground(Ground::To));
        for cell in Cell::ALL {
            let (ink, number) = (&tiles.digits[cell.index()], tiles.number_place(cell));
            for (n, _) in ink.levels.iter().enumerate().filter(|(_, level)| **level > 1) {
                let (x, y) = (number.x + (n % ink.width) as i32, number.y + (n / ink.width) as i32);
                let at = ((x + reach) as u32, (y + half) as u32);
                assert_eq!(
                    plain.get_pixel(at.0, at.1),
                    ringed.get_pixel(at.0, at.1),
                    "{width}: number {cell} at {x} {y}"
                );
            }
        }
    }
}
