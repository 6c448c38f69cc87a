//! `/rules`, page by page. After the rules sheet's own order: board, setup, men, end.

use words::{Lang, say};

/// One page of the rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page {
    /// The message of its title.
    pub(crate) title: &'static str,
    /// The message of its text.
    pub(crate) text: &'static str,
    /// The diagram: men as (letter, cell), and the cells that the man can go to.
    pub(crate) diagram: Diagram,
}

/// What a page's picture shows.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Diagram {
    /// The position of this string.
    Position(&'static str),
    /// One man on a cell, with the cells that it reaches; the kings stand out of the way where they must.
    Reach {
        /// The position of this string.
        position: &'static str,
        /// Where the man stands.
        from: u8,
        /// Where it can go.
        to: &'static [u8],
    },
}

/// Every page.
pub(crate) const PAGES: [Page; 10] = [
    Page {
        title: "rules-board",
        text: "rules-board.text",
        diagram: Diagram::Position("1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBNkqrbn w CDEFGcdefg 0 1"),
    },
    Page {
        title: "rules-setup",
        text: "rules-setup.text",
        diagram: Diagram::Position("1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6"),
    },
    Page {
        title: "rules-king",
        text: "rules-king.text",
        diagram: Diagram::Reach {
            position: "1/2/7/6/2K2/6/7/2/k - w - 0 1",
            from: 19,
            to: &[13, 14, 18, 20, 24, 25],
        },
    },
    Page {
        title: "rules-rook",
        text: "rules-rook.text",
        diagram: Diagram::Reach {
            position: "K/2/7/6/2R2/6/7/2/k - w - 0 1",
            from: 19,
            to: &[17, 18, 20, 21],
        },
    },
    Page {
        title: "rules-bishop",
        text: "rules-bishop.text",
        diagram: Diagram::Reach {
            position: "K/2/7/6/2B2/6/7/2/k - w - 0 1",
            from: 19,
            to: &[6, 8, 13, 14, 24, 25, 30, 32],
        },
    },
    Page {
        title: "rules-queen",
        text: "rules-queen.text",
        diagram: Diagram::Reach {
            position: "K/2/7/6/2Q2/6/7/2/k - w - 0 1",
            from: 19,
            to: &[6, 8, 13, 14, 17, 18, 20, 21, 24, 25, 30, 32],
        },
    },
    Page {
        title: "rules-knight",
        text: "rules-knight.text",
        diagram: Diagram::Reach {
            position: "K/2/7/6/2N2/6/7/2/k - w - 0 1",
            from: 19,
            to: &[2, 3, 5, 9, 11, 16, 22, 27, 29, 33, 35, 36],
        },
    },
    Page {
        title: "rules-pawn",
        text: "rules-pawn.text",
        diagram: Diagram::Reach { position: "K/2/7/2p3/1P3/6/7/2/k - w - 0 1", from: 18, to: &[13, 19] },
    },
    Page {
        title: "rules-promotion",
        text: "rules-promotion.text",
        diagram: Diagram::Reach { position: "K/2/7/6/5/4P1/7/2/k - w - 0 1", from: 26, to: &[27] },
    },
    Page {
        title: "rules-end",
        text: "rules-end.text",
        diagram: Diagram::Position("1/2/7/4B1/5/6/4K1k/2/1 - b - 0 1"),
    },
];

/// The title of a page, as in the menu.
pub(crate) fn title(lang: Lang, page: &Page) -> String {
    say!(lang, page.title)
}

/// The text of a page with its number.
pub(crate) fn page(lang: Lang, number: usize) -> String {
    let page = &PAGES[number.min(PAGES.len() - 1)];
    say!(
        lang,
        "rules-page",
        title = title(lang, page),
        number = number + 1,
        count = PAGES.len(),
        text = say!(lang, page.text)
    )
}

/// The alt text of a page's picture.
pub(crate) fn alt(lang: Lang, page: &Page) -> String {
    let title = title(lang, page);
    match page.diagram {
        Diagram::Position(position) => say!(lang, "rules-alt-position", title = title, position = position),
        Diagram::Reach { from, to, .. } => {
            let to: Vec<String> = to.iter().map(u8::to_string).collect();
            say!(lang, "rules-alt-reach", title = title, from = from, cells = super::list(lang, &to))
        }
    }
}
