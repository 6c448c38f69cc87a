//! Rows of which it is not known whether Discord has them: left by a crash, a time-out or a server error.

use std::sync::Arc;

use serenity::all::{
    ActionRowComponent, ButtonKind, ChannelId as DiscordChannel, Message, MessagePagination,
};
use store::{ChannelId, MessageId, Post};
use tracing::info;

use super::words::{self, Mark};
use super::{NONCE_MS, send};
use crate::bot::Bot;
use crate::trouble::Trouble;
use crate::wire::{Fault, patiently};

/// What Discord gives at a time.
const PAGE: u8 = 100;
/// How far is read in a busy channel. Beyond that a second message is the lesser evil.
const PAGES: usize = 50;

/// Finds out whether Discord has a row, and sends it if not.
pub(super) async fn settle(bot: Arc<Bot>, post: Post) -> Result<(), Trouble> {
    let age = post.in_flight_since.map_or(0, |since| bot.now().ms_since(since));
    if (0..NONCE_MS).contains(&age) {
        // Discord still knows the nonce: it gives the same message back, or makes the one that never came.
        return send::send(bot, post).await;
    }
    let channel = match send::channel(&bot, &post).await? {
        Ok(channel) => channel,
        Err(fault) => return send::failed(&bot, &post, None, fault).await,
    };
    let Some(texts) = words::texts(&bot, &post).await? else {
        bot.db(move |store| store.mark_dead(post.id, "what it tells of is gone")).await?;
        return Ok(());
    };
    let mark = words::mark(&bot, &post).await?;
    match find(&bot, &post, channel, (mark.as_ref(), &texts)).await {
        Ok(Some(message)) => {
            info!(message_id = message.0, "found in the channel");
            send::sent(&bot, &post, channel, message).await
        }
        Ok(None) => {
            info!("never arrived");
            let (id, now) = (post.id, bot.now());
            bot.db(move |store| store.mark_failed(id, "it never arrived", now)).await?;
            bot.posts.notify_one();
            Ok(())
        }
        Err(fault) => send::failed(&bot, &post, Some(channel), fault).await,
    }
}

/// Reads the channel after the last message known before the row was first sent.
async fn find(
    bot: &Bot,
    post: &Post,
    channel: ChannelId,
    known_by: (Option<&Mark>, &[String]),
) -> Result<Option<MessageId>, Fault> {
    let target = DiscordChannel::new(channel.0);
    // Without a message known before, everything in the channel comes after. Ids begin at 1 for Discord's library.
    let mut after = post.after_message.map_or(1, |message| message.0.max(1));
    for _ in 0..PAGES {
        let page = patiently(|| {
            let pagination = MessagePagination::After(after.into());
            bot.http.get_messages(target, Some(pagination), Some(PAGE))
        })
        .await?;
        if let Some(found) = page.iter().find(|message| is_ours(bot, known_by, message)) {
            return Ok(Some(MessageId(found.id.get())));
        }
        let Some(newest) = page.iter().map(|message| message.id.get()).max() else { return Ok(None) };
        if page.len() < usize::from(PAGE) {
            return Ok(None);
        }
        after = newest;
    }
    Ok(None)
}

fn is_ours(bot: &Bot, (mark, texts): (Option<&Mark>, &[String]), message: &Message) -> bool {
    if !bot.is_me(play::UserId(message.author.id.get())) {
        return false;
    }
    match mark {
        // What has become words alone since, such as a tournament that was called off, has no picture to be known by.
        Some(Mark::File(_)) if message.attachments.is_empty() => texts.contains(&message.content),
        Some(Mark::File(name)) => message.attachments.iter().any(|file| file.filename == *name),
        Some(Mark::Button(id)) => has_button(message, id) || texts.contains(&message.content),
        None => texts.contains(&message.content),
    }
}

fn has_button(message: &Message, id: &str) -> bool {
    message.components.iter().flat_map(|row| &row.components).any(|component| match component {
        ActionRowComponent::Button(button) => {
            matches!(&button.data, ButtonKind::NonLink { custom_id, .. } if custom_id == id)
        }
        _ => false,
    })
}
