//! `/rules`, page by page, for each rule set.

mod chess;
mod chess100;
mod starchess;

use rules::Variant;
use words::{Lang, say};

/// One page of the rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page {
    /// The message of its title.
    pub(crate) title: &'static str,
    /// The message of its text.
    pub(crate) text: &'static str,
    /// The diagram.
    pub(crate) diagram: Diagram,
}

/// What a page's picture shows.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Diagram {
    /// The position of this string.
    Position(&'static str),
    /// One man on a square, with the squares that it reaches; the kings stand out of the way where they must.
    Reach {
        /// The position of this string.
        position: &'static str,
        /// Where the man stands.
        from: &'static str,
        /// Where it can go.
        to: &'static [&'static str],
    },
}

impl Diagram {
    /// The string of the position that is shown.
    pub(crate) const fn position(&self) -> &'static str {
        let (Self::Position(position) | Self::Reach { position, .. }) = *self;
        position
    }
}

/// Every page of a rule set.
pub(crate) const fn of(variant: Variant) -> &'static [Page] {
    match variant {
        Variant::Starchess => &starchess::PAGES,
        Variant::Chess => &chess::PAGES,
        Variant::Chess100 => &chess100::PAGES,
    }
}

/// The title of a page, as in the menu.
pub(crate) fn title(lang: Lang, page: &Page) -> String {
    say!(lang, page.title)
}

/// The text of a page with its number.
pub(crate) fn page(lang: Lang, variant: Variant, number: usize) -> String {
    let pages = of(variant);
    let number = number.min(pages.len() - 1);
    let page = &pages[number];
    say!(
        lang,
        "rules-page",
        variant = variant.as_str(),
        title = title(lang, page),
        number = number + 1,
        count = pages.len(),
        text = say!(lang, page.text)
    )
}

/// The alt text of a page's picture.
pub(crate) fn alt(lang: Lang, page: &Page) -> String {
    let title = title(lang, page);
    match page.diagram {
        Diagram::Position(position) => say!(lang, "rules-alt-position", title = title, position = position),
        Diagram::Reach { from, to, .. } => {
            let to: Vec<String> = to.iter().map(|square| (*square).to_owned()).collect();
            say!(lang, "rules-alt-reach", title = title, from = from, squares = super::list(lang, &to))
        }
    }
}
