//! Why a typed move is not played, from the data that the rules give.

use rules::starchess::{Cell, Move, MoveTextError, Obstacle, Placing, Reach};
use rules::{Colour, Role};
use words::{Lang, say};

use super::board::man;
use super::{list, list_or, side};

/// What a pawn can become, the strongest first.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// What was understood, why it cannot be played, and what would be right.
pub(super) fn sentence(lang: Lang, error: &MoveTextError) -> String {
    use MoveTextError as E;
    match error {
        E::Empty => say!(lang, "input-empty"),
        E::Unreadable { text } => say!(lang, "input-unreadable", text = text),
        E::TooManyCells { text } => say!(lang, "input-too-many-cells", text = text),
        E::NoSuchCell { number } => say!(lang, "input-no-such-cell", number = number),
        E::Unseparated { digits, letter, promotion, readings } => {
            let readings = readings.iter().map(|(from, to)| step(*letter, *from, *to, *promotion));
            say!(lang, "input-unseparated", digits = digits, moves = or(lang, readings))
        }
        E::OnlyFrom { reach: to } => match to.steps.first().or(to.takes.first()) {
            None => reach(lang, to),
            Some(cell) => {
                let example = step(None, to.from, *cell, None);
                say!(lang, "input-only-from", reach = reach(lang, to), move = example)
            }
        },
        E::OnlyTo { cell, from } if from.is_empty() => say!(lang, "input-only-to-none", cell = cell.number()),
        E::OnlyTo { cell, from } => {
            let moves = from.iter().map(|from| step(None, *from, *cell, None));
            say!(lang, "input-only-to", cell = cell.number(), moves = or(lang, moves))
        }
        E::GameOver { side: of, mate: true } => say!(lang, "input-mated", side = side(*of)),
        E::GameOver { side: of, mate: false } => say!(lang, "input-stalemated", side = side(*of)),
        E::PlacementDue { .. }
        | E::AlreadyPlaced { .. }
        | E::PawnPlaced { .. }
        | E::PromotionPlaced { .. }
        | E::OffBackRank { .. }
        | E::CellTaken { .. } => setup(lang, error),
        E::SetupOver { example } => say!(lang, "input-setup-over", move = example.to_string()),
        E::EmptyCell { cell, side, movable } => {
            say!(lang, "input-empty-cell", cell = cell.number(), movable = can_move(lang, *side, movable))
        }
        E::OpponentsMan { cell, role, side: ours, movable } => say!(
            lang,
            "input-opponents-man",
            role = role.word(),
            cell = cell.number(),
            side = side(*ours),
            movable = can_move(lang, *ours, movable)
        ),
        E::WrongLetter { said, role, reach: to } => say!(
            lang,
            "input-wrong-letter",
            cell = to.from.number(),
            role = role.word(),
            said = said.word(),
            reach = reach(lang, to)
        ),
        E::Illegal { role, to, why, reach } => illegal(lang, *role, *to, why, reach),
        E::PromotionMissing { from, to } => {
            say!(lang, "input-promotion-missing", to = to.number(), moves = promotions(lang, *from, *to))
        }
        E::PromotionImpossible { from, to, role } => {
            let moves = promotions(lang, *from, *to);
            say!(lang, "input-promotion-impossible", role = role.word(), moves = moves)
        }
        E::PromotionNotDue { without, cells } => {
            say!(lang, "input-promotion-not-due", cells = cells_or(lang, cells), move = without.to_string())
        }
        E::NoSuchMan { role, side: of, movable } => say!(
            lang,
            "input-no-such-man",
            side = side(*of),
            role = role.word(),
            movable = can_move(lang, *of, movable)
        ),
        E::NoneCanGo { role, to, reaches } => {
            let reaches: Vec<String> = reaches.iter().map(|of| reach(lang, of)).collect();
            say!(lang, "input-none-can-go", role = role.word(), to = to.number(), reaches = reaches.join(" "))
        }
        E::SeveralCanGo { role, to, from, promotion } => {
            let moves = from.iter().map(|from| step(Some(*role), *from, *to, *promotion));
            say!(
                lang,
                "input-several-can-go",
                role = role.word(),
                cells = cells_and(lang, from),
                count = from.len(),
                to = to.number(),
                moves = or(lang, moves)
            )
        }
    }
}

/// Refusals during the setup: all end with what can be placed.
fn setup(lang: Lang, error: &MoveTextError) -> String {
    use MoveTextError as E;
    match error {
        E::PlacementDue { placing: left } => {
            let (placing, example) = (placing(lang, left), example(left));
            say!(lang, "input-placement-due", placing = placing, move = example)
        }
        E::PromotionPlaced { placing: left } => {
            let (placing, example) = (placing(lang, left), example(left));
            say!(lang, "input-promotion-placed", placing = placing, move = example)
        }
        E::AlreadyPlaced { role, cell, placing: left } => say!(
            lang,
            "input-already-placed",
            role = role.word(),
            cell = cell.number(),
            placing = placing(lang, left)
        ),
        E::OffBackRank { cell, side: of, placing: left } => say!(
            lang,
            "input-off-back-rank",
            cell = cell.number(),
            side = side(*of),
            placing = placing(lang, left)
        ),
        E::CellTaken { cell, role, placing: left } => say!(
            lang,
            "input-cell-taken",
            cell = cell.number(),
            role = role.word(),
            placing = placing(lang, left)
        ),
        E::PawnPlaced { placing: left } => {
            say!(lang, "input-pawn-placed", placing = placing(lang, left))
        }
        _ => say!(lang, "input-how"),
    }
}

fn illegal(lang: Lang, role: Role, to: Cell, why: &Obstacle, reach_of: &Reach) -> String {
    let (from, to, man) = (reach_of.from.number(), to.number(), role.word());
    let reach = reach(lang, reach_of);
    match why {
        Obstacle::SameCell => say!(lang, "obstacle-same-cell", role = man, from = from, reach = reach),
        Obstacle::OwnMan(own) => {
            say!(
                lang,
                "obstacle-own-man",
                role = man,
                from = from,
                to = to,
                taken = own.word(),
                reach = reach
            )
        }
        Obstacle::OutOfReach => {
            say!(lang, "obstacle-out-of-reach", role = man, from = from, to = to, reach = reach)
        }
        Obstacle::Blocked(by) => {
            say!(lang, "obstacle-blocked", role = man, from = from, to = to, by = by.number(), reach = reach)
        }
        Obstacle::PawnBlocked => say!(lang, "obstacle-pawn-blocked", from = from, to = to, reach = reach),
        Obstacle::DoubleStepBlocked(by) => {
            say!(lang, "obstacle-double-step-blocked", from = from, by = by.number(), reach = reach)
        }
        Obstacle::DoubleStepGone => say!(lang, "obstacle-double-step-gone", from = from, reach = reach),
        Obstacle::NothingToTake => {
            say!(lang, "obstacle-nothing-to-take", from = from, to = to, reach = reach)
        }
        Obstacle::IntoCheck(by) => {
            say!(lang, "obstacle-into-check", to = to, by = cells_and(lang, by), reach = reach)
        }
        Obstacle::Pinned { king, by } => say!(
            lang,
            "obstacle-pinned",
            from = from,
            to = to,
            king = king.number(),
            by = cells_and(lang, by),
            reach = reach
        ),
        Obstacle::CheckStands { king, by, answers } => say!(
            lang,
            "obstacle-check-stands",
            king = king.number(),
            from = from,
            to = to,
            by = cells_and(lang, by),
            answers = or(lang, answers.iter().cloned())
        ),
    }
}

/// Where a man can go.
fn reach(lang: Lang, reach: &Reach) -> String {
    let from = reach.from.number();
    if reach.steps.is_empty() && reach.takes.is_empty() {
        return match reach.movable.as_slice() {
            [] => say!(lang, "reach-none", from = from),
            [one] => say!(lang, "reach-none-but-one", from = from, cell = one.number()),
            movable => say!(lang, "reach-none-but", from = from, cells = cells_and(lang, movable)),
        };
    }
    let takes = cells_or(lang, &reach.takes);
    match (reach.steps.is_empty(), reach.takes.is_empty()) {
        (true, _) => say!(lang, "reach-takes", from = from, takes = takes),
        (_, true) => say!(lang, "reach-steps", from = from, steps = cells_or(lang, &reach.steps)),
        _ => {
            let steps: Vec<String> = reach.steps.iter().map(Cell::to_string).collect();
            say!(lang, "reach-both", from = from, steps = steps.join(", "), takes = takes)
        }
    }
}

/// What can be placed and where.
fn placing(lang: Lang, placing: &Placing) -> String {
    let hand: Vec<String> = placing.hand.iter().map(|role| man(lang, *role)).collect();
    say!(lang, "placing", hand = list(lang, &hand), cells = cells_or(lang, &placing.free))
}

/// A placement that can be made: while a man is to be placed, there is one in hand and a free cell for it.
fn example(placing: &Placing) -> String {
    let (role, cell) = placing.hand.first().zip(placing.free.first()).expect("the setup goes on");
    Move::Place { role: *role, cell: *cell }.to_string()
}

fn can_move(lang: Lang, of: Colour, movable: &[Cell]) -> String {
    match movable {
        [one] => say!(lang, "can-move-one", side = side(of), cell = one.number()),
        many => say!(lang, "can-move", side = side(of), cells = cells_and(lang, many)),
    }
}

/// A move as it can be typed: English letters, none for a pawn.
fn step(letter: Option<Role>, from: Cell, to: Cell, promotion: Option<Role>) -> String {
    let letter = letter.filter(|role| *role != Role::Pawn).map(|role| role.letter().to_string());
    let promotion = promotion.map(|role| format!("={}", role.letter()));
    format!("{}{from}-{to}{}", letter.unwrap_or_default(), promotion.unwrap_or_default())
}

fn promotions(lang: Lang, from: Cell, to: Cell) -> String {
    or(lang, PROMOTIONS.iter().map(|role| step(None, from, to, Some(*role))))
}

fn or(lang: Lang, items: impl Iterator<Item = String>) -> String {
    list_or(lang, &items.collect::<Vec<_>>())
}

fn cells_or(lang: Lang, cells: &[Cell]) -> String {
    or(lang, cells.iter().map(Cell::to_string))
}

fn cells_and(lang: Lang, cells: &[Cell]) -> String {
    list(lang, &cells.iter().map(Cell::to_string).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests;
