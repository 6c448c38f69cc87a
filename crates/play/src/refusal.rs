//! Why a request was refused, and what would be right instead.

use rules::input::MoveTextError;
use rules::{Colour, Move, Status};
use thiserror::Error;

use crate::{ChallengeId, ChallengeState, GameId, Ply, RequestKind};

/// A request that is not granted. It changed nothing. What it displays is a full English sentence for the person
/// who asked; other languages are made from the data.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Somebody who does not play in this game.
    #[error("You do not play in this game; only its two players can do that. Anyone may look at its board.")]
    NotAPlayer,
    /// The opponent is on move.
    #[error("It is not your turn: {} is on move. You can play when they have.", name(*.on_move))]
    NotYourTurn {
        /// Who is on move.
        on_move: Colour,
    },
    /// The game has ended.
    #[error("This game is over ({}); start another with a new challenge.", .0.as_str())]
    GameOver(Status),
    /// The request was made on an older board.
    #[error("That belongs to an older board (move {}); the game is at move {} now. Use its newest board.", .asked, .now)]
    StalePly {
        /// The ply of the board that the request was made on.
        asked: Ply,
        /// The ply that the game is at.
        now: Ply,
    },
    /// A move that the rules do not allow.
    #[error("{}", illegal(*.mv, .why.as_ref()))]
    Illegal {
        /// The move asked for.
        mv: Move,
        /// What the rules say about it, with what would be legal.
        why: Option<MoveTextError>,
    },
    /// Nothing to accept or decline.
    #[error("There is no draw offer to answer: any move withdraws one. You can offer a draw yourself.")]
    NoDrawOffer,
    /// The offer is the player's own.
    #[error(
        "That draw offer is your own: your opponent answers it, and a move by either of you withdraws it."
    )]
    OwnOffer,
    /// A second offer by the same player in one position.
    #[error("You have offered a draw in this position already; you can offer again after the next move.")]
    OfferedAlready,
    /// Both sides have moved.
    #[error("Both sides have moved, so the game can no longer be aborted; you can resign or offer a draw.")]
    TooLateToAbort,
    /// The moves do not fit a ply number any more.
    #[error("This game has reached its greatest possible length; you can agree on a draw or resign.")]
    TooLong,
    /// No move of the player's own has been made yet.
    #[error("You have made no move that could be taken back.")]
    NothingToTakeBack,
    /// A second request of this kind by the same player in one position.
    #[error("You have asked for that in this position already; you can ask again after the next move.")]
    AskedAlready(RequestKind),
    /// Nothing of this kind is asked for.
    #[error("Your opponent does not ask for that any more: any move withdraws such a request.")]
    NoRequest(RequestKind),
    /// The request is the player's own.
    #[error("That request is your own: your opponent answers it, and a move by either of you withdraws it.")]
    OwnRequest(RequestKind),
    /// It is the player's own turn.
    #[error("It is your turn: make your move first, and prepare your answers then.")]
    YourTurn,
    /// The game is played without a clock.
    #[error("This game is played without a clock, so there is no time to give and none to stop.")]
    NoClock,
    /// The clocks stand already.
    #[error("This game is paused already; either player can resume it.")]
    PausedAlready,
    /// The clocks run.
    #[error("This game is not paused; you can ask your opponent for a pause.")]
    NotPaused,
    /// More time, or less, than can be given at a time.
    #[error("You can give from a minute to thirty days at a time.")]
    BadGift,
    /// A rated game needs a clock.
    #[error("A rated game needs a clock: choose a time control, or play a casual game.")]
    RatedWithoutClock,
    /// Games against the house are never rated.
    #[error("Games against the house are never rated; play a casual one.")]
    RatedAgainstHouse,
    /// The challenger has as many games as the server allows.
    #[error("You have {0} games going on here, as many as this server allows; finish one first.")]
    TooManyGames(u16),
    /// The opponent has as many games as the server allows.
    #[error(
        "Your opponent has {0} games going on here, as many as this server allows; try again when one is over."
    )]
    OpponentTooManyGames(u16),
    /// A challenge to anybody is open here already.
    #[error("Your challenge {0} to anybody still stands here; withdraw it to make another.")]
    AlreadySeeking(ChallengeId),
    /// Challenger and opponent are the same person.
    #[error("You cannot challenge yourself; choose somebody else.")]
    ChallengeSelf,
    /// The person challenged keeps the challenger's challenges away.
    #[error("This person takes no challenges from you; choose somebody else.")]
    BlockedByOpponent,
    /// The challenger has blocked the person whom they challenge.
    #[error("You have blocked this person; unblock them first to challenge them.")]
    BlockedByYou,
    /// The same challenge is open already.
    #[error("Your challenge {0} to this person still waits for an answer; withdraw it to make another.")]
    AlreadyChallenged(ChallengeId),
    /// The challenger tries to answer.
    #[error("Only the person you challenged can answer; you can withdraw the challenge.")]
    OnlyOpponentAnswers,
    /// The person challenged tries to withdraw.
    #[error("Only the challenger can withdraw a challenge; you can accept or decline it.")]
    OnlyChallengerWithdraws,
    /// Somebody whom the challenge does not concern.
    #[error("This challenge is between two other people; make your own to play.")]
    NotYourChallenge,
    /// A rematch of a game that is not over.
    #[error("This game still goes on; ask for a rematch when it is over.")]
    GameGoesOn,
    /// A rematch of a game that has had one.
    #[error("This game has had its rematch: game {0}. When that one is over, it can have one, too.")]
    PlayedAgain(GameId),
    /// The challenge has been answered.
    #[error("This challenge was {0} already; a new one can be made.")]
    ChallengeClosed(ChallengeState),
}

fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "White",
        Colour::Black => "Black",
    }
}

fn illegal(mv: Move, why: Option<&MoveTextError>) -> String {
    match why {
        Some(why) => why.to_string(),
        None => format!("{mv} is not legal here; ask for the list of moves to see what is."),
    }
}
