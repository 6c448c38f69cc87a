//! The pages of Chess-100.

use super::{Diagram, Page};

/// Board, men, then what becomes of kings and queens.
pub(super) const PAGES: [Page; 16] = [
    Page {
        title: "rules-hundred-board",
        text: "rules-hundred-board.text",
        diagram: Diagram::Position(
            "rnbskqibnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSKQIBNR w KQkq - yy 0 1",
        ),
    },
    Page {
        title: "rules-hundred-lines",
        text: "rules-hundred-lines.text",
        diagram: Diagram::Reach {
            position: "k9/10/10/10/10/4Q5/10/10/10/9K w - - -- 0 1",
            from: "e5",
            to: &[
                "a1", "a5", "a9", "b2", "b5", "b8", "c3", "c5", "c7", "d4", "d5", "d6", "e1", "e2", "e3",
                "e4", "e6", "e7", "e8", "e9", "e10", "f4", "f5", "f6", "g3", "g5", "g7", "h2", "h5", "h8",
                "i1", "i5", "i9", "j5", "j10",
            ],
        },
    },
    Page {
        title: "rules-hundred-king",
        text: "rules-hundred-king.text",
        diagram: Diagram::Reach {
            position: "k9/10/10/10/10/4N5/10/10/10/9K w - - -- 0 1",
            from: "e5",
            to: &["c4", "c6", "d3", "d7", "f3", "f7", "g4", "g6"],
        },
    },
    Page {
        title: "rules-hundred-prince",
        text: "rules-hundred-prince.text",
        diagram: Diagram::Reach {
            position: "k9/10/10/10/10/4I5/10/10/10/9K w - - -- 0 1",
            from: "e5",
            to: &[
                "c3", "c5", "c7", "d4", "d5", "d6", "e3", "e4", "e6", "e7", "f4", "f5", "f6", "g3", "g5",
                "g7",
            ],
        },
    },
    Page {
        title: "rules-hundred-round",
        text: "rules-hundred-round.text",
        diagram: Diagram::Reach {
            position: "k9/10/10/10/10/10/10/10/6P3/K4QIB2 w - - -- 0 1",
            from: "g1",
            to: &["e1", "e3", "f2", "g3", "h2", "i1", "i3"],
        },
    },
    Page {
        title: "rules-hundred-pawn",
        text: "rules-hundred-pawn.text",
        diagram: Diagram::Reach {
            position: "k9/10/10/10/10/10/10/4n5/3P6/9K w - - -- 0 1",
            from: "d2",
            to: &["d3", "d4", "d5", "e3"],
        },
    },
    Page {
        title: "rules-hundred-passing",
        text: "rules-hundred-passing.text",
        diagram: Diagram::Reach {
            position: "k9/10/10/4P5/2Pp6/10/10/10/10/9K w - d6 -- 0 2",
            from: "c6",
            to: &["c7", "d7"],
        },
    },
    Page {
        title: "rules-hundred-promotion",
        text: "rules-hundred-promotion.text",
        diagram: Diagram::Reach {
            position: "10/4P5/10/10/10/10/10/10/k9/9K w - - -- 0 1",
            from: "e9",
            to: &["e10"],
        },
    },
    Page {
        title: "rules-hundred-castling",
        text: "rules-hundred-castling.text",
        diagram: Diagram::Reach {
            position: "4k5/10/10/10/10/10/10/10/10/R3K4R w KQ - -- 0 1",
            from: "e1",
            to: &["c1", "d1", "d2", "e2", "f1", "f2", "h1"],
        },
    },
    Page {
        title: "rules-hundred-check",
        text: "rules-hundred-check.text",
        diagram: Diagram::Reach {
            position: "4k1i3/10/4r5/10/10/10/10/10/10/4K1I3 w - - -- 0 1",
            from: "e1",
            to: &["d1", "d2", "e2", "f1", "f2"],
        },
    },
    Page {
        title: "rules-hundred-duty",
        text: "rules-hundred-duty.text",
        diagram: Diagram::Reach {
            position: "4k1i3/10/10/10/10/10/10/10/4R5/3K2I3 w - - -- 0 1",
            from: "e2",
            to: &["e10"],
        },
    },
    Page {
        title: "rules-hundred-successor",
        text: "rules-hundred-successor.text",
        diagram: Diagram::Position("4R1k3/10/10/10/10/10/10/10/10/3K2I3 b - - -- 0 1"),
    },
    Page {
        title: "rules-hundred-single",
        text: "rules-hundred-single.text",
        diagram: Diagram::Reach {
            position: "6i2k/10/4r5/10/10/10/10/10/10/4K5 w - - -- 0 1",
            from: "e1",
            to: &["d1", "d2", "f1", "f2"],
        },
    },
    // The right to bring the queen back stands in the fifth field.
    Page {
        title: "rules-hundred-queen",
        text: "rules-hundred-queen.text",
        diagram: Diagram::Position("3sk1i3/10/10/10/10/10/5b4/10/10/3SK1I3 w - - py 0 1"),
    },
    Page {
        title: "rules-hundred-counter",
        text: "rules-hundred-counter.text",
        diagram: Diagram::Position("9k/10/4r5/10/10/10/10/10/R9/4K1I3 w - - -- 0 1"),
    },
    Page {
        title: "rules-hundred-end",
        text: "rules-hundred-end.text",
        diagram: Diagram::Position("R5k3/5ppp2/10/10/10/10/10/10/10/4K5 b - - -- 0 1"),
    },
];
