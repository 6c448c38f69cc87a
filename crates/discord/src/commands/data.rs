//! `/data`: what is kept about the asker, to have it or to have it removed.

use std::sync::Arc;

use play::{Action, ChallengeState, GameId, Refusal, UserId};
use serenity::all::CreateAttachment;
use store::{Act, Removal, Source, StoreError};
use tracing::info;

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::parts::parts;
use crate::records::FILES;
use crate::say::Say;
use crate::text::{commands as words, data as text};
use crate::trouble::Trouble;
use crate::{challenges, controls};

/// New games may begin while the old ones are resigned; more than a few times that is no chance.
const TRIES: usize = 3;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    if options.sub() == Some(words::DATA_REMOVE.name) {
        let games = live(bot, asked.by).await?;
        return Ok(Say::text(text::explained(asked.lang, &games)).rows(controls::remove(asked.lang)));
    }
    let (by, limit) = (asked.by, asked.file_limit);
    let files = bot.db(move |store| Ok::<_, StoreError>(parts(&store.personal_data(by)?, limit))).await?;
    let too_large = || Trouble::person(text::too_large(asked.lang, FILES, limit));
    let files = files.filter(|files| files.len() <= FILES).ok_or_else(too_large)?;
    let several = files.len() > 1;
    let say = Say::text(text::exported(asked.lang, files.len()));
    Ok((1..).zip(files).fold(say, |say, (number, file)| {
        let number = if several { format!("-{number}") } else { String::new() };
        say.file(CreateAttachment::bytes(file, format!("starmate-data{number}.json")))
    }))
}

/// The person's games that go on.
async fn live(bot: &Bot, user: UserId) -> Result<Vec<GameId>, Trouble> {
    let games = bot.db(move |store| store.games_of(user)).await?;
    let mut games: Vec<GameId> = games.iter().map(store::StoredGame::id).collect();
    games.sort_unstable();
    Ok(games)
}

/// The second question.
pub(crate) async fn really(bot: &Bot, asked: &Asked) -> Result<Say, Trouble> {
    let games = live(bot, asked.by).await?;
    Ok(Say::text(text::really(asked.lang, games.len())).rows(controls::remove_really(asked.lang)))
}

/// Resigns what goes on, and removes the person.
pub(crate) async fn remove(bot: &Arc<Bot>, asked: &Asked) -> Result<Say, Trouble> {
    let (by, now) = (asked.by, bot.now());
    let mut resigned = 0;
    for _ in 0..TRIES {
        for game in live(bot, by).await? {
            resigned += usize::from(resign(bot, by, game).await?);
        }
        let Removal::Done(open) = bot.db(move |store| store.remove_person(by, now)).await?.into_inner()
        else {
            continue;
        };
        bot.forget(by);
        bot.posts.notify_one();
        for mut challenge in open {
            let name = Some(text::removed_player(challenges::lang_of(bot, &challenge).await));
            if challenge.challenge.challenger == by {
                challenge.challenge.state = ChallengeState::Withdrawn;
                challenge.challenger_name = name;
            } else {
                challenge.challenge.state = ChallengeState::Declined;
                challenge.opponent_name = name;
            }
            challenges::show_closed(bot, &challenge, None).await;
        }
        info!(resigned, "a person was removed");
        return Ok(Say::text(text::removed(asked.lang, resigned)));
    }
    Ok(Say::text(text::playing(asked.lang)))
}

/// Resigns a game; `false` when it ended meanwhile.
async fn resign(bot: &Arc<Bot>, by: UserId, game: GameId) -> Result<bool, Trouble> {
    let act = Act {
        game,
        by,
        action: Action::Resign,
        expected: None,
        source: Source::Menu,
        event: None,
        now: bot.now(),
    };
    let done = match bot.db(move |store| store.act(act)).await {
        Ok(played) => {
            info!(game = game.0, happening = ?played.into_inner().happening, "done");
            true
        }
        Err(Trouble::Play(Refusal::GameOver(_))) => false,
        Err(trouble) => return Err(trouble),
    };
    bot.refresh(game).await?;
    Ok(done)
}
