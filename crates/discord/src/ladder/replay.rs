//! Games between engines, board by board, as moving pictures and as records.

use std::sync::Arc;

use ::words::Lang;
use picture::Film;
use rules::{Colour, Game};
use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment};
use store::StoreError;
use store::ladder::{EngineGame, EngineGameId};

use super::press::{LadderPress, Shown};
use super::told::{self, Told};
use crate::asked::Asked;
use crate::bot::Bot;
use crate::controls::button;
use crate::draw;
use crate::press::{Press, Stepper};
use crate::say::Say;
use crate::text::{self, board, buttons as label, ladder as words, records};
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

    /// What both engines had told after so many moves.
    fn told(&self, ply: usize) -> Told {
        Told::at(&self.played, self.game.opening.len(), &self.game.moves, ply)
    }

    /// Why it ended.
    pub(crate) fn ended(&self, lang: Lang) -> String {
        let line = &self.game.line;
        let by = told::ended_by(line.status, line.outcome, self.played.position().side());
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
        let written = told::written(&self.played, ply);
        let mut lines = vec![
            words::game_heading(lang, line.id.0, names, line.outcome),
            words::game_place(lang, line.variant, &self.game.control, &line.purpose),
            words::game_move(lang, ply, self.plies(), written.as_deref()),
        ];
        let said = self.told(ply).scores;
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
        let line = if ply == self.plies() {
            self.game.line.outcome.to_string()
        } else {
            told::written(&self.played, ply).unwrap_or_default()
        };
        let names = Colour::ALL.map(|colour| self.name(colour));
        let png = told::drawn(&self.played, ply, names, (&self.told(ply), &line), flip);
        let name = format!("starmate-e{}p{ply}.png", self.game.line.id);
        CreateAttachment::bytes(png, name).description(board::alt(lang, position, last, None))
    }

    fn film(&self) -> Film {
        let names = Colour::ALL.map(|colour| text::plain(self.name(colour)));
        let mut film = Film { names: Some(names), ..Film::of(&self.played, 0..=self.plies()) };
        for (ply, shot) in film.shots.iter_mut().enumerate() {
            shot.clocks = self.told(ply).clocks();
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
