//! What people are told that is no board: as it should be, and as the outbox has it.

use play::UserId;
use store::{Address, Content, Notice, Post};

/// A word to somebody, with all that must be right about it. Moments in seconds.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Told {
    Reminder { game: i64, ply: u16, takebacks: u16, hours: u8, to: usize },
    List { person: usize, day: i32 },
    Vacation { game: i64, until: i64, left: u16 },
    Away { game: i64, from: i64, until: i64 },
    Ended { game: i64, at: i64, status: &'static str, outcome: &'static str },
}

/// The first person's number in the chat.
const FIRST: u64 = 1_100_000_000_000_000_100;

/// The number that a person has in the chat.
pub(crate) fn user(person: usize) -> UserId {
    UserId(FIRST + person as u64)
}

/// The person of a number.
pub(crate) fn person(user: UserId) -> usize {
    (user.0 - FIRST) as usize
}

/// A moment of the store in whole seconds, as all moments of this year are.
#[track_caller]
pub(crate) fn seconds(at: play::Timestamp) -> i64 {
    assert_eq!(at.0 % 1_000, 0, "a moment between seconds");
    at.0 / 1_000
}

impl Told {
    /// What a row of the outbox says; `ended` looks up how a game ended. `None` for what is about no clock.
    pub(crate) fn of(post: &Post, ended: impl FnOnce(play::GameId) -> Self) -> Option<Self> {
        let to = |post: &Post| match post.address {
            Some(Address::User(user)) => person(user),
            other => panic!("{} goes to {other:?}", post.key),
        };
        Some(match post.content {
            Content::Reminder { game, turn, hours } => {
                let (ply, takebacks) = (turn.ply.0, turn.takebacks);
                Self::Reminder { game: game.0, ply, takebacks, hours, to: to(post) }
            }
            Content::Digest { player, day } => {
                assert_eq!(person(player), to(post), "a list that goes to somebody else");
                Self::List { person: to(post), day }
            }
            Content::Notice { game, notice: Notice::Vacation { until, left, .. } } => {
                Self::Vacation { game: game.0, until: seconds(until), left }
            }
            Content::Notice { game, notice: Notice::Away { from, until } } => {
                Self::Away { game: game.0, from: seconds(from), until: seconds(until) }
            }
            Content::Notice { game, notice: Notice::Ended } => ended(game),
            Content::Notice { .. } | Content::Board { .. } | Content::Challenge(_) | Content::Ladder(_) => {
                return None;
            }
        })
    }
}
