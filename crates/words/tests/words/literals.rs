//! String literals of Rust source, with the calls that they stand in.

/// A string literal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Literal {
    /// Its text, escapes as they are written; a line broken by a backslash is joined.
    pub(crate) text: String,
    /// What stands before each bracket around it, outermost first: `warn!`, `expect`.
    pub(crate) calls: Vec<String>,
    /// How many literals stand before it in the innermost bracket.
    pub(crate) before: usize,
}

/// All literals of a source text, comments left out, up to its tests.
pub(crate) fn literals(source: &str) -> Vec<Literal> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut reader = Reader {
        chars: source.chars().collect(),
        at: 0,
        word: String::new(),
        open: Vec::new(),
        found: Vec::new(),
    };
    while reader.step() {}
    reader.found
}

struct Reader {
    chars: Vec<char>,
    at: usize,
    /// The word just read, with the mark of a macro.
    word: String,
    open: Vec<(String, usize)>,
    found: Vec<Literal>,
}

impl Reader {
    fn rest_starts_with(&self, text: &str) -> bool {
        text.chars().enumerate().all(|(i, c)| self.chars.get(self.at + i) == Some(&c))
    }

    /// Reads on to what follows `end`.
    fn skip_past(&mut self, end: &str) {
        while self.at < self.chars.len() && !self.rest_starts_with(end) {
            self.at += 1;
        }
        self.at += end.chars().count();
    }

    fn step(&mut self) -> bool {
        let Some(&c) = self.chars.get(self.at) else { return false };
        if self.rest_starts_with("//") {
            self.skip_past("\n");
        } else if c == '"' {
            self.at += 1;
            self.string();
        } else if self.rest_starts_with("r#\"") {
            self.at += 3;
            let start = self.at;
            self.skip_past("\"#");
            self.found(self.chars[start..self.at - 2].iter().collect());
        } else if c == '\'' {
            self.quote();
        } else if c.is_alphanumeric() || c == '_' {
            self.word.clear();
            while let Some(c) = self.chars.get(self.at).filter(|c| c.is_alphanumeric() || **c == '_') {
                self.word.push(*c);
                self.at += 1;
            }
            if self.chars.get(self.at) == Some(&'!') && self.chars.get(self.at + 1) != Some(&'=') {
                self.word.push('!');
                self.at += 1;
            }
        } else {
            match c {
                '(' | '[' | '{' => self.open.push((std::mem::take(&mut self.word), 0)),
                ')' | ']' | '}' => drop(self.open.pop()),
                _ => {}
            }
            if !c.is_whitespace() {
                self.word.clear();
            }
            self.at += 1;
        }
        true
    }

    fn string(&mut self) {
        let mut text = String::new();
        while let Some(&c) = self.chars.get(self.at) {
            self.at += 1;
            match c {
                '"' => break,
                '\\' if self.chars.get(self.at) == Some(&'\n') => {
                    while self.chars.get(self.at).is_some_and(|c| c.is_whitespace()) {
                        self.at += 1;
                    }
                }
                '\\' => {
                    text.push(' ');
                    self.at += 1;
                }
                c => text.push(c),
            }
        }
        self.found(text);
    }

    /// A character, or the name of a lifetime.
    fn quote(&mut self) {
        if self.chars.get(self.at + 1) == Some(&'\\') {
            self.at += 3;
            self.skip_past("'");
        } else if self.chars.get(self.at + 2) == Some(&'\'') {
            self.at += 3;
        } else {
            self.at += 1;
        }
    }

    fn found(&mut self, text: String) {
        let before = self.open.last().map_or(0, |(_, count)| *count);
        if let Some((_, count)) = self.open.last_mut() {
            *count += 1;
        }
        let calls = self.open.iter().map(|(word, _)| word.clone()).collect();
        self.found.push(Literal { text, calls, before });
    }
}

#[test]
#[expect(
    clippy::needless_raw_string_hashes,
    reason = "one pair is needed: the text holds a quotation mark and a hash"
)]
fn literals_are_found_with_their_calls() {
    let source = r##"
        // "a comment"
        fn f<'a>(x: &'a str) -> char {
            warn!(why = '"', "it \"fails\" \
                 twice");
            say!(lang, "key", name = g("text")); let y = r#"raw "text""#; '\''
        }
        #[cfg(test)]
        mod tests { const X: &str = "later"; }
    "##;
    let found = literals(source);
    let texts: Vec<(&str, &str)> = found
        .iter()
        .map(|literal| (literal.text.as_str(), literal.calls.last().map_or("", String::as_str)))
        .collect();
    assert_eq!(
        texts,
        [("it  fails  twice", "warn!"), ("key", "say!"), ("text", "g"), ("raw \"text\"", "char")]
    );
    assert_eq!(found[1].before, 0);
}
