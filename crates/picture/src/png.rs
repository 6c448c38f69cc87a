//! The PNG file format (W3C, third edition) as far as an indexed picture of four bits a pixel needs it.

use zlib_rs::{Deflate, DeflateFlush, Status, compress_bound};

use crate::theme::Rgb;

/// The level at which size and time both stay within what a board may cost. At levels that give the same size,
/// libdeflate took 1.4 times as long: it remembers every byte of a flat area, this one does not.
const LEVEL: i32 = 2;

/// Memory that drawing reuses, and the compressor.
pub(crate) struct Scratch {
    /// The picture's rows as in the file: a byte for the filter, then two pixels a byte.
    pub(crate) rows: Vec<u8>,
    packed: Vec<u8>,
    deflate: Deflate,
}

impl Scratch {
    pub(crate) fn new() -> Scratch {
        // With the zlib header, and the largest window, 2^15 bytes.
        Scratch { rows: Vec::new(), packed: Vec::new(), deflate: Deflate::new(LEVEL, true, 15) }
    }

    /// The file with these `rows`.
    pub(crate) fn encode(&mut self, width: u32, palette: &[Rgb]) -> Vec<u8> {
        let height = self.rows.len() / ((width as usize).div_ceil(2) + 1);
        let bound = compress_bound(self.rows.len());
        if self.packed.len() < bound {
            self.packed.resize(bound, 0);
        }
        self.deflate.reset();
        let done = self.deflate.compress(&self.rows, &mut self.packed, DeflateFlush::Finish);
        assert_eq!(done, Ok(Status::StreamEnd), "the bound leaves room enough");
        let length = self.deflate.total_out() as usize;

        let mut file = Vec::with_capacity(length + 3 * palette.len() + 128);
        file.extend_from_slice(b"\x89PNG\r\n\x1a\n");
        let mut header = Vec::with_capacity(13);
        header.extend_from_slice(&width.to_be_bytes());
        header.extend_from_slice(&(height as u32).to_be_bytes());
        // Four bits, indexed; the one compression, the one filter method, not interlaced.
        header.extend_from_slice(&[4, 3, 0, 0, 0]);
        chunk(&mut file, *b"IHDR", &header);
        let colours: Vec<u8> = palette.iter().flat_map(|colour| [colour.0, colour.1, colour.2]).collect();
        chunk(&mut file, *b"PLTE", &colours);
        chunk(&mut file, *b"IDAT", &self.packed[..length]);
        chunk(&mut file, *b"IEND", &[]);
        file
    }
}

/// Length, type, data, and the CRC of type and data.
fn chunk(file: &mut Vec<u8>, kind: [u8; 4], data: &[u8]) {
    file.extend_from_slice(&(data.len() as u32).to_be_bytes());
    let start = file.len();
    file.extend_from_slice(&kind);
    file.extend_from_slice(data);
    let crc = zlib_rs::crc32::crc32(0, &file[start..]);
    file.extend_from_slice(&crc.to_be_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_reader_sees_the_same_pixels_in_even_and_odd_widths() {
        let palette = [Rgb(1, 2, 3), Rgb(250, 128, 0), Rgb(0, 255, 255)];
        let mut scratch = Scratch::new();
        for (width, rows, pixels) in [
            (4, [0, 0x01, 0x21, 0, 0x22, 0x01], &[0, 1, 2, 1, 2, 2, 0, 1][..]),
            (3, [0, 0x21, 0x00, 0, 0x00, 0x10], &[2, 1, 0, 0, 0, 1]),
        ] {
            scratch.rows = rows.to_vec();
            let file = scratch.encode(width, &palette);
            let image = image::load_from_memory(&file).expect("a PNG").to_rgb8();
            assert_eq!(image.dimensions(), (width, 2));
            let seen: Vec<[u8; 3]> = image.pixels().map(|pixel| pixel.0).collect();
            let expected: Vec<[u8; 3]> = pixels
                .iter()
                .map(|&index: &usize| palette[index])
                .map(|colour| [colour.0, colour.1, colour.2])
                .collect();
            assert_eq!(seen, expected);
        }
    }
}
