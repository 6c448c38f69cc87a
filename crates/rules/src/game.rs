//! A game: a position, the moves from it, and how it stands.

use crate::{Colour, Move, Outcome, PlayError, Position, Status, Variant};

/// A game from some position on.
///
/// Repetition counts from the first position, itself included. Draws by material, repetition and fifty moves come
/// by themselves; nobody has to claim them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The positions after 0, 1, 2 … plies; never empty.
    positions: Vec<Position>,
    moves: Vec<Move>,
}

impl From<Position> for Game {
    fn from(position: Position) -> Self {
        Self { positions: vec![position], moves: Vec::new() }
    }
}

impl Game {
    /// A game from the start.
    pub fn start(variant: Variant) -> Self {
        Self::from(Position::start(variant))
    }

    /// The rule set that it is played by.
    pub fn variant(&self) -> Variant {
        self.initial().variant()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Hands position and move back when the move is not legal or the game is over; [`Game::status`] tells which.
    pub fn push(&mut self, played: Move) -> Result<(), PlayError> {
        let position = self.position().clone();
        if self.status().is_over() {
            return Err(PlayError { position: Box::new(position), attempted: played });
        }
        // As its mover makes it, and not as it was read: a text may not tell the side.
        let played = played.made_by(position.side());
        self.positions.push(position.play(played)?);
        self.moves.push(played);
        Ok(())
    }

    /// The position on the board now.
    pub fn position(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// The position from which the game began.
    pub fn initial(&self) -> &Position {
        &self.positions[0]
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position after a number of plies; after the last one when the game has fewer.
    pub fn position_at(&self, ply: usize) -> &Position {
        &self.positions[ply.min(self.moves.len())]
    }

    /// How often the position on the board has stood there, this time included.
    pub fn repetitions(&self) -> usize {
        // No position before the last capture or pawn move can come back.
        let now = self.position();
        let reversible = usize::from(now.halfmove()).min(self.moves.len());
        self.positions[self.moves.len() - reversible..].iter().filter(|before| before.repeats(now)).count()
    }

    /// How the game stands by the rules alone, in the order checkmate, stalemate, insufficient material, third
    /// repetition, fifty moves.
    pub fn status(&self) -> Status {
        match self.position().status() {
            Status::Fifty | Status::Ongoing if self.repetitions() >= 3 => Status::Threefold,
            status => status,
        }
    }

    /// The result of [`Game::status`].
    pub fn outcome(&self) -> Outcome {
        self.position().outcome_of(self.status())
    }

    /// Whether a game with these moves can stand, or have ended, like this.
    ///
    /// What the rules have ended has only that end. Otherwise it goes on, or players and clock ended it: agreement is a
    /// draw, resignation and forfeit have a winner, an aborted game has no result. Time is lost to an opponent who can
    /// still mate by some sequence of legal moves, however foolish; against one who cannot it is a draw (rules sheets).
    pub fn can_stand(&self, status: Status, outcome: Outcome) -> bool {
        if self.status().is_over() || !status.is_over() {
            return (status, outcome) == (self.status(), self.outcome());
        }
        let can_mate = |colour| self.position().can_mate(colour);
        match (status, outcome.winner()) {
            (Status::Agreed, None) => outcome == Outcome::Draw,
            (Status::Resigned | Status::Forfeit, winner) => winner.is_some(),
            (Status::Time, Some(winner)) => can_mate(winner),
            (Status::Time, None) => outcome == Outcome::Draw && !Colour::ALL.into_iter().all(can_mate),
            (Status::Aborted, None) => outcome == Outcome::None,
            _ => false,
        }
    }

    /// The moves as records write them.
    pub fn written(&self) -> Vec<String> {
        self.positions.iter().zip(&self.moves).map(|(position, &played)| position.written(played)).collect()
    }
}
