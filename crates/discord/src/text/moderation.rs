//! What moderators do, said to them and to the players.

use play::GameId;
use words::{Lang, say};

/// A game was ended; how, is in its own words.
pub(crate) fn ended(lang: Lang, game: GameId, how: &str) -> String {
    say!(lang, "moderate-ended", game = game.0, how = how)
}

/// A game was moved; `place` is a mention of the channel.
pub(crate) fn moved(lang: Lang, game: GameId, place: &str) -> String {
    say!(lang, "moderate-moved", game = game.0, place = place)
}

/// A game that is played elsewhere or not at all.
pub(crate) fn not_here(lang: Lang, game: GameId) -> String {
    say!(lang, "moderate-not-here", game = game.0)
}

/// Moderating is done in servers.
pub(crate) fn not_in_dms(lang: Lang) -> String {
    say!(lang, "moderate-not-in-dms")
}

/// A channel of a kind in which no game can be played.
pub(crate) fn wrong_kind(lang: Lang) -> String {
    say!(lang, "moderate-wrong-kind")
}

/// The game is there already.
pub(crate) fn there_already(lang: Lang, game: GameId) -> String {
    say!(lang, "moderate-there-already", game = game.0)
}

/// Why a game ended: a moderator, who is named by a mention.
pub(crate) fn reason(lang: Lang, moderator: &str) -> String {
    say!(lang, "ended-moderator", moderator = moderator)
}

/// In the place that a game was moved from.
pub(crate) fn gone(lang: Lang, game: GameId, place: &str) -> String {
    say!(lang, "moved-away", game = game.0, place = place)
}
