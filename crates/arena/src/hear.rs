//! From what a referee tells to games as they are kept.

use std::time::{SystemTime, UNIX_EPOCH};

use play::Timestamp;
use referee::{Ending, Event, Played, Player, Score, Start};
use rules::{Colour, Outcome, Status};
use store::ladder::{FinishedGame, MoveScore, PlayedMove, Seat, SeenFault};

/// The moment it is.
pub(crate) fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// What has been heard of a pair so far.
#[derive(Debug, Default)]
pub(crate) struct Heard {
    pub(crate) games: Vec<FinishedGame>,
    /// Why the pair does not count.
    pub(crate) void: Option<String>,
    /// Whether the referee has done its job.
    pub(crate) finished: bool,
    /// Names of White and Black in the last game.
    names: [Option<String>; 2],
    /// What the engines of the last game said last: by name, standard output and standard error.
    said: Vec<(String, String)>,
}

impl Heard {
    pub(crate) fn hear(&mut self, event: Event<'_>, waived: &[String]) {
        match event {
            Event::Started(start) => self.begin(*start, waived),
            Event::Move(played) | Event::Placement(played) => {
                if let Some(game) = self.games.last_mut() {
                    game.moves.push(kept(&played));
                }
            }
            Event::Stderr { engine, text } | Event::LastLines { engine, text } => {
                self.said.push((engine.into_owned(), text.into_owned()));
            }
            Event::Result(ending) => self.end(*ending),
            Event::Warning { .. } => {}
            Event::Finished { .. } => self.finished = true,
        }
    }

    fn begin(&mut self, start: Start<'_>, waived: &[String]) {
        self.names = [0, 1].map(|side| start.players[side].as_ref().map(|player| player.name.clone()));
        self.said.clear();
        self.games.push(FinishedGame {
            number: start.game as u8,
            position: start.position.into_owned(),
            opening: start.moves,
            moves: Vec::new(),
            status: Status::Aborted,
            outcome: Outcome::None,
            adjudicated: None,
            faults: Vec::new(),
            plies: 0,
            started: now(),
            wall_ms: 0,
            lag_ms: 0,
            seats: start.players.map(|player| player.map(|player| seat(player, waived))),
        });
    }

    fn end(&mut self, ending: Ending) {
        self.void = self.void.take().or(ending.void);
        let Some(game) = self.games.last_mut() else { return };
        game.status = Status::from_word(&ending.status).unwrap_or(Status::Aborted);
        game.outcome = Outcome::from_word(&ending.outcome).unwrap_or(Outcome::None);
        game.adjudicated = ending.adjudicated;
        game.plies = ending.plies;
        game.wall_ms = ending.wall_ms;
        game.lag_ms = ending.lag_ms;
        for (letter, fault) in ending.faults {
            let side = if letter == 'w' { Colour::White } else { Colour::Black };
            let name = self.names[side.index()].as_deref();
            // Of an engine that never sat down only its own words can have been told.
            let words: Vec<&str> = self
                .said
                .iter()
                .filter(|(engine, _)| name.is_none_or(|name| name == engine))
                .map(|(_, text)| text.trim_end())
                .filter(|text| !text.is_empty())
                .collect();
            let last_words = (!words.is_empty()).then(|| last_lines(&words.join("\n")));
            game.faults.push(SeenFault {
                side,
                kind: fault.kind.as_str().to_owned(),
                detail: fault.detail,
                last_words,
            });
        }
    }
}

/// The last lines of a text, as far as a message holds them.
fn last_lines(text: &str) -> String {
    const LINES: usize = 12;
    const CHARACTERS: usize = 1200;
    let lines: Vec<&str> = text.lines().collect();
    let text = lines[lines.len().saturating_sub(LINES)..].join("\n");
    let surplus = text.chars().count().saturating_sub(CHARACTERS);
    text.chars().skip(surplus).map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c }).collect()
}

fn seat(player: Player, waived: &[String]) -> Seat {
    Seat {
        waived: if player.jailed { waived.to_vec() } else { Vec::new() },
        id_name: player.id_name,
        jailed: player.jailed,
        options: player.options,
        limit: player.limit,
    }
}

/// A move as it is kept.
pub(crate) fn kept(played: &Played<'_>) -> PlayedMove {
    PlayedMove {
        played: played.played.to_string(),
        score: played.score.map(|score| match score {
            Score::Cp(score) => MoveScore::Cp(score),
            Score::Mate(moves) => MoveScore::Mate(moves),
        }),
        depth: played.depth,
        used_us: played.used_us,
        left_ms: played.left_ms,
    }
}
