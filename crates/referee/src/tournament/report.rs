//! The standing as people and programs read it.

use std::fmt::Write as _;
use std::time::Duration;

use ladder::Verdict;
use serde_json::{Value, json};

use super::settings::Terms;
use super::standing::{Row, Standing};

/// More waiting for a CPU than this part of the playing time is overload.
const OVERLOAD: f64 = 0.02;

/// How far a match has come.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Progress {
    /// How many games there will be, where that is known.
    pub(crate) of: Option<u32>,
    /// How long this run has played, and how many games.
    pub(crate) elapsed: Duration,
    pub(crate) played: u32,
}

impl Progress {
    /// The time that the games to come will take, if they take as long as those of this run.
    fn left(&self, games: u32) -> Option<Duration> {
        let to_come = self.of?.checked_sub(games)?;
        (self.played > 0).then(|| self.elapsed.mul_f64(f64::from(to_come) / f64::from(self.played)))
    }
}

/// The table, the test if there is one, and what was amiss.
pub(crate) fn text(terms: &Terms, standing: &Standing, progress: Progress) -> String {
    let mut text = String::new();
    let mut line = |words: String| writeln!(text, "{words}").expect("a string takes everything");
    let width = terms.engines.iter().map(|engine| engine.name.chars().count()).max().unwrap_or(0).max(6);
    line(format!(
        "{:>3}  {:<width$}  {:>7} {:>7}  {:>7} {:>7}  {:>6} {:>8} {:>7}  {:>5} {:>5} {:>5}  pairs 0 … 2",
        "", "engine", "Elo", "±", "nElo", "±", "games", "points", "%", "won", "drawn", "lost"
    ));
    for (rank, engine) in ranked(standing).into_iter().enumerate() {
        let row = &standing.rows[engine];
        let ((elo, error), (normalised, within)) = (row.tally.elo(), row.tally.normalised());
        let counts: Vec<String> = row.tally.counts().iter().map(u32::to_string).collect();
        line(format!(
            "{:>3}  {:<width$}  {:>7} {:>7}  {:>7} {:>7}  {:>6} {:>8.1} {:>6.1}%  {:>5} {:>5} {:>5}  {}",
            rank + 1,
            terms.engines[engine].name,
            figure(elo),
            figure(error),
            figure(normalised),
            figure(within),
            row.games(),
            row.points(),
            percent(row.points(), f64::from(row.games() - row.open)),
            row.wins,
            row.draws,
            row.losses,
            counts.join(" ")
        ));
    }
    if let [first, _] = &standing.rows[..] {
        line(format!(
            "{}: likely the stronger one {:.1}%, games drawn {:.1}%, pairs level {:.1}%",
            terms.engines[0].name,
            100.0 * first.tally.superiority(),
            percent(f64::from(first.draws), f64::from(first.games())),
            percent(f64::from(level(first)), f64::from(first.tally.units())),
        ));
        if let Some(sprt) = &terms.sprt {
            let (lower, upper) = sprt.bounds();
            let (ratio, verdict) = (sprt.ratio(&first.tally), verdict_words(sprt.verdict(&first.tally)));
            line(format!(
                "LLR {ratio:.2} ({lower:.2}, {upper:.2}) for normalised Elo [{}, {}]: {verdict}",
                sprt.elo0, sprt.elo1
            ));
        }
    }
    for (engine, row) in standing.rows.iter().enumerate().filter(|(_, row)| !row.faults.is_empty()) {
        let faults: Vec<String> = row.faults.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
        line(format!("{} lost by: {}", terms.engines[engine].name, faults.join(", ")));
    }
    if standing.void > 0 {
        line(format!("{} meetings do not count: the host or a referee failed them", standing.void));
    }
    if let Some(part) = overload(standing) {
        line(format!("overload: threads waited for a CPU {:.1}% of the playing time", 100.0 * part));
    }
    let of = progress.of.map(|of| format!(" of {of}")).unwrap_or_default();
    let left = progress.left(standing.games).filter(|left| !left.is_zero());
    let left = left.map(|left| format!(", {} to go", clock(left))).unwrap_or_default();
    line(format!("{} games{of} in {}{left}", standing.games, clock(progress.elapsed)));
    text
}

/// The same as one document.
pub(crate) fn json(terms: &Terms, standing: &Standing, progress: Progress) -> Value {
    let engines: Vec<Value> = ranked(standing)
        .into_iter()
        .map(|engine| {
            let row = &standing.rows[engine];
            let ((elo, error), (normalised, within)) = (row.tally.elo(), row.tally.normalised());
            let faults: serde_json::Map<String, Value> =
                row.faults.iter().map(|(kind, count)| (kind.to_string(), (*count).into())).collect();
            json!({
                "name": terms.engines[engine].name,
                "limit": terms.engines[engine].limit.to_string(),
                "games": row.games(), "points": row.points(),
                "wins": row.wins, "draws": row.draws, "losses": row.losses, "open": row.open,
                "elo": finite(elo), "elo_error": finite(error),
                "normalised": finite(normalised), "normalised_error": finite(within),
                "superiority": finite(row.tally.superiority()),
                "units": row.tally.counts(), "paired": row.tally.counts().len() == 5,
                "faults": faults,
            })
        })
        .collect();
    let sprt = terms.sprt.map(|sprt| {
        let (tally, (lower, upper)) = (&standing.rows[0].tally, sprt.bounds());
        json!({
            "elo0": sprt.elo0, "elo1": sprt.elo1, "ratio": finite(sprt.ratio(tally)),
            "lower": lower, "upper": upper, "verdict": sprt.verdict(tally),
        })
    });
    json!({
        "variant": terms.variant.as_str(), "clock": terms.clock, "seed": terms.seed,
        "games": standing.games, "of": progress.of, "void": standing.void,
        "waiting": overload_part(standing), "overload": overload(standing).is_some(),
        "seconds": progress.elapsed.as_secs_f64(),
        "engines": engines, "sprt": sprt,
    })
}

/// Engines by the part of the points that they made, then by points.
fn ranked(standing: &Standing) -> Vec<usize> {
    let mut order: Vec<usize> = (0..standing.rows.len()).collect();
    let part = |row: &Row| row.points() / f64::from((row.games() - row.open).max(1));
    order.sort_by(|&one, &other| {
        let (one, other) = (&standing.rows[one], &standing.rows[other]);
        part(other).total_cmp(&part(one)).then(other.points().total_cmp(&one.points()))
    });
    order
}

/// Pairs, or single games, that were level.
fn level(row: &Row) -> u32 {
    row.tally.counts()[row.tally.counts().len() / 2]
}

fn overload(standing: &Standing) -> Option<f64> {
    Some(overload_part(standing)).filter(|part| *part > OVERLOAD)
}

fn overload_part(standing: &Standing) -> f64 {
    if standing.wall_ms == 0 { 0.0 } else { standing.lag_ms as f64 / standing.wall_ms as f64 }
}

pub(crate) fn verdict_words(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Better => "the first engine is better",
        Verdict::NotBetter => "the first engine is not better",
        Verdict::Undecided => "undecided",
    }
}

fn figure(number: f64) -> String {
    if number.is_finite() { format!("{number:.1}") } else { "–".to_owned() }
}

fn finite(number: f64) -> Option<f64> {
    number.is_finite().then_some(number)
}

fn percent(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { 100.0 * part / whole } else { 0.0 }
}

fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
