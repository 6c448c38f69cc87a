//! A meeting as it is kept: all that its games' records need.

use ladder::tournament::{PairId, Points};
use rules::{Colour, Game, Move, Outcome, Position, Status, Variant};
use serde::{Deserialize, Serialize};

use crate::event::{Ending, Event, Played, Player};
use crate::fault::Fault;

/// A meeting with its games, kept as one line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Meeting {
    pub(crate) id: PairId,
    /// The engines by number; the first has White in the first game.
    pub(crate) engines: [usize; 2],
    pub(crate) games: Vec<History>,
    /// Why it does not count, after it was tried often enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) void: Option<String>,
}

/// A game as it was told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct History {
    /// The day it began, as records write it.
    pub(crate) date: String,
    pub(crate) position: String,
    /// The opening's moves.
    pub(crate) opening: Vec<String>,
    pub(crate) players: [Option<Player>; 2],
    pub(crate) moves: Vec<Played<'static>>,
    pub(crate) ending: Ending,
    /// What engines that lost by a fault wrote to standard error, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) last_words: Vec<(String, String)>,
}

impl Meeting {
    pub(crate) fn new(id: PairId, engines: [usize; 2]) -> Self {
        Self { id, engines, games: Vec::new(), void: None }
    }

    /// Half points of the first and of the second engine. A game without a result gives none.
    pub(crate) fn points(&self) -> Points {
        let mut points = [0, 0];
        for (number, game) in self.games.iter().enumerate() {
            let white = number % 2;
            match game.outcome() {
                Outcome::WhiteWins => points[white] += 2,
                Outcome::BlackWins => points[1 - white] += 2,
                Outcome::Draw => points.iter_mut().for_each(|points| *points += 1),
                Outcome::None => {}
            }
        }
        points
    }

    /// The engine, by number, that has a colour in a game.
    pub(crate) fn engine(&self, game: usize, colour: Colour) -> usize {
        self.engines[(game + colour.index()) % 2]
    }

    /// Who lost by what, a line for each fault.
    pub(crate) fn faults(&self, names: &[String]) -> Vec<String> {
        let told = |(number, game): (usize, &History)| {
            let round = format!("{}.{}", self.id, number + 1);
            let seats = Colour::ALL.map(|colour| &names[self.engine(number, colour)]);
            let line = move |(side, fault): &(char, Fault)| {
                let name = seats[usize::from(*side == 'b')];
                format!("game {round}: {name} ({side}) lost by {fault}")
            };
            let words = game.last_words.iter().filter_map(|(name, text)| {
                let last: Vec<&str> = text.lines().rev().take(3).collect();
                (!last.is_empty()).then(|| {
                    format!("  {name} said: {}", last.into_iter().rev().collect::<Vec<_>>().join(" / "))
                })
            });
            let void =
                game.ending.void.iter().map(|reason| format!("game {}.{}: {reason}", self.id, number + 1));
            game.ending.faults.iter().map(line).chain(words).chain(void).collect::<Vec<_>>()
        };
        self.games.iter().enumerate().flat_map(told).collect()
    }

    /// Takes what a referee tells.
    pub(crate) fn hear(&mut self, event: Event<'static>) {
        match event {
            Event::Started(start) => self.games.push(History {
                date: jiff::Timestamp::now().strftime("%Y.%m.%d").to_string(),
                position: start.position.into_owned(),
                opening: start.moves,
                players: start.players,
                moves: Vec::new(),
                ending: Ending::default(),
                last_words: Vec::new(),
            }),
            Event::Move(played) | Event::Placement(played) => {
                self.games.iter_mut().last().into_iter().for_each(|game| game.moves.push(played.clone()));
            }
            Event::Result(ending) => {
                self.void = self.void.take().or_else(|| ending.void.clone());
                if let Some(game) = self.games.last_mut() {
                    if ending.faults.is_empty() {
                        game.last_words.clear();
                    }
                    game.ending = *ending;
                }
            }
            Event::Stderr { engine, text } => {
                let words = (engine.into_owned(), text.into_owned());
                self.games.iter_mut().last().into_iter().for_each(|game| game.last_words.push(words.clone()));
            }
            Event::LastLines { .. } | Event::Warning { .. } | Event::Finished { .. } => {}
        }
    }
}

impl History {
    pub(crate) fn outcome(&self) -> Outcome {
        Outcome::from_word(&self.ending.outcome).unwrap_or(Outcome::None)
    }

    pub(crate) fn status(&self) -> Status {
        Status::from_word(&self.ending.status).unwrap_or(Status::Aborted)
    }

    /// The game itself, replayed; nothing if what was kept does not fit the rules.
    pub(crate) fn replayed(&self, variant: Variant) -> Option<Game> {
        let mut game = Game::from(Position::parse(variant, &self.position).ok()?);
        let played = self.moves.iter().map(|played| played.played.as_ref());
        for text in self.opening.iter().map(String::as_str).chain(played) {
            game.push(Move::parse(variant, text).ok()?).ok()?;
        }
        Some(game)
    }
}
