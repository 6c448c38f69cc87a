//! Whatever conditional lines people type: what always holds.

use std::collections::{BTreeMap, BTreeSet};

use play::ConditionalTree;
use proptest::prelude::*;
use rules::{Game, Move, Position, Variant};

use crate::conditional::{PLACED, game, read};
use crate::table::QUIET;

/// Chess-100: each side has its princess, and the queens can take each other.
const RESTORING: &str = "3s1q3k/10/10/10/10/10/10/10/10/3S1Q3K w - - yy 0 1";

/// A game some moves on, and lines from it: the opponent's moves as chance has them, the answers as the position has
/// them, so that no two lines contradict each other.
pub(crate) fn lines_from(mut game: Game, opening: &[usize], picks: &[Vec<usize>]) -> (Game, Vec<Vec<Move>>) {
    let any = |game: &Game, pick: usize| {
        let moves = game.position().legal_moves();
        (!game.status().is_over()).then(|| moves[pick % moves.len()])
    };
    for &pick in opening {
        let Some(mv) = any(&game, pick) else { break };
        let mut next = game.clone();
        next.push(mv).expect("legal");
        if next.status().is_over() {
            break;
        }
        game = next;
    }
    let line = |picks: &Vec<usize>| {
        let mut game = game.clone();
        let mut line = Vec::new();
        for &pick in picks {
            let Some(asked) = any(&game, pick) else { break };
            game.push(asked).expect("legal");
            let before: usize = line.iter().map(|mv: &Move| mv.to().index()).sum();
            let Some(answer) = any(&game, before + 7 * asked.to().index()) else { break };
            game.push(answer).expect("legal");
            line.extend([asked, answer]);
        }
        line
    };
    let lines = picks.iter().map(line).filter(|line| !line.is_empty()).collect();
    (game, lines)
}

pub(crate) fn typed(lines: &[Vec<Move>]) -> String {
    let line = |line: &Vec<Move>| line.iter().map(Move::to_string).collect::<Vec<_>>().join(" ");
    lines.iter().map(line).collect::<Vec<_>>().join("; ")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_shown_reads_back_and_is_walked_as_it_was_typed(
        start in prop::sample::select(&[PLACED, QUIET, "setup", "chess", "chess100", RESTORING][..]),
        opening in prop::collection::vec(any::<usize>(), 0..12),
        // Few choices, so that lines begin alike.
        picks in prop::collection::vec(prop::collection::vec(0_usize..3, 1..10), 1..6),
        turn in 0_usize..5,
    ) {
        let start = match start {
            "setup" => Game::start(Variant::Starchess),
            "chess" => Game::start(Variant::Chess),
            "chess100" => Game::start(Variant::Chess100),
            RESTORING => Game::from(Position::parse(Variant::Chess100, start).expect("a position")),
            start => game(start),
        };
        let (game, mut lines) = lines_from(start, &opening, &picks);
        let tree = ConditionalTree::read(&typed(&lines), &game).expect("legal lines without contradictions");
        prop_assert_eq!(ConditionalTree::read(&tree.to_string(), &game), Ok(tree.clone()));

        // Every line is walked to its end, and nothing is answered otherwise.
        let mut foreseen: BTreeMap<Vec<Move>, Move> = BTreeMap::new();
        for line in &lines {
            for at in (0..line.len()).step_by(2) {
                foreseen.insert(line[..=at].to_vec(), line[at + 1]);
            }
        }
        prop_assert_eq!(tree.answers(), foreseen.len());
        for line in &lines {
            let (mut rest, mut at) = (tree.clone(), game.clone());
            for (ply, pair) in line.chunks(2).enumerate() {
                let before = &line[..2 * ply];
                for asked in &at.position().legal_moves() {
                    let key = [before, &[*asked]].concat();
                    let answer = rest.step(*asked).map(|(answer, _)| answer);
                    prop_assert_eq!(answer, foreseen.get(&key).copied());
                }
                rest = rest.step(pair[0]).expect("foreseen").1;
                for mv in pair {
                    at.push(*mv).expect("legal");
                }
            }
        }

        // The lines shown are those that no other goes on from.
        let typed_lines: BTreeSet<&Vec<Move>> = lines.iter().collect();
        let goes_on = |line: &Vec<Move>| lines.iter().any(|other| other.len() > line.len() && other.starts_with(line));
        let expected: BTreeSet<Vec<Move>> =
            typed_lines.into_iter().filter(|line| !goes_on(line)).cloned().collect();
        let shown: Vec<Vec<Move>> =
            tree.lines().iter().map(|line| line.moves().map(|(mv, _)| mv).collect()).collect();
        prop_assert_eq!(shown.len(), expected.len());
        prop_assert_eq!(shown.iter().cloned().collect::<BTreeSet<_>>(), expected);

        // In another order, and joined from its lines, it is the same tree.
        let turn = turn.min(lines.len());
        lines.rotate_left(turn);
        prop_assert_eq!(ConditionalTree::read(&typed(&lines), &game), Ok(tree.clone()));
        let mut joined = ConditionalTree::default();
        for line in &lines {
            let one = ConditionalTree::read(&typed(std::slice::from_ref(line)), &game).expect("a line");
            joined.merge(&one).expect("no contradiction");
        }
        prop_assert_eq!(&joined, &tree);

        // Without one of its lines it is the tree of the others.
        for at in 0..shown.len() {
            let mut without = tree.clone();
            prop_assert!(without.remove(at));
            let others: Vec<Vec<Move>> =
                shown.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, line)| line.clone()).collect();
            prop_assert_eq!(Ok(without), ConditionalTree::read(&typed(&others), &game));
        }
    }

    #[test]
    fn no_text_at_all_breaks_the_reader(text in "([0-9]{1,2}[-x> ][0-9]{1,2}|[KQRBNif;,\n ]|\\PC){0,30}") {
        if let Ok(tree) = read(&text) {
            prop_assert_eq!(read(&tree.to_string()), Ok(tree));
        }
    }
}
