//! A solver's attempt: what is right, what the opponent answers, what is left to find.

use rules::{Man, Move, Position, Role, Square};

use crate::puzzle::{Goal, Puzzle};

/// A puzzle that somebody solves, with what was found so far.
#[derive(Clone, Debug)]
pub struct Attempt<'a> {
    puzzle: &'a Puzzle,
    position: Position,
    /// Own moves and replies so far.
    played: Vec<Move>,
    /// Whether a right move other than the line's was played, so that the line does not tell what follows.
    off_the_line: bool,
}

/// What an answer was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Not the move; the attempt stands where it stood.
    Wrong {
        /// What was tried.
        played: Move,
    },
    /// Right, and more is to be found.
    Right {
        /// What was played.
        played: Move,
        /// What the opponent answered.
        reply: Move,
    },
    /// Right, and the puzzle is solved.
    Solved {
        /// What was played.
        played: Move,
        /// Whether it is another mate than the line's, as good as that.
        alternative: bool,
    },
}

/// A step of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// This man moves.
    Man {
        /// The man.
        man: Man,
        /// Where it stands.
        on: Square,
    },
    /// This man is placed.
    Placed {
        /// What it is.
        role: Role,
    },
    /// It goes here.
    Target {
        /// Where the move ends.
        to: Square,
        /// The whole move.
        played: Move,
    },
}

impl<'a> Attempt<'a> {
    /// A puzzle of which nothing is found yet.
    pub fn new(puzzle: &'a Puzzle) -> Self {
        let position = puzzle.position().clone();
        Self { puzzle, position, played: Vec::new(), off_the_line: false }
    }

    /// The attempt after these own moves, as [`own_moves`](Self::own_moves) gave them.
    ///
    /// # Errors
    /// Gives back the first of them that is not right.
    pub fn resume(puzzle: &'a Puzzle, own_moves: &[Move]) -> Result<Self, Move> {
        let mut attempt = Self::new(puzzle);
        for &played in own_moves {
            if attempt.is_solved() {
                return Err(played);
            }
            if let Verdict::Wrong { played } = attempt.play(played) {
                return Err(played);
            }
        }
        Ok(attempt)
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &'a Puzzle {
        self.puzzle
    }

    /// The position in which a move is to be found, or the last one.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Own moves and replies so far.
    pub fn played(&self) -> &[Move] {
        &self.played
    }

    /// Own moves so far, which is all that has to be kept of an attempt.
    pub fn own_moves(&self) -> Vec<Move> {
        self.played.iter().copied().step_by(2).collect()
    }

    /// How many own moves are found.
    pub fn found(&self) -> usize {
        self.played.len().div_ceil(2)
    }

    /// How many own moves are still to be found.
    pub fn left(&self) -> usize {
        self.puzzle.own_moves() - self.found()
    }

    /// Whether everything is found.
    pub fn is_solved(&self) -> bool {
        self.left() == 0
    }

    /// Every right move now; none when the puzzle is solved.
    pub fn right_moves(&self) -> Vec<Move> {
        let parts = self.puzzle.parts();
        match self.left() {
            0 => Vec::new(),
            left if self.off_the_line => {
                self.position.solve(left as u32).map(|solution| solution.first_moves).unwrap_or_default()
            }
            1 => parts.last_moves.clone(),
            _ if self.played.is_empty() => parts.first_moves.clone(),
            _ => vec![parts.line[self.played.len()]],
        }
    }

    /// Plays a move if it is right. A solved puzzle finds every move wrong.
    pub fn play(&mut self, played: Move) -> Verdict {
        let played = played.made_by(self.position.side());
        if !self.right_moves().contains(&played) {
            return Verdict::Wrong { played };
        }
        let line = self.puzzle.line();
        let own = !self.off_the_line && line[self.played.len()] == played;
        self.push(played);
        if self.is_solved() {
            return Verdict::Solved { played, alternative: !own };
        }
        self.off_the_line |= !own;
        let reply = if self.off_the_line { self.longest_defence() } else { line[self.played.len()] };
        self.push(reply);
        Verdict::Right { played, reply }
    }

    /// What helps now: which man, then where to. None when the puzzle is solved.
    pub fn hints(&self) -> Option<[Hint; 2]> {
        let right = self.right_moves();
        let lined = self.puzzle.line().get(self.played.len()).filter(|played| right.contains(played));
        let played = *lined.or(right.first())?;
        let man = match (played.from(), played.placed()) {
            (Some(on), _) => Hint::Man { man: self.position.man_at(on)?, on },
            (None, role) => Hint::Placed { role: role? },
        };
        Some([man, Hint::Target { to: played.to(), played }])
    }

    /// What is left of the solution, own moves and replies in turn.
    pub fn rest(&self) -> Vec<Move> {
        if !self.off_the_line {
            return self.puzzle.line()[self.played.len()..].to_vec();
        }
        let solution = self.position.solve(self.left() as u32).filter(|_| !self.is_solved());
        solution.map(|solution| solution.line).unwrap_or_default()
    }

    fn push(&mut self, played: Move) {
        self.position = self.position.clone().play(played).expect("right moves and replies are legal");
        self.played.push(played);
    }

    /// The first of the opponent's answers that hold out longest, where the line does not tell.
    fn longest_defence(&self) -> Move {
        let Goal::Mate(_) = self.puzzle.goal() else {
            unreachable!("only mates have more than one right move before the last");
        };
        let mut answers = self.position.legal_moves();
        answers.sort_by_cached_key(Move::to_string);
        let lasts = |answer: &Move| {
            let after = self.position.clone().play(*answer).expect("it is legal");
            after.solve(self.left() as u32).map_or(0, |solution| solution.mate_in)
        };
        let longest = answers.iter().map(|answer| (lasts(answer), *answer));
        let best = longest.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.expect("a side that is not mated yet has an answer").1
    }
}
