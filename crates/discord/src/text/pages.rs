//! `/rules`, page by page. After the rules sheet's own order: board, setup, men, end.

/// One page of the rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page {
    /// The title, and its entry in the menu.
    pub(crate) title: &'static str,
    /// The text.
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
        title: "The board",
        text: "37 cells form a six-pointed star, White at the bottom. Nine files stand side by side, and every cell has \
               a number, 1 to 37: bottom to top, then the next file. The numbers are how you say a move: `18-19`.\n\
               Each side has a king, a queen, a rook, a bishop, a knight and five pawns.",
        diagram: Diagram::Position("1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 KQRBNkqrbn w CDEFGcdefg 0 1"),
    },
    Page {
        title: "The setup",
        text: "Only the pawns stand at the start. White and Black take turns to place one of their other five men on a \
               free cell of their own back rank, White first: any man, any cell. White’s back rank is 4, 11, 17, 22, \
               28; Black’s is 10, 16, 21, 27, 34. After ten placements White makes the first move.\n\
               A placement is written `K@4`: the king on 4.",
        diagram: Diagram::Position("1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6"),
    },
    Page {
        title: "The king",
        text: "One step in any of the six directions: straight up, straight down, and four oblique ones. It may not step \
               into check.",
        diagram: Diagram::Reach {
            position: "1/2/7/6/2K2/6/7/2/k - w - 0 1",
            from: 19,
            to: &[13, 14, 18, 20, 24, 25],
        },
    },
    Page {
        title: "The rook",
        text: "Any number of free cells straight up or down. A rook never leaves its file.",
        diagram: Diagram::Reach {
            position: "K/2/7/6/2R2/6/7/2/k - w - 0 1",
            from: 19,
            to: &[17, 18, 20, 21],
        },
    },
    Page {
        title: "The bishop",
        text: "Any number of free cells in the four oblique directions, never straight up or down.",
        diagram: Diagram::Reach {
            position: "K/2/7/6/2B2/6/7/2/k - w - 0 1",
            from: 19,
            to: &[6, 8, 13, 14, 24, 25, 30, 32],
        },
    },
    Page {
        title: "The queen",
        text: "Any number of free cells in all six directions: rook and bishop together.",
        diagram: Diagram::Reach {
            position: "K/2/7/6/2Q2/6/7/2/k - w - 0 1",
            from: 19,
            to: &[6, 8, 13, 14, 17, 18, 20, 21, 24, 25, 30, 32],
        },
    },
    Page {
        title: "The knight",
        text: "Two steps in one direction and one more in a direction beside it. It leaps over whatever stands between.",
        diagram: Diagram::Reach {
            position: "K/2/7/6/2N2/6/7/2/k - w - 0 1",
            from: 19,
            to: &[2, 3, 5, 9, 11, 16, 22, 27, 29, 33, 35, 36],
        },
    },
    Page {
        title: "The pawn",
        text: "One step straight forward onto a free cell; it takes one step obliquely forward. Its very first move may be \
               two steps, if both cells are free; the right belongs to the pawn. There is no en passant and no castling.\n\
               A *limping* pawn came to a start cell by taking, and has no double step. A *dead* pawn, on 2, 3, 35 or \
               36, must take before it can promote. A *mummy*, on 1 or 37, cannot move straight any more.",
        diagram: Diagram::Reach { position: "K/2/7/2p3/1P3/6/7/2/k - w - 0 1", from: 18, to: &[13, 19] },
    },
    Page {
        title: "Promotion",
        text: "A pawn that reaches the opponent’s back rank becomes a queen, rook, bishop or knight at once, whatever is \
               left on the board. It is written `26-27=N`.",
        diagram: Diagram::Reach { position: "K/2/7/6/5/4P1/7/2/k - w - 0 1", from: 26, to: &[27] },
    },
    Page {
        title: "The end",
        text: "**Checkmate** wins. **Stalemate** (no legal move, not in check) is a draw. So are the same position for the \
               third time, fifty moves by each side without a capture or a pawn move, and a position in which nobody can \
               ever give mate; nobody has to claim these. You can also agree on a draw, or resign.\n\
               Here Black, on 34, is mated.",
        diagram: Diagram::Position("1/2/7/4B1/5/6/4K1k/2/1 - b - 0 1"),
    },
];

/// The text of a page with its number.
pub(crate) fn page(number: usize) -> String {
    let page = &PAGES[number.min(PAGES.len() - 1)];
    format!("**{}** ({} of {})\n{}", page.title, number + 1, PAGES.len(), page.text)
}

/// The alt text of a page's picture.
pub(crate) fn alt(page: &Page) -> String {
    match page.diagram {
        Diagram::Position(position) => format!("Diagram: {}. Position {position}.", page.title),
        Diagram::Reach { from, to, .. } => {
            let to: Vec<String> = to.iter().map(u8::to_string).collect();
            format!("Diagram: {}. From {from} it can go to {}.", page.title, super::list(&to))
        }
    }
}
