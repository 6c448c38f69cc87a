//! The lists of openings against the rules, the published counts, and the engine that chose them.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Engine, Limits, Score, Signals};
use ladder::openings::{Array, Book};
use rules::{Rules, Status, Variant, starchess};

use crate::variable;

#[test]
fn every_opening_is_legal_and_leads_to_a_game_that_goes_on_and_none_comes_twice() {
    for book in Book::ALL {
        let mut seen = BTreeSet::new();
        for opening in book.openings() {
            let game = opening.game(book.variant()).unwrap();
            assert!(matches!(game.status(), Status::Ongoing | Status::Setup), "{opening:?}");
            assert!(seen.insert(game.position().to_string()), "{opening:?}");
        }
        assert_eq!(Book::from_word(book.as_str()), Some(book));
        assert_eq!(book.source().openings, seen.len());
    }
    for variant in Variant::ALL {
        assert!(Book::of(variant).iter().all(|book| book.variant() == variant));
    }
    for (book, least) in [(Book::Setup, 150), (Book::Arrays, 500), (Book::Chess, 120), (Book::Chess100, 200)]
    {
        assert!(book.openings().len() >= least, "{}", book.as_str());
    }
}

#[test]
fn arrays_are_all_different_and_read_as_they_are_written() {
    let all: BTreeSet<Array> = Array::all().collect();
    assert_eq!(all.len(), 14_400);
    for array in all.iter().step_by(97) {
        assert_eq!(array.to_string().parse(), Ok(*array));
        assert_eq!(array.mirrored().mirrored(), *array);
    }
    for text in ["", "KRNBQ", "KRNBQ KQNRB", "krnbq kqnrb", "KRNBB kqnrb", "KRNBQ kqnrb x", "KRNBQP kqnrb"] {
        assert!(text.parse::<Array>().is_err(), "{text}");
    }
    // Published: W K4 N11 B17 Q22 R28, B R10 Q16 B21 N27 K34.
    let array: Array = "KNBQR rqbnk".parse().unwrap();
    let published = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";
    assert_eq!(array.position().to_string(), published);
}

/// Every so manieth array; all of them in the full run.
fn step() -> usize {
    usize::try_from(variable("STARMATE_ARRAYS_STEP", 24)).unwrap()
}

#[test]
fn white_mates_by_force_as_often_as_is_published() {
    // The mates in one of all arrays, since they take no time; the longer ones of a part.
    let (mut in_one, mut longer) = (0, [0_usize; 4]);
    for (number, array) in Array::all().enumerate() {
        if array.mates_at_once() {
            in_one += 1;
        } else if number % step() == 0
            && let Some(moves) = array.mate_in()
        {
            longer[moves as usize] += 1;
        }
    }
    println!("arrays: White mates in one in {in_one}, then {longer:?}");
    assert_eq!(in_one, 5_760);
    assert_eq!(longer[1], 0);
    if step() == 1 {
        assert_eq!((longer[2], longer[3]), (216, 120));
    }
    // A Black king on 21 is mated at once.
    let on_21 = Array::all().filter(|array| array.to_string().as_bytes()[8] == b'k');
    assert!(on_21.into_iter().all(|array| array.mates_at_once()));
}

#[test]
fn no_array_of_the_list_is_lost_and_no_two_are_mirrored() {
    let openings = Book::Arrays.openings();
    let listed: BTreeSet<&str> = openings.iter().filter_map(|opening| opening.position.as_deref()).collect();
    for array in Array::all().filter(|array| listed.contains(array.position().to_string().as_str())) {
        assert!(!listed.contains(array.mirrored().position().to_string().as_str()), "{array}");
        assert!(!array.mates_at_once(), "{array}");
    }
    for opening in openings.iter().step_by(step()) {
        let position: starchess::Position = opening.position.as_deref().unwrap().parse().unwrap();
        assert_eq!(rules::solve(&position, 3), None, "{position}");
    }
}

#[test]
fn in_the_setup_one_man_of_each_side_stands_and_no_two_are_mirrored() {
    let openings = Book::Setup.openings();
    let listed: BTreeSet<&[String]> = openings.iter().map(|opening| &*opening.moves).collect();
    // The back ranks, each in a mirror.
    let mirror = [("4", "28"), ("11", "22"), ("17", "17"), ("22", "11"), ("28", "4")].into_iter().chain([
        ("10", "34"),
        ("16", "27"),
        ("21", "21"),
        ("27", "16"),
        ("34", "10"),
    ]);
    let mirror: BTreeMap<&str, &str> = mirror.collect();
    for opening in openings {
        assert_eq!((&opening.position, opening.moves.len()), (&None, 2), "{opening:?}");
        assert_eq!(opening.game(Variant::Starchess).unwrap().status(), Status::Setup, "{opening:?}");
        let mirrored: Vec<String> = opening
            .moves
            .iter()
            .map(|placed| {
                let (man, cell) = placed.split_once('@').unwrap();
                format!("{man}@{}", mirror[cell])
            })
            .collect();
        assert!(mirrored == opening.moves || !listed.contains(&*mirrored), "{opening:?}");
    }
}

/// What the house engine sees in a position, as the lists were made.
fn seen(engine: &mut Engine<starchess::Position>, position: starchess::Position) -> Score {
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    engine.forget();
    engine.set_game(position, []).unwrap();
    engine.think(&limits, &Signals::default(), |_| {}).lines[0].score
}

/// Eight lines of a list: the opening and what is said of it.
fn some(list: &'static str) -> impl Iterator<Item = (&'static str, Score)> {
    let lines: Vec<&str> = list.lines().filter(|line| !line.starts_with('#')).collect();
    let step = lines.len() / 8;
    lines.into_iter().step_by(step).map(|line| {
        let (opening, score) = line.split_once('#').unwrap();
        (opening, Score::Centipawns(score.trim().parse().unwrap()))
    })
}

#[test]
fn the_engine_that_chose_the_lists_of_starchess_sees_in_them_what_they_say() {
    let mut engine = Engine::new(4);
    for (array, score) in some(include_str!("../../../../assets/openings/arrays.txt")) {
        let position = array.parse::<Array>().unwrap().position();
        assert_eq!(seen(&mut engine, position), score, "{array}");
    }
    for (moves, score) in some(include_str!("../../../../assets/openings/setup.txt")) {
        let mut position = starchess::Position::start();
        for placed in moves.split_whitespace() {
            position.make(placed.parse().unwrap());
        }
        assert_eq!(seen(&mut engine, position), score, "{moves}");
    }
}
