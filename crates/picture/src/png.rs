//! The PNG file format (W3C, third edition) as far as an indexed picture of four bits a pixel needs it.

use libdeflater::{CompressionLvl, Compressor};

use crate::theme::Rgb;

/// Level 2 is where size and time both stay within what a board may cost.
const LEVEL: i32 = 2;

/// Memory that drawing reuses, and the compressor.
pub(crate) struct Scratch {
    /// One byte a pixel, 0 to 15, row by row.
    pub(crate) pixels: Vec<u8>,
    rows: Vec<u8>,
    packed: Vec<u8>,
    compressor: Compressor,
}

impl Scratch {
    pub(crate) fn new() -> Scratch {
        let level = CompressionLvl::new(LEVEL).expect("the library has this level");
        let compressor = Compressor::new(level);
        Scratch { pixels: Vec::new(), rows: Vec::new(), packed: Vec::new(), compressor }
    }

    /// The file with these `pixels`.
    pub(crate) fn encode(&mut self, width: u32, palette: &[Rgb]) -> Vec<u8> {
        let height = self.pixels.len() / width as usize;
        self.rows.clear();
        self.rows.reserve(height * (width as usize).div_ceil(2).saturating_add(1));
        for row in self.pixels.chunks_exact(width as usize) {
            // The row's filter: none, as flat areas compress best as they are.
            self.rows.push(0);
            let pairs = row.chunks_exact(2);
            let odd = pairs.remainder().first().map(|&last| last << 4);
            self.rows.extend(pairs.map(|pair| pair[0] << 4 | pair[1]));
            self.rows.extend(odd);
        }
        let bound = self.compressor.zlib_compress_bound(self.rows.len());
        if self.packed.len() < bound {
            self.packed.resize(bound, 0);
        }
        let length = self
            .compressor
            .zlib_compress(&self.rows, &mut self.packed)
            .expect("the bound leaves room enough");

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
    let crc = libdeflater::crc32(&file[start..]);
    file.extend_from_slice(&crc.to_be_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_reader_sees_the_same_pixels_in_even_and_odd_widths() {
        let palette = [Rgb(1, 2, 3), Rgb(250, 128, 0), Rgb(0, 255, 255)];
        let mut scratch = Scratch::new();
        for (width, pixels) in [(4, vec![0, 1, 2, 1, 2, 2, 0, 1]), (3, vec![2, 1, 0, 0, 0, 1])] {
            scratch.pixels.clone_from(&pixels);
            let file = scratch.encode(width, &palette);
            let image = image::load_from_memory(&file).expect("a PNG").to_rgb8();
            assert_eq!(image.dimensions(), (width, 2));
            let seen: Vec<[u8; 3]> = image.pixels().map(|pixel| pixel.0).collect();
            let expected: Vec<[u8; 3]> = pixels
                .iter()
                .map(|&index| palette[usize::from(index)])
                .map(|colour| [colour.0, colour.1, colour.2])
                .collect();
            assert_eq!(seen, expected);
        }
    }
}
