//! A message to be posted: what it shows, where, and how far it has come.

use play::{ChallengeId, Colour, GameId, Ply, Timestamp, UserId};
use serde::{Deserialize, Serialize};

use crate::{ChannelId, MessageId, PostId, Why};

/// Where one message goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Address {
    /// A channel or thread.
    Channel(ChannelId),
    /// A person's direct messages.
    User(UserId),
}

/// What a message shows. Only what cannot be read from the game is kept: the words and the picture are made when
/// it is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// The board after `ply` moves.
    Board {
        /// The game.
        game: GameId,
        /// How many moves have been made on it.
        ply: Ply,
    },
    /// A challenge with its buttons.
    Challenge(ChallengeId),
    /// A word about a game.
    Notice {
        /// The game.
        game: GameId,
        /// The word.
        notice: Notice,
    },
}

impl Content {
    /// The game that it is about.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Self::Board { game, .. } | Self::Notice { game, .. } => Some(*game),
            Self::Challenge(_) => None,
        }
    }
}

/// A word about a game that is no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "notice", rename_all = "snake_case")]
pub enum Notice {
    /// A draw is offered; the message carries the buttons of the answer.
    DrawOffered {
        /// Who offers.
        #[serde(with = "colour")]
        by: Colour,
        /// The ply at which it was offered.
        ply: Ply,
    },
    /// A draw offer was turned down.
    DrawDeclined {
        /// Who declined.
        #[serde(with = "colour")]
        by: Colour,
        /// The ply at which the offer stood.
        ply: Ply,
    },
    /// The game is over; how, stands in the game.
    Ended,
    /// The game goes on here.
    Moved {
        /// Why it is here.
        why: Why,
    },
}

/// A colour as `"white"` or `"black"`.
mod colour {
    use play::Colour;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    pub(super) fn serialize<S: Serializer>(colour: &Colour, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(crate::rows::colour_word(*colour))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Colour, D::Error> {
        let word = String::deserialize(from)?;
        crate::rows::word_colour(&word).ok_or_else(|| D::Error::custom("neither white nor black"))
    }
}

/// How far a message has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PostState {
    /// To be sent.
    Waiting,
    /// Being sent, or perhaps sent: the chat has not said.
    InFlight,
    /// The chat has it.
    Sent,
    /// Given up.
    Dead,
}

impl PostState {
    /// All states.
    pub const ALL: [Self; 4] = [Self::Waiting, Self::InFlight, Self::Sent, Self::Dead];

    /// `waiting`, `in_flight`, `sent` or `dead`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::InFlight => "in_flight",
            Self::Sent => "sent",
            Self::Dead => "dead",
        }
    }
}

/// One message of the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    /// Its row.
    pub id: PostId,
    /// Its unique name: `g12p7` for the board of game 12 after 7 moves (`g12p7-w` and `g12p7-b` where it goes to
    /// White's and Black's direct messages), `c5` for challenge 5, `g12o7w` for White's draw offer at ply 7, `g12x7b`
    /// for Black's declining one, `g12end` for the end, `g12m1` for the first word about a new place.
    pub key: String,
    /// What it shows.
    pub content: Content,
    /// Where it goes; `None` until the game has a place.
    pub address: Option<Address>,
    /// How far it has come.
    pub state: PostState,
    /// How often sending has begun.
    pub attempts: u32,
    /// When it was written.
    pub created: Timestamp,
    /// Not to be tried before.
    pub retry_at: Option<Timestamp>,
    /// When it may first have reached the chat, while that is not known.
    pub in_flight_since: Option<Timestamp>,
    /// The last message known at its address before it was first sent: to look for it after that one.
    pub after_message: Option<MessageId>,
    /// The message that it became.
    pub message: Option<MessageId>,
    /// The channel that the message stands in; for direct messages, the channel with that person.
    pub sent_channel: Option<ChannelId>,
    /// When the chat confirmed it.
    pub sent_at: Option<Timestamp>,
    /// What went wrong last.
    pub fault: Option<String>,
}

impl Post {
    /// The nonce to send it with: its key, the same each time and always within the chat's 25 characters (see "Create
    /// Message" in its documentation): the longest, `g99999999999o65535w-w`, has 21.
    pub fn nonce(&self) -> &str {
        &self.key
    }
}
