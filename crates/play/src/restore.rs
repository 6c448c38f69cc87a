//! A game taken apart into plain values, and put together again.

use rules::{Game, Move, Position, Status};
use thiserror::Error;

use crate::{
    Away, Clock, DrawOffer, Ending, GameId, Match, Millis, Players, Ply, Request, RequestKind, Terms,
    Timestamp,
};

/// All that has to be kept of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The game's number.
    pub id: GameId,
    /// Who plays.
    pub players: Players,
    /// When it began.
    pub started: Timestamp,
    /// The position that it began from.
    pub initial: Position,
    /// The moves, when each was made, and what its mover had left after it.
    pub moves: Vec<(Move, Timestamp, Option<Millis>)>,
    /// Under what terms.
    pub terms: Terms,
    /// The clocks; `None` without.
    pub clock: Option<Clock>,
    /// When the clocks stand, as far as is known.
    pub away: Away,
    /// The requests made in this position, those turned down too; one of a kind.
    pub requests: Vec<Request>,
    /// How often moves were taken back.
    pub takebacks: u16,
    /// The draw offer that stands.
    pub offer: Option<DrawOffer>,
    /// The ply at which each side last offered a draw: White, Black.
    pub offered: [Option<Ply>; 2],
    /// How it ended.
    pub ending: Option<Ending>,
}

/// Why saved values are not a game that can have been played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RestoreError {
    /// A move that the rules do not allow where it stands.
    #[error("move {ply}, {mv}, is not legal there or comes after the end of the game")]
    Illegal {
        /// The ply that it would have reached.
        ply: Ply,
        /// The move.
        mv: Move,
    },
    /// More moves than a ply number can count.
    #[error("the game has more than {} moves", u16::MAX)]
    TooLong,
    /// A move is dated before the one that it follows.
    #[error("move {0} is dated before the one that it follows")]
    Times(Ply),
    /// The end on the board is not the one kept.
    #[error("the board says {}, but {} is kept", .board.as_str(), .kept.as_str())]
    Ending {
        /// The status that the moves lead to.
        board: Status,
        /// The status that was kept.
        kept: Status,
    },
    /// A draw offer or request in a finished game or of another ply.
    #[error("an offer or request is kept that cannot stand")]
    Offer,
    /// A clock without a control, or the other way round.
    #[error("the clock does not fit the time control")]
    Clock,
}

impl Match {
    /// The values to keep.
    pub fn save(&self) -> Saved {
        Saved {
            id: self.id,
            players: self.players,
            started: self.started,
            initial: self.game.initial().clone(),
            moves: self
                .game
                .moves()
                .iter()
                .zip(&self.times)
                .zip(&self.left)
                .map(|((&mv, &at), &left)| (mv, at, left))
                .collect(),
            terms: self.terms,
            clock: self.clock.clone(),
            away: self.away.clone(),
            requests: self.requests.into_iter().flatten().collect(),
            takebacks: self.takebacks,
            offer: self.offer,
            offered: self.offered,
            ending: self.ending,
        }
    }

    /// The game that `saved` describes, every move checked by the rules.
    ///
    /// # Errors
    /// The first [`RestoreError`] found.
    pub fn restore(saved: Saved) -> Result<Self, RestoreError> {
        let Saved { id, players, started, initial, moves, terms, clock, away, .. } = saved;
        let Saved { requests: kept, takebacks, offer, offered, ending, .. } = saved;
        if moves.len() > usize::from(u16::MAX) {
            return Err(RestoreError::TooLong);
        }
        let mut game = Game::from(initial);
        let mut times = Vec::with_capacity(moves.len());
        let mut left = Vec::with_capacity(moves.len());
        let mut last = started;
        for (mv, at, after) in moves {
            let ply = Ply(times.len() as u16).next();
            game.push(mv).map_err(|_| RestoreError::Illegal { ply, mv })?;
            if at < last {
                return Err(RestoreError::Times(ply));
            }
            last = at;
            times.push(at);
            left.push(after);
        }
        let mut requests = [None; 2];
        for request in kept {
            requests[request.kind.index()] = Some(request);
        }
        let restored = Self {
            id,
            players,
            started,
            game,
            times,
            left,
            terms,
            clock,
            away,
            offer,
            offered,
            requests,
            takebacks,
            ending,
        };
        restored.check_ending()?;
        if restored.terms.control.has_clock() != restored.clock.is_some() {
            return Err(RestoreError::Clock);
        }
        if RequestKind::ALL.iter().filter_map(|kind| restored.request(*kind)).any(|r| r.ply != restored.ply())
        {
            return Err(RestoreError::Offer);
        }
        match restored.offer {
            Some(offer) if restored.is_over() || offer.ply != restored.ply() => Err(RestoreError::Offer),
            _ => Ok(restored),
        }
    }

    /// An end on the board is the one kept; one that people made needs a board that goes on.
    fn check_ending(&self) -> Result<(), RestoreError> {
        let board = self.game.status();
        let agrees = match self.ending {
            None => !board.is_over(),
            Some(kept) if board.is_over() => kept.status == board && kept.outcome == self.game.outcome(),
            Some(kept) => made_by_people(kept.status),
        };
        if agrees {
            return Ok(());
        }
        let kept = self.ending.map_or(Status::Ongoing, |ending| ending.status);
        Err(RestoreError::Ending { board, kept })
    }
}

/// Endings that no position shows.
fn made_by_people(status: Status) -> bool {
    matches!(status, Status::Agreed | Status::Resigned | Status::Time | Status::Forfeit | Status::Aborted)
}
