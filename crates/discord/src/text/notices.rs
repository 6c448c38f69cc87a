//! Messages that the bot posts besides boards: challenges and words about a game.

use play::{ChallengeState, GameId, UserId};
use store::Why;

/// A challenge as the person challenged reads it; `opponent` is a mention.
pub(crate) fn challenge(opponent: &str, challenger: &str, colour: play::ColourChoice) -> String {
    use play::ColourChoice::{Black, Random, White};
    let colour = match colour {
        White => format!("{challenger} would play White."),
        Black => format!("{challenger} would play Black."),
        Random => "Colours are left to chance.".to_owned(),
    };
    format!("{opponent}, {challenger} challenges you to a game of Starchess. {colour}")
}

/// The same challenge once it is answered: names, no mention.
pub(crate) fn challenge_closed(
    state: ChallengeState,
    challenger: &str,
    opponent: &str,
    game: Option<GameId>,
) -> String {
    match (state, game) {
        (ChallengeState::Open, _) => format!("{challenger} challenges {opponent} to a game of Starchess."),
        (ChallengeState::Accepted, Some(game)) => {
            format!("{opponent} took up {challenger}’s challenge: game {game}.")
        }
        (ChallengeState::Accepted, None) => format!("{opponent} took up {challenger}’s challenge."),
        (ChallengeState::Declined, _) => {
            format!("{opponent} declined {challenger}’s challenge. Maybe another time.")
        }
        (ChallengeState::Withdrawn, _) => format!("{challenger} withdrew the challenge to {opponent}."),
    }
}

/// A draw offer; `opponent` is a mention.
pub(crate) fn draw_offered(by: &str, opponent: &str) -> String {
    format!("{opponent}, {by} offers a draw. You can accept, or play on; any move turns it down, too.")
}

/// A draw offer that was turned down.
pub(crate) fn draw_declined(by: &str, offerer: &str) -> String {
    format!("{by} plays on: {offerer}’s draw offer is turned down.")
}

/// An offer that the newest move withdrew, under its board.
pub(crate) fn draw_off() -> String {
    "The draw offer is off, for a move was made.".to_owned()
}

/// Why the game goes on here.
pub(crate) fn moved(why: Why) -> String {
    match why {
        Why::NoThreads => {
            "I may not open a thread here, so the game stays in this channel. With the permissions \
             “Create Public Threads” and “Send Messages in Threads” the next one gets a thread of its own."
                .to_owned()
        }
        Why::Deleted => "The place of this game was deleted; the game goes on here.".to_owned(),
        Why::Locked => "The thread of this game is locked; the game goes on here.".to_owned(),
        Why::Forbidden => {
            "I may no longer write where this game was (I need “View Channel”, “Send Messages”, “Attach \
             Files” and, in threads, “Send Messages in Threads”); the game goes on here."
                .to_owned()
        }
        Why::Removed => "I was removed from the server of this game; the game goes on here.".to_owned(),
        Why::Reopened => "I can write here again; the game goes on here.".to_owned(),
        Why::Asked => "The game goes on here.".to_owned(),
    }
}

/// The last word on a game; `ended` unless the board has said it. Those `told` are spoken to.
pub(crate) fn over(heading: &str, ended: Option<&str>, game: GameId, told: &[UserId]) -> String {
    let ended = ended.unwrap_or("The game is over.");
    let told: Vec<String> = told.iter().map(|user| super::mention(*user)).collect();
    let told = if told.is_empty() { String::new() } else { format!("{}: ", super::list(&told)) };
    format!("{heading}\n{ended}\n{told}`/export game:{game}` gives its record; `/play` starts another.")
}
