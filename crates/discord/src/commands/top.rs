//! `/top`: the strongest.

use std::sync::Arc;

use store::{Among, Ranked, StoreError};

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::say::Say;
use crate::terms;
use crate::text::{self, answers, commands as words, ratings};
use crate::trouble::Trouble;

/// How many are listed with a place, and how many without one.
const SHOWN: usize = 20;
/// How many of them are provisional.
const PROVISIONAL: usize = 10;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let lang = super::reader(bot, asked, options).await;
    let scope = options.string(words::SCOPE.name);
    let here = asked.guild.filter(|_| scope != Some("all"));
    let variant = terms::variant(bot, asked, options).await?;
    let (by, now) = (asked.by, bot.now());
    let (top, own) = bot
        .db(move |store| {
            let among = here.map_or(Among::All, Among::Guild);
            Ok::<_, StoreError>((store.top(variant, among, SHOWN, now)?, store.rating(by, variant, now)?))
        })
        .await?;
    let mut lines = Vec::new();
    if scope == Some("server") && here.is_none() {
        lines.push(ratings::no_server_here(lang));
    }
    lines.push(ratings::top(lang, here.is_some(), variant));
    if top.established.is_empty() && top.provisional.is_empty() {
        lines.push(ratings::top_empty(lang, here.is_some()));
        return Ok(Say::text(lines.join("\n")));
    }
    let line = |place: Option<usize>, ranked: &Ranked| {
        let name = ranked
            .name
            .as_deref()
            .map_or_else(|| answers::somebody(lang, ranked.user), |name| text::name(lang, name));
        ratings::top_line(lang, place, &name, &ranked.rating)
    };
    if top.established.is_empty() {
        lines.push(ratings::nobody_established(lang));
    }
    lines.extend((1..).zip(&top.established).map(|(place, ranked)| line(Some(place), ranked)));
    if !top.provisional.is_empty() {
        lines.push(ratings::top_provisional(lang));
        lines.extend(top.provisional.iter().take(PROVISIONAL).map(|ranked| line(None, ranked)));
    }
    let shown = top.established.iter().chain(top.provisional.iter().take(PROVISIONAL));
    // In a list for all, what concerns one reader has no place.
    if !options.is_public() && !shown.into_iter().any(|ranked| ranked.user == by) {
        lines.push(ratings::top_own(lang, own.map(|own| own.shown())));
    }
    Ok(Say::text(lines.join("\n")))
}
