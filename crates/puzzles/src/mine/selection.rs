//! Which of the puzzles found a set takes: no two alike, and not too many of one kind.

use std::collections::HashSet;

use rules::Variant;

use crate::mirror::{line_key, mirror_key};
use crate::puzzle::{Goal, Puzzle};
use crate::shipped::published;
use crate::theme::Theme;

/// The share of a set that may be of one kind at most. On the wider boards long puzzles are rare.
const fn share(variant: Variant, kind: Kind) -> f64 {
    let narrow = matches!(variant, Variant::Starchess);
    match kind {
        Kind::MateIn1 | Kind::SetupTrap => 0.1,
        Kind::MateIn2 | Kind::ShortWin if narrow => 0.35,
        Kind::MateIn2 | Kind::ShortWin => 0.45,
        Kind::Short if narrow => 0.65,
        Kind::Short => 0.8,
        Kind::Placement => 0.03,
    }
}

/// So many more of a kind are let in at the beginning of a set.
const BEGINNING: f64 = 10.0;

/// What there would be too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    MateIn1,
    MateIn2,
    ShortWin,
    Short,
    SetupTrap,
    Placement,
}

impl Kind {
    const ALL: [Self; 6] =
        [Self::MateIn1, Self::MateIn2, Self::ShortWin, Self::Short, Self::SetupTrap, Self::Placement];

    fn has(self, puzzle: &Puzzle) -> bool {
        match self {
            Self::MateIn1 => puzzle.goal() == Goal::Mate(1),
            Self::MateIn2 => puzzle.goal() == Goal::Mate(2),
            Self::ShortWin => puzzle.goal() == Goal::Win && puzzle.own_moves() <= 2,
            Self::Short => puzzle.own_moves() <= 2,
            Self::Placement => puzzle.position().is_setup(),
            Self::SetupTrap => puzzle.themes().contains(&Theme::SetupTrap),
        }
    }
}

/// What a set has, in order to know what it takes.
pub(super) struct Selection {
    positions: HashSet<String>,
    lines: HashSet<String>,
    counts: [usize; Kind::ALL.len()],
    taken: usize,
}

impl Selection {
    pub(super) fn new(set: &[Puzzle]) -> Self {
        let known = published().iter().map(|puzzle| mirror_key(puzzle.position())).collect();
        let mut selection =
            Self { positions: known, lines: HashSet::new(), counts: [0; Kind::ALL.len()], taken: 0 };
        for puzzle in set {
            selection.note(puzzle);
        }
        selection
    }

    /// Whether the set takes a puzzle; it counts then.
    pub(super) fn takes(&mut self, puzzle: &Puzzle) -> bool {
        let room = self.taken as f64 + BEGINNING;
        let crowded = Kind::ALL
            .iter()
            .zip(self.counts)
            .any(|(&kind, count)| kind.has(puzzle) && count as f64 >= share(puzzle.variant(), kind) * room);
        let new = !self.positions.contains(&mirror_key(puzzle.position()))
            && !self.lines.contains(&line_key(puzzle.position(), puzzle.line()));
        if new && !crowded {
            self.note(puzzle);
        }
        new && !crowded
    }

    fn note(&mut self, puzzle: &Puzzle) {
        self.positions.insert(mirror_key(puzzle.position()));
        self.lines.insert(line_key(puzzle.position(), puzzle.line()));
        for (kind, count) in Kind::ALL.iter().zip(&mut self.counts) {
            *count += usize::from(kind.has(puzzle));
        }
        self.taken += 1;
    }
}
