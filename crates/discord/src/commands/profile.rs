//! `/profile`: somebody's rating over time, results and streaks.

use std::sync::Arc;

use ::words::Lang;
use picture::{Streak, Tally, Theme, Verdict};
use play::{LocalDate, Timestamp, Zone};
use serenity::all::CreateAttachment;
use store::{Gained, Rating, RatingChange, Results, Score, ShownRating, StoreError};

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::say::Say;
use crate::terms;
use crate::text::ratings::{self, Sheet};
use crate::text::{self, commands as words};
use crate::trouble::Trouble;

/// What the database knows of somebody.
struct Standing {
    rating: Option<Rating>,
    history: Vec<RatingChange>,
    results: Results,
}

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let (user, raw) = options
        .person(words::WHOSE.name)
        .map_or_else(|| (asked.by, asked.name.clone()), |person| (person.id, person.name));
    let lang = super::reader(bot, asked, options).await;
    let variant = terms::variant(bot, asked, options).await?;
    let (by, now) = (asked.by, bot.now());
    let (standing, theme, zone) = bot
        .db(move |store| {
            let standing = Standing {
                rating: store.rating(user, variant, now)?,
                history: store.rating_history(user, variant)?,
                results: store.results(user, variant)?,
            };
            let prefs = store.prefs(by)?;
            let theme = prefs.theme.as_deref().and_then(|name| name.parse().ok()).unwrap_or_default();
            let zone = prefs.zone.as_deref().and_then(Zone::named).unwrap_or_else(Zone::utc);
            Ok::<_, StoreError>((standing, theme, zone))
        })
        .await?;
    let name = text::name(lang, &raw);
    let highest = standing.highest(&zone);
    let words = ratings::profile(
        lang,
        &ratings::Profile {
            name: &name,
            variant,
            rating: standing.rating,
            highest,
            history: &standing.history,
            results: &standing.results,
        },
    );
    let alt = ratings::profile_alt(lang, &text::plain(&raw));
    let sheet = ratings::sheet_name(lang, &text::plain(&raw), variant);
    let png = tokio::task::spawn_blocking(move || standing.draw(lang, &sheet, theme, &zone)).await?;
    let file = CreateAttachment::bytes(png, "starmate-profile.png");
    Ok(Say::text(words).file(file.description(alt)))
}

impl Standing {
    /// The highest rating that was certain when it was reached, and the day of that.
    fn highest(&self, zone: &Zone) -> Option<(ShownRating, LocalDate)> {
        let certain = self.history.iter().filter(|change| !change.after_shown().provisional);
        // Of equals the first.
        let highest = certain.rev().max_by(|a, b| a.after.total_cmp(&b.after))?;
        Some((highest.after_shown(), zone.date(highest.at)))
    }

    fn draw(&self, lang: Lang, name: &str, theme: Theme, zone: &Zone) -> Vec<u8> {
        let results = &self.results;
        let games = results.white.games() + results.black.games();
        let sheet = Sheet::of(lang, games, self.rating.map_or(0, |rating| rating.games));
        let shown = self.rating.map_or(ShownRating::NEWCOMER, |rating| rating.shown());
        let points: Vec<(i64, f64)> = self.history.iter().map(|change| (change.at.0, change.after)).collect();
        let recent: Vec<Verdict> = results.last.iter().map(|(_, gained)| verdict(*gained)).collect();
        let longest = results.winning.longest;
        let profile = picture::Profile {
            name,
            rating: self.rating.map_or(f64::from(shown.points), |rating| rating.rating),
            deviation: self.rating.map_or(ShownRating::NEWCOMERS_DEVIATION, |rating| rating.deviation),
            provisional: shown.provisional,
            points: &points,
            white: tally(results.white),
            black: tally(results.black),
            streak: results.run.map(|(gained, length)| Streak { verdict: verdict(gained), length }),
            longest: (longest > 0).then_some(Streak { verdict: Verdict::Win, length: longest }),
            recent: &recent,
            theme,
            labels: sheet.labels(),
        };
        picture::profile(&profile, |ms| ratings::date(lang, zone.date(Timestamp(ms))))
    }
}

fn verdict(gained: Gained) -> Verdict {
    match gained {
        Gained::Win => Verdict::Win,
        Gained::Draw => Verdict::Draw,
        Gained::Loss => Verdict::Loss,
    }
}

fn tally(score: Score) -> Tally {
    Tally { wins: score.wins, draws: score.draws, losses: score.losses }
}
