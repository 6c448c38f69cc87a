//! `/help`.

use words::{Lang, say};

/// The whole help.
pub(crate) fn help(lang: Lang) -> String {
    let lines = ["help", "help-playing", "help-puzzles", "help-settings"].map(|line| say!(lang, line));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_fits_into_a_message_in_every_language() {
        for lang in Lang::ALL {
            let length = help(lang).chars().count();
            assert!(length <= super::super::LONGEST, "{lang:?}: {length}");
        }
    }
}
