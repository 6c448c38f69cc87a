//! An opponent: UCT with random rollouts.

use engine::House;
use engine::duel::Player;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Colour, Status};

struct Node<M> {
    /// None while it was never visited.
    children: Option<Vec<usize>>,
    played: Option<M>,
    visits: u32,
    /// Half points of the side that moved here.
    halves: u32,
}

/// Upper confidence bounds on trees, `rollouts` games a move.
pub(crate) struct Uct {
    rollouts: u32,
    rng: ChaCha8Rng,
}

impl Uct {
    pub(crate) fn new(rollouts: u32, seed: u64) -> Self {
        Self { rollouts, rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// Random play to an end; half points of White.
    fn roll_out<P: House>(&mut self, mut position: P) -> u32 {
        for _ in 0..200 {
            let moves = position.legal_moves();
            let Some(&played) = moves.choose(&mut self.rng) else {
                return match position.outcome_of(position.status()).winner() {
                    Some(Colour::White) => 2,
                    Some(Colour::Black) => 0,
                    None => 1,
                };
            };
            if position.halfmove() >= 100 {
                return 1;
            }
            position.make(played);
        }
        1
    }

    fn best_child<M>(&mut self, tree: &[Node<M>], node: usize) -> usize {
        let children = tree[node].children.as_ref().expect("it was expanded");
        let fresh: Vec<usize> = children.iter().copied().filter(|&child| tree[child].visits == 0).collect();
        if !fresh.is_empty() {
            return fresh[self.rng.random_range(0..fresh.len())];
        }
        let all = f64::from(tree[node].visits).ln();
        let bound = |&child: &usize| {
            let Node { visits, halves, .. } = tree[child];
            f64::from(halves) / 2.0 / f64::from(visits) + 0.9 * (all / f64::from(visits)).sqrt()
        };
        let best = children.iter().copied().max_by(|a, b| bound(a).total_cmp(&bound(b)));
        best.expect("a node that was expanded has children")
    }
}

impl<P: House> Player<P> for Uct {
    fn begin(&mut self) {}

    fn choose(&mut self, start: &P, moves: &[P::Move]) -> P::Move {
        let mut root = start.clone();
        for &played in moves {
            root.make(played);
        }
        let mut tree = vec![Node { children: None, played: None, visits: 0, halves: 0 }];
        for _ in 0..self.rollouts {
            let mut position = root.clone();
            let mut way = vec![0];
            let mut node = 0;
            loop {
                if tree[node].children.is_none() {
                    let first = tree.len();
                    let legal = position.legal_moves();
                    let fresh = |played| Node { children: None, played: Some(played), visits: 0, halves: 0 };
                    tree.extend(legal.into_iter().map(fresh));
                    tree[node].children = Some((first..tree.len()).collect());
                }
                if tree[node].children.as_ref().is_some_and(Vec::is_empty) {
                    break;
                }
                node = self.best_child(&tree, node);
                position.make(tree[node].played.expect("only the root has none"));
                way.push(node);
                if tree[node].visits == 0 {
                    break;
                }
            }
            // The side to move at the end of the way did not make its last move.
            let mut mover = !position.side();
            let white = match position.status() {
                Status::Setup | Status::Ongoing => self.roll_out(position),
                status => match position.outcome_of(status).winner() {
                    Some(Colour::White) => 2,
                    Some(Colour::Black) => 0,
                    None => 1,
                },
            };
            for &node in way.iter().rev() {
                tree[node].visits += 1;
                tree[node].halves += if mover == Colour::White { white } else { 2 - white };
                mover = !mover;
            }
        }
        let children = tree[0].children.clone().expect("there was a rollout");
        let best =
            children.into_iter().max_by_key(|&child| tree[child].visits).expect("the game is not over");
        tree[best].played.expect("only the root has none")
    }
}
