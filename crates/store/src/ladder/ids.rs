//! Numbers of the ladder's things, each its own type.

use crate::ids::row;

row! {
    /// An engine: one binary, one player.
    EngineId
}
row! {
    /// A meeting of two engines.
    PairId
}
row! {
    /// A game between engines, as `/ladder game` names it.
    EngineGameId
}
row! {
    /// What an engine lost by.
    FaultId
}
row! {
    /// A season of a ladder.
    SeasonId
}
row! {
    /// A match that was asked for.
    MatchId
}
row! {
    /// A tournament.
    TournamentId
}
row! {
    /// Something worth telling; a later one has a greater number.
    NewsId
}
