//! Rule sets and lists of openings as options name them.

use ladder::openings::Book;
use rules::Variant;

use crate::commands::options::Options;
use crate::text::commands as words;

/// The rule set that an option names.
pub(crate) fn variant(options: &Options<'_>) -> Option<Variant> {
    options.string(words::VARIANT.name).and_then(Variant::from_word)
}

/// The lists of openings of a rule set.
pub(crate) fn openings(variant: Variant) -> Vec<String> {
    Book::of(variant).iter().map(|book| book.as_str().to_owned()).collect()
}
