//! Rows of pixels as a PNG file has them, two to a byte, and what is copied into them.

use crate::layout::{Point, Rect};
use crate::palette::INK_LEVELS;
use crate::text::Ink;

/// A rectangle of palette indices, two to a byte, the left one in the upper half.
#[derive(Clone, Debug)]
pub(crate) struct Patch {
    /// Bytes in a row.
    stride: usize,
    bytes: Box<[u8]>,
}

/// A rectangle of palette indices, one to a byte, with holes.
#[derive(Clone, Debug)]
pub(crate) struct Stencil {
    pub(crate) width: usize,
    pub(crate) pixels: Box<[Option<u8>]>,
}

impl Patch {
    /// Packs rows of `width` pixels; a last odd one is followed by nothing.
    pub(crate) fn new(width: usize, indices: &[u8]) -> Patch {
        let pack = |pair: &[u8]| pair[0] << 4 | pair.get(1).copied().unwrap_or(0);
        let rows = indices.chunks_exact(width);
        Patch { stride: width.div_ceil(2), bytes: rows.flat_map(|row| row.chunks(2)).map(pack).collect() }
    }

    fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.bytes.chunks_exact(self.stride)
    }
}

/// The picture that is being put together. Patches and squares go to even columns only, so that whole bytes are copied.
pub(crate) struct Canvas<'a> {
    rows: &'a mut [u8],
    /// Bytes in a row, its filter included.
    stride: usize,
}

impl<'a> Canvas<'a> {
    /// Makes `rows` a copy of `page` with `below` more rows of one colour.
    pub(crate) fn start(rows: &'a mut Vec<u8>, page: &Patch, below: usize, colour: u8) -> Canvas<'a> {
        let stride = page.stride + 1;
        rows.clear();
        rows.reserve(page.bytes.len() / page.stride * stride + below * stride);
        for row in page.rows() {
            // No filter: flat areas compress best as they are.
            rows.push(0);
            rows.extend_from_slice(row);
        }
        for _ in 0..below {
            rows.push(0);
            rows.resize(rows.len() + page.stride, colour << 4 | colour);
        }
        Canvas { rows, stride }
    }

    /// Writes the pixels of a row from column `from` to before `to`, which `pairs` gives by two indices in a byte, over
    /// `pixels`.
    pub(crate) fn read(&self, y: i32, from: i32, to: i32, pairs: &[[u8; 2]; 256], pixels: &mut Vec<u8>) {
        let start = self.byte(0, y);
        let (from, to) = (from as usize, to as usize);
        let bytes = &self.rows[start + from / 2..start + to.div_ceil(2)];
        pixels.resize(2 * bytes.len(), 0);
        for (pair, byte) in pixels.chunks_exact_mut(2).zip(bytes) {
            pair.copy_from_slice(&pairs[usize::from(*byte)]);
        }
        pixels.truncate(pixels.len() - to % 2);
        pixels.drain(..from % 2);
    }

    /// Copies the page's own pixels, in even columns, back over what was laid there.
    pub(crate) fn uncover(&mut self, page: &Patch, rect: Rect) {
        let (first, end) = (rect.x as usize / 2, ((rect.x + rect.w) as usize).div_ceil(2));
        for (y, row) in page.rows().enumerate().skip(rect.y as usize).take(rect.h as usize) {
            let start = self.byte(rect.x, y as i32);
            self.rows[start..start + end - first].copy_from_slice(&row[first..end]);
        }
    }

    /// Gives all rows from `y` down one colour.
    pub(crate) fn wipe(&mut self, y: i32, colour: u8) {
        let start = y as usize * self.stride;
        for row in self.rows[start..].chunks_exact_mut(self.stride) {
            row[1..].fill(colour << 4 | colour);
        }
    }

    /// Where a row's pixels from an even column on begin.
    fn byte(&self, x: i32, y: i32) -> usize {
        debug_assert!(x % 2 == 0, "an even column, not {x}");
        y as usize * self.stride + 1 + x as usize / 2
    }

    /// Copies all of a patch.
    pub(crate) fn copy(&mut self, patch: &Patch, at: Point) {
        let mut start = self.byte(at.0, at.1);
        for row in patch.rows() {
            self.rows[start..start + row.len()].copy_from_slice(row);
            start += self.stride;
        }
    }

    /// Copies only a square's own pixels, row by row from the first of a span to before its last; the rest of its tile
    /// lies under its neighbours.
    pub(crate) fn square(&mut self, tile: &Patch, spans: &[(usize, usize)], corner: Point) {
        let mut start = self.byte(corner.0, corner.1);
        for (row, &(from, to)) in tile.rows().zip(spans) {
            let under = &mut self.rows[start..start + row.len()];
            let (first, end) = (from.div_ceil(2), to / 2);
            under[first..end].copy_from_slice(&row[first..end]);
            if from % 2 == 1 {
                under[first - 1] = under[first - 1] & 0xf0 | row[first - 1] & 0x0f;
            }
            if to % 2 == 1 {
                under[end] = under[end] & 0x0f | row[end] & 0xf0;
            }
            start += self.stride;
        }
    }

    /// Sets one pixel.
    fn dot(&mut self, x: usize, y: usize, index: u8) {
        if let Some(byte) = self.rows.get_mut(y * self.stride + 1 + x / 2) {
            *byte = if x.is_multiple_of(2) { *byte & 0x0f | index << 4 } else { *byte & 0xf0 | index };
        }
    }

    /// Copies a stencil but for its holes, to any column.
    pub(crate) fn lay(&mut self, stencil: &Stencil, at: Point) {
        for (y, row) in stencil.pixels.chunks_exact(stencil.width).enumerate() {
            for (x, pixel) in row.iter().enumerate() {
                if let Some(index) = *pixel {
                    self.dot(at.0 as usize + x, at.1 as usize + y, index);
                }
            }
        }
    }

    /// Writes a glyph; `shades` are the indices by how much the ink covers. What is outside the picture is lost.
    pub(crate) fn ink(&mut self, ink: &Ink, pen: Point, shades: [u8; INK_LEVELS as usize]) {
        let columns = 0..2 * (self.stride as i32 - 1);
        for (y, row) in ink.levels.chunks_exact(ink.width).enumerate() {
            for (x, &level) in row.iter().enumerate() {
                let (x, y) = (pen.0 + ink.left + x as i32, pen.1 + ink.top + y as i32);
                if level > 0 && y >= 0 && columns.contains(&x) {
                    self.dot(x as usize, y as usize, shades[usize::from(level)]);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_and_dots_touch_their_own_pixels_only() {
        let mut rows = Vec::new();
        let page = Patch::new(5, &[1; 15]);
        let mut canvas = Canvas::start(&mut rows, &page, 1, 2);
        canvas.square(&Patch::new(4, &[7; 12]), &[(1, 3), (0, 4), (2, 3)], (0, 0));
        canvas.lay(&Stencil { width: 2, pixels: [Some(9), None].into() }, (3, 2));
        // A filter byte before each row; half a byte left over at its end.
        assert_eq!(rows[..4], [0, 0x17, 0x71, 0x10]);
        assert_eq!(rows[4..8], [0, 0x77, 0x77, 0x10]);
        assert_eq!(rows[8..12], [0, 0x11, 0x79, 0x10]);
        assert_eq!(rows[12..], [0, 0x22, 0x22, 0x22]);
    }
}
