//! `/games`.

use std::sync::Arc;

use store::Place;

use crate::asked::Asked;
use crate::bot::{Bot, link, opponent};
use crate::find;
use crate::say::Say;
use crate::text::{self, answers};
use crate::trouble::Trouble;

/// Enough to look at once; whoever has more finds them by number.
const SHOWN: usize = 12;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked) -> Result<Say, Trouble> {
    let games = bot.live.of(asked.by);
    let by = asked.by;
    let challenges = bot.db(move |store| store.open_challenges(by)).await?;
    let mut lines = Vec::new();
    for game in games.iter().take(SHOWN) {
        let place = match find::newest_board(bot, game, by).await {
            Some(link) => link,
            None => match game.place {
                Place::Thread { guild, thread: channel, .. }
                | Place::Channel { guild, channel }
                | Place::Opening { guild: Some(guild), channel } => link(Some(guild.0), channel.0, None),
                Place::Dms | Place::Opening { guild: None, .. } => answers::in_dms(),
                Place::Nowhere => answers::nowhere(),
            },
        };
        let colour = game.game.players().side_of(by).map(|side| side.to_string()).unwrap_or_default();
        let yours = game.game.on_move() == Some(by);
        lines.push(answers::game_line(
            game.id(),
            &opponent(game, by),
            &colour,
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
            (open.challenge.challenger, &open.challenger_name)
        };
        let name = name.as_deref().map_or_else(|| answers::somebody(other), text::name);
        let link = open
            .message
            .map(|(channel, message)| link(open.guild.map(|guild| guild.0), channel.0, Some(message.0)));
        lines.push(answers::open_challenge(
            mine,
            &name,
            link.filter(|_| open.guild.is_some() || !mine).as_deref(),
        ));
    }
    if lines.is_empty() {
        return Ok(Say::text(answers::no_games()));
    }
    let all = games.len() + challenges.len();
    let shown = fitting(lines);
    let more = (shown.len() < all).then(|| answers::and_more(all - shown.len()));
    Ok(Say::text(shown.into_iter().chain(more).collect::<Vec<_>>().join("\n")))
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
