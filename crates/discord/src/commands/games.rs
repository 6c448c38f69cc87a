//! `/games`.

use std::sync::Arc;

use play::{GameId, Timestamp, UserId};
use store::{Place, StoredGame};

use crate::asked::Asked;
use crate::bot::{Bot, link, opponent};
use crate::challenges;
use crate::find;
use crate::say::Say;
use crate::text::{self, answers};
use crate::trouble::Trouble;

/// Enough to look at once; whoever has more finds them by number.
const SHOWN: usize = 12;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked) -> Result<Say, Trouble> {
    let now = bot.now();
    let mut games = bot.live.of(asked.by);
    games.sort_by_key(|game| urgency(game, asked.by));
    let (by, lang) = (asked.by, asked.lang);
    let challenges = bot.db(move |store| store.open_challenges(by)).await?;
    let mut lines = Vec::new();
    for game in games.iter().take(SHOWN) {
        let place = match find::newest_board(bot, game, by).await {
            Some(link) => link,
            None => match game.place {
                Place::Thread { guild, thread: channel, .. }
                | Place::Channel { guild, channel }
                | Place::Opening { guild: Some(guild), channel } => link(Some(guild.0), channel.0, None),
                Place::Dms | Place::Opening { guild: None, .. } => answers::in_dms(lang),
                Place::Nowhere => answers::nowhere(lang),
            },
        };
        let Some(colour) = game.game.players().side_of(by) else { continue };
        let yours = game.game.on_move() == Some(by);
        let place = match game.game.left(now) {
            Some(left) => {
                let left = left[game.game.side().index()];
                format!("{} {place}", text::clocks::listed(lang, game.game.flag_at(), left))
            }
            None => place,
        };
        lines.push(answers::game_line(
            lang,
            game.id(),
            &opponent(lang, game, by),
            colour,
            game.game.ply(),
            yours,
            &place,
        ));
    }
    for open in challenges.iter().take(SHOWN) {
        let mine = open.challenge.challenger == by;
        let (other, name) = if mine {
            (open.challenge.opponent, &open.opponent_name)
        } else {
            (Some(open.challenge.challenger), &open.challenger_name)
        };
        let name =
            name.as_deref().map_or_else(|| challenges::somebody(lang, other), |name| text::name(lang, name));
        let link = open
            .message
            .map(|(channel, message)| link(open.guild.map(|guild| guild.0), channel.0, Some(message.0)));
        lines.push(answers::open_challenge(
            lang,
            mine,
            &name,
            link.filter(|_| open.guild.is_some() || !mine).as_deref(),
        ));
    }
    if lines.is_empty() {
        return Ok(Say::text(answers::no_games(lang)));
    }
    let all = games.len() + challenges.len();
    let shown = fitting(lines);
    let more = (shown.len() < all).then(|| answers::and_more(lang, all - shown.len()));
    Ok(Say::text(shown.into_iter().chain(more).collect::<Vec<_>>().join("\n")))
}

/// What is to be done first comes first: a person's own turns, by when their time runs out; then those of others.
fn urgency(game: &StoredGame, by: UserId) -> (bool, bool, Option<Timestamp>, GameId) {
    let until = game.game.flag_at();
    (game.game.on_move() != Some(by), until.is_none(), until, game.id())
}

/// As many lines as fit into one message whole, with room for one more.
fn fitting(lines: Vec<String>) -> Vec<String> {
    let mut room = text::LONGEST - 50;
    lines
        .into_iter()
        .take_while(|line| {
            let needed = line.chars().count() + 1;
            let fits = needed <= room;
            room = room.saturating_sub(needed);
            fits
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_lines_are_shown() {
        let lines: Vec<String> = (0..20).map(|_| "x".repeat(300)).collect();
        let shown = fitting(lines);
        assert_eq!(shown.len(), 6);
        assert!(shown.join("\n").chars().count() + 50 <= text::LONGEST);
    }
}
