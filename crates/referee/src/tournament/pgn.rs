//! Games as records: PGN with score, depth and time of each move as a comment.

use std::fmt::Write as _;

use rules::record::Record;
use rules::{Colour, Variant};

use super::history::{History, Meeting};
use crate::event::{Played, Score};

/// The longest line (PGN standard, export format).
const COLUMNS: usize = 79;

/// What the records of a match have in common.
pub(crate) struct Frame {
    pub(crate) variant: Variant,
    pub(crate) event: String,
    pub(crate) site: String,
    /// By engine.
    pub(crate) names: Vec<String>,
    pub(crate) limits: Vec<String>,
}

impl Frame {
    /// The records of a meeting, an empty line after each.
    pub(crate) fn records(&self, meeting: &Meeting) -> String {
        meeting.games.iter().enumerate().map(|(number, game)| self.record(meeting, number, game)).collect()
    }

    fn record(&self, meeting: &Meeting, number: usize, history: &History) -> String {
        let Some(game) = history.replayed(self.variant) else { return String::new() };
        let written = game.written();
        let (white, black) = (meeting.engine(number, Colour::White), meeting.engine(number, Colour::Black));
        let opening = history.opening.len();
        let mut record = Record::new(game).between(&self.names[white], &self.names[black]);
        let control = if self.limits[white] == self.limits[black] {
            self.limits[white].clone()
        } else {
            format!("{} against {}", self.limits[white], self.limits[black])
        };
        let round = format!("{}.{}", meeting.id, number + 1);
        let plies = written.len().to_string();
        let duration = history.ending.wall_ms / 1000;
        let duration = format!("{:02}:{:02}:{:02}", duration / 3600, duration / 60 % 60, duration % 60);
        let faults: Vec<String> =
            history.ending.faults.iter().map(|(side, fault)| format!("{side}: {fault}")).collect();
        let more = [
            ("Event", self.event.as_str()),
            ("Site", &self.site),
            ("Date", &history.date),
            ("Round", &round),
            ("TimeControl", &control),
            ("PlyCount", &plies),
            ("GameDuration", &duration),
            ("Fault", &faults.join(", ")),
            ("Adjudicated", history.ending.adjudicated.as_deref().unwrap_or("")),
            ("Void", history.ending.void.as_deref().unwrap_or("")),
        ];
        for (name, value) in more.into_iter().filter(|(_, value)| !value.is_empty()) {
            record = record.with_tag(name, value).expect("these are names of tags");
        }
        let record = record.clone().ended(history.status(), history.outcome()).unwrap_or(record);
        let text = record.to_string();
        // The tags are those of any record; the moves are written here, with their comments.
        let tags = text.split("\n\n").next().unwrap_or_default();
        let mut words = Vec::new();
        for (ply, written) in written.into_iter().enumerate() {
            let before = record.game().position_at(ply);
            let commented = ply > opening && history.moves.get(ply - opening - 1).is_some();
            match before.side() {
                Colour::White => words.push(format!("{}.", before.fullmove())),
                Colour::Black if ply == 0 || commented => words.push(format!("{}...", before.fullmove())),
                Colour::Black => {}
            }
            words.push(written);
            if let Some(played) = ply.checked_sub(opening).and_then(|at| history.moves.get(at)) {
                words.extend(comment(played).split(' ').map(str::to_owned));
            }
        }
        words.push(record.outcome().to_string());
        format!("{tags}\n\n{}\n\n", wrapped(&words))
    }
}

/// `{+0.35/12 0.104s}`; a move without a score has its time alone.
fn comment(played: &Played<'_>) -> String {
    let mut text = String::from("{");
    let done = match played.score {
        Some(Score::Cp(score)) => write!(text, "{:+.2}", f64::from(score) / 100.0),
        Some(Score::Mate(moves)) => {
            write!(text, "{}M{}", if moves > 0 { '+' } else { '-' }, moves.unsigned_abs())
        }
        None => Ok(()),
    };
    done.expect("a string takes everything");
    if played.score.is_some() {
        write!(text, "/{} ", played.depth.unwrap_or(0)).expect("a string takes everything");
    }
    write!(text, "{:.3}s}}", played.used_us as f64 / 1e6).expect("a string takes everything");
    text
}

fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        if column > 0 {
            let fits = column + 1 + word.len() <= COLUMNS;
            text.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        text.push_str(word);
        column += word.len();
    }
    text
}
