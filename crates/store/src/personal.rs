//! Everything that is kept about one person, for that person.

use play::UserId;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::rows::user_to_sql;
use crate::{Exported, Reader, StoreError};

/// A row of the database as it stands there, by the names of its columns. Numbers that are too great for some readers
/// of JSON stand as text.
pub type KeptRow = Map<String, Value>;

/// Everything that is kept about one person, to be written as JSON. Times are milliseconds since 1970 UTC.
#[derive(Clone, Debug, Serialize)]
pub struct PersonalData {
    /// The chat's number of the person.
    pub user: String,
    /// Name, language and settings: one row, none for somebody who is not known.
    pub profile: Vec<KeptRow>,
    /// Their games with all moves, in the order of their numbers.
    pub games: Vec<Exported>,
    /// Games that are damaged: what is wrong with them.
    pub damaged: Vec<String>,
    /// How each of their own moves was entered.
    pub moves: Vec<KeptRow>,
    /// What they ask of an opponent at the moment.
    pub requests: Vec<KeptRow>,
    /// Challenges made and received.
    pub challenges: Vec<KeptRow>,
    /// Whom they have blocked.
    pub blocks: Vec<KeptRow>,
    /// Their private notes.
    pub notes: Vec<KeptRow>,
    /// Their conditional moves.
    pub conditionals: Vec<KeptRow>,
    /// Days on which their clocks stood or will stand.
    pub vacations: Vec<KeptRow>,
    /// Their ratings.
    pub ratings: Vec<KeptRow>,
    /// What each rated game did to them.
    pub rated_games: Vec<KeptRow>,
    /// What is to happen at a time: reminders, digests.
    pub due: Vec<KeptRow>,
    /// Direct messages sent to them, or to be sent.
    pub messages: Vec<KeptRow>,
    /// What they did as a moderator.
    pub moderation: Vec<KeptRow>,
    /// Their engines; games of these are records that everybody can have.
    pub engines: Vec<KeptRow>,
    /// What the operator has decided about them as an owner of engines.
    pub engine_owner: Vec<KeptRow>,
    /// Matches of engines that they asked for.
    pub engine_matches: Vec<KeptRow>,
    /// Tournaments that they hold.
    pub tournaments: Vec<KeptRow>,
    /// What they made of puzzles.
    pub puzzles: Vec<KeptRow>,
    /// Their ratings as a solver.
    pub solver_ratings: Vec<KeptRow>,
    /// The puzzles of the day that they tried while they were that.
    pub daily_entries: Vec<KeptRow>,
    /// Their streaks in these.
    pub daily_streaks: Vec<KeptRow>,
    /// How they have a puzzle every day in their direct messages.
    pub dailies: Vec<KeptRow>,
    /// Which puzzles those were.
    pub daily_posts: Vec<KeptRow>,
    /// What they said is wrong with puzzles.
    pub puzzle_flaws: Vec<KeptRow>,
}

/// The number of the person stands as `?1`.
const MOVES: &str =
    "SELECT m.game, m.ply, m.played_at, m.source FROM moves AS m JOIN games AS g ON g.id = m.game
    WHERE (g.white = ?1 AND m.ply % 2 = 1) OR (g.black = ?1 AND m.ply % 2 = 0) ORDER BY m.game, m.ply";
const REQUESTS: &str = "SELECT q.* FROM requests AS q JOIN games AS g ON g.id = q.game
    WHERE (g.white = ?1 AND q.by = 'white') OR (g.black = ?1 AND q.by = 'black') ORDER BY q.game, q.kind";

impl Reader {
    /// Everything that is kept about a person. What others keep about them, such as who has blocked them, is those
    /// people's own.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn personal_data(&self, user: UserId) -> Result<PersonalData, StoreError> {
        let (mut games, mut damaged) = (Vec::new(), Vec::new());
        let mut after = None;
        loop {
            let batch = self.games_of_person_after(user, after, 200)?;
            let Some((last, _)) = batch.last() else { break };
            after = Some(*last);
            for (_, game) in batch {
                match game {
                    Ok(game) => games.push(game.exported()),
                    Err(why) => damaged.push(why),
                }
            }
        }
        self.look(|db| {
            let of = |sql: &str| rows(db, sql, user);
            Ok(PersonalData {
                user: user.to_string(),
                profile: of("SELECT * FROM players WHERE id = ?1")?,
                games,
                damaged,
                moves: of(MOVES)?,
                requests: of(REQUESTS)?,
                challenges: of(
                    "SELECT * FROM challenges WHERE challenger = ?1 OR opponent = ?1 ORDER BY id",
                )?,
                blocks: of("SELECT * FROM blocks WHERE blocker = ?1 ORDER BY since")?,
                notes: of("SELECT * FROM notes WHERE player = ?1 ORDER BY game")?,
                conditionals: of("SELECT * FROM conditionals WHERE player = ?1 ORDER BY game")?,
                vacations: of("SELECT * FROM vacations WHERE player = ?1 ORDER BY since")?,
                ratings: of("SELECT * FROM ratings WHERE player = ?1 ORDER BY variant")?,
                rated_games: of("SELECT * FROM rated_games WHERE player = ?1 ORDER BY variant, at")?,
                due: of("SELECT * FROM due WHERE player = ?1 ORDER BY at")?,
                messages: of("SELECT * FROM outbox WHERE recipient = ?1 ORDER BY id")?,
                moderation: of("SELECT * FROM moderation WHERE moderator = ?1 ORDER BY id")?,
                engines: of("SELECT * FROM engines WHERE owner = ?1 ORDER BY id")?,
                engine_owner: of("SELECT * FROM engine_owners WHERE owner = ?1")?,
                engine_matches: of("SELECT * FROM engine_matches WHERE asked = ?1 ORDER BY id")?,
                tournaments: of("SELECT * FROM tournaments WHERE creator = ?1 ORDER BY id")?,
                puzzles: of(
                    "SELECT p.id AS name, a.* FROM puzzle_attempts AS a JOIN puzzles AS p ON p.no = a.puzzle
                    WHERE a.player = ?1 ORDER BY a.begun, a.puzzle",
                )?,
                solver_ratings: of("SELECT * FROM solver_ratings WHERE player = ?1 ORDER BY variant")?,
                daily_entries: of("SELECT * FROM daily_entries WHERE player = ?1 ORDER BY post")?,
                daily_streaks: of("SELECT * FROM daily_streaks WHERE player = ?1 ORDER BY variant")?,
                dailies: of("SELECT * FROM dailies WHERE player = ?1")?,
                daily_posts: of("SELECT * FROM daily_posts WHERE player = ?1 ORDER BY id")?,
                puzzle_flaws: of("SELECT * FROM puzzle_flaws WHERE player = ?1 ORDER BY at, puzzle")?,
            })
        })
    }
}

fn rows(db: &Connection, sql: &str, user: UserId) -> Result<Vec<KeptRow>, StoreError> {
    let mut statement = db.prepare_cached(sql)?;
    let names: Vec<String> = statement.column_names().into_iter().map(str::to_owned).collect();
    let mut rows = statement.query([user_to_sql(user)])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(kept(row, &names)?);
    }
    Ok(found)
}

fn kept(row: &Row<'_>, names: &[String]) -> rusqlite::Result<KeptRow> {
    names.iter().enumerate().map(|(at, name)| Ok((name.clone(), json(row.get_ref(at)?)))).collect()
}

/// The greatest whole number that every reader of JSON takes exactly (RFC 8259, section 6).
const EXACT: i64 = (1 << 53) - 1;

fn json(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) if (-EXACT..=EXACT).contains(&number) => number.into(),
        // Only the chat's numbers are so great, and those have no sign.
        ValueRef::Integer(number) => number.cast_unsigned().to_string().into(),
        ValueRef::Real(number) => number.into(),
        ValueRef::Text(text) | ValueRef::Blob(text) => String::from_utf8_lossy(text).into_owned().into(),
    }
}
