//! What people do in their games when they look: to the store and to the oracle alike.

use play::{Action, Millis, Ply, Refusal, RequestKind, Turn};
use rand::RngExt;
use rules::Move;
use rules::{Colour, Outcome, Status};
use store::{Act, ActError, Played, Source};

use super::board::{Asked, DRAW, PAUSE, TAKEBACK, win};
use super::calendar::{DAY, HOUR, MINUTE};
use super::habits::{between, one_in};
use super::told::user;
use super::world::World;

const KINDS: [RequestKind; 2] = [RequestKind::Takeback, RequestKind::Pause];

impl World {
    /// A person looks into the chat, and does what comes to mind.
    pub(crate) fn looks(&mut self, person: usize) {
        self.travels(person);
        self.answers(person);
        let boards: Vec<usize> = self.oracle.of(person).collect();
        for board in boards {
            self.plays(person, board);
        }
        let unnoticed = self.oracle.unnoticed.clone();
        for board in unnoticed {
            if self.oracle.boards[board].players.contains(&person) {
                self.is_too_late(person, board);
            }
        }
        self.proposes(person);
    }

    /// One look at one game.
    fn plays(&mut self, person: usize, board: usize) {
        let side = self.side(board, person);
        self.responds(board, side);
        if self.oracle.boards[board].is_paused() && one_in(&mut self.rng, 12) {
            self.does(board, side, Action::Resume);
        }
        self.starts_something(board, side);
        if self.is_on_move(board, side) && self.feels_like_moving(person, board) {
            self.makes_a_move(board, side);
        }
    }

    fn feels_like_moving(&mut self, person: usize, board: usize) -> bool {
        let board = &self.oracle.boards[board];
        let has_time = board.left().is_some_and(|left| left > self.habits[person].puts_off_until);
        if has_time {
            one_in(&mut self.rng, 20)
        } else {
            !one_in(&mut self.rng, if board.is_a_sitting() { 20 } else { 5 })
        }
    }

    fn side(&self, board: usize, person: usize) -> usize {
        usize::from(self.oracle.boards[board].players[1] == person)
    }

    fn is_on_move(&self, board: usize, side: usize) -> bool {
        let board = &self.oracle.boards[board];
        !board.over && board.side() == side
    }

    /// Answers what the opponent has asked, or leaves it.
    fn responds(&mut self, board: usize, side: usize) {
        for what in [DRAW, TAKEBACK, PAUSE] {
            let asked = self.oracle.boards[board].asked[what];
            if self.oracle.boards[board].over || asked.is_none_or(|asked| asked.by == side || asked.denied) {
                continue;
            }
            let action = match (what, self.rng.random_range(0..10)) {
                (DRAW, 0) => Action::AcceptDraw,
                (DRAW, 1..5) => Action::DeclineDraw,
                (_, 0..6) if what != DRAW => Action::Grant(KINDS[what - 1]),
                (_, 6..8) if what != DRAW => Action::Deny(KINDS[what - 1]),
                _ => continue,
            };
            self.does(board, side, action);
        }
    }

    /// Offers, asks, gives or gives up, all of it rarely.
    fn starts_something(&mut self, index: usize, side: usize) {
        let board = &self.oracle.boards[index];
        let (plies, draw) = (board.game.moves().len(), board.asked[DRAW]);
        let may_ask = |what: usize| board.asked[what].is_none_or(|Asked { by, denied }| denied && by != side);
        let takes_back = plies >= if board.side() == side { 2 } else { 1 } && may_ask(TAKEBACK);
        let clocked = board.clock.is_some();
        let pauses = clocked && !board.is_paused() && may_ask(PAUSE);
        let action = match self.rng.random_range(0..1200) {
            0 if plies > 10 => Action::Resign,
            1..6 if !board.offered[side] && draw.is_none() => Action::OfferDraw,
            6..18 if takes_back => Action::Ask(RequestKind::Takeback),
            18..24 if pauses => Action::Ask(RequestKind::Pause),
            24..36 if clocked => Action::Give(Millis(1_000 * between(&mut self.rng, MINUTE, 2 * DAY))),
            36..40 if plies < 2 => Action::Abort,
            _ => return,
        };
        if !self.oracle.boards[index].over {
            self.does(index, side, action);
        }
    }

    /// Any legal move, captures first more often than not: so that bare kings come about.
    fn makes_a_move(&mut self, board: usize, side: usize) {
        let position = self.oracle.boards[board].game.position().clone();
        let all: Vec<Move> = position.legal_moves().into_iter().collect();
        let taking: Vec<Move> = all.iter().copied().filter(|&mv| position.captured(mv).is_some()).collect();
        let from = if taking.is_empty() || !one_in(&mut self.rng, 3) { &all } else { &taking };
        let mut mv = from[self.rng.random_range(0..from.len())];
        // Hardly anybody sees a mate: games are long.
        for _ in 0..3 {
            let after = position.clone().play(mv).expect("legal");
            if after.is_setup() || !after.legal_moves().is_empty() {
                break;
            }
            mv = all[self.rng.random_range(0..all.len())];
        }
        let before = self.turn(board);
        self.does(board, side, Action::Move(mv));
        self.tally.moves += 1;
        // A click on the board as it was is of no use any more, whoever makes it.
        if !self.oracle.boards[board].over && one_in(&mut self.rng, 30) {
            let (ply, by) = (self.turn(board).ply, self.rng.random_range(0..2));
            let stale = Act { expected: Some(before), ..self.act(board, by, Action::Move(mv)) };
            let refusal = self.table().store.act(stale).expect_err("stale").to_string();
            let expected = Refusal::StalePly { asked: before.ply, now: ply };
            self.same("a click on an old board", &refusal, &ActError::from(expected).to_string());
        }
    }

    fn turn(&self, board: usize) -> Turn {
        let (ply, takebacks) = self.oracle.boards[board].turn();
        Turn { takebacks, ply: Ply(ply) }
    }

    fn act(&self, board: usize, side: usize, action: Action) -> Act {
        Act {
            game: play::GameId(self.oracle.boards[board].number),
            by: user(self.oracle.boards[board].players[side]),
            action,
            expected: None,
            source: Source::Command,
            event: Some(self.table().event()),
            now: self.table().now(),
        }
    }

    /// Somebody does what is theirs to do; the game goes on by the oracle's book.
    fn does(&mut self, board: usize, side: usize, action: Action) {
        // What was done just before may have led to something this very moment.
        self.oracle.happen();
        if self.oracle.boards[board].over {
            return self.does_too_late(board, side, action);
        }
        let expected = one_in(&mut self.rng, 2).then(|| self.turn(board));
        let act = Act { expected, ..self.act(board, side, action) };
        let result = self.table().store.act(act);
        let played: Played = match result {
            Ok(played) => played.into_inner(),
            Err(error) => {
                let what = format!("game {}, {action:?} by {side}", act.game);
                self.same(&what, &Err(error.to_string()), &Ok(()));
                return;
            }
        };
        if one_in(&mut self.rng, 20) {
            let again = self.table().store.act(act).expect_err("the same event").to_string();
            self.same("a click that comes twice", &again, &ActError::AlreadyHandled.to_string());
        }
        self.follows(board, side, action);
        let (game, mirror) = (&played.game.game, &self.oracle.boards[board]);
        self.same("the moves", &game.game().moves(), &mirror.game.moves());
        self.same("the turn", &game.turn(), &self.turn(board));
        self.same("whether it is over", &game.is_over(), &mirror.over);
        self.same("whether it is paused", &game.is_paused(), &mirror.is_paused());
    }

    /// What comes of a deed.
    fn follows(&mut self, index: usize, side: usize, action: Action) {
        let now = self.now();
        let by = |denied| Some(Asked { by: side, denied });
        let board = &mut self.oracle.boards[index];
        let mut settles = true;
        let end = match action {
            Action::Move(mv) => board.moves(mv, now),
            Action::Resign => Some(board.ends(Status::Resigned, win(Colour::ALL[1 - side]), now)),
            Action::AcceptDraw => Some(board.ends(Status::Agreed, Outcome::Draw, now)),
            Action::Abort => Some(board.ends(Status::Aborted, Outcome::None, now)),
            Action::Grant(RequestKind::Takeback) => {
                board.takes_back(1 - side);
                self.tally.takebacks += 1;
                None
            }
            Action::Grant(RequestKind::Pause) => {
                board.clock.as_mut().expect("a clock to stop").paused = true;
                board.asked[PAUSE] = None;
                self.tally.pauses += 1;
                None
            }
            Action::Give(time) => {
                board.clock.as_mut().expect("a clock to give to").left[1 - side] += time.0 / 1_000;
                self.tally.gifts += 1;
                None
            }
            Action::Resume => {
                board.clock.as_mut().expect("a clock that stands").paused = false;
                None
            }
            Action::OfferDraw | Action::DeclineDraw | Action::Ask(_) | Action::Deny(_) => {
                settles = false;
                match action {
                    Action::OfferDraw => (board.asked[DRAW], board.offered[side]) = (by(false), true),
                    Action::DeclineDraw => board.asked[DRAW] = None,
                    Action::Ask(kind) => board.asked[1 + kind as usize] = by(false),
                    Action::Deny(kind) => {
                        let asked = board.asked[1 + kind as usize].as_mut().expect("asked");
                        asked.denied = true;
                    }
                    _ => unreachable!("only these came here"),
                }
                None
            }
        };
        if settles {
            self.oracle.retract(index);
        }
        self.oracle.told.extend(end.map(|end| (now, end)));
    }

    /// The time ran out, and nobody has noticed yet: whatever they do, it is over.
    fn is_too_late(&mut self, person: usize, board: usize) {
        let side = self.side(board, person);
        let moves: Vec<Move> = self.oracle.boards[board].game.position().legal_moves().into_iter().collect();
        let action = match self.rng.random_range(0..3) {
            0 => Action::Resign,
            1 => Action::Give(Millis(1_000 * HOUR)),
            _ => Action::Move(moves[0]),
        };
        self.does_too_late(board, side, action);
    }

    fn does_too_late(&mut self, board: usize, side: usize, action: Action) {
        let act = self.act(board, side, action);
        let refusal = self.table().store.act(act).map(|_| ()).map_err(|error| error.to_string());
        let over = ActError::from(Refusal::GameOver(Status::Time)).to_string();
        self.same("a deed after the flag", &refusal, &Err(over));
        self.tally.too_late += 1;
    }

    /// Somebody who does not play in a game asks for something in it.
    pub(crate) fn stranger_asks(&mut self) {
        let board = self.rng.random_range(0..self.oracle.boards.len());
        let act = Act { by: play::UserId(7), ..self.act(board, 0, Action::Resign) };
        let refusal = self.table().store.act(act).map(|_| ()).map_err(|error| error.to_string());
        self.same("a stranger's wish", &refusal, &Err(ActError::from(Refusal::NotAPlayer).to_string()));
    }
}
