//! The house against people: ten levels, any rule set.

use std::time::Duration;

use rules::{Game, Move, Position};

use crate::{Engine, House, Limits, Score, Signals};

/// A move of the house, and what it thinks of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move.
    pub mv: Move,
    /// What the position is worth to the side to move, in hundredths of a pawn; a mate is worth 10,000 or more.
    pub centipawns: i32,
}

/// How a level plays.
#[derive(Clone, Copy, Debug)]
struct Strength {
    /// Positions that it looks at.
    nodes: u64,
    /// Moves that it considers.
    lines: usize,
    /// How much worse than the best a move may be that it still plays, in hundredths of a pawn.
    band: i32,
}

/// From a beginner, who sees a ply or two and does not mind a lost man, to all that the engine can in a few seconds.
const LEVELS: [Strength; 10] = [
    Strength { nodes: 150, lines: 10, band: 400 },
    Strength { nodes: 400, lines: 8, band: 280 },
    Strength { nodes: 1_000, lines: 6, band: 200 },
    Strength { nodes: 2_500, lines: 5, band: 140 },
    Strength { nodes: 6_000, lines: 4, band: 95 },
    Strength { nodes: 15_000, lines: 4, band: 60 },
    Strength { nodes: 40_000, lines: 3, band: 35 },
    Strength { nodes: 120_000, lines: 2, band: 18 },
    Strength { nodes: 500_000, lines: 1, band: 0 },
    Strength { nodes: 2_500_000, lines: 1, band: 0 },
];

/// On a busy machine: people wait for an answer.
const LONGEST: Duration = Duration::from_secs(4);

/// The most memory that a thought takes for its table.
const TABLE_MIB: usize = 16;

/// Thinks about the position on the board at a level from 1 to 10; `None` where there is no move, or `signals` ended
/// the thought before anything was found. The same game gives the same move: nothing is lost when a thought is begun anew.
pub fn think(game: &Game, level: u8, signals: &Signals) -> Option<Thought> {
    let strength = LEVELS[usize::from(level.clamp(1, 10)) - 1];
    match game.initial() {
        Position::Starchess(start) => search(start, game, strength, signals, |mv| match mv {
            Move::Starchess(mv) => Some(mv),
            _ => None,
        }),
        Position::Chess(start) => search(start, game, strength, signals, |mv| match mv {
            Move::Chess(mv) => Some(mv),
            _ => None,
        }),
        Position::Chess100(start) => search(start, game, strength, signals, |mv| match mv {
            Move::Chess100(mv) => Some(mv),
            _ => None,
        }),
    }
}

fn search<P: House>(
    start: &P,
    game: &Game,
    strength: Strength,
    signals: &Signals,
    own: impl Fn(Move) -> Option<P::Move>,
) -> Option<Thought>
where
    Move: From<P::Move>,
{
    let mut engine = Engine::<P>::new(TABLE_MIB);
    engine.lines = strength.lines;
    engine.set_game(start.clone(), game.moves().iter().filter_map(|mv| own(*mv))).ok()?;
    let limits = Limits { nodes: Some(strength.nodes), movetime: Some(LONGEST), ..Limits::default() };
    let report = engine.think(&limits, signals, |_| ());
    let lines: Vec<(Move, i32)> = report
        .lines
        .iter()
        .filter_map(|line| Some(((*line.pv.first()?).into(), worth(line.score))))
        .collect();
    let (_, best) = *lines.first()?;
    // A mate that is seen is given.
    let band = if best >= MATE { 0 } else { strength.band };
    let within: Vec<&(Move, i32)> = lines.iter().filter(|(_, score)| *score >= best - band).collect();
    let (mv, _) = within[pick(engine.position().hash(), within.len())];
    Some(Thought { mv: *mv, centipawns: best })
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

/// One of so many, the same for the same position. The first come more often.
fn pick(hash: u64, count: usize) -> usize {
    let draw = |salt: u64| ((hash ^ salt).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33) as usize % count.max(1);
    draw(1).min(draw(0x5851_f42d))
}
