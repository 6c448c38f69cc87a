//! Private notes on games: written by command or in a form, kept with the game.

use std::sync::Arc;

use play::{GameId, Refusal};
use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};
use store::{NoteText, StoredGame};

use crate::acting;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::find;
use crate::press::Press;
use crate::say::Say;
use crate::text::notes as text;
use crate::trouble::Trouble;

/// The custom id of the form's one field.
const FIELD: &str = "note";

/// The game that a note is meant for: one that the asker plays or has played.
async fn game(bot: &Bot, asked: &Asked, named: Option<GameId>) -> Result<Arc<StoredGame>, Trouble> {
    let game = find::to_look_at(bot, asked, named).await?;
    if game.game.players().side_of(asked.by).is_none() {
        return Err(acting::refused(bot, game.id(), (asked.by, asked.lang), &Refusal::NotAPlayer).await);
    }
    Ok(game)
}

/// The form with the note as it is.
pub(crate) async fn form(bot: &Bot, asked: &Asked, named: Option<GameId>) -> Result<CreateModal, Trouble> {
    let (id, by, lang) = (game(bot, asked, named).await?.id(), asked.by, asked.lang);
    let old = bot.db(move |store| store.note(id, by)).await?;
    let field = CreateInputText::new(InputTextStyle::Paragraph, text::field(lang), FIELD)
        .placeholder(text::hint(lang))
        .required(false)
        .max_length(u16::try_from(NoteText::LONGEST).unwrap_or(1000));
    let field = match old {
        Some(note) => field.value(note.text),
        None => field,
    };
    Ok(CreateModal::new(Press::Note(id).to_string(), text::title(lang, id))
        .components(vec![CreateActionRow::InputText(field)]))
}

/// A note that is given with the command.
pub(crate) async fn write(
    bot: &Bot,
    asked: &Asked,
    named: Option<GameId>,
    typed: &str,
) -> Result<Say, Trouble> {
    let game = game(bot, asked, named).await?.id();
    keep(bot, asked, game, typed).await
}

/// Keeps a note in place of the one before; an empty one takes it away.
pub(crate) async fn keep(bot: &Bot, asked: &Asked, game: GameId, typed: &str) -> Result<Say, Trouble> {
    let (by, now, lang) = (asked.by, bot.now(), asked.lang);
    let note = NoteText::read(typed).map_err(|long| Trouble::person(text::too_long(lang, long.found)))?;
    bot.db(move |store| store.set_note(game, by, &note, now)).await?.into_inner();
    let kept = bot.db(move |store| store.note(game, by)).await?;
    Ok(Say::text(match kept {
        Some(note) => text::kept(lang, game, &note.text),
        None => text::gone(lang, game),
    }))
}
