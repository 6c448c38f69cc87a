//! A game's puzzle.

use engine::AnyEngine;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rules::Move;

use crate::difficulty::{self, Features};
use crate::id::PuzzleId;
use crate::material::balance;
use crate::mine::candidates::{LONGEST_MATE, Promise, candidates};
use crate::mine::game::Game;
use crate::mine::mates::mate_line;
use crate::mine::traps;
use crate::mine::wins::{positions, win_line};
use crate::puzzle::{Goal, Parts, Puzzle};
use crate::quality::{Weakness, weakness};
use crate::rule_sets::Mined;
use crate::source::Source;
use crate::themes;
use crate::verifier::Verifier;

/// One game of so many is looked at for placements that win: most games have some.
const TRAPS: u32 = 12;
/// How many places of a game are looked at closely.
const TRIES: usize = 6;
/// A mate is no puzzle where something else promises this win chance without it: who finds that has not failed.
const WINS_ANYWAY: f64 = 0.8;
/// What a winning line must gain, in hundredths of a pawn.
const GAIN: i32 = 100;

/// Finds puzzles in games of one rule set.
pub(crate) struct Finder<P: Mined> {
    /// Plays, and thinks about games.
    pub(crate) player: AnyEngine,
    verifier: Verifier<P>,
    /// Nodes that each position of a solution gets at first.
    nodes: u64,
}

/// A solution that was found at some place of a game.
struct Found<M> {
    line: Vec<M>,
    last_moves: Vec<M>,
    goal: Goal,
    /// How many positions the engine searched before it was sure of the first move.
    searched: u64,
}

impl<P: Mined> Finder<P> {
    pub(crate) fn new(nodes: u64) -> Self {
        Self { player: AnyEngine::new(P::VARIANT, 4), verifier: Verifier::new(), nodes }
    }

    /// One puzzle of a game, if it has any.
    pub(crate) fn puzzle(
        &mut self,
        game: &Game<P>,
        chance: &mut ChaCha8Rng,
        source: impl Fn(usize) -> Source,
    ) -> Option<Puzzle> {
        let mut places = Vec::new();
        if chance.random_ratio(1, TRAPS) {
            let traps = traps::winning_placements(game);
            places.extend(traps.into_iter().map(|(ply, moves)| (ply, Promise::Mate(moves))));
        }
        places.extend(candidates(game, chance));
        places.truncate(TRIES);
        places.into_iter().find_map(|(ply, promise)| self.at(game, ply, promise, &source))
    }

    fn at(
        &mut self,
        game: &Game<P>,
        ply: usize,
        promise: Promise,
        source: &impl Fn(usize) -> Source,
    ) -> Option<Puzzle> {
        let position = &game.positions[ply];
        let before = ply.checked_sub(1).map(|before| (&game.positions[before], game.moves[before]));
        let likely = game.moves.get(ply).copied().unwrap_or_else(|| position.legal_moves()[0]);
        // What the first move does not change is asked before the work.
        if weakness(position, likely, before).is_some_and(|weak| weak != Weakness::Recapture) {
            return None;
        }
        self.verifier.forget();
        let found = match promise {
            Promise::Mate(moves) => {
                self.mate(position, moves).or_else(|| self.win(position).filter(|_| !position.is_setup()))?
            }
            Promise::Win => self.win(position)?,
        };
        if weakness(position, found.line[0], before).is_some() {
            return None;
        }
        Some(Self::described(position, before.map(|(_, led)| led), &found, source(ply)))
    }

    fn mate(&mut self, position: &P, seen: u32) -> Option<Found<P::Move>> {
        // The proof is long; whether something else wins as well is known sooner.
        if seen > 1 {
            self.sure_of(position)?;
        }
        self.verifier.forget();
        let longest = LONGEST_MATE[P::VARIANT.index()];
        let moves = position.wide().solve(seen.min(longest))?.mate_in;
        // A mate in one is right at the last step and the first: it must be the only one.
        let mate = mate_line(position, moves).filter(|mate| moves > 1 || mate.last_moves.len() == 1)?;
        let along = positions(position, &mate.line);
        // At the last step every mate is right, and a mate in one is told from a win by anybody.
        let last = mate.line.len() - 1;
        let mut searched = 0;
        for (step, position) in along[..last].iter().enumerate().step_by(2) {
            let sure = self.sure_of(position)?;
            searched = if step == 0 { sure } else { searched };
        }
        if !along[last].is_setup() {
            let ranked = self.verifier.rank(&along[last], self.nodes)?;
            searched = if last == 0 { ranked.found_after } else { searched };
        }
        Some(Found { line: mate.line, last_moves: mate.last_moves, goal: Goal::Mate(moves), searched })
    }

    /// How many positions the engine searched before it was sure of the best move; nothing where another move wins all the same.
    /// Placements are not searched.
    fn sure_of(&mut self, position: &P) -> Option<u64> {
        if position.is_setup() {
            return Some(0);
        }
        let ranked = self.verifier.rank(position, self.nodes)?;
        (ranked.otherwise::<P>() <= WINS_ANYWAY).then_some(ranked.found_after)
    }

    fn win(&mut self, position: &P) -> Option<Found<P::Move>> {
        let win = win_line(&mut self.verifier, position, self.nodes)?;
        if win.line.len() < 3 {
            return None;
        }
        let along = positions(position, &win.line);
        let (us, end) = (position.side(), &along[along.len() - 1]);
        let mut kept = balance(end, us);
        if let Some(reply) = win.then {
            let mut after = end.clone();
            after.make(reply);
            kept = kept.min(balance(&after, us));
        }
        if !end.is_checkmate() && kept - balance(position, us) < GAIN {
            return None;
        }
        let last_moves = vec![win.line[win.line.len() - 1]];
        Some(Found { line: win.line, last_moves, goal: Goal::Win, searched: win.found_after })
    }

    fn described(position: &P, before: Option<P::Move>, found: &Found<P::Move>, source: Source) -> Puzzle {
        let themes = themes::of(position, &found.line, &found.last_moves, found.goal);
        let first = found.line[0];
        let mut after = position.clone();
        after.make(first);
        let features = Features {
            own_moves: found.line.len().div_ceil(2),
            choices: position.legal_moves().len(),
            takes: position.captured(first).is_some(),
            checks: after.in_check(),
            found_after: found.searched,
            themes: &themes,
        };
        let rating = difficulty::rating(&features);
        let all = |moves: &[P::Move]| moves.iter().map(|&played| played.into()).collect::<Vec<Move>>();
        let position: rules::Position = position.clone().into();
        let single = found.line.len() == 1;
        let parts = Parts {
            id: PuzzleId::of(&position),
            before: before.map(Into::into),
            goal: found.goal,
            first_moves: all(if single { &found.last_moves } else { &found.line[..1] }),
            last_moves: all(&found.last_moves),
            line: all(&found.line),
            themes,
            rating,
            source,
            position,
        };
        Puzzle::new(parts).expect("a mined line is played by the rules")
    }
}
