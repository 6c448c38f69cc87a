//! The source that speaks to people: which messages it asks for, and that it has no words of its own.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use words::Lang;

use crate::catalogue::Catalogue;
use crate::literals::{Literal, literals};

/// The files of the crate that speaks to people in Discord, tests left out.
fn files() -> Vec<(PathBuf, Vec<Literal>)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs")
                && !path.ends_with("tests.rs")
            {
                found.push(path);
            }
        }
    }
    let mut paths = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../discord/src"), &mut paths);
    assert!(paths.len() > 40, "the source is there");
    paths.sort();
    let read = |path: PathBuf| {
        let source = fs::read_to_string(&path).expect("a file");
        (path, literals(&source))
    };
    paths.into_iter().map(read).collect()
}

/// Whether a literal can only be the key of a message: of `say!` the first, in the module of texts all of that form.
fn is_key(path: &Path, literal: &Literal) -> bool {
    let of_say = literal.calls.last().is_some_and(|call| call == "say!") && literal.before == 0;
    let kebab = literal.text.contains('-')
        && literal.text.starts_with(|c: char| c.is_ascii_lowercase())
        && literal.text.chars().all(|c| c.is_ascii_lowercase() || "-.".contains(c));
    of_say || (kebab && path.components().any(|part| part.as_os_str() == "text"))
}

/// The keys of all messages that the source asks for.
pub(crate) fn asked() -> BTreeSet<String> {
    let known = Catalogue::of(Lang::En);
    let known = known.keys();
    let mut asked = BTreeSet::new();
    for (path, literals) in files() {
        for literal in literals {
            if is_key(&path, &literal)
                || (known.contains(literal.text.as_str()) && literal.text.contains('-'))
            {
                asked.insert(literal.text);
            }
        }
    }
    asked
}

/// What stays English: the name by which the program knows an entry of a menu, and notes in the outbox for whoever runs
/// the bot.
const EXCEPTIONS: [&str; 5] = [
    "Challenge to a game",
    "what it tells of is gone",
    "no direct messages",
    "it never arrived",
    "told in the answer",
];

/// Logs, errors for whoever runs the bot, and what is said when the program is wrong.
const NOT_FOR_PEOPLE: [&str; 13] = [
    "trace!",
    "debug!",
    "info!",
    "warn!",
    "error!",
    "info_span!",
    "error",
    "expect",
    "expect_err",
    "panic!",
    "unreachable!",
    "assert!",
    "debug_assert!",
];

/// Whether two words stand side by side: placeholders are none, nor are the parts of a position.
fn is_sentence(text: &str) -> bool {
    let mut plain = String::new();
    let mut depth = 0_u32;
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            c if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let words: Vec<&str> = plain.split(' ').collect();
    words.windows(2).any(|pair| {
        let bare = |text: &str| text.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
        let word =
            |text: &str| bare(text).chars().count() >= 2 && bare(text).chars().all(char::is_alphabetic);
        word(pair[0]) && word(pair[1])
    })
}

#[test]
fn no_sentence_stands_in_the_source() {
    let mut found = Vec::new();
    let mut excepted = BTreeSet::new();
    for (path, literals) in files() {
        for literal in literals {
            let for_people = !literal.calls.iter().any(|call| NOT_FOR_PEOPLE.contains(&call.as_str()));
            if EXCEPTIONS.contains(&literal.text.as_str()) {
                excepted.insert(literal.text);
            } else if for_people && is_sentence(&literal.text) {
                found.push(format!("{}: {}", path.display(), literal.text));
            }
        }
    }
    assert!(found.is_empty(), "words of the source's own: {found:#?}");
    assert_eq!(excepted.len(), EXCEPTIONS.len(), "an exception is gone: {excepted:?}");
}
