//! Names and descriptions of commands and their options.

mod ladder;
mod playing;
mod puzzles;
mod records;

use words::{Lang, say};

pub(crate) use self::ladder::*;
pub(crate) use self::playing::*;
pub(crate) use self::puzzles::*;
pub(crate) use self::records::*;

/// The words of one command or option. It is known by its English name, whatever it is shown as.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    pub(crate) name: &'static str,
    /// The message of its name.
    shown: &'static str,
    /// The message that says what it does; `None` for an entry of a person's menu.
    about: Option<&'static str>,
}

impl Words {
    /// What it is called.
    pub(crate) fn shown(self, lang: Lang) -> String {
        say!(lang, self.shown)
    }

    /// What it does.
    pub(crate) fn about(self, lang: Lang) -> String {
        self.about.map(|about| say!(lang, about)).unwrap_or_default()
    }
}

const fn words(name: &'static str, shown: &'static str, about: &'static str) -> Words {
    Words { name, shown, about: Some(about) }
}

pub(crate) const PLAY: Words = words("play", "command-play", "command-play.about");
/// The entry in a person's menu: no description there.
pub(crate) const PLAY_MENU: Words =
    Words { name: "Challenge to a game", shown: "command-play-menu", about: None };
pub(crate) const MOVE: Words = words("move", "command-move", "command-move.about");
pub(crate) const BOARD: Words = words("board", "command-board", "command-board.about");
pub(crate) const GAMES: Words = words("games", "command-games", "command-games.about");
pub(crate) const RESIGN: Words = words("resign", "command-resign", "command-resign.about");
pub(crate) const DRAW: Words = words("draw", "command-draw", "command-draw.about");
pub(crate) const ABORT: Words = words("abort", "command-abort", "command-abort.about");
pub(crate) const EXPORT: Words = words("export", "command-export", "command-export.about");
pub(crate) const STYLE: Words = words("style", "command-style", "command-style.about");
pub(crate) const RULES: Words = words("rules", "command-rules", "command-rules.about");
pub(crate) const HINT: Words = words("hint", "command-hint", "command-hint.about");
pub(crate) const HELP: Words = words("help", "command-help", "command-help.about");
pub(crate) const BLOCK: Words = words("block", "command-block", "command-block.about");
pub(crate) const UNBLOCK: Words = words("unblock", "command-unblock", "command-unblock.about");

pub(crate) const SEEK: Words = words("seek", "command-seek", "command-seek.about");
pub(crate) const SETTINGS: Words = words("settings", "command-settings", "command-settings.about");
pub(crate) const TIMEZONE: Words = words("timezone", "command-timezone", "command-timezone.about");
pub(crate) const SERVER: Words = words("server", "command-server", "command-server.about");

pub(crate) const OPPONENT: Words = words("opponent", "option-opponent", "option-opponent.about");
pub(crate) const COLOUR: Words = words("colour", "option-colour", "option-colour.about");
pub(crate) const TEXT: Words = words("text", "option-text", "option-text.about");
pub(crate) const GAME: Words = words("game", "option-game", "option-game.about");
pub(crate) const PLY: Words = words("ply", "option-ply", "option-ply.about");
pub(crate) const PUBLIC: Words = words("public", "option-public", "option-public.about");
pub(crate) const FLIP: Words = words("flip", "option-flip", "option-flip.about");
pub(crate) const THEME: Words = words("theme", "option-theme", "option-theme.about");
pub(crate) const ORIENTATION: Words = words("orientation", "option-orientation", "option-orientation.about");
pub(crate) const PAGE: Words = words("page", "option-page", "option-page.about");
pub(crate) const USER: Words = words("user", "option-user", "option-user.about");

pub(crate) const CONTROL: Words = words("control", "option-control", "option-control.about");
pub(crate) const VARIANT: Words = words("variant", "option-variant", "option-variant.about");
pub(crate) const LEVEL: Words = words("level", "option-level", "option-level.about");
pub(crate) const RATED: Words = words("rated", "option-rated", "option-rated.about");
pub(crate) const WEEKENDS: Words = words("weekends", "option-weekends", "option-weekends.about");

pub(crate) const INPUT: Words = words("input", "option-input", "option-input.about");
pub(crate) const NOTATION: Words = words("notation", "option-notation", "option-notation.about");
pub(crate) const LANGUAGE: Words = words("language", "option-language", "option-language.about");
pub(crate) const REMIND_24: Words = words("remind-24", "option-remind-24", "option-remind-24.about");
pub(crate) const REMIND_8: Words = words("remind-8", "option-remind-8", "option-remind-8.about");
pub(crate) const REMIND_1: Words = words("remind-1", "option-remind-1", "option-remind-1.about");
pub(crate) const DIGEST: Words = words("digest", "option-digest", "option-digest.about");
pub(crate) const CONFIRM: Words = words("confirm", "option-confirm", "option-confirm.about");
pub(crate) const SETTING_GOAL: Words = words("goal", "option-puzzle-goal", "option-puzzle-goal.about");
pub(crate) const MINING: Words = words("mining", "option-mining", "option-mining.about");
pub(crate) const ZONE: Words = words("zone", "option-zone", "option-zone.about");

pub(crate) const CHANNEL: Words = words("channel", "option-channel", "option-channel.about");
pub(crate) const STARTERS: Words = words("starters", "option-starters", "option-starters.about");
pub(crate) const THREADS: Words = words("threads", "option-threads", "option-threads.about");
pub(crate) const SERVER_CONTROL: Words =
    words("control", "option-server-control", "option-server-control.about");
pub(crate) const SERVER_LANGUAGE: Words =
    words("language", "option-server-language", "option-server-language.about");
pub(crate) const SERVER_VARIANT: Words =
    words("variant", "option-server-variant", "option-server-variant.about");
pub(crate) const LIMIT: Words = words("limit", "option-limit", "option-limit.about");
pub(crate) const RESET: Words = words("reset", "option-reset", "option-reset.about");

/// Choices of an option: the message of each name, and its value.
pub(crate) type Choices = [(&'static str, &'static str)];

pub(crate) const COLOUR_CHOICES: &Choices =
    &[("choice-random", "random"), ("choice-white", "white"), ("choice-black", "black")];
pub(crate) const ORIENTATION_CHOICES: &Choices =
    &[("choice-own", "auto"), ("choice-white", "white"), ("choice-black", "black")];
pub(crate) const INPUT_CHOICES: &Choices =
    &[("choice-input-both", "both"), ("choice-input-menus", "menus"), ("choice-input-text", "text")];
pub(crate) const NOTATION_CHOICES: &Choices = &[
    ("choice-notation-letters", "letters"),
    ("choice-notation-numbers", "numbers"),
    ("choice-notation-words", "words"),
];
pub(crate) const RESET_CHOICES: &Choices = &[
    ("choice-reset-channel", "channel"),
    ("choice-reset-starters", "starters"),
    ("choice-reset-threads", "threads"),
    ("choice-reset-control", "control"),
    ("choice-reset-variant", "variant"),
    ("choice-reset-language", "language"),
    ("choice-reset-limit", "limit"),
    ("choice-reset-all", "all"),
];

/// A rule set in a list.
pub(crate) fn variant(lang: Lang, variant: rules::Variant) -> String {
    say!(lang, "variant-name", variant = variant.as_str())
}

/// What a choice is called: `name` is its message.
pub(crate) fn choice(lang: Lang, name: &str) -> String {
    say!(lang, name)
}

/// How a theme stands in a list: its name and what it looks like.
pub(crate) fn theme_title(lang: Lang, theme: picture::Theme) -> String {
    super::cut(&say!(lang, "theme-title", theme = theme.name()), 100)
}

/// Those about terms and settings, for checks.
#[cfg(test)]
pub(crate) const WISHES: [Words; 25] = [
    SEEK,
    SETTINGS,
    TIMEZONE,
    SERVER,
    CONTROL,
    RATED,
    WEEKENDS,
    INPUT,
    NOTATION,
    LANGUAGE,
    REMIND_24,
    REMIND_8,
    REMIND_1,
    DIGEST,
    CONFIRM,
    SETTING_GOAL,
    MINING,
    ZONE,
    CHANNEL,
    STARTERS,
    THREADS,
    SERVER_CONTROL,
    SERVER_LANGUAGE,
    LIMIT,
    RESET,
];

/// All of these, for checks.
#[cfg(test)]
pub(crate) const EVERY: [Words; 38] = [
    PLAY,
    PLAY_MENU,
    MOVE,
    BOARD,
    GAMES,
    RESIGN,
    DRAW,
    ABORT,
    EXPORT,
    STYLE,
    RULES,
    HELP,
    BLOCK,
    PROFILE,
    TOP,
    GIF,
    DATA,
    DATA_EXPORT,
    DATA_REMOVE,
    UNBLOCK,
    OPPONENT,
    COLOUR,
    TEXT,
    GAME,
    PLY,
    PUBLIC,
    FLIP,
    THEME,
    ORIENTATION,
    PAGE,
    USER,
    WHOSE,
    SCOPE,
    FROM,
    TO,
    FORMAT,
    ALL,
    YEAR,
];
