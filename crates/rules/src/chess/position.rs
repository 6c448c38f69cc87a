//! Positions, and what the rules say of them.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingSide, EnPassantMode, Position as _};

use super::obstacle::obstacle;
use super::{Move, Square};
use crate::input::Obstacle;
use crate::{Colour, Consequence, Man, Role, Rules, Status, Variant};

/// A position that can be played on; its position string is the FEN.
///
/// The right to take in passing is part of a position only where such a capture is legal: that is what repetition
/// counts (FIDE Laws, 9.2.3), and what the FEN tells. After 1. e4 the field is `-`, and `e3` there reads as the same.
/// The counters go no higher than 9999.
#[derive(Clone)]
pub struct Position(pub(super) shakmaty::Chess);

/// Where both counters stop.
pub(super) const LAST: u32 = 9999;

impl PartialEq for Position {
    /// Counters and all.
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0 && self.halfmove() == other.halfmove() && self.fullmove() == other.fullmove()
    }
}

impl Eq for Position {}

pub(super) fn colour(theirs: shakmaty::Color) -> Colour {
    if theirs.is_white() { Colour::White } else { Colour::Black }
}

pub(super) fn color(ours: Colour) -> shakmaty::Color {
    shakmaty::Color::from_white(ours == Colour::White)
}

pub(super) fn role(theirs: shakmaty::Role) -> Role {
    match theirs {
        shakmaty::Role::King => Role::King,
        shakmaty::Role::Queen => Role::Queen,
        shakmaty::Role::Rook => Role::Rook,
        shakmaty::Role::Bishop => Role::Bishop,
        shakmaty::Role::Knight => Role::Knight,
        shakmaty::Role::Pawn => Role::Pawn,
    }
}

/// The same role in `shakmaty`, unless it is one of Chess-100 alone.
pub(super) fn their_role(ours: Role) -> Option<shakmaty::Role> {
    Some(match ours {
        Role::King => shakmaty::Role::King,
        Role::Queen => shakmaty::Role::Queen,
        Role::Rook => shakmaty::Role::Rook,
        Role::Bishop => shakmaty::Role::Bishop,
        Role::Knight => shakmaty::Role::Knight,
        Role::Pawn => shakmaty::Role::Pawn,
        Role::Prince | Role::Princess => return None,
    })
}

const SIDES: [CastlingSide; 2] = CastlingSide::ALL;

impl Position {
    /// The move in `shakmaty`, which knows what it does to the board. It need not be legal.
    fn theirs(&self, played: Move) -> Option<shakmaty::Move> {
        let (from, to) = (played.from.0, played.to.0);
        let moved = self.0.board().role_at(from)?;
        let us = self.0.turn();
        let castling =
            SIDES.into_iter().find(|side| from.file() == shakmaty::File::E && side.king_to(us) == to);
        if moved == shakmaty::Role::King
            && let Some(rook) = castling.and_then(|side| self.0.castles().rook(us, side))
        {
            return played.promotion.is_none().then_some(shakmaty::Move::Castle { king: from, rook });
        }
        let promotion = match played.promotion {
            Some(role) => Some(their_role(role)?),
            None => None,
        };
        let in_passing = moved == shakmaty::Role::Pawn
            && self.0.maybe_ep_square() == Some(to)
            && from.file() != to.file()
            && promotion.is_none();
        Some(if in_passing {
            shakmaty::Move::EnPassant { from, to }
        } else {
            let capture = self.0.board().role_at(to);
            shakmaty::Move::Normal { role: moved, from, capture, to, promotion }
        })
    }

    /// A move of `shakmaty`, castling as the king's step.
    pub(super) fn ours(&self, theirs: shakmaty::Move) -> Move {
        let from = theirs.from().unwrap_or(theirs.to());
        let to = theirs.castling_side().map_or(theirs.to(), |side| side.king_to(self.0.turn()));
        Move { from: Square(from), to: Square(to), promotion: theirs.promotion().map(role) }
    }

    /// The legal move of a text in standard notation that was taken apart, if it is the only one.
    pub(crate) fn of_san(&self, san: shakmaty::san::San) -> Option<Move> {
        san.to_move(&self.0).ok().map(|theirs| self.ours(theirs))
    }

    /// The square behind a pawn that may be taken in passing.
    pub fn en_passant(&self) -> Option<Square> {
        self.0.legal_ep_square().map(Square)
    }

    /// Whether a side still has the right to castle, on the short or the long side.
    pub fn may_castle(&self, colour: Colour, short: bool) -> bool {
        self.0.castles().has(color(colour), CastlingSide::from_king_side(short))
    }
}

impl Rules for Position {
    const VARIANT: Variant = Variant::Chess;

    type Square = Square;
    type Move = Move;

    fn start() -> Self {
        Self(shakmaty::Chess::new())
    }

    fn side(&self) -> Colour {
        colour(self.0.turn())
    }

    fn halfmove(&self) -> u16 {
        self.0.halfmoves().min(LAST) as u16
    }

    fn fullmove(&self) -> u16 {
        self.0.fullmoves().get().min(LAST) as u16
    }

    fn hash(&self) -> u64 {
        let hash: Zobrist64 = self.0.zobrist_hash(EnPassantMode::Legal);
        hash.0
    }

    fn repeats(&self, other: &Self) -> bool {
        self.0 == other.0
    }

    fn man_at(&self, square: Square) -> Option<Man> {
        let piece = self.0.board().piece_at(square.0)?;
        Some(Man { colour: colour(piece.color), role: role(piece.role) })
    }

    fn king(&self, colour: Colour) -> Option<Square> {
        self.0.board().king_of(color(colour)).map(Square)
    }

    fn in_check(&self) -> bool {
        self.0.is_check()
    }

    fn each_move(&self, visit: &mut impl FnMut(Move)) {
        // By reference: to move the list would copy all that it has room for.
        for &theirs in &self.0.legal_moves() {
            visit(self.ours(theirs));
        }
    }

    fn make(&mut self, played: Move) {
        let theirs = self.theirs(played).expect("a legal move has its man");
        self.0.play_unchecked(theirs);
    }

    fn status(&self) -> Status {
        if !self.has_moves() {
            if self.in_check() { Status::Checkmate } else { Status::Stalemate }
        } else if self.0.is_insufficient_material() {
            Status::Insufficient
        } else if self.halfmove() >= 100 {
            Status::Fifty
        } else {
            Status::Ongoing
        }
    }

    /// By the men alone: a fortress that nobody can break counts as winnable.
    fn can_mate(&self, colour: Colour) -> bool {
        !self.0.has_insufficient_material(color(colour))
    }

    fn captured(&self, played: Move) -> Option<(Square, Man)> {
        let square = match self.theirs(played)? {
            shakmaty::Move::EnPassant { from, to } => shakmaty::Square::from_coords(to.file(), from.rank()),
            theirs if theirs.is_capture() => theirs.to(),
            _ => return None,
        };
        Some((Square(square), self.man_at(Square(square))?))
    }

    /// Standard algebraic notation, with `+` and `#`.
    fn written(&self, played: Move) -> String {
        match self.theirs(played) {
            Some(theirs) => shakmaty::san::SanPlus::from_move(self.0.clone(), theirs).to_string(),
            None => played.to_string(),
        }
    }

    fn obstacle(&self, from: Square, to: Square) -> Obstacle {
        obstacle(self, from, to)
    }

    fn has_moves(&self) -> bool {
        !self.0.legal_moves().is_empty()
    }

    fn is_legal(&self, wanted: Move) -> bool {
        self.theirs(wanted).is_some_and(|theirs| self.0.is_legal(theirs))
    }

    fn promotion_squares(&self, colour: Colour) -> Vec<Square> {
        let rank = if colour == Colour::White { 7 } else { 0 };
        (0..8).filter_map(|file| Square::from_coords(file, rank)).collect()
    }

    fn castling_step(&self, short: bool) -> Option<(Square, Square)> {
        let us = self.0.turn();
        let home = shakmaty::Square::from_coords(shakmaty::File::E, us.backrank());
        Some((Square(home), Square(CastlingSide::from_king_side(short).king_to(us))))
    }

    fn consequences(&self, played: Move) -> Vec<Consequence> {
        let us = self.0.turn();
        match self.theirs(played) {
            Some(shakmaty::Move::EnPassant { .. }) => {
                let taken = self.captured(played).map(|(square, _)| square.into());
                taken.map(|taken| Consequence::EnPassant { taken }).into_iter().collect()
            }
            Some(theirs @ shakmaty::Move::Castle { rook, .. }) => {
                let to = theirs.castling_side().map_or(rook, |side| side.rook_to(us));
                vec![Consequence::Castled { from: Square(rook).into(), to: Square(to).into() }]
            }
            _ => Vec::new(),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        shakmaty::perft(&self.0, depth)
    }
}
