//! What players ask of each other, answered to the one who asks or answers: takebacks, pauses, gifts of time, rematches.

use play::{GameId, Millis, Timestamp};
use words::{Lang, say};

use super::clock;

/// The request for a takeback is on its way.
pub(crate) fn takeback_asked(lang: Lang, opponent: &str) -> String {
    say!(lang, "takeback-asked", opponent = opponent)
}

/// The request for a pause is on its way.
pub(crate) fn pause_asked(lang: Lang, opponent: &str) -> String {
    say!(lang, "pause-asked", opponent = opponent)
}

/// The opponent's request for a takeback waits for an answer; buttons follow.
pub(crate) fn takeback_stands(lang: Lang, opponent: &str) -> String {
    say!(lang, "takeback-stands", opponent = opponent)
}

/// The opponent has their move back.
pub(crate) fn takeback_granted(lang: Lang, game: GameId, opponent: &str) -> String {
    say!(lang, "takeback-granted", game = game.0, opponent = opponent)
}

/// Both clocks stand.
pub(crate) fn pause_begun(lang: Lang, game: GameId) -> String {
    say!(lang, "pause-begun", game = game.0)
}

/// A request is turned down.
pub(crate) fn request_denied(lang: Lang, opponent: &str) -> String {
    say!(lang, "request-denied", opponent = opponent)
}

/// The clocks run again.
pub(crate) fn resumed(lang: Lang, game: GameId) -> String {
    say!(lang, "pause-over", game = game.0)
}

/// Time is given.
pub(crate) fn gift_given(lang: Lang, game: GameId, opponent: &str, time: Millis) -> String {
    say!(lang, "gift-given", game = game.0, opponent = opponent, time = clock::length(lang, time))
}

/// The game can be called off, but later.
pub(crate) fn abort_later(lang: Lang, opponent: &str, from: Timestamp) -> String {
    say!(lang, "abort-later", opponent = opponent, from = clock::moment(from))
}

/// The opponent is asked for a rematch; `place` is a mention of the channel, or nothing for direct messages.
pub(crate) fn rematch_asked(lang: Lang, game: GameId, opponent: &str, place: Option<&str>) -> String {
    match place {
        Some(place) => say!(lang, "rematch-asked", game = game.0, opponent = opponent, place = place),
        None => say!(lang, "rematch-asked-dm", game = game.0, opponent = opponent),
    }
}

/// The rematch begins.
pub(crate) fn rematch_begins(lang: Lang, game: GameId, of: GameId) -> String {
    say!(lang, "rematch-begins", game = game.0, of = of.0)
}

/// There is no finished game to play again.
pub(crate) fn no_rematch(lang: Lang) -> String {
    say!(lang, "rematch-none")
}

/// Under a challenge or a first board: which game is played again.
pub(crate) fn rematch_of(lang: Lang, game: GameId) -> String {
    say!(lang, "rematch-of", game = game.0)
}

/// The button under a game's last message.
pub(crate) fn button_rematch(lang: Lang) -> String {
    say!(lang, "button-rematch")
}
