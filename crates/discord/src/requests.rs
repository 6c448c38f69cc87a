//! Answers to what the opponent asks for: takebacks and pauses.

use std::sync::Arc;

use play::{Action, Refusal, RequestKind};
use store::Source;

use crate::acting::{self, Request};
use crate::asked::Asked;
use crate::bot::{Bot, name};
use crate::languages;
use crate::press::At;
use crate::say::Say;
use crate::text::clock;
use crate::trouble::Trouble;

fn request(asked: &Asked, at: At, action: Action) -> Request {
    Request {
        game: at.game,
        by: asked.by,
        lang: asked.lang,
        action,
        expected: Some(at.turn),
        source: Source::Menu,
        event: asked.event,
    }
}

/// To the players, that a move withdrew the request comes before how old its board is.
async fn still_asked(bot: &Bot, asked: &Asked, at: At, kind: RequestKind) -> Result<(), Trouble> {
    let game = bot.db(move |store| store.game(at.game)).await?;
    let withdrawn = game.is_some_and(|game| {
        let plays = game.game.players().side_of(asked.by).is_some();
        plays && !game.game.is_over() && at.turn != game.game.turn()
    });
    if withdrawn { Err(Trouble::Play(Refusal::NoRequest(kind))) } else { Ok(()) }
}

/// Agrees; the message that asked says so.
pub(crate) async fn grant(bot: &Arc<Bot>, asked: &Asked, at: At, kind: RequestKind) -> Result<Say, Trouble> {
    still_asked(bot, asked, at, kind).await?;
    let (_, game) = acting::act(bot, request(asked, at, Action::Grant(kind))).await?;
    let there = languages::around(bot, asked).await;
    Ok(Say::text(match kind {
        RequestKind::Takeback => clock::taken_back(there, &name(there, &game, game.game.side())),
        RequestKind::Pause => clock::paused(there),
    }))
}

/// Turns it down; the message that asked says so.
pub(crate) async fn deny(bot: &Arc<Bot>, asked: &Asked, at: At, kind: RequestKind) -> Result<Say, Trouble> {
    still_asked(bot, asked, at, kind).await?;
    let (_, game) = acting::act(bot, request(asked, at, Action::Deny(kind))).await?;
    let there = languages::around(bot, asked).await;
    let denier = game.game.players().side_of(asked.by).unwrap_or(game.game.side());
    let (by, asker) = (name(there, &game, denier), name(there, &game, !denier));
    Ok(Say::text(clock::denied(there, kind, &by, &asker)))
}
