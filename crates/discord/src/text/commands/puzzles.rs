//! Commands of puzzles.

use super::{Choices, Words, words};

pub(crate) const PUZZLE: Words = words("puzzle", "command-puzzle", "command-puzzle.about");
pub(crate) const SOLVE: Words = words("solve", "command-solve", "command-solve.about");
pub(crate) const DAILY: Words = words("daily", "command-daily", "command-daily.about");
pub(crate) const DAILY_SETUP: Words = words("setup", "command-daily-setup", "command-daily-setup.about");
pub(crate) const DAILY_ME: Words = words("me", "command-daily-me", "command-daily-me.about");
pub(crate) const DAILY_STOP: Words = words("stop", "command-daily-stop", "command-daily-stop.about");
pub(crate) const DAILY_ARCHIVE: Words =
    words("archive", "command-daily-archive", "command-daily-archive.about");
pub(crate) const DAILY_TABLE: Words = words("table", "command-daily-table", "command-daily-table.about");

pub(crate) const THEME_OF: Words = words("theme", "option-theme-of", "option-theme-of.about");
pub(crate) const DIFFICULTY: Words = words("difficulty", "option-difficulty", "option-difficulty.about");
pub(crate) const STATS: Words = words("stats", "option-stats", "option-stats.about");
pub(crate) const ANSWER_LINE: Words = words("answer", "option-answer-line", "option-answer-line.about");

pub(crate) const DAILY_CHANNEL: Words =
    words("channel", "option-daily-channel", "option-daily-channel.about");
pub(crate) const HOUR: Words = words("hour", "option-daily-hour", "option-daily-hour.about");
pub(crate) const DAILY_ZONE: Words = words("zone", "option-daily-zone", "option-daily-zone.about");
pub(crate) const DAILY_GAMES: Words = words("games", "option-daily-variants", "option-daily-variants.about");
pub(crate) const DAILY_DIFFICULTY: Words =
    words("difficulty", "option-daily-difficulty", "option-daily-difficulty.about");
pub(crate) const DAILY_ROLE: Words = words("role", "option-daily-role", "option-daily-role.about");
pub(crate) const DAILY_LANGUAGE: Words =
    words("language", "option-daily-language", "option-daily-language.about");
pub(crate) const GOAL: Words = words("goal", "option-daily-goal", "option-daily-goal.about");
pub(crate) const DAILY_WHOSE: Words = words("whose", "option-daily-whose", "option-daily-whose.about");
pub(crate) const MONTH: Words = words("month", "option-daily-month", "option-daily-month.about");

/// The value that means every rule set.
pub(crate) const ALL_VARIANTS: &str = "all";

pub(crate) const TIER_CHOICES: &Choices =
    &[("choice-tier-easy", "easy"), ("choice-tier-medium", "medium"), ("choice-tier-hard", "hard")];
pub(crate) const SERIES_CHOICES: &Choices = &[
    ("choice-series-weekly", "weekly"),
    ("choice-tier-easy", "easy"),
    ("choice-tier-medium", "medium"),
    ("choice-tier-hard", "hard"),
];
pub(crate) const WHOSE_CHOICES: &Choices =
    &[("choice-whose-server", "server"), ("choice-whose-mine", "mine")];

/// All of these, for checks.
#[cfg(test)]
pub(crate) const PUZZLES: [Words; 22] = [
    PUZZLE,
    SOLVE,
    DAILY,
    DAILY_SETUP,
    DAILY_ME,
    DAILY_STOP,
    DAILY_ARCHIVE,
    DAILY_TABLE,
    THEME_OF,
    DIFFICULTY,
    STATS,
    ANSWER_LINE,
    DAILY_CHANNEL,
    HOUR,
    DAILY_ZONE,
    DAILY_GAMES,
    DAILY_DIFFICULTY,
    DAILY_ROLE,
    DAILY_LANGUAGE,
    GOAL,
    DAILY_WHOSE,
    MONTH,
];
