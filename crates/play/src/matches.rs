//! One game between two people: who may do what, when, and what it leads to.

use rules::starchess::{Game, Move, Position, read_move};
use rules::{Colour, Outcome, Status};

use crate::{GameId, Ply, Refusal, Start, Timestamp, UserId};

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

/// What a player asks for. A placement is a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Make a move or a placement.
    Move(Move),
    /// Give the game up.
    Resign,
    /// Offer a draw; when the opponent's offer stands, agree to it.
    OfferDraw,
    /// Agree to the opponent's offer.
    AcceptDraw,
    /// Turn the opponent's offer down.
    DeclineDraw,
    /// Call the game off; until both sides have made one move.
    Abort,
}

/// A draw offer that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    /// Who offers.
    pub by: Colour,
    /// The ply at which it was made.
    pub ply: Ply,
    /// When it was made.
    pub at: Timestamp,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Why.
    pub status: Status,
    /// The result.
    pub outcome: Outcome,
    /// Who brought it about: the side that mated, moved last, resigned, agreed or aborted.
    pub by: Colour,
    /// When.
    pub at: Timestamp,
}

/// What a granted request led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A move was made.
    Moved {
        /// Who moved.
        by: Colour,
        /// The ply reached by it: 1 after the first move.
        ply: Ply,
        /// The move.
        mv: Move,
        /// The move as it is written in a record, for example `N11x19+`.
        written: String,
        /// Whose draw offer it withdrew.
        withdrew_offer_of: Option<Colour>,
        /// The end, if the rules end the game here.
        ended: Option<Ending>,
    },
    /// A draw was offered.
    DrawOffered {
        /// Who offers.
        by: Colour,
    },
    /// The opponent's draw offer was turned down.
    DrawDeclined {
        /// Who declined.
        by: Colour,
    },
    /// The game ended without a move: agreed, resigned or aborted.
    Ended(Ending),
}

impl Happening {
    /// The end of the game, if this is it.
    pub fn ending(&self) -> Option<Ending> {
        match self {
            Self::Moved { ended, .. } => *ended,
            Self::Ended(ending) => Some(*ending),
            Self::DrawOffered { .. } | Self::DrawDeclined { .. } => None,
        }
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
    pub(crate) offer: Option<DrawOffer>,
    /// The ply at which each side last offered a draw (White, Black): one offer a position.
    pub(crate) offered: [Option<Ply>; 2],
    pub(crate) ending: Option<Ending>,
}

impl Match {
    /// A new game from the usual start.
    pub fn start(id: GameId, start: Start) -> Self {
        Self::start_from(id, start, Position::start())
    }

    /// A new game from any position. One that the rules end at once is over from the start.
    pub fn start_from(id: GameId, Start { players, started }: Start, initial: Position) -> Self {
        let game = Game::from(initial);
        let mut new = Self {
            id,
            players,
            started,
            game,
            times: Vec::new(),
            offer: None,
            offered: [None; 2],
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

    /// Whether the game can still be aborted: until both sides have made one move.
    pub fn can_abort(&self) -> bool {
        !self.is_over() && self.ply() < Ply(2)
    }

    /// Takes what `by` asks for. `expected` is the ply of the board that the request was made on; a request made on
    /// an older board is refused. A clock that went backwards is read as the time of the last move.
    ///
    /// # Errors
    /// A [`Refusal`], in this order: not a player, game over, stale, then what the action itself needs. The game is
    /// as it was.
    pub fn act(
        &mut self,
        by: UserId,
        action: Action,
        expected: Option<Ply>,
        now: Timestamp,
    ) -> Result<Happening, Refusal> {
        let colour = self.players.side_of(by).ok_or(Refusal::NotAPlayer)?;
        if let Some(ending) = self.ending {
            return Err(Refusal::GameOver(ending.status));
        }
        if let Some(asked) = expected.filter(|&asked| asked != self.ply()) {
            return Err(Refusal::StalePly { asked, now: self.ply() });
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
            Action::Abort if self.can_abort() => Ok(self.end(Status::Aborted, Outcome::None, colour, now)),
            Action::Abort => Err(Refusal::TooLateToAbort),
        }
    }

    fn make_move(&mut self, by: Colour, mv: Move, now: Timestamp) -> Result<Happening, Refusal> {
        if by != self.side() {
            return Err(Refusal::NotYourTurn { on_move: self.side() });
        }
        if self.ply() == Ply(u16::MAX) {
            return Err(Refusal::TooLong);
        }
        let before = *self.game.position();
        if !before.is_legal(mv) {
            return Err(Refusal::Illegal { mv, why: read_move(&before, &mv.to_string()).err() });
        }
        let written = before.written(mv);
        self.game.push(mv).expect("a legal move in a game that goes on");
        self.times.push(now);
        let withdrew_offer_of = self.offer.take().map(|offer| offer.by);
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

    fn end(&mut self, status: Status, outcome: Outcome, by: Colour, at: Timestamp) -> Happening {
        let ending = Ending { status, outcome, by, at };
        self.offer = None;
        self.ending = Some(ending);
        Happening::Ended(ending)
    }

    /// The end that the rules see on the board.
    pub(crate) fn ended_by_rules(&self, at: Timestamp) -> Option<Ending> {
        let status = self.game.status();
        status.is_over().then(|| Ending { status, outcome: self.game.outcome(), by: !self.side(), at })
    }
}
