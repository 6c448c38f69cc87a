//! Boards of squares in two tones, with letters below their files and numbers at the left of their ranks.

use super::{Beside, Layout, Spot, even, whole};
use crate::Size;

/// A board with as many ranks as files, at most 26. Its squares' indices go rank by rank from a1.
pub(super) fn layout(size: Size, files: u8) -> Layout {
    let width = size.px() as i32;
    let w = width as f32;
    let n = i32::from(files);
    let frame = Layout::frame(w);
    let label = (w * 0.0235).max(7.0);
    // At the left two digits have room, below them a letter; the other edges only show the page.
    let edge = frame + whole(w * 0.0075);
    let (left, below) = (frame + whole(label * 1.8), frame + whole(label * 1.75));
    let side = even((width - left - edge) as f32 / n as f32);
    let half = side / 2;
    let spare = width - left - edge - n * side;
    let x0 = even((left + spare / 2) as f32);
    let (y0, bottom) = (edge, edge + n * side);
    let man = even(side as f32 * 0.92);
    let spot = |index: i32| {
        let (file, rank) = (index % n, index / n);
        Spot {
            name: format!("{}{}", letter(file), rank + 1),
            centre: (x0 + file * side + half, bottom - rank * side - half),
            // a1 is dark.
            tone: if (file + rank) % 2 == 0 { 2 } else { 0 },
        }
    };
    let (name_x, name_y) = ((x0 - frame) / 2, bottom + frame + (below - frame) * 9 / 20);
    let beside = (0..n).flat_map(|line| {
        let along = |from: i32, step: i32| [line, n - 1 - line].map(|place| from + step * place);
        [
            Beside { name: letter(line).to_string(), at: along(x0 + half, side).map(|x| (x, name_y)) },
            Beside { name: (line + 1).to_string(), at: along(bottom - half, -side).map(|y| (name_x, y)) },
        ]
    });
    let h = half as f32;
    Layout {
        width,
        board_height: bottom + below,
        centre: (x0 + n * half, y0 + n * half),
        squares: (0..n * n).map(spot).collect(),
        outline: vec![(-h, -h), (h, -h), (h, h), (-h, h)],
        reach: half,
        half,
        spans: vec![(0, side as usize); side as usize],
        frame,
        border: 0.0,
        man,
        man_corner: ((side - man) / 2, (side - man) / 2),
        label,
        inside: None,
        beside: beside.collect(),
        opening: None,
        cross: (h * 0.72, -h * 0.72),
        white_tray: None,
        margin: Layout::margin(w),
        font: Layout::font(w),
    }
}

/// A file's letter, from 0.
fn letter(file: i32) -> char {
    char::from(b'a' + file as u8)
}
