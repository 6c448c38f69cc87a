//! The setup of Starchess: in which placements Black is mated by White's first three moves whatever Black does from there on.
//!
//! 14,400 arrays, and what leads to them backwards: about 1.3 million placements, worked out once a process. Which arrays are
//! mates in one is looked at; those in two and three take longer and are listed.

use std::collections::HashMap;
use std::sync::OnceLock;

use rules::starchess::{Cell, Move, Position};
use rules::{Board, Colour, Role, Rules};

/// The back ranks, left to right.
const RANKS: [[u8; 5]; 2] = [[4, 11, 17, 22, 28], [10, 16, 21, 27, 34]];

/// One side's cells, each empty (0) or with a man (1 for the king to 5 for the knight), as digits of a number.
const CODES: usize = 6_usize.pow(5);

/// White's men, Black's, moves: one array a line.
const LATE_MATES: &str = include_str!("../../terms/late_mates.txt");

/// Which placements are lost for Black.
struct Lost {
    /// The number of a side's placement among those of all sizes; 0 for none that can be.
    number: Vec<u16>,
    /// For each pair of placements, White's first, how many moves White's mate takes once all stand; 0 for none.
    moves: Vec<u8>,
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
        let late: HashMap<(usize, usize), u8> = late_mates().collect();
        let mut lost = Self { number, moves: vec![0; count * count], count };
        for (white, black) in
            [(5, 5), (5, 4), (4, 4), (4, 3), (3, 3), (3, 2), (2, 2), (2, 1), (1, 1), (1, 0), (0, 0)]
        {
            for &ours in &by_size[white] {
                for &theirs in &by_size[black] {
                    let moves = match (white, black) {
                        (5, 5) if mates_at_once(&array(ours, theirs)) => 1,
                        (5, 5) => late.get(&(ours, theirs)).copied().unwrap_or(0),
                        // Black takes what holds, or else what lasts.
                        _ if white > black => longest(after(theirs).map(|theirs| lost.moves(ours, theirs))),
                        _ => {
                            let all = after(ours).map(|ours| lost.moves(ours, theirs));
                            all.filter(|&moves| moves > 0).min().unwrap_or(0)
                        }
                    };
                    let at = lost.at(ours, theirs);
                    lost.moves[at] = moves;
                }
            }
        }
        lost
    }

    fn at(&self, white: usize, black: usize) -> usize {
        usize::from(self.number[white]) * self.count + usize::from(self.number[black])
    }

    fn moves(&self, white: usize, black: usize) -> u8 {
        self.moves[self.at(white, black)]
    }
}

/// The greatest, if none is 0.
fn longest(moves: impl Iterator<Item = u8>) -> u8 {
    let mut longest = 0;
    for moves in moves {
        if moves == 0 {
            return 0;
        }
        longest = longest.max(moves);
    }
    longest
}

/// What is listed: White's code and Black's, and the moves.
fn late_mates() -> impl Iterator<Item = ((usize, usize), u8)> {
    LATE_MATES.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut words = line.split(' ');
        let mut code = || {
            let letters = words.next().expect("two placements a line");
            let man = |letter: char| {
                Role::ALL.iter().position(|role| role.letter() == letter.to_ascii_uppercase()).expect("a man")
                    + 1
            };
            letters.chars().enumerate().map(|(place, letter)| man(letter) * 6_usize.pow(place as u32)).sum()
        };
        let codes = (code(), code());
        (codes, words.next().and_then(|moves| moves.parse().ok()).expect("moves"))
    })
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

/// How many moves White's mate takes once all stand, if Black, in the setup, is mated whatever it does.
pub(super) fn mate_in(position: &Position) -> Option<u32> {
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
    Some(lost().moves(code(0), code(1)).into()).filter(|&moves| moves > 0)
}
