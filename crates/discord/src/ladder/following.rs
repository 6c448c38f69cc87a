//! Channels that follow a ladder are told what happens there, and each day at its hour how it stands. All of it goes
//! through the outbox.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use play::{Timestamp, Zone};
use rules::Variant;
use store::ladder::{Follower, Following};
use store::{ChannelId, StoreError};
use tokio_util::sync::CancellationToken;
use tracing::{error, info};

use super::books;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::commands::options::Options;
use crate::place;
use crate::say::Say;
use crate::terms;
use crate::text::{answers, commands as options_words, ladder as words};
use crate::trouble::Trouble;

/// News is seldom, and a digest keeps its minute.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// The hour of the digest where none is chosen.
const HOUR: u8 = 9;

/// Tells until `stop`.
pub(crate) async fn run(bot: Arc<Bot>, stop: CancellationToken) {
    loop {
        if bot.in_session.load(Ordering::SeqCst)
            && let Err(trouble) = look(&bot).await
        {
            error!(%trouble, "those who follow a ladder could not be told");
        }
        tokio::select! {
            () = bot.ladder.wake.notified() => {}
            () = bot.clock.moved() => {}
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = stop.cancelled() => return,
        }
    }
}

async fn look(bot: &Arc<Bot>) -> Result<(), Trouble> {
    let now = bot.now();
    let told = bot
        .db(move |store| {
            let followers = store.followers()?;
            if followers.is_empty() {
                return Ok(0);
            }
            let mut told = store.tell_followers(now)?.into_inner();
            for follower in &followers {
                let Some(day) = digest_due(follower, now) else { continue };
                let Following { guild, variant, .. } = follower.following;
                told += usize::from(store.tell_digest(guild, variant, day, now)?.into_inner());
            }
            Ok::<_, StoreError>(told)
        })
        .await?;
    if told > 0 {
        info!(told, "those who follow a ladder are told");
    }
    // What the arena has written for owners waits in the outbox as well.
    bot.posts.notify_one();
    Ok(())
}

/// The day of a digest that is due, as 20261130: its hour has come since the channel began to follow, and it was not told
/// before.
fn digest_due(follower: &Follower, now: Timestamp) -> Option<i32> {
    let zone = Zone::named(&follower.following.zone).unwrap_or_else(Zone::utc);
    let hour = i64::from(follower.following.hour);
    let date = zone.date(now);
    let day = i32::from(date.year()) * 10_000 + i32::from(date.month()) * 100 + i32::from(date.day());
    if follower.day.is_some_and(|told| told >= day) || i64::from(zone.time(now).0) < hour {
        return None;
    }
    let same_day = zone.date(follower.since) == date;
    let was_past = same_day && i64::from(zone.time(follower.since).0) >= hour;
    (!was_past).then_some(day)
}

/// `/ladder follow`: for those who manage the server.
pub(crate) async fn follow(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let lang = asked.lang;
    let guild = manager(asked)?;
    let missing = || Trouble::person(answers::unknown_control(lang));
    let channel = options.channel(options_words::FOLLOWING.name).ok_or_else(missing)?;
    let channel = ChannelId(channel.id.get());
    place::can_post(asked, channel)?;
    let variant = chosen(bot, asked, options).await?;
    let by = asked.by;
    let zone = bot.db(move |store| store.prefs(by)).await?.zone;
    let zone = zone.as_deref().and_then(Zone::named).unwrap_or_else(Zone::utc);
    let hour = options.integer(options_words::HOUR.name).and_then(|hour| u8::try_from(hour).ok());
    let wanted = Following {
        guild,
        variant,
        channel,
        hour: hour.filter(|hour| *hour < 24).unwrap_or(HOUR),
        zone: zone.name().to_owned(),
        live: options.boolean(options_words::LIVE.name).unwrap_or(true),
    };
    let told = words::followed(lang, variant, channel, (wanted.hour, &wanted.zone), wanted.live);
    let now = bot.now();
    bot.db(move |store| store.follow_ladder(&wanted, now)).await?.into_inner();
    bot.ladder.wake.notify_one();
    Ok(Say::text(told))
}

/// `/ladder unfollow`.
pub(crate) async fn unfollow(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let guild = manager(asked)?;
    let variant = chosen(bot, asked, options).await?;
    let was = bot.db(move |store| store.unfollow_ladder(guild, variant)).await?.into_inner();
    Ok(Say::text(words::unfollowed(asked.lang, variant, was)))
}

/// A channel is gone, or closed to the bot: nothing is told there any more.
pub(crate) async fn lost(bot: &Bot, channel: ChannelId) -> Result<(), Trouble> {
    let followed = bot.db(move |store| store.unfollow_in(channel)).await?;
    if followed > 0 {
        info!(channel = channel.0, "a channel that followed a ladder is lost");
    }
    Ok(())
}

fn manager(asked: &Asked) -> Result<store::GuildId, Trouble> {
    let guild = asked.guild.ok_or_else(|| Trouble::person(words::follow_in_server(asked.lang)))?;
    if asked.manages { Ok(guild) } else { Err(Trouble::person(words::managers_only(asked.lang))) }
}

/// The ladder that is named, or that of the server's game.
pub(crate) async fn chosen(bot: &Bot, asked: &Asked, options: &Options<'_>) -> Result<Variant, Trouble> {
    match books::variant(options) {
        Some(variant) => Ok(variant),
        None => terms::variant(bot, asked, options).await,
    }
}

#[cfg(test)]
mod tests {
    use store::GuildId;
    use store::ladder::NewsId;

    use super::*;

    const HOUR_MS: i64 = 3_600_000;
    /// 2026-11-30, midnight in UTC, which is 01:00 in Warsaw.
    const MIDNIGHT: i64 = 1_796_000_400_000 - 1_796_000_400_000 % (24 * HOUR_MS);

    fn follower(day: Option<i32>, since: i64) -> Follower {
        let following = Following {
            guild: GuildId(1),
            variant: Variant::Starchess,
            channel: ChannelId(2),
            hour: 9,
            zone: "Europe/Warsaw".to_owned(),
            live: true,
        };
        Follower { following, news: NewsId(0), day, board: None, since: Timestamp(since) }
    }

    fn due(day: Option<i32>, since: i64, now: i64) -> Option<i32> {
        digest_due(&follower(day, since), Timestamp(MIDNIGHT + now * HOUR_MS))
    }

    #[test]
    fn a_digest_comes_at_its_hour_of_the_zone_once_a_day() {
        let long_ago = 0;
        // Nine in Warsaw is eight in UTC in winter.
        assert_eq!(due(None, long_ago, 7), None);
        let day = due(None, long_ago, 8).expect("due");
        assert_eq!(due(Some(day), long_ago, 12), None);
        assert_eq!(due(Some(day), long_ago, 31), None, "tomorrow before its hour");
        assert!(due(Some(day), long_ago, 32).is_some_and(|next| next > day));
        assert!(due(Some(day), long_ago, 40).is_some(), "late, after an outage");
    }

    #[test]
    fn who_follows_after_the_hour_waits_for_tomorrow() {
        assert_eq!(due(None, MIDNIGHT + 10 * HOUR_MS, 11), None);
        assert!(due(None, MIDNIGHT + 10 * HOUR_MS, 33).is_some());
        assert!(due(None, MIDNIGHT + 5 * HOUR_MS, 8).is_some());
    }
}
