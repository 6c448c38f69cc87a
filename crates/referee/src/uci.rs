//! The lines of UCI that engines say.

use crate::event::Score;

/// An option that an engine offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) name: String,
    /// What follows the name: type, bounds, values.
    rest: Vec<String>,
}

impl Offer {
    /// Reads what follows `option`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (first, rest) = words.split_first().filter(|(first, _)| **first == "name")?;
        debug_assert_eq!(*first, "name");
        let end = rest.iter().position(|word| *word == "type").unwrap_or(rest.len());
        let name = rest[..end].join(" ");
        let rest = rest[end..].iter().map(|word| (*word).to_owned()).collect();
        (!name.is_empty()).then_some(Self { name, rest })
    }

    /// Whether a combo has a value.
    pub(crate) fn has(&self, value: &str) -> bool {
        self.rest.windows(2).any(|pair| matches!(pair[0].as_str(), "var" | "default") && pair[1] == value)
    }

    /// A number within the bounds of a spin.
    pub(crate) fn within(&self, number: u32) -> u32 {
        let bound = |word| {
            let at = self.rest.iter().position(|own| own == word)?;
            self.rest.get(at + 1)?.parse::<u32>().ok()
        };
        let least = bound("min").unwrap_or(0);
        number.clamp(least, bound("max").unwrap_or(u32::MAX).max(least))
    }
}

/// What an `info` line tells of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Info {
    pub(crate) score: Option<Score>,
    pub(crate) depth: Option<u32>,
    pub(crate) seldepth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    pub(crate) time_ms: Option<u64>,
}

impl Info {
    /// Reads a line; what cannot be read is left out.
    pub(crate) fn read(line: &str) -> Self {
        let mut info = Self::default();
        let mut words = line.split_ascii_whitespace();
        while let Some(word) = words.next() {
            let mut number = || words.next();
            match word {
                "depth" => info.depth = number().and_then(|n| n.parse().ok()),
                "seldepth" => info.seldepth = number().and_then(|n| n.parse().ok()),
                "nodes" => info.nodes = number().and_then(|n| n.parse().ok()),
                "time" => info.time_ms = number().and_then(|n| n.parse().ok()),
                "score" => {
                    let kind = number();
                    let value = number().and_then(|n| n.parse().ok());
                    info.score = match kind {
                        Some("cp") => value.map(Score::Cp),
                        Some("mate") => value.map(Score::Mate),
                        _ => None,
                    };
                }
                // Moves and free text follow to the end of the line.
                "pv" | "string" => break,
                _ => {}
            }
        }
        info
    }

    /// Whether an `info` line has a score of the best line.
    pub(crate) fn counts(line: &[u8]) -> bool {
        contains(line, b" score ")
            && match position(line, b" multipv ") {
                Some(at) => line[at + 9..].starts_with(b"1 "),
                None => true,
            }
    }
}

fn contains(line: &[u8], wanted: &[u8]) -> bool {
    position(line, wanted).is_some()
}

fn position(line: &[u8], wanted: &[u8]) -> Option<usize> {
    line.windows(wanted.len()).position(|window| window == wanted)
}

/// What a line is about, by its first word, and what follows that.
pub(crate) fn first_word(line: &[u8]) -> (&[u8], &[u8]) {
    let line = line.trim_ascii();
    let end = line.iter().position(u8::is_ascii_whitespace).unwrap_or(line.len());
    let (word, rest) = line.split_at(end);
    (word, rest.trim_ascii_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_a_search_is_read_up_to_its_moves() {
        let info = Info::read("depth 12 seldepth 20 score cp -35 nodes 991 nps 1 time 40 pv e2e4 depth 3");
        let expected = Info {
            score: Some(Score::Cp(-35)),
            depth: Some(12),
            seldepth: Some(20),
            nodes: Some(991),
            time_ms: Some(40),
        };
        assert_eq!(info, expected);
        assert_eq!(Info::read("score mate -3 time x").score, Some(Score::Mate(-3)));
    }

    #[test]
    fn only_the_best_line_counts() {
        assert!(Info::counts(b"info depth 1 score cp 3"));
        assert!(Info::counts(b"info depth 1 multipv 1 score cp 3"));
        assert!(!Info::counts(b"info depth 1 multipv 12 score cp 3"));
        assert!(!Info::counts(b"info currmove e2e4"));
    }

    #[test]
    fn offers_know_their_values_and_bounds() {
        let rules = Offer::read("name UCI_Variant type combo default chess var chess var starchess").unwrap();
        assert!(rules.has("starchess") && !rules.has("chess100"));
        let hash = Offer::read("name Hash size type spin default 8 min 1 max 64").unwrap();
        assert_eq!((hash.name.as_str(), hash.within(1000), hash.within(0)), ("Hash size", 64, 1));
        assert_eq!(Offer::read("name "), None);
    }
}
