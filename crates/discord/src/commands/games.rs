//! `/games`.

use std::sync::Arc;

use store::Place;

use crate::asked::Asked;
use crate::bot::{Bot, link, opponent};
use crate::find;
use crate::say::Say;
use crate::text::{self, answers};
use crate::trouble::Trouble;

/// As many lines as fit into one message, links and all.
const SHOWN: usize = 10;

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
    if games.len() > SHOWN {
        lines.push(answers::and_more(games.len() - SHOWN));
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
    Ok(Say::text(lines.join("\n")))
}
