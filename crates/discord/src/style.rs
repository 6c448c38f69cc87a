//! How boards look to whom: a player's own theme and side, and what both see in a shared channel.

use picture::Theme;
use play::UserId;
use rules::Colour;
use store::{Orientation, Prefs, StoredGame};

use crate::text::cut;

/// The look of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) theme: Theme,
    /// Black at the bottom.
    pub(crate) flipped: bool,
}

/// How a theme stands in a list: its name and what it looks like.
pub(crate) fn title(theme: Theme) -> String {
    cut(&format!("{} ({})", theme.name(), theme.about()), 100)
}

fn theme(prefs: &Prefs) -> Option<Theme> {
    prefs.theme.as_deref().and_then(|name| name.parse().ok())
}

fn flipped(orientation: Orientation, side: Option<Colour>) -> bool {
    match orientation {
        Orientation::Own => side == Some(Colour::Black),
        Orientation::White => false,
        Orientation::Black => true,
    }
}

/// One person's own view of a game.
pub(crate) fn own(prefs: &Prefs, game: &StoredGame, user: UserId) -> Look {
    Look {
        theme: theme(prefs).unwrap_or_default(),
        flipped: flipped(prefs.orientation, game.game.players().side_of(user)),
    }
}

/// What both see in a shared channel: their common choice, else the default with White at the bottom. It is the same
/// for every move, so the board never turns back and forth.
pub(crate) fn shared(white: &Prefs, black: &Prefs) -> Look {
    let theme = if white.theme == black.theme { theme(white).unwrap_or_default() } else { Theme::default() };
    let flipped =
        flipped(white.orientation, Some(Colour::White)) && flipped(black.orientation, Some(Colour::Black));
    Look { theme, flipped }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prefs(theme: Option<&str>, orientation: Orientation) -> Prefs {
        Prefs { theme: theme.map(str::to_owned), orientation }
    }

    #[test]
    fn a_shared_board_has_white_at_the_bottom_unless_both_want_black_there() {
        let own = prefs(None, Orientation::Own);
        let black = prefs(None, Orientation::Black);
        assert!(!shared(&own, &own).flipped);
        assert!(!shared(&own, &black).flipped);
        assert!(
            shared(&black, &own).flipped,
            "White asks for Black at the bottom, and Black's own side is Black"
        );
    }

    #[test]
    fn a_shared_theme_is_one_that_both_chose() {
        let paper = prefs(Some("paper"), Orientation::Own);
        let clear = prefs(Some("clear"), Orientation::Own);
        assert_eq!(shared(&paper, &paper).theme, Theme::Paper);
        assert_eq!(shared(&paper, &clear).theme, Theme::default());
        assert_eq!(
            shared(&prefs(Some("gone"), Orientation::Own), &prefs(Some("gone"), Orientation::Own)).theme,
            Theme::default()
        );
    }
}
