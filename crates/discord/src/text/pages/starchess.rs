//! The pages of Starchess.

use super::{Diagram, Page};

/// After the rules sheet's own order: board, setup, men, end.
pub(super) const PAGES: [Page; 10] = [
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
            from: "19",
            to: &["13", "14", "18", "20", "24", "25"],
        },
    },
    Page {
        title: "rules-rook",
        text: "rules-rook.text",
        diagram: Diagram::Reach {
            position: "K/2/7/6/2R2/6/7/2/k - w - 0 1",
            from: "19",
            to: &["17", "18", "20", "21"],
        },
    },
    Page {
        title: "rules-bishop",
        text: "rules-bishop.text",
        diagram: Diagram::Reach {
            position: "K/2/7/6/2B2/6/7/2/k - w - 0 1",
            from: "19",
            to: &["6", "8", "13", "14", "24", "25", "30", "32"],
        },
    },
    Page {
        title: "rules-queen",
        text: "rules-queen.text",
        diagram: Diagram::Reach {
            position: "K/2/7/6/2Q2/6/7/2/k - w - 0 1",
            from: "19",
            to: &["6", "8", "13", "14", "17", "18", "20", "21", "24", "25", "30", "32"],
        },
    },
    Page {
        title: "rules-knight",
        text: "rules-knight.text",
        diagram: Diagram::Reach {
            position: "K/2/7/6/2N2/6/7/2/k - w - 0 1",
            from: "19",
            to: &["2", "3", "5", "9", "11", "16", "22", "27", "29", "33", "35", "36"],
        },
    },
    Page {
        title: "rules-pawn",
        text: "rules-pawn.text",
        diagram: Diagram::Reach {
            position: "K/2/7/2p3/1P3/6/7/2/k - w - 0 1",
            from: "18",
            to: &["13", "19"],
        },
    },
    Page {
        title: "rules-promotion",
        text: "rules-promotion.text",
        diagram: Diagram::Reach { position: "K/2/7/6/5/4P1/7/2/k - w - 0 1", from: "26", to: &["27"] },
    },
    Page {
        title: "rules-end",
        text: "rules-end.text",
        diagram: Diagram::Position("1/2/7/4B1/5/6/4K1k/2/1 - b - 0 1"),
    },
];
