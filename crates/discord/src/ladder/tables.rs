//! The standings and the cross-table of a ladder, as pictures and as text.

use std::collections::HashMap;
use std::sync::Arc;

use ::words::Lang;
use picture::Theme;
use picture::{
    CrossRow, CrossTable, MOST_ROWS, Standings, StandingsLabels, StandingsRow, Who, cross_table, standings,
};
use play::{Timestamp, UserId, Zone};
use rules::Variant;
use serenity::all::{CreateActionRow, CreateAttachment};
use store::ladder::{Crossing, Engine, EngineId, Season, Standing};
use store::{Reader, StoreError};

use super::press::LadderPress;
use crate::bot::Bot;
use crate::controls;
use crate::press::Press;
use crate::say::Say;
use crate::text::ladder::Label;
use crate::text::{self, ladder as words};
use crate::trouble::Trouble;

/// How many engines stand on a page of the picture: as many as Discord shows without shrinking it.
const DRAWN: usize = 13;
/// How many stand on a page of text: their lines fit into a message.
const WRITTEN: usize = 12;
/// How many the cross-table has.
const CROSSED: usize = 15;

/// The table of a ladder as it was at one moment.
pub(crate) struct Table {
    pub(crate) variant: Variant,
    pub(crate) rows: Vec<Standing>,
    pub(crate) season: Option<Season>,
}

impl Table {
    pub(crate) fn of(store: &Reader, variant: Variant, now: Timestamp) -> Result<Self, StoreError> {
        let rows = store.standings(variant, now)?.into_iter().filter(|one| one.rank.is_some()).collect();
        Ok(Self { variant, rows, season: store.season(variant)? })
    }

    fn heading(&self, lang: Lang, zone: &Zone, of: (usize, usize)) -> String {
        let season = self.season.as_ref().map(|season| (season.number, zone.date(season.started)));
        words::heading(lang, self.variant, season, of)
    }

    /// Engines beyond the page before, at most `most`; `page` is from 0.
    fn page(&self, page: usize, most: usize) -> (usize, usize, Vec<&Standing>) {
        let pages = self.rows.len().div_ceil(most).max(1);
        let page = page.min(pages - 1);
        (page, pages, self.rows.iter().skip(page * most).take(most).collect())
    }

    /// A page as a picture, as it goes into a file of this name.
    pub(crate) fn drawn(&self, lang: Lang, theme: Theme, page: usize, name: String) -> CreateAttachment {
        let (page, pages, shown) = self.page(page, DRAWN);
        let alt = words::alt(lang, self.variant, page + 1, &shown);
        let title = words::sheet_title(lang, self.variant);
        let aside = match (&self.season, pages) {
            (_, 2..) => format!("{} / {pages}", page + 1),
            (Some(season), _) => words::sheet_season(lang, season.number),
            (None, _) => String::new(),
        };
        let names: Vec<[String; 3]> = shown.iter().map(|one| who(lang, &one.engine)).collect();
        let rows: Vec<StandingsRow<'_>> = shown
            .iter()
            .zip(&names)
            .map(|(one, [flag, name, author])| StandingsRow {
                rank: one.rank.unwrap_or(0),
                who: Who { flag, name, author, titles: one.titles },
                rating: one.rating.map_or(0.0, |rating| rating.rating),
                margin: one.rating.filter(|rating| rating.deviation > 0.0).map(|r| (r.high - r.low) / 2.0),
                change: one.change,
                games: one.games(),
                score: one.score(),
                draws: one.draw_share(),
                superiority: one.rating.and_then(|rating| rating.superior),
            })
            .collect();
        let label = |word| words::sheet(lang, word);
        let [engine, rating, change, games, score, draws, sure] = [
            Label::Engine,
            Label::Rating,
            Label::Week,
            Label::Games,
            Label::Score,
            Label::Draws,
            Label::Sure,
        ]
        .map(label);
        let empty = words::sheet_empty(lang);
        let png = standings(&Standings {
            title: &title,
            aside: &aside,
            rows: &rows,
            labels: StandingsLabels {
                engine: &engine,
                rating: &rating,
                change: &change,
                games: &games,
                score: &score,
                draws: &draws,
                superiority: &sure,
                empty: &empty,
            },
            theme,
        });
        CreateAttachment::bytes(png, name).description(alt)
    }

    fn controls(&self, lang: Lang, of: (usize, usize)) -> Vec<CreateActionRow> {
        let turn = |page| Press::Ladder(LadderPress::Standings(self.variant, page));
        controls::pages_of(lang, of, turn).into_iter().collect()
    }
}

/// Flag, name and author as pictures have them.
pub(super) fn who(lang: Lang, engine: &Engine) -> [String; 3] {
    let country = engine.country.clone().unwrap_or_default().to_uppercase();
    let author = match engine.house {
        Some(_) => words::sheet(lang, Label::House),
        None => engine.by().map(text::plain).unwrap_or_default(),
    };
    [country, text::plain(&engine.name), author]
}

/// The look and the zone of whoever asks.
pub(crate) async fn taste(bot: &Bot, by: UserId) -> Result<(Theme, Zone), Trouble> {
    let prefs = bot.db(move |store| store.prefs(by)).await?;
    let theme = prefs.theme.as_deref().and_then(|name| name.parse().ok()).unwrap_or_default();
    Ok((theme, prefs.zone.as_deref().and_then(Zone::named).unwrap_or_else(Zone::utc)))
}

/// A page of the standings, from 0, as a picture or as text.
pub(crate) async fn say(
    bot: &Arc<Bot>,
    lang: Lang,
    variant: Variant,
    (page, as_text): (usize, bool),
    (theme, zone): (Theme, Zone),
) -> Result<Say, Trouble> {
    let now = bot.now();
    let table = bot.db(move |store| Table::of(store, variant, now)).await?;
    if table.rows.is_empty() {
        return Ok(Say::text(words::empty(lang, variant)));
    }
    if as_text {
        let (page, pages, shown) = table.page(page, WRITTEN);
        let mut lines = vec![table.heading(lang, &zone, (page + 1, pages))];
        lines.extend(shown.into_iter().map(|one| words::line(lang, one)));
        if page + 1 < pages {
            lines.push(words::more(lang, page + 2));
        }
        return Ok(Say::text(lines.join("\n")));
    }
    let (page, pages, _) = table.page(page, DRAWN);
    let (heading, rows) =
        (table.heading(lang, &zone, (page + 1, pages)), table.controls(lang, (page, pages)));
    let name = format!("starmate-ladder-{variant}.png");
    let file = tokio::task::spawn_blocking(move || table.drawn(lang, theme, page, name)).await?;
    Ok(Say::text(heading).file(file).rows(rows))
}

/// Who has met whom, by both numbers.
struct Cross {
    rows: Vec<Standing>,
    met: HashMap<(EngineId, EngineId), Crossing>,
}

impl Cross {
    fn of(store: &Reader, variant: Variant, now: Timestamp) -> Result<Self, StoreError> {
        let table = Table::of(store, variant, now)?;
        let met = store.crossings(variant, None)?;
        Ok(Self {
            rows: table.rows.into_iter().filter(|one| one.games() > 0).collect(),
            met: met.into_iter().map(|one| ((one.first, one.second), one)).collect(),
        })
    }

    fn between(&self, first: EngineId, second: EngineId) -> Option<(u32, u32)> {
        let met = self.met.get(&(first, second))?;
        Some((2 * met.wins + met.draws, met.wins + met.draws + met.losses))
    }

    fn drawn(&self, lang: Lang, variant: Variant, theme: Theme) -> CreateAttachment {
        let shown = &self.rows[..self.rows.len().min(CROSSED).min(MOST_ROWS)];
        let names: Vec<[String; 3]> = shown.iter().map(|one| who(lang, &one.engine)).collect();
        let against: Vec<Vec<Option<(f64, u32)>>> = shown
            .iter()
            .map(|one| {
                let with = |other: &Standing| {
                    let (half, games) = self.between(one.engine.id, other.engine.id)?;
                    Some((f64::from(half) / 2.0, games))
                };
                shown.iter().map(with).collect()
            })
            .collect();
        let rows: Vec<CrossRow<'_>> = shown
            .iter()
            .zip(&names)
            .zip(&against)
            .map(|((one, [flag, name, author]), against)| CrossRow {
                rank: one.rank.unwrap_or(0),
                who: Who { flag, name, author, titles: 0 },
                against,
                points: f64::from(one.wins) + f64::from(one.draws) / 2.0,
                games: one.games(),
            })
            .collect();
        let [engine, points] = [Label::Engine, Label::Points].map(|word| words::sheet(lang, word));
        let png = cross_table(&CrossTable {
            title: &words::sheet(lang, Label::Cross),
            aside: &text::commands::variant(lang, variant),
            engine: &engine,
            points: &points,
            rows: &rows,
            theme,
        });
        let name = format!("starmate-cross-{variant}.png");
        CreateAttachment::bytes(png, name).description(words::cross_alt(lang, shown.len()))
    }

    fn lines(&self, lang: Lang) -> Vec<String> {
        let mut lines = Vec::new();
        for (at, first) in self.rows.iter().enumerate() {
            for second in &self.rows[at + 1..] {
                if let Some((half, games)) = self.between(first.engine.id, second.engine.id) {
                    let (first, second) = (&first.engine.name, &second.engine.name);
                    lines.push(words::cross_line(lang, first, second, half, games));
                }
            }
        }
        lines
    }
}

/// The cross-table, as a picture or as text.
pub(crate) async fn cross(
    bot: &Arc<Bot>,
    lang: Lang,
    variant: Variant,
    as_text: bool,
    theme: Theme,
) -> Result<Say, Trouble> {
    let now = bot.now();
    let cross = bot.db(move |store| Cross::of(store, variant, now)).await?;
    if cross.met.is_empty() {
        return Ok(Say::text(words::cross_none(lang)));
    }
    let heading = words::cross_heading(lang, variant);
    if as_text {
        let mut lines = vec![heading];
        lines.extend(cross.lines(lang));
        return Ok(Say::text(text::cut(&lines.join("\n"), text::LONGEST)));
    }
    let file = tokio::task::spawn_blocking(move || cross.drawn(lang, variant, theme)).await?;
    Ok(Say::text(heading).file(file))
}

/// The archive of a season, or the running one's beginning.
pub(crate) async fn season(
    bot: &Arc<Bot>,
    lang: Lang,
    variant: Variant,
    number: Option<u32>,
    zone: Zone,
) -> Result<Say, Trouble> {
    let seasons = bot.db(move |store| store.seasons(variant)).await?;
    let found = match number {
        Some(number) => seasons.iter().find(|season| season.number == number),
        None => seasons.iter().rev().find(|season| season.ended.is_some()).or(seasons.last()),
    };
    let Some(season) = found else { return Err(Trouble::person(words::season_none(lang, variant))) };
    let ended = season.ended.map(|at| zone.date(at));
    let mut lines =
        vec![words::season_heading(lang, variant, season.number, zone.date(season.started), ended)];
    if ended.is_none() {
        lines.push(words::season_running(lang));
    }
    lines.extend((1..).zip(season.archive.iter().take(MOST_ROWS)).map(|(place, one)| {
        let won = Some(one.engine) == season.winner;
        words::season_line(lang, place, &one.name, (one.rating, one.interval), one.games, won)
    }));
    Ok(Say::text(text::cut(&lines.join("\n"), text::LONGEST)))
}
