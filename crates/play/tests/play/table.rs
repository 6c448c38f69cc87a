//! A game between two known people, and short words for what they do.

use play::{Action, GameId, Happening, Match, Players, Refusal, Start, Timestamp, UserId};
use rules::{Move, Position, Variant};

pub(crate) const WHITE: UserId = UserId(11);
pub(crate) const BLACK: UserId = UserId(22);
pub(crate) const STRANGER: UserId = UserId(33);
pub(crate) const PLAYERS: Players = Players { white: WHITE, black: BLACK };
pub(crate) const STARTED: Timestamp = Timestamp(1_000);

/// Kings far apart and two pawns face to face, so that neither side is ever short of moves or material.
pub(crate) const QUIET: &str = "1/2/K6/6/1P1p1/6/6k/2/1 - w - 0 40";

pub(crate) fn new_game() -> Match {
    Match::start(GameId(1), Start::casual(PLAYERS, STARTED))
}

pub(crate) fn game_from(position: &str) -> Match {
    let position = Position::parse(Variant::Starchess, position).expect("a position");
    Match::start_from(GameId(1), Start::casual(PLAYERS, STARTED), position)
}

pub(crate) fn mv(text: &str) -> Action {
    Action::Move(Move::parse(Variant::Starchess, text).expect("a bare move"))
}

/// What `by` does, a second after what was done last.
pub(crate) fn does(game: &mut Match, by: UserId, action: Action) -> Result<Happening, Refusal> {
    let now = game.last_moved().plus_ms(1_000);
    game.act(by, action, None, now)
}

/// Plays bare moves one after another, each by whoever is on move.
pub(crate) fn plays(game: &mut Match, moves: &str) -> Happening {
    moves
        .split(' ')
        .map(|text| {
            let by = game.on_move().expect("a game that goes on");
            does(game, by, mv(text)).expect("a legal move")
        })
        .last()
        .expect("a move")
}
