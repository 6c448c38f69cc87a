//! Clocks: what is left and until when, what stops them, what is asked and given.

use play::{GameId, Millis, RequestKind, Timestamp};
use words::{Lang, say};

/// A length of time in two units at most, such as "2 d 4 h"; rounded down.
pub(crate) fn length(lang: Lang, time: Millis) -> String {
    let seconds = time.0.max(0) / 1000;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours, minutes) {
        (0, 0, 0) => say!(lang, "time-seconds", seconds = seconds),
        (0, 0, _) => say!(lang, "time-minutes", minutes = minutes),
        (0, _, 0) => say!(lang, "time-hours", hours = hours),
        (0, ..) => say!(lang, "time-hours-minutes", hours = hours, minutes = minutes),
        (_, 0, _) => say!(lang, "time-days", days = days),
        _ => say!(lang, "time-days-hours", days = days, hours = hours),
    }
}

/// A moment that everybody reads in their own zone, in whole seconds, rounded down: nobody is told of time that they do not have.
pub(crate) fn moment(at: Timestamp) -> String {
    format!("<t:{}:f>", seconds(at))
}

/// How far off a moment is, counted down by the reader's own chat.
pub(crate) fn relative(at: Timestamp) -> String {
    format!("<t:{}:R>", seconds(at))
}

fn seconds(at: Timestamp) -> i64 {
    at.0.div_euclid(1000)
}

/// Until when the one on move has time.
pub(crate) fn deadline(lang: Lang, at: Timestamp) -> String {
    say!(lang, "deadline", deadline = moment(at), relative = relative(at))
}

/// A reminder; `link` leads to the board, or is empty.
pub(crate) fn reminder(
    lang: Lang,
    (game, opponent): (GameId, &str),
    hours: u8,
    until: Timestamp,
    link: &str,
) -> String {
    let (deadline, relative) = (moment(until), relative(until));
    let text = say!(
        lang,
        "reminder",
        game = game.0,
        opponent = opponent,
        hours = hours,
        deadline = deadline,
        relative = relative,
        link = link
    );
    text.trim_end().to_owned()
}

/// The first line of a daily list.
pub(crate) fn digest(lang: Lang, count: usize) -> String {
    say!(lang, "digest", count = count)
}

/// How the clock of a listed game stands.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Standing {
    Until(Timestamp),
    Paused,
    NoClock,
}

/// A game of a daily list.
pub(crate) fn digest_game(lang: Lang, game: GameId, opponent: &str, clock: Standing, link: &str) -> String {
    let game = game.0;
    let line = match clock {
        Standing::Until(until) => {
            let (deadline, relative) = (moment(until), relative(until));
            say!(
                lang,
                "digest-game",
                game = game,
                opponent = opponent,
                deadline = deadline,
                relative = relative,
                link = link
            )
        }
        Standing::Paused => say!(lang, "digest-game-paused", game = game, opponent = opponent, link = link),
        Standing::NoClock => {
            say!(lang, "digest-game-without-clock", game = game, opponent = opponent, link = link)
        }
    };
    line.trim_end().to_owned()
}

/// The bot was away.
pub(crate) fn away(lang: Lang, from: Timestamp, until: Timestamp, player: &str) -> String {
    say!(lang, "clock-away", from = moment(from), until = moment(until), player = player)
}

/// A day of vacation is spent.
pub(crate) fn vacation(lang: Lang, player: &str, until: Timestamp, left: u16) -> String {
    say!(lang, "clock-vacation", player = player, until = moment(until), left = left)
}

/// The clocks stand by agreement.
pub(crate) fn paused(lang: Lang) -> String {
    say!(lang, "clock-paused")
}

/// The clocks run again.
pub(crate) fn resumed(lang: Lang, player: &str) -> String {
    say!(lang, "clock-resumed", player = player)
}

/// Time was given.
pub(crate) fn gave(lang: Lang, by: &str, to: &str, time: Millis) -> String {
    say!(lang, "clock-gave", by = by, to = to, time = length(lang, time))
}

/// A word after which the one on move has another deadline, if they have one.
pub(crate) fn with_deadline(lang: Lang, words: String, at: Option<Timestamp>) -> String {
    match at {
        Some(at) => format!("{words} {}", deadline(lang, at)),
        None => words,
    }
}

/// Something is asked of the opponent, who is spoken to if `opponent` is a mention.
pub(crate) fn asked(lang: Lang, kind: RequestKind, by: &str, opponent: &str) -> String {
    match kind {
        RequestKind::Takeback => say!(lang, "ask-takeback", by = by, opponent = opponent),
        RequestKind::Pause => say!(lang, "ask-pause", by = by, opponent = opponent),
    }
}

/// A request was turned down.
pub(crate) fn denied(lang: Lang, kind: RequestKind, by: &str, asker: &str) -> String {
    match kind {
        RequestKind::Takeback => say!(lang, "denied-takeback", by = by, asker = asker),
        RequestKind::Pause => say!(lang, "denied-pause", by = by),
    }
}

/// Over the board that stands again after a takeback.
pub(crate) fn taken_back(lang: Lang, by: &str) -> String {
    say!(lang, "taken-back", by = by)
}

/// After a move that had been prepared.
pub(crate) fn prepared(lang: Lang) -> String {
    say!(lang, "move-prepared")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_have_two_units_at_most() {
        let of = |seconds: i64| length(Lang::En, Millis(seconds * 1000));
        assert_eq!(of(3 * 86_400), "3 d");
        assert_eq!(of(2 * 86_400 + 4 * 3600 + 59), "2 d 4 h");
        assert_eq!(of(3 * 3600 + 5 * 60), "3 h 5 min");
        assert_eq!(of(3 * 3600), "3 h");
        assert_eq!(of(90), "1 min");
        assert_eq!(of(9), "9 s");
        assert_eq!(of(-9), "0 s");
    }

    #[test]
    fn moments_are_the_chats_own() {
        assert_eq!(moment(Timestamp(1_800_000_000_999)), "<t:1800000000:f>");
        assert_eq!(relative(Timestamp(1_800_000_000_000)), "<t:1800000000:R>");
    }
}
