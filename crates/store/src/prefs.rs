//! A player's settings.

use std::str::FromStr;

use play::{Timestamp, UnknownWord, UserId};
use rusqlite::{Connection, OptionalExtension, Row};

use crate::rows::{read, user_to_sql};
use crate::{Committed, Reader, Store, StoreError, clockwork};

/// A choice whose values stand in the database as words.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$each])* $value,)+
        }

        impl $name {
            /// All of them, in the order in which they are offered.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$value),+];

            /// The word that stands in the database; [`FromStr`] reads it back.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }
        }

        impl FromStr for $name {
            type Err = UnknownWord;

            fn from_str(text: &str) -> Result<Self, UnknownWord> {
                Self::ALL.into_iter().find(|value| value.as_str() == text).ok_or(UnknownWord)
            }
        }
    };
}

choice! {
    /// From which side a player sees boards that are theirs alone to choose.
    Orientation {
        /// From their own side of the game.
        #[default]
        Own = "own",
        /// White at the bottom always.
        White = "white",
        /// Black at the bottom always.
        Black = "black",
    }
}

choice! {
    /// How a player likes to enter moves.
    Input {
        /// By menus under the board or by typing.
        #[default]
        Both = "both",
        /// By menus.
        Menus = "menus",
        /// By typing; their boards carry no menus.
        Text = "text",
    }
}

choice! {
    /// How moves are shown to a player; records are always in English letters.
    Notation {
        /// Man letter and cells: `N11-19`.
        #[default]
        Letters = "letters",
        /// Cells alone: `11-19`.
        Numbers = "numbers",
        /// In words: a knight from 11 to 19.
        Words = "words",
    }
}

/// At which times left a player is reminded of a game in which they are on move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Remind {
    /// With 24 hours left.
    pub at_24: bool,
    /// With 8 hours left.
    pub at_8: bool,
    /// With one hour left.
    pub at_1: bool,
}

impl Remind {
    /// No reminders.
    pub const NEVER: Self = Self { at_24: false, at_8: false, at_1: false };

    /// The hours left at which a reminder is wanted, the first reminder first.
    pub fn hours(self) -> impl Iterator<Item = u8> {
        [(self.at_24, 24), (self.at_8, 8), (self.at_1, 1)]
            .into_iter()
            .filter_map(|(wanted, hours)| wanted.then_some(hours))
    }
}

impl Default for Remind {
    /// A day and an hour before, as the columns' defaults have it.
    fn default() -> Self {
        Self { at_24: true, at_8: false, at_1: true }
    }
}

/// A player's settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prefs {
    /// The name of the theme of their boards; `None` is the default theme.
    pub theme: Option<String>,
    /// From which side they see boards.
    pub orientation: Orientation,
    /// The IANA name of their time zone, as `Europe/Warsaw`; `None` is UTC. Kept as it was set: whoever sets it checks
    /// it.
    pub zone: Option<String>,
    /// When they are reminded.
    pub remind: Remind,
    /// The hour in their zone, 0 to 23, at which they get a digest of the games that wait for them; `None` is no digest.
    pub digest_hour: Option<u8>,
    /// How they enter moves.
    pub input: Input,
    /// How moves are shown to them.
    pub notation: Notation,
    /// Whether they are asked before a move is made.
    pub confirm: bool,
    /// Whether their finished games may be searched for puzzles; both players have to agree.
    pub mining: bool,
    /// Whether they are told what a puzzle asks for, such as mate in three.
    pub goal: bool,
}

const COLUMNS: &str = "theme, orientation, zone, remind_24, remind_8, remind_1, digest_hour, input, notation, confirm, mining, goal";

impl Prefs {
    /// The settings in [`COLUMNS`].
    fn of(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self {
            theme: row.get(0)?,
            orientation: word("a player's orientation", row, 1)?,
            zone: row.get(2)?,
            remind: Remind { at_24: row.get(3)?, at_8: row.get(4)?, at_1: row.get(5)? },
            digest_hour: row.get(6)?,
            input: word("a player's way of input", row, 7)?,
            notation: word("a player's notation", row, 8)?,
            confirm: row.get(9)?,
            mining: row.get(10)?,
            goal: row.get(11)?,
        })
    }

    /// What moments are due by.
    fn wishes(&self) -> (Remind, Option<u8>, Option<&str>) {
        (self.remind, self.digest_hour, self.zone.as_deref())
    }
}

fn word<T: FromStr>(what: &str, row: &Row<'_>, column: usize) -> Result<T, StoreError> {
    let word: String = row.get(column)?;
    read(what, &word, word.parse().ok())
}

impl Store {
    /// Sets a player's settings, all of them. What is due to them (reminders, the daily list) follows in the same
    /// transaction, where it was wished otherwise.
    ///
    /// # Errors
    /// [`StoreError::Sql`], also for a digest hour above 23; [`StoreError::Corrupt`].
    pub fn set_prefs(&self, user: UserId, prefs: &Prefs, now: Timestamp) -> Result<(), StoreError> {
        let sql = format!(
            "INSERT INTO players (id, {COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
             ON CONFLICT (id) DO UPDATE SET theme = excluded.theme, orientation = excluded.orientation,
                zone = excluded.zone, remind_24 = excluded.remind_24, remind_8 = excluded.remind_8,
                remind_1 = excluded.remind_1, digest_hour = excluded.digest_hour, input = excluded.input,
                notation = excluded.notation, confirm = excluded.confirm, mining = excluded.mining, goal = excluded.goal"
        );
        let Remind { at_24, at_8, at_1 } = prefs.remind;
        let (orientation, input) = (prefs.orientation.as_str(), prefs.input.as_str());
        self.change(|tx| {
            let before = find(tx, user)?;
            tx.execute(
                &sql,
                (
                    user_to_sql(user),
                    &prefs.theme,
                    orientation,
                    &prefs.zone,
                    at_24,
                    at_8,
                    at_1,
                    prefs.digest_hour,
                    input,
                    prefs.notation.as_str(),
                    prefs.confirm,
                    prefs.mining,
                    prefs.goal,
                ),
            )?;
            // Else a theme that is changed while a reminder is due would swallow it.
            if before.wishes() != prefs.wishes() {
                clockwork::wishes_changed(tx, user, now)?;
            }
            Ok::<_, StoreError>(())
        })
        .map(Committed::into_inner)
    }
}

impl Reader {
    /// A player's settings; the defaults for somebody who has set nothing.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn prefs(&self, user: UserId) -> Result<Prefs, StoreError> {
        self.look(|db| find(db, user))
    }
}

fn find(db: &Connection, user: UserId) -> Result<Prefs, StoreError> {
    let found = db
        .prepare_cached(&format!("SELECT {COLUMNS} FROM players WHERE id = ?1"))?
        .query_row([user_to_sql(user)], |row| Ok(Prefs::of(row)))
        .optional()?;
    found.unwrap_or_else(|| Ok(Prefs::default()))
}
