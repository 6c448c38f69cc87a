//! One game of the year: its moves by the plain rules, its clock in seconds, and what its players ask of each other.

use rules::{Colour, Game, Move, Outcome, Status};

use super::calendar::{DAY, HOUR, MINUTE, Moment};
use super::told::Told;

/// How much time there is, in seconds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rule {
    None,
    Move(i64),
    Bank { start: i64, increment: i64, cap: i64 },
}

const fn bank(start: i64, increment: i64, cap: i64) -> Rule {
    Rule::Bank { start, increment, cap }
}

/// The controls that are played with: what is written, and what it means.
pub(crate) const CONTROLS: [(&str, Rule); 19] = [
    ("none", Rule::None),
    ("1d", Rule::Move(DAY)),
    ("2d", Rule::Move(2 * DAY)),
    ("3d", Rule::Move(3 * DAY)),
    ("5d", Rule::Move(5 * DAY)),
    ("7d", Rule::Move(7 * DAY)),
    ("10d", Rule::Move(10 * DAY)),
    ("14d", Rule::Move(14 * DAY)),
    ("36h", Rule::Move(36 * HOUR)),
    ("20h", Rule::Move(20 * HOUR)),
    ("10d+1d/20d", bank(10 * DAY, DAY, 20 * DAY)),
    ("5d+12h/10d", bank(5 * DAY, 12 * HOUR, 10 * DAY)),
    ("30d+1d/60d", bank(30 * DAY, DAY, 60 * DAY)),
    ("2d+0s/2d", bank(2 * DAY, 0, 2 * DAY)),
    ("3d+6h/3d", bank(3 * DAY, 6 * HOUR, 3 * DAY)),
    ("5m+5s/10m", bank(5 * MINUTE, 5, 10 * MINUTE)),
    ("15m+10s/30m", bank(15 * MINUTE, 10, 30 * MINUTE)),
    ("30m+30s/1h", bank(30 * MINUTE, 30, HOUR)),
    ("1h+1m/2h", bank(HOUR, MINUTE, 2 * HOUR)),
];

#[derive(Clone, Debug)]
pub(crate) struct Clock {
    rule: Rule,
    /// Of White and Black.
    pub(crate) left: [i64; 2],
    /// Whether it is a game of days.
    pub(crate) long: bool,
    /// Whose weekends stop their clock: the zones of White and Black at the start.
    pub(crate) weekends: Option<[usize; 2]>,
    pub(crate) paused: bool,
    /// Which of the reminders have come in this turn.
    pub(crate) reminded: [bool; 3],
}

impl Clock {
    pub(crate) fn new(rule: Rule, weekends: Option<[usize; 2]>) -> Option<Self> {
        let (Rule::Move(first) | Rule::Bank { start: first, .. }) = rule else { return None };
        let long = first >= DAY;
        Some(Self { rule, left: [first; 2], long, weekends, paused: false, reminded: [false; 3] })
    }

    fn moved(&mut self, side: usize) {
        let left = &mut self.left[side];
        match self.rule {
            Rule::None => {}
            Rule::Move(time) => *left = time,
            // An increment stops at the cap, but what is above it by a gift stays.
            Rule::Bank { increment, cap, .. } => *left += increment.min((cap - *left).max(0)),
        }
        self.reminded = [false; 3];
    }

    /// Moves were taken back by which the turn went from `from` to `to`.
    fn taken_back(&mut self, from: usize, to: usize) {
        if let Rule::Move(time) = self.rule {
            for side in [from, to] {
                self.left[side] += (time - self.left[side]).max(0);
            }
        }
        self.reminded = [false; 3];
    }
}

/// What one player asks of the other: a draw, a takeback, a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) by: usize,
    pub(crate) denied: bool,
}

/// Draws, takebacks, pauses.
pub(crate) const DRAW: usize = 0;
pub(crate) const TAKEBACK: usize = 1;
pub(crate) const PAUSE: usize = 2;

pub(crate) struct Board {
    /// White and Black.
    pub(crate) players: [usize; 2],
    pub(crate) control: usize,
    pub(crate) game: Game,
    pub(crate) takebacks: u16,
    pub(crate) clock: Option<Clock>,
    pub(crate) over: bool,
    /// Whether its end has been told.
    pub(crate) noticed: bool,
    /// The end as it should be told.
    pub(crate) end: Option<Told>,
    pub(crate) number: i64,
    /// What was last asked in this position of each kind, and whether each side has offered a draw in it.
    pub(crate) asked: [Option<Asked>; 3],
    pub(crate) offered: [bool; 2],
    /// Whether somebody has asked to play it again.
    pub(crate) again: bool,
}

impl Board {
    pub(crate) fn new(
        number: i64,
        players: [usize; 2],
        control: usize,
        weekends: Option<[usize; 2]>,
    ) -> Self {
        Self {
            players,
            control,
            game: Game::start(rules::Variant::Starchess),
            takebacks: 0,
            clock: Clock::new(CONTROLS[control].1, weekends),
            over: false,
            noticed: false,
            end: None,
            number,
            asked: [None; 3],
            offered: [false; 2],
            again: false,
        }
    }

    /// The side on move: 0 is White.
    pub(crate) fn side(&self) -> usize {
        self.game.position().side().index()
    }

    /// The person on move.
    pub(crate) fn mover(&self) -> usize {
        self.players[self.side()]
    }

    pub(crate) fn turn(&self) -> (u16, u16) {
        (self.game.moves().len() as u16, self.takebacks)
    }

    /// What the side on move has left.
    pub(crate) fn left(&self) -> Option<i64> {
        self.clock.as_ref().map(|clock| clock.left[self.side()])
    }

    /// Whether it is played by the minute.
    pub(crate) fn is_a_sitting(&self) -> bool {
        matches!(CONTROLS[self.control].1, Rule::Bank { start, .. } if start <= HOUR)
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.paused)
    }

    /// Makes a legal move. Gives the end if the rules end the game by it.
    pub(crate) fn moves(&mut self, mv: Move, now: Moment) -> Option<Told> {
        let side = self.side();
        self.game.push(mv).expect("a legal move");
        if let Some(clock) = &mut self.clock {
            clock.moved(side);
        }
        self.asked = [None; 3];
        self.offered = [false; 2];
        let status = self.game.status();
        status.is_over().then(|| self.ends(status, self.game.outcome(), now))
    }

    /// Takes back the last move of `side`, and what came after it.
    pub(crate) fn takes_back(&mut self, side: usize) {
        let from = self.side();
        let kept = self.game.moves().len() - if from == side { 2 } else { 1 };
        let mut game = Game::start(rules::Variant::Starchess);
        for &mv in &self.game.moves()[..kept] {
            game.push(mv).expect("a move that was made");
        }
        self.game = game;
        self.takebacks += 1;
        self.asked = [None; 3];
        self.offered = [false; 2];
        let to = self.side();
        if let Some(clock) = &mut self.clock {
            clock.taken_back(from, to);
        }
    }

    /// The side on move is out of time: lost, or drawn if the other could never mate.
    pub(crate) fn out_of_time(&mut self, now: Moment) -> Told {
        let winner = !self.game.position().side();
        let outcome = if self.game.position().can_mate(winner) { win(winner) } else { Outcome::Draw };
        self.ends(Status::Time, outcome, now)
    }

    pub(crate) fn ends(&mut self, status: Status, outcome: Outcome, at: Moment) -> Told {
        self.over = true;
        let told = Told::Ended { game: self.number, at, status: status.as_str(), outcome: outcome.as_str() };
        self.end = Some(told.clone());
        told
    }
}

pub(crate) fn win(winner: Colour) -> Outcome {
    match winner {
        Colour::White => Outcome::WhiteWins,
        Colour::Black => Outcome::BlackWins,
    }
}
