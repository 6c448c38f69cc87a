//! What needs the opponent's word: takebacks and pauses; and the clock in a game.

use rules::{Colour, Game, Outcome, Status};

use crate::matches::SILENCE;
use crate::{Away, Clock, Happening, Match, Millis, Ply, Refusal, Request, RequestKind, Span, Timestamp};

/// The least and the most that can be given at a time.
const GIFTS: std::ops::RangeInclusive<i64> = 60_000..=30 * 24 * 60 * 60 * 1000;

impl Match {
    /// The clocks; `None` in a game without.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// When the clocks stand, as far as is known.
    pub fn away(&self) -> &Away {
        &self.away
    }

    /// What White and Black have left at `now`; `None` without a clock. After the end, as it was then.
    pub fn left(&self, now: Timestamp) -> Option<[Millis; 2]> {
        let at = self.ending.map_or(now, |ending| ending.at);
        self.clock.as_ref().map(|clock| clock.left(self.side(), at, &self.away))
    }

    /// When the side on move runs out of time, as far as is known; `None` without a clock, while paused and when over.
    pub fn flag_at(&self) -> Option<Timestamp> {
        let clock = self.clock.as_ref().filter(|_| !self.is_over())?;
        clock.flag_at(self.side(), &self.away)
    }

    /// When the side on move will have just `left` to go; `None` if it has less, or no clock runs.
    pub fn reaches(&self, left: Millis) -> Option<Timestamp> {
        let clock = self.clock.as_ref().filter(|_| !self.is_over())?;
        clock.reaches(self.side(), left, &self.away)
    }

    /// Whether the clocks stand by agreement.
    pub fn is_paused(&self) -> bool {
        self.clock.as_ref().is_some_and(Clock::is_paused)
    }

    /// Notes that the clock of `of` stands from `span.from` until `span.until`: they are on vacation.
    pub fn on_vacation(&mut self, of: Colour, span: Span) {
        let spans = &mut self.away.vacation[of.index()];
        *spans = spans.iter().chain([span]).collect();
    }

    /// The side on move has run out of time by `now`: the end, dated when it did. A draw if the opponent could not mate
    /// by any sequence of legal moves. `None` if there is time left.
    pub fn flag(&mut self, now: Timestamp) -> Option<Happening> {
        let at = self.flag_at().filter(|at| *at <= now)?;
        let loser = self.side();
        let outcome =
            if self.game.position().can_mate(!loser) { Outcome::win(!loser) } else { Outcome::Draw };
        Some(self.end(Status::Time, outcome, loser, at))
    }

    /// From when on `by` can call the game off for the opponent's long silence. `None` when a clock decides instead, when
    /// it is their own turn, and when the game is over.
    pub fn abort_from(&self, by: Colour) -> Option<Timestamp> {
        let waits = self.clock.is_none() && !self.is_over() && self.side() != by;
        waits.then(|| self.last_moved().plus_ms(SILENCE.0))
    }

    pub(crate) fn ask(&mut self, by: Colour, kind: RequestKind, at: Timestamp) -> Result<Happening, Refusal> {
        match kind {
            RequestKind::Takeback if self.takeback_to(by).is_none() => {
                return Err(Refusal::NothingToTakeBack);
            }
            RequestKind::Pause if self.clock.is_none() => return Err(Refusal::NoClock),
            RequestKind::Pause if self.is_paused() => return Err(Refusal::PausedAlready),
            _ => {}
        }
        let last = self.requests[kind.index()];
        match last {
            // Both want their own last move back: that is not the same thing.
            Some(request) if !request.denied && request.by != by && kind == RequestKind::Pause => {
                return Ok(self.grant(by, kind, at));
            }
            Some(request) if !request.denied && request.by != by => return Err(Refusal::AskedAlready(kind)),
            Some(request) if request.by == by => return Err(Refusal::AskedAlready(kind)),
            _ => {}
        }
        let request = Request { kind, by, ply: self.ply(), at, denied: false };
        self.requests[kind.index()] = Some(request);
        Ok(Happening::Asked { by, kind })
    }

    pub(crate) fn opponents_request(&self, by: Colour, kind: RequestKind) -> Result<Request, Refusal> {
        match self.request(kind) {
            None => Err(Refusal::NoRequest(kind)),
            Some(request) if request.by == by => Err(Refusal::OwnRequest(kind)),
            Some(request) => Ok(request),
        }
    }

    /// Does what the opponent of `by` asked for.
    pub(crate) fn grant(&mut self, by: Colour, kind: RequestKind, now: Timestamp) -> Happening {
        self.requests[kind.index()] = None;
        match kind {
            RequestKind::Takeback => {
                let to = self.takeback_to(!by).expect("asked for only with a move to take back");
                self.take_back(!by, to, now)
            }
            RequestKind::Pause => {
                let side = self.side();
                let clock = self.clock.as_mut().expect("asked for only with a clock");
                clock.pause(side, now, &self.away);
                Happening::Paused { by }
            }
        }
    }

    /// The ply before the last move of `of`.
    fn takeback_to(&self, of: Colour) -> Option<Ply> {
        let back = if self.side() == of { 2 } else { 1 };
        self.ply().0.checked_sub(back).map(Ply)
    }

    fn take_back(&mut self, of: Colour, to: Ply, now: Timestamp) -> Happening {
        let (from, was) = (self.ply(), self.side());
        let kept = usize::from(to.0);
        let mut game = Game::from(self.game.initial().clone());
        for &mv in &self.game.moves()[..kept] {
            game.push(mv).expect("moves that were played");
        }
        self.game = game;
        self.times.truncate(kept);
        self.left.truncate(kept);
        self.takebacks = self.takebacks.saturating_add(1);
        self.offer = None;
        self.offered = [None; 2];
        self.requests = [None; 2];
        let on_move = self.side();
        if let Some(clock) = &mut self.clock {
            clock.turn_passes(was, on_move, now, &self.away);
        }
        Happening::TakenBack { of, from, to }
    }

    pub(crate) fn resume(&mut self, by: Colour, now: Timestamp) -> Result<Happening, Refusal> {
        let clock = self.clock.as_mut().ok_or(Refusal::NoClock)?;
        if !clock.is_paused() {
            return Err(Refusal::NotPaused);
        }
        clock.resume(now);
        Ok(Happening::Resumed { by })
    }

    pub(crate) fn give(&mut self, by: Colour, time: Millis, now: Timestamp) -> Result<Happening, Refusal> {
        let side = self.side();
        let clock = self.clock.as_mut().ok_or(Refusal::NoClock)?;
        if !GIFTS.contains(&time.0) {
            return Err(Refusal::BadGift);
        }
        clock.give(!by, time, side, now, &self.away);
        Ok(Happening::Gave { by, time })
    }
}
