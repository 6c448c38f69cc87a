//! Games of the house engine with itself, and games from records, with what the side to move thought of each position.

use engine::{AnyEngine, Limits, Score, Signals};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Move, MoveParts, Outcome, Status, Variant};

use crate::chance::win_chance;
use crate::rule_sets::Mined;

/// A game with a score for each position that was thought about.
pub(crate) struct Game<P: Mined> {
    /// The positions after 0, 1, 2 … plies.
    pub(crate) positions: Vec<P>,
    /// The moves between them.
    pub(crate) moves: Vec<P::Move>,
    /// What each position was worth to the side to move, in the order of positions; none where nobody thought.
    pub(crate) scores: Vec<Option<Score>>,
    /// How it ended.
    pub(crate) outcome: Outcome,
}

/// After how many nodes a side may have to make up its mind: few, so that it errs.
const NODES: [u64; 4] = [40, 100, 250, 600];
/// How many nodes each position gets all the same, so that the error is seen.
const SCAN: u64 = 1_500;
/// A game is broken off after so many plies.
const LONGEST: usize = 240;
/// A game in which one side is so sure to win for so many plies is broken off.
const DECIDED: (f64, usize) = (0.97, 8);

/// What chance there is in a game: it depends on the seed and the game's number alone.
pub(crate) fn chance(seed: u64, number: u64) -> ChaCha8Rng {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    chance.set_stream(number);
    chance
}

/// A game of the engine with itself from a random opening. Each side plays what it held to be best after few nodes; the scores
/// are those of more.
pub(crate) fn play<P: Mined>(engine: &mut AnyEngine, chance: &mut ChaCha8Rng) -> Game<P> {
    let game = opening::<P>(chance);
    let nodes = [0, 1].map(|_| *NODES.choose(chance).expect("there are some"));
    go_on(engine, game, nodes, SCAN)
}

/// A game in which both sides use all of so many nodes a move.
pub(crate) fn play_well<P: Mined>(engine: &mut AnyEngine, chance: &mut ChaCha8Rng, nodes: u64) -> Game<P> {
    go_on(engine, opening::<P>(chance), [nodes; 2], nodes)
}

/// Plays a game to its end.
fn go_on<P: Mined>(engine: &mut AnyEngine, mut game: Game<P>, nodes: [u64; 2], scan: u64) -> Game<P> {
    let limits = Limits { nodes: Some(scan), ..Limits::default() };
    let mut decided = 0;
    loop {
        let position = game.last();
        let status = position.status();
        if status.is_over() {
            game.outcome = position.outcome_of(status);
            return game;
        }
        if game.moves.len() >= LONGEST || game.repetitions() >= 3 {
            game.outcome = Outcome::Draw;
            return game;
        }
        game.set(engine);
        let mind = nodes[position.side().index()];
        let mut weak = None;
        let report = engine.think(1, &limits, &Signals::default(), &mut |report| {
            if weak.is_none() || report.nodes <= mind {
                weak = Some(report.lines[0].pv[0]);
            }
        });
        let best = &report.lines[0];
        let worth = win_chance(P::VARIANT, best.score);
        let (sure, long) = DECIDED;
        decided = if worth.abs() > sure && !matches!(best.score, Score::Mate(_)) { decided + 1 } else { 0 };
        if decided >= long {
            let winner = if worth > 0.0 { position.side() } else { !position.side() };
            game.outcome = Outcome::win(winner);
            return game;
        }
        let played = if mind < scan { weak.unwrap_or(best.pv[0]) } else { best.pv[0] };
        *game.scores.last_mut().expect("there is a position") = Some(best.score);
        game.push(P::own(played));
    }
}

/// A game that was played elsewhere, thought about.
pub(crate) fn read<P: Mined>(
    engine: &mut AnyEngine,
    start: &P,
    moves: &[P::Move],
    outcome: Outcome,
) -> Game<P> {
    let mut game = Game::from(start.clone());
    game.outcome = outcome;
    let limits = Limits { nodes: Some(SCAN), ..Limits::default() };
    for &played in moves {
        if !game.last().is_setup() {
            game.set(engine);
            let report = engine.think(1, &limits, &Signals::default(), &mut |_| ());
            *game.scores.last_mut().expect("there is a position") =
                report.lines.first().map(|line| line.score);
        }
        game.push(played);
    }
    game
}

/// Random moves, through the setup of Starchess and a little further, after which the game goes on.
fn opening<P: Mined>(chance: &mut ChaCha8Rng) -> Game<P> {
    loop {
        let plies = match P::VARIANT {
            Variant::Starchess => 10 + chance.random_range(0..6),
            Variant::Chess | Variant::Chess100 => chance.random_range(6..14),
        };
        let mut game = Game::from(P::start());
        for _ in 0..plies {
            if game.last().status().is_over() {
                break;
            }
            let Some(&played) = game.last().legal_moves().choose(chance) else { break };
            game.push(played);
        }
        let even = game.last().evaluate().abs() < 250;
        if even && game.last().status() == Status::Ongoing {
            return game;
        }
    }
}

impl<P: Mined> From<P> for Game<P> {
    fn from(position: P) -> Self {
        Self { positions: vec![position], moves: Vec::new(), scores: vec![None], outcome: Outcome::None }
    }
}

impl<P: Mined> Game<P> {
    /// Shows the game to the engine.
    fn set(&self, engine: &mut AnyEngine) {
        let moves: Vec<Move> = self.moves.iter().map(|&played| played.into()).collect();
        engine.set_game(&self.positions[0].wide(), &moves).expect("they were played");
    }

    fn last(&self) -> &P {
        self.positions.last().expect("a game has a position")
    }

    fn push(&mut self, played: P::Move) {
        let mut next = self.last().clone();
        let played = played.made_by(next.side());
        next.make(played);
        self.positions.push(next);
        self.moves.push(played);
        self.scores.push(None);
    }

    fn repetitions(&self) -> usize {
        let now = self.last().hash();
        self.positions.iter().filter(|before| before.hash() == now).count()
    }
}
