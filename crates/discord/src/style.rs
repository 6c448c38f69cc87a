//! How boards look to whom: a player's own theme and side, and what both see in a shared channel.

use picture::Theme;
use play::UserId;
use rules::Colour;
use store::{Input, Notation, Orientation, Prefs, StoredGame};

/// The look of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) theme: Theme,
    /// Black at the bottom.
    pub(crate) flipped: bool,
    /// How moves are written beside it.
    pub(crate) notation: Notation,
}

impl Look {
    /// The same for a message that all read.
    pub(crate) fn for_all(self) -> Self {
        Self { notation: Notation::Letters, ..self }
    }
}

/// How moves can be entered at a board, besides the ways that need no control: typed texts and commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ways {
    /// By menus under it.
    pub(crate) menus: bool,
    /// By a form that a button opens.
    pub(crate) form: bool,
}

impl Ways {
    /// What one player wishes.
    pub(crate) fn of(prefs: &Prefs) -> Self {
        Self { menus: prefs.input != Input::Text, form: prefs.input != Input::Menus }
    }

    /// What either of two wishes, for a board that both use.
    pub(crate) fn or(self, other: Self) -> Self {
        Self { menus: self.menus || other.menus, form: self.form || other.form }
    }
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
        notation: prefs.notation,
    }
}

/// What both see in a shared channel: their common choice, else the default with White at the bottom. It is the same
/// for every move, so the board never turns back and forth. What all read is in letters, as records are.
pub(crate) fn shared(white: &Prefs, black: &Prefs) -> Look {
    let theme = if white.theme == black.theme { theme(white).unwrap_or_default() } else { Theme::default() };
    let flipped =
        flipped(white.orientation, Some(Colour::White)) && flipped(black.orientation, Some(Colour::Black));
    Look { theme, flipped, notation: Notation::Letters }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prefs(theme: Option<&str>, orientation: Orientation) -> Prefs {
        Prefs { theme: theme.map(str::to_owned), orientation, ..Prefs::default() }
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

    #[test]
    fn menus_stay_at_a_shared_board_if_either_wants_them() {
        let ways = |input| Ways::of(&Prefs { input, ..Prefs::default() });
        let (menus, text) = (ways(Input::Menus), ways(Input::Text));
        assert_eq!(ways(Input::Both), Ways { menus: true, form: true });
        assert_eq!((menus.menus, menus.form), (true, false));
        assert_eq!((text.menus, text.form), (false, true));
        assert_eq!(menus.or(text), ways(Input::Both));
        assert_eq!(text.or(text), text);
    }
}
