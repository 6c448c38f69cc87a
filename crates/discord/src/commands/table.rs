//! The commands as Discord is told of them: servers and direct messages with the bot, installed to servers only.

mod playing;
mod puzzles;
mod records;

use serenity::all::{
    ChannelType, CommandOptionType, CommandType, CreateCommand, CreateCommandOption, InstallationContext,
    InteractionContext, Permissions,
};

use ::words::Lang;
use rules::Variant;

use super::settings::CHAT;
use crate::text::commands::{self as words, Choices, Words};
use crate::text::pages;
use crate::text::terms;

/// English is what Discord shows where it has no other; names stay as the program knows them.
const OTHERS: [Lang; 3] = [Lang::Ru, Lang::Pl, Lang::Hu];

fn command(words: Words) -> CreateCommand {
    let command =
        CreateCommand::new(words.name).kind(CommandType::ChatInput).description(words.about(Lang::En));
    placed(OTHERS.into_iter().fold(named(command, words), |command, lang| {
        command.description_localized(lang.code(), words.about(lang))
    }))
}

fn named(command: CreateCommand, words: Words) -> CreateCommand {
    OTHERS.into_iter().fold(command, |command, lang| command.name_localized(lang.code(), words.shown(lang)))
}

fn placed(command: CreateCommand) -> CreateCommand {
    command
        .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm])
        .integration_types(vec![InstallationContext::Guild])
}

/// For servers alone, and there for those who manage it unless the server says otherwise.
fn for_managers(words: Words) -> CreateCommand {
    command(words)
        .contexts(vec![InteractionContext::Guild])
        .default_member_permissions(Permissions::MANAGE_GUILD)
}

fn option(kind: CommandOptionType, words: Words) -> CreateCommandOption {
    OTHERS.into_iter().fold(
        CreateCommandOption::new(kind, words.name, words.about(Lang::En)),
        |option, lang| {
            option
                .name_localized(lang.code(), words.shown(lang))
                .description_localized(lang.code(), words.about(lang))
        },
    )
}

/// What a choice is called in the other languages.
fn others(name: impl Fn(Lang) -> String) -> impl Iterator<Item = (&'static str, String)> {
    OTHERS.into_iter().map(move |lang| (lang.code(), name(lang)))
}

fn game() -> CreateCommandOption {
    option(CommandOptionType::Integer, words::GAME).set_autocomplete(true).min_int_value(1)
}

fn ply(words: Words) -> CreateCommandOption {
    option(CommandOptionType::Integer, words).min_int_value(0).max_int_value(65_535)
}

fn theme() -> CreateCommandOption {
    picture::Theme::ALL.iter().fold(option(CommandOptionType::String, words::THEME), |option, theme| {
        let title = |lang| words::theme_title(lang, *theme);
        option.add_string_choice_localized(title(Lang::En), theme.name(), others(title))
    })
}

fn choices(option: CreateCommandOption, choices: &Choices) -> CreateCommandOption {
    choices.iter().fold(option, |option, (name, value)| {
        let name = |lang| words::choice(lang, name);
        option.add_string_choice_localized(name(Lang::En), *value, others(name))
    })
}

fn boolean(words: Words) -> CreateCommandOption {
    option(CommandOptionType::Boolean, words)
}

fn controls(words: Words, usual: bool) -> CreateCommandOption {
    let usual =
        usual.then_some(()).into_iter().fold(option(CommandOptionType::String, words), |option, ()| {
            option.add_string_choice_localized(terms::usual(Lang::En), "default", others(terms::usual))
        });
    crate::terms::controls().fold(usual, |option, control| {
        let name = |lang| terms::control_in_words(lang, control);
        option.add_string_choice_localized(name(Lang::En), control.to_string(), others(name))
    })
}

/// The languages, each as its speakers call it.
fn languages(words: Words) -> CreateCommandOption {
    let plain = option(CommandOptionType::String, words);
    Lang::ALL.into_iter().fold(plain, |option, lang| option.add_string_choice(lang.name(), lang.code()))
}

/// The rule sets.
fn variants(words: Words) -> CreateCommandOption {
    Variant::ALL.into_iter().fold(option(CommandOptionType::String, words), |option, variant| {
        let name = |lang| words::variant(lang, variant);
        option.add_string_choice_localized(name(Lang::En), variant.as_str(), others(name))
    })
}

/// The terms of a challenge.
fn with_terms(command: CreateCommand) -> CreateCommand {
    command
        .add_option(variants(words::VARIANT))
        .add_option(choices(option(CommandOptionType::String, words::COLOUR), words::COLOUR_CHOICES))
        .add_option(controls(words::CONTROL, true))
        .add_option(boolean(words::RATED))
        .add_option(boolean(words::WEEKENDS))
}

fn orientation() -> CreateCommandOption {
    choices(option(CommandOptionType::String, words::ORIENTATION), words::ORIENTATION_CHOICES)
}

/// The hours of the day, and none: just as many choices as there can be.
fn hours() -> CreateCommandOption {
    let none = |lang| words::choice(lang, "choice-digest-none");
    let option = option(CommandOptionType::Integer, words::DIGEST);
    let option = option.add_int_choice_localized(none(Lang::En), -1, others(none));
    (0..24).fold(option, |option, hour| option.add_int_choice(format!("{hour}:00"), hour))
}

fn settings() -> CreateCommand {
    let chat = |lang| words::choice(lang, "choice-language-chat");
    let language = languages(words::LANGUAGE).add_string_choice_localized(chat(Lang::En), CHAT, others(chat));
    command(words::SETTINGS)
        .add_option(theme())
        .add_option(orientation())
        .add_option(choices(option(CommandOptionType::String, words::INPUT), words::INPUT_CHOICES))
        .add_option(choices(option(CommandOptionType::String, words::NOTATION), words::NOTATION_CHOICES))
        .add_option(language)
        .add_option(boolean(words::REMIND_24))
        .add_option(boolean(words::REMIND_8))
        .add_option(boolean(words::REMIND_1))
        .add_option(hours())
        .add_option(boolean(words::CONFIRM))
        .add_option(boolean(words::SETTING_GOAL))
        .add_option(boolean(words::MINING))
}

fn server() -> CreateCommand {
    let channel = option(CommandOptionType::Channel, words::CHANNEL);
    for_managers(words::SERVER)
        .add_option(channel.channel_types(vec![ChannelType::Text, ChannelType::News]))
        .add_option(option(CommandOptionType::Role, words::STARTERS))
        .add_option(boolean(words::THREADS))
        .add_option(variants(words::SERVER_VARIANT))
        .add_option(controls(words::SERVER_CONTROL, false))
        .add_option(languages(words::SERVER_LANGUAGE))
        .add_option(option(CommandOptionType::Integer, words::LIMIT).min_int_value(0).max_int_value(1000))
        .add_option(choices(option(CommandOptionType::String, words::RESET), words::RESET_CHOICES))
}

/// Every command.
pub(crate) fn all() -> Vec<CreateCommand> {
    let most = Variant::ALL.iter().map(|variant| pages::of(*variant).len()).max().unwrap_or(1);
    let page = option(CommandOptionType::Integer, words::PAGE).min_int_value(1).max_int_value(most as u64);
    let mut all = vec![
        with_terms(
            command(words::PLAY).add_option(option(CommandOptionType::User, words::OPPONENT).required(true)),
        )
        .add_option(option(CommandOptionType::Integer, words::LEVEL).min_int_value(1).max_int_value(10)),
        with_terms(command(words::SEEK)),
        placed(named(CreateCommand::new(words::PLAY_MENU.name).kind(CommandType::User), words::PLAY_MENU)),
        command(words::MOVE)
            .add_option(
                option(CommandOptionType::String, words::TEXT)
                    .required(true)
                    .set_autocomplete(true)
                    .max_length(100),
            )
            .add_option(game())
            .add_option(boolean(words::SURE)),
        command(words::BOARD)
            .add_option(game())
            .add_option(ply(words::PLY))
            .add_option(option(CommandOptionType::Boolean, words::AS_TEXT))
            .add_option(option(CommandOptionType::Boolean, words::PUBLIC))
            .add_option(option(CommandOptionType::Boolean, words::FLIP))
            .add_option(theme()),
        command(words::GAMES),
        command(words::HINT).add_option(game()),
        command(words::RESIGN).add_option(game()),
        command(words::DRAW)
            .add_option(choices(option(CommandOptionType::String, words::ANSWER), words::ANSWER_CHOICES))
            .add_option(game()),
        command(words::ABORT).add_option(game()),
        command(words::STYLE).add_option(theme()).add_option(orientation()),
        settings(),
        command(words::TIMEZONE).add_option(
            option(CommandOptionType::String, words::ZONE).set_autocomplete(true).max_length(100),
        ),
        server(),
        command(words::RULES).add_option(variants(words::VARIANT)).add_option(page),
        command(words::HELP),
        command(words::BLOCK).add_option(option(CommandOptionType::User, words::USER).required(true)),
        command(words::UNBLOCK).add_option(option(CommandOptionType::User, words::USER).required(true)),
    ];
    all.extend(playing::all());
    all.extend(records::all());
    all.extend(puzzles::all());
    all
}

/// A number that changes whenever the commands do: FNV-1a over their JSON, its keys in order (the library keeps names in
/// other languages in no order).
pub(crate) fn fingerprint(commands: &[CreateCommand]) -> String {
    let mut json = serde_json::to_value(commands).unwrap_or_default();
    json.sort_all_objects();
    let json = json.to_string();
    let hash = json.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use serde_json::Value;

    use super::*;

    fn json() -> Vec<Value> {
        all().iter().map(|command| serde_json::to_value(command).expect("JSON")).collect()
    }

    fn text<'a>(value: &'a Value, key: &str) -> &'a str {
        value[key].as_str().unwrap_or("")
    }

    /// A text of a command, option or choice in a language.
    fn shown<'a>(value: &'a Value, key: &str, lang: Lang) -> &'a str {
        let localized = &value[format!("{key}_localizations")][lang.code()];
        if lang == Lang::En { text(value, key) } else { localized.as_str().unwrap_or("") }
    }

    // Discord's documentation, "Application Commands": names of commands and options are 1–32 letters, digits, `-` and
    // `_` of any script, lower case where the script has it; menus may have any.
    fn check_name(name: &str, menu: bool) {
        assert!((1..=32).contains(&name.chars().count()), "{name}");
        if !menu {
            assert_eq!(name, name.to_lowercase());
            assert!(name.chars().all(|c| c.is_alphanumeric() || "-_'".contains(c)), "{name}");
        }
    }

    // Descriptions 1–100, 25 options, 25 choices, 8000 characters in all, the longest locale counting; required options
    // first; no two of one name.
    #[test]
    fn every_command_fits_the_documented_limits_in_every_language() {
        for (command, lang) in json().iter().flat_map(|command| Lang::ALL.map(|lang| (command.clone(), lang)))
        {
            let name = shown(&command, "name", lang);
            let menu = command["type"] != 1;
            check_name(name, menu);
            let about = shown(&command, "description", lang);
            assert_eq!((1..=100).contains(&about.chars().count()), !menu, "{name}: {about}");
            check_options(&command, lang);
        }
    }

    fn check_options(parent: &Value, lang: Lang) {
        let name = shown(parent, "name", lang);
        let options = parent["options"].as_array().expect("options");
        assert!(options.len() <= 25);
        let required: Vec<bool> = options.iter().map(|o| o["required"] == true).collect();
        assert!(required.is_sorted_by(|a, b| a >= b), "{name}: required options come first");
        let names: HashSet<&str> = options.iter().map(|option| shown(option, "name", lang)).collect();
        assert_eq!(names.len(), options.len(), "{name}: {names:?}");
        for option in options {
            check_name(shown(option, "name", lang), false);
            let about = shown(option, "description", lang);
            assert!((1..=100).contains(&about.chars().count()), "{name}: {about}");
            let choices = option["choices"].as_array().expect("choices");
            assert!(choices.len() <= 25);
            assert!(choices.is_empty() || option["autocomplete"] != true);
            for choice in choices {
                // Names of languages and hours are the same everywhere.
                let same = choice["name_localizations"].is_null();
                let name = shown(choice, "name", if same { Lang::En } else { lang });
                assert!((1..=100).contains(&name.chars().count()), "{name}");
            }
            if option["type"] == 1 {
                check_options(option, lang);
            }
        }
    }

    /// The characters of a text in the language in which it is longest.
    fn longest(value: &Value, key: &str) -> usize {
        Lang::ALL.map(|lang| shown(value, key, lang).chars().count()).into_iter().max().unwrap_or(0)
    }

    /// How many characters a command or option has with all that is in it.
    fn size(part: &Value) -> usize {
        let mut total = longest(part, "name") + longest(part, "description");
        for option in part["options"].as_array().expect("options") {
            total += size(option);
        }
        for choice in part["choices"].as_array().into_iter().flatten() {
            total += longest(choice, "name") + choice["value"].to_string().chars().count();
        }
        total
    }

    #[test]
    fn every_command_stays_within_eight_thousand_characters() {
        for command in json() {
            let total = size(&command);
            assert!(total <= 8000, "{}: {total}", text(&command, "name"));
        }
    }

    #[test]
    fn commands_have_names_of_their_own_in_every_language() {
        for lang in Lang::ALL {
            let commands = json();
            let names: HashSet<&str> = commands.iter().map(|command| shown(command, "name", lang)).collect();
            assert_eq!(names.len(), commands.len(), "{lang:?}");
        }
    }

    #[test]
    fn english_names_are_those_that_the_program_knows() {
        let every = words::EVERY
            .into_iter()
            .chain(words::PLAYING)
            .chain(words::WISHES)
            .chain(words::RECORDS)
            .chain(words::PUZZLES);
        for words in every {
            assert_eq!(words.shown(Lang::En), words.name);
        }
    }

    #[test]
    fn no_two_options_of_a_command_have_one_name_in_any_language() {
        for command in json() {
            let options = command["options"].as_array().expect("options");
            for lang in ["ru", "pl", "hu"] {
                let names: Vec<_> = options.iter().map(|o| &o["name_localizations"][lang]).collect();
                for (at, name) in names.iter().enumerate() {
                    assert!(!names[..at].contains(name), "{}: {name}", command["name"]);
                }
            }
        }
    }

    #[test]
    fn commands_are_for_servers_and_the_bots_direct_messages_only() {
        for command in json() {
            // What only moderators have is for servers.
            let everywhere = command["default_member_permissions"].is_null();
            let contexts = if everywhere { serde_json::json!([0, 1]) } else { serde_json::json!([0]) };
            assert_eq!(command["contexts"], contexts);
            assert_eq!(command["integration_types"], serde_json::json!([0]));
            let managed = ["server", "moderate"].iter().any(|name| command["name"] == *name);
            assert_eq!(everywhere, !managed, "{}", command["name"]);
        }
    }

    #[test]
    fn the_fingerprint_sees_a_changed_word() {
        let changed: Vec<CreateCommand> = all().into_iter().map(|c| c.nsfw(true)).collect();
        assert_ne!(fingerprint(&all()), fingerprint(&changed));
        assert_eq!(fingerprint(&all()), fingerprint(&all()));
    }
}
