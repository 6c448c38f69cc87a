//! Conditional moves as people type them.

use rules::input::{MoveTextError, read_move};
use rules::{Game, Move, Position, Square, Variant};

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
        let lines = text.split([';', '\n']).map(|line| words(line, game.variant()));
        let lines = lines.filter(|words| !words.is_empty());
        for (at, words) in lines.enumerate() {
            let line = at + 1;
            tree.insert(pairs(&words, line, game, &read)?, line)?;
        }
        Ok(tree)
    }
}

/// The moves of a line, not yet read. A turn that brings a queen back has a comma of its own: `d1=Q,Qd1-d8`.
fn words(line: &str, variant: Variant) -> Vec<String> {
    let mut moves: Vec<String> = Vec::new();
    let mut restores = false;
    for word in line.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
        if FILLERS.contains(&word.to_lowercase().as_str()) {
            continue;
        }
        match moves.last_mut().filter(|_| restores) {
            Some(begun) => *begun = format!("{begun},{word}"),
            None => moves.push(word.to_owned()),
        }
        let princess = word.split_once('=').map(|(square, _)| square.to_lowercase());
        restores = princess.is_some_and(|square| Square::parse(variant, &square).is_ok());
    }
    moves
}

fn pairs(
    words: &[String],
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
            let asked = step(&pair[0])?;
            match pair.get(1) {
                Some(answer) => Ok(Pair { asked, answer: step(answer)? }),
                None => Err(ConditionalError::NoAnswer { line, asked: asked.written }),
            }
        })
        .collect()
}
