//! What lies under a man: the cell itself, in its tone or with a mark.

use rules::starchess::Cell;

use crate::layout::Layout;
use crate::palette::Among;
use crate::theme::{Colours, Rgb};

/// The face of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Ground {
    /// One of the three tones.
    Tone(u8),
    /// The last move left this cell.
    From,
    /// The last move went to this cell.
    To,
    /// The king on this cell is in check.
    Check,
}

impl Ground {
    pub(crate) const ALL: [Ground; 6] =
        [Ground::Tone(0), Ground::Tone(1), Ground::Tone(2), Ground::From, Ground::To, Ground::Check];

    pub(crate) fn index(self) -> usize {
        match self {
            Ground::Tone(tone) => usize::from(tone),
            Ground::From => 3,
            Ground::To => 4,
            Ground::Check => 5,
        }
    }

    /// The tone of a cell: steps up, to the upper right and to the lower right each change it by one of three,
    /// so that neighbours always differ.
    pub(crate) fn plain(cell: Cell) -> Ground {
        let (file, height) = cell.plane();
        Ground::Tone(((3 * i16::from(file) - i16::from(height)) / 2).rem_euclid(3) as u8)
    }

    pub(crate) fn fill(self, colours: &Colours) -> Rgb {
        match self {
            Ground::Tone(tone) => colours.tones[usize::from(tone)],
            Ground::From | Ground::To => colours.last,
            Ground::Check => colours.check,
        }
    }

    pub(crate) fn number(self, colours: &Colours) -> Rgb {
        match self {
            Ground::Tone(_) => colours.number,
            Ground::From | Ground::To => colours.last_number,
            Ground::Check => colours.check_number,
        }
    }

    /// What its edges are smoothed with.
    pub(crate) fn among(self) -> Among {
        match self {
            Ground::Tone(_) => Among::Unmarked,
            Ground::From | Ground::To | Ground::Check => Among::Everything,
        }
    }

    /// The ring that adds a shape to the colour of a mark.
    pub(crate) fn ring(self, colours: &Colours) -> Option<Rgb> {
        match self {
            Ground::Tone(_) | Ground::From => None,
            Ground::To => Some(colours.last_ring),
            Ground::Check => Some(colours.check_ring),
        }
    }

    /// The cell as SVG elements around `centre`. A mark shows by its shape too, for those who do not see its
    /// colour: a ring where the last move ended, a ring and a cross (as moves are written) for a check. The ring
    /// is open at the left corner, where the number stands.
    pub(crate) fn svg(self, layout: &Layout, colours: &Colours, centre: (f32, f32)) -> String {
        let half = layout.half as f32;
        let inset = |by: f32| layout.hexagon(centre, (half - by) / half);
        let face = format!(r#"<polygon points="{}" fill="{}"/>"#, inset(layout.border), self.fill(colours));
        let ring = self.ring(colours).map(|ring| {
            let width = half * 0.075;
            let middle = layout.ring(centre, (half - layout.border - width / 2.0) / half);
            format!(r#"<polyline points="{middle}" fill="none" stroke="{ring}" stroke-width="{width:.2}"/>"#)
        });
        let cross = (self == Ground::Check).then(|| {
            let (x, y) = (centre.0 + layout.radius * 0.75, centre.1);
            let arm = half * 0.115;
            format!(
                r#"<path d="M{:.2} {y:.2}H{:.2}M{x:.2} {:.2}V{:.2}" stroke="{}" stroke-width="{:.2}"/>"#,
                x - arm,
                x + arm,
                y - arm,
                y + arm,
                colours.check_ring,
                half * 0.09
            )
        });
        [Some(face), ring, cross].into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_differ_in_tone_and_each_tone_has_about_a_third() {
        let near = [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)];
        let mut pairs = 0;
        for a in Cell::ALL {
            for b in Cell::ALL {
                let ((ax, ay), (bx, by)) = (a.plane(), b.plane());
                if near.contains(&(bx - ax, by - ay)) {
                    pairs += 1;
                    assert_ne!(Ground::plain(a), Ground::plain(b), "{a} {b}");
                }
            }
        }
        assert_eq!(pairs, 168, "directed neighbour pairs of the board");
        for tone in 0..3 {
            let count =
                Cell::ALL.into_iter().filter(|&cell| Ground::plain(cell) == Ground::Tone(tone)).count();
            assert!((12..=13).contains(&count), "tone {tone}: {count}");
        }
    }
}
