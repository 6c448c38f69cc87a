//! Engines: who they are, whose, and how they stand.

use std::fmt;
use std::str::FromStr;

use play::{Timestamp, UnknownWord, UserId};
use rules::Variant;

use super::engine_rows::{self, find, named, select};
use super::{EngineId, LadderNotice, NewsKind, news, notices};
use crate::rows::user_to_sql;
use crate::{Committed, Reader, Store, StoreError, people};

/// Whose an engine is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// Whoever runs this program: house engines, and what was submitted on its command line.
    Operator,
    /// A person of the chat.
    Person(UserId),
}

impl Owner {
    /// The person, if it is one.
    pub fn person(self) -> Option<UserId> {
        match self {
            Self::Operator => None,
            Self::Person(user) => Some(user),
        }
    }
}

/// How the house runs an engine of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HouseEngine {
    /// The frozen player of this name.
    Anchor(String),
    /// At a level, 1 to 10.
    Level(u8),
    /// With so many positions a move.
    Nodes(u64),
}

impl fmt::Display for HouseEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Anchor(name) => write!(f, "anchor {name}"),
            Self::Level(level) => write!(f, "level {level}"),
            Self::Nodes(nodes) => write!(f, "nodes {nodes}"),
        }
    }
}

impl FromStr for HouseEngine {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        match text.split_once(' ').ok_or(UnknownWord)? {
            ("anchor", name) => Ok(Self::Anchor(name.to_owned())),
            ("level", level) => level.parse().map(Self::Level).map_err(|_| UnknownWord),
            ("nodes", nodes) => nodes.parse().map(Self::Nodes).map_err(|_| UnknownWord),
            _ => Err(UnknownWord),
        }
    }
}

/// How an engine stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EngineState {
    /// It was submitted, and is looked at before it plays.
    Checking,
    /// It plays.
    Active,
    /// It plays, and is the house's own.
    House,
    /// It did not pass its check.
    Refused,
    /// It crashed too often; its owner may submit a better one.
    Quarantined,
    /// Its owner took it off the ladder, or a newer version took its place; its games stay.
    Retired,
    /// The operator took it off the ladder.
    Withdrawn,
}

impl EngineState {
    /// All states.
    pub const ALL: [Self; 7] = [
        Self::Checking,
        Self::Active,
        Self::House,
        Self::Refused,
        Self::Quarantined,
        Self::Retired,
        Self::Withdrawn,
    ];

    /// The stable word.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Checking => "checking",
            Self::Active => "active",
            Self::House => "house",
            Self::Refused => "refused",
            Self::Quarantined => "quarantined",
            Self::Retired => "retired",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// Whether it plays on its ladders.
    pub fn plays(self) -> bool {
        matches!(self, Self::Active | Self::House)
    }
}

impl FromStr for EngineState {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|state| state.as_str() == text).ok_or(UnknownWord)
    }
}

impl fmt::Display for EngineState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// An engine as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Engine {
    /// Its number.
    pub id: EngineId,
    /// What it is called; no other differs from it by the case of letters alone.
    pub name: String,
    /// Whose it is.
    pub owner: Owner,
    /// The owner's name as last seen in the chat.
    pub owner_name: Option<String>,
    /// The SHA-256 of its file, by which it is stored; nothing for the house's own.
    pub sha256: Option<String>,
    /// The bytes of that file.
    pub size: Option<u64>,
    /// How the house runs it, if it is the house's own.
    pub house: Option<HouseEngine>,
    /// Whether it runs outside of the jail, by the operator's word.
    pub trusted: bool,
    /// The engine whose newer version it is.
    pub predecessor: Option<EngineId>,
    /// The ladders that it is on.
    pub variants: Vec<Variant>,
    /// Who wrote it, where that was said.
    pub author: Option<String>,
    /// Two letters of ISO 3166-1.
    pub country: Option<String>,
    /// What its owner says of it.
    pub description: Option<String>,
    /// How it stands.
    pub state: EngineState,
    /// Since when.
    pub state_at: Timestamp,
    /// Why, where that was said.
    pub reason: Option<String>,
    /// What its last check found, as JSON.
    pub report: Option<String>,
    /// When it was entered.
    pub created: Timestamp,
}

impl Engine {
    /// Who is named as its author: the author, or else the owner.
    pub fn by(&self) -> Option<&str> {
        self.author.as_deref().or(self.owner_name.as_deref())
    }
}

/// An engine to be entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEngine {
    /// Its name.
    pub name: String,
    /// Whose it is.
    pub owner: Owner,
    /// The SHA-256 of its file and the file's bytes; nothing for the house's own.
    pub binary: Option<(String, u64)>,
    /// How the house runs it.
    pub house: Option<HouseEngine>,
    /// Whether it is to run outside of the jail: the operator's own word.
    pub trusted: bool,
    /// The ladders that it goes on.
    pub variants: Vec<Variant>,
    /// The engine whose newer version it is.
    pub predecessor: Option<EngineId>,
    /// Who wrote it.
    pub author: Option<String>,
    /// Two letters of ISO 3166-1.
    pub country: Option<String>,
    /// What its owner says of it.
    pub description: Option<String>,
}

/// What an owner changes about an engine; what is `None` stays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineChange {
    /// Another name.
    pub name: Option<String>,
    /// Who wrote it; an empty text takes it away.
    pub author: Option<String>,
    /// Two letters; an empty text takes it away.
    pub country: Option<String>,
    /// What is said of it; an empty text takes it away.
    pub description: Option<String>,
}

impl Store {
    /// Enters an engine: a house engine plays at once, any other is checked first. Nothing about it is judged here beyond
    /// what the database must not have twice: `None` when its name or its binary is taken.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn enter_engine(
        &self,
        new: &NewEngine,
        now: Timestamp,
    ) -> Result<Committed<Option<Engine>>, StoreError> {
        self.change(|tx| {
            if named(tx, &new.name)?.is_some() {
                return Ok(None);
            }
            if let Some((sha256, size)) = &new.binary {
                if !engine_rows::holding(tx, sha256)?.is_empty() {
                    return Ok(None);
                }
                tx.execute(
                    "INSERT INTO binaries (sha256, size, at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
                    (sha256, size.cast_signed(), now.0),
                )?;
            }
            if let Owner::Person(user) = new.owner {
                people::know(tx, user)?;
            }
            let state = if new.house.is_some() { EngineState::House } else { EngineState::Checking };
            let id: EngineId = tx.query_row(
                "INSERT INTO engines (name, owner, sha256, house, predecessor, author, country, description, state,
                                      state_at, created, trusted)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10, ?11) RETURNING id",
                rusqlite::params![
                    new.name,
                    new.owner.person().map(user_to_sql),
                    new.binary.as_ref().map(|(sha256, _)| sha256),
                    new.house.as_ref().map(ToString::to_string),
                    new.predecessor,
                    new.author,
                    new.country,
                    new.description,
                    state.as_str(),
                    now.0,
                    new.trusted,
                ],
                |row| row.get(0),
            )?;
            for variant in &new.variants {
                tx.execute(
                    "INSERT INTO engine_variants (engine, variant) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                    (id, variant.as_str()),
                )?;
            }
            find(tx, id)
        })
    }

    /// What a check of an engine found: it plays from now on, or is refused, and its owner is told. The ladders are those
    /// of `variants` alone. A version before it retires when it passes. `false` when it is not being checked any more.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn checked(
        &self,
        engine: EngineId,
        passed: bool,
        reason: Option<&str>,
        report: &str,
        now: Timestamp,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            let state = if passed { EngineState::Active } else { EngineState::Refused };
            let changed = tx.execute(
                "UPDATE engines SET state = ?2, state_at = ?3, reason = ?4, report = ?5
                 WHERE id = ?1 AND state = 'checking'",
                (engine, state.as_str(), now.0, reason, report),
            )?;
            let Some(found) = find(tx, engine)?.filter(|_| changed == 1) else { return Ok(false) };
            if passed {
                if let Some(before) = found.predecessor {
                    let why = format!("{} took its place", found.name);
                    engine_rows::put_state(tx, before, EngineState::Retired, Some(&why), now, "active")?;
                }
                for variant in &found.variants {
                    news::add(tx, *variant, NewsKind::Entered, Some(engine), None, now)?;
                }
            }
            // An engine that came back is checked again, and its owner told again.
            let key = format!("e{engine}c{:x}", now.0 / 1000);
            notices::to_owner(tx, &found, &key, LadderNotice::Checked { engine }, now)?;
            Ok(true)
        })
    }

    /// An engine is retired, quarantined, withdrawn, or plays or is checked again (which forgives its crashes). Pairs of it that wait
    /// are cancelled when it plays no more. `false` when it stands so already or there is none.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn set_engine_state(
        &self,
        engine: EngineId,
        state: EngineState,
        reason: Option<&str>,
        now: Timestamp,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            let changed = engine_rows::put_state(tx, engine, state, reason, now, "")?;
            if state.plays() || state == EngineState::Checking {
                tx.execute(
                    "UPDATE engines SET pardoned = coalesce((SELECT max(id) FROM engine_faults WHERE engine = ?1), 0)
                     WHERE id = ?1",
                    [engine],
                )?;
            }
            if let Some(found) = find(tx, engine)?.filter(|_| changed && state == EngineState::Withdrawn) {
                let key = format!("e{engine}w");
                notices::to_owner(tx, &found, &key, LadderNotice::Withdrawn { engine }, now)?;
            }
            Ok(changed)
        })
    }

    /// Changes what is said of an engine. `false` when its new name is taken or there is no such engine.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn change_engine(
        &self,
        engine: EngineId,
        change: &EngineChange,
    ) -> Result<Committed<bool>, StoreError> {
        self.change(|tx| {
            if let Some(name) = &change.name
                && named(tx, name)?.is_some_and(|other| other.id != engine)
            {
                return Ok(false);
            }
            // An empty text stands for nothing.
            let changed = tx.execute(
                "UPDATE engines SET name = coalesce(?2, name),
                        author = CASE WHEN ?3 IS NULL THEN author ELSE nullif(?3, '') END,
                        country = CASE WHEN ?4 IS NULL THEN country ELSE nullif(?4, '') END,
                        description = CASE WHEN ?5 IS NULL THEN description ELSE nullif(?5, '') END
                 WHERE id = ?1",
                (engine, &change.name, &change.author, &change.country, &change.description),
            )?;
            Ok(changed == 1)
        })
    }
}

impl Reader {
    /// An engine.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn engine(&self, id: EngineId) -> Result<Option<Engine>, StoreError> {
        self.look(|db| find(db, id))
    }

    /// The engine of a name, whatever the case of its letters.
    ///
    /// # Errors
    /// As [`engine`](Self::engine).
    pub fn engine_named(&self, name: &str) -> Result<Option<Engine>, StoreError> {
        self.look(|db| named(db, name))
    }

    /// Every engine, or those on one ladder, in the order in which they were entered.
    ///
    /// # Errors
    /// As [`engine`](Self::engine).
    pub fn engines(&self, variant: Option<Variant>) -> Result<Vec<Engine>, StoreError> {
        self.look(|db| match variant {
            None => select(db, "1 ORDER BY e.id", []),
            Some(variant) => engine_rows::on(db, variant),
        })
    }

    /// The engines of an owner.
    ///
    /// # Errors
    /// As [`engine`](Self::engine).
    pub fn engines_of(&self, owner: Owner) -> Result<Vec<Engine>, StoreError> {
        self.look(|db| select(db, "e.owner IS ?1 ORDER BY e.id", [owner.person().map(user_to_sql)]))
    }

    /// The engines that have a binary and are neither refused nor withdrawn: one at most.
    ///
    /// # Errors
    /// As [`engine`](Self::engine).
    pub fn engines_with(&self, sha256: &str) -> Result<Vec<Engine>, StoreError> {
        self.look(|db| engine_rows::holding(db, sha256))
    }

    /// The engines that wait to be checked, or are being checked.
    ///
    /// # Errors
    /// As [`engine`](Self::engine).
    pub fn engines_to_check(&self) -> Result<Vec<Engine>, StoreError> {
        self.look(|db| select(db, "e.state = 'checking' ORDER BY e.id", []))
    }
}
