//! A game taken apart into plain values, and put together again.

use rules::Status;
use rules::starchess::{Game, Move, Position};
use thiserror::Error;

use crate::{DrawOffer, Ending, GameId, Match, Players, Ply, Timestamp};

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
    /// The moves and when each was made.
    pub moves: Vec<(Move, Timestamp)>,
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
    /// A draw offer in a finished game or of another ply.
    #[error("a draw offer is kept that cannot stand")]
    Offer,
}

impl Match {
    /// The values to keep.
    pub fn save(&self) -> Saved {
        Saved {
            id: self.id,
            players: self.players,
            started: self.started,
            initial: *self.game.initial(),
            moves: self.game.moves().iter().copied().zip(self.times.iter().copied()).collect(),
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
        let Saved { id, players, started, initial, moves, offer, offered, ending } = saved;
        if moves.len() > usize::from(u16::MAX) {
            return Err(RestoreError::TooLong);
        }
        let mut game = Game::from(initial);
        let mut times = Vec::with_capacity(moves.len());
        let mut last = started;
        for (mv, at) in moves {
            let ply = Ply(times.len() as u16).next();
            game.push(mv).map_err(|_| RestoreError::Illegal { ply, mv })?;
            if at < last {
                return Err(RestoreError::Times(ply));
            }
            last = at;
            times.push(at);
        }
        let restored = Self { id, players, started, game, times, offer, offered, ending };
        restored.check_ending()?;
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
