//! Where games begin.

use std::fs;
use std::path::{Path, PathBuf};

use ladder::openings::Opening;
use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use rand_chacha::ChaCha8Rng;
use rules::record::Record;
use rules::{Game, Move, Position, Variant};
use serde::{Deserialize, Serialize};

use crate::error::Error;

/// What `--openings` says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Source {
    file: PathBuf,
    format: Format,
    random: bool,
    /// How many plies of a record are played.
    plies: usize,
    /// From 1.
    start: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Format {
    Epd,
    Pgn,
}

impl Source {
    /// Reads the values of the flag.
    ///
    /// # Errors
    /// A key or value that is none.
    pub(crate) fn read(values: &[String]) -> Result<Self, Error> {
        let mut source =
            Self { file: PathBuf::new(), format: Format::Epd, random: false, plies: 16, start: 1 };
        let mut format = None;
        for pair in values {
            let fault = |fault: &str| Error::input(format!("--openings {pair}"), fault);
            let (key, value) = pair.split_once('=').unwrap_or(("file", pair));
            let number = || value.parse::<usize>().map_err(|_| fault("a number is needed"));
            match (key, value) {
                ("file", _) => source.file = value.into(),
                ("format", "epd" | "fen") => format = Some(Format::Epd),
                ("format", "pgn") => format = Some(Format::Pgn),
                ("order", "random") => source.random = true,
                ("order", "sequential") => source.random = false,
                ("plies", _) => source.plies = number()?,
                ("start", _) => source.start = number()?.max(1),
                // Each opening is played twice, whatever this says.
                ("policy", _) => {}
                _ => return Err(fault("there is no such value")),
            }
        }
        if source.file.as_os_str().is_empty() {
            return Err(Error::input("--openings", "file= is needed"));
        }
        let is_pgn = source.file.extension().is_some_and(|end| end.eq_ignore_ascii_case("pgn"));
        source.format = format.unwrap_or(if is_pgn { Format::Pgn } else { Format::Epd });
        Ok(source)
    }

    /// The openings in the order in which they are played.
    ///
    /// # Errors
    /// A file that cannot be read or has none; a position or record that the rules do not allow, with its line.
    pub(crate) fn openings(&self, variant: Variant, seed: u64) -> Result<Vec<Opening>, Error> {
        let text = fs::read_to_string(&self.file).map_err(Error::file(&self.file))?;
        let mut openings = match self.format {
            Format::Epd => positions(&self.file, &text, variant)?,
            Format::Pgn => records(&self.file, &text, variant, self.plies)?,
        };
        if openings.is_empty() {
            return Err(Error::input(self.file.display().to_string(), "there is no opening"));
        }
        if self.random {
            openings.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
        }
        let length = openings.len();
        openings.rotate_left((self.start - 1) % length);
        Ok(openings)
    }
}

fn positions(file: &Path, text: &str, variant: Variant) -> Result<Vec<Opening>, Error> {
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = || format!("{}:{}", file.display(), index + 1);
        let position = position(line, variant).map_err(|fault| Error::input(place(), fault))?;
        if position.status().is_over() {
            return Err(Error::input(place(), "the game is over here"));
        }
        openings.push(Opening { position: Some(position.to_string()), moves: Vec::new() });
    }
    Ok(openings)
}

/// A position string, or for classical chess the four fields of an EPD.
fn position(line: &str, variant: Variant) -> Result<Position, rules::PositionError> {
    let whole = line.split(';').next().unwrap_or(line).trim();
    let read = Position::parse(variant, whole);
    if variant != Variant::Chess || read.is_ok() {
        return read;
    }
    let fields: Vec<&str> = line.split_whitespace().take(4).collect();
    Position::parse(variant, &format!("{} 0 1", fields.join(" "))).or(read)
}

fn records(file: &Path, text: &str, variant: Variant, plies: usize) -> Result<Vec<Opening>, Error> {
    let records = Record::read_all_as(text, variant)
        .map_err(|fault| Error::input(file.display().to_string(), fault))?;
    let opening = |(index, record): (usize, &Record)| {
        let place = || format!("{}, game {}", file.display(), index + 1);
        if record.game().variant() != variant {
            return Err(Error::input(place(), format!("it is of {}", record.game().variant())));
        }
        let mut game = Game::from(record.game().initial().clone());
        for &played in record.game().moves().iter().take(plies) {
            let mut next = game.clone();
            if next.push(played).is_err() || next.status().is_over() {
                break;
            }
            game = next;
        }
        let initial = game.initial();
        let position = (*initial != Position::start(variant)).then(|| initial.to_string());
        Ok(Opening { position, moves: game.moves().iter().map(Move::to_string).collect() })
    };
    records.iter().enumerate().map(opening).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(values: &[&str]) -> Source {
        Source::read(&values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>()).unwrap()
    }

    fn file(name: &str, text: &str) -> (tempfile::TempDir, String) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        (folder, format!("file={}", path.display()))
    }

    #[test]
    fn an_epd_may_have_four_fields_and_remarks() {
        let (_folder, name) =
            file("a.epd", "# two\n4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\n\n4k3/8/8/8/8/8/8/R3K3 b - - 0 9\n");
        let openings = source(&[&name]).openings(Variant::Chess, 1).unwrap();
        assert_eq!(openings.len(), 2);
        assert_eq!(openings[1].position.as_deref(), Some("4k3/8/8/8/8/8/8/R3K3 b - - 0 9"));
    }

    #[test]
    fn records_are_played_so_far_as_is_asked() {
        let (_folder, name) = file("a.pgn", "1. e4 e5 2. Nf3 Nc6 *\n");
        let openings = source(&[&name, "plies=3"]).openings(Variant::Chess, 1).unwrap();
        assert_eq!(
            openings,
            [Opening { position: None, moves: ["e2e4", "e7e5", "g1f3"].map(str::to_owned).into() }]
        );
    }

    #[test]
    fn the_order_follows_from_the_seed() {
        let lines: Vec<String> = (1..9).map(|n| format!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 {n}")).collect();
        let lines = lines.join("\n");
        let (_folder, name) = file("a.epd", &lines);
        let random = source(&[&name, "order=random"]);
        let [one, again, other] = [1, 1, 2].map(|seed| random.openings(Variant::Chess, seed).unwrap());
        assert!(one == again && one != other);
        let third = source(&[&name, "start=3"]).openings(Variant::Chess, 1).unwrap();
        assert!(third[0].position.as_deref().unwrap().ends_with(" 3"));
    }

    #[test]
    fn a_position_that_is_none_is_named_with_its_line() {
        let (_folder, name) = file("a.epd", "4k3/8/8/8/8/8/4P3/4K3 w - -\nnonsense\n");
        assert!(source(&[&name]).openings(Variant::Chess, 1).unwrap_err().to_string().contains("a.epd:2: "));
    }
}
