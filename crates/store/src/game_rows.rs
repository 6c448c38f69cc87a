//! Games as rows: read and checked, written and changed.

use std::str::FromStr;

use play::{
    ChallengeId, Clock, Control, DrawOffer, Ending, GameId, Level, Match, Millis, Players, Ply, Request,
    RequestKind, Saved, SavedClock, Start, Terms, Timestamp, Zone,
};
use rules::{Move, Position, Status, Variant};
use rusqlite::{Connection, Params, Row, Transaction};

use crate::rows::{colour_word, read, read_colour, read_outcome, read_status, user_from_sql, user_to_sql};
use crate::{ChannelId, GuildId, Place, Source, StoreError, StoredGame, absence};

const COLUMNS: &str = "g.id, g.initial, g.white, g.black, g.started, g.place, g.guild, g.parent, g.channel,
    g.offer_by, g.offer_ply, g.offer_at, g.white_offered, g.black_offered, g.status, g.result, g.ended_by, g.ended_at,
    g.closed, w.name, b.name, (SELECT c.id FROM challenges AS c WHERE c.game = g.id), g.variant,
    g.control, g.rated, g.weekends, g.white_zone, g.black_zone, g.white_left, g.black_left, g.clock_since, g.paused_at,
    g.takebacks, g.moderator, g.rematch_of, g.house";

/// A row of `games` before it is checked.
struct Raw {
    id: GameId,
    initial: String,
    players: Players,
    started: Timestamp,
    place: String,
    guild: Option<GuildId>,
    parent: Option<ChannelId>,
    channel: Option<ChannelId>,
    offer: Option<(String, u16, i64)>,
    offered: [Option<u16>; 2],
    status: String,
    result: String,
    ended: Option<(String, i64)>,
    closed: bool,
    names: [Option<String>; 2],
    challenge: Option<i64>,
    variant: String,
    control: String,
    rated: bool,
    weekends: bool,
    zones: [Option<String>; 2],
    left: [Option<i64>; 2],
    clock_since: Option<i64>,
    paused_at: Option<i64>,
    takebacks: u16,
    moderator: Option<i64>,
    rematch_of: Option<i64>,
    house: Option<u8>,
}

impl Raw {
    fn of(row: &Row<'_>) -> rusqlite::Result<Self> {
        let offer_by: Option<String> = row.get(9)?;
        let ended_by: Option<String> = row.get(16)?;
        Ok(Self {
            id: GameId(row.get(0)?),
            initial: row.get(1)?,
            players: Players { white: user_from_sql(row.get(2)?), black: user_from_sql(row.get(3)?) },
            started: Timestamp(row.get(4)?),
            place: row.get(5)?,
            guild: row.get(6)?,
            parent: row.get(7)?,
            channel: row.get(8)?,
            offer: match offer_by {
                Some(by) => Some((by, row.get(10)?, row.get(11)?)),
                None => None,
            },
            offered: [row.get(12)?, row.get(13)?],
            status: row.get(14)?,
            result: row.get(15)?,
            ended: match ended_by {
                Some(by) => Some((by, row.get(17)?)),
                None => None,
            },
            closed: row.get(18)?,
            names: [row.get(19)?, row.get(20)?],
            challenge: row.get(21)?,
            variant: row.get(22)?,
            control: row.get(23)?,
            rated: row.get(24)?,
            weekends: row.get(25)?,
            zones: [row.get(26)?, row.get(27)?],
            left: [row.get(28)?, row.get(29)?],
            clock_since: row.get(30)?,
            paused_at: row.get(31)?,
            takebacks: row.get(32)?,
            moderator: row.get(33)?,
            rematch_of: row.get(34)?,
            house: row.get(35)?,
        })
    }

    fn place(&self) -> Result<Place, StoreError> {
        let place = match (self.place.as_str(), self.guild, self.parent, self.channel) {
            ("opening", guild, None, Some(channel)) => Some(Place::Opening { guild, channel }),
            ("thread", Some(guild), Some(parent), Some(thread)) => {
                Some(Place::Thread { guild, parent, thread })
            }
            ("channel", Some(guild), None, Some(channel)) => Some(Place::Channel { guild, channel }),
            ("dms", None, None, None) => Some(Place::Dms),
            ("nowhere", None, None, None) => Some(Place::Nowhere),
            _ => None,
        };
        read(&format!("the place of game {}", self.id), &self.place, place)
    }

    fn ending(&self) -> Result<Option<Ending>, StoreError> {
        let Some((by, at)) = &self.ended else { return Ok(None) };
        let status = read_status(self.id, &self.status)?;
        if !status.is_over() {
            return Err(StoreError::Corrupt(format!(
                "game {} has an end, but its status is {status}",
                self.id
            )));
        }
        Ok(Some(Ending {
            status,
            outcome: read_outcome(self.id, &self.result)?,
            by: read_colour("the end of a game", by)?,
            at: Timestamp(*at),
            moderator: self.moderator.map(user_from_sql),
        }))
    }

    fn terms(&self) -> Result<Terms, StoreError> {
        let control = Control::from_str(&self.control).ok();
        let control = read(&format!("the time control of game {}", self.id), &self.control, control)?;
        let variant = Variant::from_word(&self.variant);
        let variant = read(&format!("the variant of game {}", self.id), &self.variant, variant)?;
        let house = self.house.and_then(Level::new);
        Ok(Terms { variant, control, weekends: self.weekends, rated: self.rated, house })
    }

    fn clock(&self, terms: Terms) -> Result<Option<Clock>, StoreError> {
        let ([Some(white), Some(black)], Some(since)) = (self.left, self.clock_since) else {
            return Ok(None);
        };
        let zone = |name: &Option<String>| {
            let name = name.as_deref().unwrap_or("UTC");
            read(&format!("a time zone of game {}", self.id), name, Zone::named(name))
        };
        let weekends =
            if terms.weekends { Some([zone(&self.zones[0])?, zone(&self.zones[1])?]) } else { None };
        let saved = SavedClock {
            control: terms.control,
            weekends,
            left: [Millis(white), Millis(black)],
            since: Timestamp(since),
            paused: self.paused_at.map(Timestamp),
        };
        read(&format!("the clock of game {}", self.id), &self.control, Clock::restore(saved)).map(Some)
    }

    fn checked(self, db: &Connection) -> Result<StoredGame, StoreError> {
        let place = self.place()?;
        let offer = match &self.offer {
            Some((by, ply, at)) => {
                Some(DrawOffer { by: read_colour("a draw offer", by)?, ply: Ply(*ply), at: Timestamp(*at) })
            }
            None => None,
        };
        let terms = self.terms()?;
        let initial = Position::parse(terms.variant, &self.initial).map_err(|error| {
            StoreError::Corrupt(format!("game {} starts from no position: {error}", self.id))
        })?;
        let clock = self.clock(terms)?;
        let away = match &clock {
            Some(clock) => absence::away(db, self.players, clock.since())?,
            None => play::Away::default(),
        };
        let saved = Saved {
            id: self.id,
            players: self.players,
            started: self.started,
            initial,
            moves: moves(db, self.id, terms.variant)?,
            terms,
            clock,
            away,
            requests: requests(db, self.id)?,
            takebacks: self.takebacks,
            offer,
            offered: self.offered.map(|ply| ply.map(Ply)),
            ending: self.ending()?,
        };
        let game = Match::restore(saved)
            .map_err(|error| StoreError::Corrupt(format!("game {}: {error}", self.id)))?;
        if game.status().as_str() != self.status || game.outcome().as_str() != self.result {
            return Err(StoreError::Corrupt(format!(
                "game {} says {} {}, its moves say {} {}",
                self.id,
                self.status,
                self.result,
                game.status().as_str(),
                game.outcome().as_str()
            )));
        }
        fitting(&game)?;
        let [white_name, black_name] = self.names;
        let challenge = self.challenge.map(ChallengeId);
        let rematch_of = self.rematch_of.map(GameId);
        Ok(StoredGame { game, place, white_name, black_name, challenge, rematch_of, closed: self.closed })
    }
}

/// The kept end is one that the game can have had.
fn fitting(game: &Match) -> Result<(), StoreError> {
    let Some(Ending { status, outcome, by, .. }) = game.ending() else { return Ok(()) };
    let loser = matches!(status, Status::Resigned).then_some(by);
    if game.game().can_stand(status, outcome) && (loser.is_none() || loser != outcome.winner()) {
        return Ok(());
    }
    let id = game.id();
    Err(StoreError::Corrupt(format!(
        "game {id} cannot have ended as {status} by {by} with the result {outcome}"
    )))
}

fn requests(db: &Connection, game: GameId) -> Result<Vec<Request>, StoreError> {
    let mut statement =
        db.prepare_cached("SELECT kind, by, ply, at, denied FROM requests WHERE game = ?1 ORDER BY kind")?;
    let mut rows = statement.query([game.0])?;
    let mut requests = Vec::new();
    while let Some(row) = rows.next()? {
        let (kind, by): (String, String) = (row.get(0)?, row.get(1)?);
        requests.push(Request {
            kind: read("a request", &kind, RequestKind::ALL.into_iter().find(|k| k.as_str() == kind))?,
            by: read_colour("a request", &by)?,
            ply: Ply(row.get(2)?),
            at: Timestamp(row.get(3)?),
            denied: row.get(4)?,
        });
    }
    Ok(requests)
}

/// The moves of a game with their times, and what their movers had left.
fn moves(
    db: &Connection,
    game: GameId,
    variant: Variant,
) -> Result<Vec<(Move, Timestamp, Option<Millis>)>, StoreError> {
    let mut statement =
        db.prepare_cached("SELECT ply, move, played_at, clock FROM moves WHERE game = ?1 ORDER BY ply")?;
    let mut rows = statement.query([game.0])?;
    let mut moves = Vec::new();
    while let Some(row) = rows.next()? {
        let (ply, text): (u32, String) = (row.get(0)?, row.get(1)?);
        if ply as usize != moves.len() + 1 {
            return Err(StoreError::Corrupt(format!("game {game} lacks move {}", moves.len() + 1)));
        }
        let mv = Move::parse(variant, &text)
            .map_err(|error| StoreError::Corrupt(format!("move {ply} of game {game}, {text:?}: {error}")))?;
        moves.push((mv, Timestamp(row.get(2)?), row.get::<_, Option<i64>>(3)?.map(Millis)));
    }
    Ok(moves)
}

/// The games that match `filter`, which speaks of table `g` and may end in an order and a limit.
pub(crate) fn select(
    db: &Connection,
    filter: &str,
    params: impl Params,
) -> Result<Vec<StoredGame>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM games AS g JOIN players AS w ON w.id = g.white JOIN players AS b ON b.id = g.black
         WHERE {filter}"
    );
    let raws: Vec<Raw> =
        db.prepare_cached(&sql)?.query_map(params, Raw::of)?.collect::<Result<_, _>>().map_err(unreadable)?;
    raws.into_iter().map(|raw| raw.checked(db)).collect()
}

/// A value that its column cannot hold is a damaged row, not a failure of the database.
fn unreadable(error: rusqlite::Error) -> StoreError {
    match error {
        rusqlite::Error::FromSqlConversionFailure(..)
        | rusqlite::Error::IntegralValueOutOfRange(..)
        | rusqlite::Error::InvalidColumnType(..) => {
            StoreError::Corrupt(format!("a row of games cannot be read: {error}"))
        }
        error => error.into(),
    }
}

/// One game.
pub(crate) fn find(db: &Connection, id: GameId) -> Result<Option<StoredGame>, StoreError> {
    Ok(select(db, "g.id = ?1", [id.0])?.pop())
}

/// The numbers of games, in order: at most `limit` above `after`.
pub(crate) fn numbers(db: &Connection, after: i64, limit: u32) -> Result<Vec<GameId>, StoreError> {
    Ok(db
        .prepare_cached("SELECT id FROM games WHERE id > ?1 ORDER BY id LIMIT ?2")?
        .query_map((after, limit), |row| row.get(0).map(GameId))?
        .collect::<Result<_, _>>()?)
}

/// A new game, its players known already; gives it its number.
pub(crate) fn insert(
    tx: &Transaction<'_>,
    start: Start,
    place: Place,
    rematch_of: Option<GameId>,
) -> Result<Match, StoreError> {
    let (players, terms) = (start.players, start.terms);
    let initial = Position::start(terms.variant);
    tx.prepare_cached(
        "INSERT INTO games (initial, white, black, started, place, status, result, control, rated, weekends,
                            white_zone, black_zone, rematch_of, variant, house)
         VALUES (?1, ?2, ?3, ?4, 'nowhere', 'ongoing', '*', ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
    )?
    .execute((
        initial.to_string(),
        user_to_sql(players.white),
        user_to_sql(players.black),
        start.started.0,
        terms.control.to_string(),
        terms.rated,
        terms.weekends,
        start.zones[0].name(),
        start.zones[1].name(),
        rematch_of.map(|game| game.0),
        terms.variant.as_str(),
        terms.house.map(Level::number),
    ))?;
    let game = Match::start_from(GameId(tx.last_insert_rowid()), start, initial);
    put_state(tx, &game)?;
    put_place(tx, game.id(), place)?;
    Ok(game)
}

/// Writes the move that led to `game`'s position.
pub(crate) fn insert_last_move(tx: &Transaction<'_>, game: &Match, source: Source) -> Result<(), StoreError> {
    let mv = game.game().moves().last().expect("a game in which somebody moved");
    let left = game.times_left().last().copied().flatten();
    tx.prepare_cached(
        "INSERT INTO moves (game, ply, move, played_at, source, clock) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute((
        game.id().0,
        game.ply().0,
        mv.to_string(),
        game.last_moved().0,
        source.as_str(),
        left.map(|left| left.0),
    ))?;
    Ok(())
}

/// Takes the moves after `ply` out.
pub(crate) fn delete_moves(tx: &Transaction<'_>, game: GameId, ply: Ply) -> Result<(), StoreError> {
    tx.execute("DELETE FROM moves WHERE game = ?1 AND ply > ?2", (game.0, ply.0))?;
    Ok(())
}

/// Writes what changes in a game beside its moves.
pub(crate) fn put_state(tx: &Transaction<'_>, game: &Match) -> Result<(), StoreError> {
    let saved = game.save();
    let clock = saved.clock.as_ref().map(Clock::save);
    let id = saved.id.0;
    tx.prepare_cached(
        "UPDATE games SET offer_by = ?2, offer_ply = ?3, offer_at = ?4, white_offered = ?5, black_offered = ?6,
                          status = ?7, result = ?8, ended_by = ?9, ended_at = ?10, moderator = ?11 WHERE id = ?1",
    )?
    .execute((
        id,
        saved.offer.map(|offer| colour_word(offer.by)),
        saved.offer.map(|offer| offer.ply.0),
        saved.offer.map(|offer| offer.at.0),
        saved.offered[0].map(|ply| ply.0),
        saved.offered[1].map(|ply| ply.0),
        game.status().as_str(),
        game.outcome().as_str(),
        saved.ending.map(|ending| colour_word(ending.by)),
        saved.ending.map(|ending| ending.at.0),
        saved.ending.and_then(|ending| ending.moderator).map(user_to_sql),
    ))?;
    tx.prepare_cached(
        "UPDATE games SET white_left = ?2, black_left = ?3, clock_since = ?4, paused_at = ?5, takebacks = ?6
         WHERE id = ?1",
    )?
    .execute((
        id,
        clock.as_ref().map(|clock| clock.left[0].0),
        clock.as_ref().map(|clock| clock.left[1].0),
        clock.as_ref().map(|clock| clock.since.0),
        clock.as_ref().and_then(|clock| clock.paused).map(|at| at.0),
        saved.takebacks,
    ))?;
    tx.prepare_cached("DELETE FROM requests WHERE game = ?1")?.execute([id])?;
    for request in saved.requests {
        tx.prepare_cached(
            "INSERT INTO requests (game, kind, by, ply, at, denied) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute((
            id,
            request.kind.as_str(),
            colour_word(request.by),
            request.ply.0,
            request.at.0,
            request.denied,
        ))?;
    }
    Ok(())
}

/// Writes where a game is played.
pub(crate) fn put_place(tx: &Transaction<'_>, game: GameId, place: Place) -> Result<(), StoreError> {
    let (word, guild, parent, channel) = match place {
        Place::Opening { guild, channel } => ("opening", guild, None, Some(channel)),
        Place::Thread { guild, parent, thread } => ("thread", Some(guild), Some(parent), Some(thread)),
        Place::Channel { guild, channel } => ("channel", Some(guild), None, Some(channel)),
        Place::Dms => ("dms", None, None, None),
        Place::Nowhere => ("nowhere", None, None, None),
    };
    tx.prepare_cached("UPDATE games SET place = ?2, guild = ?3, parent = ?4, channel = ?5 WHERE id = ?1")?
        .execute((game.0, word, guild, parent, channel))?;
    Ok(())
}
