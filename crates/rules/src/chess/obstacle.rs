//! What forbids a move.

use shakmaty::{Bitboard, CastlingSide, Chess, Color, Position as _, Role, Square as Theirs, attacks};

use super::position::role;
use super::{Position, Square};
use crate::Rules as _;
use crate::input::Obstacle;

/// Why the man on `from` cannot go to `to`, given that the move is not legal.
pub(super) fn obstacle(position: &Position, from: Square, to: Square) -> Obstacle {
    let (chess, from, to) = (&position.0, from.0, to.0);
    if from == to {
        return Obstacle::SameSquare;
    }
    let us = chess.turn();
    let Some(man) = chess.board().piece_at(from).filter(|man| man.color == us) else {
        return Obstacle::OutOfReach;
    };
    if let Some(side) = castling(man.role, us, from, to) {
        return castling_obstacle(chess, side);
    }
    if let Some(own) = chess.board().piece_at(to).filter(|own| own.color == us) {
        return Obstacle::OwnMan(role(own.role));
    }
    let hindrance = if man.role == Role::Pawn {
        pawn_hindrance(chess, from, to)
    } else if attacks::attacks(from, man, Bitboard::EMPTY).contains(to) {
        first_between(chess, from, to).map(Obstacle::Blocked)
    } else {
        Some(Obstacle::OutOfReach)
    };
    hindrance.unwrap_or_else(|| danger(position, man.role, from, to))
}

/// The side to which a king at home wants to castle.
fn castling(man: Role, us: Color, from: Theirs, to: Theirs) -> Option<CastlingSide> {
    let home = Theirs::from_coords(shakmaty::File::E, us.backrank());
    let at_home = man == Role::King && from == home;
    CastlingSide::ALL.into_iter().find(|side| at_home && side.king_to(us) == to)
}

fn castling_obstacle(chess: &Chess, side: CastlingSide) -> Obstacle {
    let us = chess.turn();
    let (Some(rook), Some(king)) = (chess.castles().rook(us, side), chess.board().king_of(us)) else {
        return Obstacle::CastlingGone;
    };
    if let Some(by) = first_between(chess, king, rook) {
        return Obstacle::CastlingBlocked(by);
    }
    let end = side.king_to(us);
    let mut passed: Vec<Theirs> = attacks::between(king, end).into_iter().collect();
    passed.insert(0, king);
    passed.push(end);
    let occupied = chess.board().occupied().without(king);
    let attacked = passed.into_iter().find_map(|square| {
        let by = chess.board().attacks_to(square, !us, occupied);
        by.any().then(|| Obstacle::CastlingAttacked { square: Square(square).into(), by: squares(by) })
    });
    // Cannot be: such castling is legal.
    attacked.unwrap_or(Obstacle::CastlingGone)
}

/// The first man strictly between two squares of one line, seen from the first.
fn first_between(chess: &Chess, from: Theirs, to: Theirs) -> Option<crate::Square> {
    let men = attacks::between(from, to) & chess.board().occupied();
    // Indices rise along a line, one way or the other.
    let first = if from < to { men.first() } else { men.last() };
    first.map(|square| Square(square).into())
}

fn pawn_hindrance(chess: &Chess, from: Theirs, to: Theirs) -> Option<Obstacle> {
    let us = chess.turn();
    let board = chess.board();
    let up = us.fold_wb(8, -8);
    let (once, twice) = (from.offset(up), from.offset(2 * up));
    if Some(to) == once {
        board.occupied().contains(to).then_some(Obstacle::PawnBlocked)
    } else if Some(to) == twice {
        if from.rank() != us.relative_rank(shakmaty::Rank::Second) {
            return Some(Obstacle::LongStepGone);
        }
        let way = [once, twice].into_iter().flatten().find(|square| board.occupied().contains(*square));
        way.map(|square| Obstacle::LongStepBlocked(Square(square).into()))
    } else if attacks::pawn_attacks(us, from).contains(to) {
        let takes = board.occupied().contains(to) || chess.maybe_ep_square() == Some(to);
        (!takes).then_some(Obstacle::NothingToTake)
    } else {
        Some(Obstacle::OutOfReach)
    }
}

/// What the king has against it, all else allowing the move.
fn danger(position: &Position, man: Role, from: Theirs, to: Theirs) -> Obstacle {
    let chess = &position.0;
    let us = chess.turn();
    let mut board = chess.board().clone();
    if man == Role::Pawn && chess.maybe_ep_square() == Some(to) && from.file() != to.file() {
        board.discard_piece_at(Theirs::from_coords(to.file(), from.rank()));
    }
    board.discard_piece_at(from);
    board.set_piece_at(to, man.of(us));
    let Some(king) = board.king_of(us) else { return Obstacle::OutOfReach };
    let by = squares(board.attacks_to(king, !us, board.occupied()));
    let king = Square(king).into();
    if by.is_empty() {
        // Cannot be: such a move is legal.
        Obstacle::OutOfReach
    } else if man == Role::King {
        Obstacle::IntoCheck(by)
    } else if position.in_check() {
        let mut answers = position.legal_moves();
        answers.sort_unstable();
        let answers = answers.into_iter().map(|answer| position.written(answer)).collect();
        Obstacle::CheckStands { king, by, answers }
    } else {
        Obstacle::Pinned { king, by }
    }
}

fn squares(set: Bitboard) -> Vec<crate::Square> {
    set.into_iter().map(|square| Square(square).into()).collect()
}
