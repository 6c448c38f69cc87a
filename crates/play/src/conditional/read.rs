//! Conditional moves as people type them.

use rules::input::{MoveTextError, read_move};
use rules::{Game, Move, Position};

use super::{ConditionalError, ConditionalTree, Pair, Step};

/// Words between moves that say nothing, in every language that the texts come in, and signs that do not stand in a move.
const FILLERS: [&str; 14] =
    ["if", "then", "если", "то", "тогда", "jeśli", "jesli", "to", "wtedy", "ha", "akkor", "->", "=>", "→"];

impl ConditionalTree {
    /// The tree of a text, from the position of a game in which the opponent is on move.
    ///
    /// Lines are parted by `;` or a new line. Each is a sequence of the opponent's move, the player's answer, the
    /// opponent's next move and so on, parted by spaces or commas, in any spelling of
    /// [`read_move`](rules::input::read_move) without spaces inside; `if`, `then` and arrows between moves are passed
    /// over. Lines that begin alike are one branch. A text without moves is the empty tree.
    ///
    /// # Errors
    /// The first [`ConditionalError`] found.
    pub fn read(text: &str, game: &Game) -> Result<Self, ConditionalError> {
        Self::read_with(text, game, read_move)
    }

    /// As [`read`](Self::read), each move read by `read`: for letters of other languages.
    ///
    /// # Errors
    /// As [`read`](Self::read). A move that `read` gives and the position does not allow is refused as well.
    pub fn read_with(
        text: &str,
        game: &Game,
        read: impl Fn(&Position, &str) -> Result<Move, MoveTextError>,
    ) -> Result<Self, ConditionalError> {
        let mut tree = Self::default();
        let lines = text.split([';', '\n']).map(words).filter(|words| !words.is_empty());
        for (at, words) in lines.enumerate() {
            let line = at + 1;
            tree.insert(pairs(&words, line, game, &read)?, line)?;
        }
        Ok(tree)
    }
}

/// The moves of a line, not yet read.
fn words(line: &str) -> Vec<&str> {
    let words = line.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    words.filter(|word| !FILLERS.contains(&word.to_lowercase().as_str())).collect()
}

fn pairs(
    words: &[&str],
    line: usize,
    game: &Game,
    read: &impl Fn(&Position, &str) -> Result<Move, MoveTextError>,
) -> Result<Vec<Pair>, ConditionalError> {
    if words.len() > ConditionalTree::MOST_PLIES {
        return Err(ConditionalError::TooDeep { line });
    }
    let mut game = game.clone();
    let mut step = |word: &str| {
        let status = game.status();
        if status.is_over() {
            return Err(ConditionalError::GameOver { line, text: word.to_owned(), status });
        }
        let position = game.position().clone();
        let refused = |why| ConditionalError::Move { line, text: word.to_owned(), why: Box::new(why) };
        let mv = read(&position, word).map_err(refused)?;
        if game.push(mv).is_err() {
            let why = read_move(&position, &mv.to_string());
            return Err(refused(why.expect_err("a move that cannot be played cannot be read")));
        }
        Ok(Step { mv, written: position.written(mv) })
    };
    words
        .chunks(2)
        .map(|pair| {
            let asked = step(pair[0])?;
            match pair.get(1) {
                Some(answer) => Ok(Pair { asked, answer: step(answer)? }),
                None => Err(ConditionalError::NoAnswer { line, asked: asked.written }),
            }
        })
        .collect()
}
