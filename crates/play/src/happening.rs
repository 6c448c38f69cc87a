//! What players ask for, and what that leads to.

use rules::Move;
use rules::{Colour, Outcome, Status};

use crate::{Millis, Ply, Timestamp, UserId};

/// What a player asks for. A placement is a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Make a move or a placement.
    Move(Move),
    /// Give the game up.
    Resign,
    /// Offer a draw; when the opponent's offer stands, agree to it.
    OfferDraw,
    /// Agree to the opponent's offer.
    AcceptDraw,
    /// Turn the opponent's offer down.
    DeclineDraw,
    /// Call the game off; until both sides have made one move, or when the opponent is long silent in a game without
    /// a clock.
    Abort,
    /// Ask the opponent for something; when they ask for the same, agree to it.
    Ask(RequestKind),
    /// Agree to what the opponent asks for.
    Grant(RequestKind),
    /// Turn down what the opponent asks for.
    Deny(RequestKind),
    /// Let the clocks run again.
    Resume,
    /// Give the opponent time.
    Give(Millis),
}

/// What needs the opponent's word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RequestKind {
    /// To take the player's last move back.
    Takeback,
    /// To stop the clocks until either player resumes.
    Pause,
}

impl RequestKind {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Takeback, Self::Pause];

    /// `takeback` or `pause`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Takeback => "takeback",
            Self::Pause => "pause",
        }
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }
}

/// A draw offer that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    /// Who offers.
    pub by: Colour,
    /// The ply at which it was made.
    pub ply: Ply,
    /// When it was made.
    pub at: Timestamp,
}

/// A request for something that needs the opponent's word: one of a kind in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// For what.
    pub kind: RequestKind,
    /// Who asks.
    pub by: Colour,
    /// The ply at which it was made.
    pub ply: Ply,
    /// When it was made.
    pub at: Timestamp,
    /// Whether it was turned down: kept, so that it is not made again in the same position.
    pub denied: bool,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Why.
    pub status: Status,
    /// The result.
    pub outcome: Outcome,
    /// Who brought it about: the side that mated, moved last, resigned, agreed, aborted, or ran out of time.
    pub by: Colour,
    /// When.
    pub at: Timestamp,
    /// The moderator who ended it in the players' place.
    pub moderator: Option<UserId>,
}

/// What a granted request led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A move was made.
    Moved {
        /// Who moved.
        by: Colour,
        /// The ply reached by it: 1 after the first move.
        ply: Ply,
        /// The move.
        mv: Move,
        /// The move as it is written in a record, for example `N11x19+`.
        written: String,
        /// Whose draw offer it withdrew.
        withdrew_offer_of: Option<Colour>,
        /// The end, if the rules end the game here.
        ended: Option<Ending>,
    },
    /// A draw was offered.
    DrawOffered {
        /// Who offers.
        by: Colour,
    },
    /// The opponent's draw offer was turned down.
    DrawDeclined {
        /// Who declined.
        by: Colour,
    },
    /// Something was asked of the opponent.
    Asked {
        /// Who asks.
        by: Colour,
        /// For what.
        kind: RequestKind,
    },
    /// The opponent's request was turned down.
    Denied {
        /// Who turned it down.
        by: Colour,
        /// What was asked for.
        kind: RequestKind,
    },
    /// Moves were taken back.
    TakenBack {
        /// Whose move was taken back: they are on move now.
        of: Colour,
        /// How many moves were made before.
        from: Ply,
        /// How many are left.
        to: Ply,
    },
    /// The clocks stand.
    Paused {
        /// Who agreed to it.
        by: Colour,
    },
    /// The clocks run again.
    Resumed {
        /// Who resumed.
        by: Colour,
    },
    /// Time was given to the opponent.
    Gave {
        /// Who gave it.
        by: Colour,
        /// How much.
        time: Millis,
    },
    /// The game ended without a move: agreed, resigned, aborted, out of time.
    Ended(Ending),
}

impl Happening {
    /// The end of the game, if this is it.
    pub fn ending(&self) -> Option<Ending> {
        match self {
            Self::Moved { ended, .. } => *ended,
            Self::Ended(ending) => Some(*ending),
            _ => None,
        }
    }
}

/// How a moderator ends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Without a result.
    Annulled,
    /// A draw.
    Draw,
    /// This side wins; the other forfeits.
    Win(Colour),
}
