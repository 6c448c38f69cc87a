//! Turns of the slow generator: what is legal, and what comes of it.

use super::{Place, Slow, is, name, places};

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

impl Slow {
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
