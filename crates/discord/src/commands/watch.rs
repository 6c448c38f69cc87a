//! `/watch`: the games of a server, for everybody in it.

use std::sync::Arc;

use ::words::Lang;
use play::{GameId, Turn, UserId};
use rules::Colour;
use serenity::all::CreateSelectMenuOption;
use store::{GuildId, StoredGame};

use super::options::Options;
use crate::asked::Asked;
use crate::bot::{Bot, link, plain_name};
use crate::press::{At, Look, Press};
use crate::say::Say;
use crate::text::{self as words, answers, watch as text};
use crate::trouble::Trouble;
use crate::{boards, controls, find};

/// How many games stand on a page: their lines fit into a message.
const ON_A_PAGE: usize = 10;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    match options.game() {
        Some(game) => board(bot, asked, game).await,
        None => page(bot, asked, 0).await,
    }
}

fn here(asked: &Asked) -> Result<GuildId, Trouble> {
    asked.guild.ok_or_else(|| Trouble::person(text::not_here(asked.lang)))
}

/// A page of the server's games: those in which somebody moved last come first.
pub(crate) async fn page(bot: &Arc<Bot>, asked: &Asked, page: usize) -> Result<Say, Trouble> {
    let (lang, guild) = (asked.lang, here(asked)?);
    let mut games = bot.live.in_guild(guild);
    games.sort_by_key(|game| std::cmp::Reverse((game.game.last_moved(), game.id())));
    if games.is_empty() {
        return Err(Trouble::person(text::none(lang)));
    }
    let pages = games.len().div_ceil(ON_A_PAGE);
    let page = page.min(pages - 1);
    let shown: Vec<Arc<StoredGame>> = games.iter().skip(page * ON_A_PAGE).take(ON_A_PAGE).cloned().collect();
    let mut lines = vec![text::heading(lang, games.len())];
    for game in &shown {
        lines.push(line(bot, lang, game, asked.by).await);
    }
    let options = shown.iter().map(|game| choice(lang, game)).collect();
    let mut rows = vec![controls::menu(Press::WatchMenu, text::menu(lang), options)];
    rows.extend(controls::pages_of(lang, (page, pages), Press::Watch));
    Ok(Say::text(lines.join("\n")).rows(rows))
}

async fn line(bot: &Bot, lang: Lang, game: &StoredGame, reader: UserId) -> String {
    let place = match find::newest_board(bot, game, reader).await {
        Some(board) => board,
        None => {
            let channel =
                game.place.channel().map(|channel| link(game.place.guild().map(|g| g.0), channel.0, None));
            channel.unwrap_or_default()
        }
    };
    let line = text::game(lang, &boards::heading(lang, game), game.game.ply(), game.game.side(), &place);
    line.trim_end().to_owned()
}

fn choice(lang: Lang, game: &StoredGame) -> CreateSelectMenuOption {
    let name = |colour| plain_name(lang, game, colour);
    let label = words::board::thread(lang, game.id(), &name(Colour::White), &name(Colour::Black));
    CreateSelectMenuOption::new(label, game.id().to_string())
}

/// One game of the server, live or over, as the asker likes to see boards.
pub(crate) async fn board(bot: &Arc<Bot>, asked: &Asked, id: GameId) -> Result<Say, Trouble> {
    let game = find::to_look_at(bot, asked, Some(id)).await?;
    let by = asked.by;
    let prefs = bot.db(move |store| store.prefs(by)).await?;
    let (look, theme) = boards::look(&prefs, &game, by, false, None);
    let at = At { game: id, turn: Turn { ..game.game.turn() } };
    let shown = Look { at, flipped: look.flipped, theme };
    boards::looked_at(bot, asked.lang, &game, shown, look).await
}

/// The game picked in the menu.
pub(crate) async fn picked(bot: &Arc<Bot>, asked: &Asked, value: &str) -> Result<Say, Trouble> {
    match value.parse() {
        Ok(id) => board(bot, asked, GameId(id)).await,
        Err(_) => Err(Trouble::person(answers::unknown_control(asked.lang))),
    }
}
