//! The page of one engine: who it is, what it has reached, the curve of its rating.

use std::sync::Arc;

use ::words::Lang;
use picture::Theme;
use picture::{CurvePoint, RatingCurve, Who, rating_curve};
use play::{Timestamp, Zone};
use rules::Variant;
use serenity::all::CreateAttachment;
use store::ladder::{Engine, EngineId, Fitted, GameLine, RatingPoint, Standing};
use store::{Reader, StoreError};

use super::tables;
use crate::bot::Bot;
use crate::say::Say;
use crate::text::{self, engines, ladder as words, ratings};
use crate::trouble::Trouble;

/// How many of its last games are named.
const GAMES: u32 = 10;
/// How many of those that it met most are named.
const OPPONENTS: usize = 6;
/// 97.5 % of a normal distribution lie below so many standard deviations.
const HALF_INTERVAL: f64 = 1.96;

/// What is known of an engine.
struct Known {
    engine: Engine,
    older: Option<String>,
    newer: Option<String>,
    /// Its line on each of its ladders, and how many play there.
    ladders: Vec<(Variant, Option<Standing>, usize)>,
    titles: Vec<String>,
    seasons: Vec<(u32, Variant)>,
}

impl Known {
    fn of(store: &Reader, id: EngineId, now: Timestamp) -> Result<Option<Self>, StoreError> {
        let Some(engine) = store.engine(id)? else { return Ok(None) };
        let named = |id: Option<EngineId>| match id {
            Some(id) => Ok::<_, StoreError>(store.engine(id)?.map(|engine| engine.name)),
            None => Ok(None),
        };
        let all = store.engines(None)?;
        let newer = all.iter().find(|other| other.predecessor == Some(id) && other.state.plays());
        let newer = newer.map(|newer| newer.name.clone());
        let (mut ladders, mut seasons) = (Vec::new(), Vec::new());
        for variant in &engine.variants {
            let table = store.standings(*variant, now)?;
            let count = table.iter().filter(|one| one.rank.is_some()).count();
            let own = table.into_iter().find(|one| one.engine.id == id);
            ladders.push((*variant, own, count));
            let won = store.seasons(*variant)?.into_iter().filter(|season| season.winner == Some(id));
            seasons.extend(won.map(|season| (season.number, *variant)));
        }
        Ok(Some(Self {
            older: named(engine.predecessor)?,
            newer,
            ladders,
            titles: store.tournaments_won(id)?.into_iter().map(|(_, name)| name).collect(),
            seasons,
            engine,
        }))
    }

    fn words(&self, lang: Lang, zone: &Zone) -> String {
        let engine = &self.engine;
        let mut lines = vec![engines::heading(lang, engine)];
        lines.extend(engine.description.as_deref().map(engines::description));
        lines.push(engines::since(lang, engine, zone.date(engine.state_at)));
        lines.extend(engine.reason.as_deref().filter(|_| !engine.state.plays()).map(engines::description));
        for (variant, standing, count) in &self.ladders {
            let rated = standing
                .as_ref()
                .filter(|one| one.games() > 0)
                .and_then(|one| Some((one.rating?, one.rank.unwrap_or(0), one.games())));
            lines.push(match rated {
                Some((rating, place, games)) => {
                    let rating = (rating.rating, half(rating));
                    engines::rated(lang, *variant, rating, (place, *count), games)
                }
                None => engines::unrated(lang, *variant),
            });
        }
        lines.extend(engines::versions(lang, self.older.as_deref(), self.newer.as_deref()));
        lines.extend(self.titles.iter().map(|title| engines::title(lang, title)));
        lines.extend(
            self.seasons.iter().map(|(season, variant)| engines::season_title(lang, *season, *variant)),
        );
        lines.push(engines::file(lang, engine));
        text::cut(&lines.join("\n"), text::LONGEST)
    }
}

/// Half the interval of 95 %.
fn half(rating: Fitted) -> f64 {
    (rating.high - rating.low) / 2.0
}

/// `/engine show`: all about it, in words.
pub(crate) async fn show(bot: &Arc<Bot>, lang: Lang, id: EngineId, zone: &Zone) -> Result<Say, Trouble> {
    let now = bot.now();
    let known = bot.db(move |store| Known::of(store, id, now)).await?.ok_or(Trouble::Unknown)?;
    Ok(Say::text(known.words(lang, zone)))
}

/// What an engine has done on one ladder.
struct Career {
    own: Option<Standing>,
    count: usize,
    history: Vec<RatingPoint>,
    games: Vec<GameLine>,
    /// Names, half points and games against those it met most.
    against: Vec<(String, u32, u32)>,
}

impl Career {
    fn of(store: &Reader, id: EngineId, variant: Variant, now: Timestamp) -> Result<Self, StoreError> {
        let table = store.standings(variant, now)?;
        let count = table.iter().filter(|one| one.rank.is_some()).count();
        let mut met: Vec<_> =
            store.crossings(variant, None)?.into_iter().filter(|one| one.first == id).collect();
        met.sort_by_key(|one| std::cmp::Reverse(one.wins + one.draws + one.losses));
        let mut against = Vec::new();
        for one in met.into_iter().take(OPPONENTS) {
            if let Some(other) = store.engine(one.second)? {
                against.push((other.name, 2 * one.wins + one.draws, one.wins + one.draws + one.losses));
            }
        }
        let games = store.games_of_engine(id, Some(variant), None, GAMES)?;
        Ok(Self {
            own: table.into_iter().find(|one| one.engine.id == id),
            count,
            history: store.engine_rating_history(variant, id)?,
            games,
            against,
        })
    }

    fn words(&self, lang: Lang, engine: &Engine, variant: Variant) -> String {
        let mut lines = vec![engines::heading(lang, engine)];
        if let Some(one) = self.own.as_ref().filter(|one| one.games() > 0) {
            if let Some(rating) = one.rating {
                let place = (one.rank.unwrap_or(0), self.count);
                lines.push(engines::rated(lang, variant, (rating.rating, half(rating)), place, one.games()));
            }
            lines.push(words::engine_numbers(lang, one));
        } else {
            lines.push(words::engine_none(lang, &engine.name, variant));
        }
        for (name, points, games) in &self.against {
            lines.push(format!("- {}", words::engine_against(lang, name, *points, *games)));
        }
        let gained = |game: &GameLine| {
            let white = game.engines[0] == engine.id;
            match game.outcome.winner() {
                None => 0.5,
                Some(winner) => f64::from(u8::from((winner == rules::Colour::White) == white)),
            }
        };
        let games: Vec<(i64, f64)> = self.games.iter().map(|game| (game.id.0, gained(game))).collect();
        if !games.is_empty() {
            lines.push(words::engine_games(lang, &games));
        }
        text::cut(&lines.join("\n"), text::LONGEST)
    }

    fn drawn(
        &self,
        lang: Lang,
        engine: &Engine,
        variant: Variant,
        theme: Theme,
        zone: &Zone,
    ) -> CreateAttachment {
        let point = |point: &RatingPoint| CurvePoint {
            at: point.at.0,
            rating: point.rating,
            margin: HALF_INTERVAL * point.deviation,
        };
        let points: Vec<CurvePoint> = self.history.iter().map(point).collect();
        let [flag, name, author] = tables::who(lang, engine);
        let titles = self.own.as_ref().map_or(0, |one| one.titles);
        let png = rating_curve(
            &RatingCurve {
                who: Who { flag: &flag, name: &name, author: &author, titles },
                aside: &text::commands::variant(lang, variant),
                points: &points,
                marks: &[],
                empty: &words::sheet_empty(lang),
                theme,
            },
            |ms| ratings::date(lang, zone.date(Timestamp(ms))),
        );
        let rating = self.own.as_ref().and_then(|one| one.rating);
        let alt = words::engine_alt(lang, &name, rating.map_or(0.0, |r| r.rating), rating.map_or(0.0, half));
        CreateAttachment::bytes(png, format!("starmate-engine-{}.png", engine.id)).description(alt)
    }
}

/// `/ladder engine`: what it has done on one ladder, with the curve of its rating.
pub(crate) async fn career(
    bot: &Arc<Bot>,
    lang: Lang,
    engine: Engine,
    variant: Variant,
    (theme, zone): (Theme, Zone),
) -> Result<Say, Trouble> {
    let (id, now) = (engine.id, bot.now());
    let career = bot.db(move |store| Career::of(store, id, variant, now)).await?;
    let words = career.words(lang, &engine, variant);
    if career.history.is_empty() {
        return Ok(Say::text(words));
    }
    let draw = move || career.drawn(lang, &engine, variant, theme, &zone);
    let file = tokio::task::spawn_blocking(draw).await?;
    Ok(Say::text(words).file(file))
}
