//! What happens in the arena, as it happens, for whoever watches. Nothing of it is kept: what must not be lost stands in
//! the store.

use std::sync::Arc;

use rules::Variant;
use store::ladder::{
    EngineGameId, EngineId, FaultId, MatchId, PairId, PlayedMove, Purpose, SeasonId, TournamentId,
};

use crate::live::LivePair;

/// What happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// A pair begins.
    PairStarted(Arc<LivePair>),
    /// A game of a pair begins, with White and Black.
    GameStarted {
        /// The pair.
        pair: PairId,
        /// 1 or 2.
        number: u8,
    },
    /// A move was played; [`Arena::live`](crate::Arena::live) has the game up to it.
    Moved {
        /// The pair.
        pair: PairId,
        /// 1 or 2.
        number: u8,
        /// How many were played, the opening's counted.
        ply: u32,
        /// The move, with its score and clock.
        played: PlayedMove,
    },
    /// A game is over; whether it counts is not known yet.
    GameOver {
        /// The pair.
        pair: PairId,
        /// 1 or 2.
        number: u8,
        /// `1-0`, `0-1`, `1/2-1/2` or `*`.
        outcome: String,
        /// `checkmate`, `time`, `forfeit` …
        status: String,
    },
    /// The result of a pair stands in the store.
    PairOver {
        /// The pair.
        pair: PairId,
        /// The rule set.
        variant: Variant,
        /// What it was played for.
        purpose: Purpose,
        /// The engines.
        engines: [EngineId; 2],
        /// Half points of the first and of the second.
        points: [u32; 2],
        /// The games, by number.
        games: Vec<EngineGameId>,
    },
    /// A pair did not count.
    PairVoid {
        /// The pair.
        pair: PairId,
        /// Why.
        reason: String,
        /// Whether it is played again.
        again: bool,
    },
    /// An engine lost by a fault.
    Faulted {
        /// Which one.
        engine: EngineId,
        /// What it did.
        fault: FaultId,
    },
    /// Ratings were fitted again: engine, rating before (if it had one), rating now; those that did not change are left out.
    Rated {
        /// The ladder.
        variant: Variant,
        /// The changes.
        changes: Vec<(EngineId, Option<f64>, f64)>,
    },
    /// An engine was submitted and waits for its check.
    Entered {
        /// Which one.
        engine: EngineId,
    },
    /// An engine's check is over.
    Checked {
        /// Which one.
        engine: EngineId,
        /// Whether it plays now.
        passed: bool,
    },
    /// An engine crashed too often and plays no more.
    Quarantined {
        /// Which one.
        engine: EngineId,
    },
    /// A tournament begins.
    TournamentBegins {
        /// Which one.
        tournament: TournamentId,
    },
    /// A round of a tournament is over.
    RoundOver {
        /// Which one.
        tournament: TournamentId,
        /// From 1.
        round: u32,
    },
    /// A tournament is over.
    TournamentOver {
        /// Which one.
        tournament: TournamentId,
    },
    /// A match is over.
    MatchOver {
        /// Which one.
        matching: MatchId,
    },
    /// A season is over.
    SeasonOver {
        /// Which one.
        season: SeasonId,
    },
}
