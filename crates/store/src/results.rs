//! How a person's games ended.

use play::{Colour, GameId, UserId};

use rules::Variant;

use crate::rows::{read_outcome, user_to_sql};
use crate::{Reader, StoreError};

/// How many of the last results are given.
const LAST: usize = 20;

/// How a game ended for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gained {
    /// The player won.
    Win,
    /// A draw.
    Draw,
    /// The opponent won.
    Loss,
}

/// Games counted by how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Score {
    /// All games counted.
    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    fn count(&mut self, gained: Gained) {
        *match gained {
            Gained::Win => &mut self.wins,
            Gained::Draw => &mut self.draws,
            Gained::Loss => &mut self.losses,
        } += 1;
    }
}

/// Games in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Those up to the last game; 0 when that one broke it.
    pub current: u32,
    /// The most there ever were.
    pub longest: u32,
}

impl Streak {
    fn count(&mut self, goes_on: bool) {
        self.current = if goes_on { self.current + 1 } else { 0 };
        self.longest = self.longest.max(self.current);
    }
}

/// A person's results in one rule set, rated or casual. Games without a result do not count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// With White.
    pub white: Score,
    /// With Black.
    pub black: Score,
    /// Games won in a row.
    pub winning: Streak,
    /// Games not lost in a row.
    pub unbeaten: Streak,
    /// How the last game ended, and how many up to it ended so in a row.
    pub run: Option<(Gained, u32)>,
    /// The last twenty games, the newest last.
    pub last: Vec<(GameId, Gained)>,
}

impl Results {
    fn count(&mut self, game: GameId, own: Colour, winner: Option<Colour>) {
        let gained = match winner {
            None => Gained::Draw,
            Some(winner) if winner == own => Gained::Win,
            Some(_) => Gained::Loss,
        };
        match own {
            Colour::White => self.white.count(gained),
            Colour::Black => self.black.count(gained),
        }
        self.winning.count(gained == Gained::Win);
        self.unbeaten.count(gained != Gained::Loss);
        self.run = match self.run {
            Some((before, length)) if before == gained => Some((gained, length + 1)),
            _ => Some((gained, 1)),
        };
        self.last.push((game, gained));
    }
}

impl Reader {
    /// A person's results in a rule set, in the order in which the games ended.
    ///
    /// # Errors
    /// [`StoreError::Sql`] or [`StoreError::Corrupt`].
    pub fn results(&self, user: UserId, variant: Variant) -> Result<Results, StoreError> {
        let user = user_to_sql(user);
        self.look(|db| {
            let mut statement = db.prepare_cached(
                "SELECT id, white = ?1, result FROM games
                 WHERE (white = ?1 OR black = ?1) AND variant = ?2 AND ended_at IS NOT NULL AND result <> '*'
                 ORDER BY ended_at, id",
            )?;
            let mut rows = statement.query((user, variant.as_str()))?;
            let mut results = Results::default();
            while let Some(row) = rows.next()? {
                let (game, has_white, word) = (GameId(row.get(0)?), row.get(1)?, row.get::<_, String>(2)?);
                let own = if has_white { Colour::White } else { Colour::Black };
                results.count(game, own, read_outcome(game, &word)?.winner());
            }
            let old = results.last.len().saturating_sub(LAST);
            results.last.drain(..old);
            Ok(results)
        })
    }
}
