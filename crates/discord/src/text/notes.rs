//! Private notes on games.

use play::GameId;
use store::NoteText;
use words::{Lang, say};

/// The note as it stands now.
pub(crate) fn kept(lang: Lang, game: GameId, text: &str) -> String {
    say!(lang, "note-kept", game = game.0, text = text)
}

/// There is no note any more.
pub(crate) fn gone(lang: Lang, game: GameId) -> String {
    say!(lang, "note-gone", game = game.0)
}

/// A note that is too long.
pub(crate) fn too_long(lang: Lang, found: usize) -> String {
    say!(lang, "note-too-long", found = found, most = NoteText::LONGEST)
}

/// The form's title.
pub(crate) fn title(lang: Lang, game: GameId) -> String {
    super::cut(&say!(lang, "note-title", game = game.0), 45)
}

/// The form's field.
pub(crate) fn field(lang: Lang) -> String {
    say!(lang, "note-field")
}

/// What the field is for.
pub(crate) fn hint(lang: Lang) -> String {
    say!(lang, "note-hint")
}
