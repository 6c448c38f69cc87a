//! The geometry of the board of 10×10, worked out at compile time.
//!
//! A set of squares is a `u128` in which bit 10 · rank + file stands for a square. Tables have an empty entry for
//! [`NOWHERE`], so that a man that is not there attacks nothing and nobody needs to ask.

/// Squares in a rank, and ranks.
pub(super) const WIDTH: usize = 10;

const SQUARES: usize = 100;

/// Marks "no square" where a square's index is stored.
pub(super) const NOWHERE: u8 = 127;

/// Entries of a table by index, [`NOWHERE`] included.
const ENTRIES: usize = 128;

/// Every square of the board.
pub(super) const BOARD: u128 = (1 << SQUARES) - 1;

/// One rank, 0 to 9.
pub(super) const fn rank(rank: usize) -> u128 {
    0b11_1111_1111 << (rank * WIDTH)
}

const FILE_A: u128 = {
    let mut set = 0;
    let mut r = 0;
    while r < WIDTH {
        set |= 1 << (r * WIDTH);
        r += 1;
    }
    set
};

/// Squares with one to their left.
pub(super) const NOT_A: u128 = BOARD & !FILE_A;

/// Squares with one to their right.
pub(super) const NOT_J: u128 = BOARD & !(FILE_A << (WIDTH - 1));

/// The light squares; a1 is dark (R1.1).
pub(super) const LIGHT: u128 = {
    let mut set = 0;
    let mut i = 0;
    while i < SQUARES {
        if (i % WIDTH + i / WIDTH) % 2 == 1 {
            set |= 1 << i;
        }
        i += 1;
    }
    set
};

/// The rank on which each colour's pawns are promoted.
pub(super) const PROMOTION: [u128; 2] = [rank(9), rank(0)];

/// The ranks that a colour's pawns reach with one and with two steps from their start.
pub(super) const AFTER_START: [[u128; 2]; 2] = [[rank(2), rank(3)], [rank(7), rank(6)]];

/// The index `(dx, dy)` away, or [`NOWHERE`].
pub(super) const fn offset(index: usize, (dx, dy): (i8, i8)) -> u8 {
    let (x, y) = ((index % WIDTH) as i8 + dx, (index / WIDTH) as i8 + dy);
    if 0 <= x && x < 10 && 0 <= y && y < 10 { (y * 10 + x) as u8 } else { NOWHERE }
}

/// Directions in pairs of opposites, the one that leads to higher indices first; one pair an axis.
const DIRECTIONS: [[(i8, i8); 2]; 4] =
    [[(1, 0), (-1, 0)], [(0, 1), (0, -1)], [(1, 1), (-1, -1)], [(-1, 1), (1, -1)]];

/// Axes of the board: ranks, files, rising to the right, falling to the right.
pub(super) const RANK: usize = 0;
pub(super) const FILE: usize = 1;
pub(super) const RISING: usize = 2;
pub(super) const FALLING: usize = 3;

const fn ray(index: usize, direction: (i8, i8)) -> u128 {
    let mut set = 0;
    let mut at = offset(index, direction);
    while at != NOWHERE {
        set |= 1 << at;
        at = offset(at as usize, direction);
    }
    set
}

/// One line through a square, without the square: the part with lower and the part with higher indices.
#[derive(Clone, Copy)]
pub(super) struct Line {
    lower: u128,
    upper: u128,
}

impl Line {
    #[inline]
    pub(super) const fn whole(self) -> u128 {
        self.lower | self.upper
    }

    /// The part of the line on which a set's squares lie; empty for a set off the line.
    pub(super) const fn half(self, set: u128) -> u128 {
        if self.lower & set != 0 {
            self.lower
        } else if self.upper & set != 0 {
            self.upper
        } else {
            0
        }
    }

    /// The squares a slider on this line sees with `occupied` in its way, the first man on either side included.
    ///
    /// Obstruction difference: twice the lowest blocker above, less the highest one below, has ones from the one to
    /// the other.
    #[inline]
    pub(super) const fn seen(self, occupied: u128) -> u128 {
        let lower = self.lower & occupied;
        let upper = self.upper & occupied;
        let from_below = u128::MAX << (lower | 1).ilog2();
        let first_above = upper & upper.wrapping_neg();
        from_below.wrapping_add(first_above << 1) & self.whole()
    }
}

/// The four lines through each square.
pub(super) static LINES: [[Line; 4]; ENTRIES] = {
    let mut lines = [[Line { lower: 0, upper: 0 }; 4]; ENTRIES];
    let mut index = 0;
    while index < SQUARES {
        let mut axis = 0;
        while axis < 4 {
            let [up, down] = DIRECTIONS[axis];
            lines[index][axis] = Line { lower: ray(index, down), upper: ray(index, up) };
            axis += 1;
        }
        index += 1;
    }
    lines
};

const fn leaps<const N: usize>(offsets: [(i8, i8); N]) -> [u128; ENTRIES] {
    let mut table = [0; ENTRIES];
    let mut index = 0;
    while index < SQUARES {
        let mut i = 0;
        while i < N {
            let to = offset(index, offsets[i]);
            if to != NOWHERE {
                table[index] |= 1 << to;
            }
            i += 1;
        }
        index += 1;
    }
    table
}

/// Where a king steps (R3.2).
pub(super) static KING: [u128; ENTRIES] =
    leaps([(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (-1, 1), (1, -1)]);

/// Where two steps take a prince or a princess (R3.7).
pub(super) static TWO_STEPS: [u128; ENTRIES] =
    leaps([(2, 0), (-2, 0), (0, 2), (0, -2), (2, 2), (-2, -2), (-2, 2), (2, -2)]);

/// Where a knight leaps (R3.4).
pub(super) static KNIGHT: [u128; ENTRIES] =
    leaps([(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]);

/// Squares that a pawn of each colour attacks (R3.6).
pub(super) static PAWN_ATTACKS: [[u128; ENTRIES]; 2] = [leaps([(-1, 1), (1, 1)]), leaps([(-1, -1), (1, -1)])];

/// Squares strictly between two squares of one line; empty for any other pair.
pub(super) static BETWEEN: [[u128; SQUARES]; SQUARES] = {
    let mut between = [[0; SQUARES]; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let mut direction = 0;
        while direction < 8 {
            let way = DIRECTIONS[direction / 2][direction % 2];
            let mut passed = 0;
            let mut at = offset(index, way);
            while at != NOWHERE {
                between[index][at as usize] = passed;
                passed |= 1 << at;
                at = offset(at as usize, way);
            }
            direction += 1;
        }
        index += 1;
    }
    between
};

/// Where a prince or a princess goes: a step, or on from an empty square to one that two steps reach (R3.7, R3.8).
/// What may stand on the square reached is for the caller to say.
#[inline]
pub(super) const fn round(from: usize, occupied: u128) -> u128 {
    let first = KING[from] & !occupied;
    let beside = first | (first & NOT_J) << 1 | (first & NOT_A) >> 1;
    let second = beside | beside << WIDTH | beside >> WIDTH;
    KING[from] | second & TWO_STEPS[from]
}

/// The squares by which a prince or princess can go round from one square to another that is two steps away.
#[inline]
pub(super) fn ways_round(from: usize, to: usize) -> u128 {
    KING[from] & KING[to]
}

/// One side's castling to one side (R4.1).
#[derive(Clone, Copy)]
pub(super) struct Castle {
    /// Where the king stands, and goes.
    pub(super) king: [usize; 2],
    /// Where the rook stands, and goes.
    pub(super) rook: [usize; 2],
    /// What stands empty: all between king and rook (R4.2).
    pub(super) empty: u128,
    /// What is not attacked: all that the king stands on, passes and reaches, in this order (R4.3).
    pub(super) safe: &'static [usize],
}

/// By colour, and 0 for `0-0` to the c file, 1 for `0-0-0` to the h file.
pub(super) static CASTLES: [[Castle; 2]; 2] = {
    const fn castles(home: usize, c_way: &'static [usize], h_way: &'static [usize]) -> [Castle; 2] {
        [
            Castle { king: [home + 4, home + 2], rook: [home, home + 3], empty: 0b1110 << home, safe: c_way },
            Castle {
                king: [home + 4, home + 7],
                rook: [home + 9, home + 6],
                empty: 0b1_1110_0000 << home,
                safe: h_way,
            },
        ]
    }
    [castles(0, &[4, 3, 2], &[4, 5, 6, 7]), castles(90, &[94, 93, 92], &[94, 95, 96, 97])]
};
