//! Commands of ratings, records and personal data.

use super::{Choices, Words, words};

pub(crate) const PROFILE: Words = words("profile", "command-profile", "command-profile.about");
pub(crate) const TOP: Words = words("top", "command-top", "command-top.about");
pub(crate) const GIF: Words = words("gif", "command-gif", "command-gif.about");
pub(crate) const DATA: Words = words("data", "command-data", "command-data.about");
pub(crate) const DATA_EXPORT: Words = words("export", "command-data-export", "command-data-export.about");
pub(crate) const DATA_REMOVE: Words = words("remove", "command-data-remove", "command-data-remove.about");

pub(crate) const WHOSE: Words = words("user", "option-whose", "option-whose.about");
pub(crate) const SCOPE: Words = words("scope", "option-scope", "option-scope.about");
pub(crate) const FROM: Words = words("from", "option-from", "option-from.about");
pub(crate) const TO: Words = words("to", "option-to", "option-to.about");
pub(crate) const FORMAT: Words = words("format", "option-format", "option-format.about");
pub(crate) const ALL: Words = words("all", "option-all", "option-all.about");
pub(crate) const YEAR: Words = words("year", "option-year", "option-year.about");

pub(crate) const SCOPE_CHOICES: &Choices = &[("choice-server", "server"), ("choice-all", "all")];
pub(crate) const FORMAT_CHOICES: &Choices = &[("choice-pgn", "pgn"), ("choice-json", "json")];

/// All of these, for checks.
#[cfg(test)]
pub(crate) const RECORDS: [Words; 13] =
    [PROFILE, TOP, GIF, DATA, DATA_EXPORT, DATA_REMOVE, WHOSE, SCOPE, FROM, TO, FORMAT, ALL, YEAR];
