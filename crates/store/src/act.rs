//! What players do in a game.

use play::{Action, GameId, Happening, Timestamp, Turn, UserId};
use rusqlite::Transaction;

use crate::open::first_sight;
use crate::{
    ActError, Committed, EventId, Notice, PostId, Store, StoreError, StoredGame, absence, clockwork,
    conditionals, flags, game_rows, outbox, ratings,
};

/// How a move was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// By a command.
    Command,
    /// By menus.
    Menu,
    /// By a typed message.
    Text,
    /// Prepared beforehand, and played when its condition occurred.
    Conditional,
    /// By a moderator in the player's place.
    Moderator,
    /// By the house, which plays for itself.
    House,
}

impl Source {
    /// `command`, `menu`, `text`, `conditional`, `moderator` or `house`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Menu => "menu",
            Self::Text => "text",
            Self::Conditional => "conditional",
            Self::Moderator => "moderator",
            Self::House => "house",
        }
    }
}

/// A player's request in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act {
    /// The game.
    pub game: GameId,
    /// Who asks.
    pub by: UserId,
    /// For what.
    pub action: Action,
    /// The board that the request was made on; `None` accepts any.
    pub expected: Option<Turn>,
    /// How it was entered; kept with a move.
    pub source: Source,
    /// The event that asks; `None` for one that cannot be repeated.
    pub event: Option<EventId>,
    /// When.
    pub now: Timestamp,
}

/// What a granted request led to.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game after it.
    pub game: StoredGame,
    /// What happened.
    pub happening: Happening,
    /// The prepared moves that followed at once.
    pub replies: Vec<Happening>,
    /// The messages written about it, in the order in which they are to be posted.
    pub posts: Vec<PostId>,
}

/// What a transaction about a player's wish comes to. A refusal is committed too: its event is dealt with, and is not
/// to be granted if it is seen again when things stand otherwise.
pub(crate) enum Verdict<T> {
    Granted(T),
    Denied(ActError),
}

impl Store {
    /// Does what a player asks for: the game's change, the messages about it and the note of the event commit
    /// together.
    ///
    /// # Errors
    /// [`ActError::Refused`] with what would be right, [`ActError::Unknown`] game, [`ActError::AlreadyHandled`]
    /// event, or [`ActError::Store`], after which nothing has changed.
    pub fn act(&self, act: Act) -> Result<Committed<Played>, ActError> {
        self.judge(act.event, act.now, |tx| {
            let Some(mut stored) = current(tx, act.game, act.now)? else {
                return Ok(Verdict::Denied(ActError::Unknown));
            };
            let happening = match stored.game.act(act.by, act.action, act.expected, act.now) {
                Ok(happening) => happening,
                Err(refusal) => return Ok(Verdict::Denied(refusal.into())),
            };
            let mut posts = tell(tx, &stored, &happening, act.source, act.now)?;
            let mut replies = Vec::new();
            if matches!(happening, Happening::Moved { .. }) {
                while let Some(reply) = conditionals::reply(tx, &mut stored, act.now)? {
                    posts.extend(tell(tx, &stored, &reply, Source::Conditional, act.now)?);
                    replies.push(reply);
                }
            }
            Ok(Verdict::Granted(Played { game: stored, happening, replies, posts }))
        })
    }

    /// Deals with one event once, in one transaction.
    pub(crate) fn judge<T>(
        &self,
        event: Option<EventId>,
        now: Timestamp,
        judge: impl FnOnce(&Transaction<'_>) -> Result<Verdict<T>, StoreError>,
    ) -> Result<Committed<T>, ActError> {
        let verdict = self.change(|tx| {
            if !first_sight(tx, event, now)? {
                return Ok(Verdict::Denied(ActError::AlreadyHandled));
            }
            judge(tx)
        })?;
        match verdict.into_inner() {
            Verdict::Granted(value) => Ok(Committed::after_commit(value)),
            Verdict::Denied(error) => Err(error),
        }
    }
}

/// A game as it stands at `now`: what its clock has led to is done first.
pub(crate) fn current(
    tx: &Transaction<'_>,
    game: GameId,
    now: Timestamp,
) -> Result<Option<StoredGame>, StoreError> {
    absence::catch_up(tx, now)?;
    let Some(stored) = game_rows::find(tx, game)? else { return Ok(None) };
    match stored.game.on_move() {
        Some(mover) if !flags::run_out(tx, mover, now, now)?.is_empty() => game_rows::find(tx, game),
        _ => Ok(Some(stored)),
    }
}

/// Writes what happened in a game, the messages about it, and what is due in it from now on.
fn tell(
    tx: &Transaction<'_>,
    stored: &StoredGame,
    happening: &Happening,
    source: Source,
    now: Timestamp,
) -> Result<Vec<PostId>, StoreError> {
    let game = &stored.game;
    let turn = game.turn();
    match happening {
        Happening::Moved { .. } => game_rows::insert_last_move(tx, game, source)?,
        Happening::TakenBack { to, .. } => {
            game_rows::delete_moves(tx, game.id(), *to)?;
            conditionals::forget(tx, game.id())?;
            outbox::drop_unsent_boards(tx, game.id())?;
        }
        _ => {}
    }
    game_rows::put_state(tx, game)?;
    let lines = outbox::Lines::of(stored);
    let notice = match *happening {
        Happening::Moved { .. } | Happening::TakenBack { .. } | Happening::Ended(_) => None,
        Happening::DrawOffered { by } => {
            Some(Notice::DrawOffered { by, ply: turn.ply, takebacks: turn.takebacks })
        }
        Happening::DrawDeclined { by } => {
            Some(Notice::DrawDeclined { by, ply: turn.ply, takebacks: turn.takebacks })
        }
        Happening::Asked { by, kind } => {
            Some(Notice::Asked { by, kind, ply: turn.ply, takebacks: turn.takebacks })
        }
        Happening::Denied { by, kind } => Some(Notice::Denied { by, kind }),
        Happening::Paused { .. } => Some(Notice::Paused),
        Happening::Resumed { by } => Some(Notice::Resumed { by, deadline: game.flag_at() }),
        Happening::Gave { by, time } => {
            Some(Notice::Gave { by, time, deadline: game.flag_at().filter(|_| game.side() != by) })
        }
    };
    let mut posts = match notice {
        Some(notice) => lines.notice(tx, notice, now)?,
        None if matches!(happening, Happening::Ended(_)) => Vec::new(),
        None => lines.board(tx, turn, now)?,
    };
    if game.is_over() {
        conditionals::forget(tx, game.id())?;
        ratings::rate(tx, game)?;
        posts.extend(lines.notice(tx, Notice::Ended, now)?);
    }
    clockwork::reschedule(tx, stored)?;
    Ok(posts)
}
