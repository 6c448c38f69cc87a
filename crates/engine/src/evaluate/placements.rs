//! The setup of Starchess: in which placements Black is mated by White's first move whatever Black places from there on.
//!
//! 14,400 arrays, and what leads to them backwards: about 1.3 million placements, worked out once a process.

use std::sync::OnceLock;

use rules::starchess::{Cell, Move, Position};
use rules::{Board, Colour, Role, Rules};

/// The back ranks, left to right.
const RANKS: [[u8; 5]; 2] = [[4, 11, 17, 22, 28], [10, 16, 21, 27, 34]];

/// One side's cells, each empty (0) or with a man (1 for the king to 5 for the knight), as digits of a number.
const CODES: usize = 6_usize.pow(5);

/// Which placements are lost for Black.
struct Lost {
    /// The number of a side's placement among those of all sizes; 0 for none that can be.
    number: Vec<u16>,
    /// One bit a pair of placements, White's first.
    bits: Vec<u64>,
    count: usize,
}

fn digit(code: usize, cell: usize) -> usize {
    code / 6_usize.pow(cell as u32) % 6
}

fn placed(code: usize) -> usize {
    (0..5).filter(|&cell| digit(code, cell) != 0).count()
}

/// Whether no man stands twice.
fn is_placement(code: usize) -> bool {
    (1..6).all(|man| (0..5).filter(|&cell| digit(code, cell) == man).count() < 2)
}

/// The codes after one more man.
fn after(code: usize) -> impl Iterator<Item = usize> {
    let free = (0..5).filter(move |&cell| digit(code, cell) == 0);
    free.flat_map(move |cell| {
        let missing = (1..6).filter(move |&man| (0..5).all(|other| digit(code, other) != man));
        missing.map(move |man| code + man * 6_usize.pow(cell as u32))
    })
}

impl Lost {
    fn work_out() -> Self {
        let mut number = vec![0; CODES];
        let mut by_size: [Vec<usize>; 6] = Default::default();
        let mut count = 1_usize;
        for code in (0..CODES).filter(|&code| is_placement(code)) {
            number[code] = count as u16;
            count += 1;
            by_size[placed(code)].push(code);
        }
        let mut lost = Self { number, bits: vec![0; (count * count).div_ceil(64)], count };
        for (white, black) in
            [(5, 5), (5, 4), (4, 4), (4, 3), (3, 3), (3, 2), (2, 2), (2, 1), (1, 1), (1, 0), (0, 0)]
        {
            for &ours in &by_size[white] {
                for &theirs in &by_size[black] {
                    let is_lost = match (white, black) {
                        (5, 5) => mates_at_once(&array(ours, theirs)),
                        _ if white > black => after(theirs).all(|theirs| lost.has(ours, theirs)),
                        _ => after(ours).any(|ours| lost.has(ours, theirs)),
                    };
                    if is_lost {
                        let bit = lost.bit(ours, theirs);
                        lost.bits[bit / 64] |= 1 << (bit % 64);
                    }
                }
            }
        }
        lost
    }

    fn bit(&self, white: usize, black: usize) -> usize {
        usize::from(self.number[white]) * self.count + usize::from(self.number[black])
    }

    fn has(&self, white: usize, black: usize) -> bool {
        let bit = self.bit(white, black);
        self.bits[bit / 64] >> (bit % 64) & 1 == 1
    }
}

fn cell(side: usize, place: usize) -> Cell {
    Cell::new(RANKS[side][place]).expect("a cell of the board")
}

/// The array of two full placements.
fn array(white: usize, black: usize) -> Position {
    let mut position = Position::start();
    for place in 0..5 {
        for (side, code) in [white, black].into_iter().enumerate() {
            let role = Role::ALL[digit(code, place) - 1];
            Rules::make(&mut position, Move::Place { role, cell: cell(side, place) });
        }
    }
    position
}

fn mates_at_once(position: &Position) -> bool {
    position.legal_moves().iter().any(|&played| {
        let mut after = *position;
        Rules::make(&mut after, played);
        after.in_check() && after.is_checkmate()
    })
}

fn lost() -> &'static Lost {
    static LOST: OnceLock<Lost> = OnceLock::new();
    LOST.get_or_init(Lost::work_out)
}

/// Works out what is lost, if it is not yet.
pub(super) fn prepare() {
    lost();
}

/// Whether Black, in the setup, is mated by White's first move whatever it does.
pub(super) fn is_lost(position: &Position) -> bool {
    let code = |side: usize| -> usize {
        let own = position.men_of(Colour::ALL[side]);
        let man = |place: usize| {
            let index = cell(side, place).index();
            if own >> index & 1 == 1 && position.role_on(index) != Role::Pawn {
                position.role_on(index).index() + 1
            } else {
                0
            }
        };
        (0..5).map(|place| man(place) * 6_usize.pow(place as u32)).sum()
    };
    lost().has(code(0), code(1))
}
