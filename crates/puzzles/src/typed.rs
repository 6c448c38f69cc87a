//! What a solver types: one move, or the line at once.

use rules::input::{Letters, MoveTextError, Reading, read_move, read_move_with};
use rules::{Move, Position};

use crate::attempt::{Attempt, Verdict};

/// What a typed answer came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What each own move of it was worth; never empty. Only the last can be wrong.
    pub verdicts: Vec<Verdict>,
    /// The reply that the text expects where the opponent answers something else; what follows it was not looked at.
    pub other_reply: Option<Move>,
    /// Why the next move of the text, after those that were right, could not be read.
    pub unread: Option<MoveTextError>,
}

impl Answer {
    /// Whether the puzzle is solved by it.
    pub fn is_solved(&self) -> bool {
        matches!(self.verdicts.last(), Some(Verdict::Solved { .. }))
    }

    /// The move that was wrong, if one was.
    pub fn wrong(&self) -> Option<Move> {
        match self.verdicts.last() {
            Some(Verdict::Wrong { played }) => Some(*played),
            _ => None,
        }
    }
}

/// How many pieces a spelling with inner spaces may have: `26 27 n`.
const PIECES: usize = 3;

impl Attempt<'_> {
    /// Judges a typed answer: one move, several own moves, or a line with the opponent's replies in it, in any spelling, with
    /// or without numbers. `letters` are those of the solver's language. Right moves are played.
    ///
    /// # Errors
    /// A text of which not even the first move can be read; the attempt stands where it stood.
    pub fn answer(&mut self, text: &str, letters: Option<&Letters>) -> Result<Answer, MoveTextError> {
        let pieces = pieces(text);
        // The whole as one move is tried first: no spelling of one has two meanings then.
        let whole = readings(self.position(), text, letters);
        if pieces.len() <= 1 || whole.is_ok() {
            let verdict = self.best_of(&whole?);
            return Ok(Answer { verdicts: vec![verdict], other_reply: None, unread: None });
        }
        let runs = [false, true].map(|with_replies| {
            let mut attempt = self.clone();
            let answer = attempt.run(&pieces, letters, with_replies);
            answer.map(|answer| (attempt, answer))
        });
        // Of the two ways to read it, the one that leads further.
        let worth = |answer: &Answer| {
            let right = answer.verdicts.iter().filter(|verdict| !matches!(verdict, Verdict::Wrong { .. }));
            (answer.is_solved(), right.count(), answer.wrong().is_none(), answer.unread.is_none())
        };
        let (attempt, answer) = match runs {
            [Ok(own), Ok(both)] => {
                if worth(&both.1) > worth(&own.1) {
                    both
                } else {
                    own
                }
            }
            [Ok(run), Err(_)] | [Err(_), Ok(run)] => run,
            [Err(fault), Err(_)] => return Err(fault),
        };
        *self = attempt;
        Ok(answer)
    }

    /// Plays the first of these that is right, or finds the first wrong.
    fn best_of(&mut self, moves: &[Move]) -> Verdict {
        let right = self.right_moves();
        let side = self.position().side();
        let chosen = moves.iter().find(|played| right.contains(&played.made_by(side)));
        self.play(*chosen.unwrap_or(&moves[0]))
    }

    fn run(
        &mut self,
        pieces: &[&str],
        letters: Option<&Letters>,
        with_replies: bool,
    ) -> Result<Answer, MoveTextError> {
        let mut answer = Answer { verdicts: Vec::new(), other_reply: None, unread: None };
        let mut at = 0;
        while at < pieces.len() && !self.is_solved() {
            let (moves, used) = match next(self.position(), &pieces[at..], letters) {
                Ok(read) => read,
                Err(fault) if answer.verdicts.is_empty() => return Err(fault),
                // What was right before stays right; the solver is told where it ended.
                Err(fault) => {
                    answer.unread = Some(fault);
                    break;
                }
            };
            at += used;
            let before = self.position().clone();
            let verdict = self.best_of(&moves);
            answer.verdicts.push(verdict);
            let Verdict::Right { played, reply } = verdict else { break };
            if !with_replies || at == pieces.len() {
                continue;
            }
            let there = before.play(played).expect("it was played");
            let (replies, used) = match next(&there, &pieces[at..], letters) {
                Ok(read) => read,
                Err(fault) => {
                    answer.unread = Some(fault);
                    break;
                }
            };
            if !replies.contains(&reply) {
                answer.other_reply = Some(replies[0]);
                break;
            }
            at += used;
        }
        Ok(answer)
    }
}

/// The legal moves that a text can mean.
fn readings(position: &Position, text: &str, letters: Option<&Letters>) -> Result<Vec<Move>, MoveTextError> {
    let Some(letters) = letters else { return read_move(position, text).map(|played| vec![played]) };
    let read = read_move_with(position, text, letters);
    // What is written just as records write it is that move, whatever letters a language has.
    if let Ok(played) = read_move(position, text) {
        let mut moves = match read {
            Ok(Reading::Several(moves)) => moves,
            Ok(Reading::One(own)) => vec![own],
            Err(_) => Vec::new(),
        };
        if !moves.contains(&played) {
            moves.push(played);
        }
        return Ok(moves);
    }
    read.map(|reading| match reading {
        Reading::One(played) => vec![played],
        Reading::Several(moves) => moves,
    })
}

/// The move that the first pieces of a text mean, and how many of them.
fn next(
    position: &Position,
    pieces: &[&str],
    letters: Option<&Letters>,
) -> Result<(Vec<Move>, usize), MoveTextError> {
    let mut fault = None;
    for used in 1..=PIECES.min(pieces.len()) {
        match readings(position, &pieces[..used].join(" "), letters) {
            Ok(moves) => return Ok((moves, used)),
            Err(refusal) => fault = fault.or(Some(refusal)),
        }
    }
    Err(fault.expect("there is a piece"))
}

/// A text cut where a move can end, without the numbers of moves.
fn pieces(text: &str) -> Vec<&str> {
    let cut = text.split(|c: char| c.is_whitespace() || matches!(c, ';' | ',' | '…'));
    let number = |piece: &str| {
        let rest = piece.trim_start_matches(|c: char| c.is_ascii_digit());
        rest.len() < piece.len() && rest.starts_with('.')
    };
    cut.map(|piece| {
        if number(piece) { piece.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.') } else { piece }
    })
    .filter(|piece| !piece.is_empty())
    .collect()
}
