//! Classical chess: node counts, how games end, what counts as the same position, and how moves are written.

use rules::chess::{Move, Position, Square};
use rules::{Colour, Consequence, Game, Man, Outcome, Role, Rules as _, Status};

fn at(text: &str) -> Position {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn m(text: &str) -> Move {
    text.parse().unwrap()
}

fn game(text: &str) -> Game {
    Game::from(rules::Position::from(at(text)))
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.push(m(text).into()).unwrap_or_else(|e| panic!("{e} in {}", e.position));
    }
}

/// The position, the counts of the normal run and those beyond it.
fn counts(data: &str) -> impl Iterator<Item = (Position, Vec<u64>, Vec<u64>)> {
    let numbers = |text: &str| text.split_whitespace().map(|n| n.parse().unwrap()).collect();
    data.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(move |line| {
        let (position, counts) = line.split_once(';').unwrap();
        let (usual, deep) = counts.split_once('|').unwrap_or((counts, ""));
        (at(position), numbers(usual), numbers(deep))
    })
}

#[test]
fn node_counts_are_the_published_ones() {
    let mut seen = 0;
    for (position, usual, _) in counts(include_str!("../chess.perft")) {
        for (depth, nodes) in (1..).zip(usual) {
            assert_eq!(position.perft(depth), nodes, "depth {depth} of {position}");
            seen += 1;
        }
    }
    assert!(seen > 30);
}

#[test]
#[ignore = "minutes: `scripts/soak perft`"]
fn deep_node_counts_are_the_published_ones() {
    for (position, usual, deep) in counts(include_str!("../chess.perft")) {
        for (depth, nodes) in (usual.len() as u32 + 1..).zip(deep) {
            assert_eq!(position.perft(depth), nodes, "depth {depth} of {position}");
            println!("{nodes} at depth {depth} of {position}");
        }
    }
}

/// Our moves and counters go the same way as perft inside the library.
#[test]
fn playing_move_by_move_counts_the_same() {
    fn walk(position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let below = |played: Move| {
            assert!(position.is_legal(played));
            assert_eq!(played.to_string().parse(), Ok(played));
            let mut next = position.clone();
            next.make(played);
            assert_eq!(next.to_string().parse(), Ok(next.clone()), "{position} {played}");
            walk(&next, depth - 1)
        };
        position.legal_moves().into_iter().map(below).sum()
    }
    for (position, usual, _) in counts(include_str!("../chess.perft")) {
        assert_eq!(walk(&position, 2), usual[1], "{position}");
    }
}

#[test]
fn mate_stalemate_and_dead_positions() {
    for (position, status, outcome) in [
        (
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            Status::Checkmate,
            Outcome::BlackWins,
        ),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Status::Stalemate, Outcome::Draw),
        ("8/8/4k3/8/8/4K3/8/8 w - - 0 1", Status::Insufficient, Outcome::Draw),
        ("8/8/4k3/8/8/4K1N1/8/8 w - - 0 1", Status::Insufficient, Outcome::Draw),
        ("8/8/4k3/8/8/4K1B1/8/8 w - - 0 1", Status::Insufficient, Outcome::Draw),
        // Bishops that all stand on squares of one colour: g3 and e5 are dark.
        ("8/8/4k3/4b3/8/4K1B1/8/8 w - - 0 1", Status::Insufficient, Outcome::Draw),
        ("8/8/4k3/3b4/8/4K1B1/8/8 w - - 0 1", Status::Ongoing, Outcome::None),
        ("8/8/4k3/4n3/8/4K1N1/8/8 w - - 0 1", Status::Ongoing, Outcome::None),
        ("8/8/4k3/8/8/4K1NN/8/8 w - - 0 1", Status::Ongoing, Outcome::None),
        ("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1", Status::Ongoing, Outcome::None),
        ("8/8/4k3/8/8/4K3/4R3/8 w - - 100 90", Status::Fifty, Outcome::Draw),
        // Mate on the hundredth ply is mate, and dead material comes before the count.
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 100 90", Status::Checkmate, Outcome::WhiteWins),
        ("8/8/4k3/8/8/4K3/8/8 w - - 100 90", Status::Insufficient, Outcome::Draw),
    ] {
        let game = game(position);
        assert_eq!((game.status(), game.outcome()), (status, outcome), "{position}");
    }
}

#[test]
fn who_can_still_mate() {
    let can = |position: &str| Colour::ALL.map(|colour| at(position).can_mate(colour));
    assert_eq!(can("8/8/4k3/8/8/4K2R/8/8 w - - 0 1"), [true, false]);
    // A knight mates a king shut in by his own pawn, but not with nothing else on the board, nor beside a queen.
    assert_eq!(can("8/4p3/4k3/8/8/4K2N/8/8 w - - 0 1"), [true, true]);
    assert_eq!(can("8/4q3/4k3/8/8/4K2N/8/8 w - - 0 1"), [false, true]);
    assert_eq!(can("8/8/4k3/8/8/4K3/8/8 w - - 0 1"), [false, false]);
}

#[test]
fn the_third_time_is_a_draw() {
    let mut start = Game::start(rules::Variant::Chess);
    play(&mut start, "g1f3 g8f6 f3g1 f6g8");
    assert_eq!((start.repetitions(), start.status()), (2, Status::Ongoing));
    play(&mut start, "g1f3 g8f6 f3g1 f6g8");
    assert_eq!((start.repetitions(), start.status(), start.outcome()), (3, Status::Threefold, Outcome::Draw));
    assert!(start.push(m("e2e4").into()).is_err());
}

#[test]
fn a_lost_right_to_castle_makes_another_position() {
    let mut shuffled = game("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    play(&mut shuffled, "a1b1 a8b8 b1a1 b8a8 a1b1 a8b8 b1a1 b8a8");
    // The first time all rights were there.
    assert_eq!((shuffled.repetitions(), shuffled.status()), (2, Status::Ongoing));
    play(&mut shuffled, "h1g1 h8g8 g1h1 g8h8");
    assert_eq!(shuffled.position().to_string(), "r3k2r/8/8/8/8/8/8/R3K2R w - - 12 7");
    assert_eq!(shuffled.repetitions(), 1);
}

#[test]
fn a_square_passed_counts_only_where_a_capture_is_legal() {
    let after = |position: &str, played: &str| {
        let mut position = at(position);
        position.make(m(played));
        position
    };
    let of = |position: &Position| position.en_passant().map(|square| square.to_string());
    // Nobody stands beside e4.
    let quiet = after("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4");
    assert_eq!(quiet.to_string(), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    assert_eq!(at("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"), quiet);
    // A black pawn on d4 may take.
    let taken = after("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4");
    assert_eq!(taken.to_string(), "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    assert_eq!(of(&taken).as_deref(), Some("e3"));
    let without = at("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
    assert!(!taken.repeats(&without) && taken != without && taken.hash() != without.hash());
    // The rook on d1 pins the pawn; in the second, both pawns would leave the rank of king and rook at once.
    for (before, same) in [
        ("3k4/8/8/8/3p4/8/4P3/3R3K w - - 0 1", "3k4/8/8/8/3pP3/8/8/3R3K b - - 0 1"),
        ("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1", "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1"),
    ] {
        let bound = after(before, "e2e4");
        assert_eq!((of(&bound), bound.to_string().as_str()), (None, same));
        assert!(bound.repeats(&at(same)) && bound.hash() == at(same).hash());
        assert!(!bound.is_legal(m("d4e3")));
    }
}

#[test]
fn counters_are_part_of_equality_but_not_of_repetition() {
    let (early, late) = (at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), at("4k3/8/8/8/8/8/4P3/4K3 w - - 7 9"));
    assert!(early != late && early.repeats(&late) && early.hash() == late.hash());
    let mut last = at("4k3/8/8/8/8/8/4R3/4K3 b - - 9999 9999");
    last.make(m("e8d8"));
    assert_eq!(last.to_string(), "3k4/8/8/8/8/8/4R3/4K3 w - - 9999 9999");
}

#[test]
fn what_a_move_takes_and_brings() {
    let square = |text: &str| text.parse::<Square>().unwrap();
    let pawn = |colour| Man { colour, role: Role::Pawn };
    let passing = at("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    assert_eq!(passing.captured(m("d4e3")), Some((square("e4"), pawn(Colour::White))));
    assert_eq!(passing.consequences(m("d4e3")), [Consequence::EnPassant { taken: square("e4").into() }]);
    assert_eq!(passing.captured(m("d4d3")), None);
    let castle = at("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    let rook =
        |from: &str, to: &str| [Consequence::Castled { from: square(from).into(), to: square(to).into() }];
    assert_eq!(castle.consequences(m("e8g8")), rook("h8", "f8"));
    assert_eq!(castle.consequences(m("e8c8")), rook("a8", "d8"));
    assert_eq!((castle.captured(m("e8g8")), castle.consequences(m("e8e7"))), (None, vec![]));
    assert_eq!(castle.castling_step(true), Some((square("e8"), square("g8"))));
    assert_eq!(castle.castling_step(false), Some((square("e8"), square("c8"))));
    // A rook's move of the same look is no castling.
    let rook_move = at("3k4/8/8/8/8/8/8/K3R3 w - - 0 1");
    assert_eq!((rook_move.written(m("e1g1")), rook_move.consequences(m("e1g1"))), ("Rg1".to_owned(), vec![]));
}

#[test]
fn moves_are_written_in_standard_notation() {
    for (position, played, written) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3", "Nf3"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", "dxe3"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", "O-O-O"),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"),
        ("3r3k/4P3/6K1/8/8/8/8/8 w - - 0 1", "e7d8q", "exd8=Q#"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2", "Nbd2"),
        ("4k3/8/8/8/8/1N6/8/1N2K3 w - - 0 1", "b1d2", "N1d2"),
        // Three queens: neither file nor rank alone tells which.
        ("8/8/k7/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"),
        // The other knight is pinned, so no letter is needed.
        ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"),
    ] {
        assert_eq!(at(position).written(m(played)), written, "{position}");
    }
}

#[test]
fn bare_moves_are_read_in_one_spelling() {
    for text in
        ["", "e2", "e2e", "e2-e4", "E2E4", "e2e4 ", "e7e8Q", "e7e8k", "e7e8qq", "e2e9", "0000", "é2e4"]
    {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    let position = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert!(position.is_legal(m("e1g1")) && !position.is_legal(m("e1h1")) && !position.is_legal(m("e1g1q")));
    assert!(!position.is_legal(m("a8a7")) && !position.is_legal(m("e3e4")));
    let promoting = at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert!(promoting.is_legal(m("a7a8n")) && !promoting.is_legal(m("a7a8")));
}
