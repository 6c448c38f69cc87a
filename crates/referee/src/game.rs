//! One game between two engines that sit at the table.

use std::borrow::Cow;
use std::io::{Read, Write};
use std::time::Duration;

use rules::{Colour, Game, Move, Outcome, Status};

use crate::adjudicate::Adjudicator;
use crate::answer::{Answer, Asked};
use crate::clock::{Clock, go};
use crate::error::Error;
use crate::event::{Ending, Event, Played};
use crate::fault::{Fault, FaultKind};
use crate::job::Job;
use crate::launch::Launch;
use crate::nevermind;
use crate::pair::run;
use crate::think::{Table, Thought};

/// The whole of `starmate referee`: a job from `input`, events to `output`. Ends the process when the caller's lifeline does.
///
/// # Errors
/// [`Error::Input`] for a job that is none, else what [`run`] gives.
pub fn serve(
    mut input: impl Read + Send + 'static,
    output: &mut dyn Write,
    launch: &dyn Launch,
) -> Result<(), Error> {
    let mut documents = serde_json::Deserializer::from_reader(&mut input).into_iter::<Job>();
    let job = documents.next().ok_or_else(|| Error::input("job", "there is none"))?;
    let job = job.map_err(|fault| Error::input("job", fault))?;
    drop(documents);
    if job.lifeline {
        std::thread::spawn(move || {
            nevermind(std::io::copy(&mut input, &mut std::io::sink()));
            // Whoever asked has gone. Engines go with their wardens, which see our end.
            std::process::exit(1);
        });
    }
    run(&job, launch, output)
}

/// How a game ended, before it is told.
pub(crate) struct End {
    pub(crate) status: Status,
    pub(crate) outcome: Outcome,
    pub(crate) faults: Vec<(Colour, Fault)>,
    pub(crate) adjudicated: Option<String>,
    pub(crate) void: Option<String>,
}

impl End {
    fn new(status: Status, outcome: Outcome) -> Self {
        Self { status, outcome, faults: Vec::new(), adjudicated: None, void: None }
    }

    /// The end by one side's fault. Time is lost only to a side that can still mate.
    pub(crate) fn fault(game: &Game, loser: Colour, fault: Fault) -> Self {
        let (status, outcome) = if fault.kind == FaultKind::Time {
            let won = game.position().can_mate(!loser);
            (Status::Time, if won { Outcome::win(!loser) } else { Outcome::Draw })
        } else {
            (Status::Forfeit, Outcome::win(!loser))
        };
        Self { faults: vec![(loser, fault)], ..Self::new(status, outcome) }
    }

    /// The end of a game that does not count.
    pub(crate) fn void(reason: String) -> Self {
        Self { void: Some(reason), ..Self::new(Status::Aborted, Outcome::None) }
    }

    /// The end of a game that neither side could begin.
    pub(crate) fn both(faults: Vec<(Colour, Fault)>) -> Self {
        Self { faults, ..Self::new(Status::Aborted, Outcome::None) }
    }

    pub(crate) fn tell(self, game: u32, plies: usize, wall: Duration, lag: Duration) -> Event<'static> {
        Event::Result(Box::new(Ending {
            game,
            status: self.status.as_str().to_owned(),
            outcome: self.outcome.as_str().to_owned(),
            faults: self.faults.into_iter().map(|(side, fault)| (side.letter(), fault)).collect(),
            adjudicated: self.adjudicated,
            void: self.void,
            plies: plies as u32,
            wall_ms: wall.as_millis() as u64,
            lag_ms: lag.as_millis() as u64,
        }))
    }
}

/// Plays on from an opening until something ends the game. `number` is 0 or 1, the game of the pair.
pub(crate) fn play(table: &mut Table<'_>, job: &Job, number: usize, game: &mut Game) -> Result<End, Error> {
    let mut adjudicator = Adjudicator::new(job.adjudication.clone());
    let seats = Colour::ALL.map(|colour| Job::seat(number, colour));
    for who in seats {
        table.clocks[who] = Clock::new(&job.engines[who].limit, job.engines[who].margin_ms);
    }
    let mut lines = beginning(job, game);
    loop {
        let status = game.status();
        if status.is_over() {
            return Ok(End::new(status, game.outcome()));
        }
        let side = game.position().side();
        let who = seats[side.index()];
        if job.ready_each_move {
            match ready(table, who) {
                Answer::Heard => {}
                Answer::Owed => {
                    let fault = table.fault(who).map(|(_, fault)| fault);
                    let fault =
                        fault.unwrap_or_else(|| Fault::new(FaultKind::Stall, "no readyok before a move"));
                    return Ok(End::fault(game, side, fault));
                }
                Answer::Overloaded(reason) => return Ok(End::void(reason)),
            }
        }
        let length = lines.len();
        lines.push('\n');
        go(&mut lines, seats.map(|who| &table.clocks[who]), side.index());
        let thought = table.think(who, lines.as_bytes())?;
        lines.truncate(length);
        let (text, used, wall, lag) = match thought {
            Thought::Move { text, used, wall, lag } => (text, used, wall, lag),
            Thought::Lost { who, fault } => {
                let loser = if seats[0] == who { Colour::White } else { Colour::Black };
                return Ok(End::fault(game, loser, fault));
            }
            Thought::Overloaded(reason) => return Ok(End::void(reason)),
        };
        let played = match read_move(game, &text) {
            Ok(played) => played,
            Err(fault) => return Ok(End::fault(game, side, fault)),
        };
        let (placed, fullmove) = (game.position().is_setup(), game.position().fullmove());
        if game.push(played).is_err() {
            let fault = Fault::new(FaultKind::IllegalMove, shown(&text));
            return Ok(End::fault(game, side, fault));
        }
        let bare = played.to_string();
        lines.push_str(if game.moves().len() == 1 { " moves " } else { " " });
        lines.push_str(&bare);
        let info = table.engines[who].as_ref().map(crate::engine::Engine::info).unwrap_or_default();
        let told = Played {
            game: number as u32 + 1,
            ply: game.moves().len() as u32,
            side: side.letter(),
            played: Cow::Owned(bare),
            used_us: used.as_micros() as u64,
            wall_us: wall.as_micros() as u64,
            lag_us: lag.map(|lag| lag.as_micros() as u64),
            left_ms: table.clocks[who].left().map(|left| left.as_millis() as u64),
            score: info.score,
            depth: info.depth,
            seldepth: info.seldepth,
            nodes: info.nodes,
            time_ms: info.time_ms,
        };
        table.sink.tell(&if placed { Event::Placement(told) } else { Event::Move(told) })?;
        let plies = game.moves().len() as u32;
        if let Some((status, outcome, word)) =
            adjudicator.after(side, fullmove.into(), plies, info.score).filter(|_| !game.status().is_over())
        {
            return Ok(End { adjudicated: Some(word.to_owned()), ..End::new(status, outcome) });
        }
    }
}

/// `position …` with the opening's moves.
fn beginning(job: &Job, game: &Game) -> String {
    let mut line = match job.position.as_deref() {
        None | Some("startpos") => "position startpos".to_owned(),
        Some(_) => format!("position fen {}", game.initial()),
    };
    for (index, played) in game.moves().iter().enumerate() {
        line.push_str(if index == 0 { " moves " } else { " " });
        line.push_str(&played.to_string());
    }
    line
}

fn ready(table: &mut Table<'_>, who: usize) -> Answer {
    let Some(engine) = &mut table.engines[who] else { return Answer::Owed };
    engine.heard.readyok = false;
    engine.say(b"isready\n");
    let asked = Asked::now(table.engines[who].as_ref(), table.waits.ready_ms);
    asked.answer(&mut table.engines, who, |engine| engine.heard.readyok)
}

/// The move of what followed `bestmove`.
fn read_move(game: &Game, text: &[u8]) -> Result<Move, Fault> {
    let malformed = || Fault::new(FaultKind::Protocol, format!("malformed bestmove: {}", shown(text)));
    let text = str::from_utf8(text).map_err(|_| malformed())?;
    // What follows, such as a move to ponder on, is the engine's own affair.
    let word = text.split_ascii_whitespace().next().ok_or_else(malformed)?;
    if matches!(word, "(none)" | "0000" | "none" | "NULL") {
        return Err(Fault::new(FaultKind::IllegalMove, format!("{word} where there are moves")));
    }
    let read = Move::parse(game.variant(), word).map_err(|_| malformed())?;
    if game.position().is_legal(read.made_by(game.position().side())) {
        Ok(read)
    } else {
        Err(Fault::new(FaultKind::IllegalMove, format!("{word} in {}", game.position())))
    }
}

/// What an engine said, as far as it can be shown.
fn shown(text: &[u8]) -> String {
    let text: String = String::from_utf8_lossy(text).chars().take(80).collect();
    format!("{text:?}")
}
