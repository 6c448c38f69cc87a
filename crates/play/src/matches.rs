//! One game between two people: who may do what, when, and what it leads to.

use rules::input::read_move;
use rules::{Colour, Game, Move, Outcome, Position, Status};

use crate::{
    Action, Away, Clock, Control, DrawOffer, Ending, GameId, Happening, Millis, Ply, Refusal, Request,
    RequestKind, Start, Terms, Timestamp, Turn, UserId, Verdict,
};

/// After so long a silence a game without a clock may be called off by the one who waits: nobody is stranded.
pub(crate) const SILENCE: Millis = Millis(60 * 24 * 60 * 60 * 1000);

/// The two people of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Players {
    /// Who plays White.
    pub white: UserId,
    /// Who plays Black.
    pub black: UserId,
}

impl Players {
    /// Who plays `colour`.
    pub fn of(self, colour: Colour) -> UserId {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// The colour that `user` plays; `None` for anybody else.
    pub fn side_of(self, user: UserId) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.of(colour) == user)
    }
}

/// One game, live or finished.
#[derive(Clone, Debug)]
pub struct Match {
    pub(crate) id: GameId,
    pub(crate) players: Players,
    pub(crate) started: Timestamp,
    pub(crate) game: Game,
    pub(crate) times: Vec<Timestamp>,
    /// What the mover had left at each move: with days a move of that one, else with its increment. As long as `times`. `None` without a clock.
    pub(crate) left: Vec<Option<Millis>>,
    pub(crate) terms: Terms,
    pub(crate) clock: Option<Clock>,
    /// When the clocks stand, as far as is known.
    pub(crate) away: Away,
    pub(crate) offer: Option<DrawOffer>,
    /// The ply at which each side last offered a draw (White, Black): one offer a position.
    pub(crate) offered: [Option<Ply>; 2],
    /// The last request of each kind in this position.
    pub(crate) requests: [Option<Request>; 2],
    pub(crate) takebacks: u16,
    pub(crate) ending: Option<Ending>,
}

impl Match {
    /// A new game from the usual start.
    pub fn start(id: GameId, start: Start) -> Self {
        let initial = Position::start(start.terms.variant);
        Self::start_from(id, start, initial)
    }

    /// A new game from any position. One that the rules end at once is over from the start.
    pub fn start_from(id: GameId, start: Start, initial: Position) -> Self {
        let Start { players, started, terms, zones } = start;
        let game = Game::from(initial);
        let weekends = (terms.weekends && terms.control.is_long()).then_some(zones);
        let clock = Clock::start(terms.control, weekends, started);
        let mut new = Self {
            id,
            players,
            started,
            game,
            times: Vec::new(),
            left: Vec::new(),
            terms,
            clock,
            away: Away::default(),
            offer: None,
            offered: [None; 2],
            requests: [None; 2],
            takebacks: 0,
            ending: None,
        };
        new.ending = new.ended_by_rules(started);
        new
    }

    /// The game's number.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// Who plays.
    pub fn players(&self) -> Players {
        self.players
    }

    /// When the game began.
    pub fn started(&self) -> Timestamp {
        self.started
    }

    /// The moves and positions.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// When each move was made; as many as there are moves, never decreasing.
    pub fn times(&self) -> &[Timestamp] {
        &self.times
    }

    /// When something last happened on the board: the last move, or else the start.
    pub fn last_moved(&self) -> Timestamp {
        self.times.last().copied().unwrap_or(self.started)
    }

    /// How many moves have been made.
    pub fn ply(&self) -> Ply {
        Ply(self.times.len() as u16)
    }

    /// The board that stands now.
    pub fn turn(&self) -> Turn {
        Turn { takebacks: self.takebacks, ply: self.ply() }
    }

    /// What the mover had left at each move: with days a move of that one, else with its increment. `None` without a clock.
    /// As many as there are moves.
    pub fn times_left(&self) -> &[Option<Millis>] {
        &self.left
    }

    /// Under what terms it is played.
    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// The colour on move; the loser, or the side that would move, when the game is over.
    pub fn side(&self) -> Colour {
        self.game.position().side()
    }

    /// The person on move; `None` when the game is over.
    pub fn on_move(&self) -> Option<UserId> {
        (!self.is_over()).then(|| self.players.of(self.side()))
    }

    /// The draw offer that stands.
    pub fn draw_offer(&self) -> Option<DrawOffer> {
        self.offer
    }

    /// What one player asks of the other; `None` when nothing of this kind waits for an answer.
    pub fn request(&self, kind: RequestKind) -> Option<Request> {
        self.requests[kind.index()].filter(|request| !request.denied)
    }

    /// How it ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Whether it has ended.
    pub fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// The status as people and files know it.
    pub fn status(&self) -> Status {
        self.ending.map_or_else(|| self.game.status(), |ending| ending.status)
    }

    /// The result; [`Outcome::None`] while it goes on and when it was aborted.
    pub fn outcome(&self) -> Outcome {
        self.ending.map_or(Outcome::None, |ending| ending.outcome)
    }

    /// Whether `by` can call the game off at `now`: until both sides have made one move, or, without a clock, when the
    /// opponent has been on move for sixty days.
    pub fn can_abort(&self, by: Colour, now: Timestamp) -> bool {
        let silent = || self.abort_from(by).is_some_and(|from| now >= from);
        !self.is_over() && (self.ply() < Ply(2) || silent())
    }

    /// Takes what `by` asks for. `expected` is the board that the request was made on; a request made on
    /// an older board is refused. A clock that went backwards is read as the time of the last move.
    ///
    /// # Errors
    /// A [`Refusal`], in this order: not a player, game over, stale, then what the action itself needs. The game is
    /// as it was.
    pub fn act(
        &mut self,
        by: UserId,
        action: Action,
        expected: Option<Turn>,
        now: Timestamp,
    ) -> Result<Happening, Refusal> {
        let colour = self.players.side_of(by).ok_or(Refusal::NotAPlayer)?;
        if let Some(ending) = self.ending {
            return Err(Refusal::GameOver(ending.status));
        }
        if let Some(asked) = expected.filter(|&asked| asked != self.turn()) {
            return Err(Refusal::StalePly { asked: asked.ply, now: self.ply() });
        }
        let now = now.max(self.last_moved());
        match action {
            Action::Move(mv) => self.make_move(colour, mv, now),
            Action::Resign => Ok(self.end(Status::Resigned, Outcome::win(!colour), colour, now)),
            Action::OfferDraw => self.offer_draw(colour, now),
            Action::AcceptDraw => {
                self.opponents_offer(colour)?;
                Ok(self.end(Status::Agreed, Outcome::Draw, colour, now))
            }
            Action::DeclineDraw => {
                self.opponents_offer(colour)?;
                self.offer = None;
                Ok(Happening::DrawDeclined { by: colour })
            }
            Action::Abort if self.can_abort(colour, now) => {
                Ok(self.end(Status::Aborted, Outcome::None, colour, now))
            }
            Action::Abort => Err(Refusal::TooLateToAbort),
            Action::Ask(kind) => self.ask(colour, kind, now),
            Action::Grant(kind) => {
                self.opponents_request(colour, kind)?;
                Ok(self.grant(colour, kind, now))
            }
            Action::Deny(kind) => {
                let request = self.opponents_request(colour, kind)?;
                self.requests[kind.index()] = Some(Request { denied: true, ..request });
                Ok(Happening::Denied { by: colour, kind })
            }
            Action::Resume => self.resume(colour, now),
            Action::Give(time) => self.give(colour, time, now),
        }
    }

    /// A moderator ends the game in the players' place.
    ///
    /// # Errors
    /// [`Refusal::GameOver`].
    pub fn adjudicate(
        &mut self,
        moderator: UserId,
        verdict: Verdict,
        now: Timestamp,
    ) -> Result<Ending, Refusal> {
        if let Some(ending) = self.ending {
            return Err(Refusal::GameOver(ending.status));
        }
        let (status, outcome, by) = match verdict {
            Verdict::Annulled => (Status::Aborted, Outcome::None, self.side()),
            Verdict::Draw => (Status::Agreed, Outcome::Draw, self.side()),
            Verdict::Win(winner) => (Status::Forfeit, Outcome::win(winner), !winner),
        };
        let at = now.max(self.last_moved());
        self.end(status, outcome, by, at);
        let ending = Ending { status, outcome, by, at, moderator: Some(moderator) };
        self.ending = Some(ending);
        Ok(ending)
    }

    fn make_move(&mut self, by: Colour, mv: Move, now: Timestamp) -> Result<Happening, Refusal> {
        if by != self.side() {
            return Err(Refusal::NotYourTurn { on_move: self.side() });
        }
        if self.ply() == Ply(u16::MAX) {
            return Err(Refusal::TooLong);
        }
        let before = self.game.position().clone();
        if !before.is_legal(mv) {
            return Err(Refusal::Illegal { mv, why: read_move(&before, &mv.to_string()).err() });
        }
        let written = before.written(mv);
        self.game.push(mv).expect("a legal move in a game that goes on");
        self.times.push(now);
        let left = self.clock.as_mut().map(|clock| {
            let when_moved = clock.left(by, now, &self.away)[by.index()];
            let from_now_on = clock.moved(by, now, &self.away);
            // With days a move everybody starts anew with each: what was left of this one tells more.
            if matches!(self.terms.control, Control::Move(_)) { when_moved } else { from_now_on }
        });
        self.left.push(left);
        let withdrew_offer_of = self.offer.take().map(|offer| offer.by);
        self.requests = [None; 2];
        self.ending = self.ended_by_rules(now);
        Ok(Happening::Moved { by, ply: self.ply(), mv, written, withdrew_offer_of, ended: self.ending })
    }

    fn offer_draw(&mut self, by: Colour, at: Timestamp) -> Result<Happening, Refusal> {
        if self.offer.is_some_and(|offer| offer.by != by) {
            return Ok(self.end(Status::Agreed, Outcome::Draw, by, at));
        }
        let ply = self.ply();
        let offered = &mut self.offered[by.index()];
        if *offered == Some(ply) {
            return Err(Refusal::OfferedAlready);
        }
        *offered = Some(ply);
        self.offer = Some(DrawOffer { by, ply, at });
        Ok(Happening::DrawOffered { by })
    }

    fn opponents_offer(&self, by: Colour) -> Result<(), Refusal> {
        match self.offer {
            None => Err(Refusal::NoDrawOffer),
            Some(offer) if offer.by == by => Err(Refusal::OwnOffer),
            Some(_) => Ok(()),
        }
    }

    pub(crate) fn end(&mut self, status: Status, outcome: Outcome, by: Colour, at: Timestamp) -> Happening {
        let ending = Ending { status, outcome, by, at, moderator: None };
        self.offer = None;
        self.requests = [None; 2];
        self.ending = Some(ending);
        Happening::Ended(ending)
    }

    /// The end that the rules see on the board.
    pub(crate) fn ended_by_rules(&self, at: Timestamp) -> Option<Ending> {
        let status = self.game.status();
        status.is_over().then(|| Ending {
            status,
            outcome: self.game.outcome(),
            by: !self.side(),
            at,
            moderator: None,
        })
    }
}
