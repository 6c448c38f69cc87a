//! Tournaments: who takes part, how far they have come, who won.

use std::str::FromStr;

use play::{Timestamp, UnknownWord};
use rules::Variant;
use rusqlite::{Connection, Params, Row, Transaction};

use super::{EngineId, GameClock, LadderNotice, NewsKind, Owner, TournamentId, news, notices};
use crate::rows::{read, user_from_sql, user_to_sql};
use crate::{Address, ChannelId, Committed, GuildId, Reader, Store, StoreError, people};

/// How far a tournament has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TournamentState {
    /// Engines are entered.
    Entries,
    /// It is played.
    Running,
    /// It is over.
    Over,
    /// It was called off.
    Cancelled,
}

impl TournamentState {
    /// All states.
    pub const ALL: [Self; 4] = [Self::Entries, Self::Running, Self::Over, Self::Cancelled];

    /// The stable word.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Entries => "entries",
            Self::Running => "running",
            Self::Over => "over",
            Self::Cancelled => "cancelled",
        }
    }
}

impl FromStr for TournamentState {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|state| state.as_str() == text).ok_or(UnknownWord)
    }
}

/// A tournament to be held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTournament {
    /// What it is called.
    pub name: String,
    /// The rule set.
    pub variant: Variant,
    /// `round-robin`, `double`, `swiss`, `knockout` or `gauntlet`.
    pub format: String,
    /// Rounds of a Swiss; nothing for as many as it takes.
    pub rounds: Option<u32>,
    /// Pairs at each meeting.
    pub pairs: u32,
    /// The time control.
    pub control: String,
    /// What time is.
    pub clock: GameClock,
    /// The list of openings; nothing for the rule set's own in turn.
    pub list: Option<String>,
    /// What ends games that the rules have not ended, as the referee's JSON.
    pub adjudication: Option<String>,
    /// Of openings and of what is drawn by lot.
    pub seed: i64,
    /// Who holds it.
    pub creator: Owner,
    /// Where it is told of.
    pub place: Option<(Option<GuildId>, ChannelId)>,
    /// Whether anybody may enter an engine of theirs.
    pub open: bool,
    /// Until when engines are entered; nothing begins it as soon as somebody says so.
    pub entries_end: Option<Timestamp>,
}

/// A tournament as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Its number.
    pub id: TournamentId,
    /// What was asked.
    pub terms: NewTournament,
    /// How far it has come.
    pub state: TournamentState,
    /// Rounds that are over.
    pub round: u32,
    /// Who won.
    pub winner: Option<EngineId>,
    /// When it was made.
    pub created: Timestamp,
    /// When it began.
    pub started: Option<Timestamp>,
    /// When it was over.
    pub ended: Option<Timestamp>,
    /// Who takes part: by seat once it has begun, before that in the order in which they entered.
    pub entries: Vec<Entry>,
}

/// An engine in a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The engine.
    pub engine: EngineId,
    /// Its name.
    pub name: String,
    /// From 0 by rating, once it has begun.
    pub seat: Option<u32>,
    /// From 1, at the end.
    pub place: Option<u32>,
    /// Half points, at the end.
    pub points: Option<u32>,
}

impl Store {
    /// Makes a tournament with these engines in it.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn create_tournament(
        &self,
        new: &NewTournament,
        engines: &[EngineId],
        now: Timestamp,
    ) -> Result<Committed<TournamentId>, StoreError> {
        self.change(|tx| {
            if let Some(user) = new.creator.person() {
                people::know(tx, user)?;
            }
            tx.execute(
                "INSERT INTO tournaments (name, variant, format, rounds, pairs, control, clock, list, adjudication, seed,
                                          creator, guild, channel, is_open, entries_end, state, created)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, 'entries', ?16)",
                rusqlite::params![
                    new.name,
                    new.variant.as_str(),
                    new.format,
                    new.rounds,
                    new.pairs,
                    new.control,
                    new.clock.as_str(),
                    new.list,
                    new.adjudication,
                    new.seed,
                    new.creator.person().map(user_to_sql),
                    new.place.and_then(|(guild, _)| guild),
                    new.place.map(|(_, channel)| channel),
                    new.open,
                    new.entries_end.map(|at| at.0),
                    now.0,
                ],
            )?;
            let id = TournamentId(tx.last_insert_rowid());
            for engine in engines {
                enter(tx, id, *engine, now)?;
            }
            Ok(id)
        })
    }

    /// Enters an engine. `false` when it is entered already, or entries are over.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn enter_tournament(
        &self,
        id: TournamentId,
        engine: EngineId,
        now: Timestamp,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| enter(tx, id, engine, now))
    }

    /// Takes an engine out before it begins. `false` when it is not entered, or entries are over.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn leave_tournament(
        &self,
        id: TournamentId,
        engine: EngineId,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            let changed = tx.execute(
                "DELETE FROM tournament_entries WHERE tournament = ?1 AND engine = ?2
                   AND (SELECT state FROM tournaments WHERE id = ?1) = 'entries'",
                (id, engine),
            )?;
            Ok(changed == 1)
        })
    }

    /// Entries end at another moment; `None` waits for word.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn end_entries(
        &self,
        id: TournamentId,
        at: Option<Timestamp>,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            let changed = tx.execute(
                "UPDATE tournaments SET entries_end = ?2 WHERE id = ?1 AND state = 'entries'",
                (id, at.map(|at| at.0)),
            )?;
            Ok(changed == 1)
        })
    }

    /// A tournament begins with these engines, by seat. `false` when it has begun or was called off.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn begin_tournament(
        &self,
        id: TournamentId,
        seats: &[EngineId],
        now: Timestamp,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            let changed = tx.execute(
                "UPDATE tournaments SET state = 'running', started = ?2 WHERE id = ?1 AND state = 'entries'",
                (id, now.0),
            )?;
            if changed == 0 {
                return Ok(false);
            }
            for (seat, engine) in seats.iter().enumerate() {
                tx.execute(
                    "UPDATE tournament_entries SET seat = ?3 WHERE tournament = ?1 AND engine = ?2",
                    (id, engine, seat as u32),
                )?;
            }
            // Who plays no more by now has no seat.
            tx.execute("DELETE FROM tournament_entries WHERE tournament = ?1 AND seat IS NULL", [id])?;
            tell(tx, id, &format!("t{id}begin"), LadderNotice::TournamentBegins { tournament: id }, now)?;
            Ok(true)
        })
    }

    /// So many rounds of a tournament are over. `false` when that is known.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn round_over(
        &self,
        id: TournamentId,
        round: u32,
        now: Timestamp,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            let changed = tx.execute(
                "UPDATE tournaments SET round = ?2 WHERE id = ?1 AND state = 'running' AND round < ?2",
                (id, round),
            )?;
            if changed == 1 {
                let notice = LadderNotice::RoundOver { tournament: id, round };
                tell(tx, id, &format!("t{id}r{round}"), notice, now)?;
            }
            Ok(changed == 1)
        })
    }

    /// A tournament is over: engines with their place, from 1, and half points, best first. `false` when that is known.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn finish_tournament(
        &self,
        id: TournamentId,
        table: &[(EngineId, u32, u32)],
        now: Timestamp,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            let winner = table.first().map(|(engine, ..)| *engine);
            let changed = tx.execute(
                "UPDATE tournaments SET state = 'over', ended = ?2, winner = ?3 WHERE id = ?1 AND state = 'running'",
                (id, now.0, winner),
            )?;
            if changed == 0 {
                return Ok(false);
            }
            for (engine, place, points) in table {
                tx.execute(
                    "UPDATE tournament_entries SET place = ?3, points = ?4 WHERE tournament = ?1 AND engine = ?2",
                    (id, engine, place, points),
                )?;
            }
            if let Some(found) = select(tx, "id = ?1", [id])?.pop() {
                let news = news::add(tx, found.terms.variant, NewsKind::Tournament, winner, None, now)?;
                news::place(tx, news, (None, Some(id), None))?;
            }
            tell(tx, id, &format!("t{id}end"), LadderNotice::TournamentOver { tournament: id }, now)?;
            Ok(true)
        })
    }

    /// Calls a tournament off, and says so where it was announced. `false` when it is over.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn cancel_tournament(&self, id: TournamentId, now: Timestamp) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            let changed = tx.execute(
                "UPDATE tournaments SET state = 'cancelled', ended = ?2
                 WHERE id = ?1 AND state IN ('entries', 'running')",
                (id, now.0),
            )?;
            tx.execute(
                "UPDATE pairs SET state = 'cancelled', ended = ?2
                 WHERE tournament = ?1 AND ?3 AND state IN ('planned', 'running')",
                (id, now.0, changed == 1),
            )?;
            if changed == 1 {
                tell(tx, id, &format!("t{id}end"), LadderNotice::TournamentOver { tournament: id }, now)?;
            }
            Ok(changed == 1)
        })
    }
}

fn enter(
    tx: &Transaction<'_>,
    id: TournamentId,
    engine: EngineId,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let changed = tx.execute(
        "INSERT INTO tournament_entries (tournament, engine, entered)
         SELECT id, ?2, ?3 FROM tournaments WHERE id = ?1 AND state = 'entries' ON CONFLICT DO NOTHING",
        (id, engine, now.0),
    )?;
    Ok(changed == 1)
}

fn tell(
    tx: &Transaction<'_>,
    id: TournamentId,
    key: &str,
    notice: LadderNotice,
    now: Timestamp,
) -> Result<(), StoreError> {
    let channel: Option<ChannelId> =
        tx.query_row("SELECT channel FROM tournaments WHERE id = ?1", [id], |row| row.get(0))?;
    if let Some(channel) = channel {
        notices::put(tx, key, notice, Address::Channel(channel), now)?;
    }
    Ok(())
}

impl Reader {
    /// A tournament.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn tournament(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        Ok(self.look(|db| select(db, "id = ?1", [id]))?.pop())
    }

    /// The last tournaments, newest first.
    ///
    /// # Errors
    /// As [`tournament`](Self::tournament).
    pub fn tournaments(&self, limit: u32) -> Result<Vec<Tournament>, StoreError> {
        self.look(|db| select(db, "1 ORDER BY id DESC LIMIT ?1", [limit]))
    }

    /// The tournaments that take entries or are being played, oldest first.
    ///
    /// # Errors
    /// As [`tournament`](Self::tournament).
    pub fn live_tournaments(&self) -> Result<Vec<Tournament>, StoreError> {
        self.look(|db| select(db, "state IN ('entries', 'running') ORDER BY id", []))
    }

    /// The tournaments that an engine has won: number and name, newest first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn tournaments_won(&self, engine: EngineId) -> Result<Vec<(TournamentId, String)>, StoreError> {
        self.look(|db| {
            let sql = "SELECT id, name FROM tournaments WHERE winner = ?1 ORDER BY id DESC";
            let mut statement = db.prepare_cached(sql)?;
            let won = statement.query_map([engine], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(won.collect::<Result<_, _>>()?)
        })
    }
}

fn select(db: &Connection, filter: &str, params: impl Params) -> Result<Vec<Tournament>, StoreError> {
    let mut statement = db.prepare_cached(&format!(
        "SELECT id, name, variant, format, rounds, pairs, control, clock, list, adjudication, seed, creator, guild,
                channel, is_open, entries_end, state, round, winner, created, started, ended
         FROM tournaments WHERE {filter}"
    ))?;
    let mut rows = statement.query(params)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        let mut tournament = one(row)?;
        tournament.entries = entries(db, tournament.id)?;
        found.push(tournament);
    }
    Ok(found)
}

fn entries(db: &Connection, id: TournamentId) -> Result<Vec<Entry>, StoreError> {
    let mut statement = db.prepare_cached(
        "SELECT t.engine, e.name, t.seat, t.place, t.points FROM tournament_entries AS t
         JOIN engines AS e ON e.id = t.engine WHERE t.tournament = ?1 ORDER BY t.seat, t.entered, t.engine",
    )?;
    let entries = statement.query_map([id], |row| {
        Ok(Entry {
            engine: row.get(0)?,
            name: row.get(1)?,
            seat: row.get(2)?,
            place: row.get(3)?,
            points: row.get(4)?,
        })
    })?;
    Ok(entries.collect::<Result<_, _>>()?)
}

fn one(row: &Row<'_>) -> Result<Tournament, StoreError> {
    let id: TournamentId = row.get(0)?;
    let what = || format!("tournament {id}");
    let word = |index| row.get::<_, String>(index);
    let time = |index| row.get::<_, Option<i64>>(index).map(|at| at.map(Timestamp));
    let (variant, clock, state) = (word(2)?, word(7)?, word(16)?);
    let (guild, channel): (Option<GuildId>, Option<ChannelId>) = (row.get(12)?, row.get(13)?);
    Ok(Tournament {
        id,
        terms: NewTournament {
            name: word(1)?,
            variant: read(&what(), &variant, Variant::from_word(&variant))?,
            format: word(3)?,
            rounds: row.get(4)?,
            pairs: row.get(5)?,
            control: word(6)?,
            clock: read(&what(), &clock, clock.parse().ok())?,
            list: row.get(8)?,
            adjudication: row.get(9)?,
            seed: row.get(10)?,
            creator: row
                .get::<_, Option<i64>>(11)?
                .map_or(Owner::Operator, |user| Owner::Person(user_from_sql(user))),
            place: channel.map(|channel| (guild, channel)),
            open: row.get(14)?,
            entries_end: time(15)?,
        },
        state: read(&what(), &state, state.parse().ok())?,
        round: row.get(17)?,
        winner: row.get(18)?,
        created: Timestamp(row.get(19)?),
        started: time(20)?,
        ended: time(21)?,
        entries: Vec::new(),
    })
}
