//! Why a typed move is not played, from the data that the rules give.

use rules::input::{MoveTextError, Obstacle, Placing, Reach};
use rules::{Colour, Move, Role, Square, Variant};
use words::{Lang, say};

use super::board::man;
use super::{LONGEST, cut, list, list_or, side};

/// How many moves are named before the rest is left out.
const NAMED: usize = 12;

/// What was understood, why it cannot be played, and what would be right; at most one message.
pub(super) fn sentence(lang: Lang, error: &MoveTextError) -> String {
    cut(&whole(lang, error), LONGEST)
}

fn whole(lang: Lang, error: &MoveTextError) -> String {
    use MoveTextError as E;
    match error {
        E::Empty { .. }
        | E::Unreadable { .. }
        | E::TooManySquares { .. }
        | E::NoSuchSquare { .. }
        | E::Unseparated { .. }
        | E::RestorationNotDue { .. }
        | E::RestorationAlone { .. }
        | E::NeedsRestoration { .. }
        | E::TwoReadings { .. }
        | E::OnlyFrom { .. }
        | E::OnlyTo { .. }
        | E::GameOver { .. }
        | E::Countercheck => text(lang, error),
        E::AfterRestoration { square, refusal } => {
            say!(lang, "input-after-restoration", square = named(*square), refusal = whole(lang, refusal))
        }
        E::PlacementDue { .. }
        | E::AlreadyPlaced { .. }
        | E::PawnPlaced { .. }
        | E::PromotionPlaced { .. }
        | E::OffBackRank { .. }
        | E::SquareTaken { .. }
        | E::SetupOver { .. } => setup(lang, error),
        E::EmptySquare { square, side, movable } => {
            say!(
                lang,
                "input-empty-square",
                square = named(*square),
                movable = can_move(lang, *side, movable)
            )
        }
        E::OpponentsMan { square, role, side: ours, movable } => say!(
            lang,
            "input-opponents-man",
            role = role.word(),
            square = named(*square),
            side = side(*ours),
            movable = can_move(lang, *ours, movable)
        ),
        E::WrongLetter { said, role, reach: to } => say!(
            lang,
            "input-wrong-letter",
            square = named(to.from),
            role = role.word(),
            said = said.word(),
            reach = reach(lang, to)
        ),
        E::Illegal { role, to, why, reach } => illegal(lang, *role, *to, why, reach),
        E::PromotionMissing { from, to } => {
            say!(lang, "input-promotion-missing", to = named(*to), moves = promotions(lang, *from, *to))
        }
        E::PromotionImpossible { from, to, role } => {
            let moves = promotions(lang, *from, *to);
            say!(lang, "input-promotion-impossible", role = role.word(), moves = moves)
        }
        E::PromotionNotDue { without, squares } => {
            let rank = squares.first().filter(|square| square.variant() != Variant::Starchess);
            say!(
                lang,
                "input-promotion-not-due",
                rank = rank.map_or_else(|| "none".to_owned(), |square| rank_of(*square)),
                squares = squares_or(lang, squares),
                move = clear(*without)
            )
        }
        E::NoSuchMan { role, side: of, movable } => say!(
            lang,
            "input-no-such-man",
            side = side(*of),
            role = role.word(),
            movable = can_move(lang, *of, movable)
        ),
        E::NotOnLine { role, side: of, line, standing } => say!(
            lang,
            "input-not-on-line",
            side = side(*of),
            role = role.word(),
            kind = if line.starts_with(|c: char| c.is_ascii_digit()) { "rank" } else { "file" },
            line = line,
            count = standing.len(),
            squares = squares_and(lang, standing)
        ),
        E::NoneCanGo { role, to, reaches } => {
            let (stuck, free): (Vec<_>, Vec<_>) = reaches.iter().partition(|of| is_stuck(of));
            let mut reaches: Vec<String> = free.into_iter().map(|of| reach(lang, of)).collect();
            let from: Vec<Square> = stuck.iter().map(|of| of.from).collect();
            reaches.extend(stuck.first().map(|of| none(lang, &squares_and(lang, &from), &of.movable)));
            say!(lang, "input-none-can-go", role = role.word(), to = named(*to), reaches = reaches.join(" "))
        }
        E::SeveralCanGo { role, to, from, promotion } => {
            let moves = from.iter().map(|from| step(Some(*role), *from, *to, *promotion));
            say!(
                lang,
                "input-several-can-go",
                role = role.word(),
                squares = squares_and(lang, from),
                count = from.len(),
                to = named(*to),
                moves = or(lang, moves)
            )
        }
    }
}

/// Refusals before any man is looked at.
fn text(lang: Lang, error: &MoveTextError) -> String {
    use MoveTextError as E;
    match error {
        E::Empty { variant } => say!(lang, "input-empty", variant = variant.as_str()),
        E::Unreadable { variant, text } => {
            say!(lang, "input-unreadable", variant = variant.as_str(), text = text)
        }
        E::TooManySquares { variant, text } => {
            say!(lang, "input-too-many-squares", variant = variant.as_str(), text = text)
        }
        E::NoSuchSquare { variant, name } => {
            say!(lang, "input-no-such-square", variant = variant.as_str(), name = name)
        }
        E::Unseparated { digits, letter, promotion, readings } => {
            let readings = readings.iter().map(|(from, to)| step(*letter, *from, *to, *promotion));
            say!(lang, "input-unseparated", digits = digits, moves = or(lang, readings))
        }
        E::RestorationNotDue { square } => say!(lang, "input-restoration-not-due", square = named(*square)),
        E::RestorationAlone { square, example } => {
            say!(lang, "input-restoration-alone", square = named(*square), move = example.to_string())
        }
        E::NeedsRestoration { square, written } => {
            say!(lang, "input-needs-restoration", square = named(*square), move = written)
        }
        E::TwoReadings { moves, written } => say!(
            lang,
            "input-two-readings",
            readings = or(lang, written.iter().cloned()),
            moves = or(lang, moves.iter().map(|mv| clear(*mv)))
        ),
        E::OnlyFrom { reach: to } => match to.steps.first().or(to.takes.first()) {
            None => reach(lang, to),
            Some(square) => say!(
                lang,
                "input-only-from",
                variant = word_of(to.from),
                reach = reach(lang, to),
                move = step(None, to.from, *square, None)
            ),
        },
        E::OnlyTo { square, from } if from.is_empty() => {
            say!(lang, "input-only-to-none", variant = word_of(*square), square = named(*square))
        }
        E::OnlyTo { square, from } => {
            let moves = from.iter().map(|from| step(None, *from, *square, None));
            let moves = or(lang, moves);
            say!(lang, "input-only-to", variant = word_of(*square), square = named(*square), moves = moves)
        }
        E::GameOver { side: of, mate: true } => say!(lang, "input-mated", side = side(*of)),
        E::GameOver { side: of, mate: false } => say!(lang, "input-stalemated", side = side(*of)),
        E::Countercheck => say!(lang, "input-countercheck"),
        _ => say!(lang, "input-how", variant = Variant::default().as_str()),
    }
}

/// Refusals that have to do with the setup: during it, all end with what can be placed.
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
        E::AlreadyPlaced { role, square, placing: left } => say!(
            lang,
            "input-already-placed",
            role = role.word(),
            square = named(*square),
            placing = placing(lang, left)
        ),
        E::OffBackRank { square, side: of, placing: left } => say!(
            lang,
            "input-off-back-rank",
            square = named(*square),
            side = side(*of),
            placing = placing(lang, left)
        ),
        E::SquareTaken { square, role, placing: left } => say!(
            lang,
            "input-square-taken",
            square = named(*square),
            role = role.word(),
            placing = placing(lang, left)
        ),
        E::PawnPlaced { placing: left } => {
            say!(lang, "input-pawn-placed", placing = placing(lang, left))
        }
        E::SetupOver { example } => say!(lang, "input-setup-over", move = example.to_string()),
        _ => say!(lang, "input-how", variant = Variant::Starchess.as_str()),
    }
}

fn illegal(lang: Lang, role: Role, to: Square, why: &Obstacle, reach_of: &Reach) -> String {
    let (man, steps) = (role.word(), steps(reach_of.from, to));
    let (from, to) = (named(reach_of.from), named(to));
    let reach = reach(lang, reach_of);
    match why {
        Obstacle::SameSquare => say!(lang, "obstacle-same-square", role = man, from = from, reach = reach),
        Obstacle::OwnMan(own) => {
            let own = own.word();
            say!(lang, "obstacle-own-man", role = man, from = from, to = to, taken = own, reach = reach)
        }
        Obstacle::OutOfReach => {
            say!(lang, "obstacle-out-of-reach", role = man, from = from, to = to, reach = reach)
        }
        Obstacle::Blocked(by) => {
            let by = named(*by);
            say!(lang, "obstacle-blocked", role = man, from = from, to = to, by = by, reach = reach)
        }
        Obstacle::NoWayRound => {
            say!(lang, "obstacle-no-way-round", role = man, from = from, to = to, reach = reach)
        }
        Obstacle::PawnBlocked => say!(lang, "obstacle-pawn-blocked", from = from, to = to, reach = reach),
        Obstacle::LongStepBlocked(by) => {
            let by = named(*by);
            say!(
                lang,
                "obstacle-long-step-blocked",
                steps = steps,
                from = from,
                to = to,
                by = by,
                reach = reach
            )
        }
        Obstacle::LongStepGone => {
            say!(lang, "obstacle-long-step-gone", steps = steps, from = from, reach = reach)
        }
        Obstacle::NothingToTake => {
            say!(lang, "obstacle-nothing-to-take", from = from, to = to, reach = reach)
        }
        Obstacle::CastlingGone => say!(lang, "obstacle-castling-gone", to = to, reach = reach),
        Obstacle::CastlingBlocked(by) => {
            say!(lang, "obstacle-castling-blocked", to = to, by = named(*by), reach = reach)
        }
        Obstacle::CastlingAttacked { square, by } if *square == reach_of.from => {
            say!(lang, "obstacle-castling-in-check", from = from, by = squares_and(lang, by), reach = reach)
        }
        Obstacle::CastlingAttacked { square, by } => {
            let by = squares_and(lang, by);
            say!(lang, "obstacle-castling-attacked", to = to, square = named(*square), by = by, reach = reach)
        }
        Obstacle::MustTakeKing { king, moves } => {
            let moves = or(lang, moves.iter().cloned());
            say!(lang, "obstacle-must-take-king", king = named(*king), moves = moves)
        }
        Obstacle::IntoCheck(by) => {
            say!(lang, "obstacle-into-check", to = to, by = squares_and(lang, by), reach = reach)
        }
        Obstacle::Pinned { king, by } => say!(
            lang,
            "obstacle-pinned",
            from = from,
            to = to,
            king = named(*king),
            by = squares_and(lang, by),
            reach = reach
        ),
        Obstacle::CheckStands { king, by, answers } => say!(
            lang,
            "obstacle-check-stands",
            king = named(*king),
            from = from,
            to = to,
            by = squares_and(lang, by),
            answers = or(lang, answers.iter().cloned())
        ),
    }
}

/// Where a man can go.
fn reach(lang: Lang, reach: &Reach) -> String {
    let from = named(reach.from);
    if is_stuck(reach) {
        return none(lang, &from, &reach.movable);
    }
    let takes = squares_or(lang, &reach.takes);
    match (reach.steps.is_empty(), reach.takes.is_empty()) {
        (true, _) => say!(lang, "reach-takes", from = from, takes = takes),
        (_, true) => say!(lang, "reach-steps", from = from, steps = squares_or(lang, &reach.steps)),
        _ => {
            let steps: Vec<String> = reach.steps.iter().map(Square::to_string).collect();
            say!(lang, "reach-both", from = from, steps = steps.join(", "), takes = takes)
        }
    }
}

fn is_stuck(reach: &Reach) -> bool {
    reach.steps.is_empty() && reach.takes.is_empty()
}

/// That nobody can go from there, and who can instead.
fn none(lang: Lang, from: &str, movable: &[Square]) -> String {
    match movable {
        [] => say!(lang, "reach-none", from = from),
        [one] => say!(lang, "reach-none-but-one", from = from, square = named(*one)),
        movable => say!(lang, "reach-none-but", from = from, squares = squares_and(lang, movable)),
    }
}

/// What can be placed and where.
fn placing(lang: Lang, placing: &Placing) -> String {
    let hand: Vec<String> = placing.hand.iter().map(|role| man(lang, *role)).collect();
    say!(lang, "placing", hand = list(lang, &hand), squares = squares_or(lang, &placing.free))
}

/// A placement that can be made: while a man is to be placed, there is one in hand and a free cell for it.
fn example(placing: &Placing) -> String {
    let (role, cell) = placing.hand.first().zip(placing.free.first()).expect("the setup goes on");
    format!("{}@{cell}", role.letter())
}

fn can_move(lang: Lang, of: Colour, movable: &[Square]) -> String {
    match movable {
        [one] => say!(lang, "can-move-one", side = side(of), square = named(*one)),
        many => say!(lang, "can-move", side = side(of), squares = squares_and(lang, many)),
    }
}

/// A move as it can be typed: English letters, none for a pawn.
fn step(letter: Option<Role>, from: Square, to: Square, promotion: Option<Role>) -> String {
    let letter = letter.map(Role::sign).unwrap_or_default();
    let promotion = promotion.map(|role| format!("={}", role.letter())).unwrap_or_default();
    format!("{letter}{from}-{to}{promotion}")
}

/// A move as nobody can mistake it: both squares.
fn clear(mv: Move) -> String {
    mv.from().map_or_else(|| mv.to_string(), |from| step(None, from, mv.to(), mv.promotion()))
}

/// The rank of a square that has a name.
fn rank_of(square: Square) -> String {
    square.to_string().split_off(1)
}

/// How far a pawn was to go, as the messages tell it.
fn steps(from: Square, to: Square) -> &'static str {
    let rank = |square| rank_of(square).parse::<i32>().unwrap_or_default();
    match (from.variant(), (rank(from) - rank(to)).abs()) {
        (Variant::Starchess, _) => "double",
        (_, 3) => "three",
        _ => "two",
    }
}

fn promotions(lang: Lang, from: Square, to: Square) -> String {
    or(lang, Role::PROMOTIONS.iter().map(|role| step(None, from, to, Some(*role))))
}

/// A choice of moves; of many only the first ones.
fn or(lang: Lang, moves: impl Iterator<Item = String>) -> String {
    let mut moves: Vec<String> = moves.collect();
    if moves.len() <= NAMED {
        return list_or(lang, &moves);
    }
    moves.truncate(NAMED);
    format!("{}, …", moves.join(", "))
}

fn squares_or(lang: Lang, squares: &[Square]) -> String {
    list_or(lang, &squares.iter().map(Square::to_string).collect::<Vec<_>>())
}

fn squares_and(lang: Lang, squares: &[Square]) -> String {
    list(lang, &squares.iter().map(Square::to_string).collect::<Vec<_>>())
}

fn named(square: Square) -> String {
    square.to_string()
}

/// Whose board it is on, as the messages tell them apart.
fn word_of(square: Square) -> &'static str {
    square.variant().as_str()
}

#[cfg(test)]
mod tests;
