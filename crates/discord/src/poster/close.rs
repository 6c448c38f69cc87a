//! The thread of a finished game is archived, never deleted; best effort.

use std::sync::Arc;

use serenity::all::{ChannelId as DiscordChannel, EditThread};
use serenity::builder::Builder;
use store::{Place, StoredGame};
use tracing::{debug, info};

use crate::bot::Bot;
use crate::trouble::Trouble;
use crate::wire::{Fault, patiently};

/// Archives the thread, or notes that there is none.
pub(super) async fn close(bot: Arc<Bot>, game: StoredGame) -> Result<(), Trouble> {
    let id = game.id();
    // The list may be from before the thread was closed: closed twice, it would be taken from somebody who has come back.
    let due = bot.db(|store| store.games_to_close()).await?;
    let awaited = game.place.channel().is_some_and(|channel| bot.pending.is_waited_for(channel));
    if awaited || due.iter().all(|game| game.id() != id) {
        return Ok(());
    }
    if let Place::Thread { thread, .. } = game.place {
        let target = DiscordChannel::new(thread.0);
        let archived: Result<_, Fault> =
            patiently(|| async { EditThread::new().archived(true).execute(&bot.http, target).await }).await;
        match archived {
            Ok(_) => info!(thread = thread.0, "archived"),
            Err(Fault::Passing(error)) => return Err(Fault::Passing(error).into()),
            Err(fault) => debug!(%fault, "the thread stays open"),
        }
    }
    bot.db(move |store| store.close(id)).await?;
    Ok(())
}
