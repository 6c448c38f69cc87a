//! The opaque pieces that pictures are put together from: each drawn once per board, theme and size, when first needed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use image::{Rgba, RgbaImage, imageops};
use rules::{Colour, Man, Role, Variant};

use crate::canvas::{Patch, Stencil};
use crate::ground::Ground;
use crate::layout::{Layout, Point, Rect, Spot};
use crate::palette::{Among, Palette};
use crate::text::{self, Ink};
use crate::theme::{Colours, Rgb};
use crate::{Size, Theme, caption, page, pieces, raster};

/// Each man once.
const MEN: usize = 2 * Role::ALL.len();

/// Everything of one board and theme in one size.
pub(crate) struct Tiles {
    pub(crate) layout: Layout,
    pub(crate) colours: &'static Colours,
    pub(crate) palette: Palette,
    /// The names that squares bear themselves, by index.
    pub(crate) labels: Vec<Ink>,
    /// The caption's ink on the page.
    pub(crate) ink: [u8; crate::palette::INK_LEVELS as usize],
    pages: [OnceLock<Patch>; 2],
    grounds: [OnceLock<RgbaImage>; Ground::COUNT],
    men: [OnceLock<RgbaImage>; MEN],
    squares: [[OnceLock<Patch>; MEN + 1]; Ground::COUNT],
    names: Vec<[OnceLock<Stencil>; Ground::COUNT]>,
    trays: [OnceLock<Patch>; 2],
    waiting: [OnceLock<Patch>; MEN],
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
    pub(crate) fn new(variant: Variant, theme: Theme, size: Size) -> Tiles {
        let layout = Layout::new(variant, size);
        let colours = theme.colours();
        let palette = Palette::new(colours);
        let labels = labels(&layout);
        Tiles {
            ink: palette.ink(colours.page, colours.text),
            layout,
            colours,
            palette,
            pages: unmade(),
            grounds: unmade(),
            men: unmade(),
            squares: std::array::from_fn(|_| unmade()),
            names: labels.iter().map(|_| unmade()).collect(),
            labels,
            trays: unmade(),
            waiting: unmade(),
            chips: unmade(),
            glyphs: Mutex::default(),
        }
    }

    /// Everything but squares, men and words.
    pub(crate) fn page(&self, flip: bool) -> &Patch {
        // Only names beside the board differ by who looks at it.
        let side = flip && !self.layout.beside.is_empty();
        self.pages[usize::from(side)].get_or_init(|| self.patch(&self.page_image(flip), Among::Unmarked))
    }

    pub(crate) fn page_image(&self, flip: bool) -> RgbaImage {
        let (w, h) = (self.layout.width, self.layout.board_height);
        let mut page = raster::elements(&page::board(&self.layout, self.colours), self.colours.page, w, h);
        for beside in &self.layout.beside {
            let ink = text::label(&beside.name, self.layout.label);
            write(&mut page, &ink, beside.at[usize::from(flip)], self.colours.text);
        }
        page
    }

    /// An empty square without its name, in a tile that reaches to the square's corners.
    pub(crate) fn ground(&self, ground: Ground) -> &RgbaImage {
        self.grounds[ground.index()].get_or_init(|| {
            let (reach, half) = (self.layout.reach, self.layout.half);
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

    /// A square with what stands on it, but for the name.
    pub(crate) fn square(&self, ground: Ground, man: Option<Man>) -> &Patch {
        self.squares[ground.index()][man.map_or(0, |man| 1 + order(man))].get_or_init(|| {
            let mut tile = self.ground(ground).clone();
            if let Some(man) = man {
                let (x, y) = self.layout.man_corner;
                imageops::overlay(&mut tile, self.man(man), x.into(), y.into());
            }
            self.patch(&tile, ground.among())
        })
    }

    /// The name that a square bears on its ground, with holes around the digits, and its upper left corner seen from the
    /// square's centre.
    pub(crate) fn name(&self, index: usize, ground: Ground) -> Option<(&Stencil, Point)> {
        let rect = self.name_place(index)?;
        let stencil = self.names[index][ground.index()].get_or_init(|| {
            let ink = &self.labels[index];
            let (x, y) = (rect.x + self.layout.reach, rect.y + self.layout.half);
            let mut under =
                imageops::crop_imm(self.ground(ground), x as u32, y as u32, rect.w as u32, rect.h as u32)
                    .to_image();
            write(&mut under, ink, (-ink.left, -ink.top), ground.name(self.colours));
            let indices = self.indices(&under, ground.among());
            let pixels =
                indices.zip(&ink.levels).map(|(index, &level)| (level > 0).then_some(index)).collect();
            Stencil { width: ink.width, pixels }
        });
        Some((stencil, (rect.x, rect.y)))
    }

    /// Where the name that a square bears stands, seen from the square's centre.
    pub(crate) fn name_place(&self, index: usize) -> Option<Rect> {
        let (ink, shift) = (self.labels.get(index)?, self.layout.inside?);
        let height = (ink.levels.len() / ink.width) as i32;
        Some(Rect { x: ink.left - shift, y: ink.top, w: ink.width as i32, h: height })
    }

    /// The panel for men in hand; the side that is to place has a bright edge.
    pub(crate) fn tray(&self, to_place: bool, rect: Rect) -> &Patch {
        self.trays[usize::from(to_place)].get_or_init(|| {
            let at_origin = Rect { x: 0, y: 0, ..rect };
            let svg = page::tray(&self.layout, self.colours, at_origin, to_place);
            self.patch(&raster::elements(&svg, self.colours.page, rect.w, rect.h), Among::Unmarked)
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

    /// The little square before a name.
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

/// The names that squares bear, without the faint corners that at some small sizes would fall on a neighbour.
fn labels(layout: &Layout) -> Vec<Ink> {
    let Some(shift) = layout.inside else { return Vec::new() };
    let label = |spot: &Spot| {
        let mut ink = text::label(&spot.name, layout.label);
        for (n, level) in ink.levels.iter_mut().enumerate() {
            let (x, y) = (ink.left + (n % ink.width) as i32, ink.top + (n / ink.width) as i32);
            if !layout.owns(x - shift, y) {
                *level = 0;
            }
        }
        ink
    };
    layout.squares.iter().map(label).collect()
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
