//! The PNG file format (W3C, third edition) as far as an indexed picture of eight bits a pixel needs it.

use libdeflater::{CompressionLvl, Compressor};

use crate::theme::Rgb;

/// Level 2 is where size and time both stay within what a board may cost.
const LEVEL: i32 = 2;

/// Memory that drawing reuses, and the compressor.
pub(crate) struct Scratch {
    /// One byte for the row's filter (always 0, none: flat areas compress best as they are), then the row.
    pub(crate) rows: Vec<u8>,
    packed: Vec<u8>,
    compressor: Compressor,
}

impl Scratch {
    pub(crate) fn new() -> Scratch {
        let level = CompressionLvl::new(LEVEL).expect("the library has this level");
        Scratch { rows: Vec::new(), packed: Vec::new(), compressor: Compressor::new(level) }
    }

    /// The file whose pixels stand in `rows`.
    pub(crate) fn encode(&mut self, width: u32, palette: &[Rgb]) -> Vec<u8> {
        let height = self.rows.len() / (width as usize + 1);
        let bound = self.compressor.zlib_compress_bound(self.rows.len());
        if self.packed.len() < bound {
            self.packed.resize(bound, 0);
        }
        let length =
            self.compressor.zlib_compress(&self.rows, &mut self.packed).expect("the bound leaves room enough");

        let mut file = Vec::with_capacity(length + 3 * palette.len() + 128);
        file.extend_from_slice(b"\x89PNG\r\n\x1a\n");
        let mut header = Vec::with_capacity(13);
        header.extend_from_slice(&width.to_be_bytes());
        header.extend_from_slice(&(height as u32).to_be_bytes());
        // Eight bits, indexed; the one compression, the one filter method, not interlaced.
        header.extend_from_slice(&[8, 3, 0, 0, 0]);
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
    let crc = libdeflater::crc32(&file[start..]);
    file.extend_from_slice(&crc.to_be_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_reader_sees_the_same_pixels() {
        let palette = [Rgb(1, 2, 3), Rgb(250, 128, 0), Rgb(0, 255, 255)];
        let mut scratch = Scratch::new();
        scratch.rows = vec![0, 0, 1, 2, 1, 0, 2, 2, 0, 1];
        let file = scratch.encode(4, &palette);
        let image = image::load_from_memory(&file).expect("a PNG").to_rgb8();
        assert_eq!(image.dimensions(), (4, 2));
        let pixels: Vec<[u8; 3]> = image.pixels().map(|pixel| pixel.0).collect();
        let expected = [0, 1, 2, 1, 2, 2, 0, 1].map(|i: usize| [palette[i].0, palette[i].1, palette[i].2]);
        assert_eq!(pixels, expected);
    }
}
