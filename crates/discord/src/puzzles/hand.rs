//! The puzzle that `/solve` answers.

use play::Timestamp;
use store::{Attempt, AttemptState, DailyPost, PuzzleNo, StoreError};

use super::solve;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::text::puzzles as words;
use crate::trouble::Trouble;

/// How long a puzzle is surely the one that somebody thinks about after they looked at it, in milliseconds.
const FRESH_MS: i64 = 3_600_000;

/// The puzzle that somebody is at: the one that they looked at last. Where that was before today, and a puzzle of this day
/// here is still to be solved, they mean that: a wrong move in the old one would cost them its first try.
pub(crate) async fn in_hand(bot: &Bot, asked: &Asked) -> Result<PuzzleNo, Trouble> {
    let (by, subject) = (asked.by, solve::subject(asked));
    let (hand, days) = bot
        .db(move |store| {
            let hand = store.puzzle_in_hand(by)?;
            let hand = hand.map(|no| store.attempt(by, no)).transpose()?.flatten();
            let mut days = Vec::new();
            let posts = store.daily_posts(subject, 0, rules::Variant::ALL.len() as u32)?;
            // As they were posted: the newest is the last of a day.
            for post in posts.into_iter().rev().filter(|post| post.revealed.is_none()) {
                let attempt = store.attempt(by, post.puzzle)?;
                days.push((post, attempt));
            }
            Ok::<_, StoreError>((hand, days))
        })
        .await?;
    let is_over = |attempt: &Attempt| attempt.state != AttemptState::Open;
    let unsolved =
        days.iter().find(|(_, attempt)| !attempt.as_ref().is_some_and(is_over)).map(|(post, _)| post);
    if let Some(hand) = hand
        && unsolved.is_none_or(|post| is_meant(&hand, post, bot.now()))
    {
        return Ok(hand.puzzle);
    }
    // Where every puzzle of this day is over, the last of them is shown.
    let Some(post) = unsolved.or(days.last().map(|(post, _)| post)) else {
        return Err(Trouble::person(words::none_in_hand(asked.lang)));
    };
    solve::enter(bot, asked, post).await?;
    Ok(post.puzzle)
}

/// Whether somebody means what they looked at last rather than a day's puzzle.
fn is_meant(hand: &Attempt, day: &DailyPost, now: Timestamp) -> bool {
    now.ms_since(hand.touched) < FRESH_MS || day.zone.date(hand.touched) >= day.date
}
