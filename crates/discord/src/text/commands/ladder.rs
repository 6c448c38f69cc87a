//! Commands of engines, their ladder and their tournaments.

use ::ladder::tournament::Format;

use super::{Choices, Words, words};

pub(crate) const ENGINE: Words = words("engine", "command-engine", "command-engine.about");
pub(crate) const ENGINE_SUBMIT: Words = words("submit", "engine-submit", "engine-submit.about");
pub(crate) const ENGINE_LIST: Words = words("list", "engine-list", "engine-list.about");
pub(crate) const ENGINE_SHOW: Words = words("show", "engine-show", "engine-show.about");
pub(crate) const ENGINE_LOG: Words = words("log", "engine-log", "engine-log.about");
pub(crate) const ENGINE_UPDATE: Words = words("update", "engine-update", "engine-update.about");
pub(crate) const ENGINE_RETIRE: Words = words("retire", "engine-retire", "engine-retire.about");
pub(crate) const ENGINE_RETURN: Words = words("return", "engine-return", "engine-return.about");
pub(crate) const ENGINE_RENAME: Words = words("rename", "engine-rename", "engine-rename.about");
pub(crate) const ENGINE_WITHDRAW: Words = words("withdraw", "engine-withdraw", "engine-withdraw.about");
pub(crate) const ENGINE_BAN: Words = words("ban", "engine-ban", "engine-ban.about");
pub(crate) const ENGINE_UNBAN: Words = words("unban", "engine-unban", "engine-unban.about");

pub(crate) const LADDER: Words = words("ladder", "command-ladder", "command-ladder.about");
pub(crate) const LADDER_STANDINGS: Words = words("standings", "ladder-standings", "ladder-standings.about");
pub(crate) const LADDER_CROSS: Words = words("crosstable", "ladder-cross", "ladder-cross.about");
pub(crate) const LADDER_ENGINE: Words = words("engine", "ladder-engine", "ladder-engine.about");
pub(crate) const LADDER_GAME: Words = words("game", "ladder-game", "ladder-game.about");
pub(crate) const LADDER_MATCH: Words = words("match", "ladder-match", "ladder-match.about");
pub(crate) const LADDER_FOLLOW: Words = words("follow", "ladder-follow", "ladder-follow.about");
pub(crate) const LADDER_UNFOLLOW: Words = words("unfollow", "ladder-unfollow", "ladder-unfollow.about");
pub(crate) const LADDER_SEASON: Words = words("season", "ladder-season", "ladder-season.about");

pub(crate) const TOURNAMENT: Words = words("tournament", "command-tournament", "command-tournament.about");
pub(crate) const TOURNAMENT_CREATE: Words = words("create", "tournament-create", "tournament-create.about");
pub(crate) const TOURNAMENT_JOIN: Words = words("join", "tournament-join", "tournament-join.about");
pub(crate) const TOURNAMENT_LIST: Words = words("list", "tournament-list", "tournament-list.about");
pub(crate) const TOURNAMENT_SHOW: Words = words("show", "tournament-show", "tournament-show.about");
pub(crate) const TOURNAMENT_CANCEL: Words = words("cancel", "tournament-cancel", "tournament-cancel.about");

pub(crate) const FILE: Words = words("file", "option-engine-file", "option-engine-file.about");
pub(crate) const ENGINE_NAME: Words = words("name", "option-engine-name", "option-engine-name.about");
/// The name of a new version, which may be left out.
pub(crate) const VERSION_NAME: Words = words("name", "option-version-name", "option-version-name.about");
pub(crate) const VERSION_FILE: Words = words("file", "option-version-file", "option-version-file.about");
pub(crate) const ENGINE_VARIANT: Words =
    words("variant", "option-engine-variant", "option-engine-variant.about");
pub(crate) const PREVIOUS: Words =
    words("previous", "option-engine-previous", "option-engine-previous.about");
pub(crate) const DESCRIPTION: Words =
    words("description", "option-engine-description", "option-engine-description.about");
pub(crate) const COUNTRY: Words = words("country", "option-engine-country", "option-engine-country.about");
pub(crate) const WHICH_ENGINE: Words = words("engine", "option-which-engine", "option-which-engine.about");
pub(crate) const REASON: Words = words("reason", "option-engine-reason", "option-engine-reason.about");
pub(crate) const OWNER: Words = words("user", "option-engine-owner", "option-engine-owner.about");

pub(crate) const LIST_PAGE: Words = words("page", "option-ladder-page", "option-ladder-page.about");
pub(crate) const FIRST: Words = words("first", "option-ladder-first", "option-ladder-first.about");
pub(crate) const SECOND: Words = words("second", "option-ladder-second", "option-ladder-second.about");
pub(crate) const PAIRS: Words = words("pairs", "option-ladder-pairs", "option-ladder-pairs.about");
pub(crate) const HOUR: Words = words("hour", "option-ladder-hour", "option-ladder-hour.about");
pub(crate) const LIVE: Words = words("live", "option-ladder-live", "option-ladder-live.about");
pub(crate) const GAME_NUMBER: Words = words("number", "option-ladder-number", "option-ladder-number.about");
pub(crate) const FOLLOWING: Words = words("channel", "option-ladder-channel", "option-ladder-channel.about");
pub(crate) const SEASON: Words = words("number", "option-ladder-season", "option-ladder-season.about");

pub(crate) const WHICH_TOURNAMENT: Words =
    words("tournament", "option-which-tournament", "option-which-tournament.about");
pub(crate) const TOURNAMENT_NAME: Words =
    words("name", "option-tournament-name", "option-tournament-name.about");
pub(crate) const TOURNAMENT_FORMAT: Words =
    words("format", "option-tournament-format", "option-tournament-format.about");
pub(crate) const ENTRANTS: Words =
    words("engines", "option-tournament-engines", "option-tournament-engines.about");
pub(crate) const OPEN_HOURS: Words =
    words("hours", "option-tournament-hours", "option-tournament-hours.about");
pub(crate) const ENGINE_CONTROL: Words =
    words("control", "option-tournament-control", "option-tournament-control.about");
pub(crate) const ROUNDS: Words =
    words("rounds", "option-tournament-rounds", "option-tournament-rounds.about");
pub(crate) const MEETINGS: Words = words("pairs", "option-tournament-pairs", "option-tournament-pairs.about");
pub(crate) const OPENINGS: Words =
    words("openings", "option-tournament-openings", "option-tournament-openings.about");

pub(crate) const HELP_ABOUT: Words = words("about", "option-help-about", "option-help-about.about");
pub(crate) const HELP_CHOICES: &Choices =
    &[("choice-help-playing", "playing"), ("choice-help-engines", "engines")];

pub(crate) const FORMATS: &Choices = &[
    ("choice-format-swiss", Format::Swiss.as_str()),
    ("choice-format-round-robin", Format::RoundRobin.as_str()),
    ("choice-format-double", Format::DoubleRoundRobin.as_str()),
    ("choice-format-knockout", Format::Knockout.as_str()),
    ("choice-format-gauntlet", Format::Gauntlet.as_str()),
];

/// What stands for all rule sets where an engine is entered.
pub(crate) const EVERY_VARIANT: &str = "all";

/// All of these, for checks.
#[cfg(test)]
pub(crate) const OF_LADDER: [Words; 57] = [
    ENGINE,
    ENGINE_SUBMIT,
    ENGINE_LIST,
    ENGINE_SHOW,
    ENGINE_LOG,
    ENGINE_UPDATE,
    ENGINE_RETIRE,
    ENGINE_RETURN,
    ENGINE_RENAME,
    ENGINE_WITHDRAW,
    ENGINE_BAN,
    ENGINE_UNBAN,
    LADDER,
    LADDER_STANDINGS,
    LADDER_CROSS,
    LADDER_ENGINE,
    LADDER_GAME,
    LADDER_MATCH,
    LADDER_FOLLOW,
    LADDER_UNFOLLOW,
    LADDER_SEASON,
    TOURNAMENT,
    TOURNAMENT_CREATE,
    TOURNAMENT_JOIN,
    TOURNAMENT_LIST,
    TOURNAMENT_SHOW,
    TOURNAMENT_CANCEL,
    FILE,
    ENGINE_NAME,
    VERSION_NAME,
    VERSION_FILE,
    ENGINE_VARIANT,
    PREVIOUS,
    DESCRIPTION,
    COUNTRY,
    WHICH_ENGINE,
    REASON,
    OWNER,
    LIST_PAGE,
    FIRST,
    SECOND,
    PAIRS,
    HOUR,
    LIVE,
    GAME_NUMBER,
    FOLLOWING,
    SEASON,
    WHICH_TOURNAMENT,
    TOURNAMENT_NAME,
    TOURNAMENT_FORMAT,
    ENTRANTS,
    OPEN_HOURS,
    ENGINE_CONTROL,
    ROUNDS,
    MEETINGS,
    OPENINGS,
    HELP_ABOUT,
];
