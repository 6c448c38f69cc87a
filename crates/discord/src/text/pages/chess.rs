//! The pages of classical chess.

use super::{Diagram, Page};

/// Board, men, castling, end.
pub(super) const PAGES: [Page; 10] = [
    Page {
        title: "rules-classic-board",
        text: "rules-classic-board.text",
        diagram: Diagram::Position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    },
    Page {
        title: "rules-classic-king",
        text: "rules-classic-king.text",
        diagram: Diagram::Reach {
            position: "7k/8/8/8/4K3/8/8/8 w - - 0 1",
            from: "e4",
            to: &["d3", "d4", "d5", "e3", "e5", "f3", "f4", "f5"],
        },
    },
    Page {
        title: "rules-classic-lines",
        text: "rules-classic-lines.text",
        diagram: Diagram::Reach {
            position: "k7/8/8/8/3Q4/8/8/7K w - - 0 1",
            from: "d4",
            to: &[
                "a1", "a4", "a7", "b2", "b4", "b6", "c3", "c4", "c5", "d1", "d2", "d3", "d5", "d6", "d7",
                "d8", "e3", "e4", "e5", "f2", "f4", "f6", "g1", "g4", "g7", "h4", "h8",
            ],
        },
    },
    Page {
        title: "rules-classic-knight",
        text: "rules-classic-knight.text",
        diagram: Diagram::Reach {
            position: "k7/8/8/8/3N4/8/8/K7 w - - 0 1",
            from: "d4",
            to: &["b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5"],
        },
    },
    Page {
        title: "rules-classic-pawn",
        text: "rules-classic-pawn.text",
        diagram: Diagram::Reach {
            position: "k7/8/8/8/8/3p1p2/4P3/K7 w - - 0 1",
            from: "e2",
            to: &["d3", "e3", "e4", "f3"],
        },
    },
    Page {
        title: "rules-classic-passing",
        text: "rules-classic-passing.text",
        diagram: Diagram::Reach {
            position: "k7/8/8/3pP3/8/8/8/K7 w - d6 0 2",
            from: "e5",
            to: &["d6", "e6"],
        },
    },
    Page {
        title: "rules-classic-promotion",
        text: "rules-classic-promotion.text",
        diagram: Diagram::Reach { position: "8/4P3/8/8/8/8/k7/7K w - - 0 1", from: "e7", to: &["e8"] },
    },
    Page {
        title: "rules-classic-castling",
        text: "rules-classic-castling.text",
        diagram: Diagram::Reach {
            position: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            from: "e1",
            to: &["c1", "d1", "d2", "e2", "f1", "f2", "g1"],
        },
    },
    Page {
        title: "rules-classic-mate",
        text: "rules-classic-mate.text",
        diagram: Diagram::Position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"),
    },
    Page {
        title: "rules-classic-draws",
        text: "rules-classic-draws.text",
        diagram: Diagram::Position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
    },
];
