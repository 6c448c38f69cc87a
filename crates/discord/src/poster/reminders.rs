//! Reminders and daily lists, worded when they are posted.

use std::sync::Arc;

use play::{Turn, UserId};
use store::{Address, StoredGame};
use words::Lang;

use crate::bot::{Bot, opponent};
use crate::press::At;
use crate::say::Say;
use crate::text::clock::{self, Standing};
use crate::text::{self, LONGEST, answers};
use crate::trouble::Trouble;
use crate::{controls, find, languages};

/// A reminder to the one on move, who is spoken to by name where others read along; `None` once they have moved.
pub(super) async fn reminder(
    bot: &Arc<Bot>,
    lang: Lang,
    game: &StoredGame,
    (turn, hours): (Turn, u8),
    to: Option<UserId>,
) -> Option<Say> {
    let (mover, until) = (game.game.on_move()?, game.game.flag_at()?);
    if game.game.turn() != turn {
        return None;
    }
    let link = find::newest_board(bot, game, mover).await.unwrap_or_default();
    let words = clock::reminder(lang, (game.id(), &opponent(lang, game, mover)), hours, until, &link);
    let rows = controls::reminder(lang, At { game: game.id(), turn }, hours);
    Some(match to {
        Some(_) => Say::text(words).rows(rows),
        None => Say::text(format!("{} {words}", text::mention(mover))).mentions(mover).rows(rows),
    })
}

/// The games in which a person is on move, most urgent first; `None` when none is left.
pub(super) async fn digest(
    bot: &Arc<Bot>,
    lang: Option<Lang>,
    player: UserId,
    address: Option<Address>,
) -> Result<Option<Say>, Trouble> {
    let lang = match lang {
        Some(lang) => lang,
        None => languages::of(bot, player).await,
    };
    let games = waiting(bot, player).await?;
    if games.is_empty() {
        return Ok(None);
    }
    let mut lines = vec![clock::digest(lang, games.len())];
    for game in &games {
        let link = find::newest_board(bot, game, player).await.unwrap_or_default();
        let standing = match game.game.flag_at() {
            Some(until) => Standing::Until(until),
            None if game.game.is_paused() => Standing::Paused,
            None => Standing::NoClock,
        };
        let line = clock::digest_game(lang, game.id(), &opponent(lang, game, player), standing, &link);
        let shown: usize = lines.iter().map(|line| line.chars().count() + 1).sum();
        if shown + line.chars().count() + 60 > LONGEST {
            lines.push(answers::and_more(lang, games.len() + 1 - lines.len()));
            break;
        }
        lines.push(line);
    }
    let words = lines.join("\n");
    Ok(Some(match address {
        Some(Address::Channel(_)) => Say::text(format!("{} {words}", text::mention(player))).mentions(player),
        _ => Say::text(words),
    }))
}

/// A person's games that wait for their move: those whose time runs out first come first.
pub(super) async fn waiting(bot: &Arc<Bot>, player: UserId) -> Result<Vec<StoredGame>, Trouble> {
    let mut games = bot.db(move |store| store.games_of(player)).await?;
    games.retain(|game| game.game.on_move() == Some(player));
    games.sort_by_key(|game| (game.game.flag_at().is_none(), game.game.flag_at(), game.id()));
    Ok(games)
}
