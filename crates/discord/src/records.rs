//! Games as files, each within what the chat takes.

use play::{GameId, Timestamp, UserId, Zone};
use store::{Archived, Reader, RecordForm, StoreError};

/// How many files a message can have.
pub(crate) const FILES: usize = 10;
/// How many games are read at a time.
const BATCH: u32 = 200;

/// How the name of a file of this form ends.
pub(crate) fn extension(form: RecordForm) -> &'static str {
    match form {
        RecordForm::Pgn => "pgn",
        RecordForm::Json => "json",
    }
}

/// One game as a file.
pub(crate) fn one(form: RecordForm, game: &Archived) -> Vec<u8> {
    match form {
        RecordForm::Pgn => game.record().to_string(),
        RecordForm::Json => serde_json::to_string_pretty(&game.exported()).expect("plain data") + "\n",
    }
    .into_bytes()
}

/// Games one after the other, in as few files as they fit into.
pub(crate) struct Files {
    form: RecordForm,
    limit: usize,
    texts: Vec<String>,
    /// How many games they hold.
    pub(crate) games: usize,
    /// How many could not be read.
    pub(crate) damaged: usize,
    /// The year of the last game.
    pub(crate) last_year: i16,
}

impl Files {
    pub(crate) fn new(form: RecordForm, limit: usize) -> Self {
        Self { form, limit, texts: Vec::new(), games: 0, damaged: 0, last_year: 1970 }
    }

    /// What stands before the first game of a file, between two, and after the last.
    fn around(&self) -> (&'static str, &'static str, &'static str) {
        match self.form {
            RecordForm::Pgn => ("", "\n", ""),
            RecordForm::Json => ("[\n", ",\n", "\n]\n"),
        }
    }

    /// Adds a game; `false` when it is too large for any file.
    fn add(&mut self, game: &str) -> bool {
        let (before, between, after) = self.around();
        if before.len() + game.len() + after.len() > self.limit {
            return false;
        }
        match self.texts.last_mut() {
            Some(file) if file.len() + between.len() + game.len() + after.len() <= self.limit => {
                file.push_str(between);
                file.push_str(game);
            }
            _ => self.texts.push(format!("{before}{game}")),
        }
        self.games += 1;
        true
    }

    /// Whether they are more than one message can have.
    pub(crate) fn too_many(&self) -> bool {
        self.texts.len() > FILES
    }

    /// The files.
    pub(crate) fn finish(self) -> Vec<Vec<u8>> {
        let (_, _, after) = self.around();
        self.texts.into_iter().map(|file| (file + after).into_bytes()).collect()
    }
}

/// The year in which a moment falls, in UTC.
pub(crate) fn year(at: Timestamp) -> i16 {
    Zone::utc().date(at).year()
}

/// All games of a person, or those that began in a year. Stops once there are too many files.
pub(crate) fn every(
    store: &Reader,
    user: UserId,
    form: RecordForm,
    of_year: Option<i64>,
    limit: usize,
) -> Result<Files, StoreError> {
    let mut files = Files::new(form, limit);
    let mut after: Option<GameId> = None;
    loop {
        let batch = store.games_of_person_after(user, after, BATCH)?;
        let Some((last, _)) = batch.last() else { return Ok(files) };
        after = Some(*last);
        for (_, game) in batch {
            let Ok(game) = game else {
                files.damaged += 1;
                continue;
            };
            let year = year(game.stored.game.started());
            if of_year.is_some_and(|wanted| wanted != i64::from(year)) {
                continue;
            }
            let text = match form {
                RecordForm::Pgn => game.record().to_string(),
                RecordForm::Json => serde_json::to_string(&game.exported()).expect("plain data"),
            };
            files.last_year = year;
            if !files.add(&text) {
                files.damaged += 1;
            }
            if files.too_many() {
                return Ok(files);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(form: RecordForm, limit: usize, games: &[&str]) -> Files {
        let mut files = Files::new(form, limit);
        for game in games {
            assert!(files.add(game));
        }
        files
    }

    #[test]
    fn what_fits_stands_in_one_file() {
        let files = filled(RecordForm::Json, 100, &["{\"game\":1}", "{\"game\":2}"]).finish();
        assert_eq!(files.len(), 1);
        let read: Vec<serde_json::Value> = serde_json::from_slice(&files[0]).expect("JSON");
        assert_eq!(read, [serde_json::json!({"game": 1}), serde_json::json!({"game": 2})]);
        let files = filled(RecordForm::Pgn, 100, &["one\n", "two\n"]).finish();
        assert_eq!(files, [b"one\n\ntwo\n"]);
    }

    #[test]
    fn each_file_is_whole_and_within_the_limit() {
        let games = ["{\"game\":1}", "{\"game\":22}", "{\"game\":333}", "{\"game\":4444}"];
        for limit in 20..60 {
            let files = filled(RecordForm::Json, limit, &games).finish();
            let read: Vec<serde_json::Value> = files
                .iter()
                .flat_map(|file| {
                    assert!(file.len() <= limit, "{limit}: {}", file.len());
                    serde_json::from_slice::<Vec<serde_json::Value>>(file).expect("JSON")
                })
                .collect();
            let expected: Vec<serde_json::Value> =
                games.iter().map(|game| serde_json::from_str(game).expect("JSON")).collect();
            assert_eq!(read, expected, "{limit}");
        }
    }

    #[test]
    fn a_game_that_fits_nowhere_is_refused() {
        let mut files = Files::new(RecordForm::Pgn, 3);
        assert!(!files.add("four"));
        assert!(files.add("one"));
        assert_eq!(files.games, 1);
    }
}
