//! The commands of ratings, records and personal data.

use serenity::all::{CommandOptionType, CreateCommand};

use super::{choices, command, game, option, ply, theme, variants};
use crate::text::commands as words;

/// Their commands.
pub(super) fn all() -> Vec<CreateCommand> {
    vec![
        command(words::EXPORT)
            .add_option(game())
            .add_option(choices(option(CommandOptionType::String, words::FORMAT), words::FORMAT_CHOICES))
            .add_option(option(CommandOptionType::Boolean, words::ALL))
            .add_option(
                option(CommandOptionType::Integer, words::YEAR).min_int_value(2015).max_int_value(9999),
            ),
        command(words::GIF)
            .add_option(game())
            .add_option(ply(words::FROM))
            .add_option(ply(words::TO))
            .add_option(option(CommandOptionType::Boolean, words::FLIP))
            .add_option(theme())
            .add_option(option(CommandOptionType::Boolean, words::PUBLIC)),
        command(words::PROFILE)
            .add_option(option(CommandOptionType::User, words::WHOSE))
            .add_option(variants(words::VARIANT))
            .add_option(option(CommandOptionType::Boolean, words::PUBLIC)),
        command(words::TOP)
            .add_option(choices(option(CommandOptionType::String, words::SCOPE), words::SCOPE_CHOICES))
            .add_option(variants(words::VARIANT))
            .add_option(option(CommandOptionType::Boolean, words::PUBLIC)),
        command(words::DATA)
            .add_option(option(CommandOptionType::SubCommand, words::DATA_EXPORT))
            .add_option(option(CommandOptionType::SubCommand, words::DATA_REMOVE)),
    ]
}
