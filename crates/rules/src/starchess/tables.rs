//! The geometry of the star, worked out at compile time from the lengths of its nine files.
//!
//! A set of cells is a `u64` in which bit `n − 1` stands for the cell with printed number `n`.

/// Cells in each file, left to right (rules sheet E, diagram of the board).
pub(super) const FILE_LENGTHS: [usize; 9] = [1, 2, 7, 6, 5, 6, 7, 2, 1];

const CELLS: usize = 37;

/// Marks "no cell" where a table holds cell indices.
pub(super) const NOWHERE: u8 = 63;

/// Every cell of the board.
pub(super) const BOARD: u64 = (1 << CELLS) - 1;

/// Place of each cell: files from the centre, half cells above the centre.
pub(super) const PLANE: [(i8, i8); CELLS] = {
    let mut plane = [(0, 0); CELLS];
    let mut cell = 0;
    let mut file = 0;
    while file < 9 {
        let mut rank = 0;
        while rank < FILE_LENGTHS[file] {
            plane[cell] = (file as i8 - 4, 2 * rank as i8 - (FILE_LENGTHS[file] as i8 - 1));
            cell += 1;
            rank += 1;
        }
        file += 1;
    }
    plane
};

/// Index of the cell at a place of the plane, or [`NOWHERE`].
const fn cell_at(x: i8, y: i8) -> u8 {
    let mut cell = 0;
    while cell < CELLS {
        if PLANE[cell].0 == x && PLANE[cell].1 == y {
            return cell as u8;
        }
        cell += 1;
    }
    NOWHERE
}

/// The six directions. Each even one has the opposite after it; the even ones lead to higher numbers.
pub(super) const UP: usize = 0;
pub(super) const DOWN: usize = 1;
pub(super) const RIGHT_UP: usize = 2;
pub(super) const LEFT_DOWN: usize = 3;
pub(super) const RIGHT_DOWN: usize = 4;
pub(super) const LEFT_UP: usize = 5;

const DIRECTIONS: [(i8, i8); 6] = [(0, 2), (0, -2), (1, 1), (-1, -1), (1, -1), (-1, 1)];

/// The neighbour of each cell in each direction, or [`NOWHERE`].
pub(super) const STEP: [[u8; CELLS]; 6] = {
    let mut step = [[NOWHERE; CELLS]; 6];
    let mut direction = 0;
    while direction < 6 {
        let mut cell = 0;
        while cell < CELLS {
            let (x, y) = PLANE[cell];
            step[direction][cell] = cell_at(x + DIRECTIONS[direction].0, y + DIRECTIONS[direction].1);
            cell += 1;
        }
        direction += 1;
    }
    step
};

/// The cell two steps away in each direction, or [`NOWHERE`].
pub(super) const STEP_TWICE: [[u8; CELLS]; 6] = {
    let mut twice = [[NOWHERE; CELLS]; 6];
    let mut direction = 0;
    while direction < 6 {
        let mut cell = 0;
        while cell < CELLS {
            let once = STEP[direction][cell];
            if once != NOWHERE {
                twice[direction][cell] = STEP[direction][once as usize];
            }
            cell += 1;
        }
        direction += 1;
    }
    twice
};

const fn ray(cell: usize, direction: usize) -> u64 {
    let mut set = 0;
    let mut at = STEP[direction][cell];
    while at != NOWHERE {
        set |= 1 << at;
        at = STEP[direction][at as usize];
    }
    set
}

/// One line through a cell, without the cell: the part with lower and the part with higher numbers.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) lower: u64,
    pub(super) upper: u64,
}

impl Line {
    pub(super) const fn whole(self) -> u64 {
        self.lower | self.upper
    }

    /// The cells a slider on this line sees with `occupied` in its way, the first man on either side included.
    ///
    /// Obstruction difference: twice the lowest blocker above, less the highest one below, has ones from the one to
    /// the other. A line has at most seven cells, but the arithmetic does not care.
    #[inline]
    pub(super) const fn seen(self, occupied: u64) -> u64 {
        let lower = self.lower & occupied;
        let upper = self.upper & occupied;
        let from_below = u64::MAX << (lower | 1).ilog2();
        let first_above = upper & upper.wrapping_neg();
        from_below.wrapping_add(first_above << 1) & (self.lower | self.upper)
    }
}

/// Axes of the board: vertical, rising to the right, falling to the right.
pub(super) const VERTICAL: usize = 0;
pub(super) const RISING: usize = 1;
pub(super) const FALLING: usize = 2;

/// The three lines through each cell.
pub(super) static LINES: [[Line; 3]; CELLS] = {
    let mut lines = [[Line { lower: 0, upper: 0 }; 3]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut axis = 0;
        while axis < 3 {
            lines[cell][axis] = Line { lower: ray(cell, 2 * axis + 1), upper: ray(cell, 2 * axis) };
            axis += 1;
        }
        cell += 1;
    }
    lines
};

/// Where a king steps.
pub(super) static KING: [u64; CELLS] = {
    let mut king = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut direction = 0;
        while direction < 6 {
            if STEP[direction][cell] != NOWHERE {
                king[cell] |= 1 << STEP[direction][cell];
            }
            direction += 1;
        }
        cell += 1;
    }
    king
};

/// Where a knight leaps: two steps one way and one more in a direction 60° off it (rules sheet E, as in Gliński's
/// chess).
pub(super) static KNIGHT: [u64; CELLS] = {
    const LEAPS: [(i8, i8); 12] = [
        (1, 5),
        (1, -5),
        (-1, 5),
        (-1, -5),
        (2, 4),
        (2, -4),
        (-2, 4),
        (-2, -4),
        (3, 1),
        (3, -1),
        (-3, 1),
        (-3, -1),
    ];
    let mut knight = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut leap = 0;
        while leap < 12 {
            let to = cell_at(PLANE[cell].0 + LEAPS[leap].0, PLANE[cell].1 + LEAPS[leap].1);
            if to != NOWHERE {
                knight[cell] |= 1 << to;
            }
            leap += 1;
        }
        cell += 1;
    }
    knight
};

/// Cells that a pawn of each colour on a cell attacks.
pub(super) static PAWN_ATTACKS: [[u64; CELLS]; 2] = {
    const OBLIQUE: [[usize; 2]; 2] = [[RIGHT_UP, LEFT_UP], [RIGHT_DOWN, LEFT_DOWN]];
    let mut attacks = [[0; CELLS]; 2];
    let mut colour = 0;
    while colour < 2 {
        let mut cell = 0;
        while cell < CELLS {
            let mut side = 0;
            while side < 2 {
                let to = STEP[OBLIQUE[colour][side]][cell];
                if to != NOWHERE {
                    attacks[colour][cell] |= 1 << to;
                }
                side += 1;
            }
            cell += 1;
        }
        colour += 1;
    }
    attacks
};

/// Cells strictly between two cells of one line; empty for any other pair.
pub(super) static BETWEEN: [[u64; CELLS]; CELLS] = {
    let mut between = [[0; CELLS]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut direction = 0;
        while direction < 6 {
            let mut passed = 0;
            let mut at = STEP[direction][cell];
            while at != NOWHERE {
                between[cell][at as usize] = passed;
                passed |= 1 << at;
                at = STEP[direction][at as usize];
            }
            direction += 1;
        }
        cell += 1;
    }
    between
};

/// The whole line through two cells of one line, both included; empty for any other pair.
pub(super) static THROUGH: [[u64; CELLS]; CELLS] = {
    let mut through = [[0; CELLS]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut direction = 0;
        while direction < 6 {
            let line = ray(cell, direction) | ray(cell, direction ^ 1) | 1 << cell;
            let mut at = STEP[direction][cell];
            while at != NOWHERE {
                through[cell][at as usize] = line;
                at = STEP[direction][at as usize];
            }
            direction += 1;
        }
        cell += 1;
    }
    through
};

/// The set of cells with these printed numbers.
const fn cells(numbers: &[u8]) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < numbers.len() {
        set |= 1 << (numbers[i] - 1);
        i += 1;
    }
    set
}

/// Printed numbers of the cells where pawns start, files c to g, White's and Black's (start diagram).
pub(super) const PAWN_STARTS: [[u8; 5]; 2] = [[5, 12, 18, 23, 29], [9, 15, 20, 26, 33]];

/// Pawn start cells of each colour.
pub(super) const START_CELLS: [u64; 2] = [cells(&PAWN_STARTS[0]), cells(&PAWN_STARTS[1])];

/// Back rank of each colour: where its men are placed, and where the other's pawns promote.
pub(super) const BACK_RANKS: [u64; 2] = [cells(&[4, 11, 17, 22, 28]), cells(&[10, 16, 21, 27, 34])];

/// The set of cells from which a step in a direction stays on the board.
const fn can_step(direction: usize) -> u64 {
    let mut set = 0;
    let mut cell = 0;
    while cell < CELLS {
        if STEP[direction][cell] != NOWHERE {
            set |= 1 << cell;
        }
        cell += 1;
    }
    set
}

/// Cells whose neighbour in a direction is exactly `distance` numbers away.
const fn at_distance(direction: usize, distance: u32) -> u64 {
    let mut set = 0;
    let mut cell = 0;
    while cell < CELLS {
        let to = STEP[direction][cell];
        if to != NOWHERE && (to as usize).abs_diff(cell) == distance as usize {
            set |= 1 << cell;
        }
        cell += 1;
    }
    set
}

/// The distances in numbers that a step to the next file can have.
const fn distances(direction: usize) -> [(u32, u64); 4] {
    let mut found = [(0, 0); 4];
    let mut n = 0;
    let mut distance = 1;
    while distance < 10 {
        let set = at_distance(direction, distance);
        if set != 0 {
            found[n] = (distance, set);
            n += 1;
        }
        distance += 1;
    }
    found
}

const DISTANCES: [[(u32, u64); 4]; 6] = [
    [(0, 0); 4],
    [(0, 0); 4],
    distances(RIGHT_UP),
    distances(LEFT_DOWN),
    distances(RIGHT_DOWN),
    distances(LEFT_UP),
];

/// Every cell of a set moved one step in a direction at once; what would leave the board is dropped.
#[inline]
pub(super) const fn shift<const DIRECTION: usize>(set: u64) -> u64 {
    match DIRECTION {
        UP => (set & const { can_step(UP) }) << 1,
        DOWN => (set & const { can_step(DOWN) }) >> 1,
        _ => {
            let d = const { DISTANCES[DIRECTION] };
            if DIRECTION.is_multiple_of(2) {
                (set & d[0].1) << d[0].0
                    | (set & d[1].1) << d[1].0
                    | (set & d[2].1) << d[2].0
                    | (set & d[3].1) << d[3].0
            } else {
                (set & d[0].1) >> d[0].0
                    | (set & d[1].1) >> d[1].0
                    | (set & d[2].1) >> d[2].0
                    | (set & d[3].1) >> d[3].0
            }
        }
    }
}
