//! A message to be posted: what it shows, where, and how far it has come.

use play::{ChallengeId, Colour, GameId, Millis, Ply, RequestKind, Timestamp, Turn, UserId};
use serde::{Deserialize, Serialize};

use crate::ladder::LadderNotice;
use crate::{ChannelId, DailyPostId, MessageId, PostId, Why};

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
    /// A board.
    Board {
        /// The game.
        game: GameId,
        /// Which one.
        turn: Turn,
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
    /// A word to the one on move that their time grows short.
    Reminder {
        /// The game.
        game: GameId,
        /// The board that waits for a move.
        turn: Turn,
        /// How many hours are left.
        hours: u8,
    },
    /// The daily list of games that wait for a move.
    Digest {
        /// For whom.
        player: UserId,
        /// The day in their zone, as 20261130.
        day: i32,
    },
    /// A word about engines.
    Ladder(LadderNotice),
    /// The puzzle of a day.
    Daily(DailyPostId),
    /// Its solution, once the day is over.
    Reveal(DailyPostId),
}

impl Content {
    /// The game that it is about.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Self::Board { game, .. } | Self::Notice { game, .. } | Self::Reminder { game, .. } => Some(*game),
            Self::Challenge(_) | Self::Digest { .. } | Self::Ladder(_) | Self::Daily(_) | Self::Reveal(_) => {
                None
            }
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
        /// How often moves had been taken back.
        #[serde(default)]
        takebacks: u16,
    },
    /// A draw offer was turned down.
    DrawDeclined {
        /// Who declined.
        #[serde(with = "colour")]
        by: Colour,
        /// The ply at which the offer stood.
        ply: Ply,
        /// How often moves had been taken back.
        #[serde(default)]
        takebacks: u16,
    },
    /// Something is asked of the opponent; the message carries the buttons of the answer.
    Asked {
        /// Who asks.
        #[serde(with = "colour")]
        by: Colour,
        /// For what.
        #[serde(with = "kind")]
        kind: RequestKind,
        /// The ply at which it was asked.
        ply: Ply,
        /// How often moves had been taken back.
        takebacks: u16,
    },
    /// A request was turned down.
    Denied {
        /// Who turned it down.
        #[serde(with = "colour")]
        by: Colour,
        /// What was asked for.
        #[serde(with = "kind")]
        kind: RequestKind,
    },
    /// The clocks stand by agreement.
    Paused,
    /// The clocks run again.
    Resumed {
        /// Who resumed.
        #[serde(with = "colour")]
        by: Colour,
        /// When the side on move would run out of time then.
        #[serde(default)]
        deadline: Option<Timestamp>,
    },
    /// Time was given.
    Gave {
        /// By whom.
        #[serde(with = "colour")]
        by: Colour,
        /// How much.
        time: Millis,
        /// When the one it was given to would run out of time then, if they are on move.
        #[serde(default)]
        deadline: Option<Timestamp>,
    },
    /// The clock of the one on move ran out, and a day of vacation is spent.
    Vacation {
        /// Whose.
        #[serde(with = "colour")]
        by: Colour,
        /// Until when the clock stands.
        until: Timestamp,
        /// Days left in this year.
        left: u16,
    },
    /// The one on move has begun a vacation.
    VacationBegun {
        /// Who.
        #[serde(with = "colour")]
        by: Colour,
        /// Until when the clock stands.
        until: Timestamp,
    },
    /// The one on move has ended their vacation before its time.
    VacationEnded {
        /// Who.
        #[serde(with = "colour")]
        by: Colour,
        /// When they would run out of time then.
        deadline: Option<Timestamp>,
    },
    /// The bot was away; the time is given back.
    Away {
        /// From when.
        from: Timestamp,
        /// Until when.
        until: Timestamp,
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

/// A kind of request as `"takeback"` or `"pause"`.
mod kind {
    use play::RequestKind;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    pub(super) fn serialize<S: Serializer>(kind: &RequestKind, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(kind.as_str())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<RequestKind, D::Error> {
        let word = String::deserialize(from)?;
        let known = RequestKind::ALL.into_iter().find(|kind| kind.as_str() == word);
        known.ok_or_else(|| D::Error::custom("no kind of request"))
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
    /// for Black's declining one, `g12end` for the end, `g12m1` for the first word about a new place, `g12n1` for the
    /// first of the other words, `g12p7r24` for the reminder of 24 hours, `d20261130u…` for a day's digest; `e5fcrash` for
    /// engine 5's first crash, `e5c` for its check, `e5q9` for its quarantine, `t3r2` for the second round of tournament 3,
    /// `t3end` for its end, `m4end` for match 4; `y5` for the puzzle of a day and `z5` for its solution.
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
