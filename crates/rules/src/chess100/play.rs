//! Playing a move, and writing it down.

use super::hash::{KEYS, key};
use super::position::{BLACK_TO_MOVE, COUNTERCHECK, slot};
use super::tables::{CASTLES, NOWHERE, WIDTH};
use super::{Move, Position, Restoration, Square};
use crate::rule_set::{MoveParts, Rules};
use crate::{Colour, Man, Role};

/// The castling rights that go when a man leaves a square or is taken there (R4.4).
static RIGHTS_AT: [u8; 100] = {
    let mut table = [0; 100];
    let mut side = 0;
    while side < 2 {
        let mut way = 0;
        while way < 2 {
            let castle = CASTLES[side][way];
            table[castle.king[0]] |= 1 << (2 * side + way);
            table[castle.rook[0]] |= 1 << (2 * side + way);
            way += 1;
        }
        side += 1;
    }
    table
};

impl Position {
    /// The man that a legal move takes, and where it stands.
    pub fn captured(&self, played: Move) -> Option<(Square, Man)> {
        if played.castles().is_some() {
            return None;
        }
        let (from, to) = played.squares();
        let at = if self.is_en_passant(from, to) { self.longstep()? } else { to };
        self.man_at(at).map(|man| (at, man))
    }

    /// Whether a legal move is an en passant capture: a pawn leaves its file and finds nothing (R3.9).
    pub(super) fn is_en_passant(&self, from: Square, to: Square) -> bool {
        from.file() != to.file()
            && self.occupied() & to.bit() == 0
            && self.roles[slot(Role::Pawn)] & from.bit() != 0
    }

    /// A legal move as records write it: man letter unless a pawn, `x` for a capture of any kind, `+` or `#`. Another one
    /// in its bare form.
    pub fn written(&self, played: Move) -> String {
        if !self.is_legal(played) {
            return played.to_string();
        }
        let mut next = *self;
        next.make(played);
        let check = match next.in_check() {
            // A counter-check is a draw even where it would be mate (A3).
            true if next.is_countercheck() || next.has_moves() => "+",
            true => "#",
            false => "",
        };
        let before = played.restores().map_or(String::new(), |princess| format!("{princess}=Q,"));
        if played.castles().is_some() {
            return format!("{before}{}{check}", played.plain());
        }
        let (from, to) = played.squares();
        let role = if played.restores() == Some(from) { Role::Queen } else { self.role_at(from.index()) };
        let sign = if self.captured(played).is_some() { 'x' } else { '-' };
        let promotion = played.promotion().map_or(String::new(), |role| format!("={}", role.letter()));
        format!("{before}{}{from}{sign}{to}{promotion}{check}", role.sign())
    }

    /// Plays a move that is known to be legal.
    pub(super) fn make(&mut self, played: Move) {
        if self.side() == Colour::White {
            self.make_of::<0>(played);
        } else {
            self.make_of::<1>(played);
        }
    }

    fn make_of<const US: usize>(&mut self, played: Move) {
        if played.restores().is_some() {
            self.restore(US);
        }
        if let Some(short) = played.castles() {
            self.make_castling::<US>(usize::from(!short));
            return;
        }
        let (from, to) = played.squares();
        if self.is_en_passant(from, to) {
            self.make_en_passant::<US>(from.index(), to.index());
        } else {
            let role = self.role_at(from.index());
            self.make_step_of::<US>(role, from.index(), to.index(), played.promotion().unwrap_or(role));
        }
    }

    /// Turns a side's princess into a queen (R7.2); nothing of the right is left (R7.4).
    pub(super) fn restore(&mut self, side: usize) {
        let at = usize::from(self.princesses[side]);
        self.princesses[side] = NOWHERE;
        self.roles[slot(Role::Queen)] |= 1 << at;
        self.hash ^= key(side, Role::Princess, at) ^ key(side, Role::Queen, at);
        self.set_restoration(side, Restoration::NoPrincess);
    }

    #[inline]
    fn set_restoration(&mut self, side: usize, state: Restoration) {
        let keys = &KEYS.restorations[side];
        self.hash ^= keys[self.restorations[side] as usize] ^ keys[state as usize];
        self.restorations[side] = state;
    }

    #[inline]
    fn lose_castlings(&mut self, lost: u8) {
        let lost = self.castlings & lost;
        if lost != 0 {
            let left = self.castlings ^ lost;
            self.hash ^= KEYS.castlings[usize::from(self.castlings)] ^ KEYS.castlings[usize::from(left)];
            self.castlings = left;
        }
    }

    /// Whether a check that this move gives would answer a check: the side has a prince, the other has none, and its
    /// king is attacked before the move (R6.5, A10).
    #[inline]
    fn answers_check<const US: usize>(&self) -> bool {
        self.princes[US] != NOWHERE && self.princes[US ^ 1] == NOWHERE && self.checked(US)
    }

    /// What every move ends with.
    #[inline]
    fn pass<const US: usize>(&mut self, answers_check: bool) {
        if self.restorations[US] == Restoration::Pending {
            // A move without conversion (R7.3).
            self.set_restoration(US, Restoration::Lost);
        }
        if answers_check && self.checked(US ^ 1) {
            self.state |= COUNTERCHECK;
        }
        self.state ^= BLACK_TO_MOVE;
        self.hash ^= KEYS.black;
        if US == 1 {
            self.fullmove = (self.fullmove + 1).min(9999);
        }
    }

    /// Moves a man of known role of the side to move, `US`; `becomes` is the same role, or what a pawn promotes to.
    #[inline]
    pub(super) fn make_step_of<const US: usize>(
        &mut self,
        role: Role,
        from: usize,
        to: usize,
        becomes: Role,
    ) {
        let answers_check = self.answers_check::<US>();
        let (from_bit, to_bit) = (1u128 << from, 1u128 << to);
        self.halfmove = if role == Role::Pawn { 0 } else { (self.halfmove + 1).min(9999) };
        if self.sides[US ^ 1] & to_bit != 0 {
            self.take::<US>(to);
        }
        self.sides[US] ^= from_bit | to_bit;
        self.hash ^= key(US, role, from) ^ key(US, becomes, to);
        match role {
            Role::King => self.kings[US] = to as u8,
            Role::Prince => self.princes[US] = to as u8,
            Role::Princess => self.princesses[US] = to as u8,
            _ => {
                self.roles[slot(role)] ^= from_bit;
                self.roles[slot(becomes)] ^= to_bit;
            }
        }
        self.longstep = if role == Role::Pawn && from.abs_diff(to) >= 2 * WIDTH { to as u8 } else { NOWHERE };
        self.lose_castlings(RIGHTS_AT[from] | RIGHTS_AT[to]);
        self.pass::<US>(answers_check);
    }

    /// Takes the enemy man on a square off the board.
    fn take<const US: usize>(&mut self, at: usize) {
        let them = US ^ 1;
        let taken = self.role_at(at);
        self.sides[them] ^= 1 << at;
        self.hash ^= key(them, taken, at);
        self.halfmove = 0;
        match taken {
            Role::King => {
                // The prince is the new king, on its square, and never castles (R5.4, R4.4).
                let successor = usize::from(self.princes[them]);
                self.kings[them] = successor as u8;
                self.princes[them] = NOWHERE;
                self.hash ^= key(them, Role::Prince, successor) ^ key(them, Role::King, successor);
                self.lose_castlings(0b11 << (2 * them));
            }
            Role::Prince => self.princes[them] = NOWHERE,
            Role::Princess => {
                self.princesses[them] = NOWHERE;
                self.set_restoration(them, Restoration::NoPrincess);
            }
            _ => {
                self.roles[slot(taken)] ^= 1 << at;
                if taken == Role::Queen && self.restorations[them] == Restoration::Held {
                    self.set_restoration(them, Restoration::Pending);
                }
            }
        }
    }

    /// The pawn on `from` takes the pawn of the long step and lands on a square that it passed (R3.9).
    pub(super) fn make_en_passant<const US: usize>(&mut self, from: usize, to: usize) {
        let answers_check = self.answers_check::<US>();
        self.take::<US>(usize::from(self.longstep));
        self.sides[US] ^= 1 << from | 1 << to;
        self.roles[slot(Role::Pawn)] ^= 1 << from | 1 << to;
        self.hash ^= key(US, Role::Pawn, from) ^ key(US, Role::Pawn, to);
        self.longstep = NOWHERE;
        self.pass::<US>(answers_check);
    }

    /// `0-0` (0) or `0-0-0` (1).
    pub(super) fn make_castling<const US: usize>(&mut self, way: usize) {
        let answers_check = self.answers_check::<US>();
        let castle = &CASTLES[US][way];
        let ([king, king_to], [rook, rook_to]) = (castle.king, castle.rook);
        self.sides[US] ^= 1 << king | 1 << king_to | 1 << rook | 1 << rook_to;
        self.roles[slot(Role::Rook)] ^= 1 << rook | 1 << rook_to;
        self.kings[US] = king_to as u8;
        self.hash ^= key(US, Role::King, king) ^ key(US, Role::King, king_to);
        self.hash ^= key(US, Role::Rook, rook) ^ key(US, Role::Rook, rook_to);
        self.halfmove = (self.halfmove + 1).min(9999);
        self.longstep = NOWHERE;
        self.lose_castlings(RIGHTS_AT[king]);
        self.pass::<US>(answers_check);
    }
}
