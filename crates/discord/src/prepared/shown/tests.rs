use super::*;

/// White: K4 N11 B17 Q22 R28, Black: R10 Q16 B21 N27 K34; White to move.
const ARRAY: &str = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";

fn game() -> Game {
    Game::from(crate::sample::star(ARRAY))
}

fn tree(text: &str) -> ConditionalTree {
    ConditionalTree::read(text, &game()).expect("legal moves")
}

fn all(lang: Lang, tree: &ConditionalTree) -> String {
    let lines = tree.lines();
    numbered(lang, &lines, 0..lines.len())
}

#[test]
fn lines_are_words_around_moves() {
    let tree = tree("18-19 26-25 29-30 27x19; 11-19 27x19");
    assert_eq!(
        all(Lang::En, &tree),
        "1. If `N11-19`, then `N27x19`.\n2. If `18-19`, then `26-25`; if `29-30`, then `N27x19`."
    );
}

#[test]
fn what_is_shown_is_read_back_in_every_language_whatever_stands_around() {
    let tree = tree("18-19 26-25 29-30 27x19; 11-19 27x19; 29-30 26-25");
    for lang in Lang::ALL {
        let message = format!("**12** `/if` - 1. `x`\n{}\n`18-19`", all(lang, &tree));
        assert_eq!(read(&message, &game()).as_ref(), Some(&tree), "{message}");
    }
    assert_eq!(read("nothing here", &game()), None);
}

#[test]
fn a_line_is_named_until_another_takes_its_place() {
    let tree = tree("18-19 26-25; 11-19 27x19; 29-30 26-25");
    let lines = tree.lines();
    let names: Vec<String> = lines.iter().enumerate().map(|(index, line)| value(index, line)).collect();
    let left = without(&tree, &[names[2].clone(), names[0].clone()]).expect("they are there");
    assert_eq!(left.to_string(), lines[1].to_string());
    assert_eq!(without(&left, &names[..1]), None, "the first line is another one now");
}

#[test]
fn the_pages_hold_all_lines_in_order_and_each_fits() {
    // Sixty answers: each pawn and knight move met by each of several moves would be too many, so two plies deep.
    let position = game().position().clone();
    let mut text = Vec::new();
    for mv in position.legal_moves().iter().take(ConditionalTree::MOST_ANSWERS) {
        let mut then = game();
        then.push(*mv).expect("legal");
        if let Some(answer) = then.position().legal_moves().iter().min() {
            text.push(format!("{mv} {answer}"));
        }
    }
    let tree = tree(&text.join("; "));
    let lines = tree.lines();
    for lang in Lang::ALL {
        let pages = pages(lang, &lines);
        assert_eq!(pages.first().map(|page| page.start), Some(0));
        assert_eq!(pages.last().map(|page| page.end), Some(lines.len()));
        for page in &pages {
            assert!((1..=OPTIONS).contains(&page.len()), "{page:?}");
            assert!(numbered(lang, &lines, page.clone()).chars().count() <= ROOM);
        }
        assert!(pages.windows(2).all(|pair| pair[0].end == pair[1].start));
    }
    assert_eq!(pages(Lang::En, &[]), [Range { start: 0, end: 0 }]);
}

#[test]
fn letters_of_ones_own_language_are_read_and_doubtful_ones_asked_about() {
    let start = Game::from(crate::sample::start());
    let typed = |lang, text: &str| match typed(lang, text, &start) {
        Ok(tree) => Ok(tree.to_string()),
        Err(Trouble::Person(sentence)) => Err(sentence),
        Err(other) => panic!("{other}"),
    };
    assert_eq!(typed(Lang::En, "K@4 R@10").as_deref(), Ok("K@4 R@10"));
    assert_eq!(typed(Lang::Ru, "если Кр@4, то Л@10").as_deref(), Ok("K@4 R@10"));
    assert_eq!(typed(Lang::Hu, "ha V@4 akkor F@10").as_deref(), Ok("Q@4 B@10"));
    // B is the rook in Hungarian.
    let asked = typed(Lang::Hu, "K@4 B@10").expect_err("a question");
    assert!(asked.contains("`B@10`") && asked.contains("`F@10`") && asked.contains("`R@10`"), "{asked}");
}

#[test]
fn errors_are_in_the_readers_language() {
    let sentence = |lang, text: &str| match typed(lang, text, &game()) {
        Err(Trouble::Person(sentence)) => sentence,
        other => panic!("{other:?}"),
    };
    let english = sentence(Lang::En, "18-19 26-25; 18-99 26-25");
    assert!(english.starts_with("Line 2, `18-99`: There is no cell 99"), "{english}");
    assert!(sentence(Lang::Ru, "18-19").contains("`18-19`"));
    for lang in Lang::ALL {
        for text in ["18-19", "18-19 26-25; 18-19 33-32", "hello there", &"18-19 ".repeat(21)] {
            assert!(!sentence(lang, text).is_empty());
        }
    }
}
