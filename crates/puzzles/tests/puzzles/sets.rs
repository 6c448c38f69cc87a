//! Sets as text, and what ships.

use puzzles::{Goal, PuzzleError, PuzzleId, Set, Source, Theme, Tier, find, published, shipped};
use rules::Variant;

const FORK: &str = r#"{"id":"c-1","variant":"chess","position":"8/8/8/3q3k/8/4N3/8/K7 w - - 0 1","side":"w","line":["e3d5"],"themes":[],"rating":700,"tier":"easy","source":{"house":{"seed":1,"game":2,"ply":3}}}"#;

#[test]
fn a_set_is_read_as_it_was_written() {
    let header = r#"{"command":"starmate puzzle mine --variant chess --count 1 --seed 1","seed":1,"nodes":20000,"release":"0.1.0"}"#;
    let text = format!("{header}\n{FORK}\n");
    let set: Set = text.parse().expect("well formed");
    assert_eq!(set.header.as_ref().expect("it has one").seed, 1);
    assert_eq!(set.puzzles[0].source(), &Source::House { seed: 1, game: 2, ply: 3 });
    assert_eq!((set.puzzles[0].goal(), set.puzzles[0].tier()), (Goal::Win, Tier::Easy));
    assert_eq!(set.to_string(), text);
}

#[test]
fn a_fault_is_told_with_its_line() {
    let faults = [
        (FORK.replace("e3d5", "e3e5"), "line 2: ply 1 (e3e5) cannot be played"),
        (
            FORK.replace(r#"["e3d5"]"#, r#"["e3d5","h5h4"]"#),
            "line 2: a solution has an odd number of plies, not 2",
        ),
        (
            FORK.replace("c-1", "C 1"),
            "line 2: a puzzle's name is made of 1 to 24 small letters, digits and dashes, not “C 1”",
        ),
        (FORK.replace(r#""themes":[]"#, r#""themes":["luck"]"#), "line 2: there is no theme “luck”"),
        (
            FORK.replace(r#""side":"w""#, r#""side":"w","mate_in":1"#),
            "line 2: a mate in 1 is 1 moves long, or does not mate",
        ),
        (
            FORK.replace(r#""rating""#, r#""last_moves":["e3c4","e3f5"],"rating""#),
            "line 2: the solution's e3d5 is not among the moves accepted there",
        ),
    ];
    for (text, told) in faults {
        let fault = format!("{FORK}\n{text}").parse::<Set>().expect_err("it is wrong");
        assert_eq!(fault.to_string(), told);
    }
    let fault = "{}".parse::<Set>().expect_err("it is wrong");
    assert!(matches!(fault.fault, PuzzleError::Json(_)), "{fault}");
}

#[test]
fn the_published_problems_are_in_from_the_start_with_their_source() {
    let starchess = shipped(Variant::Starchess);
    assert_eq!(published().len(), 28);
    for problem in published() {
        assert!(starchess.contains(problem), "{}", problem.id());
        let Source::Published { author, source } = problem.source() else { panic!("{:?}", problem.source()) };
        assert_eq!(author, "László Polgár");
        assert!(source.contains("gallery"), "{source}");
    }
    let id: PuzzleId = "m2-14".parse().expect("a name");
    let problem = find(&id).expect("it is shipped");
    // As the gallery gives it: K13-7.
    assert_eq!(problem.line()[0].to_string(), "13-7");
    assert_eq!(problem.goal(), Goal::Mate(2));
    // The fifth mate in one is by a pawn that must not become a queen.
    let knight = find(&"m1-5".parse().expect("a name")).expect("it is shipped");
    assert!(knight.themes().contains(&Theme::Underpromotion), "{:?}", knight.themes());
    assert!(knight.rating() < problem.rating());
}

#[test]
fn what_ships_is_read_and_has_its_name_once() {
    let mut names: Vec<&str> =
        Variant::ALL.into_iter().flat_map(shipped).map(|puzzle| puzzle.id().as_str()).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
}

#[test]
fn words_of_themes_and_tiers_lead_back_to_them() {
    for theme in Theme::ALL {
        assert_eq!(Theme::from_word(theme.as_str()), Some(theme));
    }
    for tier in Tier::ALL {
        assert_eq!(Tier::from_word(tier.as_str()), Some(tier));
    }
    assert_eq!((Theme::mate_in(2), Theme::mate_in(0), Theme::mate_in(7)), (Some(Theme::MateIn2), None, None));
    assert_eq!((Tier::of(1199), Tier::of(1200), Tier::of(1600)), (Tier::Easy, Tier::Medium, Tier::Hard));
}
