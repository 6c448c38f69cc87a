//! The signs between the parts of a typed move.

/// The signs and spaces between two squares, a man and a square, or a square and a promotion.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gap<'a>(&'a str);

impl Gap<'_> {
    /// The sign without the spaces around it; dashes, arrows and crosses of any make look alike.
    fn sign(self) -> String {
        let sign = self.0.trim().chars().map(|c| if is_dash(c) { '-' } else { c });
        sign.map(|c| if is_cross(c) { 'x' } else { c }).collect()
    }

    pub(super) fn is_space(self) -> bool {
        self.sign().is_empty()
    }

    pub(super) fn is_at(self) -> bool {
        self.sign() == "@"
    }

    pub(super) fn between_squares(self) -> bool {
        matches!(self.sign().as_str(), "" | "-" | "--" | ">" | "->" | "-->" | "=>" | "→" | "x" | "-x")
    }

    pub(super) fn before_promotion(self) -> bool {
        matches!(self.sign().as_str(), "" | "=" | "-" | "/" | ">" | "(" | "=(" | "→")
    }
}

/// One run of equal meaning in a text; `L` is what its letters are read as.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part<'a, L> {
    Letter(L),
    Number(&'a str),
    Gap(Gap<'a>),
}

/// The runs of a text, letters as `letter` reads them; `None` if a character in it has no meaning in any move.
pub(super) fn parts<L>(text: &str, letter: impl Fn(char) -> Option<L>) -> Option<Vec<Part<'_, L>>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let run = |meant: fn(char) -> bool| rest.split_at(rest.find(|c| !meant(c)).unwrap_or(rest.len()));
        let part;
        (part, rest) = if first.is_ascii_digit() {
            let (digits, after) = run(|c| c.is_ascii_digit());
            (Part::Number(digits), after)
        } else if is_gap(first) {
            let (signs, after) = run(is_gap);
            (Part::Gap(Gap(signs)), after)
        } else {
            (Part::Letter(letter(first)?), &rest[first.len_utf8()..])
        };
        parts.push(part);
    }
    Some(parts)
}

pub(super) fn is_dash(c: char) -> bool {
    // Hyphen-minus, the dashes of U+2010..U+2015, the minus sign, and their small and full-width forms.
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

fn is_cross(c: char) -> bool {
    // Capture signs: the Latin letter, the times sign, the Cyrillic letter on the same-looking key.
    matches!(c, 'x' | 'X' | ':' | '×' | 'х' | 'Х')
}

/// Whether a character belongs to a gap.
fn is_gap(c: char) -> bool {
    c.is_whitespace() || is_dash(c) || is_cross(c) || matches!(c, '>' | '→' | '@' | '=' | '/' | '(')
}

/// A text without what says nothing about which move is meant: signs of check, mate and comment at its end.
pub(super) fn bare(text: &str) -> &str {
    text.trim().trim_end_matches(|c: char| "+#!?.,;)".contains(c) || c.is_whitespace())
}
