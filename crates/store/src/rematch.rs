//! Playing a game again with colours reversed.

use play::{Answer, ChallengeId, Colour, ColourChoice, GameId, NewChallenge, Refusal, Timestamp, UserId};
use rusqlite::{Connection, OptionalExtension};

use crate::act::Verdict;
use crate::rows::user_to_sql;
use crate::{
    ActError, Address, Answered, ChannelId, Committed, EventId, GuildId, MakeChallenge, Store, StoreError,
    StoredChallenge, StoredGame, challenges, game_rows,
};

/// A rematch to be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MakeRematch {
    /// The game to be played again.
    pub of: GameId,
    /// Who asks.
    pub by: UserId,
    /// The server that it is to be played in; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel that it is to be played in.
    pub channel: ChannelId,
    /// Where the challenge is to be posted.
    pub address: Address,
    /// The event that asks.
    pub event: Option<EventId>,
    /// When.
    pub now: Timestamp,
}

/// What asking for a rematch led to.
#[derive(Clone, Debug)]
pub enum Rematched {
    /// A challenge to the opponent: the same terms, colours reversed.
    Asked(StoredChallenge),
    /// The opponent had asked for it already, so it begins.
    Started {
        /// The opponent's challenge.
        challenge: StoredChallenge,
        /// The new game.
        game: Box<StoredGame>,
    },
}

impl Store {
    /// A player of a finished game asks for a rematch, or takes up the one that the opponent asks for: whoever comes
    /// first, two players who want the same are never left with two challenges.
    ///
    /// # Errors
    /// [`ActError::Refused`] to others, while the game goes on, after it has had its rematch, and as
    /// [`challenge`](Self::challenge) and [`answer_challenge`](Self::answer_challenge) do; [`ActError::Unknown`] game;
    /// [`ActError::AlreadyHandled`]; [`ActError::Store`].
    pub fn rematch(&self, make: MakeRematch) -> Result<Committed<Rematched>, ActError> {
        let MakeRematch { of, by, guild, channel, address, event, now } = make;
        self.judge(event, now, |tx| {
            let Some(stored) = game_rows::find(tx, of)? else {
                return Ok(Verdict::Denied(ActError::Unknown));
            };
            let refused = |refusal: Refusal| Ok(Verdict::Denied(refusal.into()));
            let Some(side) = stored.game.players().side_of(by) else { return refused(Refusal::NotAPlayer) };
            if !stored.game.is_over() {
                return refused(Refusal::GameGoesOn);
            }
            if let Some(again) = played_again(tx, of)? {
                return refused(Refusal::PlayedAgain(again));
            }
            let opponent = stored.game.players().of(!side);
            if let Some(id) = asked_for(tx, of, opponent)? {
                // The colours are fixed: no coin is looked at.
                let answer = Answer::Accept { coin: Colour::White };
                return Ok(match challenges::take(tx, id, by, answer, now)? {
                    Verdict::Granted(Answered::Started { challenge, game }) => {
                        Verdict::Granted(Rematched::Started { challenge, game })
                    }
                    Verdict::Granted(Answered::Declined(_) | Answered::Withdrawn(_)) => {
                        unreachable!("it was taken up")
                    }
                    Verdict::Denied(error) => Verdict::Denied(error),
                });
            }
            let colour = match side {
                Colour::White => ColourChoice::Black,
                Colour::Black => ColourChoice::White,
            };
            let new = NewChallenge {
                challenger: by,
                opponent: Some(opponent),
                colour,
                terms: stored.game.terms(),
                rematch_of: Some(of),
            };
            let make = MakeChallenge { new, guild, channel, address, event, now };
            Ok(match challenges::issue(tx, make)? {
                Verdict::Granted(challenge) => Verdict::Granted(Rematched::Asked(challenge)),
                Verdict::Denied(error) => Verdict::Denied(error),
            })
        })
    }
}

/// The rematch that a game has had.
fn played_again(db: &Connection, of: GameId) -> Result<Option<GameId>, StoreError> {
    let sql = "SELECT id FROM games WHERE rematch_of = ?1 ORDER BY id DESC LIMIT 1";
    Ok(db.query_row(sql, [of.0], |row| row.get(0).map(GameId)).optional()?)
}

/// The open challenge by which somebody asks for a rematch.
fn asked_for(db: &Connection, of: GameId, by: UserId) -> Result<Option<ChallengeId>, StoreError> {
    Ok(db
        .query_row(
            "SELECT id FROM challenges WHERE challenger = ?1 AND rematch_of = ?2 AND state = 'open'",
            (user_to_sql(by), of.0),
            |row| row.get(0).map(ChallengeId),
        )
        .optional()?)
}
