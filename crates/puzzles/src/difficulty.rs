//! How hard a puzzle should be, before anybody has tried it.

use crate::theme::Theme;

/// What is known of a puzzle that makes it easy or hard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Features<'a> {
    /// How many moves the solver has to find.
    pub(crate) own_moves: usize,
    /// How many legal moves the first is chosen from.
    pub(crate) choices: usize,
    /// Whether the first move takes something.
    pub(crate) takes: bool,
    /// Whether the first move gives check.
    pub(crate) checks: bool,
    /// How many positions the engine searched before it was sure of the first move.
    pub(crate) found_after: u64,
    /// What the puzzle is about.
    pub(crate) themes: &'a [Theme],
}

/// A rating of 600 to 2600 that a solver should have who finds it in one of two tries.
///
/// The weights are guesses in the spirit of what human ratings of puzzles grow with (length, quiet moves, sacrifices, the
/// engine's own trouble); play corrects them.
pub(crate) fn rating(features: &Features<'_>) -> u16 {
    let has = |theme: Theme| features.themes.contains(&theme);
    let times = |holds: bool, points: i32| if holds { points } else { 0 };
    let length = 320 * (features.own_moves.min(6) as i32 - 1);
    // Doublings beyond a hundred positions.
    let trouble = 50.0 * (features.found_after.max(100) as f64 / 100.0).log2();
    let choices = 5 * (features.choices.min(60) as i32 - 20);
    let quiet_start = !features.takes && !features.checks;
    let rating = 800
        + length
        + trouble.min(600.0) as i32
        + choices
        + times(quiet_start && features.own_moves > 1, 160)
        + times(features.checks, -60)
        + times(has(Theme::Quiet) && !quiet_start, 90)
        + times(has(Theme::Sacrifice), 110)
        + times(has(Theme::Underpromotion), 200)
        + times(has(Theme::EnPassant), 60)
        + times(has(Theme::QueenRestored), 80)
        + times(has(Theme::Fork) && features.own_moves <= 2, -60);
    rating.clamp(600, 2600) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Features<'static> =
        Features { own_moves: 2, choices: 20, takes: true, checks: false, found_after: 100, themes: &[] };

    #[test]
    fn what_is_longer_quieter_wider_or_harder_for_the_engine_is_harder() {
        let plain = rating(&PLAIN);
        let harder = [
            Features { own_moves: 3, ..PLAIN },
            Features { choices: 30, ..PLAIN },
            Features { takes: false, ..PLAIN },
            Features { found_after: 10_000, ..PLAIN },
            Features { themes: &[Theme::Sacrifice], ..PLAIN },
            Features { themes: &[Theme::Quiet], ..PLAIN },
        ];
        for features in harder {
            assert!(rating(&features) > plain, "{features:?}");
        }
        assert!(rating(&Features { checks: true, ..PLAIN }) < plain);
    }

    #[test]
    fn ratings_stay_within_their_bounds() {
        let hardest = Features {
            own_moves: 40,
            choices: 200,
            takes: false,
            checks: false,
            found_after: u64::MAX,
            themes: &[Theme::Quiet, Theme::Sacrifice, Theme::Underpromotion, Theme::EnPassant],
        };
        assert!((2300..=2600).contains(&rating(&hardest)), "{}", rating(&hardest));
        let easiest = Features { own_moves: 1, choices: 3, checks: true, ..PLAIN };
        assert!((600..900).contains(&rating(&easiest)));
    }
}
