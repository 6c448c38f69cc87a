//! How the clocks of a game stood or stand at one of its boards.

use play::{Colour, Millis, Ply, Timestamp};
use store::StoredGame;

use crate::text::clocks::{Clocks, State};

/// The clocks at the board after `ply` moves: at the newest board as they are at `now`, at an older one as they were
/// noted with the moves before it. `None` without a clock.
pub(crate) fn at(game: &StoredGame, ply: Ply, now: Timestamp) -> Option<Clocks> {
    let control = game.game.terms().control;
    let full = control.at_first()?;
    if ply < game.game.ply() {
        return Some(Clocks { control, left: noted(game, ply, full), state: State::Running });
    }
    Some(Clocks { control, left: game.game.left(now)?, state: state(game, now) })
}

/// What each side had left at its last move among the first `ply`, or `full` before.
pub(crate) fn noted(game: &StoredGame, ply: Ply, full: Millis) -> [Millis; 2] {
    let first = game.game.game().initial().side();
    let moves =
        || game.game.times_left()[..usize::from(ply.0).min(game.game.times_left().len())].iter().enumerate();
    Colour::ALL.map(|colour| {
        let mut theirs = moves().filter(|(number, _)| number.is_multiple_of(2) == (first == colour));
        theirs.next_back().and_then(|(_, left)| *left).unwrap_or(full)
    })
}

fn state(game: &StoredGame, now: Timestamp) -> State {
    let mover = game.game.side();
    let vacation = &game.game.away().vacation[mover.index()];
    if game.game.is_over() {
        State::Running
    } else if game.game.is_paused() {
        State::Paused
    } else if game.game.terms().control.is_long() && vacation.contains(now) {
        State::Vacation(mover)
    } else {
        State::Running
    }
}

#[cfg(test)]
mod tests {
    use play::{Action, GameId, Match, Players, Span, Start, Terms, UserId, Zone};
    use store::Place;

    use super::*;

    const START: Timestamp = Timestamp(1_800_000_000_000);

    fn later(hours: i64) -> Timestamp {
        START.plus_ms(Millis::HOUR.times(hours).0)
    }

    fn game(control: &str) -> StoredGame {
        let players = Players { white: UserId(1), black: UserId(2) };
        let terms = Terms { control: control.parse().expect("a control"), ..Terms::CASUAL };
        let start = Start { players, started: START, terms, zones: [Zone::utc(), Zone::utc()] };
        StoredGame {
            game: Match::start(GameId(1), start),
            place: Place::Dms,
            white_name: None,
            black_name: None,
            challenge: None,
            rematch_of: None,
            closed: false,
        }
    }

    fn plays(game: &mut StoredGame, text: &str, hours: i64) {
        let by = game.game.on_move().expect("it goes on");
        let action = Action::Move(crate::sample::star_move(text));
        game.game.act(by, action, None, later(hours)).expect("a legal move");
    }

    fn hours(clocks: Option<Clocks>) -> [i64; 2] {
        clocks.expect("a clock").left.map(|left| left.0 / Millis::HOUR.0)
    }

    #[test]
    fn the_newest_board_shows_the_clocks_as_they_run() {
        let mut game = game("3d");
        plays(&mut game, "K@4", 10);
        assert_eq!(hours(at(&game, Ply(1), later(10))), [72, 72]);
        assert_eq!(hours(at(&game, Ply(1), later(15))), [72, 67]);
        assert_eq!(at(&self::game("none"), Ply(0), START), None);
    }

    #[test]
    fn an_older_board_shows_what_was_noted_with_its_moves() {
        let mut game = game("3d");
        for (text, hours) in [("K@4", 10), ("K@34", 12), ("Q@11", 42), ("Q@27", 43)] {
            plays(&mut game, text, hours);
        }
        // White took 10 and 30 of 72 hours, Black 2 and 1.
        assert_eq!(hours(at(&game, Ply(0), later(50))), [72, 72]);
        assert_eq!(hours(at(&game, Ply(1), later(50))), [62, 72]);
        assert_eq!(hours(at(&game, Ply(2), later(50))), [62, 70]);
        assert_eq!(hours(at(&game, Ply(3), later(50))), [42, 70]);
    }

    #[test]
    fn a_pause_and_the_movers_vacation_are_told() {
        let mut game = game("3d");
        let state = |game: &StoredGame| at(game, game.game.ply(), later(1)).expect("a clock").state;
        assert_eq!(state(&game), State::Running);
        game.game.on_vacation(Colour::Black, Span { from: START, until: later(24) });
        assert_eq!(state(&game), State::Running, "White is on move");
        game.game.on_vacation(Colour::White, Span { from: START, until: later(24) });
        assert_eq!(state(&game), State::Vacation(Colour::White));
        let pause = play::RequestKind::Pause;
        game.game.act(UserId(1), Action::Ask(pause), None, later(0)).expect("asked");
        game.game.act(UserId(2), Action::Grant(pause), None, later(0)).expect("granted");
        assert_eq!(state(&game), State::Paused);
    }
}
