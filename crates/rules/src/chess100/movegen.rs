//! The moves of a position on the board as it stands: with a queen still to be restored, the turns without.
//!
//! A side with a prince moves as it likes (R5.1, R5.2, R6.3). For a side without, checks and pins are found once a
//! position: a man may go where the checker is taken or shut out, and a pinned man stays on the line between its king and
//! the man behind it. Only what is rare is played and looked at: taking a king, and en passant.

use super::Position;
use super::position::{COUNTERCHECK, bit, each, slot};
use super::tables::{
    AFTER_START, BETWEEN, BOARD, CASTLES, FALLING, FILE, KING, KNIGHT, LINES, NOT_A, NOT_J, NOWHERE,
    PAWN_ATTACKS, RANK, RISING, TWO_STEPS, WIDTH, round, ways_round,
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
struct Limits {
    /// Where they may go at all.
    allowed: u128,
    /// Men that stay on their line with the king.
    pinned: u128,
    /// Men that close the way round to the king against a prince or princess, and where that one stands.
    closing: [(u128, u8); 2],
    king: usize,
}

impl Limits {
    /// Where a man may go for its pin: anywhere if it has none.
    #[inline]
    fn line(&self, from: usize) -> u128 {
        if self.pinned & 1 << from == 0 { u128::MAX } else { self.line_of_pin(from) }
    }

    #[cold]
    fn line_of_pin(&self, from: usize) -> u128 {
        let lines = LINES[self.king].map(super::tables::Line::whole);
        lines.into_iter().find(|line| line & 1 << from != 0).unwrap_or(0)
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

    /// The moves that take the enemy king, if there are any (R5.3, R6.4).
    #[cold]
    fn king_captures<S: Sink, const US: usize>(&self, sink: &mut S) -> bool {
        let to = usize::from(self.kings[US ^ 1]);
        let mut found = false;
        each(self.attackers(to, US), |from| {
            let role = self.role_at(from);
            if self.princes[US] == NOWHERE {
                // The exchange comes before the look at the own king (R6.4, A8, A9).
                let mut next = *self;
                next.make_step_of::<US>(role, from, to, role);
                if next.checked(US) {
                    return;
                }
            }
            found = true;
            if role == Role::Pawn {
                sink.pawns::<US>(to as isize - from as isize, 1 << to);
            } else {
                sink.man::<US>(role, from, 1 << to);
            }
        });
        found
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
        let limits = Limits { allowed, pinned: 0, closing: [(0, NOWHERE); 2], king };
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
        self.others::<S, US>(sink, &Limits { allowed, pinned, closing, king });
    }

    /// The moves of all men but king and prince, without en passant.
    #[inline]
    fn others<S: Sink, const US: usize>(&self, sink: &mut S, limits: &Limits) {
        let them = US ^ 1;
        let occupied = self.occupied();
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

    /// Men that close the way round to their king can only take the prince or princess that waits for it.
    #[cold]
    fn closing_men<S: Sink, const US: usize>(&self, sink: &mut S, limits: &Limits) {
        let [(one, first), (other, second)] = limits.closing;
        each((one | other) & !(one & other), |from| {
            let to = if one & 1 << from != 0 { first } else { second };
            let able = self.attackers(to.into(), US) & 1 << from != 0;
            if able && bit(to) & limits.allowed & limits.line(from) != 0 {
                match self.role_at(from) {
                    Role::Pawn => sink.pawns::<US>(isize::from(to) - from as isize, bit(to)),
                    role => sink.man::<US>(role, from, bit(to)),
                }
            }
        });
    }

    /// Castlings that R4 allows.
    #[inline]
    fn castle_moves<S: Sink, const US: usize>(&self, sink: &mut S) {
        let rights = self.castlings >> (2 * US) & 0b11;
        if rights == 0 {
            return;
        }
        let occupied = self.occupied();
        for (way, castle) in CASTLES[US].iter().enumerate() {
            if rights >> way & 1 == 1
                && castle.empty & occupied == 0
                && castle.safe.iter().all(|&index| !self.is_attacked(index, US ^ 1, occupied))
            {
                sink.castling::<US>(way);
            }
        }
    }

    /// Calls `visit` with origin and landing square of every pawn that attacks a square the long step passed (R3.9),
    /// whatever becomes of its king.
    fn en_passants<const US: usize>(&self, mut visit: impl FnMut(usize, usize)) {
        let pawns = self.sides[US] & self.roles[slot(Role::Pawn)];
        for to in self.passed_squares() {
            each(PAWN_ATTACKS[US ^ 1][to] & pawns, |from| visit(from, to));
        }
    }

    /// The squares that the pawn of the last long step passed, the one behind it first.
    pub(super) fn passed_squares(&self) -> impl Iterator<Item = usize> + use<> {
        let pawn = usize::from(self.longstep);
        // Backwards from the pawn to the square before its start rank.
        let (passed, down) = match pawn / WIDTH {
            3 => (1, true),
            4 => (2, true),
            6 => (1, false),
            5 => (2, false),
            _ => (0, true),
        };
        (1..=passed).map(move |n| if down { pawn - n * WIDTH } else { pawn + n * WIDTH })
    }

    /// Whether some legal turn takes en passant.
    pub(super) fn has_en_passant(&self) -> bool {
        let any = |position: &Self| {
            let mut found = Found(false);
            position.generate(&mut found);
            found.0
        };
        let mut pawns = false;
        match self.side() {
            Colour::White => self.en_passants::<0>(|_, _| pawns = true),
            Colour::Black => self.en_passants::<1>(|_, _| pawns = true),
        }
        pawns && (any(self) || self.restored().is_some_and(|restored| any(&restored)))
    }
}

/// Looks only for en passant.
struct Found(bool);

impl Sink for Found {
    fn man<const US: usize>(&mut self, _: Role, _: usize, _: u128) {}
    fn pawns<const US: usize>(&mut self, _: isize, _: u128) {}
    fn en_passant<const US: usize>(&mut self, _: usize, _: usize) {
        self.0 = true;
    }
    fn castling<const US: usize>(&mut self, _: usize) {}
}
