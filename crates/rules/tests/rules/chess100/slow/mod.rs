//! A second generator, slow and obvious: letters on a board, every move from every square to every square tried. It is
//! written from the rules (R1 to R9, A1 to A17) and shares nothing with the first, not even its types.

mod turns;

pub(crate) use turns::Turn;

/// File and rank, from 0.
pub(crate) type Place = (i32, i32);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slow {
    /// By rank and file: a letter of the position string, or `.`.
    board: [[char; 10]; 10],
    white: bool,
    castling: String,
    longstep: Option<Place>,
    /// White's and Black's `y`, `p`, `x`, `-`.
    princess: [char; 2],
    halfmove: u32,
    fullmove: u32,
    pub(crate) countercheck: bool,
}

pub(crate) fn places() -> impl Iterator<Item = Place> {
    (0..10).flat_map(|y| (0..10).map(move |x| (x, y)))
}

pub(crate) fn name((x, y): Place) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"][x as usize], y + 1)
}

fn place(name: &str) -> Place {
    places().find(|place| self::name(*place) == name).unwrap()
}

/// One step of a king.
fn near(a: Place, b: Place) -> bool {
    a != b && (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1
}

fn is_white(letter: char) -> bool {
    letter.is_ascii_uppercase()
}

/// Whether a letter is that of a man, whoever's.
pub(crate) fn is(letter: char, man: char) -> bool {
    letter.eq_ignore_ascii_case(&man)
}

impl Slow {
    /// Reads a position string that is right.
    pub(crate) fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut board = [['.'; 10]; 10];
        for (row, rank) in fields[0].split('/').enumerate() {
            let spelt = rank.replace("10", &".".repeat(10));
            let mut letters = Vec::new();
            for letter in spelt.chars() {
                match letter.to_digit(10) {
                    Some(empty) => (0..empty).for_each(|_| letters.push('.')),
                    None => letters.push(letter),
                }
            }
            board[9 - row].copy_from_slice(&letters);
        }
        let princess: Vec<char> = fields[4].chars().collect();
        Self {
            board,
            white: fields[1] == "w",
            castling: fields[2].replace('-', ""),
            longstep: (fields[3] != "-").then(|| place(fields[3])),
            princess: [princess[0], princess[1]],
            halfmove: fields[5].parse().unwrap(),
            fullmove: fields[6].parse().unwrap(),
            countercheck: false,
        }
    }

    pub(crate) fn text(&self) -> String {
        let rank = |rank: &[char; 10]| {
            let mut text: String = rank.iter().collect();
            for empty in (1..=10).rev() {
                text = text.replace(&".".repeat(empty), &empty.to_string());
            }
            text
        };
        let ranks: Vec<String> = self.board.iter().rev().map(rank).collect();
        let castling = if self.castling.is_empty() { "-" } else { &self.castling };
        let longstep = self.longstep.map_or("-".to_owned(), name);
        let side = if self.white { 'w' } else { 'b' };
        let princess: String = self.princess.iter().collect();
        format!(
            "{} {side} {castling} {longstep} {princess} {} {}",
            ranks.join("/"),
            self.halfmove,
            self.fullmove
        )
    }

    pub(crate) fn at(&self, (x, y): Place) -> char {
        self.board[y as usize][x as usize]
    }

    fn put(&mut self, (x, y): Place, letter: char) {
        self.board[y as usize][x as usize] = letter;
    }

    fn empty(&self, place: Place) -> bool {
        self.at(place) == '.'
    }

    fn own(&self, place: Place) -> bool {
        !self.empty(place) && is_white(self.at(place)) == self.white
    }

    /// Where a man stands, given in White's letters.
    fn find(&self, letter: char, white: bool) -> Option<Place> {
        let letter = if white { letter } else { letter.to_ascii_lowercase() };
        places().find(|place| self.at(*place) == letter)
    }

    fn has_prince(&self, white: bool) -> bool {
        self.find('I', white).is_some()
    }

    /// Whether all squares strictly between two places of one line are empty.
    fn open(&self, from: Place, to: Place) -> bool {
        let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let mut at = (from.0 + step.0, from.1 + step.1);
        while at != to {
            if !self.empty(at) {
                return false;
            }
            at = (at.0 + step.0, at.1 + step.1);
        }
        true
    }

    /// Whether the man on a place could take on another (R3, R2.1).
    fn attacks(&self, from: Place, to: Place) -> bool {
        let man = self.at(from);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let (ax, ay) = (dx.abs(), dy.abs());
        let straight = (dx == 0) != (dy == 0);
        let oblique = ax == ay && ax > 0;
        match man.to_ascii_uppercase() {
            'K' => near(from, to),
            'R' => straight && self.open(from, to),
            'B' => oblique && self.open(from, to),
            'Q' => (straight || oblique) && self.open(from, to),
            'N' => (ax, ay) == (1, 2) || (ax, ay) == (2, 1),
            'P' => ax == 1 && dy == if is_white(man) { 1 } else { -1 },
            'I' | 'S' => {
                let two = [(2, 0), (0, 2), (2, 2)].contains(&(ax, ay));
                let by = |middle: Place| near(from, middle) && near(middle, to) && self.empty(middle);
                near(from, to) || two && places().any(by)
            }
            _ => false,
        }
    }

    fn attacked(&self, target: Place, by_white: bool) -> bool {
        let attacker = |from: &Place| {
            !self.empty(*from) && is_white(self.at(*from)) == by_white && self.attacks(*from, target)
        };
        places().any(|from| attacker(&from))
    }

    fn king_attacked(&self, white: bool) -> bool {
        self.attacked(self.find('K', white).unwrap(), !white)
    }

    pub(crate) fn in_check(&self) -> bool {
        self.king_attacked(self.white)
    }

    pub(crate) fn kings_in_check(&self) -> Vec<String> {
        let attacked = [true, false].into_iter().filter(|white| self.king_attacked(*white));
        attacked.map(|white| name(self.find('K', white).unwrap())).collect()
    }

    /// Whether the man of the side to move on a place can go to another, kings, castling and en passant aside.
    pub(crate) fn goes(&self, from: Place, to: Place) -> bool {
        if from == to || !self.own(from) || self.own(to) {
            return false;
        }
        if !is(self.at(from), 'P') {
            return self.attacks(from, to);
        }
        if from.0 != to.0 {
            return self.attacks(from, to) && !self.empty(to);
        }
        let (forward, start) = if self.white { (1, 1) } else { (-1, 8) };
        let steps = (to.1 - from.1) * forward;
        let longest = if from.1 == start { 3 } else { 1 };
        (1..=longest).contains(&steps) && self.empty(to) && self.open(from, to)
    }

    /// The squares that the last long step passed over.
    fn passed(&self) -> Vec<Place> {
        match self.longstep {
            // The side to move did not make it.
            Some((x, y)) if self.white => (y + 1..8).map(|y| (x, y)).collect(),
            Some((x, y)) => (2..y).map(|y| (x, y)).collect(),
            None => Vec::new(),
        }
    }

    /// Whether a pawn can take the pawn that made the last long step, landing on `to` (R3.9).
    pub(crate) fn takes_in_passing(&self, from: Place, to: Place) -> bool {
        self.own(from) && is(self.at(from), 'P') && self.attacks(from, to) && self.passed().contains(&to)
    }

    /// Whether some pawn attacks a square that the last long step passed over.
    pub(crate) fn offers_passing(&self) -> bool {
        self.passed().iter().any(|to| places().any(|from| self.takes_in_passing(from, *to)))
    }
}
