//! Private notes on games.

use play::{GameId, Refusal, Timestamp, UserId};
use rusqlite::OptionalExtension;
use thiserror::Error;

use crate::rows::user_to_sql;
use crate::{ActError, Committed, Reader, Store, StoreError};

/// What a player writes about a game: at most [`LONGEST`](Self::LONGEST) characters, with no space around them;
/// without any it is no note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteText(String);

/// A note that is too long to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a note has at most {} characters, this one has {found}", NoteText::LONGEST)]
pub struct NoteTooLong {
    /// How many characters it has.
    pub found: usize,
}

impl NoteText {
    /// How many characters a note may have.
    pub const LONGEST: usize = 1000;

    /// Reads what somebody typed.
    ///
    /// # Errors
    /// [`NoteTooLong`].
    pub fn read(typed: &str) -> Result<Self, NoteTooLong> {
        let text = typed.trim();
        match text.chars().count() {
            found if found > Self::LONGEST => Err(NoteTooLong { found }),
            _ => Ok(Self(text.to_owned())),
        }
    }
}

/// A note as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What it says.
    pub text: String,
    /// When it was last written.
    pub changed: Timestamp,
}

impl Store {
    /// Keeps a player's note on a game, live or over, in the place of the one before; an empty text takes that one away.
    /// `false` when there was nothing to change.
    ///
    /// # Errors
    /// [`ActError::Unknown`] game; [`ActError::Refused`] to anybody but its players; [`ActError::Store`].
    pub fn set_note(
        &self,
        game: GameId,
        by: UserId,
        text: &NoteText,
        now: Timestamp,
    ) -> Result<Committed<bool>, ActError> {
        let user = user_to_sql(by);
        self.change(|tx| {
            let plays: Option<bool> = tx
                .query_row("SELECT ?2 IN (white, black) FROM games WHERE id = ?1", (game.0, user), |row| {
                    row.get(0)
                })
                .optional()?;
            match plays {
                None => return Err(ActError::Unknown),
                Some(false) => return Err(Refusal::NotAPlayer.into()),
                Some(true) => {}
            }
            let changed = if text.0.is_empty() {
                tx.execute("DELETE FROM notes WHERE game = ?1 AND player = ?2", (game.0, user))?
            } else {
                tx.execute(
                    "INSERT INTO notes (game, player, text, changed) VALUES (?1, ?2, ?3, ?4)
                     ON CONFLICT (game, player) DO UPDATE SET text = excluded.text, changed = excluded.changed
                     WHERE text <> excluded.text",
                    (game.0, user, &text.0, now.0),
                )?
            };
            Ok(changed == 1)
        })
    }
}

impl Reader {
    /// A player's note on a game.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn note(&self, game: GameId, by: UserId) -> Result<Option<Note>, StoreError> {
        self.look(|db| {
            Ok(db
                .prepare_cached("SELECT text, changed FROM notes WHERE game = ?1 AND player = ?2")?
                .query_row((game.0, user_to_sql(by)), |row| {
                    Ok(Note { text: row.get(0)?, changed: Timestamp(row.get(1)?) })
                })
                .optional()?)
        })
    }
}
