//! The commands as Discord is told of them: servers and direct messages with the bot, installed to servers only.

use serenity::all::{
    CommandOptionType, CommandType, CreateCommand, CreateCommandOption, InstallationContext,
    InteractionContext,
};

use crate::text::commands::{self as words, Words};
use crate::text::pages::PAGES;

fn command(words: Words) -> CreateCommand {
    placed(CreateCommand::new(words.name).kind(CommandType::ChatInput).description(words.description))
}

fn placed(command: CreateCommand) -> CreateCommand {
    command
        .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm])
        .integration_types(vec![InstallationContext::Guild])
}

fn option(kind: CommandOptionType, words: Words) -> CreateCommandOption {
    CreateCommandOption::new(kind, words.name, words.description)
}

fn game() -> CreateCommandOption {
    option(CommandOptionType::Integer, words::GAME).set_autocomplete(true).min_int_value(1)
}

fn theme() -> CreateCommandOption {
    picture::Theme::ALL.iter().fold(option(CommandOptionType::String, words::THEME), |option, theme| {
        option.add_string_choice(crate::style::title(*theme), theme.name())
    })
}

fn choices(option: CreateCommandOption, choices: &[(&str, &str)]) -> CreateCommandOption {
    choices.iter().fold(option, |option, (name, value)| option.add_string_choice(*name, *value))
}

/// Every command.
pub(crate) fn all() -> Vec<CreateCommand> {
    let page = PAGES
        .iter()
        .enumerate()
        .fold(option(CommandOptionType::Integer, words::PAGE), |option, (number, page)| {
            option.add_int_choice(page.title, i32::try_from(number).unwrap_or(0))
        });
    vec![
        command(words::PLAY)
            .add_option(option(CommandOptionType::User, words::OPPONENT).required(true))
            .add_option(choices(option(CommandOptionType::String, words::COLOUR), &words::COLOUR_CHOICES)),
        placed(CreateCommand::new(words::PLAY_MENU).kind(CommandType::User)),
        command(words::MOVE)
            .add_option(
                option(CommandOptionType::String, words::TEXT)
                    .required(true)
                    .set_autocomplete(true)
                    .max_length(100),
            )
            .add_option(game()),
        command(words::BOARD)
            .add_option(game())
            .add_option(option(CommandOptionType::Integer, words::PLY).min_int_value(0).max_int_value(65_535))
            .add_option(option(CommandOptionType::Boolean, words::PUBLIC))
            .add_option(option(CommandOptionType::Boolean, words::FLIP))
            .add_option(theme()),
        command(words::GAMES),
        command(words::RESIGN).add_option(game()),
        command(words::DRAW).add_option(game()),
        command(words::ABORT).add_option(game()),
        command(words::EXPORT).add_option(game()),
        command(words::STYLE).add_option(theme()).add_option(choices(
            option(CommandOptionType::String, words::ORIENTATION),
            &words::ORIENTATION_CHOICES,
        )),
        command(words::RULES).add_option(page),
        command(words::HELP),
        command(words::BLOCK).add_option(option(CommandOptionType::User, words::USER).required(true)),
        command(words::UNBLOCK).add_option(option(CommandOptionType::User, words::USER).required(true)),
    ]
}

/// A number that changes whenever the commands do: FNV-1a over their JSON.
pub(crate) fn fingerprint(commands: &[CreateCommand]) -> String {
    let json = serde_json::to_string(commands).unwrap_or_default();
    let hash = json.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn json() -> Vec<Value> {
        all().iter().map(|command| serde_json::to_value(command).expect("JSON")).collect()
    }

    fn text<'a>(value: &'a Value, key: &str) -> &'a str {
        value[key].as_str().unwrap_or("")
    }

    // Discord's documentation, "Application Commands": names 1–32 lower case (menus may have any), descriptions 1–100,
    // 25 options, 25 choices, 8000 characters in all; required options first.
    #[test]
    fn every_command_fits_the_documented_limits() {
        for command in json() {
            let mut total = text(&command, "name").len() + text(&command, "description").len();
            let name = text(&command, "name");
            assert!((1..=32).contains(&name.chars().count()), "{name}");
            if command["type"] == 1 {
                assert_eq!(name, name.to_lowercase());
                assert!((1..=100).contains(&text(&command, "description").chars().count()), "{name}");
            } else {
                assert_eq!(text(&command, "description"), "");
            }
            let options = command["options"].as_array().expect("options");
            assert!(options.len() <= 25);
            let required: Vec<bool> = options.iter().map(|o| o["required"] == true).collect();
            assert!(required.is_sorted_by(|a, b| a >= b), "{name}: required options come first");
            for option in options {
                let option_name = text(option, "name");
                assert_eq!(option_name, option_name.to_lowercase());
                assert!((1..=32).contains(&option_name.len()));
                assert!((1..=100).contains(&text(option, "description").chars().count()), "{option_name}");
                total += option_name.len() + text(option, "description").len();
                let choices = option["choices"].as_array().expect("choices");
                assert!(choices.len() <= 25);
                assert!(choices.is_empty() || option["autocomplete"] != true);
                for choice in choices {
                    assert!((1..=100).contains(&text(choice, "name").chars().count()));
                    total += text(choice, "name").len() + choice["value"].to_string().len();
                }
            }
            assert!(total <= 8000, "{name}: {total}");
        }
    }

    #[test]
    fn commands_are_for_servers_and_the_bots_direct_messages_only() {
        for command in json() {
            assert_eq!(command["contexts"], serde_json::json!([0, 1]));
            assert_eq!(command["integration_types"], serde_json::json!([0]));
        }
    }

    #[test]
    fn the_fingerprint_sees_a_changed_word() {
        let changed: Vec<CreateCommand> = all().into_iter().map(|c| c.nsfw(true)).collect();
        assert_ne!(fingerprint(&all()), fingerprint(&changed));
        assert_eq!(fingerprint(&all()), fingerprint(&all()));
    }
}
