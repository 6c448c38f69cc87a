//! `/help`.

use words::{Lang, say};

/// The whole help.
pub(crate) fn help(lang: Lang) -> String {
    let (most, playing) = (say!(lang, "help"), say!(lang, "help-playing"));
    let (puzzles, settings) = (say!(lang, "help-puzzles"), say!(lang, "help-settings"));
    format!("{most}\n{playing}\n{puzzles}\n{settings}")
}

/// The help about engines, their ladder and tournaments.
pub(crate) fn engines(lang: Lang) -> String {
    say!(lang, "help-engines")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_fits_into_a_message_in_every_language() {
        for lang in Lang::ALL {
            let length = help(lang).chars().count();
            assert!(length <= super::super::LONGEST, "{lang:?}: {length}");
            let length = engines(lang).chars().count();
            assert!(length <= super::super::LONGEST, "{lang:?}, engines: {length}");
        }
    }
}
