//! The position string: a FEN in its one strict spelling.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, EnPassantMode, FromSetup as _, Piece, Position as _,
    PositionErrorKinds, Rank, Setup,
};

use super::position::{LAST, color, colour, their_role};
use super::{Fault, Position, PositionError, Square};
use crate::fields::{read_counter, read_letters};
use crate::{Colour, Man};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut setup = self.0.to_setup(EnPassantMode::Legal);
        setup.halfmoves = setup.halfmoves.min(LAST);
        setup.fullmoves = setup.fullmoves.min(NonZeroU32::new(LAST).unwrap_or(NonZeroU32::MAX));
        match Fen::try_from_setup(setup) {
            Ok(fen) => fen.fmt(f),
            Err(_) => Err(fmt::Error),
        }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

/// The four rights, in their order, with the squares of the rooks.
const RIGHTS: [(char, shakmaty::Square, Colour); 4] = [
    ('K', shakmaty::Square::H1, Colour::White),
    ('Q', shakmaty::Square::A1, Colour::White),
    ('k', shakmaty::Square::H8, Colour::Black),
    ('q', shakmaty::Square::A8, Colour::Black),
];

impl FromStr for Position {
    type Err = PositionError;

    /// Reads and checks a FEN. An en passant square is accepted wherever a pawn can have passed it.
    ///
    /// # Errors
    /// Every fault of the spelling, and every fault of the diagram as far as it can be read.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        let mut faults = Vec::new();
        let fields: Vec<&str> = text.split(' ').collect();
        let [placement, side, castling, en_passant, halfmove, fullmove] = fields[..] else {
            return Err(PositionError::new(vec![Fault::Fields(fields.len())]));
        };
        let mut setup = Setup::empty();
        read_placement(placement, &mut setup, &mut faults);
        let placed = faults.is_empty();
        let sided = read_side(side, &mut setup, &mut faults);
        read_castling(castling, &mut setup, &mut faults);
        read_en_passant(en_passant, &mut setup, &mut faults);
        match read_counter(halfmove) {
            Some(n) => setup.halfmoves = n.into(),
            None => faults.push(Fault::Halfmove(halfmove.to_owned())),
        }
        match read_counter(fullmove).map(u32::from).and_then(NonZeroU32::new) {
            Some(n) => setup.fullmoves = n,
            None => faults.push(Fault::Fullmove(fullmove.to_owned())),
        }
        let diagram = setup.clone();
        match Chess::from_setup(setup, CastlingMode::Standard) {
            Ok(chess) if faults.is_empty() => return Ok(Self(chess)),
            Err(error) if placed => diagram_faults(&diagram, error.kinds(), sided, &mut faults),
            _ => {}
        }
        Err(PositionError::new(faults))
    }
}

fn read_placement(text: &str, setup: &mut Setup, faults: &mut Vec<Fault>) {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        faults.push(Fault::Ranks(ranks.len()));
        return;
    }
    for (text, rank) in ranks.into_iter().zip((0..8_u8).rev()) {
        let mut filled = 0_usize;
        let mut after_digit = false;
        for letter in text.chars() {
            let digit = letter.to_digit(10).filter(|digit| (1..=8).contains(digit));
            if let Some(empty) = digit {
                if after_digit {
                    faults.push(Fault::DigitsAdjoin(rank + 1));
                }
                filled += empty as usize;
            } else {
                let man = Man::from_letter(letter);
                let piece =
                    man.and_then(|man| Some(Piece { color: color(man.colour), role: their_role(man.role)? }));
                let square = u8::try_from(filled).ok().and_then(|file| Square::from_coords(file, rank));
                match (piece, square) {
                    (None, _) => faults.push(Fault::UnknownMan { rank: rank + 1, letter }),
                    (Some(piece), Some(square)) => setup.board.set_piece_at(square.0, piece),
                    _ => {}
                }
                filled += 1;
            }
            after_digit = digit.is_some();
        }
        if filled != 8 {
            faults.push(Fault::RankLength { rank: rank + 1, filled, text: text.to_owned() });
        }
    }
}

fn read_side(text: &str, setup: &mut Setup, faults: &mut Vec<Fault>) -> bool {
    match text {
        "w" => setup.turn = Color::White,
        "b" => setup.turn = Color::Black,
        _ => {
            faults.push(Fault::SideText(text.to_owned()));
            return false;
        }
    }
    true
}

fn read_castling(text: &str, setup: &mut Setup, faults: &mut Vec<Fault>) {
    match read_letters(text, "KQkq") {
        None => faults.push(Fault::CastlingText(text.to_owned())),
        Some(letters) => {
            let held = RIGHTS.into_iter().filter(|right| letters.contains(right.0));
            setup.castling_rights = held.map(|right| right.1).collect();
        }
    }
}

fn read_en_passant(text: &str, setup: &mut Setup, faults: &mut Vec<Fault>) {
    let square = text
        .parse()
        .ok()
        .filter(|square: &shakmaty::Square| matches!(square.rank(), Rank::Third | Rank::Sixth));
    match square {
        _ if text == "-" => {}
        Some(square) => setup.ep_square = Some(square),
        None => faults.push(Fault::EnPassantText(text.to_owned())),
    }
}

/// The faults of a diagram that `shakmaty` refuses; those that depend on the side to move only if that could be read.
fn diagram_faults(setup: &Setup, kinds: PositionErrorKinds, sided: bool, faults: &mut Vec<Fault>) {
    let board = &setup.board;
    let side = colour(setup.turn);
    for of in Colour::ALL {
        let ours = board.by_color(color(of));
        let kings = (board.kings() & ours).count();
        if kings != 1 {
            faults.push(Fault::Kings { colour: of, kings });
        }
        let on_edge = board.pawns() & ours & Bitboard::BACKRANKS;
        faults.extend(on_edge.into_iter().map(|square| Fault::PawnOnEdge(of, Square(square))));
        if kinds.contains(PositionErrorKinds::TOO_MUCH_MATERIAL) && too_many(setup, color(of)) {
            faults.push(Fault::TooManyMen(of));
        }
    }
    for (letter, rook, of) in RIGHTS {
        let king = shakmaty::Square::from_coords(shakmaty::File::E, rook.rank());
        let home = board.kings().contains(king)
            && board.rooks().contains(rook)
            && board.by_color(color(of)).contains(king)
            && board.by_color(color(of)).contains(rook);
        if setup.castling_rights.contains(rook) && !home {
            faults.push(Fault::CastlingWithoutMen(letter, of));
        }
    }
    if !sided {
        return;
    }
    if kinds.contains(PositionErrorKinds::OPPOSITE_CHECK) {
        faults.push(Fault::OtherSideInCheck(!side));
    }
    if kinds.contains(PositionErrorKinds::IMPOSSIBLE_CHECK) {
        faults.push(Fault::ImpossibleCheck(side));
    }
    if let Some(square) = setup.ep_square.filter(|_| kinds.contains(PositionErrorKinds::INVALID_EP_SQUARE)) {
        faults.push(Fault::EnPassantWithoutPawn(Square(square), !side));
    }
}

/// Whether a side has more men than eight pawns can have become, each colour of bishops counted by itself.
fn too_many(setup: &Setup, of: Color) -> bool {
    let ours = setup.board.by_color(of);
    let beyond = |men: Bitboard, first: usize| (men & ours).count().saturating_sub(first);
    let board = &setup.board;
    let promoted = beyond(board.queens(), 1)
        + beyond(board.rooks(), 2)
        + beyond(board.knights(), 2)
        + beyond(board.bishops() & Bitboard::LIGHT_SQUARES, 1)
        + beyond(board.bishops() & Bitboard::DARK_SQUARES, 1);
    (board.pawns() & ours).count() + promoted > 8
}
