//! Labels of buttons and menus.

use rules::Role;
use rules::starchess::Cell;

pub(crate) const ACCEPT: &str = "Accept";
pub(crate) const DECLINE: &str = "Decline";
pub(crate) const WITHDRAW: &str = "Withdraw";
pub(crate) const TYPE: &str = "Type a move";
pub(crate) const DRAW: &str = "Draw";
pub(crate) const RESIGN: &str = "Resign";
pub(crate) const TEXT: &str = "Board as text";
pub(crate) const VIEW: &str = "Flip view";
pub(crate) const RESIGN_YES: &str = "Yes, I resign";
pub(crate) const DRAW_OFFER: &str = "Offer a draw";
pub(crate) const NEVER: &str = "Never mind";
pub(crate) const DRAW_YES: &str = "Accept the draw";
pub(crate) const DRAW_NO: &str = "Play on";
pub(crate) const FIRST: &str = "« First";
pub(crate) const BACK: &str = "‹ Back";
pub(crate) const FORWARD: &str = "Next ›";
pub(crate) const LAST: &str = "Last »";
pub(crate) const FLIP: &str = "Flip";
pub(crate) const MODAL_TITLE: &str = "Your move";
pub(crate) const MODAL_FIELD: &str = "Move";
pub(crate) const MODAL_HINT: &str = "18-19, N11x19 or 26-27=N";
pub(crate) const MODAL_SETUP_HINT: &str = "K@4, or n 11";
pub(crate) const PICK_MAN: &str = "Move: pick a man";
pub(crate) const PICK_HAND: &str = "Setup: pick a man from your hand";
pub(crate) const PICK_PAGE: &str = "Pick a page";

/// The menu of cells for a man that stands on `from`.
pub(crate) fn pick_target(role: Role, from: Cell) -> String {
    format!("{} on {}: where to?", capital(role), from.number())
}

/// The menu of cells for a man in hand.
pub(crate) fn pick_free(role: Role) -> String {
    format!("{}: on which cell?", capital(role))
}

/// A man in the menu of men.
pub(crate) fn man(role: Role, from: Cell) -> String {
    format!("{} on {}", capital(role), from.number())
}

/// How many cells it can go to.
pub(crate) fn choices(count: usize) -> String {
    if count == 1 { "1 move".to_owned() } else { format!("{count} moves") }
}

/// A target in the menu of cells.
pub(crate) fn target(cell: Cell, captured: Option<Role>) -> String {
    match captured {
        Some(role) => format!("{}, takes the {role}", cell.number()),
        None => cell.number().to_string(),
    }
}

/// A promotion.
pub(crate) fn promote(role: Role) -> String {
    capital(role)
}

/// A game among which one is chosen for a typed move.
pub(crate) fn in_game(game: play::GameId, opponent: &str) -> String {
    super::cut(&format!("Game {game}, against {opponent}"), 80)
}

/// The word with a capital letter.
pub(crate) fn capital(role: Role) -> String {
    let word = role.word();
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
