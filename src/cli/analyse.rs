//! `starmate analyse`: the house engine's view of a position.

use std::time::Duration;

use engine::{Engine, House, Limits, Report, Score, Signals};
use rules::{MoveParts, Position};
use serde::Serialize;

use super::failure::Failure;
use super::from::From;
use super::output::Output;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// At most so many plies deep
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..=120))]
    depth: Option<u32>,
    /// At most so many milliseconds; one second where no limit is given
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// At most so many positions
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// So many best lines
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=255))]
    multipv: u32,
    #[command(flatten)]
    from: From,
}

#[derive(Serialize)]
struct Line {
    /// `cp 23` or `mate 3`, for the side to move.
    score: String,
    depth: u32,
    pv: Vec<String>,
}

#[derive(Serialize)]
struct Document {
    lines: Vec<Line>,
    nodes: u64,
    seconds: f64,
}

pub(super) fn run(args: &Args, out: &Output) -> Result<(), Failure> {
    let game = args.from.game()?;
    let unlimited = args.depth.is_none() && args.nodes.is_none() && args.movetime.is_none();
    let movetime = args.movetime.or(unlimited.then_some(1000)).map(Duration::from_millis);
    let limits = Limits { depth: args.depth, nodes: args.nodes, movetime, ..Limits::default() };
    // Positions before the last are known to the search, for repetitions.
    macro_rules! search {
        ($kind:ident) => {{
            let Position::$kind(start) = game.initial().clone() else { unreachable!("one rule set a game") };
            let moves = game.moves().iter().map(|&played| match played {
                rules::Move::$kind(played) => played,
                _ => unreachable!("one rule set a game"),
            });
            document(start, moves, &limits, args.multipv)
        }};
    }
    let document = match game.position() {
        Position::Starchess(_) => search!(Starchess),
        Position::Chess(_) => search!(Chess),
        Position::Chess100(_) => search!(Chess100),
    };
    out.print(&document, || {
        let mut position = game.position().clone();
        let text = |line: &Line| {
            format!("{:>9}  depth {:>2}  {}", line.score, line.depth, written(&mut position, &line.pv))
        };
        let mut lines: Vec<String> = document.lines.iter().map(text).collect();
        lines.push(format!("{} nodes in {:.2} s", document.nodes, document.seconds));
        lines.join("\n")
    })
}

fn document<P: House>(
    start: P,
    moves: impl IntoIterator<Item = P::Move>,
    limits: &Limits,
    lines: u32,
) -> Document {
    let mut engine = Engine::<P>::new(64);
    engine.lines = lines as usize;
    engine.set_game(start, moves).expect("the game was played by the rules");
    shown(&engine.think(limits, &Signals::default(), |_| {}))
}

fn shown<M: MoveParts>(report: &Report<M>) -> Document {
    let line = |line: &engine::Line<M>| Line {
        score: match line.score {
            Score::Centipawns(score) => format!("cp {score}"),
            Score::Mate(moves) => format!("mate {moves}"),
        },
        depth: line.depth,
        pv: line.pv.iter().map(ToString::to_string).collect(),
    };
    Document {
        lines: report.lines.iter().map(line).collect(),
        nodes: report.nodes,
        seconds: report.elapsed.as_secs_f64(),
    }
}

/// A line in bare form as records write it.
fn written(position: &mut Position, pv: &[String]) -> String {
    let start = position.clone();
    let mut words = Vec::new();
    for text in pv {
        let Some(played) = position.legal_moves().into_iter().find(|legal| legal.to_string() == *text) else {
            break;
        };
        words.push(position.written(played));
        match position.clone().play(played) {
            Ok(next) => *position = next,
            Err(_) => break,
        }
    }
    *position = start;
    words.join(" ")
}
