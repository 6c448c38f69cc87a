//! What a row of the outbox says, made from the database when it is posted.

use std::sync::Arc;

use play::{Ply, UserId};
use store::{Address, Content, Notice, Post, PostState, StoredGame};

use crate::boards;
use crate::bot::{Bot, name};
use crate::press::At;
use crate::say::Say;
use crate::text::{self, notices};
use crate::trouble::Trouble;
use crate::{challenges, controls};

/// The message of a row; `None` when what it tells of is not there any more.
pub(super) async fn of(bot: &Arc<Bot>, post: &Post) -> Result<Option<Say>, Trouble> {
    let to = match post.address {
        Some(Address::User(user)) => Some(user),
        _ => None,
    };
    let game = match post.content {
        Content::Challenge(id) => {
            let challenge = bot.db(move |store| store.find_challenge(id)).await?;
            return Ok(challenge.as_ref().map(challenges::open));
        }
        Content::Board { game, .. } | Content::Notice { game, .. } => game,
    };
    let Some(game) = bot.db(move |store| store.game(game)).await?.map(Arc::new) else { return Ok(None) };
    match post.content {
        Content::Board { ply, .. } => boards::posted(bot, &game, ply, to).await.map(Some),
        Content::Notice { notice: Notice::Moved { why }, .. } => moved(bot, &game, why, to).await.map(Some),
        Content::Notice { notice, .. } => Ok(Some(say(&game, notice, to))),
        Content::Challenge(_) => Ok(None),
    }
}

fn say(game: &StoredGame, notice: Notice, to: Option<UserId>) -> Say {
    match notice {
        Notice::DrawOffered { by, ply } => {
            let opponent = game.game.players().of(!by);
            let stands = game.game.draw_offer().is_some_and(|offer| offer.by == by && offer.ply == ply);
            let spoken_to = to.is_none_or(|user| user == opponent);
            let who = if spoken_to { text::mention(opponent) } else { name(game, !by) };
            let say = Say::text(format!(
                "{}\n{}",
                boards::heading(game),
                notices::draw_offered(&name(game, by), &who)
            ));
            if !stands || !spoken_to {
                return say;
            }
            say.mentions(opponent).rows(controls::draw(At { game: game.id(), ply }))
        }
        Notice::DrawDeclined { by, .. } => {
            Say::text(notices::draw_declined(&name(game, by), &name(game, !by)))
        }
        Notice::Ended => {
            // An end on the board stands with the board; the others have no message of their own yet.
            let on_board = game.game.game().status().is_over();
            let ended = boards::ended(game).filter(|_| !on_board);
            let players = game.game.players();
            // In direct messages the message itself is heard.
            let told = if to.is_none() { vec![players.white, players.black] } else { Vec::new() };
            let say = Say::text(notices::over(&boards::heading(game), ended.as_deref(), game.id(), &told));
            told.into_iter().fold(say, Say::mentions)
        }
        Notice::Moved { why } => Say::text(notices::moved(why)),
    }
}

/// A word about the new place. Where the newest board was posted in the old one already, it is shown again with its
/// controls, under another name than the board's own.
async fn moved(
    bot: &Arc<Bot>,
    game: &Arc<StoredGame>,
    why: store::Why,
    to: Option<UserId>,
) -> Result<Say, Trouble> {
    let text = notices::moved(why);
    let (id, ply): (_, Ply) = (game.id(), game.game.ply());
    let posts = bot.db(move |store| store.board_posts(id, ply)).await?;
    if game.game.is_over() || posts.iter().any(|post| post.state != PostState::Sent) {
        return Ok(Say::text(text));
    }
    let mut say = boards::posted(bot, game, ply, to).await?;
    for file in &mut say.files {
        file.filename = format!("starmate-g{id}-again.png");
    }
    say.text = format!("{text}\n{}", say.text);
    Ok(say)
}

/// How a message of the row is told from others in its channel, apart from its text: the name of its picture, or the
/// id of its first button.
pub(super) fn mark(post: &Post) -> Option<Mark> {
    match post.content {
        Content::Board { game, ply } => Some(Mark::File(format!("starmate-g{game}p{ply}.png"))),
        Content::Challenge(id) => Some(Mark::Button(crate::press::Press::Accept(id).to_string())),
        Content::Notice { game, notice: Notice::DrawOffered { ply, .. } } => {
            Some(Mark::Button(crate::press::Press::DrawYes(At { game, ply }).to_string()))
        }
        Content::Notice { .. } => None,
    }
}

/// What marks a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    File(String),
    Button(String),
}
