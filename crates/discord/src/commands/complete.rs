//! Autocomplete, answered from memory: Discord waits three seconds, people do not. Only finished games come from the
//! database.

use std::sync::Arc;

use ::words::Lang;
use play::{GameId, UserId};
use rules::input::{Letters, Reading, read_move_with};
use rules::{Colour, Move, Position, Variant};
use serenity::all::{
    AutocompleteChoice, CommandInteraction, CreateAutocompleteResponse, ResolvedOption, ResolvedValue,
};
use store::{ChannelId, GuildId, Notation, StoredGame};
use tracing::warn;

use super::options::Options;
use super::{challenge, puzzle, timezone};
use crate::asked::Asked;
use crate::bot::{Bot, opponent, plain_name};
use crate::find;
use crate::text::{self, answers, commands as words, letters};

/// Discord's limit.
pub(super) const CHOICES: usize = 25;

/// The choices for what is being typed.
pub(crate) async fn choices(
    bot: &Bot,
    asked: &Asked,
    command: &CommandInteraction,
) -> CreateAutocompleteResponse {
    let options = command.data.options();
    let Some(focused) = command.data.autocomplete() else { return CreateAutocompleteResponse::new() };
    let by = (asked.by, asked.lang);
    if crate::ladder::complete::is_ours(&command.data.name) {
        return crate::ladder::complete::choices(
            bot,
            asked,
            &command.data.name,
            &Options::of(command),
            &focused,
        )
        .await;
    }
    if focused.name == words::GAME.name {
        let listed = Listed::by(command.data.name.as_str(), asked.guild);
        return games(bot, by, focused.value, listed).await;
    }
    if focused.name == words::NUMBER.name {
        return challenge::choices(bot, asked, &Options::of(command), focused.value).await;
    }
    if command.data.name == words::PUZZLE.name && focused.name == words::THEME_OF.name {
        return puzzle::choices(asked.lang, focused.value);
    }
    if focused.name == words::ZONE.name {
        return timezone::choices(bot, asked, focused.value);
    }
    let named = options.iter().find_map(|ResolvedOption { name, value, .. }| match value {
        ResolvedValue::Integer(number) if *name == words::GAME.name => Some(GameId(*number)),
        _ => None,
    });
    let place = (asked.channel, asked.guild.is_none());
    let notation = bot.db(move |store| store.prefs(by.0)).await.map(|prefs| prefs.notation);
    moves(bot, by, place, named, (focused.value, notation.unwrap_or_default()))
}

/// Which games a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Listed {
    /// Those of the asker that go on.
    Live,
    /// These, and after them the finished ones, newest first.
    All,
    /// The finished ones.
    Over,
    /// All that go on in a server.
    Server(GuildId),
}

impl Listed {
    fn by(command: &str, guild: Option<GuildId>) -> Self {
        match (command, guild) {
            (c, _)
                if [words::BOARD.name, words::EXPORT.name, words::GIF.name, words::NOTE.name]
                    .contains(&c) =>
            {
                Self::All
            }
            (c, _) if c == words::REMATCH.name => Self::Over,
            (c, Some(guild)) if [words::WATCH.name, words::MODERATE.name].contains(&c) => Self::Server(guild),
            _ => Self::Live,
        }
    }
}

async fn games(
    bot: &Bot,
    (by, lang): (UserId, Lang),
    typed: &str,
    listed: Listed,
) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let mut games = match listed {
        Listed::Live | Listed::All => bot.live.of(by),
        Listed::Over => Vec::new(),
        Listed::Server(guild) => bot.live.in_guild(guild),
    };
    if matches!(listed, Listed::All | Listed::Over) {
        match bot.db(move |store| store.finished_games(Some(by), None, CHOICES as u32)).await {
            Ok(over) => games.extend(over.into_iter().map(Arc::new)),
            Err(trouble) => warn!(%trouble, "finished games could not be read"),
        }
    }
    let named = |game: &StoredGame| match listed {
        Listed::Server(_) => {
            let name = |colour| plain_name(lang, game, colour);
            text::board::thread(lang, game.id(), &name(Colour::White), &name(Colour::Black))
        }
        _ => {
            let turn = game.game.on_move().map(|mover| mover == by);
            answers::game_choice(lang, game.id(), &opponent(lang, game, by).replace('\\', ""), turn)
        }
    };
    let choices = games
        .iter()
        .filter_map(|game| {
            let name = named(game);
            name.to_lowercase().contains(&typed).then(|| AutocompleteChoice::new(name, game.id().0))
        })
        .take(CHOICES)
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}

fn moves(
    bot: &Bot,
    (by, lang): (UserId, Lang),
    (channel, in_dms): (ChannelId, bool),
    named: Option<GameId>,
    (typed, notation): (&str, Notation),
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
        [game] => {
            let position = game.game.game().position();
            let choice = |mv: Move| {
                let name = text::cut(&text::moves::shown(lang, notation, position, mv), 100);
                AutocompleteChoice::new(name, mv.to_string())
            };
            matching(position, typed, letters::of(lang)).into_iter().map(choice).collect()
        }
        _ => vec![AutocompleteChoice::new(
            text::cut(&answers::choose_game_first(lang), 100),
            if typed.trim().is_empty() { "?".to_owned() } else { text::cut(typed, 100) },
        )],
    };
    CreateAutocompleteResponse::new().set_choices(choices)
}

/// The legal moves that a text may be on its way to: what it already means first, then those that
/// begin so, then those that go to that cell. The letters of men may be English ones or the reader's own.
fn matching(position: &Position, typed: &str, letters: &Letters) -> Vec<Move> {
    let normal = if position.variant() == Variant::Starchess { normal } else { plain };
    let wanted = [normal(typed), normal(&letters.to_english(typed))];
    let exact = match read_move_with(position, typed, letters) {
        Ok(Reading::One(mv)) => vec![mv],
        Ok(Reading::Several(moves)) => moves,
        Err(_) => Vec::new(),
    };
    let mut ranked: Vec<(u8, Move)> = position
        .legal_moves()
        .iter()
        .filter_map(|mv| {
            if exact.contains(mv) {
                return Some((0, *mv));
            }
            let ranks = wanted.iter().filter_map(|wanted| rank(position, *mv, wanted));
            ranks.min().map(|rank| (rank, *mv))
        })
        .collect();
    ranked.sort_by_key(|(rank, mv)| (*rank, mv.from(), mv.to(), *mv));
    ranked.into_iter().take(CHOICES).map(|(_, mv)| mv).collect()
}

fn rank(position: &Position, mv: Move, wanted: &str) -> Option<u8> {
    if wanted.is_empty() {
        return Some(1);
    }
    if position.variant() != Variant::Starchess {
        return rank_lettered(position, mv, wanted);
    }
    let bare = normal(&mv.to_string());
    let letter = mv.from().and_then(|from| position.man_at(from));
    let letter = letter.map(|man| man.role.letter().to_ascii_lowercase());
    let with_letter = letter.map(|letter| format!("{letter}{bare}"));
    let to_only = letter.map(|letter| format!("{letter}{}", mv.to()));
    let begins = |form: &Option<String>| form.as_ref().is_some_and(|form| form.starts_with(wanted));
    if bare.starts_with(wanted) || begins(&with_letter) {
        return Some(1);
    }
    if begins(&to_only) || mv.to().to_string().starts_with(wanted) {
        return Some(2);
    }
    None
}

/// On boards with lettered files what is written, the bare form and the squares all begin spellings.
fn rank_lettered(position: &Position, mv: Move, wanted: &str) -> Option<u8> {
    let letter = mv.from().and_then(|from| position.man_at(from)).map_or("", |man| man.role.sign());
    let from = mv.from().map_or_else(String::new, |from| from.to_string());
    let spellings = [
        position.written(mv),
        mv.to_string(),
        format!("{from}{}", mv.to()),
        format!("{letter}{from}{}", mv.to()),
        format!("{letter}{}", mv.to()),
    ];
    if spellings.iter().any(|spelling| plain(spelling).starts_with(wanted)) {
        return Some(1);
    }
    mv.to().to_string().starts_with(wanted).then_some(2)
}

/// A spelling without case and without signs that people vary.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('o', "0").chars().filter(|c| c.is_alphanumeric() && *c != 'x').collect()
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
    use crate::sample::{self, star, star_move};

    fn names_in(lang: Lang, position: &str, typed: &str) -> Vec<String> {
        let position = star(position);
        let found = matching(&position, typed, letters::of(lang));
        found.into_iter().map(|mv| position.written(mv)).collect()
    }

    fn names(position: &str, typed: &str) -> Vec<String> {
        names_in(Lang::En, position, typed)
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
    fn letters_of_the_readers_language_find_moves_too() {
        assert_eq!(names_in(Lang::Ru, READY, "к11").first().map(String::as_str), Some("N11-2"));
        assert_eq!(names_in(Lang::Ru, SETUP, "кр4"), ["K@4"]);
        assert_eq!(names_in(Lang::Pl, PROMOTING, "26-27s"), ["26-27=N"]);
        // In Hungarian B is the rook; in English the bishop.
        assert_eq!(names_in(Lang::Hu, SETUP, "b4"), ["R@4", "B@4"]);
        assert_eq!(names(SETUP, "b4"), ["B@4"]);
    }

    #[test]
    fn a_beginning_lists_what_goes_on_from_it() {
        assert!(names(READY, "18").iter().all(|name| name.starts_with("18-") || name.contains("-18")));
        assert!(names(READY, "n").iter().all(|name| name.starts_with('N')));
        assert_eq!(names(PROMOTING, "26").len(), 4);
        assert!(names(READY, "hello").is_empty());
    }

    #[test]
    fn moves_on_lettered_boards_are_found_by_their_beginnings() {
        let start = Position::start(Variant::Chess);
        let found = |typed: &str| -> Vec<String> {
            matching(&start, typed, letters::of(Lang::En)).into_iter().map(|mv| start.written(mv)).collect()
        };
        assert_eq!(found("e2"), ["e3", "e4"]);
        assert_eq!(found("nf"), ["Nf3"]);
        assert_eq!(found("Ng1")[..2], ["Nf3", "Nh3"]);
        assert_eq!(found("").len(), 20);
        let castles = sample::position(Variant::Chess, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        let found = matching(&castles, "o-o", letters::of(Lang::En));
        assert_eq!(found.first().map(|mv| castles.written(*mv)), Some("O-O".to_owned()));
    }

    #[test]
    fn values_are_bare_moves_that_can_be_played() {
        let position = star(READY);
        for mv in matching(&position, "", letters::of(Lang::En)) {
            let value = mv.to_string();
            assert!(position.is_legal(star_move(&value)), "{value}");
        }
    }
}
