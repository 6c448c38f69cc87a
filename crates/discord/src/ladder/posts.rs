//! What the outbox says about engines: words and pictures, made when they are posted.

use std::sync::Arc;

use ::words::Lang;
use picture::Theme;
use play::{LocalDate, Zone};
use rules::Variant;
use store::ladder::{Engine, EngineId, FaultId, LadderNotice, News, NewsId, NewsKind};
use store::{Address, ChannelId, Post, Reader, StoreError};

use super::tables::Table;
use super::{live, matches, submit, tournaments};
use crate::bot::Bot;
use crate::languages;
use crate::say::Say;
use crate::text::{engines, ladder as words};
use crate::trouble::Trouble;

/// How far back a digest looks, in milliseconds.
const DAY_MS: i64 = 86_400_000;
/// How many news a digest names.
const NEWS: usize = 12;

/// The message of a row; nothing when what it tells of is not there any more. Without a language it is that of those it
/// goes to.
pub(crate) async fn of(
    bot: &Arc<Bot>,
    notice: LadderNotice,
    post: &Post,
    lang: Option<Lang>,
) -> Result<Option<Say>, Trouble> {
    let lang = match lang {
        Some(lang) => lang,
        None => reader(bot, notice, post.address).await?,
    };
    match notice {
        LadderNotice::Digest { variant, .. } => digest(bot, lang, variant, post).await,
        LadderNotice::Board { variant, .. } => live::posted(bot, lang, variant, file_name(post)).await,
        LadderNotice::TournamentBegins { tournament } => tournaments::begins(bot, lang, tournament).await,
        LadderNotice::RoundOver { tournament, round } => {
            tournaments::round_over(bot, lang, tournament, round, file_name(post)).await
        }
        LadderNotice::TournamentOver { tournament } => {
            tournaments::over(bot, lang, tournament, file_name(post)).await
        }
        notice => {
            let words = bot.db(move |store| worded(store, lang, notice)).await?;
            Ok(words.map(Say::text))
        }
    }
}

/// The name of the picture or record of a row, by which its message is found again; nothing for words alone.
pub(crate) fn mark(notice: LadderNotice, post: &Post) -> Option<String> {
    match notice {
        LadderNotice::Digest { .. }
        | LadderNotice::Board { .. }
        | LadderNotice::RoundOver { .. }
        | LadderNotice::TournamentOver { .. } => Some(file_name(post)),
        _ => None,
    }
}

fn file_name(post: &Post) -> String {
    format!("starmate-{}.png", post.key)
}

/// Whoever waits in the chat for the check of an engine is told there, and not by direct message. `true` if so.
pub(crate) async fn told_in_answer(bot: &Bot, notice: LadderNotice, say: &Say) -> Result<bool, Trouble> {
    let LadderNotice::Checked { engine: id } = notice else { return Ok(false) };
    let engine = bot.db(move |store| store.engine(id)).await?;
    match engine {
        Some(engine) => Ok(submit::told_in_answer(bot, &engine, say).await),
        None => Ok(false),
    }
}

/// The language of those whom a row goes to: of a channel, that of the server that follows or asked.
async fn reader(bot: &Bot, notice: LadderNotice, address: Option<Address>) -> Result<Lang, Trouble> {
    let Some(Address::Channel(channel)) = address else {
        return Ok(languages::at(bot, address, None).await);
    };
    let guild = bot
        .db(move |store| {
            let followed = store.followers()?.into_iter().find(|one| one.following.channel == channel);
            if let Some(follower) = followed {
                return Ok(Some(follower.following.guild));
            }
            Ok::<_, StoreError>(match notice {
                LadderNotice::MatchOver { matching } => {
                    store.engine_match(matching)?.and_then(|one| one.terms.place).and_then(|(guild, _)| guild)
                }
                LadderNotice::TournamentBegins { tournament }
                | LadderNotice::RoundOver { tournament, .. }
                | LadderNotice::TournamentOver { tournament } => {
                    store.tournament(tournament)?.and_then(|one| one.terms.place).and_then(|(guild, _)| guild)
                }
                _ => None,
            })
        })
        .await?;
    Ok(languages::of_server(bot, guild).await)
}

/// What is said in words alone.
fn worded(store: &Reader, lang: Lang, notice: LadderNotice) -> Result<Option<String>, StoreError> {
    match notice {
        LadderNotice::Checked { engine } => Ok(store.engine(engine)?.map(|engine| {
            let report = report(&engine);
            engines::checked(lang, &engine, report.as_ref())
        })),
        LadderNotice::Fault { fault } => {
            let told = fault_of(store, fault)?;
            Ok(told.map(|(engine, fault, game, other)| engines::faulted(lang, &engine, game, &other, &fault)))
        }
        LadderNotice::Quarantined { fault, .. } => {
            let told = fault_of(store, fault)?;
            Ok(told.map(|(engine, fault, game, _)| engines::quarantined(lang, &engine, game, &fault)))
        }
        LadderNotice::Withdrawn { engine } => {
            Ok(store.engine(engine)?.map(|engine| engines::withdrawn(lang, &engine)))
        }
        LadderNotice::MatchOver { matching } => matches::over(store, lang, matching),
        LadderNotice::News { news } => news_in_words(store, lang, news),
        LadderNotice::SeasonOver { season } => {
            let Some(season) = store.season_by_id(season)? else { return Ok(None) };
            let winner = named(store, season.winner)?;
            let happened = words::Happened::Season { number: season.number, winner };
            Ok(Some(words::news(lang, season.variant, &happened)))
        }
        _ => Ok(None),
    }
}

/// What the last check of an engine found.
pub(crate) fn report(engine: &Engine) -> Option<arena::Report> {
    serde_json::from_str(engine.report.as_deref()?).ok()
}

type Told = (Engine, store::ladder::EngineFault, i64, String);

/// A fault with its engine, the game and the opponent's name.
fn fault_of(store: &Reader, id: FaultId) -> Result<Option<Told>, StoreError> {
    let Some(fault) = store.engine_fault(id)? else { return Ok(None) };
    let Some(engine) = store.engine(fault.engine)? else { return Ok(None) };
    let games = store.games_of_pair(fault.pair)?;
    let Some(game) = games.into_iter().find(|game| game.number == fault.number) else { return Ok(None) };
    let [white, black] = game.names;
    let other = if game.engines[0] == fault.engine { black } else { white };
    Ok(Some((engine, fault, game.id.0, other)))
}

fn named(store: &Reader, id: Option<EngineId>) -> Result<String, StoreError> {
    Ok(match id {
        Some(id) => store.engine(id)?.map(|engine| engine.name).unwrap_or_default(),
        None => String::new(),
    })
}

fn news_in_words(store: &Reader, lang: Lang, id: NewsId) -> Result<Option<String>, StoreError> {
    let Some(news) = store.news(id)? else { return Ok(None) };
    Ok(happened(store, lang, &news)?.map(|happened| words::news(lang, news.variant, &happened)))
}

/// What happened, with names; nothing of a season or tournament without a winner.
fn happened(store: &Reader, lang: Lang, news: &News) -> Result<Option<words::Happened>, StoreError> {
    let engine = named(store, news.engine)?;
    let rating = |id: Option<EngineId>| match id {
        Some(id) => Ok::<_, StoreError>(store.engine_rating_at(news.variant, id, news.at)?.unwrap_or(1500.0)),
        None => Ok(1500.0),
    };
    Ok(match news.kind {
        NewsKind::Entered => {
            let found = match news.engine {
                Some(id) => store.engine(id)?,
                None => None,
            };
            found.map(|found| words::Happened::Entered { engine, by: engines::by(lang, &found) })
        }
        NewsKind::Overtaken => Some(words::Happened::Overtaken { engine, other: named(store, news.other)? }),
        NewsKind::Upset => Some(words::Happened::Upset {
            engine,
            other: named(store, news.other)?,
            ratings: [rating(news.engine)?, rating(news.other)?],
            game: news.game.map_or(0, |game| game.0),
        }),
        NewsKind::Quarantined => Some(words::Happened::Quarantined { engine }),
        NewsKind::Season => match (news.season, news.engine) {
            (Some(season), Some(_)) => store
                .season_by_id(season)?
                .map(|season| words::Happened::Season { number: season.number, winner: engine }),
            _ => None,
        },
        NewsKind::Tournament => match (news.tournament, news.engine) {
            (Some(tournament), Some(_)) => store.tournament(tournament)?.map(|tournament| {
                words::Happened::Tournament { tournament: tournament.terms.name, winner: engine }
            }),
            _ => None,
        },
    })
}

/// The digest of a day: what happened, and the standings as a picture.
async fn digest(bot: &Arc<Bot>, lang: Lang, variant: u8, post: &Post) -> Result<Option<Say>, Trouble> {
    let Some(variant) = variant_at(variant) else { return Ok(None) };
    let (written, name) = (post.created, file_name(post));
    let channel = match post.address {
        Some(Address::Channel(channel)) => channel,
        _ => ChannelId(0),
    };
    let since = written.plus_ms(-DAY_MS);
    let (zone, games, news, table) = bot
        .db(move |store| {
            let follower = store
                .followers()?
                .into_iter()
                .find(|one| one.following.channel == channel && one.following.variant == variant);
            let zone = follower.and_then(|one| Zone::named(&one.following.zone)).unwrap_or_else(Zone::utc);
            let mut news = Vec::new();
            for one in store.news_since(variant, since)?.iter().filter(|one| one.at <= written) {
                news.extend(happened(store, lang, one)?.map(|one| words::news(lang, variant, &one)));
            }
            let games = store.engine_games_since(variant, since)?;
            Ok::<_, StoreError>((zone, games, news, Table::of(store, variant, written)?))
        })
        .await?;
    let date: LocalDate = zone.date(written);
    let newest = &news[news.len().saturating_sub(NEWS)..];
    let say = Say::text(words::digest(lang, variant, date, games, newest));
    let draw = move || table.drawn(lang, Theme::default(), 0, name);
    Ok(Some(say.file(tokio::task::spawn_blocking(draw).await?)))
}

/// A rule set by its index.
pub(super) fn variant_at(index: u8) -> Option<Variant> {
    Variant::ALL.into_iter().find(|variant| variant.index() == usize::from(index))
}
