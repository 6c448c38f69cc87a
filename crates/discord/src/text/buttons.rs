//! Labels of buttons and menus.

use rules::{Position, Role, Square};
use words::{Lang, say};

/// Labels that are always the same.
macro_rules! labels {
    ($($name:ident = $key:literal),* $(,)?) => {$(
        pub(crate) fn $name(lang: Lang) -> String {
            say!(lang, $key)
        }
    )*};
}

labels! {
    accept = "button-accept",
    decline = "button-decline",
    withdraw = "button-withdraw",
    type_move = "button-type",
    draw = "button-draw",
    resign = "button-resign",
    text = "button-text",
    view = "button-view",
    resign_yes = "button-resign-yes",
    draw_offer = "button-draw-offer",
    never = "button-never",
    remove = "button-remove",
    remove_yes = "button-remove-yes",
    keep = "button-keep",
    draw_yes = "button-draw-yes",
    draw_no = "button-draw-no",
    grant = "button-grant",
    deny = "button-deny",
    look = "button-look",
    take = "button-take",
    confirm = "button-confirm",
    first = "button-first",
    back = "button-back",
    forward = "button-forward",
    last = "button-last",
    flip = "button-flip",
    form_title = "form-title",
    form_field = "form-field",
    film = "button-film",
    record = "button-record",
    restore = "button-restore",
    pick_man = "menu-men",
    pick_hand = "menu-hand",
    pick_page = "menu-pages",
    pick_rules = "menu-rules",
}

/// What can be typed in the form.
pub(crate) fn form_hint(lang: Lang, position: &Position) -> String {
    if position.is_setup() {
        say!(lang, "form-setup-hint")
    } else {
        say!(lang, "form-hint", variant = position.variant().as_str())
    }
}

/// The menu of squares for a man that stands on `from`.
pub(crate) fn pick_target(lang: Lang, role: Role, from: Square) -> String {
    say!(lang, "menu-targets", role = role.word(), square = from.to_string())
}

/// The menu of a queen's squares along her file and rank.
pub(crate) fn pick_straight(lang: Lang, from: Square) -> String {
    say!(lang, "menu-targets-straight", square = from.to_string())
}

/// The menu of a queen's other squares.
pub(crate) fn pick_diagonal(lang: Lang, from: Square) -> String {
    say!(lang, "menu-targets-diagonal", square = from.to_string())
}

/// The menu of squares for a man in hand.
pub(crate) fn pick_free(lang: Lang, role: Role) -> String {
    say!(lang, "menu-free", role = role.word())
}

/// A man in the menu of men.
pub(crate) fn man(lang: Lang, role: Role, from: Square) -> String {
    say!(lang, "menu-man", role = role.word(), square = from.to_string())
}

/// How many squares it can go to.
pub(crate) fn choices(lang: Lang, count: usize) -> String {
    say!(lang, "menu-moves", count = count)
}

/// A target in the menu of squares.
pub(crate) fn target(lang: Lang, square: Square, captured: Option<Role>) -> String {
    say!(lang, "menu-target", square = square.to_string(), taken = captured.map_or("none", Role::word))
}

/// A promotion.
pub(crate) fn promote(lang: Lang, role: Role) -> String {
    capital(lang, role)
}

/// A game among which one is chosen for a typed move.
pub(crate) fn in_game(lang: Lang, game: play::GameId, opponent: &str) -> String {
    super::cut(&say!(lang, "button-game", game = game.0, opponent = opponent), 80)
}

/// One of the moves that a typed text can mean.
pub(crate) fn reading(lang: Lang, role: Role, written: &str) -> String {
    say!(lang, "button-reading", role = role.word(), written = written)
}

/// A man's name with a capital letter.
pub(crate) fn capital(lang: Lang, role: Role) -> String {
    say!(lang, "man-name", role = role.word())
}
