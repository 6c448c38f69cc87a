//! The star of 37 cells, which are regular hexagons, or nearly.
//!
//! It is fourteen half cells high and as wide as nine overlapping files. Cells stand on a lattice of whole pixels:
//! files are `step` apart and a half cell is `half` high. A cell is all that is nearer to its own centre than to any
//! other's.

use rules::starchess::Cell;

use super::{Layout, Rect, Spot, even, whole};
use crate::Size;

pub(super) fn layout(size: Size) -> Layout {
    let width = size.px() as i32;
    let w = width as f32;
    let ideal = w * 0.97 / 14.0;
    let frame = Layout::frame(w);
    let half = whole(ideal * 3.0_f32.sqrt() / 2.0);
    let h = half as f32;
    let corner = |step: i32| (step as f32 * step as f32 + h * h) / (2.0 * step as f32);
    // Rounded up, eight steps can be four pixels too wide.
    let reach = |step: i32| even(corner(step).ceil() + 1.0);
    let fits = |step: i32| 4 * step + reach(step) + frame <= even(w / 2.0);
    let step = Some(even(ideal * 1.5 + 0.9)).filter(|&step| fits(step)).unwrap_or(even(ideal * 1.5));
    let (radius, reach) = (corner(step), reach(step));
    let board_height = 14 * half + 2 * whole(w * 0.0175);
    let centre = (even(w / 2.0), board_height / 2);
    let man = even(h * 1.468);
    // A man stands a little right of the centre, so that the number has the left corner to itself.
    let man_shift = (h * 0.1).ceil() as i32;
    let label = h * 0.365;
    let margin = Layout::margin(w);
    let spot = |cell: Cell| {
        let (x, y) = cell.plane();
        Spot {
            name: cell.to_string(),
            centre: (centre.0 + i32::from(x) * step, centre.1 - i32::from(y) * half),
            tone: tone(cell),
        }
    };
    Layout {
        width,
        board_height,
        centre,
        squares: Cell::ALL.map(spot).into(),
        outline: hexagon(radius, step as f32 - radius, h).into(),
        reach,
        half,
        spans: spans(step, half, reach),
        frame,
        border: (w * 0.0016).max(0.6),
        man,
        man_corner: (reach + man_shift - man / 2, half - man / 2),
        label,
        inside: Some((radius * 0.65).ceil() as i32),
        beside: Vec::new(),
        // Clear of the digits by a quarter of their height and a pixel of smoothing, above and below.
        opening: Some(label * 0.75 + 1.0),
        stroke: h,
        cross: (radius * 0.75, 0.0),
        white_tray: Some({
            // The corner at the left of White's back rank.
            let gap = frame + whole(w * 0.008);
            let edge = (board_height - 14 * half) / 2;
            let right = centre.0 - 2 * step - reach - gap;
            let top = centre.1 + 2 * half + gap;
            Rect { x: margin, y: top, w: right - margin, h: board_height - edge - top }
        }),
        margin,
        font: Layout::font(w),
    }
}

/// Steps up, to the upper right and to the lower right each change the tone by one of three, so that neighbours
/// always differ.
fn tone(cell: Cell) -> u8 {
    let (file, height) = cell.plane();
    ((3 * i16::from(file) - i16::from(height)) / 2).rem_euclid(3) as u8
}

/// `t` is half the length of the upper and lower edges.
fn hexagon(r: f32, t: f32, h: f32) -> [(f32, f32); 6] {
    [(r, 0.0), (t, h), (-t, h), (-r, 0.0), (-t, -h), (t, -h)]
}

/// Whether the pixel whose upper left corner is (dx, dy) from a cell's centre belongs to that cell. Of centres equally
/// far the leftmost has it, then the highest.
fn owns(s: i32, h: i32, dx: i32, dy: i32) -> bool {
    [(s, h), (s, -h), (0, 2 * h), (0, -2 * h), (-s, h), (-s, -h)].into_iter().all(|(nx, ny)| {
        // Twice the pixel's middle along the neighbour's direction, against the half-way line.
        let along = (2 * dx + 1) * nx + (2 * dy + 1) * ny;
        let limit = nx * nx + ny * ny;
        along < limit || (along == limit && (nx, ny) > (0, 0))
    })
}

fn spans(step: i32, half: i32, reach: i32) -> Vec<(usize, usize)> {
    let row = |dy: i32| {
        let owned = |dx: &i32| owns(step, half, *dx, dy);
        let first = (-reach..reach).find(owned).unwrap_or(0);
        let last = (-reach..reach).rev().find(owned).unwrap_or(-1);
        ((first + reach) as usize, (last + 1 + reach) as usize)
    };
    (-half..half).map(row).collect()
}

#[cfg(test)]
mod tests {
    use rules::Colour;

    use super::*;

    fn layouts(step: usize) -> impl Iterator<Item = Layout> {
        (240..=2000).step_by(step).map(|width| layout(Size::new(width).expect("in range")))
    }

    /// The distance of neighbouring files.
    fn step(layout: &Layout) -> i32 {
        let x = |number| {
            let cell = Cell::new(number).expect("a cell");
            layout.squares[cell.index()].centre.0
        };
        x(19) - x(13)
    }

    #[test]
    fn the_default_star_is_about_800_by_700() {
        let layout = layout(Size::default());
        assert_eq!(layout.width, 800);
        assert!((690..=710).contains(&layout.board_height), "{}", layout.board_height);
    }

    #[test]
    fn cells_share_no_pixel_and_leave_none_out_at_any_size() {
        for layout in layouts(37) {
            let (s, h) = (step(&layout), layout.half);
            // One period of the lattice: every pixel of it has exactly one owner among the centres around.
            for y in 0..2 * h {
                for x in 0..2 * s {
                    let mut owners = 0;
                    for file in -2..=4 {
                        for height in -4..=6 {
                            if (file + height) % 2 == 0 && layout.owns(x - file * s, y - height * h) {
                                owners += 1;
                            }
                        }
                    }
                    assert_eq!(owners, 1, "{}: ({x}, {y})", layout.width);
                }
            }
        }
    }

    #[test]
    fn everything_stays_inside_the_picture_at_every_size() {
        for l in layouts(1) {
            let left = l.centre.0 - 4 * step(&l) - l.reach - l.frame;
            assert!(left >= 0, "{}: {left}", l.width);
            assert!((l.board_height - 14 * l.half) / 2 >= l.frame, "{}", l.width);
            let tray = l.tray(Colour::White, false).expect("men are placed on the star");
            assert!(tray.w >= 2 * l.man && tray.h >= 3 * l.man, "{}: {tray:?} {}", l.width, l.man);
            let share = l.man as f32 * 0.96 / (2 * l.half) as f32;
            assert!((0.65..=0.75).contains(&share), "{}: men fill {share}", l.width);
        }
    }

    #[test]
    fn four_is_bottom_left_for_white_and_top_right_when_flipped() {
        let l = layout(Size::default());
        let four = Cell::new(4).expect("a cell").index();
        let (cx, cy) = l.centre;
        let (x, y) = l.square(four, false);
        assert!(x < cx && y > cy);
        assert_eq!(y, cy + 6 * l.half);
        assert_eq!(l.square(four, true), (2 * cx - x, 2 * cy - y));
    }

    #[test]
    fn whites_tray_is_beside_its_own_back_rank() {
        let l = layout(Size::default());
        let below = |colour, flip| l.tray(colour, flip).expect("men are placed on the star").y > l.centre.1;
        assert!(below(Colour::White, false) && !below(Colour::White, true));
        assert!(!below(Colour::Black, false) && below(Colour::Black, true));
    }

    #[test]
    fn neighbours_differ_in_tone_and_each_tone_has_about_a_third() {
        let near = [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)];
        let mut pairs = 0;
        for a in Cell::ALL {
            for b in Cell::ALL {
                let ((ax, ay), (bx, by)) = (a.plane(), b.plane());
                if near.contains(&(bx - ax, by - ay)) {
                    pairs += 1;
                    assert_ne!(tone(a), tone(b), "{a} {b}");
                }
            }
        }
        assert_eq!(pairs, 168, "directed neighbour pairs of the board");
        for third in 0..3 {
            let count = Cell::ALL.into_iter().filter(|&cell| tone(cell) == third).count();
            assert!((12..=13).contains(&count), "tone {third}: {count}");
        }
    }
}
