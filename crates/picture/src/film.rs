//! What a moving picture shows.

use std::ops::RangeInclusive;
use std::time::Duration;

use rules::{Colour, Game, Move, Position};

use crate::scene::{Said, Shown};
use crate::{Scene, Size, Theme};

/// A game, or some of its moves, to be drawn as a moving picture by [`Painter::gif`](crate::Painter::gif).
#[derive(Clone, Debug)]
pub struct Film {
    /// What is shown one after the other, over and over again.
    pub shots: Vec<Shot>,
    /// Who plays White and who plays Black. Without names there are no words under the board at all.
    pub names: Option<[String; 2]>,
    /// Seen from Black's side.
    pub flip: bool,
    /// The colours.
    pub theme: Theme,
    /// The width in pixels.
    pub size: Size,
    /// How long each shot but the last is shown; at least 20 ms, since viewers slow down what is faster.
    pub delay: Duration,
    /// How long the last shot is shown.
    pub hold: Duration,
}

/// One position of a film.
#[derive(Clone, Debug)]
pub struct Shot {
    /// The men on the board, and those still to be placed.
    pub position: Position,
    /// The move that led here; its squares are marked.
    pub last: Option<Move>,
    /// The clocks, White's first, shown behind the names; empty where there is none.
    pub clocks: [String; 2],
    /// The line at the right under the board, such as the move as it is written.
    pub line: String,
}

impl Film {
    /// The shots in the default theme and size, from White's side, a second each and the last one for four; no names.
    pub fn new(shots: Vec<Shot>) -> Film {
        Film {
            shots,
            names: None,
            flip: false,
            theme: Theme::default(),
            size: Size::default(),
            delay: Duration::from_secs(1),
            hold: Duration::from_secs(4),
        }
    }

    /// The positions after these numbers of plies, as far as the game has them, each with the move that led there as
    /// its line: `12. N11x19+`, and `12… 26-19` for Black.
    pub fn of(game: &Game, plies: RangeInclusive<usize>) -> Film {
        let written = game.written();
        let (first, last) = (*plies.start(), (*plies.end()).min(written.len()));
        let shot = |ply: usize| {
            let position = game.position_at(ply).clone();
            let Some(before) = ply.checked_sub(1) else {
                return Shot { position, last: None, clocks: Default::default(), line: String::new() };
            };
            let (number, text) = (game.position_at(before).fullmove(), &written[before]);
            let line = match game.position_at(before).side() {
                Colour::White => format!("{number}. {text}"),
                Colour::Black => format!("{number}… {text}"),
            };
            Shot { position, last: Some(game.moves()[before]), clocks: Default::default(), line }
        };
        Film::new((first..=last).map(shot).collect())
    }

    /// What shows of a shot in some size.
    pub(crate) fn shown(&self, shot: &Shot, size: Size) -> Shown {
        let Shot { position, last, clocks, line } = shot;
        let (flip, theme) = (self.flip, self.theme);
        let scene = Scene { last: *last, flip, theme, size, ..Scene::new(position) };
        let caption = self
            .names
            .as_ref()
            .map(|[white, black]| Said::new([white, black], [&clocks[0], &clocks[1]], line));
        Shown { caption, ..scene.shown() }
    }
}
