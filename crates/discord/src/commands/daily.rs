//! `/daily`: the puzzle of the day of a server or a person.

use std::sync::Arc;

use ::words::Lang;
use play::{Daily, LocalDate, Zone};
use rules::Variant;
use store::{ChannelId, DailySetting, RoleId, Solved, StoreError, Subject};

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::place;
use crate::puzzles;
use crate::say::Say;
use crate::terms;
use crate::text::{self, answers, commands as words, puzzles as text_of, settings};
use crate::trouble::Trouble;
use crate::zones;

/// The hour of those who name none.
const MORNING: u8 = 9;
/// How many a table lists.
const LISTED: usize = 25;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    match options.sub() {
        Some(sub) if sub == words::DAILY_SETUP.name => setup(bot, asked, options).await,
        Some(sub) if sub == words::DAILY_ME.name => me(bot, asked, options).await,
        Some(sub) if sub == words::DAILY_STOP.name => stop(bot, asked, options).await,
        Some(sub) if sub == words::DAILY_ARCHIVE.name => puzzles::archive(bot, asked, 0).await,
        Some(sub) if sub == words::DAILY_TABLE.name => table(bot, asked, options).await,
        _ => Err(Trouble::person(answers::unknown_control(asked.lang))),
    }
}

async fn setup(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let lang = asked.lang;
    let Some(guild) = asked.guild else { return Err(Trouble::person(text_of::only_in_servers(lang))) };
    if !asked.manages {
        return Err(Trouble::person(text_of::managers_only(lang)));
    }
    let subject = Subject::Server(guild);
    let old = bot.db(move |store| store.daily(subject)).await?;
    if options.is_empty() {
        return match old {
            None => Err(Trouble::person(text_of::not_set(lang, true))),
            Some(setting) if setting.channel.is_none() => Ok(Say::text(text_of::set_lost(lang))),
            Some(setting) => shown(bot, lang, subject, &setting).await,
        };
    }
    let channel = options.channel(words::DAILY_CHANNEL.name).map(|channel| ChannelId(channel.id.get()));
    let channel = channel.or(old.as_ref().and_then(|old| old.channel));
    let Some(channel) = channel else { return Err(Trouble::person(text_of::not_set(lang, true))) };
    place::can_post(asked, channel)?;
    let mut setting = wished(bot, asked, options, old.as_ref()).await?;
    setting.channel = Some(channel);
    if let Some(role) = options.role(words::DAILY_ROLE.name) {
        // Everybody's role has the server's number; to name it is to mention nobody.
        setting.role = Some(role).filter(|role| *role != RoleId(guild.0));
    }
    if let Some(language) = options.string(words::DAILY_LANGUAGE.name) {
        setting.language = Lang::from_code(language).map(|lang| lang.code().to_owned());
    }
    set(bot, lang, subject, setting).await
}

async fn me(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let (by, lang) = (asked.by, asked.lang);
    let subject = Subject::Person(by);
    let (old, closed) =
        bot.db(move |store| Ok::<_, StoreError>((store.daily(subject)?, store.dm_closed(by)?))).await?;
    if closed.is_some() && asked.guild.is_some() {
        return Err(Trouble::person(text_of::dms_closed(lang)));
    }
    if options.is_empty()
        && let Some(setting) = &old
    {
        return shown(bot, lang, subject, setting).await;
    }
    let setting = wished(bot, asked, options, old.as_ref()).await?;
    set(bot, lang, subject, setting).await
}

/// What is asked for, on top of what there was: at nine in the asker's zone if nothing else is said.
async fn wished(
    bot: &Bot,
    asked: &Asked,
    options: &Options<'_>,
    old: Option<&DailySetting>,
) -> Result<DailySetting, Trouble> {
    let (by, lang, now) = (asked.by, asked.lang, bot.now());
    let prefs = bot.db(move |store| store.prefs(by)).await?;
    let usual = || prefs.zone.as_deref().and_then(Zone::named).unwrap_or_else(Zone::utc);
    let zone = match options.string(words::DAILY_ZONE.name) {
        None => old.map_or_else(usual, |old| old.daily.zone.clone()),
        Some(typed) => zones::meant(typed, now, lang)
            .ok_or_else(|| Trouble::person(settings::zone_unknown(lang, &text::plain(typed))))?,
    };
    let hour = options.integer(words::DAILY_HOUR.name).and_then(|hour| u8::try_from(hour).ok());
    let hour = hour.or(old.map(|old| old.daily.hour)).unwrap_or(MORNING).min(23);
    let variants = match options.string(words::DAILY_GAMES.name) {
        Some(words::ALL_VARIANTS) => Variant::ALL.to_vec(),
        Some(word) => Variant::from_word(word).into_iter().collect(),
        None => old.map_or_else(|| vec![Variant::default()], |old| old.variants.clone()),
    };
    let series = options.string(words::DAILY_DIFFICULTY.name).and_then(|word| word.parse().ok());
    Ok(DailySetting {
        channel: None,
        daily: Daily { zone, hour },
        variants,
        series: series.or(old.map(|old| old.series)).unwrap_or_default(),
        role: old.and_then(|old| old.role),
        language: old.and_then(|old| old.language.clone()),
        goal: options.boolean(words::GOAL.name).or(old.map(|old| old.goal)).unwrap_or_default(),
    })
}

async fn set(bot: &Arc<Bot>, lang: Lang, subject: Subject, setting: DailySetting) -> Result<Say, Trouble> {
    let (kept, now) = (setting.clone(), bot.now());
    bot.db(move |store| store.set_daily(subject, &kept, now)).await?;
    bot.puzzles.look();
    shown(bot, lang, subject, &setting).await
}

async fn shown(bot: &Bot, lang: Lang, subject: Subject, setting: &DailySetting) -> Result<Say, Trouble> {
    let last = bot.db(move |store| store.daily_posts(subject, 0, 1)).await?.pop().map(|post| post.date);
    let next = setting.daily.next(last, bot.now());
    let channel = setting.channel.map(|channel| format!("<#{channel}>"));
    let role = setting.role.map(|role| format!("<@&{role}>"));
    let language = setting.language.as_deref().and_then(Lang::from_code).map(Lang::name);
    Ok(Say::text(text_of::setting(
        lang,
        &text_of::Setting {
            channel: channel.as_deref(),
            hour: setting.daily.hour,
            zone: setting.daily.zone.name(),
            variants: &setting.variants,
            series: &setting.series.to_string(),
            role: role.as_deref(),
            language,
            goal: setting.goal,
            next: (next.0 < i64::MAX).then_some(next.0.div_euclid(1000)),
        },
    )))
}

async fn stop(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let lang = asked.lang;
    let whose = options.string(words::DAILY_WHOSE.name);
    let subject = match (asked.guild, whose) {
        (None, Some("server")) => return Err(Trouble::person(text_of::only_in_servers(lang))),
        (Some(guild), Some("server")) => Subject::Server(guild),
        // Nobody stops a server's by the way: who does not say whose means their own, if they have one.
        (Some(guild), None) if asked.manages && !has_own(bot, asked).await? => Subject::Server(guild),
        _ => Subject::Person(asked.by),
    };
    let server = matches!(subject, Subject::Server(_));
    if server && !asked.manages {
        return Err(Trouble::person(text_of::managers_only(lang)));
    }
    let now = bot.now();
    let stopped = bot.db(move |store| store.stop_daily(subject, now)).await?;
    bot.posts.notify_one();
    if stopped {
        Ok(Say::text(text_of::stopped(lang, server)))
    } else {
        Err(Trouble::person(text_of::not_set(lang, server)))
    }
}

async fn has_own(bot: &Bot, asked: &Asked) -> Result<bool, Trouble> {
    let own = Subject::Person(asked.by);
    Ok(bot.db(move |store| store.daily(own)).await?.is_some())
}

async fn table(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let Some(guild) = asked.guild else { return Err(Trouble::person(text_of::only_in_servers(asked.lang))) };
    let lang = super::reader(bot, asked, options).await;
    let subject = Subject::Server(guild);
    let setting = bot.db(move |store| store.daily(subject)).await?;
    let zone = setting.as_ref().map_or_else(Zone::utc, |setting| setting.daily.zone.clone());
    let month = match options.string(words::MONTH.name) {
        None => zone.date(bot.now()),
        Some(typed) => month(typed).ok_or_else(|| Trouble::person(text_of::month_unknown(asked.lang)))?,
    };
    let variant = match options.string(words::VARIANT.name) {
        Some(_) => terms::variant(bot, asked, options).await?,
        None => setting.and_then(|setting| setting.variants.first().copied()).unwrap_or_default(),
    };
    let (table, days) = bot.db(move |store| store.daily_table(subject, variant, month)).await?;
    let mut lines = vec![text_of::table(lang, month, variant, days)];
    if table.is_empty() {
        lines.push(text_of::table_empty(lang));
    }
    let line = |(place, row): (usize, &Solved)| {
        let name = row
            .name
            .as_deref()
            .map_or_else(|| answers::somebody(lang, row.player), |name| text::name(lang, name));
        text_of::table_line(lang, place, &name, row.solved, row.at_first)
    };
    lines.extend((1..).zip(&table).take(LISTED).map(line));
    if table.len() > LISTED {
        lines.push(answers::and_more(lang, table.len() - LISTED));
    }
    Ok(Say::text(text::cut(&lines.join("\n"), text::LONGEST)))
}

/// `2026-11`
fn month(typed: &str) -> Option<LocalDate> {
    let (year, month) = typed.trim().split_once('-')?;
    LocalDate::new(year.parse().ok()?, month.parse().ok()?, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_read() {
        assert_eq!(month(" 2026-11 "), LocalDate::new(2026, 11, 1));
        for wrong in ["", "2026", "2026-13", "november"] {
            assert_eq!(month(wrong), None, "{wrong}");
        }
    }
}
