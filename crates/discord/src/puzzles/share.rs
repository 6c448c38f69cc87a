//! What somebody can tell of the puzzle of a day without giving it away.

use store::{AttemptState, Mark, StoreError, Which};

use super::press::Day;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::say::Say;
use crate::text::puzzles as words;
use crate::trouble::Trouble;

/// A square for each move, in the order in which they were found.
pub(super) fn squares(marks: &[Mark]) -> String {
    let square = |mark: &Mark| match mark {
        Mark::AtOnce => '🟩',
        Mark::Hinted => '🟨',
        Mark::Missed => '🟥',
    };
    marks.iter().map(square).collect()
}

/// The text to be copied, for those who have solved it.
pub(super) async fn text(bot: &Bot, asked: &Asked, day: Day) -> Result<Say, Trouble> {
    let (by, lang) = (asked.by, asked.lang);
    let found = bot
        .db(move |store| {
            let Some(post) = store.entered_day(by, Which::Numbered(day.variant, day.number))? else {
                return Ok(None);
            };
            let attempt = store.attempt(by, post.puzzle)?;
            let streak = store.streak(by, day.variant)?;
            Ok::<_, StoreError>(attempt.map(|attempt| (post, attempt, streak)))
        })
        .await?;
    let solved = found.filter(|(_, attempt, _)| attempt.state == AttemptState::Solved);
    let Some((post, attempt, streak)) = solved else {
        return Err(Trouble::person(words::share_first(lang)));
    };
    let streak = streak.on(post.number);
    Ok(Say::text(words::share(lang, post.number, post.variant, &squares(&attempt.marks), streak)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_tells_how_each_move_was_found_and_not_which() {
        assert_eq!(squares(&[Mark::AtOnce, Mark::Hinted, Mark::Missed]), "🟩🟨🟥");
    }
}
