//! Refusals of typed moves as English sentences.

mod obstacle;

use std::fmt;

use self::obstacle::illegal;
use super::refusal::MoveTextError;
use crate::{Colour, Move, Role, Square, Variant};

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty { variant } => write!(f, "No move was written. {}", how(*variant)),
            Self::Unreadable { variant, text } => write!(f, "“{text}” is not a move. {}", how(*variant)),
            Self::TooManySquares { variant, text } => {
                let (place, example) = (place(*variant), example(*variant));
                write!(
                    f,
                    "“{text}” names more than two {place}s. Write one move at a time, such as {example}."
                )
            }
            Self::NoSuchSquare { variant, name } => match variant {
                Variant::Starchess => write!(f, "There is no cell {name}: the cells are numbered 1 to 37."),
                Variant::Chess => write!(f, "There is no square {name}: the squares are a1 to h8."),
                Variant::Chess100 => write!(f, "There is no square {name}: the squares are a1 to j10."),
            },
            Self::RestorationNotDue { square } => {
                write!(f, "No princess can become a queen on {square} in this turn. Write the move alone.")
            }
            Self::RestorationAlone { square, example } => {
                write!(f, "The princess on {square} becomes a queen, and then you move: which move? ")?;
                write!(f, "Write both, such as {example}.")
            }
            Self::NeedsRestoration { square, written } => {
                write!(f, "That takes a queen on {square} in place of the princess: write {written}.")
            }
            Self::AfterRestoration { square, refusal } => write!(f, "After {square}=Q: {refusal}"),
            Self::TwoReadings { moves, written } => {
                let clear = list(moves.iter().map(|mv| clear(*mv)), "or");
                write!(f, "This can mean {}. Write {clear}.", list(written.iter().cloned(), "or"))
            }
            Self::Unseparated { digits, letter, promotion, readings } => {
                let letter = letter.map(written).unwrap_or_default();
                let suffix = promotion.map(|role| format!("={}", role.letter())).unwrap_or_default();
                let readings = readings.iter().map(|(from, to)| format!("{letter}{from}-{to}{suffix}"));
                write!(f, "“{digits}” has nothing between its two cells. Write {}.", list(readings, "or"))
            }
            Self::OnlyFrom { reach } if reach.is_empty() => write!(f, "{reach}"),
            Self::OnlyFrom { reach } => {
                let to = reach.steps.first().or(reach.takes.first()).copied().unwrap_or(reach.from);
                let place = place(to.variant());
                write!(f, "{reach} Write both {place}s, such as {}-{to}.", reach.from)
            }
            Self::OnlyTo { square: cell, from } if from.is_empty() => {
                write!(f, "{cell} is only one {}, and no man can go there. ", place(cell.variant()))?;
                write!(f, "Write where a man stands and where it goes.")
            }
            Self::OnlyTo { square: cell, from } => {
                let moves = from.iter().map(|from| format!("{from}-{cell}"));
                let (place, moves) = (place(cell.variant()), list(moves, "or"));
                write!(f, "{cell} is only one {place}. Write where the man comes from, too: {moves}.")
            }
            Self::GameOver { side, mate: true } => write!(f, "{side} is checkmated: the game is over."),
            Self::GameOver { side, mate: false } => {
                write!(f, "{side} is stalemated: the game is over, a draw.")
            }
            Self::Countercheck => write!(f, "Check was answered with check: the game is over, a draw."),
            Self::PlacementDue { placing } => {
                write!(f, "Men move only once all are placed. {placing}")?;
                placing.example().map_or(Ok(()), |example| write!(f, " Write {example}, for example."))
            }
            Self::AlreadyPlaced { role, square: cell, placing } => {
                write!(f, "The {role} already stands on {cell}. {placing}")
            }
            Self::PawnPlaced { placing } => {
                write!(f, "Pawns are not placed: they stand on their cells from the start. {placing}")
            }
            Self::PromotionPlaced { placing } => {
                write!(
                    f,
                    "A man is placed as it is: there is no promotion before the game begins. {placing}"
                )?;
                placing.example().map_or(Ok(()), |example| write!(f, " Write {example}, for example."))
            }
            Self::OffBackRank { square: cell, side, placing } => {
                write!(f, "{cell} is not on {side}'s back rank. {placing}")
            }
            Self::SquareTaken { square: cell, role, placing } => {
                write!(f, "{cell} is taken by the {role}. {placing}")
            }
            Self::SetupOver { example } => {
                write!(
                    f,
                    "All men are placed. Write the cell a man stands on and the cell it goes to, such as {example}."
                )
            }
            Self::EmptySquare { square: cell, side, movable } => {
                write!(f, "No man stands on {cell}. {}", can_move(*side, movable))
            }
            Self::OpponentsMan { square: cell, role, side, movable } => {
                let (theirs, ours) = (!*side, side);
                write!(f, "The {role} on {cell} is {theirs}'s, and it is {ours}'s move. ")?;
                write!(f, "{}", can_move(*side, movable))
            }
            Self::WrongLetter { said, role, reach } => {
                write!(f, "The man on {} is a {}, not a {}. {reach}", reach.from, role, said)
            }
            Self::Illegal { role, to, why, reach } => illegal(f, *role, *to, why, reach),
            Self::PromotionMissing { from, to } => {
                write!(f, "On {to} the pawn becomes another man: which? Write {}.", promotions(*from, *to))
            }
            Self::PromotionImpossible { from, to, role } => {
                write!(f, "A pawn cannot become a {}. Write {}.", role, promotions(*from, *to))
            }
            Self::PromotionNotDue { without, squares } => {
                let last = match squares.first() {
                    Some(square) if square.variant() != Variant::Starchess => {
                        format!("rank {}", rank(*square))
                    }
                    _ => cells_or(squares),
                };
                write!(f, "No man is promoted here: only a pawn that reaches {last} is. ")?;
                write!(f, "Write {}.", clear(*without))
            }
            Self::NoSuchMan { role, side, movable } => {
                write!(f, "{} has no {} on the board. {}", side, role, can_move(*side, movable))
            }
            Self::NotOnLine { role, side, line, standing } => {
                let kind = if line.starts_with(|c: char| c.is_ascii_digit()) { "rank" } else { "file" };
                let (men, stand) = if standing.len() == 1 { ("", "stands") } else { ("s", "stand") };
                write!(f, "{side} has no {role} on {kind} {line}: ")?;
                write!(f, "the {role}{men} {stand} on {}.", cells_and(standing))
            }
            Self::NoneCanGo { role, to, reaches } => {
                write!(f, "No {role} can go to {to}.")?;
                let (stuck, free): (Vec<_>, Vec<_>) = reaches.iter().partition(|reach| reach.is_empty());
                free.into_iter().try_for_each(|reach| write!(f, " {reach}"))?;
                let Some(one) = stuck.first() else { return Ok(()) };
                let from: Vec<Square> = stuck.iter().map(|reach| reach.from).collect();
                write!(f, " {}", one.to_string().replacen(&one.from.to_string(), &cells_and(&from), 1))
            }
            Self::SeveralCanGo { role, to, from, promotion } => {
                let suffix = promotion.map(|role| format!("={}", role.letter())).unwrap_or_default();
                let moves = from.iter().map(|from| format!("{}{from}-{to}{suffix}", written(*role)));
                let all = if from.len() == 2 { "both" } else { "all" };
                write!(f, "The {}s on {} can {all} go to {to}. ", role, cells_and(from))?;
                write!(f, "Write {}.", list(moves, "or"))
            }
        }
    }
}

fn can_move(side: Colour, movable: &[Square]) -> String {
    match movable {
        [one] => format!("Only {side}'s man on {one} can move."),
        many => format!("{} can move the men on {}.", side, cells_and(many)),
    }
}

/// How moves are written.
fn how(variant: Variant) -> &'static str {
    match variant {
        Variant::Starchess => {
            "Write the cell a man stands on and the cell it goes to, such as 18-19, or K@4 to place a man."
        }
        Variant::Chess => "Write the move as Nf3, or both squares, such as g1-f3; castling is 0-0 or 0-0-0.",
        Variant::Chess100 => "Write both squares, such as d2-d5 or Prg1-e1; castling is 0-0 or 0-0-0.",
    }
}

fn example(variant: Variant) -> &'static str {
    match variant {
        Variant::Starchess => "18-19",
        Variant::Chess => "g1-f3",
        Variant::Chess100 => "d2-d5",
    }
}

/// What a place of the board is called.
fn place(variant: Variant) -> &'static str {
    if variant == Variant::Starchess { "cell" } else { "square" }
}

/// A move as nobody can mistake it: both squares.
fn clear(played: Move) -> String {
    match (played.from(), played.promotion()) {
        (Some(from), Some(role)) => format!("{from}-{}={}", played.to(), role.letter()),
        (Some(from), None) => format!("{from}-{}", played.to()),
        (None, _) => played.to_string(),
    }
}

/// The rank of a square that has a name.
fn rank(square: Square) -> String {
    square.to_string().split_off(1)
}

fn promotions(from: Square, to: Square) -> String {
    list(Role::PROMOTIONS.iter().map(|role| format!("{from}-{to}={}", role.letter())), "or")
}

/// A man's letter as moves are written: none for a pawn.
fn written(role: Role) -> String {
    role.sign().to_owned()
}

fn cells_or(cells: &[Square]) -> String {
    list(cells.iter().map(Square::to_string), "or")
}

fn cells_and(cells: &[Square]) -> String {
    list(cells.iter().map(Square::to_string), "and")
}

/// `a`, `a or b`, `a, b or c`.
fn list(items: impl Iterator<Item = String>, last: &str) -> String {
    let mut items: Vec<String> = items.collect();
    let Some(end) = items.pop() else { return String::new() };
    if items.is_empty() { end } else { format!("{} {last} {end}", items.join(", ")) }
}
