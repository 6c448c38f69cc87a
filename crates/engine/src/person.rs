//! The house against people: ten levels, any rule set.

use std::time::Duration;

use rules::{Game, Move, Position};

use crate::level;
use crate::{Engine, House, Limits, Score, Signals};

/// A move of the house, and what it thinks of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move.
    pub mv: Move,
    /// What the position is worth to the side to move, in hundredths of a pawn; a mate is worth 10,000 or more.
    pub centipawns: i32,
}

/// As well as it can in a second or two.
const NODES: u64 = 2_500_000;

/// On a busy machine: people wait for an answer.
const LONGEST: Duration = Duration::from_secs(4);

/// The most memory that a thought takes for its table.
const TABLE_MIB: usize = 16;

/// Thinks about the position on the board at a level from 1 to 10; `None` where there is no move, or `signals` ended
/// the thought before anything was found. The same game gives the same move: nothing is lost when a thought is begun anew.
pub fn think(game: &Game, level: u8, signals: &Signals) -> Option<Thought> {
    match game.initial() {
        Position::Starchess(start) => search(start, game, level, signals, |mv| match mv {
            Move::Starchess(mv) => Some(mv),
            _ => None,
        }),
        Position::Chess(start) => search(start, game, level, signals, |mv| match mv {
            Move::Chess(mv) => Some(mv),
            _ => None,
        }),
        Position::Chess100(start) => search(start, game, level, signals, |mv| match mv {
            Move::Chess100(mv) => Some(mv),
            _ => None,
        }),
    }
}

fn search<P: House>(
    start: &P,
    game: &Game,
    level: u8,
    signals: &Signals,
    own: impl Fn(Move) -> Option<P::Move>,
) -> Option<Thought>
where
    Move: From<P::Move>,
{
    let mut engine = Engine::<P>::new(TABLE_MIB);
    engine.set_game(start.clone(), game.moves().iter().filter_map(|mv| own(*mv))).ok()?;
    let limits = Limits { nodes: Some(NODES), movetime: Some(LONGEST), ..Limits::default() };
    let report = if level < level::FULL {
        let seed = engine.position().hash();
        level::think_seeded(&mut engine, level.max(1), &limits, signals, seed)
    } else {
        engine.think(&limits, signals, |_| ())
    };
    let line = report.lines.first()?;
    Some(Thought { mv: (*line.pv.first()?).into(), centipawns: worth(line.score) })
}

/// What a mate is worth at least.
const MATE: i32 = 10_000;

fn worth(score: Score) -> i32 {
    match score {
        Score::Centipawns(score) => score.clamp(1 - MATE, MATE - 1),
        Score::Mate(moves) if moves > 0 => 2 * MATE - moves,
        Score::Mate(moves) => -2 * MATE - moves,
    }
}
