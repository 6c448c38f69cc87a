//! What players ask of each other and give: `/takeback`, `/pause`, `/resume`, `/gift`.

use std::sync::Arc;

use play::{Action, Happening, Millis, RequestKind};
use store::{Source, StoredGame};

use super::endings;
use super::options::Options;
use crate::acting::{self, Request};
use crate::asked::Asked;
use crate::bot::{Bot, opponent};
use crate::press::At;
use crate::say::Say;
use crate::text::{answers, asking as text, commands as words};
use crate::trouble::Trouble;
use crate::{controls, find};

/// The gifts to choose from: what the option says, and how much it is.
pub(super) const GIFTS: [(&str, Millis); 8] = [
    ("5m", Millis::MINUTE.times(5)),
    ("15m", Millis::MINUTE.times(15)),
    ("1h", Millis::HOUR),
    ("12h", Millis::HOUR.times(12)),
    ("1d", Millis::DAY),
    ("2d", Millis::DAY.times(2)),
    ("3d", Millis::DAY.times(3)),
    ("7d", Millis::DAY.times(7)),
];

/// What somebody answers to a request of their opponent, if they say so.
pub(super) fn answer(options: &Options<'_>) -> Option<bool> {
    options.string(words::ANSWER.name).map(|answer| answer == "agree")
}

pub(super) async fn act(
    bot: &Arc<Bot>,
    asked: &Asked,
    game: &StoredGame,
    action: Action,
) -> Result<(Happening, Arc<StoredGame>), Trouble> {
    let request = Request {
        game: game.id(),
        by: asked.by,
        lang: asked.lang,
        action,
        expected: Some(game.game.turn()),
        source: Source::Command,
        event: asked.event,
    };
    acting::act(bot, request).await
}

pub(super) async fn takeback(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    ask(bot, asked, options, RequestKind::Takeback).await
}

pub(super) async fn pause(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    ask(bot, asked, options, RequestKind::Pause).await
}

async fn ask(
    bot: &Arc<Bot>,
    asked: &Asked,
    options: &Options<'_>,
    kind: RequestKind,
) -> Result<Say, Trouble> {
    let game = find::mine(bot, asked, options.game()).await?;
    endings::may_act(bot, &game, asked).await?;
    let (lang, opponent) = (asked.lang, opponent(asked.lang, &game, asked.by));
    let side = game.game.players().side_of(asked.by);
    let theirs = game.game.request(kind).is_some_and(|request| Some(request.by) != side);
    let action = match (answer(options), kind) {
        (Some(true), _) => Action::Grant(kind),
        (Some(false), _) => Action::Deny(kind),
        // Both want their own last move back: that is not the same thing.
        (None, RequestKind::Takeback) if theirs => {
            let at = At { game: game.id(), turn: game.game.turn() };
            return Ok(
                Say::text(text::takeback_stands(lang, &opponent)).rows(controls::request(lang, at, kind))
            );
        }
        (None, _) => Action::Ask(kind),
    };
    let (happening, game) = act(bot, asked, &game, action).await?;
    Ok(Say::text(match (happening, kind) {
        (Happening::TakenBack { .. }, _) => text::takeback_granted(lang, game.id(), &opponent),
        (Happening::Paused { .. }, _) => text::pause_begun(lang, game.id()),
        (Happening::Denied { .. }, _) => text::request_denied(lang, &opponent),
        (_, RequestKind::Takeback) => text::takeback_asked(lang, &opponent),
        (_, RequestKind::Pause) => text::pause_asked(lang, &opponent),
    }))
}

pub(super) async fn resume(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let game = find::mine(bot, asked, options.game()).await?;
    let (_, game) = act(bot, asked, &game, Action::Resume).await?;
    Ok(Say::text(text::resumed(asked.lang, game.id())))
}

pub(super) async fn gift(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let named = options.string(words::TIME.name);
    let time = GIFTS.iter().find(|(value, _)| Some(*value) == named).map(|(_, time)| *time);
    let time = time.ok_or_else(|| Trouble::Play(play::Refusal::BadGift))?;
    let game = find::mine(bot, asked, options.game()).await?;
    let (_, game) = act(bot, asked, &game, Action::Give(time)).await?;
    let opponent = opponent(asked.lang, &game, asked.by);
    Ok(Say::text(text::gift_given(asked.lang, game.id(), &opponent, time)))
}

/// The answer to a draw offer that a command gives.
pub(super) async fn draw_answer(
    bot: &Arc<Bot>,
    asked: &Asked,
    game: &StoredGame,
    agree: bool,
) -> Result<Say, Trouble> {
    let action = if agree { Action::AcceptDraw } else { Action::DeclineDraw };
    let (_, game) = act(bot, asked, game, action).await?;
    Ok(Say::text(if agree {
        answers::draw_agreed(asked.lang, game.id())
    } else {
        answers::draw_declined(asked.lang, &opponent(asked.lang, &game, asked.by))
    }))
}
