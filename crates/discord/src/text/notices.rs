//! Messages that the bot posts besides boards: challenges and words about a game.

use play::{ChallengeState, GameId, UserId};
use rules::Variant;
use store::Why;
use words::{Lang, say};

/// A challenge as the person challenged reads it; `opponent` is a mention.
pub(crate) fn challenge(
    lang: Lang,
    opponent: &str,
    challenger: &str,
    (variant, colour): (Variant, play::ColourChoice),
) -> String {
    use play::ColourChoice::{Black, Random, White};
    let colour = match colour {
        White => "white",
        Black => "black",
        Random => "random",
    };
    let variant = variant.as_str();
    say!(lang, "challenge", opponent = opponent, challenger = challenger, variant = variant, colour = colour)
}

/// The same challenge once it is answered: names, no mention.
pub(crate) fn challenge_closed(
    lang: Lang,
    (variant, state): (Variant, ChallengeState),
    challenger: &str,
    opponent: &str,
    game: Option<GameId>,
) -> String {
    match (state, game) {
        (ChallengeState::Open, _) => {
            say!(
                lang,
                "challenge-open",
                challenger = challenger,
                opponent = opponent,
                variant = variant.as_str()
            )
        }
        (ChallengeState::Accepted, Some(game)) => {
            say!(lang, "challenge-accepted", challenger = challenger, opponent = opponent, game = game.0)
        }
        (ChallengeState::Accepted, None) => {
            say!(lang, "challenge-accepted-before", challenger = challenger, opponent = opponent)
        }
        (ChallengeState::Declined, _) => {
            say!(lang, "challenge-declined", challenger = challenger, opponent = opponent)
        }
        (ChallengeState::Withdrawn, _) => {
            say!(lang, "challenge-withdrawn", challenger = challenger, opponent = opponent)
        }
    }
}

/// A draw offer; `opponent` is a mention.
pub(crate) fn draw_offered(lang: Lang, by: &str, opponent: &str) -> String {
    say!(lang, "draw-offer", by = by, opponent = opponent)
}

/// A draw offer that was turned down.
pub(crate) fn draw_declined(lang: Lang, by: &str, offerer: &str) -> String {
    say!(lang, "draw-offer-declined", by = by, offerer = offerer)
}

/// An offer that the newest move withdrew, under its board.
pub(crate) fn draw_off(lang: Lang) -> String {
    say!(lang, "draw-offer-off")
}

/// Why the game goes on here.
pub(crate) fn moved(lang: Lang, why: Why) -> String {
    match why {
        Why::NoThreads => say!(lang, "moved-no-threads"),
        Why::Deleted => say!(lang, "moved-deleted"),
        Why::Locked => say!(lang, "moved-locked"),
        Why::Forbidden => say!(lang, "moved-forbidden"),
        Why::Removed => say!(lang, "moved-removed"),
        Why::Reopened => say!(lang, "moved-reopened"),
        Why::Asked => say!(lang, "moved-asked"),
        Why::Moderator => say!(lang, "moved-moderator"),
    }
}

/// The last word on a game: how it `ended`, unless the board has said it, and what it did to `ratings`. Those `told` are
/// spoken to.
pub(crate) fn over(
    lang: Lang,
    heading: &str,
    (ended, ratings): (Option<&str>, Option<&str>),
    game: GameId,
    told: &[UserId],
) -> String {
    let ended = ended.map_or_else(|| say!(lang, "over"), str::to_owned);
    let ended = ratings.map_or(ended.clone(), |ratings| format!("{ended}\n{ratings}"));
    let told: Vec<String> = told.iter().map(|user| super::mention(*user)).collect();
    let told = if told.is_empty() { String::new() } else { format!("{}: ", super::list(lang, &told)) };
    say!(lang, "over-notice", heading = heading, ended = ended, told = told, game = game.0)
}
