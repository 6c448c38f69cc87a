//! Autocomplete, answered from memory: Discord waits three seconds, people do not. Only finished games come from the
//! database.

use std::sync::Arc;

use play::{GameId, UserId};
use rules::starchess::{Move, Position, read_move};
use serenity::all::{
    AutocompleteChoice, CommandInteraction, CreateAutocompleteResponse, ResolvedOption, ResolvedValue,
};
use store::{ChannelId, StoredGame};
use tracing::warn;

use crate::bot::{Bot, opponent};
use crate::find;
use crate::text::{self, answers, commands as words};

/// Discord's limit.
const CHOICES: usize = 25;

/// The choices for what is being typed.
pub(crate) async fn choices(bot: &Bot, command: &CommandInteraction) -> CreateAutocompleteResponse {
    let options = command.data.options();
    let Some(focused) = command.data.autocomplete() else { return CreateAutocompleteResponse::new() };
    let by = UserId(command.user.id.get());
    if focused.name == words::GAME.name {
        let finished = [words::BOARD.name, words::EXPORT.name].contains(&command.data.name.as_str());
        return games(bot, by, focused.value, finished).await;
    }
    let named = options.iter().find_map(|ResolvedOption { name, value, .. }| match value {
        ResolvedValue::Integer(number) if *name == words::GAME.name => Some(GameId(*number)),
        _ => None,
    });
    let place = (ChannelId(command.channel_id.get()), command.guild_id.is_none());
    moves(bot, by, place, named, focused.value)
}

/// The games that go on, and after them the `finished` ones for what only looks at them, newest first.
async fn games(bot: &Bot, by: UserId, typed: &str, finished: bool) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let mut games = bot.live.of(by);
    if finished {
        match bot.db(move |store| store.finished_games(Some(by), None, CHOICES as u32)).await {
            Ok(over) => games.extend(over.into_iter().map(Arc::new)),
            Err(trouble) => warn!(%trouble, "finished games could not be read"),
        }
    }
    let choices = games
        .iter()
        .filter_map(|game| {
            let turn = game.game.on_move().map(|mover| mover == by);
            let name = answers::game_choice(game.id(), &opponent(game, by).replace('\\', ""), turn);
            name.to_lowercase().contains(&typed).then(|| AutocompleteChoice::new(name, game.id().0))
        })
        .take(CHOICES)
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}

fn moves(
    bot: &Bot,
    by: UserId,
    (channel, in_dms): (ChannelId, bool),
    named: Option<GameId>,
    typed: &str,
) -> CreateAutocompleteResponse {
    let mine = |games: Vec<Arc<StoredGame>>| -> Vec<_> {
        games.into_iter().filter(|game| game.game.on_move() == Some(by)).collect()
    };
    let games = if let Some(id) = named {
        mine(bot.live.get(id).into_iter().collect())
    } else {
        let here = mine(bot.live.at(channel));
        if here.is_empty() { mine(find::of_person(bot, by, in_dms)) } else { here }
    };
    let choices = match games.as_slice() {
        [] => Vec::new(),
        [game] => matching(game.game.game().position(), typed)
            .into_iter()
            .map(|(name, value)| AutocompleteChoice::new(name, value))
            .collect(),
        _ => vec![AutocompleteChoice::new(
            text::cut(&answers::choose_game_first(), 100),
            if typed.trim().is_empty() { "?".to_owned() } else { text::cut(typed, 100) },
        )],
    };
    CreateAutocompleteResponse::new().set_choices(choices)
}

/// The legal moves that a text may be on its way to, as (written, bare): the one that it already means first, then
/// those that begin so, then those that go to that cell.
fn matching(position: &Position, typed: &str) -> Vec<(String, String)> {
    let wanted = normal(typed);
    let exact = read_move(position, typed).ok();
    let mut ranked: Vec<(u8, Move)> = position
        .legal_moves()
        .iter()
        .filter_map(|mv| {
            if Some(*mv) == exact {
                return Some((0, *mv));
            }
            rank(position, *mv, &wanted).map(|rank| (rank, *mv))
        })
        .collect();
    ranked.sort_by_key(|(rank, mv)| (*rank, mv.from(), mv.to(), *mv));
    ranked.into_iter().take(CHOICES).map(|(_, mv)| (position.written(mv), mv.to_string())).collect()
}

fn rank(position: &Position, mv: Move, wanted: &str) -> Option<u8> {
    if wanted.is_empty() {
        return Some(1);
    }
    let bare = normal(&mv.to_string());
    let letter = match mv {
        Move::Place { .. } => None,
        Move::Step { from, .. } => position.man_at(from).map(|man| man.role.letter().to_ascii_lowercase()),
    };
    let with_letter = letter.map(|letter| format!("{letter}{bare}"));
    let to_only = letter.map(|letter| format!("{letter}{}", mv.to().number()));
    let begins = |form: &Option<String>| form.as_ref().is_some_and(|form| form.starts_with(wanted));
    if bare.starts_with(wanted) || begins(&with_letter) {
        return Some(1);
    }
    if begins(&to_only) || mv.to().number().to_string().starts_with(wanted) {
        return Some(2);
    }
    None
}

/// A spelling with all that people vary taken out: lower case, one dash between cells, none after a letter.
fn normal(text: &str) -> String {
    let mut out = String::new();
    for c in text.trim().to_lowercase().chars() {
        match c {
            '0'..='9' => {
                out.push(c);
            }
            'k' | 'q' | 'r' | 'b' | 'n' | 'p' => {
                // "26-27n" and "26 27=n" are one spelling; so are "k4" and "k@4".
                while out.ends_with('-') {
                    out.pop();
                }
                out.push(c);
            }
            '+' | '#' => {}
            // A letter that no move has.
            other if other.is_alphanumeric() && other != 'x' => out.push('?'),
            _ => {
                if out.ends_with(|last: char| last.is_ascii_digit()) {
                    out.push('-');
                }
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(position: &str, typed: &str) -> Vec<String> {
        let position: Position = position.parse().expect("a position");
        matching(&position, typed).into_iter().map(|(name, _)| name).collect()
    }

    const SETUP: &str = "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBNkqrbn w CDEFGcdefg 0 1";
    const READY: &str = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";
    const PROMOTING: &str = "K/2/7/6/5/4P1/7/2/k - w - 0 1";

    #[test]
    fn nothing_typed_lists_at_most_twenty_five_moves() {
        assert_eq!(names(SETUP, "").len(), 25);
        assert!((1..=25).contains(&names(READY, "").len()));
    }

    #[test]
    fn any_spelling_finds_its_move() {
        for typed in ["18-19", "18 19", "18>19", "18:19", "p18-19", "18–19"] {
            assert_eq!(names(READY, typed).first().map(String::as_str), Some("18-19"), "{typed}");
        }
        for typed in ["k4", "K@4", "k 4", "K@"] {
            assert_eq!(names(SETUP, typed).first().map(String::as_str), Some("K@4"), "{typed}");
        }
        for typed in ["26-27n", "26 27=n", "26-27=N"] {
            assert_eq!(names(PROMOTING, typed).first().map(String::as_str), Some("26-27=N"), "{typed}");
        }
    }

    #[test]
    fn a_beginning_lists_what_goes_on_from_it() {
        assert!(names(READY, "18").iter().all(|name| name.starts_with("18-") || name.contains("-18")));
        assert!(names(READY, "n").iter().all(|name| name.starts_with('N')));
        assert_eq!(names(PROMOTING, "26").len(), 4);
        assert!(names(READY, "hello").is_empty());
    }

    #[test]
    fn values_are_bare_moves_that_can_be_played() {
        let position: Position = READY.parse().expect("a position");
        for (_, value) in matching(&position, "") {
            assert!(position.is_legal(value.parse().expect("a move")), "{value}");
        }
    }
}
