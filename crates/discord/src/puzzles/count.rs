//! The count of solvers in the message of a day's puzzle, edited in place.

use std::sync::Arc;

use serenity::builder::Builder;
use store::DailyShown;
use tracing::{debug, warn};

use super::day;
use crate::bot::Bot;
use crate::lanes::Writing;
use crate::poster::EDITABLE_MS;
use crate::trouble::Trouble;
use crate::wire::Fault;

/// Least time between two edits of a message, in milliseconds: whoever solves a puzzle sees it counted within a minute.
const PACE_MS: i64 = 60_000;
/// The same for a message over an hour old: edits of those are rationed (error 30046).
const OLD_PACE_MS: i64 = 10 * 60_000;
/// How long a message is left alone whose edit was refused for that.
const RATIONED_MS: i64 = 30 * 60_000;

/// Has a message say how many have tried and solved its puzzle. What cannot be edited is let be: the reveal tells it.
pub(crate) async fn edit(bot: Arc<Bot>, shown: DailyShown) -> Result<(), Trouble> {
    let (id, now) = (shown.post.id, bot.now());
    let Some((say, told)) = day::edited(&bot, id).await? else { return Ok(()) };
    let place = (shown.channel.0.into(), shown.message.0.into(), None);
    let turn = bot.turn(shown.channel, Writing::Edit).await;
    let edited = say.edit().execute(&bot.http, place).await.map_err(Fault::from);
    drop(turn);
    let old = now.ms_since(shown.sent_at) > EDITABLE_MS;
    let pace = if old { OLD_PACE_MS } else { PACE_MS };
    let (told, pace) = match edited {
        Ok(_) => (Some(told), pace),
        Err(Fault::Rationed) => {
            debug!(post = id.0, "edits are rationed");
            (None, RATIONED_MS)
        }
        Err(Fault::Passing(error)) => {
            warn!(%error, "a count could not be edited in");
            (None, pace)
        }
        Err(fault) => {
            debug!(%fault, "a count stays as it is");
            (Some(told), RATIONED_MS)
        }
    };
    let next = now.plus_ms(pace);
    bot.db(move |store| store.note_daily_shown(id, told, next)).await
}
