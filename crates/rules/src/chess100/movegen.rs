//! The moves of a position on the board as it stands: with a queen still to be restored, the turns without.
//!
//! A side with a prince moves as it likes (R5.1, R5.2, R6.3). For a side without, checks and pins are found once a
//! position: a man may go where the checker is taken or shut out, and a pinned man stays on the line between its king and
//! the man behind it. Only what is rare is played and looked at: taking a king, and en passant.

use super::Position;
use super::position::{COUNTERCHECK, bit, each};
use super::tables::{
    AFTER_START, BETWEEN, BOARD, FALLING, FILE, KING, KNIGHT, LINES, NOT_A, NOT_J, NOWHERE, PAWN_ATTACKS,
    RANK, RISING, TWO_STEPS, WIDTH, round, ways_round,
};
use crate::{Colour, Role};

/// Takes the moves of a position in groups, as the generator finds them; `US` is the side to move.
pub(super) trait Sink {
    /// Squares to which the man on `from` can go; never a pawn.
    fn man<const US: usize>(&mut self, role: Role, from: usize, targets: u128);
    /// Squares to which pawns can go, each from the square `step` lower. On the last rank they are promotions.
    fn pawns<const US: usize>(&mut self, step: isize, targets: u128);
    /// A pawn takes the pawn of the long step and lands on `to`.
    fn en_passant<const US: usize>(&mut self, from: usize, to: usize);
    /// 0 for `0-0`, 1 for `0-0-0`.
    fn castling<const US: usize>(&mut self, way: usize);
}

/// How far a pawn of each colour steps.
const FORWARD: [isize; 2] = [WIDTH as isize, -(WIDTH as isize)];

/// What limits the men beside the king.
pub(super) struct Limits {
    /// Where they may go at all.
    pub(super) allowed: u128,
    /// Men that stay between their king and the man that pins them.
    pub(super) pinned: u128,
    /// Men that close the way round to the king against a prince or princess, and where that one stands.
    pub(super) closing: [(u128, u8); 2],
    king: usize,
    occupied: u128,
}

impl Limits {
    /// Where a man may go for its pin: anywhere if it has none.
    #[inline]
    pub(super) fn line(&self, from: usize) -> u128 {
        if self.pinned & 1 << from == 0 { u128::MAX } else { self.line_of_pin(from) }
    }

    /// Up to the man that pins it: a princess could go round that one, and round the king.
    #[cold]
    fn line_of_pin(&self, from: usize) -> u128 {
        let man = 1 << from;
        LINES[self.king].iter().map(|line| line.seen(self.occupied ^ man) & line.half(man)).fold(0, u128::max)
    }
}

impl Position {
    /// The position in which the side to move has its princess turned into a queen, if it can (R7.2).
    pub(super) fn restored(&self) -> Option<Self> {
        let side = self.side().index();
        (self.restorations[side] == super::Restoration::Pending).then(|| {
            let mut restored = *self;
            restored.restore(side);
            restored
        })
    }

    #[inline]
    pub(super) fn generate<S: Sink>(&self, sink: &mut S) {
        if self.state & COUNTERCHECK != 0 {
            // The game is drawn (R6.5).
        } else if self.side() == Colour::White {
            self.generate_for::<S, 0>(sink);
        } else {
            self.generate_for::<S, 1>(sink);
        }
    }

    #[inline]
    fn generate_for<S: Sink, const US: usize>(&self, sink: &mut S) {
        let them = US ^ 1;
        let target = usize::from(self.kings[them]);
        if self.princes[them] != NOWHERE
            && self.is_attacked(target, US, self.occupied())
            && self.king_captures::<S, US>(sink)
        {
            return;
        }
        if self.princes[US] == NOWHERE {
            self.guarded::<S, US>(sink);
        } else {
            self.free::<S, US>(sink);
        }
    }

    /// The moves of a side with a prince.
    #[inline]
    fn free<S: Sink, const US: usize>(&self, sink: &mut S) {
        let king = usize::from(self.kings[US]);
        // A king that could be taken would be; one without a prince never is (R5.7, R7.7).
        let allowed = !(self.sides[US] | bit(self.kings[US ^ 1]));
        sink.man::<US>(Role::King, king, KING[king] & allowed);
        let prince = usize::from(self.princes[US]);
        sink.man::<US>(Role::Prince, prince, round(prince, self.occupied()) & allowed);
        let limits =
            Limits { allowed, pinned: 0, closing: [(0, NOWHERE); 2], king, occupied: self.occupied() };
        self.others::<S, US>(sink, &limits);
        self.castle_moves::<S, US>(sink);
        if self.longstep != NOWHERE {
            self.en_passants::<US>(|from, to| sink.en_passant::<US>(from, to));
        }
    }

    /// The moves of a side without a prince, after which its king is not in check (R6.1).
    #[inline]
    fn guarded<S: Sink, const US: usize>(&self, sink: &mut S) {
        let them = US ^ 1;
        let own = self.sides[US];
        let enemy = self.sides[them];
        let occupied = own | enemy;
        let king = usize::from(self.kings[US]);
        let [queens, rooks, bishops, knights, pawns] = self.roles;
        let free = !(own | bit(self.kings[them]));

        // Men that bear on the king's square along a line, whatever stands between.
        let lines = &LINES[king];
        let mut snipers = enemy
            & ((lines[RANK].whole() | lines[FILE].whole()) & (queens | rooks)
                | (lines[RISING].whole() | lines[FALLING].whole()) & (queens | bishops));
        let royal = bit(self.kings[them]) | bit(self.princes[them]) | bit(self.princesses[them]);
        let close = KNIGHT[king] & knights | PAWN_ATTACKS[US][king] & pawns | KING[king] & royal;
        let mut checkers = enemy & close;
        let mut shut_out = 0;
        let mut pinned = 0;
        while snipers != 0 {
            let sniper = snipers.trailing_zeros() as usize;
            snipers &= snipers - 1;
            let way = BETWEEN[king][sniper];
            let between = way & occupied;
            if between == 0 {
                checkers |= 1 << sniper;
                shut_out = way;
            } else if between.is_power_of_two() {
                pinned |= between & own;
            }
        }
        let mut closing = [(0, NOWHERE); 2];
        for (from, closing) in [self.princes[them], self.princesses[them]].into_iter().zip(&mut closing) {
            if TWO_STEPS[king] & bit(from) == 0 {
                continue;
            }
            let ways = ways_round(from.into(), king);
            *closing = (ways & own, from);
            let open = ways & !occupied;
            if open != 0 {
                checkers |= bit(from);
                // Two ways round cannot be shut with one move.
                shut_out = if open.is_power_of_two() { open } else { 0 };
            }
        }

        // The king does not hide behind itself: it is taken off the board.
        let without_king = occupied ^ 1 << king;
        let mut safe = 0;
        each(KING[king] & free, |to| {
            safe |= u128::from(!self.is_attacked(to, them, without_king)) << to;
        });
        sink.man::<US>(Role::King, king, safe);

        if self.longstep != NOWHERE {
            self.en_passants::<US>(|from, to| {
                let mut next = *self;
                next.make_en_passant::<US>(from, to);
                if !next.checked(US) {
                    sink.en_passant::<US>(from, to);
                }
            });
        }
        let allowed = if checkers == 0 {
            self.castle_moves::<S, US>(sink);
            free
        } else if checkers.is_power_of_two() {
            (checkers | shut_out) & free
        } else {
            return;
        };
        self.others::<S, US>(sink, &Limits { allowed, pinned, closing, king, occupied });
    }

    /// The moves of all men but king and prince, without en passant.
    #[inline]
    fn others<S: Sink, const US: usize>(&self, sink: &mut S, limits: &Limits) {
        let them = US ^ 1;
        let occupied = limits.occupied;
        let [queens, rooks, bishops, knights, pawns] = self.roles;
        let closing = limits.closing[0].0 | limits.closing[1].0;
        let mut own = self.sides[US];
        if closing != 0 {
            own &= !closing;
            self.closing_men::<S, US>(sink, limits);
        }

        let princess = self.princesses[US];
        if own & bit(princess) != 0 {
            let from = usize::from(princess);
            sink.man::<US>(Role::Princess, from, round(from, occupied) & limits.allowed & limits.line(from));
        }
        each(own & queens, |from| {
            let [rank, file, rising, falling] = LINES[from];
            let straight = rank.seen(occupied) | file.seen(occupied);
            let seen = straight | rising.seen(occupied) | falling.seen(occupied);
            sink.man::<US>(Role::Queen, from, seen & limits.allowed & limits.line(from));
        });
        each(own & rooks, |from| {
            let seen = LINES[from][RANK].seen(occupied) | LINES[from][FILE].seen(occupied);
            sink.man::<US>(Role::Rook, from, seen & limits.allowed & limits.line(from));
        });
        each(own & bishops, |from| {
            let seen = LINES[from][RISING].seen(occupied) | LINES[from][FALLING].seen(occupied);
            sink.man::<US>(Role::Bishop, from, seen & limits.allowed & limits.line(from));
        });
        // A pinned knight has nowhere to go.
        each(own & knights & !limits.pinned, |from| {
            sink.man::<US>(Role::Knight, from, KNIGHT[from] & limits.allowed);
        });

        let men = own & pawns;
        let lines = &LINES[limits.king];
        let bound = |axis: usize| men & (!limits.pinned | lines[axis].whole());
        let (pushing, rising, falling) =
            if limits.pinned == 0 { (men, men, men) } else { (bound(FILE), bound(RISING), bound(FALLING)) };
        let empty = BOARD & !occupied;
        let prey = self.sides[them] & limits.allowed;
        let ahead = |set: u128| if US == 0 { set << WIDTH } else { set >> WIDTH };
        let once = ahead(pushing) & empty;
        let twice = ahead(once & AFTER_START[US][0]) & empty;
        let thrice = ahead(twice & AFTER_START[US][1]) & empty;
        sink.pawns::<US>(FORWARD[US], once & limits.allowed);
        sink.pawns::<US>(2 * FORWARD[US], twice & limits.allowed);
        sink.pawns::<US>(3 * FORWARD[US], thrice & limits.allowed);
        if US == 0 {
            sink.pawns::<US>(11, (rising & NOT_J) << 11 & prey);
            sink.pawns::<US>(9, (falling & NOT_A) << 9 & prey);
        } else {
            sink.pawns::<US>(-11, (rising & NOT_A) >> 11 & prey);
            sink.pawns::<US>(-9, (falling & NOT_J) >> 9 & prey);
        }
    }
}
