//! Lines of prepared answers as text: typed, shown, and read back from what was shown.

use std::cell::RefCell;
use std::ops::Range;

use ::words::Lang;
use play::{ConditionalLine, ConditionalTree};
use rules::input::{MoveTextError, Reading, read_move_with};
use rules::{Game, Move, Position};

use super::Path;
use crate::controls::OPTIONS;
use crate::text::{letters, prepared as words};
use crate::trouble::Trouble;

/// How many characters the lines of one message may have; the rest of its 2000 is for what stands around them.
const ROOM: usize = 1500;

/// A text that is to be a move and can be two, the position, and the two.
type Ambiguous = (String, Position, Vec<Move>);

/// Reads what somebody typed, with the letters of their language.
pub(super) fn typed(lang: Lang, text: &str, game: &Game) -> Result<ConditionalTree, Trouble> {
    let letters = letters::of(lang);
    let ambiguous: RefCell<Option<Ambiguous>> = RefCell::new(None);
    let read = |position: &Position, text: &str| match read_move_with(position, text, letters)? {
        Reading::One(mv) => Ok(mv),
        Reading::Several(moves) => {
            *ambiguous.borrow_mut() = Some((text.to_owned(), position.clone(), moves));
            Err(MoveTextError::Unreadable { variant: position.variant(), text: text.to_owned() })
        }
    };
    let tree = ConditionalTree::read_with(text, game, read);
    match (tree, ambiguous.into_inner()) {
        (Ok(tree), _) => Ok(tree),
        (Err(_), Some((text, position, moves))) => {
            let ways: Vec<String> = moves.iter().map(|mv| unmistakable(lang, &position, *mv)).collect();
            Err(Trouble::person(words::ambiguous(lang, &text, &ways)))
        }
        (Err(error), None) => Err(Trouble::person(words::error(lang, &error))),
    }
}

/// A spelling of a move that has one reading, if there is one: with the reader's own letter where the English one means
/// something else to them.
fn unmistakable(lang: Lang, position: &Position, mv: Move) -> String {
    let written = position.written(mv);
    let own = match mv.placed().or(mv.promotion()) {
        Some(role) => written.replace(role.letter(), &letters::own(lang, role)),
        None => mv.to_string(),
    };
    let one = |text: &String| read_move_with(position, text, letters::of(lang)) == Ok(Reading::One(mv));
    [written.clone(), mv.to_string(), own].into_iter().find(one).unwrap_or(written)
}

/// The lines in words, numbered from 1: `1. If 20-19, then N11-19.`
pub(super) fn numbered(lang: Lang, lines: &[ConditionalLine], range: Range<usize>) -> String {
    let numbered: Vec<String> = range.map(|index| one(lang, index, &lines[index])).collect();
    numbered.join("\n")
}

fn one(lang: Lang, index: usize, line: &ConditionalLine) -> String {
    let moves: Vec<String> = line.moves().map(|(_, written)| written.to_owned()).collect();
    format!("{}. {}", index + 1, pairs(lang, &moves))
}

/// A line in words, its moves in backticks.
pub(super) fn pairs(lang: Lang, moves: &[String]) -> String {
    words::line(
        lang,
        moves.chunks(2).filter_map(|pair| Some((pair.first()?.as_str(), pair.get(1)?.as_str()))),
    )
}

/// The lines of each page: no more than a menu or a message holds. At least one page.
pub(super) fn pages(lang: Lang, lines: &[ConditionalLine]) -> Vec<Range<usize>> {
    let mut pages = Vec::from([Range { start: 0, end: 0 }]);
    let mut room = ROOM;
    for (index, line) in lines.iter().enumerate() {
        let needed = one(lang, index, line).chars().count() + 1;
        let page = pages.last().cloned().unwrap_or_default();
        if !page.is_empty() && (needed > room || page.len() == OPTIONS) {
            pages.push(index..index);
            room = ROOM;
        }
        if let Some(page) = pages.last_mut() {
            page.end = index + 1;
        }
        room = room.saturating_sub(needed);
    }
    pages
}

/// The lines that a message of ours shows; `None` when there are none.
pub(super) fn read(content: &str, game: &Game) -> Option<ConditionalTree> {
    let lines = content.lines().filter(|line| {
        let number = line.split_once(". ").map_or("", |(number, _)| number);
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    });
    let text: Vec<String> =
        lines.map(|line| line.split('`').skip(1).step_by(2).collect::<Vec<_>>().join(" ")).collect();
    ConditionalTree::read(&text.join("; "), game).ok().filter(|tree| !tree.is_empty())
}

/// The moves of a line as records write them.
pub(super) fn line_of(game: &Game, path: Path) -> Vec<String> {
    let mut game = game.clone();
    let mut written = Vec::new();
    for pick in path.picks() {
        let Some(mv) = pick.of(game.position()) else { break };
        let text = game.position().written(mv);
        if game.push(mv).is_err() {
            break;
        }
        written.push(text);
    }
    written
}

/// How a menu names a line: its number, and a mark by which another line in its place is told from it.
pub(super) fn value(index: usize, line: &ConditionalLine) -> String {
    let mark = line
        .to_string()
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{index}-{mark:08x}")
}

/// A tree without the lines that a menu names; `None` when one of them is not there any more.
pub(super) fn without(tree: &ConditionalTree, values: &[String]) -> Option<ConditionalTree> {
    let lines = tree.lines();
    let mut gone = Vec::new();
    for named in values {
        gone.push(lines.iter().enumerate().position(|(index, line)| value(index, line) == *named)?);
    }
    gone.sort_unstable();
    // Lines that share a beginning keep it as long as one of them is left, so the last ones go first.
    let mut left = tree.clone();
    for index in gone.into_iter().rev() {
        left.remove(index);
    }
    Some(left)
}

#[cfg(test)]
mod tests;
