//! The message of a day's puzzle, and that of its solution.

use std::sync::Arc;

use ::words::Lang;
use picture::{Film, Shot, Size};
use puzzles::Puzzle;
use rules::{Colour, Variant};
use serenity::all::CreateAttachment;
use store::{DailyPost, DailyPostId, Notation, StoreError, Subject};

use super::controls;
use super::press::Day;
use super::shown::{View, line, picture, task, title};
use crate::bot::Bot;
use crate::languages;
use crate::say::Say;
use crate::text::{moves, puzzles as words};
use crate::trouble::Trouble;

/// The largest moving picture, in bytes: a small one, as it is posted every day.
const LARGEST: usize = 1_000_000;
/// Its width in pixels.
const WIDTH: u32 = 400;

/// The name of the picture of a day's puzzle: by it the message is found again in a channel.
pub(crate) fn daily_file(variant: Variant, number: i32) -> String {
    format!("starmate-daily-{variant}-{number}.png")
}

/// The name of the moving picture of its solution. Discord hides what is called so.
pub(crate) fn reveal_file(variant: Variant, number: i32) -> String {
    format!("SPOILER_starmate-solution-{variant}-{number}.gif")
}

/// The puzzle of a day with what its message needs: the language is that asked for, else of its own, else its readers'.
struct Told {
    post: DailyPost,
    puzzle: Arc<Puzzle>,
    lang: Lang,
    solved: u32,
    tried: u32,
}

async fn told(bot: &Bot, id: DailyPostId, lang: Option<Lang>) -> Result<Option<Told>, Trouble> {
    let found = bot
        .db(move |store| {
            let post = store.daily_post(id)?;
            Ok::<_, StoreError>((post, store.daily_count(id)?))
        })
        .await?;
    let (Some(post), (solved, tried)) = found else { return Ok(None) };
    let Some(puzzle) = bot.puzzles.get(post.puzzle) else { return Ok(None) };
    let lang = match (lang.or_else(|| post.language.as_deref().and_then(Lang::from_code)), post.subject) {
        (Some(lang), _) => lang,
        (None, Subject::Server(guild)) => languages::of_server(bot, Some(guild)).await,
        (None, Subject::Person(player)) => languages::of(bot, player).await,
    };
    Ok(Some(Told { post, puzzle, lang, solved, tried }))
}

impl Told {
    fn text(&self) -> String {
        let (post, lang) = (&self.post, self.lang);
        let mut lines = vec![title(lang, &self.puzzle, Some(post)), task(lang, &self.puzzle, post.goal)];
        if let puzzles::Source::Published { author, .. } = self.puzzle.source() {
            lines.push(words::published(lang, author));
        }
        lines.push(words::day_help(lang));
        if matches!(post.subject, Subject::Server(_)) {
            lines.push(words::count(lang, self.solved, self.tried));
        }
        lines.extend(post.role.map(|role| format!("<@&{role}>")));
        lines.join("\n")
    }

    fn day(&self) -> Day {
        Day { variant: self.post.variant, number: self.post.number }
    }
}

/// The message of a day's puzzle; `None` when it is there no more, or when its day is over and it was never tried to post
/// it. `lang` asks for a language in which it may have been posted.
pub(crate) async fn posted(bot: &Bot, id: DailyPostId, lang: Option<Lang>) -> Result<Option<Say>, Trouble> {
    let Some(told) = told(bot, id, lang).await? else { return Ok(None) };
    if lang.is_none() && told.post.is_past(bot.now()) {
        return Ok(None);
    }
    let puzzle = &told.puzzle;
    let at = (puzzle.position().clone(), puzzle.before());
    let name = daily_file(told.post.variant, told.post.number);
    let picture = picture(told.lang, at, View::for_all(puzzle), name).await?;
    let say = Say::text(told.text()).file(picture).rows(controls::day(told.lang, told.day()));
    Ok(Some(match told.post.role {
        Some(role) => say.mentions_role(role),
        None => say,
    }))
}

/// The same without its picture, to be edited in.
pub(super) async fn edited(bot: &Bot, id: DailyPostId) -> Result<Option<(Say, u32)>, Trouble> {
    let Some(told) = told(bot, id, None).await? else {
        return Ok(None);
    };
    let say = Say::text(told.text()).rows(controls::day(told.lang, told.day()));
    Ok(Some((say, told.solved + told.tried)))
}

/// The message of the solution, hidden until it is pressed, as a reply to that of the puzzle.
pub(crate) async fn revealed(bot: &Bot, id: DailyPostId, lang: Option<Lang>) -> Result<Option<Say>, Trouble> {
    let Some(told) = told(bot, id, lang).await? else { return Ok(None) };
    let (lang, number) = (told.lang, told.post.number);
    let message = bot.db(move |store| store.daily_message(id)).await?;
    let written = line(lang, Notation::Letters, &told.puzzle, told.puzzle.line());
    let mut text = vec![words::reveal(lang, number, told.post.variant, &written)];
    if matches!(told.post.subject, Subject::Server(_)) {
        text.push(words::count_over(lang, told.solved, told.tried));
    }
    let mut say = Say::text(text.join("\n"));
    if let Some((channel, message)) = message {
        say = say.replies_to(channel, message);
    }
    let name = reveal_file(told.post.variant, number);
    let puzzle = Arc::clone(&told.puzzle);
    let film = tokio::task::spawn_blocking(move || crate::draw::gif(&film(lang, &puzzle), LARGEST)).await?;
    // Without the moving picture the words still tell it.
    if let Ok(film) = film {
        let file = CreateAttachment::bytes(film.file, name);
        say = say.file(file.description(words::reveal_alt(lang, number)));
    }
    Ok(Some(say))
}

/// The solution from the solver's side, move by move.
fn film(lang: Lang, puzzle: &Puzzle) -> Film {
    let mut position = puzzle.position().clone();
    let shot = |position: &rules::Position, last, line| Shot {
        position: position.clone(),
        last,
        clocks: Default::default(),
        line,
    };
    let mut shots = vec![shot(&position, puzzle.before(), words::caption(lang, &position))];
    for (ply, mv) in puzzle.line().iter().enumerate() {
        let written = moves::shown(lang, Notation::Letters, &position, *mv);
        let number = ply / 2 + 1;
        let line = if ply.is_multiple_of(2) {
            format!("{number}. {written}")
        } else {
            format!("{number}… {written}")
        };
        let Ok(next) = position.clone().play(*mv) else { break };
        position = next;
        shots.push(shot(&position, Some(*mv), line));
    }
    Film {
        names: Some(Colour::ALL.map(|colour| words::side_name(lang, colour))),
        flip: puzzle.side() == Colour::Black,
        size: Size::new(WIDTH).unwrap_or_default(),
        delay: std::time::Duration::from_millis(1500),
        ..Film::new(shots)
    }
}
