//! `/resign`, `/draw` and `/abort`.

use std::sync::Arc;

use play::{Action, Happening, Refusal};
use store::{Source, StoredGame};

use super::asking;
use super::options::Options;
use crate::acting::{self, Request};
use crate::asked::Asked;
use crate::bot::{Bot, opponent};
use crate::press::At;
use crate::say::Say;
use crate::text::{answers, asking as text};
use crate::trouble::Trouble;
use crate::{controls, find};

fn at(game: &StoredGame) -> At {
    At { game: game.id(), turn: game.game.turn() }
}

/// Only for the players of a game that goes on.
pub(crate) async fn may_act(bot: &Bot, game: &StoredGame, asked: &Asked) -> Result<(), Trouble> {
    let refusal = match (game.game.players().side_of(asked.by), game.game.ending()) {
        (None, _) => Refusal::NotAPlayer,
        (_, Some(ending)) => Refusal::GameOver(ending.status),
        _ => return Ok(()),
    };
    Err(acting::refused(bot, game.id(), (asked.by, asked.lang), &refusal).await)
}

/// The question whether they really resign.
pub(crate) fn resign_question(game: &StoredGame, asked: &Asked) -> Say {
    Say::text(answers::resign_question(asked.lang, game.id(), &opponent(asked.lang, game, asked.by)))
        .rows(controls::resign(asked.lang, at(game)))
}

pub(super) async fn resign(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let game = find::mine(bot, asked, options.game()).await?;
    may_act(bot, &game, asked).await?;
    Ok(resign_question(&game, asked))
}

/// The opponent's offer, to be answered, if one stands.
pub(crate) fn standing_offer(game: &StoredGame, asked: &Asked) -> Option<Say> {
    let side = game.game.players().side_of(asked.by)?;
    game.game.draw_offer().filter(|offer| offer.by != side)?;
    Some(
        Say::text(answers::draw_stands(asked.lang, &opponent(asked.lang, game, asked.by)))
            .rows(controls::draw(asked.lang, at(game))),
    )
}

pub(super) async fn draw(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let game = find::mine(bot, asked, options.game()).await?;
    may_act(bot, &game, asked).await?;
    if let Some(agree) = asking::answer(options) {
        return asking::draw_answer(bot, asked, &game, agree).await;
    }
    if let Some(question) = standing_offer(&game, asked) {
        return Ok(question);
    }
    offer(bot, &game, asked).await
}

/// Offers a draw on the board as it is in memory.
pub(crate) async fn offer(bot: &Arc<Bot>, game: &StoredGame, asked: &Asked) -> Result<Say, Trouble> {
    let request = Request {
        game: game.id(),
        by: asked.by,
        lang: asked.lang,
        action: Action::OfferDraw,
        expected: Some(game.game.turn()),
        source: Source::Command,
        event: asked.event,
    };
    let (happening, game) = acting::act(bot, request).await?;
    Ok(Say::text(match happening {
        Happening::Ended(_) => answers::draw_agreed(asked.lang, game.id()),
        _ => answers::draw_offered(asked.lang, &opponent(asked.lang, &game, asked.by)),
    }))
}

pub(super) async fn abort(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let game = find::mine(bot, asked, options.game()).await?;
    if let Some(side) = game.game.players().side_of(asked.by)
        && !game.game.can_abort(side, bot.now())
        && let Some(from) = game.game.abort_from(side)
    {
        let opponent = opponent(asked.lang, &game, asked.by);
        return Err(Trouble::person(text::abort_later(asked.lang, &opponent, from)));
    }
    let request = Request {
        game: game.id(),
        by: asked.by,
        lang: asked.lang,
        action: Action::Abort,
        expected: None,
        source: Source::Command,
        event: asked.event,
    };
    let (_, game) = acting::act(bot, request).await?;
    Ok(Say::text(answers::aborted(asked.lang, game.id())))
}
