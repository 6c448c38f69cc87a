//! `/puzzle` and `/solve`: a puzzle for the asker alone, an answer to it, and how they do in them.

use std::collections::HashMap;
use std::sync::Arc;

use ::words::Lang;
use play::{Series, Timestamp, Zone};
use rules::Variant;
use serenity::all::{AutocompleteChoice, CreateAttachment, CreateAutocompleteResponse};
use store::{FirstTry, ShownRating, Solver, StoreError};

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::puzzles;
use crate::say::Say;
use crate::terms;
use crate::text::{self, commands as words, puzzles as text_of, ratings};
use crate::trouble::Trouble;

/// How many themes a picture has room for.
const THEMES: usize = 6;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let variant = terms::variant(bot, asked, options).await?;
    if options.boolean(words::STATS.name) == Some(true) {
        return stats(bot, asked, variant).await;
    }
    let theme = match options.string(words::THEME_OF.name) {
        Some(typed) => Some(
            themes(asked.lang, typed)
                .into_iter()
                .next()
                .ok_or_else(|| Trouble::person(text_of::theme_unknown(asked.lang, &text::plain(typed))))?,
        ),
        None => None,
    };
    let tier = options.string(words::DIFFICULTY.name).and_then(|word| word.parse().ok());
    puzzles::another(bot, asked, variant, theme, tier).await
}

/// An answer to the puzzle that the asker is at.
pub(super) async fn solve(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let typed = options.string(words::ANSWER_LINE.name).unwrap_or_default();
    let no = puzzles::in_hand(bot, asked).await?;
    puzzles::answer(bot, asked, no, typed).await
}

/// The themes that a text may mean: those called or named so, then those whose name holds it.
fn themes(lang: Lang, typed: &str) -> Vec<::puzzles::Theme> {
    let typed = typed.trim().to_lowercase();
    let called = |theme: &::puzzles::Theme| text_of::theme(lang, *theme).to_lowercase();
    let mut found: Vec<::puzzles::Theme> = ::puzzles::Theme::ALL
        .into_iter()
        .filter(|theme| theme.as_str() == typed || called(theme).contains(&typed))
        .collect();
    found.sort_by_key(|theme| theme.as_str() != typed && !called(theme).starts_with(&typed));
    found
}

/// The themes for what is being typed.
pub(super) fn choices(lang: Lang, typed: &str) -> CreateAutocompleteResponse {
    let choice =
        |theme: ::puzzles::Theme| AutocompleteChoice::new(text_of::theme(lang, theme), theme.as_str());
    let found = themes(lang, typed).into_iter().take(super::complete::CHOICES).map(choice);
    CreateAutocompleteResponse::new().set_choices(found.collect())
}

async fn stats(bot: &Arc<Bot>, asked: &Asked, variant: Variant) -> Result<Say, Trouble> {
    let (by, now, lang) = (asked.by, bot.now(), asked.lang);
    let (solver, rating, prefs) = bot
        .db(move |store| {
            let rating = store.solver_rating(by, variant, now)?;
            Ok::<_, StoreError>((store.solver(by, variant)?, rating, store.prefs(by)?))
        })
        .await?;
    let zone = prefs.zone.as_deref().and_then(Zone::named).unwrap_or_else(Zone::utc);
    let today = Series::number(zone.date(now));
    let themes = by_theme(bot, lang, &solver);
    let firsts = solver.tries.iter().filter(|tried| tried.first == FirstTry::Solved).count() as u32;
    let standing = text_of::Standing {
        name: &text::name(lang, &asked.name),
        variant,
        rating,
        tries: solver.tries.len() as u32,
        firsts,
        solved: solver.solved,
        streak: (solver.streak.on(today), solver.streak.best, solver.streak.freezes),
        themes: &themes,
    };
    let words = text_of::standing(lang, &standing);
    let alt = text_of::standing_alt(lang, &text::plain(&asked.name));
    let name = text::plain(&asked.name);
    let theme = prefs.theme.as_deref().and_then(|name| name.parse().ok()).unwrap_or_default();
    let png = tokio::task::spawn_blocking(move || {
        let [tries, provisional, empty] = text_of::sheet(lang, solver.tries.len() as u32, firsts);
        let points: Vec<(i64, f64)> = solver.tries.iter().map(|tried| (tried.at.0, tried.after)).collect();
        let bars: Vec<picture::Bar<'_>> = themes
            .iter()
            .take(THEMES)
            .map(|(name, tried, won)| picture::Bar { label: name, won: *won, tried: *tried })
            .collect();
        let shown = rating.map_or(ShownRating::NEWCOMER, |rating| rating.shown());
        let sheet = picture::Solver {
            name: &name,
            rating: rating.map_or(f64::from(shown.points), |rating| rating.rating),
            deviation: rating.map_or(ShownRating::NEWCOMERS_DEVIATION, |rating| rating.deviation),
            provisional: shown.provisional,
            points: &points,
            bars: &bars,
            theme,
            tries: &tries,
            uncertain: &provisional,
            empty: &empty,
        };
        picture::solver(&sheet, |ms| ratings::date(lang, zone.date(Timestamp(ms))))
    })
    .await?;
    let file = CreateAttachment::bytes(png, "starmate-puzzles.png");
    Ok(Say::text(words).file(file.description(alt)))
}

/// Each theme with how many puzzles of it were tried and how many of those solved at the first try, the most tried first.
fn by_theme(bot: &Bot, lang: Lang, solver: &Solver) -> Vec<(String, u32, u32)> {
    let mut counts: HashMap<::puzzles::Theme, (u32, u32)> = HashMap::new();
    for tried in &solver.tries {
        let Some(puzzle) = bot.puzzles.get(tried.puzzle) else { continue };
        for theme in puzzle.themes() {
            let count = counts.entry(*theme).or_default();
            count.0 += 1;
            count.1 += u32::from(tried.first == FirstTry::Solved);
        }
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(theme, (tried, _))| (u32::MAX - tried, *theme));
    counts.into_iter().map(|(theme, (tried, won))| (text_of::theme(lang, theme), tried, won)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_is_found_by_its_word_and_by_its_name_in_every_language() {
        use ::puzzles::Theme;
        assert_eq!(themes(Lang::En, "fork").first(), Some(&Theme::Fork));
        assert_eq!(themes(Lang::En, "mate-in-2").first(), Some(&Theme::MateIn2));
        assert_eq!(themes(Lang::Ru, "вилка").first(), Some(&Theme::Fork));
        assert_eq!(themes(Lang::Pl, "wideł").first(), Some(&Theme::Fork));
        assert_eq!(themes(Lang::Hu, "villa").first(), Some(&Theme::Fork));
        assert!(themes(Lang::En, "no such theme").is_empty());
        for lang in Lang::ALL {
            let names: std::collections::HashSet<String> =
                Theme::ALL.into_iter().map(|theme| text_of::theme(lang, theme)).collect();
            assert_eq!(names.len(), Theme::ALL.len(), "{lang:?}");
            for theme in Theme::ALL {
                assert!(lang == Lang::En || !names.contains(theme.as_str()), "{lang:?} lacks {theme}");
            }
        }
    }
}
