//! The tags that a record carries besides those that follow from its game.

use super::RecordPartError;

/// Tags in the order in which they are written; the roster, without its `Result`, always stands first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tags(Vec<(String, String)>);

/// Written from the game, never set.
const DERIVED: [&str; 5] = ["Result", "Variant", "SetUp", "FEN", "Termination"];

/// How many tags stand before `Result` in the seven-tag roster.
pub(super) const ROSTER: usize = 6;

impl Tags {
    /// The roster with the standard's signs for "unknown", and a time control.
    pub(super) fn unknown(time_control: &str) -> Self {
        let roster = ["Event", "Site", "Date", "Round", "White", "Black"];
        let sign = |name| if name == "Date" { "????.??.??" } else { "?" };
        let tags = roster.map(|name| (name, sign(name))).into_iter().chain([("TimeControl", time_control)]);
        Self(tags.map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(own, _)| *own == name).map(|(_, value)| value)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), RecordPartError> {
        if DERIVED.contains(&name) || !is_name(name) {
            return Err(RecordPartError::Tag { name: name.to_owned() });
        }
        self.put(name, value);
        Ok(())
    }

    /// Sets a tag whose name is known to be right.
    pub(super) fn put(&mut self, name: &str, value: &str) {
        let value = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        match self.0.iter_mut().find(|(own, _)| own == name) {
            Some(tag) => tag.1 = value,
            None => self.0.push((name.to_owned(), value)),
        }
    }
}

/// Whether a text can be the name of a tag.
pub(super) fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}
