//! Solving: answers, hints, giving up.

use std::sync::Arc;

use puzzles::Verdict;
use rules::Position;
use serenity::all::CreateModal;
use store::{ActError, DailyPost, Entered, FirstTry, PuzzleNo, Step, StepError, Stepped, Subject};
use tracing::{info, warn};

use super::judge::{self, Judged};
use super::press::{Day, PuzzlePress};
use super::shown::{self, Seen};
use super::{archive, controls, share};
use crate::asked::Asked;
use crate::bot::Bot;
use crate::presses::Reply;
use crate::say::Say;
use crate::text::{self, answers, moves, puzzles as words};
use crate::trouble::Trouble;

/// The form behind a button.
pub(crate) fn form(bot: &Bot, asked: &Asked, press: PuzzlePress) -> CreateModal {
    let lang = asked.lang;
    match press {
        PuzzlePress::Flaw(no) => controls::flaw(lang, no),
        PuzzlePress::Answer(no) => {
            controls::answer(lang, press, bot.puzzles.get(no).map(|puzzle| puzzle.variant()))
        }
        PuzzlePress::AnswerDay(day) => controls::answer(lang, press, Some(day.variant)),
        _ => controls::answer(lang, press, None),
    }
}

/// What was written in a form.
pub(crate) async fn submitted(
    bot: &Arc<Bot>,
    asked: &Asked,
    press: PuzzlePress,
    text: &str,
) -> Result<Say, Trouble> {
    match press {
        PuzzlePress::Answer(no) => answer(bot, asked, no, text).await,
        PuzzlePress::AnswerDay(day) => {
            let post = day_here(bot, asked, day).await?;
            answered_day(bot, asked, &post, text).await
        }
        PuzzlePress::Flaw(no) => flaw(bot, asked, no, text).await,
        _ => Err(Trouble::person(answers::unknown_control(asked.lang))),
    }
}

/// Does what was pressed.
pub(crate) async fn run_press(
    bot: &Arc<Bot>,
    asked: &Asked,
    press: PuzzlePress,
    value: &str,
) -> Result<Reply, Trouble> {
    let lang = asked.lang;
    match press {
        PuzzlePress::Open(day) => {
            let post = day_here(bot, asked, day).await?;
            open_day(bot, asked, &post).await.map(Reply::Say)
        }
        PuzzlePress::Share(day) => share::text(bot, asked, day).await.map(Reply::Say),
        PuzzlePress::Hint(no) => hint(bot, asked, no).await.map(Reply::Change),
        PuzzlePress::GiveUp(no) => {
            let seen = Seen::of(bot, asked, no).await?;
            if seen.attempt.state != store::AttemptState::Open {
                return seen.say(lang, Vec::new()).await.map(Reply::Change);
            }
            let say = seen.say(lang, vec![words::give_up(lang)]).await?;
            Ok(Reply::Change(say.rows(controls::give_up(lang, no))))
        }
        PuzzlePress::GiveUpYes(no) => give_up(bot, asked, no).await.map(Reply::Change),
        PuzzlePress::Back(no) => shown::look_at(bot, asked, no).await.map(Reply::Change),
        PuzzlePress::Step(no, ply, _) => {
            let seen = Seen::of(bot, asked, no).await?;
            if seen.attempt.state == store::AttemptState::Open {
                return seen.say(lang, Vec::new()).await.map(Reply::Change);
            }
            seen.over(lang, ply, Vec::new()).await.map(Reply::Change)
        }
        PuzzlePress::Another(variant) => {
            shown::another(bot, asked, variant, None, None).await.map(Reply::Say)
        }
        PuzzlePress::Archive => archive::picked(bot, asked, value).await.map(Reply::Say),
        PuzzlePress::ArchivePage(page) => archive::page(bot, asked, page).await.map(Reply::Change),
        // Forms, which are answered elsewhere.
        PuzzlePress::Answer(_) | PuzzlePress::AnswerDay(_) | PuzzlePress::Flaw(_) => Err(Trouble::Again),
    }
}

/// Whose puzzles of the day are meant where somebody asks.
pub(super) fn subject(asked: &Asked) -> Subject {
    asked.guild.map_or(Subject::Person(asked.by), Subject::Server)
}

/// The puzzle of a day whose message was pressed.
pub(super) async fn day_here(bot: &Bot, asked: &Asked, day: Day) -> Result<DailyPost, Trouble> {
    let subject = subject(asked);
    let found = bot.db(move |store| store.daily_numbered(subject, day.variant, day.number)).await?;
    found.ok_or_else(|| Trouble::person(words::gone(asked.lang)))
}

/// Somebody tries the puzzle of a day; it counts while it is that.
pub(super) async fn enter(bot: &Bot, asked: &Asked, post: &DailyPost) -> Result<Vec<Entered>, Trouble> {
    let (by, now, post) = (asked.by, bot.now(), post.clone());
    let entered = bot.db(move |store| store.enter_daily(&post, by, now)).await?.into_inner();
    bot.posts.notify_one();
    Ok(entered)
}

/// The puzzle of a day for the asker alone.
pub(super) async fn open_day(bot: &Bot, asked: &Asked, post: &DailyPost) -> Result<Say, Trouble> {
    let entered = enter(bot, asked, post).await?;
    let seen = Seen::of(bot, asked, post.puzzle).await?;
    // Solved elsewhere, it has just been entered here.
    let news = if entered.is_empty() { Vec::new() } else { ended(asked, &seen, &entered) };
    seen.say(asked.lang, news).await
}

/// An answer to the puzzle of a day.
async fn answered_day(bot: &Arc<Bot>, asked: &Asked, post: &DailyPost, text: &str) -> Result<Say, Trouble> {
    enter(bot, asked, post).await?;
    answer(bot, asked, post.puzzle, text).await
}

/// Takes a step; `None` when the attempt has gone on since.
async fn step(
    bot: &Bot,
    asked: &Asked,
    no: PuzzleNo,
    seen: String,
    judged: impl FnOnce() -> Owned + Send + 'static,
) -> Result<Option<Stepped>, Trouble> {
    let (by, event, now) = (asked.by, asked.event, bot.now());
    let stepped = bot
        .db(move |store| {
            let owned = judged();
            match store.step(by, no, &seen, owned.step(), (Some(event), now)) {
                Ok(stepped) => Ok(Some(stepped.into_inner())),
                Err(StepError::Stale) => Ok(None),
                Err(StepError::AlreadyHandled) => Err(ActError::AlreadyHandled),
                Err(StepError::Store(error)) => Err(ActError::Store(error)),
            }
        })
        .await?;
    bot.posts.notify_one();
    Ok(stepped)
}

/// A step with what it speaks of.
enum Owned {
    Judged(Arc<Judged>),
    Hint,
    GiveUp,
}

impl Owned {
    fn step(&self) -> Step<'_> {
        match self {
            Self::Judged(judged) => judged.step(),
            Self::Hint => Step::Hint,
            Self::GiveUp => Step::GiveUp,
        }
    }
}

/// An answer: one move, or the whole line at once.
pub(crate) async fn answer(bot: &Arc<Bot>, asked: &Asked, no: PuzzleNo, typed: &str) -> Result<Say, Trouble> {
    let lang = asked.lang;
    let mut seen = Seen::of(bot, asked, no).await?;
    if seen.attempt.state != store::AttemptState::Open {
        return seen.say(lang, Vec::new()).await;
    }
    let (puzzle, kept, typed) = (Arc::clone(&seen.puzzle), seen.attempt.line.clone(), typed.to_owned());
    let judged = tokio::task::spawn_blocking(move || judge::judge(&puzzle, &kept, &typed, lang)).await?;
    let judged = match judged {
        Ok(judged) => Arc::new(judged),
        // What cannot be played is a slip, and no try.
        Err(why) => return Err(Trouble::person(answers::not_read(lang, &why))),
    };
    let before = judge::resumed(&seen.puzzle, &seen.attempt.line).position().clone();
    let owned = Owned::Judged(Arc::clone(&judged));
    let Some(stepped) = step(bot, asked, no, seen.attempt.line.clone(), move || owned).await? else {
        return shown::look_at(bot, asked, no).await;
    };
    info!(puzzle = %seen.puzzle.id(), state = ?stepped.attempt.state, first = ?stepped.attempt.first, "answered");
    let was_open = seen.first().is_none();
    seen = Seen::of(bot, asked, no).await?;
    let mut news = verdicts(asked, &seen, before, &judged);
    if judged.answer.is_solved() {
        news.extend(ended(asked, &seen, &stepped.entered));
    } else if stepped.rated && was_open {
        news.push(words::first_over(lang));
        news.extend(seen.rating(lang));
    }
    seen.say(lang, news).await
}

/// What each move of an answer was worth.
fn verdicts(asked: &Asked, seen: &Seen, before: Position, judged: &Judged) -> Vec<String> {
    let (lang, notation) = (asked.lang, seen.prefs.notation);
    let mut position = before;
    let mut lines = Vec::new();
    for verdict in &judged.answer.verdicts {
        let shown = |mv| moves::shown(lang, notation, &position, mv);
        match *verdict {
            Verdict::Right { played, reply } => {
                let written = shown(played);
                let Ok(after) = position.clone().play(played) else { break };
                lines.push(words::right(lang, &written, &moves::shown(lang, notation, &after, reply)));
                let Ok(next) = after.play(reply) else { break };
                position = next;
            }
            Verdict::Solved { played, alternative } => {
                lines.push(words::last_right(lang, &shown(played), alternative));
            }
            Verdict::Wrong { played } => lines.push(words::wrong(lang, &shown(played))),
        }
    }
    if let Some(other) = judged.answer.other_reply {
        lines.push(words::other_reply(lang, &other.to_string()));
    }
    if let Some(why) = &judged.answer.unread {
        lines.push(words::unread(lang, &answers::not_read(lang, why)));
    }
    lines
}

/// What is said when a puzzle was solved: how, the rating, the streak.
fn ended(asked: &Asked, seen: &Seen, entered: &[Entered]) -> Vec<String> {
    let lang = asked.lang;
    let mut lines = vec![words::ended(lang, true, seen.first())];
    if seen.first() == Some(FirstTry::Solved) {
        lines.extend(seen.rating(lang));
    }
    if let Some(last) = entered.last() {
        lines.push(words::streak(lang, last.streak));
    }
    lines
}

async fn hint(bot: &Bot, asked: &Asked, no: PuzzleNo) -> Result<Say, Trouble> {
    let lang = asked.lang;
    let mut seen = Seen::of(bot, asked, no).await?;
    if seen.attempt.state != store::AttemptState::Open {
        return seen.say(lang, Vec::new()).await;
    }
    let Some(stepped) = step(bot, asked, no, seen.attempt.line.clone(), || Owned::Hint).await? else {
        return shown::look_at(bot, asked, no).await;
    };
    seen.attempt = stepped.attempt;
    let mut news = Vec::new();
    if stepped.rated {
        news.push(words::hint_costs(lang));
        news.extend(seen.rating(lang));
    }
    seen.say(lang, news).await
}

async fn give_up(bot: &Bot, asked: &Asked, no: PuzzleNo) -> Result<Say, Trouble> {
    let lang = asked.lang;
    let mut seen = Seen::of(bot, asked, no).await?;
    if seen.attempt.state == store::AttemptState::Open
        && let Some(stepped) = step(bot, asked, no, seen.attempt.line.clone(), || Owned::GiveUp).await?
    {
        seen = Seen::of(bot, asked, no).await?;
        let mut news = vec![words::ended(lang, false, seen.first())];
        if stepped.rated {
            news.extend(seen.rating(lang));
        }
        return seen.say(lang, news).await;
    }
    shown::look_at(bot, asked, no).await
}

async fn flaw(bot: &Bot, asked: &Asked, no: PuzzleNo, typed: &str) -> Result<Say, Trouble> {
    let puzzle = shown::of_number(bot, asked.lang, no)?;
    let (by, now, said) = (asked.by, bot.now(), text::plain(typed).trim().to_owned());
    let (name, reports) = bot.db(move |store| store.report_flaw(no, by, &said, now)).await?;
    // For whoever runs the bot: they alone can look into it.
    warn!(puzzle = name, reports, "somebody says that a puzzle is flawed");
    Ok(Say::text(words::flaw_kept(asked.lang, puzzle.id().as_str())))
}
