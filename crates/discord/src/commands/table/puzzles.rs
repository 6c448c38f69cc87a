//! The commands of puzzles.

use ::words::Lang;
use serenity::all::{ChannelType, CommandOptionType, CreateCommand, CreateCommandOption};

use super::{boolean, choices, command, languages, option, others, variants};
use crate::text::commands as words;

/// Their commands.
pub(super) fn all() -> Vec<CreateCommand> {
    let theme = option(CommandOptionType::String, words::THEME_OF).set_autocomplete(true).max_length(50);
    vec![
        command(words::PUZZLE)
            .add_option(variants(words::VARIANT))
            .add_option(theme)
            .add_option(choices(option(CommandOptionType::String, words::DIFFICULTY), words::TIER_CHOICES))
            .add_option(boolean(words::STATS)),
        command(words::SOLVE)
            .add_option(option(CommandOptionType::String, words::ANSWER_LINE).required(true).max_length(300)),
        command(words::DAILY)
            .add_option(setup())
            .add_option(me())
            .add_option(option(CommandOptionType::SubCommand, words::DAILY_STOP).add_sub_option(choices(
                option(CommandOptionType::String, words::DAILY_WHOSE),
                words::WHOSE_CHOICES,
            )))
            .add_option(option(CommandOptionType::SubCommand, words::DAILY_ARCHIVE))
            .add_option(
                option(CommandOptionType::SubCommand, words::DAILY_TABLE)
                    .add_sub_option(variants(words::VARIANT))
                    .add_sub_option(option(CommandOptionType::String, words::MONTH).max_length(10))
                    .add_sub_option(boolean(words::PUBLIC)),
            ),
    ]
}

fn setup() -> CreateCommandOption {
    let channel = option(CommandOptionType::Channel, words::DAILY_CHANNEL);
    option(CommandOptionType::SubCommand, words::DAILY_SETUP)
        .add_sub_option(channel.channel_types(vec![ChannelType::Text, ChannelType::News]))
        .add_sub_option(hour())
        .add_sub_option(zone())
        .add_sub_option(games())
        .add_sub_option(series())
        .add_sub_option(option(CommandOptionType::Role, words::DAILY_ROLE))
        .add_sub_option(languages(words::DAILY_LANGUAGE))
        .add_sub_option(boolean(words::GOAL))
}

fn me() -> CreateCommandOption {
    option(CommandOptionType::SubCommand, words::DAILY_ME)
        .add_sub_option(hour())
        .add_sub_option(zone())
        .add_sub_option(games())
        .add_sub_option(series())
        .add_sub_option(boolean(words::GOAL))
}

fn hour() -> CreateCommandOption {
    option(CommandOptionType::Integer, words::HOUR).min_int_value(0).max_int_value(23)
}

fn zone() -> CreateCommandOption {
    option(CommandOptionType::String, words::DAILY_ZONE).set_autocomplete(true).max_length(100)
}

fn games() -> CreateCommandOption {
    let all = |lang| words::choice(lang, "choice-variants-all");
    variants(words::DAILY_GAMES).add_string_choice_localized(all(Lang::En), words::ALL_VARIANTS, others(all))
}

fn series() -> CreateCommandOption {
    choices(option(CommandOptionType::String, words::DAILY_DIFFICULTY), words::SERIES_CHOICES)
}
