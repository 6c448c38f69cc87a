//! The puzzles of past days, to be solved for their own sake.

use serenity::all::{CreateActionRow, CreateSelectMenuOption};
use store::{Attempt, AttemptState, DailyPost, StoreError};

use super::press::{Day, PuzzlePress};
use super::solve;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::controls;
use crate::press::Press;
use crate::say::Say;
use crate::text::puzzles as words;
use crate::trouble::Trouble;

/// How many are shown at a time: what a menu takes.
const PAGE: usize = controls::OPTIONS;

/// A page of the archive of a server, or of somebody's own in direct messages.
pub(crate) async fn page(bot: &Bot, asked: &Asked, page: u8) -> Result<Say, Trouble> {
    let (subject, by, lang) = (solve::subject(asked), asked.by, asked.lang);
    let skip = u32::from(page) * PAGE as u32;
    let mut posts = bot
        .db(move |store| {
            let posts = store.daily_posts(subject, skip, PAGE as u32 + 1)?;
            posts
                .into_iter()
                .map(|post| store.attempt(by, post.puzzle).map(|attempt| (post, attempt)))
                .collect::<Result<Vec<_>, StoreError>>()
        })
        .await?;
    if posts.is_empty() {
        return Err(Trouble::person(words::archive_empty(lang, asked.guild.is_some())));
    }
    let more = posts.len() > PAGE;
    posts.truncate(PAGE);
    let options = posts.iter().map(|(post, attempt)| option(asked, post, attempt.as_ref())).collect();
    let menu = controls::menu(Press::Puzzle(PuzzlePress::Archive), words::archive_pick(lang), options);
    let pages = usize::from(page) + 1 + usize::from(more);
    let turn = |page| Press::Puzzle(PuzzlePress::ArchivePage(page));
    let rows: Vec<CreateActionRow> =
        std::iter::once(menu).chain(controls::pages_of(lang, (page.into(), pages), turn)).collect();
    Ok(Say::text(words::archive(lang)).rows(rows))
}

fn option(asked: &Asked, post: &DailyPost, attempt: Option<&Attempt>) -> CreateSelectMenuOption {
    let day = Day { variant: post.variant, number: post.number };
    let state = match attempt.map(|attempt| attempt.state) {
        None => "new",
        Some(AttemptState::Open) => "open",
        Some(AttemptState::Solved) => "solved",
        Some(AttemptState::GaveUp) => "shown",
    };
    let (label, about) = words::archive_line(asked.lang, post, state);
    CreateSelectMenuOption::new(label, day.to_string()).description(about)
}

/// The one that was picked.
pub(crate) async fn picked(bot: &Bot, asked: &Asked, value: &str) -> Result<Say, Trouble> {
    let day = Day::read(value).ok_or_else(|| Trouble::person(words::gone(asked.lang)))?;
    let post = solve::day_here(bot, asked, day).await?;
    solve::open_day(bot, asked, &post).await
}
