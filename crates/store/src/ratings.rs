//! Ratings of people, per rule set: written with the end of a rated game, read for profiles and lists.

use play::{Colour, GameId, Match, Ply, Timestamp, UserId};
use rules::{Outcome, Variant};
use rusqlite::{Connection, OptionalExtension, Row, Transaction};
use skillratings::Outcomes;
use skillratings::glicko2::Glicko2Rating;

use crate::glicko::{self, PROVISIONAL};
use crate::rows::{user_from_sql, user_to_sql};
use crate::{Reader, StoreError};

/// A game is rated once both sides have made their second placement.
const RATED_FROM: Ply = Ply(4);

/// A person's rating in one rule set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating; everybody begins at 1500.
    pub rating: f64,
    /// Its deviation at the moment asked for, at most 350: with 95 % the strength lies within twice as much.
    pub deviation: f64,
    /// How much the results are expected to scatter over time.
    pub volatility: f64,
    /// How many games counted.
    pub games: u32,
    /// Whether it is marked as uncertain: its deviation is above 110.
    pub provisional: bool,
}

impl Rating {
    /// The rating as it is shown: whole points.
    pub fn points(&self) -> u16 {
        points(self.rating)
    }

    /// The rating with its mark.
    pub fn shown(&self) -> ShownRating {
        ShownRating { points: self.points(), provisional: self.provisional }
    }

    /// The rating in a row of `ratings`, whose columns begin at `first`, as it is at `now`.
    pub(crate) fn of(row: &Row<'_>, first: usize, now: Timestamp) -> rusqlite::Result<Self> {
        let (kept, games, at) = kept(row, first)?;
        let deviation = glicko::deviation_at(&kept, at, now);
        Ok(Self {
            rating: kept.rating,
            deviation,
            volatility: kept.volatility,
            games,
            provisional: deviation > PROVISIONAL,
        })
    }
}

/// A rating as people see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShownRating {
    /// Whole points.
    pub points: u16,
    /// Whether it is marked as uncertain.
    pub provisional: bool,
}

impl ShownRating {
    /// That of somebody of whom no game has counted.
    pub const NEWCOMER: Self = Self { points: glicko::NEW.rating as u16, provisional: true };

    /// The deviation that goes with [`NEWCOMER`](Self::NEWCOMER).
    pub const NEWCOMERS_DEVIATION: f64 = glicko::NEW.deviation;

    pub(crate) fn of(rating: f64, deviation: f64) -> Self {
        Self { points: points(rating), provisional: deviation > PROVISIONAL }
    }
}

impl RatingChange {
    /// The rating before the game.
    pub fn before_shown(&self) -> ShownRating {
        ShownRating::of(self.before, self.before_deviation)
    }

    /// The rating after the game.
    pub fn after_shown(&self) -> ShownRating {
        ShownRating::of(self.after, self.after_deviation)
    }
}

/// A rating as it is now.
pub(crate) fn shown(rating: &Glicko2Rating, games: u32) -> Rating {
    Rating {
        rating: rating.rating,
        deviation: rating.deviation,
        volatility: rating.volatility,
        games,
        provisional: rating.deviation > PROVISIONAL,
    }
}

/// A rating in whole points; records have no others, and none below zero.
pub(crate) fn points(rating: f64) -> u16 {
    // A cast from a float stays within its type.
    rating.round() as u16
}

/// What a rated game did to one player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The game.
    pub game: GameId,
    /// Whose rating.
    pub player: UserId,
    /// The points that the player made: 1, ½ or 0.
    pub score: f64,
    /// The rating before the game.
    pub before: f64,
    /// Its deviation, grown to the end of the game.
    pub before_deviation: f64,
    /// The rating after it.
    pub after: f64,
    /// Its deviation.
    pub after_deviation: f64,
    /// When: the end of the game, or a moment later where two ended at once.
    pub at: Timestamp,
}

/// The columns of `ratings` that [`kept`] reads.
pub(crate) const COLUMNS: &str = "r.rating, r.deviation, r.volatility, r.games, r.at";

fn kept(row: &Row<'_>, first: usize) -> rusqlite::Result<(Glicko2Rating, u32, Timestamp)> {
    let rating = Glicko2Rating {
        rating: row.get(first)?,
        deviation: row.get(first + 1)?,
        volatility: row.get(first + 2)?,
    };
    Ok((rating, row.get(first + 3)?, Timestamp(row.get(first + 4)?)))
}

/// One player's side of a game to be rated.
struct Side {
    player: UserId,
    /// The rating before the game, its deviation grown to the end of it.
    before: Glicko2Rating,
    games: u32,
    at: Timestamp,
}

impl Side {
    fn of(tx: &Transaction<'_>, player: UserId, variant: &str, end: Timestamp) -> Result<Self, StoreError> {
        let found = tx
            .prepare_cached(&format!(
                "SELECT {COLUMNS} FROM ratings AS r WHERE r.player = ?1 AND r.variant = ?2"
            ))?
            .query_row((user_to_sql(player), variant), |row| kept(row, 0))
            .optional()?;
        let Some((mut before, games, last)) = found else {
            return Ok(Self { player, before: glicko::NEW, games: 0, at: end });
        };
        before.deviation = glicko::deviation_at(&before, last, end);
        // Of games that end at once one comes after the other, and so do their rows.
        Ok(Self { player, before, games, at: end.max(last.plus_ms(1)) })
    }

    fn put(
        &self,
        tx: &Transaction<'_>,
        game: GameId,
        variant: &str,
        score: f64,
        after: &Glicko2Rating,
    ) -> Result<RatingChange, StoreError> {
        let (player, before) = (user_to_sql(self.player), &self.before);
        tx.prepare_cached(
            "INSERT INTO ratings (player, variant, rating, deviation, volatility, games, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (player, variant) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
                volatility = excluded.volatility, games = excluded.games, at = excluded.at",
        )?
        .execute((
            player,
            variant,
            after.rating,
            after.deviation,
            after.volatility,
            self.games + 1,
            self.at.0,
        ))?;
        tx.prepare_cached(
            "INSERT INTO rated_games
                (game, player, variant, score, before, before_deviation, after, after_deviation, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )?
        .execute((
            game.0,
            player,
            variant,
            score,
            before.rating,
            before.deviation,
            after.rating,
            after.deviation,
            self.at.0,
        ))?;
        Ok(RatingChange {
            game,
            player: self.player,
            score,
            before: before.rating,
            before_deviation: before.deviation,
            after: after.rating,
            after_deviation: after.deviation,
            at: self.at,
        })
    }
}

/// Rates a game that has just ended, in the transaction that wrote its end; gives what it did to White's and Black's
/// rating. `None` when it does not count: casual, without a result, ended before each side's second placement, or
/// counted before.
pub(crate) fn rate(tx: &Transaction<'_>, game: &Match) -> Result<Option<[RatingChange; 2]>, StoreError> {
    let Some(ending) = game.ending() else { return Ok(None) };
    let (outcome, score) = match ending.outcome {
        Outcome::WhiteWins => (Outcomes::WIN, 1.0),
        Outcome::Draw => (Outcomes::DRAW, 0.5),
        Outcome::BlackWins => (Outcomes::LOSS, 0.0),
        Outcome::None => return Ok(None),
    };
    if game.ply() < RATED_FROM {
        return Ok(None);
    }
    let counts: Option<String> = tx
        .prepare_cached(
            "SELECT variant FROM games WHERE id = ?1 AND rated = 1
               AND NOT EXISTS (SELECT 1 FROM rated_games WHERE game = ?1)",
        )?
        .query_row([game.id().0], |row| row.get(0))
        .optional()?;
    let Some(variant) = counts else { return Ok(None) };
    let side = |colour| Side::of(tx, game.players().of(colour), &variant, ending.at);
    let (white, black) = (side(Colour::White)?, side(Colour::Black)?);
    let (white_after, black_after) = glicko::after_game(&white.before, &black.before, outcome);
    Ok(Some([
        white.put(tx, game.id(), &variant, score, &white_after)?,
        black.put(tx, game.id(), &variant, 1.0 - score, &black_after)?,
    ]))
}

const CHANGE: &str = "game, player, score, before, before_deviation, after, after_deviation, at";

fn change(row: &Row<'_>) -> rusqlite::Result<RatingChange> {
    Ok(RatingChange {
        game: GameId(row.get(0)?),
        player: user_from_sql(row.get(1)?),
        score: row.get(2)?,
        before: row.get(3)?,
        before_deviation: row.get(4)?,
        after: row.get(5)?,
        after_deviation: row.get(6)?,
        at: Timestamp(row.get(7)?),
    })
}

fn changes(
    db: &Connection,
    filter: &str,
    params: impl rusqlite::Params,
) -> Result<Vec<RatingChange>, StoreError> {
    Ok(db
        .prepare_cached(&format!("SELECT {CHANGE} FROM rated_games WHERE {filter}"))?
        .query_map(params, change)?
        .collect::<Result<_, _>>()?)
}

impl Reader {
    /// A person's rating in a rule set as it is at `now`; `None` for somebody of whom no game has counted.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn rating(
        &self,
        user: UserId,
        variant: Variant,
        now: Timestamp,
    ) -> Result<Option<Rating>, StoreError> {
        self.look(|db| {
            Ok(db
                .prepare_cached(&format!(
                    "SELECT {COLUMNS} FROM ratings AS r WHERE r.player = ?1 AND r.variant = ?2"
                ))?
                .query_row((user_to_sql(user), variant.as_str()), |row| Rating::of(row, 0, now))
                .optional()?)
        })
    }

    /// What each rated game did to a person's rating in a rule set, the first game first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn rating_history(&self, user: UserId, variant: Variant) -> Result<Vec<RatingChange>, StoreError> {
        let filter = "player = ?1 AND variant = ?2 ORDER BY at";
        self.look(|db| changes(db, filter, (user_to_sql(user), variant.as_str())))
    }

    /// What a game did to its players' ratings: two changes, in no order, or none when it did not count.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub fn rating_changes(&self, game: GameId) -> Result<Vec<RatingChange>, StoreError> {
        self.look(|db| changes_of(db, game))
    }
}

/// What a game did to its players' ratings.
pub(crate) fn changes_of(db: &Connection, game: GameId) -> Result<Vec<RatingChange>, StoreError> {
    changes(db, "game = ?1", [game.0])
}
