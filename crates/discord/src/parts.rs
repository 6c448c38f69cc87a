//! A document in files of a limited size.

use serde_json::{Map, Value};
use store::PersonalData;

/// The data as JSON files of at most `limit` bytes: one if it fits, else several, each a document with some of the
/// entries of the lists. `None` when a single entry is larger than that.
pub(crate) fn parts(data: &PersonalData, limit: usize) -> Option<Vec<Vec<u8>>> {
    let whole = serde_json::to_vec_pretty(data).expect("plain data");
    if whole.len() <= limit {
        return Some(vec![whole]);
    }
    match serde_json::to_value(data).expect("plain data") {
        Value::Object(lists) => split(lists, limit),
        _ => None,
    }
}

/// A document that grows, and how long it is when it is written.
struct Part {
    lists: Map<String, Value>,
    length: usize,
}

impl Part {
    /// A part with the person's number.
    fn new(alone: &Map<String, Value>) -> Self {
        Self { length: length(&Value::Object(alone.clone())), lists: alone.clone() }
    }

    /// How much longer it is with one more entry of a list.
    fn growth(&self, list: &str, entry: &Value) -> usize {
        let new = if self.lists.contains_key(list) { 0 } else { list.len() + r#","":[]"#.len() };
        new + length(entry) + 1
    }

    fn add(&mut self, list: &str, entry: Value) {
        self.length += self.growth(list, &entry);
        let entries = self.lists.entry(list).or_insert_with(|| Value::Array(Vec::new()));
        entries.as_array_mut().expect("only lists are grown").push(entry);
    }

    fn written(self) -> Vec<u8> {
        Value::Object(self.lists).to_string().into_bytes()
    }
}

fn length(value: &Value) -> usize {
    value.to_string().len()
}

fn split(document: Map<String, Value>, limit: usize) -> Option<Vec<Vec<u8>>> {
    let (lists, alone): (Map<_, _>, Map<_, _>) =
        document.into_iter().partition(|(_, value)| value.is_array());
    let mut files = Vec::new();
    let mut part = Part::new(&alone);
    for (name, list) in lists {
        let Value::Array(entries) = list else { continue };
        for entry in entries {
            if part.length + part.growth(&name, &entry) > limit {
                files.push(std::mem::replace(&mut part, Part::new(&alone)).written());
            }
            part.add(&name, entry);
            if part.length > limit {
                return None;
            }
        }
    }
    files.push(part.written());
    Some(files)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn document() -> Map<String, Value> {
        let games: Vec<Value> = (0..40).map(|n| json!({"game": n, "moves": "K@4".repeat(n % 7)})).collect();
        let notes: Vec<Value> = (0..9).map(|n| json!({"text": format!("nötig {n}\n")})).collect();
        let document = json!({"user": "1234", "games": games, "notes": notes, "due": []});
        document.as_object().expect("an object").clone()
    }

    #[test]
    fn parts_are_documents_within_the_limit_that_hold_all_in_order() {
        for limit in [80, 100, 333, 1000, 100_000] {
            let files = split(document(), limit).expect("small entries");
            let (mut games, mut notes) = (Vec::new(), Vec::new());
            for file in &files {
                assert!(file.len() <= limit, "{limit}: {}", file.len());
                let part: Value = serde_json::from_slice(file).expect("JSON");
                assert_eq!(part["user"], "1234");
                games.extend(part["games"].as_array().into_iter().flatten().cloned());
                notes.extend(part["notes"].as_array().into_iter().flatten().cloned());
            }
            assert_eq!(Value::Array(games), document()["games"], "{limit}");
            assert_eq!(Value::Array(notes), document()["notes"], "{limit}");
        }
    }

    #[test]
    fn an_entry_that_fits_nowhere_is_not_cut() {
        assert_eq!(split(document(), 40), None);
    }
}
