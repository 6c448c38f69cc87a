//! Boards of squares in two tones, with letters below their files and numbers at the left of their ranks.

use super::{Beside, Layout, Spot, even, whole};
use crate::Size;

/// A board with as many ranks as files, at most 26. Its squares' indices go rank by rank from a1.
pub(super) fn layout(size: Size, files: u8) -> Layout {
    let width = size.px() as i32;
    let w = width as f32;
    let n = i32::from(files);
    let frame = Layout::frame(w);
    let label = (w * 0.026).max(7.5);
    // At the left two digits have room, below them a letter; the other edges only show the page.
    let edge = frame + whole(w * 0.0075);
    let (left, below) = (frame + whole(label * 2.0), frame + whole(label * 1.75));
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
        // On small squares, too, they can be seen on a phone.
        stroke: h.max(w * 0.06),
        cross: (h * 0.7, -h * 0.7),
        white_tray: None,
        margin: Layout::margin(w),
        font: Layout::font(w),
    }
}

/// A file's letter, from 0.
fn letter(file: i32) -> char {
    char::from(b'a' + file as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layouts() -> impl Iterator<Item = (i32, Layout)> {
        (240..=2000).flat_map(|width| {
            [8, 10].map(|files| (i32::from(files), layout(Size::new(width).expect("in range"), files)))
        })
    }

    fn index(layout: &Layout, name: &str) -> usize {
        layout.squares.iter().position(|spot| spot.name == name).expect("a square")
    }

    #[test]
    fn squares_lie_side_by_side_and_fill_the_board() {
        for (files, l) in layouts() {
            assert_eq!(l.squares.len() as i32, files * files);
            let places: std::collections::BTreeSet<_> = l.squares.iter().map(|spot| spot.centre).collect();
            let (first, last) = (places.first().expect("squares"), places.last().expect("squares"));
            let side = 2 * l.half;
            assert_eq!((last.0 - first.0, last.1 - first.1), ((files - 1) * side, (files - 1) * side));
            assert_eq!(places.len() as i32, files * files);
            assert!(places.iter().all(|at| (at.0 - first.0) % side == 0 && (at.1 - first.1) % side == 0));
            // Two pixels more a square would leave less for the names and the edges than they need.
            assert!(files * (side + 2) * 10 >= l.width * 9, "the board fills the width: {}", l.width);
        }
    }

    #[test]
    fn a1_is_dark_and_bottom_left_for_white_and_top_right_when_flipped() {
        for (files, l) in layouts() {
            let a1 = index(&l, "a1");
            let last = index(&l, &format!("{}{files}", letter(files - 1)));
            assert_eq!((l.squares[a1].tone, l.squares[last].tone), (2, 2));
            assert_eq!((l.squares[index(&l, "b1")].tone, l.squares[index(&l, "a2")].tone), (0, 0));
            let (x, y) = l.square(a1, false);
            assert!(x < l.centre.0 && y > l.centre.1);
            assert_eq!(l.square(a1, true), l.square(last, false));
        }
    }

    #[test]
    fn letters_stand_below_their_files_and_numbers_left_of_their_ranks_whoever_looks() {
        for (files, l) in layouts().step_by(37) {
            assert_eq!(l.beside.len() as i32, 2 * files);
            for beside in &l.beside {
                let letter = beside.name.starts_with(char::is_alphabetic);
                let named = |spot: &&Spot| {
                    if letter { spot.name.starts_with(&beside.name) } else { spot.name[1..] == beside.name }
                };
                let ink = crate::text::label(&beside.name, l.label);
                let tall = (ink.levels.len() / ink.width) as i32;
                for flip in [false, true] {
                    let (x, y) = beside.at[usize::from(flip)];
                    let (left, right) = (x + ink.left, x + ink.left + ink.width as i32);
                    let (top, bottom) = (y + ink.top, y + ink.top + tall);
                    assert!(left > 0 && bottom < l.board_height, "{}: {} is cut", l.width, beside.name);
                    for spot in l.squares.iter().filter(named) {
                        let at = l.square(index(&l, &spot.name), flip);
                        assert_eq!(if letter { at.0 - x } else { at.1 - y }, 0, "{} {}", l.width, spot.name);
                        let clear = if letter { top - at.1 } else { at.0 - right };
                        assert!(clear >= l.half + l.frame, "{}: {} touches the board", l.width, beside.name);
                    }
                }
            }
        }
    }
}
