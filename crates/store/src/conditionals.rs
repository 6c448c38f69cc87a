//! Prepared answers: private, and played at once when their condition occurs.

use play::{Action, ConditionalTree, GameId, Happening, Refusal, Timestamp, Turn, UserId};
use rules::Game;
use rusqlite::{OptionalExtension, Transaction};

use crate::act::Verdict;
use crate::rows::user_to_sql;
use crate::{ActError, Committed, EventId, Reader, Store, StoreError, StoredGame, game_rows};

impl Store {
    /// Keeps a player's prepared answers in place of those from before; empty ones take them back.
    ///
    /// # Errors
    /// [`ActError::Refused`] unless it is the opponent's turn in a game of theirs that goes on at the ply that the tree
    /// begins in; [`ActError::Unknown`]; [`ActError::AlreadyHandled`]; [`ActError::Store`].
    pub fn prepare(
        &self,
        game: GameId,
        by: UserId,
        (tree, at): (&ConditionalTree, Turn),
        event: Option<EventId>,
        now: Timestamp,
    ) -> Result<Committed<()>, ActError> {
        self.judge(event, now, |tx| {
            let Some(stored) = game_rows::find(tx, game)? else {
                return Ok(Verdict::Denied(ActError::Unknown));
            };
            let game = &stored.game;
            let refusal = match (game.players().side_of(by), game.ending()) {
                (None, _) => Some(Refusal::NotAPlayer),
                (_, Some(ending)) => Some(Refusal::GameOver(ending.status)),
                _ if game.turn() != at => Some(Refusal::StalePly { asked: at.ply, now: game.ply() }),
                (Some(side), None) if side == game.side() && !tree.is_empty() => Some(Refusal::YourTurn),
                _ => None,
            };
            if let Some(refusal) = refusal {
                return Ok(Verdict::Denied(refusal.into()));
            }
            put(tx, &stored, by, tree)?;
            Ok(Verdict::Granted(()))
        })
    }
}

impl Reader {
    /// A player's prepared answers in a game, if they hold where it stands now.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn prepared(&self, stored: &StoredGame, by: UserId) -> Result<Option<ConditionalTree>, StoreError> {
        let game = &stored.game;
        self.look(|db| {
            let text: Option<String> = db
                .prepare_cached("SELECT tree FROM conditionals WHERE game = ?1 AND player = ?2 AND ply = ?3")?
                .query_row((game.id().0, user_to_sql(by), game.ply().0), |row| row.get(0))
                .optional()?;
            Ok(text.and_then(|text| ConditionalTree::read(&text, game.game()).ok()))
        })
    }
}

fn put(
    tx: &Transaction<'_>,
    stored: &StoredGame,
    by: UserId,
    tree: &ConditionalTree,
) -> Result<(), StoreError> {
    let (game, player) = (stored.id().0, user_to_sql(by));
    if tree.is_empty() {
        tx.execute("DELETE FROM conditionals WHERE game = ?1 AND player = ?2", (game, player))?;
        return Ok(());
    }
    tx.execute(
        "INSERT INTO conditionals (game, player, ply, tree) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (game, player) DO UPDATE SET ply = excluded.ply, tree = excluded.tree",
        (game, player, stored.game.ply().0, tree.to_string()),
    )?;
    Ok(())
}

/// Whatever was prepared in a game is of no use any more.
pub(crate) fn forget(tx: &Transaction<'_>, game: GameId) -> Result<(), StoreError> {
    tx.prepare_cached("DELETE FROM conditionals WHERE game = ?1")?.execute([game.0])?;
    Ok(())
}

/// After a move: plays the answer that the one now on move has prepared to it. The move's own author has none here
/// any more.
pub(crate) fn reply(
    tx: &Transaction<'_>,
    stored: &mut StoredGame,
    now: Timestamp,
) -> Result<Option<Happening>, StoreError> {
    let Some(player) = stored.game.on_move() else { return Ok(None) };
    let Some(before) = stored.game.ply().0.checked_sub(1) else { return Ok(None) };
    let text: Option<String> = tx
        .prepare_cached("SELECT tree FROM conditionals WHERE game = ?1 AND player = ?2 AND ply = ?3")?
        .query_row((stored.id().0, user_to_sql(player), before), |row| row.get(0))
        .optional()?;
    let nothing = ConditionalTree::default();
    let Some(text) = text else { return Ok(None) };
    let game = stored.game.game();
    // What came before does not matter to the moves that are legal.
    let then = Game::from(game.position_at(usize::from(before)).clone());
    let made = game.moves().last().copied();
    let step = ConditionalTree::read(&text, &then).ok().zip(made).and_then(|(tree, mv)| tree.step(mv));
    let Some((answer, rest)) = step else {
        put(tx, stored, player, &nothing)?;
        return Ok(None);
    };
    let Ok(happening) = stored.game.act(player, Action::Move(answer), None, now) else {
        put(tx, stored, player, &nothing)?;
        return Ok(None);
    };
    put(tx, stored, player, &rest)?;
    Ok(Some(happening))
}
