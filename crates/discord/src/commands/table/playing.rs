//! The commands around a game that is played.

use serenity::all::{
    ChannelType, CommandOptionType, CreateCommand, CreateCommandOption, InteractionContext, Permissions,
};

use ::words::Lang;
use play::VACATION_DAYS;

use super::{choices, command, game, option, others};
use crate::commands::asking::GIFTS;
use crate::text::clock;
use crate::text::commands as words;

fn answer() -> CreateCommandOption {
    choices(option(CommandOptionType::String, words::ANSWER), words::ANSWER_CHOICES)
}

fn time() -> CreateCommandOption {
    GIFTS.iter().fold(
        option(CommandOptionType::String, words::TIME).required(true),
        |option, (value, time)| {
            let name = |lang| clock::length(lang, *time);
            option.add_string_choice_localized(name(Lang::En), *value, others(name))
        },
    )
}

fn vacation() -> CreateCommand {
    let days = option(CommandOptionType::Integer, words::DAYS)
        .required(true)
        .min_int_value(1)
        .max_int_value(u64::from(VACATION_DAYS));
    command(words::VACATION)
        .add_option(option(CommandOptionType::SubCommand, words::VACATION_START).add_sub_option(days))
        .add_option(option(CommandOptionType::SubCommand, words::VACATION_END))
        .add_option(option(CommandOptionType::SubCommand, words::VACATION_SHOW))
}

fn challenge() -> CreateCommand {
    let answer = |answer| {
        let number = option(CommandOptionType::Integer, words::NUMBER);
        option(CommandOptionType::SubCommand, answer)
            .add_sub_option(number.set_autocomplete(true).min_int_value(1))
    };
    command(words::CHALLENGE)
        .add_option(answer(words::CHALLENGE_ACCEPT))
        .add_option(answer(words::CHALLENGE_DECLINE))
        .add_option(answer(words::CHALLENGE_WITHDRAW))
}

fn moderate() -> CreateCommand {
    let game = || game().required(true);
    let result =
        choices(option(CommandOptionType::String, words::RESULT).required(true), words::RESULT_CHOICES);
    let channel = option(CommandOptionType::Channel, words::PLACE).required(true).channel_types(vec![
        ChannelType::Text,
        ChannelType::News,
        ChannelType::PublicThread,
        ChannelType::PrivateThread,
        ChannelType::NewsThread,
    ]);
    command(words::MODERATE)
        .contexts(vec![InteractionContext::Guild])
        .default_member_permissions(Permissions::MANAGE_MESSAGES)
        .add_option(
            option(CommandOptionType::SubCommand, words::MODERATE_END)
                .add_sub_option(game())
                .add_sub_option(result),
        )
        .add_option(
            option(CommandOptionType::SubCommand, words::MODERATE_MOVE)
                .add_sub_option(game())
                .add_sub_option(channel),
        )
}

/// These commands.
pub(super) fn all() -> Vec<CreateCommand> {
    vec![
        challenge(),
        command(words::TAKEBACK).add_option(answer()).add_option(game()),
        command(words::PAUSE).add_option(answer()).add_option(game()),
        command(words::RESUME).add_option(game()),
        command(words::GIFT).add_option(time()).add_option(game()),
        command(words::REMATCH).add_option(game()),
        vacation(),
        command(words::IF)
            .add_option(option(CommandOptionType::String, words::MOVES).max_length(3000))
            .add_option(
                option(CommandOptionType::Integer, words::REMOVE).min_int_value(0).max_int_value(1000),
            )
            .add_option(game()),
        command(words::NOTE)
            .add_option(option(CommandOptionType::String, words::NOTE_TEXT).max_length(1000))
            .add_option(game()),
        command(words::WATCH).add_option(game()),
        moderate(),
    ]
}
