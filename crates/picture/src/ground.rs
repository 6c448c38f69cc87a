//! What lies under a man: the square itself, in its tone or with a mark.

use crate::layout::Layout;
use crate::palette::Among;
use crate::theme::{Colours, Rgb};

/// What sets a square apart from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Mark {
    /// The last move left this square.
    From,
    /// The last move went to this square.
    To,
    /// The king on this square is in check.
    Check,
}

/// The face of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Ground {
    /// One of the three tones.
    Tone(u8),
    /// Whatever its tone, with a mark.
    Marked(Mark),
}

impl Ground {
    pub(crate) const COUNT: usize = 6;
    pub(crate) const ALL: [Ground; Ground::COUNT] = [
        Ground::Tone(0),
        Ground::Tone(1),
        Ground::Tone(2),
        Ground::Marked(Mark::From),
        Ground::Marked(Mark::To),
        Ground::Marked(Mark::Check),
    ];

    pub(crate) fn index(self) -> usize {
        match self {
            Ground::Tone(tone) => usize::from(tone),
            Ground::Marked(mark) => 3 + mark as usize,
        }
    }

    pub(crate) fn fill(self, colours: &Colours) -> Rgb {
        match self {
            Ground::Tone(tone) => colours.tones[usize::from(tone)],
            Ground::Marked(Mark::From | Mark::To) => colours.last,
            Ground::Marked(Mark::Check) => colours.check,
        }
    }

    /// The colour of the name on it.
    pub(crate) fn name(self, colours: &Colours) -> Rgb {
        match self {
            Ground::Tone(_) => colours.number,
            Ground::Marked(Mark::From | Mark::To) => colours.last_number,
            Ground::Marked(Mark::Check) => colours.check_number,
        }
    }

    /// What its edges are smoothed with.
    pub(crate) fn among(self) -> Among {
        match self {
            Ground::Tone(_) => Among::Unmarked,
            Ground::Marked(_) => Among::Everything,
        }
    }

    /// The ring that adds a shape to the colour of a mark.
    pub(crate) fn ring(self, colours: &Colours) -> Option<Rgb> {
        match self {
            Ground::Tone(_) | Ground::Marked(Mark::From) => None,
            Ground::Marked(Mark::To) => Some(colours.last_ring),
            Ground::Marked(Mark::Check) => Some(colours.check_ring),
        }
    }

    /// The square as SVG elements around `centre`. A mark shows by its shape too, for those who do not see its
    /// colour: a ring where the last move ended, a ring and a cross (as moves are written) for a check. The ring
    /// is open where the square's name stands.
    pub(crate) fn svg(self, layout: &Layout, colours: &Colours, centre: (f32, f32)) -> String {
        let half = layout.half as f32;
        let inset = |by: f32| layout.outline(centre, (half - by) / half);
        let face = format!(r#"<polygon points="{}" fill="{}"/>"#, inset(layout.border), self.fill(colours));
        let ring = self.ring(colours).map(|ring| {
            let width = layout.stroke * 0.075;
            let middle = layout.ring(centre, (half - layout.border - width / 2.0) / half);
            let shape = if layout.opening.is_some() { "polyline" } else { "polygon" };
            format!(r#"<{shape} points="{middle}" fill="none" stroke="{ring}" stroke-width="{width:.2}"/>"#)
        });
        let cross = (self == Ground::Marked(Mark::Check)).then(|| {
            let (x, y) = (centre.0 + layout.cross.0, centre.1 + layout.cross.1);
            let arm = layout.stroke * 0.115;
            format!(
                r#"<path d="M{:.2} {y:.2}H{:.2}M{x:.2} {:.2}V{:.2}" stroke="{}" stroke-width="{:.2}"/>"#,
                x - arm,
                x + arm,
                y - arm,
                y + arm,
                colours.check_ring,
                layout.stroke * 0.09
            )
        });
        [Some(face), ring, cross].into_iter().flatten().collect()
    }
}
