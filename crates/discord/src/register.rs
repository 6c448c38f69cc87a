//! Tells Discord our commands, if they are not those that it was told last.

use std::sync::Arc;

use tracing::{info, warn};

use crate::bot::Bot;
use crate::commands::table;
use crate::trouble::Trouble;
use crate::wire::patiently;

/// Registers all commands in one request where they changed.
pub(crate) async fn register(bot: &Arc<Bot>, application: u64) {
    if let Err(trouble) = changed(bot, application).await {
        warn!(%trouble, "the commands could not be registered; it is tried at the next start");
    }
}

async fn changed(bot: &Arc<Bot>, application: u64) -> Result<(), Trouble> {
    let commands = table::all();
    let fingerprint = table::fingerprint(&commands);
    let known = bot.db(move |store| store.registered_commands(application)).await?;
    if known.as_deref() == Some(fingerprint.as_str()) {
        return Ok(());
    }
    let registered = patiently(|| bot.http.create_global_commands(&commands)).await?;
    bot.db(move |store| store.set_registered_commands(application, &fingerprint)).await?;
    info!(count = registered.len(), "commands registered");
    Ok(())
}
