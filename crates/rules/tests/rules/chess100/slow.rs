//! A second generator, slow and obvious: letters on a board, every move from every square to every square tried. It is
//! written from the rules (R1 to R9, A1 to A17) and shares nothing with the first, not even its types.

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

/// One legal turn and what comes of it.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub(crate) bare: String,
    pub(crate) written: String,
    pub(crate) after: Slow,
    /// What it takes: where, and the letter.
    pub(crate) takes: Option<(Place, char)>,
    pub(crate) en_passant: bool,
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

    /// The board with the princess of the side to move turned into a queen.
    fn converted(&self) -> Self {
        let mut next = self.clone();
        let princess = self.find('S', self.white).unwrap();
        next.put(princess, if self.white { 'Q' } else { 'q' });
        next.princess[usize::from(!self.white)] = '-';
        next
    }

    /// Everything that a move changes beside the men that it moves. `before` is the position at the start of the turn.
    fn pass(&mut self, before: &Self, resets: bool) {
        let us = usize::from(!before.white);
        self.halfmove = if resets { 0 } else { before.halfmove + 1 };
        self.fullmove += u32::from(!before.white);
        if self.princess[us] == 'p' {
            self.princess[us] = 'x';
        }
        for side in [0, 1] {
            if self.find('S', side == 0).is_none() {
                self.princess[side] = '-';
            }
        }
        self.white = !before.white;
        // R6.5, A10.
        let x = before.white;
        self.countercheck = before.has_prince(x)
            && !before.has_prince(!x)
            && before.king_attacked(x)
            && self.king_attacked(!x);
    }

    fn lose(&mut self, right: char) {
        self.castling = self.castling.replace(right, "");
    }

    fn after_step(&self, before: &Self, from: Place, to: Place, becomes: char, in_passing: bool) -> Self {
        let mut next = self.clone();
        let man = self.at(from);
        let victim = if in_passing { self.longstep.unwrap() } else { to };
        let taken = self.at(victim);
        next.put(victim, '.');
        next.put(from, '.');
        next.put(to, becomes);
        let them = usize::from(self.white);
        if is(taken, 'K') {
            // R5.4.
            let prince = self.find('I', !self.white).unwrap();
            next.put(prince, taken);
            for right in if self.white { ['k', 'q'] } else { ['K', 'Q'] } {
                next.lose(right);
            }
        }
        if is(taken, 'Q') && self.princess[them] == 'y' {
            next.princess[them] = 'p';
        }
        for (home, rights) in
            [((4, 0), "KQ"), ((0, 0), "K"), ((9, 0), "Q"), ((4, 9), "kq"), ((0, 9), "k"), ((9, 9), "q")]
        {
            if from == home || to == home {
                rights.chars().for_each(|right| next.lose(right));
            }
        }
        let pawn = is(man, 'P');
        next.longstep = (pawn && (to.1 - from.1).abs() > 1).then_some(to);
        next.pass(before, pawn || taken != '.');
        next
    }

    /// The castlings of R4: text, and the position after.
    fn castlings(&self, before: &Self) -> Vec<(&'static str, Self)> {
        let y = if self.white { 0 } else { 9 };
        let case = |letter: char| if self.white { letter } else { letter.to_ascii_lowercase() };
        let mut found = Vec::new();
        for (text, right, empty, safe, king_to, rook, rook_to) in [
            ("0-0", 'K', vec![1, 2, 3], vec![4, 3, 2], 2, 0, 3),
            ("0-0-0", 'Q', vec![5, 6, 7, 8], vec![4, 5, 6, 7], 7, 9, 6),
        ] {
            let allowed = self.castling.contains(case(right))
                && empty.iter().all(|&x| self.empty((x, y)))
                && safe.iter().all(|&x| !self.attacked((x, y), !self.white));
            if allowed {
                let mut next = self.clone();
                for (x, letter) in [(4, '.'), (rook, '.'), (king_to, case('K')), (rook_to, case('R'))] {
                    next.put((x, y), letter);
                }
                next.lose(case('K'));
                next.lose(case('Q'));
                next.longstep = None;
                next.pass(before, false);
                found.push((text, next));
            }
        }
        found
    }

    /// The legal turns on this board, which is that of `before` or the one after the conversion.
    fn branch(&self, before: &Self, prefix: &str) -> Vec<Turn> {
        let mut turns = Vec::new();
        for from in places().filter(|from| self.own(*from)) {
            let man = self.at(from);
            for to in places() {
                let en_passant = self.takes_in_passing(from, to);
                if !en_passant && !self.goes(from, to) {
                    continue;
                }
                let last = if self.white { 9 } else { 0 };
                let promotes = is(man, 'P') && to.1 == last;
                let choices = if promotes { vec!['Q', 'R', 'B', 'N'] } else { vec![man] };
                for choice in choices {
                    let becomes = if self.white { choice } else { choice.to_ascii_lowercase() };
                    let suffix = if promotes { format!("={choice}") } else { String::new() };
                    let victim = if en_passant { self.longstep.unwrap() } else { to };
                    let takes = Some((victim, self.at(victim))).filter(|(_, letter)| *letter != '.');
                    if takes.is_some_and(|(_, letter)| is(letter, 'K')) && !self.has_prince(!self.white) {
                        // R5.7.
                        continue;
                    }
                    let after = self.after_step(before, from, to, becomes, en_passant);
                    if !self.has_prince(self.white) && after.king_attacked(self.white) {
                        // R6.1.
                        continue;
                    }
                    let sign = match man.to_ascii_uppercase() {
                        'P' => String::new(),
                        'I' => "Pr".to_owned(),
                        'S' => "Ps".to_owned(),
                        letter => letter.to_string(),
                    };
                    let dash = if takes.is_some() { 'x' } else { '-' };
                    turns.push(Turn {
                        bare: format!("{prefix}{}-{}{suffix}", name(from), name(to)),
                        written: format!("{prefix}{sign}{}{dash}{}{suffix}", name(from), name(to)),
                        after,
                        takes,
                        en_passant,
                    });
                }
            }
        }
        for (text, after) in self.castlings(before) {
            let text = format!("{prefix}{text}");
            turns.push(Turn { bare: text.clone(), written: text, after, takes: None, en_passant: false });
        }
        let takes_king = |turn: &Turn| turn.takes.is_some_and(|(_, letter)| is(letter, 'K'));
        if turns.iter().any(takes_king) {
            // R5.3, R6.4.
            turns.retain(takes_king);
        }
        turns
    }

    /// Every legal turn, its text still without `+` and `#`.
    pub(crate) fn turns(&self) -> Vec<Turn> {
        if self.countercheck {
            return Vec::new();
        }
        let mut turns = self.branch(self, "");
        if self.princess[usize::from(!self.white)] == 'p' {
            let princess = name(self.find('S', self.white).unwrap());
            turns.extend(self.converted().branch(self, &format!("{princess}=Q,")));
        }
        turns
    }

    /// The signs after a move that led here.
    pub(crate) fn sign(&self) -> &'static str {
        match self.in_check() {
            false => "",
            true if self.countercheck || !self.turns().is_empty() => "+",
            true => "#",
        }
    }

    /// The end by R8, repetition aside.
    pub(crate) fn status(&self) -> &'static str {
        let others: Vec<char> =
            places().map(|at| self.at(at).to_ascii_uppercase()).filter(|man| !".K".contains(*man)).collect();
        if self.countercheck {
            "countercheck"
        } else if self.turns().is_empty() {
            if self.in_check() { "checkmate" } else { "stalemate" }
        } else if matches!(others[..], [] | ['B' | 'N']) {
            "insufficient"
        } else if self.halfmove >= 100 {
            "fifty"
        } else {
            "ongoing"
        }
    }

    /// For a depth from 1.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        let turns = self.turns();
        match depth {
            1 => turns.len() as u64,
            _ => turns.iter().map(|turn| turn.after.perft(depth - 1)).sum(),
        }
    }
}
