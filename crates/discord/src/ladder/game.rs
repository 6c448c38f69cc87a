//! A game that goes on, as it was seen last and as it is shown.

use std::sync::OnceLock;

use ::words::Lang;
use arena::{LiveGame, LivePair};
use rules::{Colour, Game, Move, Outcome, Position, Status, Variant};
use serenity::all::CreateAttachment;
use store::ladder::{PairId, PlayedMove};

use super::told::{self, Told};
use crate::say::Say;
use crate::text::{self, board, ladder as words};

/// A game as it was seen last.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    pub(super) pair: PairId,
    pub(super) variant: Variant,
    control: String,
    /// White's and Black's names.
    names: [String; 2],
    pub(super) number: u8,
    game: LiveGame,
    /// How it ended, if it did.
    pub(super) ended: Option<(Status, Outcome)>,
}

impl Seen {
    pub(super) fn of(pair: &LivePair) -> Option<Self> {
        let game = pair.game.clone()?;
        let mut names = pair.names.clone();
        // The first has White in the first game.
        if game.number == 2 {
            names.reverse();
        }
        let (variant, control) = (pair.variant, pair.control.clone());
        Some(Self { pair: pair.pair, variant, control, names, number: game.number, game, ended: None })
    }

    /// The next move, if it is that; what was missed in between is seen at the next look.
    pub(super) fn take(&mut self, number: u8, ply: u32, played: &PlayedMove) {
        let known = self.game.opening.len() + self.game.moves.len();
        if self.number == number && self.ended.is_none() && ply as usize == known + 1 {
            self.game.moves.push(played.clone());
        }
    }
}

/// A game as it is shown in every channel.
#[derive(Debug)]
pub(super) struct Board {
    pub(super) seen: Seen,
    played: Game,
    /// Drawn once, whatever the number of channels.
    png: OnceLock<Vec<u8>>,
}

impl Board {
    /// Nothing where the moves do not fit the rules.
    pub(super) fn of(seen: Seen) -> Option<Self> {
        let mut played = Game::from(Position::parse(seen.variant, &seen.game.position).ok()?);
        let moves = seen.game.moves.iter().map(|one| one.played.as_str());
        for text in seen.game.opening.iter().map(String::as_str).chain(moves) {
            played.push(Move::parse(seen.variant, text).ok()?).ok()?;
        }
        Some(Self { seen, played, png: OnceLock::new() })
    }

    fn told(&self) -> Told {
        let game = &self.seen.game;
        Told::at(&self.played, game.opening.len(), &game.moves, self.played.moves().len())
    }

    fn drawn(&self) -> Vec<u8> {
        let ply = self.played.moves().len();
        let line = match self.seen.ended {
            Some((_, outcome)) => outcome.to_string(),
            None => told::written(&self.played, ply).unwrap_or_default(),
        };
        let [white, black] = &self.seen.names;
        told::drawn(&self.played, ply, [white, black], (&self.told(), &line), false)
    }

    pub(super) fn say(&self, lang: Lang, file: String) -> Say {
        let (seen, told, position) = (&self.seen, self.told(), self.played.position());
        let names = [seen.names[0].as_str(), seen.names[1].as_str()];
        let mut lines = vec![words::live_heading(lang, names, seen.number, seen.variant, &seen.control)];
        for colour in Colour::ALL {
            let at = colour.index();
            lines.push(words::live_side(lang, names[at], told.left[at], told.scores[at]));
        }
        if let Some((status, outcome)) = seen.ended {
            let by = told::ended_by(status, outcome, position.side());
            let [white, black] = names.map(|raw| text::name(lang, raw));
            let how = board::reason(lang, status, by, [&white, &black]);
            lines.push(words::live_over(lang, outcome, &how));
        }
        let alt = board::alt(lang, position, self.played.moves().last().copied(), None);
        let png = self.png.get_or_init(|| self.drawn()).clone();
        Say::text(lines.join("\n")).file(CreateAttachment::bytes(png, file).description(alt))
    }
}
