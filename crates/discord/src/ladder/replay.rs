//! Games between engines, board by board, as moving pictures and as records.

use std::sync::Arc;

use ::words::Lang;
use picture::{Caption, Film, Scene};
use rules::{Colour, Game, Status};
use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment};
use store::StoreError;
use store::ladder::{EngineGame, EngineGameId, MoveScore};

use super::press::{LadderPress, Shown};
use crate::asked::Asked;
use crate::bot::Bot;
use crate::controls::button;
use crate::draw;
use crate::press::{Press, Stepper};
use crate::say::Say;
use crate::text::{self, board, buttons as label, ladder as words, moves, records};
use crate::trouble::Trouble;

/// A game with its boards.
pub(crate) struct Replay {
    pub(crate) game: EngineGame,
    pub(crate) played: Game,
}

impl Replay {
    /// `None` if there is no such game, or its moves do not fit the rules.
    pub(crate) fn of(store: &store::Reader, id: EngineGameId) -> Result<Option<Self>, StoreError> {
        let Some(game) = store.engine_game(id)? else { return Ok(None) };
        let played = game.replayed();
        Ok(played.map(|played| Self { game, played }))
    }

    /// Moves, the opening's counted.
    pub(crate) fn plies(&self) -> usize {
        self.played.moves().len()
    }

    fn name(&self, colour: Colour) -> &str {
        &self.game.line.names[colour.index()]
    }

    /// What both clocks showed after so many moves, in milliseconds, and what each engine had said of its position last.
    fn seen(&self, ply: usize) -> ([Option<u64>; 2], [Option<MoveScore>; 2]) {
        let (mut left, mut said) = ([None; 2], [None; 2]);
        let opening = self.game.opening.len();
        for (at, played) in (opening..ply).zip(&self.game.moves) {
            let mover = self.played.position_at(at).side().index();
            left[mover] = played.left_ms.or(left[mover]);
            said[mover] = played.score;
        }
        (left, said)
    }

    /// Clocks as pictures show them.
    fn clocks(&self, ply: usize) -> [String; 2] {
        self.seen(ply).0.map(|left| left.map(words::clock).unwrap_or_default())
    }

    /// The move that led to a board, with its number: "12. N11x19+".
    fn written(&self, ply: usize) -> Option<String> {
        let before = self.played.position_at(ply.checked_sub(1)?);
        let mv = *self.played.moves().get(ply - 1)?;
        let dots = if before.side() == Colour::White { "." } else { "…" };
        Some(format!("{}{dots} {}", before.fullmove(), before.written(mv)))
    }

    /// Why it ended.
    pub(crate) fn ended(&self, lang: Lang) -> String {
        let line = &self.game.line;
        let side = self.played.position().side();
        let by = match line.status {
            Status::Resigned => line.outcome.winner().map_or(side, |winner| !winner),
            Status::Forfeit => line.outcome.winner().unwrap_or(side),
            _ => !side,
        };
        let [white, black] = Colour::ALL.map(|colour| text::name(lang, self.name(colour)));
        let reason = board::reason(lang, line.status, by, [&white, &black]);
        board::ended(lang, &reason, line.outcome, [&white, &black])
    }

    fn faults(&self, lang: Lang) -> Vec<String> {
        let of = |colour| {
            let fault = self.game.fault_of(colour)?;
            Some(words::game_fault(lang, self.name(colour), &fault.kind, &fault.detail))
        };
        Colour::ALL.into_iter().filter_map(of).collect()
    }

    fn words(&self, lang: Lang, ply: usize) -> String {
        let line = &self.game.line;
        let names = Colour::ALL.map(|colour| self.name(colour));
        let written = self.written(ply);
        let mut lines = vec![
            words::game_heading(lang, line.id.0, names, line.outcome),
            words::game_place(lang, line.variant, &self.game.control, &line.purpose),
            words::game_move(lang, ply, self.plies(), written.as_deref()),
        ];
        let (_, said) = self.seen(ply);
        lines.extend(
            Colour::ALL
                .into_iter()
                .filter_map(|colour| Some(words::game_score(lang, self.name(colour), said[colour.index()]?))),
        );
        if ply == self.plies() {
            lines.push(self.ended(lang));
            lines.extend(self.faults(lang));
        }
        lines.join("\n")
    }

    /// The last board, with its picture under a name.
    pub(crate) fn last_board(&self, lang: Lang, file: String) -> Say {
        let mut picture = self.picture(lang, self.plies(), false);
        picture.filename = file;
        Say::text(self.words(lang, self.plies())).file(picture)
    }

    fn picture(&self, lang: Lang, ply: usize, flip: bool) -> CreateAttachment {
        let position = self.played.position_at(ply);
        let last = ply.checked_sub(1).and_then(|before| self.played.moves().get(before).copied());
        let clocks = self.clocks(ply);
        let line = if ply == self.plies() {
            self.game.line.outcome.to_string()
        } else {
            self.written(ply).unwrap_or_default()
        };
        let scene = Scene {
            last,
            flip,
            caption: Some(Caption {
                white: self.name(Colour::White),
                black: self.name(Colour::Black),
                clocks: [&clocks[0], &clocks[1]],
                line: &line,
            }),
            ..Scene::new(position)
        };
        let name = format!("starmate-e{}p{ply}.png", self.game.line.id);
        CreateAttachment::bytes(draw::png(&scene), name).description(board::alt(lang, position, last, None))
    }

    fn film(&self) -> Film {
        let names = Colour::ALL.map(|colour| text::plain(self.name(colour)));
        let mut film = Film { names: Some(names), ..Film::of(&self.played, 0..=self.plies()) };
        for (ply, shot) in film.shots.iter_mut().enumerate() {
            shot.clocks = self.clocks(ply);
        }
        if let Some(last) = film.shots.last_mut() {
            let line = format!("{} {}", last.line, self.game.line.outcome);
            line.trim_start().clone_into(&mut last.line);
        }
        film
    }
}

async fn find(bot: &Bot, lang: Lang, id: EngineGameId) -> Result<Replay, Trouble> {
    let found = bot.db(move |store| Replay::of(store, id)).await?;
    found.ok_or_else(|| Trouble::person(words::game_none(lang, id.0)))
}

/// A board of a game with buttons to step; the last one where none is asked for.
pub(crate) async fn board(
    bot: &Arc<Bot>,
    lang: Lang,
    id: EngineGameId,
    shown: Option<Shown>,
) -> Result<Say, Trouble> {
    let replay = find(bot, lang, id).await?;
    let plies = replay.plies();
    let shown = shown.unwrap_or(Shown { game: id, ply: u16::MAX, flipped: false });
    let ply = usize::from(shown.ply).min(plies);
    let (text, rows) = (replay.words(lang, ply), controls(lang, Shown { ply: ply as u16, ..shown }, plies));
    let flip = shown.flipped;
    let picture = tokio::task::spawn_blocking(move || replay.picture(lang, ply, flip)).await?;
    Ok(Say::text(text).file(picture).rows(rows))
}

/// First, back, forward, last, the other side; the whole as a moving picture and as a record.
fn controls(lang: Lang, shown: Shown, plies: usize) -> Vec<CreateActionRow> {
    let newest = plies as u16;
    let step = |which, label, ply: u16, possible: bool| {
        let press = LadderPress::Board(which, Shown { ply, ..shown });
        button(Press::Ladder(press), label, ButtonStyle::Secondary).disabled(!possible)
    };
    let flip = LadderPress::Board(Stepper::Flip, Shown { flipped: !shown.flipped, ..shown });
    let file = |press, label| button(Press::Ladder(press), label, ButtonStyle::Secondary);
    vec![
        CreateActionRow::Buttons(vec![
            step(Stepper::First, label::first(lang), 0, shown.ply > 0),
            step(Stepper::Back, label::back(lang), shown.ply.saturating_sub(1), shown.ply > 0),
            step(Stepper::Forward, label::forward(lang), (shown.ply + 1).min(newest), shown.ply < newest),
            step(Stepper::Last, label::last(lang), newest, shown.ply < newest),
            button(Press::Ladder(flip), label::flip(lang), ButtonStyle::Secondary),
        ]),
        CreateActionRow::Buttons(vec![
            file(LadderPress::Film(shown.game), label::film(lang)),
            file(LadderPress::Record(shown.game), label::record(lang)),
        ]),
    ]
}

/// A game as a moving picture, to the asker alone.
pub(crate) async fn film(bot: &Arc<Bot>, asked: &Asked, id: EngineGameId) -> Result<Say, Trouble> {
    let (lang, limit) = (asked.lang, asked.file_limit);
    let replay = find(bot, lang, id).await?;
    let names = Colour::ALL.map(|colour| replay.name(colour));
    let heading = words::game_heading(lang, id.0, names, replay.game.line.outcome);
    let drawn = tokio::task::spawn_blocking(move || {
        let film = replay.film();
        let fitted = draw::gif(&film, limit)?;
        let given_up = records::film_fitted(lang, &fitted, film.size, limit);
        let last = film
            .shots
            .last()
            .map_or_else(String::new, |shot| board::alt(lang, &shot.position, shot.last, None));
        let file = CreateAttachment::bytes(fitted.file, format!("starmate-e{id}.gif")).description(last);
        Ok::<_, picture::PictureError>((file, given_up))
    })
    .await?;
    let (file, given_up) = drawn.map_err(|_| Trouble::person(records::film_too_long(lang, limit)))?;
    let lines: Vec<String> = [heading].into_iter().chain(given_up).collect();
    Ok(Say::text(lines.join("\n")).file(file))
}

/// A game as a record, to the asker alone.
pub(crate) async fn record(bot: &Arc<Bot>, asked: &Asked, id: EngineGameId) -> Result<Say, Trouble> {
    let lang = asked.lang;
    let replay = find(bot, lang, id).await?;
    let names = Colour::ALL.map(|colour| replay.name(colour));
    let heading = words::game_heading(lang, id.0, names, replay.game.line.outcome);
    let record = replay.game.pgn().ok_or_else(|| Trouble::person(words::game_none(lang, id.0)))?;
    Ok(Say::text(heading).file(CreateAttachment::bytes(record.into_bytes(), format!("starmate-e{id}.pgn"))))
}

/// The last move of a board, as its reader likes it written.
pub(crate) fn last_written(lang: Lang, game: &Game) -> Option<String> {
    let ply = game.moves().len();
    let before = game.position_at(ply.checked_sub(1)?);
    let mv = *game.moves().get(ply - 1)?;
    Some(moves::shown(lang, store::Notation::Letters, before, mv))
}
