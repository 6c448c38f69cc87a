//! `starmate ladder tournament create`.

use std::time::Duration;

use arena::TournamentRequest;
use ladder::tournament::Format;
use referee::{Adjudication, DrawRule, ResignRule};
use rules::Variant;
use serde_json::json;
use store::ladder::Owner;

use super::super::super::failure::Failure;
use super::super::super::output::Output;
use super::super::{Hall, now, runtime, variant, wait};
use super::refused;

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// What it is called
    name: String,
    /// How it is played: round-robin, double, swiss, knockout or gauntlet
    #[arg(long, default_value = "round-robin", value_parser = format)]
    format: Format,
    /// The rule set
    #[arg(long, value_name = "RULES", default_value = "starchess", value_parser = variant)]
    variant: Variant,
    /// Who takes part, with commas between; in a gauntlet the strongest meets the others
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    engines: Vec<String>,
    /// Rounds of a Swiss
    #[arg(long, value_name = "N")]
    rounds: Option<u32>,
    /// Pairs at each meeting
    #[arg(long, value_name = "N", default_value_t = 1)]
    pairs: u32,
    /// The time control
    #[arg(long, value_name = "TC")]
    tc: Option<String>,
    /// The list of openings: setup or arrays in Starchess
    #[arg(long, value_name = "LIST")]
    openings: Option<String>,
    /// Of the openings
    #[arg(long, value_name = "N")]
    seed: Option<i64>,
    /// A game is lost for who sees so many hundredths of a pawn against it in so many moves in a row, while the other sees
    /// the same, as 4:600
    #[arg(long, value_name = "MOVES:SCORE", value_parser = resign_rule)]
    resign: Option<ResignRule>,
    /// A game is drawn when from a move on both see no more than so many hundredths of a pawn in so many moves in a row, as
    /// 40:8:10
    #[arg(long, value_name = "FROM:MOVES:SCORE", value_parser = draw_rule)]
    draw: Option<DrawRule>,
    /// A game is drawn after so many moves
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    maxmoves: Option<u32>,
    /// Take entries for so long before it begins, as 10m or 2h
    #[arg(long, value_name = "TIME", value_parser = wait::length)]
    entries: Option<Duration>,
}

/// `MOVES:SCORE`.
fn resign_rule(text: &str) -> Result<ResignRule, String> {
    match numbers(text)[..] {
        [moves @ (1..), score] => Ok(ResignRule { moves, score_cp: score.cast_signed(), two_sided: true }),
        _ => Err(format!("{text:?} is not moves and hundredths of a pawn such as 4:600")),
    }
}

/// `FROM:MOVES:SCORE`.
fn draw_rule(text: &str) -> Result<DrawRule, String> {
    match numbers(text)[..] {
        [from_move, moves @ (1..), score] => Ok(DrawRule { from_move, moves, score_cp: score.cast_signed() }),
        _ => Err(format!("{text:?} is not a move, moves and hundredths of a pawn such as 40:8:10")),
    }
}

/// Numbers with colons between, as large as a game or a score can be; nothing of anything else.
fn numbers(text: &str) -> Vec<u32> {
    let read = |part: &str| part.parse().ok().filter(|number| *number <= 100_000);
    text.split(':').map(read).collect::<Option<_>>().unwrap_or_default()
}

fn format(word: &str) -> Result<Format, String> {
    let format = if word == "double" { Some(Format::DoubleRoundRobin) } else { Format::from_word(word) };
    format.ok_or_else(|| format!("{word:?} is none of round-robin, double, swiss, knockout, gauntlet"))
}

pub(super) fn run(hall: &Hall, args: Args, out: &Output) -> Result<(), Failure> {
    let arena = hall.arena(|_| {})?;
    let rules = Adjudication { draw: args.draw, resign: args.resign, max_moves: args.maxmoves, tables: None };
    let adjudication = (rules != Adjudication::default()).then_some(rules);
    let request = TournamentRequest {
        name: args.name,
        variant: args.variant,
        format: args.format,
        rounds: args.rounds,
        pairs: args.pairs,
        control: args.tc,
        clock: None,
        list: args.openings,
        adjudication,
        seed: args.seed,
        creator: Owner::Operator,
        place: None,
        engines: args.engines,
        open: args.entries.is_some(),
        entries_end: args.entries.map(|time| now().plus_ms(time.as_millis() as i64)),
    };
    let id = runtime()?.block_on(arena.create_tournament(request)).map_err(refused)?;
    out.print(&json!({"tournament": id.0}), || {
        format!("tournament {id} is made; `starmate ladder tournament run {id}` plays it")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_that_end_games_are_read() {
        assert_eq!(resign_rule("4:600"), Ok(ResignRule { moves: 4, score_cp: 600, two_sided: true }));
        assert_eq!(draw_rule("40:8:10"), Ok(DrawRule { from_move: 40, moves: 8, score_cp: 10 }));
        for text in ["", "4", "0:600", "4:-1", "4:600:1", "4:6000000000", "a:b"] {
            assert!(resign_rule(text).is_err(), "{text}");
        }
        for text in ["40:8", "40:0:10", "40:8:10:1", "x"] {
            assert!(draw_rule(text).is_err(), "{text}");
        }
    }
}
