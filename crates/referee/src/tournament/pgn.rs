//! Games as records: PGN with score, depth and time of each move as a comment.

use rules::record::{self, Record, Thought};
use rules::{Colour, Variant};

use super::history::{History, Meeting};
use crate::event::Score;

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
        let (white, black) = (meeting.engine(number, Colour::White), meeting.engine(number, Colour::Black));
        let opening = history.opening.len();
        let plies = game.moves().len().to_string();
        let mut record = Record::new(game).between(&self.names[white], &self.names[black]);
        let control = if self.limits[white] == self.limits[black] {
            self.limits[white].clone()
        } else {
            format!("{} against {}", self.limits[white], self.limits[black])
        };
        let round = format!("{}.{}", meeting.id, number + 1);
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
        let thought = |ply: usize| {
            let played = ply.checked_sub(opening).and_then(|at| history.moves.get(at))?;
            let score = played.score.map(|score| match score {
                Score::Cp(score) => record::Score::Cp(score),
                Score::Mate(moves) => record::Score::Mate(moves),
            });
            Some(Thought { score, depth: played.depth, used_us: played.used_us })
        };
        format!("{}\n", record.commented(thought))
    }
}
