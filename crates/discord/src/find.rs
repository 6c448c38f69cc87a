//! Which game somebody means.

use std::sync::Arc;

use play::{GameId, Ply, Refusal, Turn, UserId};
use store::{Address, Place, PostState, StoredGame};

use crate::asked::Asked;
use crate::bot::{Bot, link};
use crate::text::answers;
use crate::trouble::Trouble;

/// The live game that a player means: the one named, the one of this channel, or the only one they have. Never a guess
/// between several.
pub(crate) async fn mine(
    bot: &Bot,
    asked: &Asked,
    named: Option<GameId>,
) -> Result<Arc<StoredGame>, Trouble> {
    if let Some(id) = named {
        if let Some(game) = bot.live.get(id) {
            return Ok(game);
        }
        let over = bot.db(move |store| store.game(id)).await?.filter(|game| may_see(game, asked));
        return Err(Trouble::person(match over.and_then(|game| game.game.ending()) {
            Some(ending) => answers::game_over(asked.lang, id, ending.status),
            None => answers::unknown_game(asked.lang, id),
        }));
    }
    let plays = |game: &StoredGame| game.game.players().side_of(asked.by).is_some();
    let here = bot.live.at(asked.channel);
    let mut games: Vec<_> = here.iter().filter(|game| plays(game)).cloned().collect();
    if games.is_empty() {
        // A thread is of one game: what is said in it is not meant for another.
        if here.iter().any(|game| matches!(game.place, Place::Thread { .. })) {
            return Err(Trouble::Play(Refusal::NotAPlayer));
        }
        let channel = asked.channel;
        let last = bot.db(move |store| store.last_game_at(channel)).await?;
        if let Some(last) = last.filter(|last| matches!(last.place, Place::Thread { .. }))
            && let Some(ending) = last.game.ending()
        {
            return Err(Trouble::Play(if plays(&last) {
                Refusal::GameOver(ending.status)
            } else {
                Refusal::NotAPlayer
            }));
        }
        games = of_person(bot, asked.by, asked.guild.is_none());
    }
    match games.as_slice() {
        [only] => Ok(Arc::clone(only)),
        [] => Err(Trouble::person(answers::no_games(asked.lang))),
        several => {
            let mut ids: Vec<GameId> = several.iter().map(|game| game.id()).collect();
            ids.sort_unstable();
            Err(Trouble::person(answers::which_game(asked.lang, &ids)))
        }
    }
}

/// A game to look at, live or over: the one named if the asker may see it here, the one of this channel, or the asker's
/// own.
pub(crate) async fn to_look_at(
    bot: &Bot,
    asked: &Asked,
    named: Option<GameId>,
) -> Result<Arc<StoredGame>, Trouble> {
    if let Some(id) = named {
        let game = bot.db(move |store| store.game(id)).await?;
        return game
            .filter(|game| may_see(game, asked))
            .map(Arc::new)
            .ok_or_else(|| Trouble::person(answers::unknown_game(asked.lang, id)));
    }
    let here = bot.live.at(asked.channel);
    let own: Vec<_> = here.iter().filter(|g| g.game.players().side_of(asked.by).is_some()).cloned().collect();
    for games in [own, here] {
        match games.as_slice() {
            [] => {}
            [only] => return Ok(Arc::clone(only)),
            several => {
                let ids: Vec<GameId> = several.iter().map(|game| game.id()).collect();
                return Err(Trouble::person(answers::which_game_here(asked.lang, &ids)));
            }
        }
    }
    let channel = asked.channel;
    if let Some(game) = bot.db(move |store| store.last_game_at(channel)).await? {
        return Ok(Arc::new(game));
    }
    let by = asked.by;
    match of_person(bot, by, asked.guild.is_none()).as_slice() {
        [only] => Ok(Arc::clone(only)),
        [] => {
            let last = bot.db(move |store| store.finished_games(Some(by), None, 1)).await?.pop();
            last.map(Arc::new).ok_or_else(|| Trouble::person(answers::no_game_here(asked.lang)))
        }
        several => {
            let mut ids: Vec<GameId> = several.iter().map(|game| game.id()).collect();
            ids.sort_unstable();
            Err(Trouble::person(answers::which_game(asked.lang, &ids)))
        }
    }
}

/// A person's live games. Said in direct messages, those played there are meant, if there are any.
pub(crate) fn of_person(bot: &Bot, user: UserId, in_dms: bool) -> Vec<Arc<StoredGame>> {
    let all = bot.live.of(user);
    let here: Vec<_> = all.iter().filter(|game| in_dms && game.place == Place::Dms).cloned().collect();
    if here.is_empty() { all } else { here }
}

/// Players see their games anywhere, others those of the server they are in.
fn may_see(game: &StoredGame, asked: &Asked) -> bool {
    game.game.players().side_of(asked.by).is_some()
        || (game.place.guild().is_some() && game.place.guild() == asked.guild)
}

/// A link to the newest board that is posted, as `user` can open it.
pub(crate) async fn newest_board(bot: &Bot, game: &StoredGame, user: UserId) -> Option<String> {
    let (id, turn) = (game.id(), game.game.turn());
    let guild = game.place.guild().map(|g| g.0);
    let posts = bot
        .db(move |store| {
            let mut posts = store.board_posts(id, turn)?;
            if !posts.iter().any(|post| post.state == PostState::Sent) && turn.ply > Ply::START {
                posts = store.board_posts(id, Turn { ply: Ply(turn.ply.0 - 1), ..turn })?;
            }
            Ok::<_, store::StoreError>(posts)
        })
        .await
        .ok()?;
    let post = posts.iter().find(|post| match post.address {
        Some(Address::User(to)) => to == user && post.state == PostState::Sent,
        _ => post.state == PostState::Sent,
    })?;
    let guild = if matches!(post.address, Some(Address::User(_))) { None } else { guild };
    Some(link(guild, post.sent_channel?.0, Some(post.message?.0)))
}
