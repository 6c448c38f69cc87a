//! How a game stands and how it ended.

use std::fmt;

use crate::Colour;

/// How a game stands, or why it is over.
///
/// The rules themselves reach `Setup` to `Countercheck`; the rest is decided by the players or the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Men are still being placed.
    Setup,
    /// The game goes on.
    Ongoing,
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// No sequence of legal moves can mate.
    Insufficient,
    /// The position stands on the board for the third time.
    Threefold,
    /// A hundred plies in a row without a capture or a pawn move.
    Fifty,
    /// Check answered with check, in Chess-100 (R6.5).
    Countercheck,
    /// A draw by agreement.
    Agreed,
    /// A side resigned.
    Resigned,
    /// A side overstepped its time.
    Time,
    /// A side forfeited.
    Forfeit,
    /// The game was broken off before it had begun in earnest.
    Aborted,
}

impl Status {
    /// Every status.
    pub const ALL: [Self; 13] = [
        Self::Setup,
        Self::Ongoing,
        Self::Checkmate,
        Self::Stalemate,
        Self::Insufficient,
        Self::Threefold,
        Self::Fifty,
        Self::Countercheck,
        Self::Agreed,
        Self::Resigned,
        Self::Time,
        Self::Forfeit,
        Self::Aborted,
    ];

    /// The stable word of the command line and of files, such as `checkmate`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Ongoing => "ongoing",
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::Insufficient => "insufficient",
            Self::Threefold => "threefold",
            Self::Fifty => "fifty",
            Self::Countercheck => "countercheck",
            Self::Agreed => "agreed",
            Self::Resigned => "resigned",
            Self::Time => "time",
            Self::Forfeit => "forfeit",
            Self::Aborted => "aborted",
        }
    }

    /// The status of a stable word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == word)
    }

    /// Whether the game has ended.
    pub const fn is_over(self) -> bool {
        !matches!(self, Self::Setup | Self::Ongoing)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `1/2-1/2`.
    Draw,
    /// `*`: the game goes on, or ended without a result.
    None,
}

impl Outcome {
    /// The win of one side.
    pub const fn win(colour: Colour) -> Self {
        match colour {
            Colour::White => Self::WhiteWins,
            Colour::Black => Self::BlackWins,
        }
    }

    /// Who won, if anybody did.
    pub const fn winner(self) -> Option<Colour> {
        match self {
            Self::WhiteWins => Some(Colour::White),
            Self::BlackWins => Some(Colour::Black),
            Self::Draw | Self::None => None,
        }
    }

    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::None => "*",
        }
    }

    /// The outcome of a result as files write it.
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::WhiteWins, Self::BlackWins, Self::Draw, Self::None].into_iter().find(|o| o.as_str() == word)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
