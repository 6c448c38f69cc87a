//! The commands of engines, their ladder and their tournaments.

use serenity::all::{ChannelType, CommandOptionType, CreateCommand, CreateCommandOption};

use ::words::Lang;

use super::{boolean, choices, command, option, others, variants};
use crate::text::commands::{self as words, Words};

/// The longest name of an engine or tournament.
pub(crate) const LONGEST_NAME: u16 = 32;
/// The longest description of an engine.
const LONGEST_DESCRIPTION: u16 = 200;
/// The most pairs of games that somebody may ask for at once.
pub(crate) const MOST_PAIRS: u64 = 100;

fn sub(words: Words) -> CreateCommandOption {
    option(CommandOptionType::SubCommand, words)
}

fn text(words: Words, longest: u16) -> CreateCommandOption {
    option(CommandOptionType::String, words).max_length(longest)
}

fn number(words: Words, least: u64, most: u64) -> CreateCommandOption {
    option(CommandOptionType::Integer, words).min_int_value(least).max_int_value(most)
}

/// The name of something that is there, completed while it is typed.
fn existing(words: Words) -> CreateCommandOption {
    text(words, 100).set_autocomplete(true)
}

fn engine() -> CreateCommandOption {
    existing(words::WHICH_ENGINE).required(true)
}

fn public() -> CreateCommandOption {
    boolean(words::PUBLIC)
}

fn page() -> CreateCommandOption {
    number(words::LIST_PAGE, 1, 1000)
}

/// One rule set, or every one that an engine says it plays.
fn its_variants() -> CreateCommandOption {
    let every = |lang| words::choice(lang, "choice-every-variant");
    variants(words::ENGINE_VARIANT).add_string_choice_localized(
        every(Lang::En),
        words::EVERY_VARIANT,
        others(every),
    )
}

fn hours(words: Words) -> CreateCommandOption {
    (0..24).fold(option(CommandOptionType::Integer, words), |option, hour| {
        option.add_int_choice(format!("{hour}:00"), hour)
    })
}

fn engines() -> CreateCommand {
    command(words::ENGINE)
        .add_option(
            sub(words::ENGINE_SUBMIT)
                .add_sub_option(option(CommandOptionType::Attachment, words::FILE).required(true))
                .add_sub_option(text(words::ENGINE_NAME, LONGEST_NAME).min_length(2).required(true))
                .add_sub_option(its_variants().required(true))
                .add_sub_option(existing(words::PREVIOUS))
                .add_sub_option(text(words::DESCRIPTION, LONGEST_DESCRIPTION))
                .add_sub_option(text(words::COUNTRY, 2).min_length(2)),
        )
        .add_option(
            sub(words::ENGINE_LIST)
                .add_sub_option(option(CommandOptionType::User, words::OWNER))
                .add_sub_option(variants(words::VARIANT))
                .add_sub_option(page())
                .add_sub_option(public()),
        )
        .add_option(sub(words::ENGINE_SHOW).add_sub_option(engine()).add_sub_option(public()))
        .add_option(sub(words::ENGINE_LOG).add_sub_option(engine()))
        .add_option(
            sub(words::ENGINE_UPDATE)
                .add_sub_option(engine())
                .add_sub_option(option(CommandOptionType::Attachment, words::VERSION_FILE))
                .add_sub_option(text(words::VERSION_NAME, LONGEST_NAME).min_length(2))
                .add_sub_option(text(words::DESCRIPTION, LONGEST_DESCRIPTION))
                .add_sub_option(text(words::COUNTRY, 2).min_length(2)),
        )
        .add_option(sub(words::ENGINE_RETIRE).add_sub_option(engine()))
        .add_option(sub(words::ENGINE_RETURN).add_sub_option(engine()))
        .add_option(
            sub(words::ENGINE_RENAME)
                .add_sub_option(engine())
                .add_sub_option(text(words::ENGINE_NAME, LONGEST_NAME).min_length(2).required(true)),
        )
        .add_option(
            sub(words::ENGINE_WITHDRAW)
                .add_sub_option(engine())
                .add_sub_option(text(words::REASON, LONGEST_DESCRIPTION)),
        )
        .add_option(
            sub(words::ENGINE_BAN)
                .add_sub_option(option(CommandOptionType::User, words::OWNER).required(true))
                .add_sub_option(text(words::REASON, LONGEST_DESCRIPTION)),
        )
        .add_option(
            sub(words::ENGINE_UNBAN)
                .add_sub_option(option(CommandOptionType::User, words::OWNER).required(true)),
        )
}

fn ladder() -> CreateCommand {
    let channel = option(CommandOptionType::Channel, words::FOLLOWING).required(true);
    command(words::LADDER)
        .add_option(
            sub(words::LADDER_STANDINGS)
                .add_sub_option(variants(words::VARIANT))
                .add_sub_option(page())
                .add_sub_option(boolean(words::AS_TEXT))
                .add_sub_option(public()),
        )
        .add_option(
            sub(words::LADDER_CROSS)
                .add_sub_option(variants(words::VARIANT))
                .add_sub_option(boolean(words::AS_TEXT))
                .add_sub_option(public()),
        )
        .add_option(
            sub(words::LADDER_ENGINE)
                .add_sub_option(engine())
                .add_sub_option(variants(words::VARIANT))
                .add_sub_option(public()),
        )
        .add_option(
            sub(words::LADDER_GAME)
                .add_sub_option(number(words::GAME_NUMBER, 1, 1 << 50).required(true))
                .add_sub_option(public()),
        )
        .add_option(
            sub(words::LADDER_MATCH)
                .add_sub_option(existing(words::FIRST).required(true))
                .add_sub_option(existing(words::SECOND).required(true))
                .add_sub_option(number(words::PAIRS, 1, MOST_PAIRS).required(true))
                .add_sub_option(variants(words::VARIANT)),
        )
        .add_option(
            sub(words::LADDER_FOLLOW)
                .add_sub_option(channel.channel_types(vec![ChannelType::Text, ChannelType::News]))
                .add_sub_option(hours(words::HOUR))
                .add_sub_option(variants(words::VARIANT))
                .add_sub_option(boolean(words::LIVE)),
        )
        .add_option(sub(words::LADDER_UNFOLLOW).add_sub_option(variants(words::VARIANT)))
        .add_option(
            sub(words::LADDER_SEASON)
                .add_sub_option(variants(words::VARIANT))
                .add_sub_option(number(words::SEASON, 1, 10_000))
                .add_sub_option(public()),
        )
}

fn tournaments() -> CreateCommand {
    let which = || existing(words::WHICH_TOURNAMENT).required(true);
    command(words::TOURNAMENT)
        .add_option(
            sub(words::TOURNAMENT_CREATE)
                .add_sub_option(text(words::TOURNAMENT_NAME, LONGEST_NAME).min_length(2).required(true))
                .add_sub_option(
                    choices(option(CommandOptionType::String, words::TOURNAMENT_FORMAT), words::FORMATS)
                        .required(true),
                )
                .add_sub_option(variants(words::VARIANT))
                .add_sub_option(text(words::ENTRANTS, 1000).set_autocomplete(true))
                .add_sub_option(number(words::OPEN_HOURS, 1, 24 * 14))
                .add_sub_option(text(words::ENGINE_CONTROL, 20))
                .add_sub_option(number(words::ROUNDS, 1, 30))
                .add_sub_option(number(words::MEETINGS, 1, 10))
                .add_sub_option(text(words::OPENINGS, 40).set_autocomplete(true)),
        )
        .add_option(sub(words::TOURNAMENT_JOIN).add_sub_option(which()).add_sub_option(engine()))
        .add_option(sub(words::TOURNAMENT_LIST).add_sub_option(public()))
        .add_option(sub(words::TOURNAMENT_SHOW).add_sub_option(which()).add_sub_option(public()))
        .add_option(sub(words::TOURNAMENT_CANCEL).add_sub_option(which()))
}

/// Their commands.
pub(super) fn all() -> Vec<CreateCommand> {
    vec![engines(), ladder(), tournaments()]
}
