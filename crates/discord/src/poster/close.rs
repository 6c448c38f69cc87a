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
    let id = game.id();
    bot.db(move |store| store.close(id)).await?;
    Ok(())
}
