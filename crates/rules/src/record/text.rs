//! The words of a PGN text, with their lines.

use super::RecordFault as Fault;
use super::tags::is_name;
use super::{RecordError, RecordFault};
use crate::Outcome;

/// What stands in a text besides space, comments, glyphs and variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, the value without its escapes.
    Tag(&'a str, String),
    /// A move, a number or a result.
    Word(&'a str),
}

/// Walks through a text.
#[derive(Clone)]
pub(super) struct Text<'a> {
    rest: &'a str,
    line: usize,
    line_begins: bool,
}

impl<'a> Text<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { rest: text.strip_prefix('\u{feff}').unwrap_or(text), line: 1, line_begins: true }
    }

    /// The line that has been reached, from 1.
    pub(super) fn line(&self) -> usize {
        self.line
    }

    /// The next token; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<Token<'a>>, RecordError> {
        while let Some(first) = self.rest.chars().next() {
            match first {
                // A line that begins with % is for other programs (PGN standard, escape mechanism).
                '%' if self.line_begins => self.skip_line(),
                ';' => self.skip_line(),
                '{' => self.skip_comment()?,
                '(' => self.skip_variation()?,
                '}' | ')' => return Err(self.fault(Fault::Unopened(first))),
                '[' => return self.tag().map(Some),
                '$' => {
                    self.take(1);
                    self.take_while(|c| c.is_ascii_digit());
                }
                _ if first.is_whitespace() => {
                    self.take(first.len_utf8());
                }
                _ => {
                    let word = self.take_while(|c| !c.is_whitespace() && !"{}()[];$".contains(c));
                    // `]` begins nothing, and so stands for itself.
                    let word = if word.is_empty() { self.take(first.len_utf8()) } else { word };
                    return Ok(Some(Token::Word(word)));
                }
            }
        }
        Ok(None)
    }

    /// The text from here to the end of the game's moves: its result, or whatever cannot stand among moves.
    pub(super) fn movetext(&self) -> &'a str {
        let mut ahead = self.clone();
        loop {
            match ahead.next() {
                Ok(Some(Token::Word(word))) if Outcome::from_word(word).is_none() => {}
                _ => return &self.rest[..self.rest.len() - ahead.rest.len()],
            }
        }
    }

    pub(super) fn fault(&self, fault: RecordFault) -> RecordError {
        RecordError { line: self.line, fault }
    }

    fn tag(&mut self) -> Result<Token<'a>, RecordError> {
        let line = self.line;
        let malformed = RecordError { line, fault: Fault::Tag };
        self.take(1);
        self.skip_space();
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        self.skip_space();
        if !is_name(name) || self.take_if('"').is_none() {
            return Err(malformed);
        }
        let mut value = String::new();
        loop {
            match self.rest.chars().next() {
                Some('"') => break,
                Some(c) if !c.is_control() || c == '\t' => {
                    self.take(c.len_utf8());
                    // A backslash escapes itself and the quotation mark, and is itself before anything else.
                    let escaped =
                        self.rest.chars().next().filter(|next| c == '\\' && matches!(next, '"' | '\\'));
                    self.take(escaped.map_or(0, char::len_utf8));
                    value.push(escaped.unwrap_or(c));
                }
                _ => return Err(malformed),
            }
        }
        self.take(1);
        self.skip_space();
        self.take_if(']').ok_or(malformed)?;
        Ok(Token::Tag(name, value))
    }

    fn skip_line(&mut self) {
        self.take_while(|c| c != '\n');
    }

    fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    fn skip_comment(&mut self) -> Result<(), RecordError> {
        let open = self.fault(Fault::OpenComment);
        self.take_while(|c| c != '}');
        self.take_if('}').map(|_| ()).ok_or(open)
    }

    fn skip_variation(&mut self) -> Result<(), RecordError> {
        let open = self.fault(Fault::OpenVariation);
        let mut depth = 0_usize;
        loop {
            match self.rest.chars().next() {
                None => return Err(open),
                Some('{') => self.skip_comment()?,
                Some(';') => self.skip_line(),
                Some(c) => {
                    self.take(c.len_utf8());
                    match c {
                        '(' => depth += 1,
                        ')' => depth -= 1,
                        _ => (),
                    }
                    if depth == 0 {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn take_if(&mut self, wanted: char) -> Option<&'a str> {
        self.rest.starts_with(wanted).then(|| self.take(wanted.len_utf8()))
    }

    fn take_while(&mut self, meant: impl Fn(char) -> bool) -> &'a str {
        let length = self.rest.find(|c| !meant(c)).unwrap_or(self.rest.len());
        self.take(length)
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        if let Some(last) = taken.chars().last() {
            self.line_begins = last == '\n';
        }
        self.rest = rest;
        taken
    }
}
