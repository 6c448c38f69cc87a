//! The opaque pieces that pictures are put together from: each drawn once per theme and size, when first needed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use image::{Rgba, RgbaImage, imageops};
use rules::starchess::Cell;
use rules::{Colour, Man, Role};

use crate::canvas::{Patch, Stencil};
use crate::ground::Ground;
use crate::layout::{Layout, Point, Rect};
use crate::palette::{Among, Palette};
use crate::text::{self, Ink};
use crate::theme::{Colours, Rgb};
use crate::{Size, Theme, caption, page, pieces, raster};

/// Everything of one theme in one size.
pub(crate) struct Tiles {
    pub(crate) layout: Layout,
    pub(crate) colours: &'static Colours,
    pub(crate) palette: Palette,
    /// Of each pixel row of a cell the part that is the cell's own.
    pub(crate) spans: Vec<(usize, usize)>,
    /// Every cell's number.
    pub(crate) digits: [Ink; Cell::COUNT],
    /// The caption's ink on the page.
    pub(crate) ink: [u8; crate::palette::INK_LEVELS as usize],
    page: OnceLock<Patch>,
    grounds: [OnceLock<RgbaImage>; 6],
    men: [OnceLock<RgbaImage>; 12],
    cells: [[OnceLock<Patch>; 13]; 6],
    numbers: [[OnceLock<Stencil>; 6]; Cell::COUNT],
    trays: [OnceLock<Patch>; 2],
    waiting: [OnceLock<Patch>; 12],
    chips: [OnceLock<Patch>; 2],
    glyphs: Mutex<HashMap<(char, u8), Arc<Ink>>>,
}

/// A man's place in the arrays.
fn order(man: Man) -> usize {
    man.colour.index() * Role::ALL.len() + man.role.index()
}

/// An array of drawings not yet made.
fn unmade<T, const N: usize>() -> [OnceLock<T>; N] {
    std::array::from_fn(|_| OnceLock::new())
}

impl Tiles {
    pub(crate) fn new(theme: Theme, size: Size) -> Tiles {
        let layout = Layout::new(size);
        let colours = theme.colours();
        let palette = Palette::new(colours);
        let spans = layout.spans();
        Tiles {
            digits: Cell::ALL.map(|cell| digits(cell, &layout)),
            ink: palette.ink(colours.page, colours.text),
            layout,
            colours,
            palette,
            spans,
            page: OnceLock::new(),
            grounds: unmade(),
            men: unmade(),
            cells: std::array::from_fn(|_| unmade()),
            numbers: std::array::from_fn(|_| unmade()),
            trays: unmade(),
            waiting: unmade(),
            chips: unmade(),
            glyphs: Mutex::default(),
        }
    }

    /// Everything but cells, men and words.
    pub(crate) fn page(&self) -> &Patch {
        self.page.get_or_init(|| self.patch(&self.page_image(), Among::Unmarked))
    }

    pub(crate) fn page_image(&self) -> RgbaImage {
        let (w, h) = (self.layout.width, self.layout.board_height);
        raster::elements(&page::star(&self.layout, self.colours), self.colours.page, w, h)
    }

    /// An empty cell without its number, in a tile that reaches to the cell's corners.
    pub(crate) fn ground(&self, ground: Ground) -> &RgbaImage {
        self.grounds[ground.index()].get_or_init(|| {
            let (reach, half) = (self.layout.reach(), self.layout.half);
            let svg = ground.svg(&self.layout, self.colours, (reach as f32, half as f32));
            raster::elements(&svg, self.colours.line, 2 * reach, 2 * half)
        })
    }

    /// A man on nothing.
    pub(crate) fn man(&self, man: Man) -> &RgbaImage {
        self.men[order(man)].get_or_init(|| {
            let side = self.layout.man as u32;
            raster::raster(&pieces::document(man, self.colours), side, side)
        })
    }

    /// A cell with what stands on it, but for the number.
    pub(crate) fn cell(&self, ground: Ground, man: Option<Man>) -> &Patch {
        self.cells[ground.index()][man.map_or(0, |man| 1 + order(man))].get_or_init(|| {
            let mut tile = self.ground(ground).clone();
            if let Some(man) = man {
                let (x, y) = self.layout.man_corner();
                imageops::overlay(&mut tile, self.man(man), x.into(), y.into());
            }
            self.patch(&tile, ground.among())
        })
    }

    /// A cell's number on its ground, with holes around the digits, and its upper left corner seen from the cell's centre.
    pub(crate) fn number(&self, cell: Cell, ground: Ground) -> (&Stencil, Point) {
        let rect = self.number_place(cell);
        let stencil = self.numbers[cell.index()][ground.index()].get_or_init(|| {
            let ink = &self.digits[cell.index()];
            let (reach, half) = (self.layout.reach(), self.layout.half);
            let (x, y) = (rect.x + reach, rect.y + half);
            let mut under =
                imageops::crop_imm(self.ground(ground), x as u32, y as u32, rect.w as u32, rect.h as u32)
                    .to_image();
            write(&mut under, ink, (-ink.left, -ink.top), ground.number(self.colours));
            let indices = self.indices(&under, ground.among());
            let pixels =
                indices.zip(&ink.levels).map(|(index, &level)| (level > 0).then_some(index)).collect();
            Stencil { width: ink.width, pixels }
        });
        (stencil, (rect.x, rect.y))
    }

    /// Where a cell's number stands, seen from the cell's centre.
    pub(crate) fn number_place(&self, cell: Cell) -> Rect {
        let ink = &self.digits[cell.index()];
        let height = (ink.levels.len() / ink.width) as i32;
        Rect { x: ink.left - self.layout.number_shift, y: ink.top, w: ink.width as i32, h: height }
    }

    /// The panel for men in hand; the side that is to place has a bright edge.
    pub(crate) fn tray(&self, to_place: bool) -> &Patch {
        self.trays[usize::from(to_place)].get_or_init(|| {
            let Rect { w, h, .. } = self.layout.tray(Colour::White, false);
            let svg = page::tray(&self.layout, self.colours, (0, 0), to_place);
            self.patch(&raster::elements(&svg, self.colours.page, w, h), Among::Unmarked)
        })
    }

    /// A man in the tray.
    pub(crate) fn waiting(&self, man: Man) -> &Patch {
        self.waiting[order(man)].get_or_init(|| {
            let side = self.layout.man as u32;
            let Rgb(r, g, b) = self.colours.tray;
            let mut square = RgbaImage::from_pixel(side, side, Rgba([r, g, b, 255]));
            imageops::overlay(&mut square, self.man(man), 0, 0);
            self.patch(&square, Among::Unmarked)
        })
    }

    /// The little hexagon before a name.
    pub(crate) fn chip(&self, colour: Colour) -> &Patch {
        self.chips[colour.index()].get_or_init(|| {
            let side = self.layout.chip();
            let svg = page::chip(&self.layout, self.colours, colour, (0, 0));
            self.patch(&raster::elements(&svg, self.colours.page, side, side), Among::Unmarked)
        })
    }

    /// One character of the caption.
    pub(crate) fn glyph(&self, c: char, quarter: u8) -> Arc<Ink> {
        /// Names come from everywhere; the cache is emptied before they fill the memory.
        const KEPT: usize = 2000;
        let mut glyphs = self.glyphs.lock().unwrap_or_else(PoisonError::into_inner);
        if glyphs.len() >= KEPT {
            glyphs.clear();
        }
        Arc::clone(
            glyphs.entry((c, quarter)).or_insert_with(|| Arc::new(text::glyph(c, self.layout.font, quarter))),
        )
    }

    fn patch(&self, image: &RgbaImage, among: Among) -> Patch {
        Patch::new(image.width() as usize, &self.indices(image, among).collect::<Vec<u8>>())
    }

    /// The image's pixels as indices into the palette.
    fn indices(&self, image: &RgbaImage, among: Among) -> impl Iterator<Item = u8> {
        // Neighbouring pixels are mostly alike.
        let mut last = (Rgb(0, 0, 0), self.palette.nearest(Rgb(0, 0, 0), among));
        image.pixels().map(move |pixel| {
            let colour = Rgb(pixel.0[0], pixel.0[1], pixel.0[2]);
            if colour != last.0 {
                last = (colour, self.palette.nearest(colour, among));
            }
            last.1
        })
    }

    /// The laid-out caption of a scene.
    pub(crate) fn words(&self, shown: &crate::scene::Shown) -> Option<caption::Words> {
        caption::words(shown, &self.layout)
    }
}

/// A cell's number, without the faint corners that at some small sizes would fall on a neighbour.
fn digits(cell: Cell, layout: &Layout) -> Ink {
    let mut ink = text::number(cell.number(), layout.digit);
    for (n, level) in ink.levels.iter_mut().enumerate() {
        let (x, y) = (ink.left + (n % ink.width) as i32, ink.top + (n / ink.width) as i32);
        if !layout.owns(x - layout.number_shift, y) {
            *level = 0;
        }
    }
    ink
}

/// Puts ink on an image with its pen at `pen`.
pub(crate) fn write(image: &mut RgbaImage, ink: &Ink, pen: Point, colour: Rgb) {
    for (n, &level) in ink.levels.iter().enumerate() {
        let x = pen.0 + ink.left + (n % ink.width) as i32;
        let y = pen.1 + ink.top + (n / ink.width) as i32;
        if level == 0 || x < 0 || y < 0 || x >= image.width() as i32 || y >= image.height() as i32 {
            continue;
        }
        let pixel = image.get_pixel_mut(x as u32, y as u32);
        let under = Rgb(pixel.0[0], pixel.0[1], pixel.0[2]);
        let Rgb(r, g, b) = under.mix(colour, u32::from(level), crate::palette::INK_LEVELS - 1);
        *pixel = Rgba([r, g, b, 255]);
    }
}
