//! What players do in a game.

use play::{Action, GameId, Happening, Ply, Timestamp, UserId};

use crate::open::first_sight;
use crate::{ActError, Committed, EventId, Notice, PostId, Store, StoreError, StoredGame, game_rows, outbox};

/// How a move was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// By a command.
    Command,
    /// By menus.
    Menu,
    /// By a typed message.
    Text,
}

impl Source {
    /// `command`, `menu` or `text`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Menu => "menu",
            Self::Text => "text",
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
    /// The ply of the board that the request was made on; `None` accepts any.
    pub expected: Option<Ply>,
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
            let Some(mut stored) = game_rows::find(tx, act.game)? else {
                return Ok(Verdict::Denied(ActError::Unknown));
            };
            let happening = match stored.game.act(act.by, act.action, act.expected, act.now) {
                Ok(happening) => happening,
                Err(refusal) => return Ok(Verdict::Denied(refusal.into())),
            };
            let game = &stored.game;
            if matches!(happening, Happening::Moved { .. }) {
                game_rows::insert_last_move(tx, game, act.source)?;
            }
            game_rows::put_state(tx, game)?;
            let lines = outbox::Lines::of(&stored);
            let mut posts = Vec::new();
            match happening {
                Happening::Moved { ply, .. } => posts.extend(lines.board(tx, ply, act.now)?),
                Happening::DrawOffered { by } => {
                    posts.extend(lines.notice(tx, Notice::DrawOffered { by, ply: game.ply() }, act.now)?);
                }
                Happening::DrawDeclined { by } => {
                    posts.extend(lines.notice(tx, Notice::DrawDeclined { by, ply: game.ply() }, act.now)?);
                }
                Happening::Ended(_) => {}
            }
            if game.is_over() {
                posts.extend(lines.notice(tx, Notice::Ended, act.now)?);
            }
            Ok(Verdict::Granted(Played { game: stored, happening, posts }))
        })
    }

    /// Deals with one event once, in one transaction.
    pub(crate) fn judge<T>(
        &self,
        event: Option<EventId>,
        now: Timestamp,
        judge: impl FnOnce(&rusqlite::Transaction<'_>) -> Result<Verdict<T>, StoreError>,
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
