//! The colours of a profile's picture, out of the theme's.

use super::Verdict;
use crate::contrast::contrast;
use crate::theme::{Colours, Rgb};

pub(crate) struct Coat {
    pub(crate) page: Rgb,
    pub(crate) text: Rgb,
    /// Words that matter less.
    pub(crate) faint: Rgb,
    /// Behind the curve.
    pub(crate) panel: Rgb,
    /// Lines behind the curve.
    pub(crate) grid: Rgb,
    pub(crate) curve: Rgb,
    /// Below the curve.
    pub(crate) shade: Rgb,
    /// Of a number that has risen, and of one that has fallen.
    pub(crate) up: Rgb,
    pub(crate) down: Rgb,
    /// For a win, a draw and a loss, each with the colour of what is written on it.
    marks: [(Rgb, Rgb); 3],
}

impl Coat {
    pub(crate) fn new(c: &Colours) -> Coat {
        let panel = c.page.mix(c.text, 1, 16);
        let plainer = |a: &Rgb, b: &Rgb| contrast(*a, panel).total_cmp(&contrast(*b, panel));
        // As near to the mark's colour as can be read on page and panel.
        let readable = |mark: Rgb| {
            let enough = |ink: &Rgb| contrast(*ink, c.page).min(contrast(*ink, panel)) >= 4.5;
            (0..=16).map(|part| mark.mix(c.text, part, 16)).find(enough).unwrap_or(c.text)
        };
        let plainest = |marks: [Rgb; 2]| marks.into_iter().max_by(plainer).unwrap_or(c.text);
        let curve = plainest([c.last, c.last_ring]);
        let (up, down) = (readable(curve), readable(plainest([c.check, c.check_ring])));
        Coat {
            page: c.page,
            text: c.text,
            faint: c.page.mix(c.text, 11, 16),
            panel,
            grid: c.page.mix(c.text, 4, 16),
            curve,
            up,
            down,
            shade: panel.mix(curve, 1, 5),
            marks: [(c.last, c.last_number), (c.tones[1], c.number), (c.check, c.check_number)],
        }
    }

    pub(crate) fn mark(&self, verdict: Verdict) -> (Rgb, Rgb) {
        self.marks[verdict.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;

    #[test]
    fn words_and_curve_stand_out_in_every_theme() {
        for theme in Theme::ALL {
            let coat = Coat::new(theme.colours());
            for (text, ground) in [
                (coat.text, coat.page),
                (coat.faint, coat.page),
                (coat.faint, coat.panel),
                (coat.up, coat.panel),
                (coat.down, coat.page),
            ] {
                assert!(contrast(text, ground) >= 4.5, "{theme}: {text} on {ground}");
            }
            for (ground, letter) in coat.marks {
                assert!(contrast(ground, letter) >= 4.5, "{theme}: {letter} on {ground}");
            }
            assert!(contrast(coat.curve, coat.panel) >= 3.0, "{theme}: curve");
            assert!(contrast(coat.curve, coat.shade) >= 2.0, "{theme}: curve above its shade");
        }
    }
}
