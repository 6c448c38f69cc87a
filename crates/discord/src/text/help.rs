//! `/help`.

use words::{Lang, say};

/// The whole help.
pub(crate) fn help(lang: Lang) -> String {
    format!("{}\n{}\n{}", say!(lang, "help"), say!(lang, "help-playing"), say!(lang, "help-settings"))
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
