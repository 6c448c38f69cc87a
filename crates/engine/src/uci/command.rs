//! Lines of the protocol.

use std::time::Duration;

use rules::Variant;

use crate::limits::Limits;

/// What the other side asks.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Command {
    Uci,
    IsReady,
    NewGame,
    Option(Option_),
    /// No position string is the start of a game.
    Position {
        position: Option<String>,
        moves: Vec<String>,
    },
    Go(Limits),
    Stop,
    PonderHit,
    Quit,
}

/// An option and its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Option_ {
    Variant(Variant),
    Hash(usize),
    Threads(usize),
    Lines(usize),
    Level(u8),
}

/// Reads a line; nothing if it is none that this engine knows.
pub(super) fn parse(line: &str) -> Option<Command> {
    let mut words = line.split_whitespace();
    Some(match words.next()? {
        "uci" => Command::Uci,
        "isready" => Command::IsReady,
        "ucinewgame" => Command::NewGame,
        "setoption" => Command::Option(option(line)?),
        "position" => position(&words.collect::<Vec<_>>())?,
        "go" => Command::Go(limits(&words.collect::<Vec<_>>())),
        "stop" => Command::Stop,
        "ponderhit" => Command::PonderHit,
        "quit" => Command::Quit,
        _ => return None,
    })
}

fn option(line: &str) -> Option<Option_> {
    let (_, rest) = line.split_once("name")?;
    let (name, value) = rest.split_once(" value ").unwrap_or((rest, ""));
    let value = value.trim();
    // A number out of range is the nearest in range; the desk sees to that.
    let number = || value.parse::<usize>().ok();
    Some(match name.trim().to_ascii_lowercase().as_str() {
        "uci_variant" => Option_::Variant(Variant::from_word(value)?),
        "hash" => Option_::Hash(number()?),
        "threads" => Option_::Threads(number()?),
        "multipv" => Option_::Lines(number()?),
        "level" => Option_::Level(number()?.min(u8::MAX.into()) as u8),
        _ => return None,
    })
}

fn position(words: &[&str]) -> Option<Command> {
    let split = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let (place, moves) = words.split_at(split);
    let position = match place {
        ["startpos", ..] => None,
        ["fen", fields @ ..] => Some(fields.join(" ")),
        _ => return None,
    };
    let moves = moves.iter().skip(1).map(|&word| word.to_owned()).collect();
    Some(Command::Position { position, moves })
}

fn limits(words: &[&str]) -> Limits {
    let mut limits = Limits::default();
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        match word {
            "infinite" => limits.infinite = true,
            "ponder" => limits.ponder = true,
            _ => {
                // Clocks may run below zero on the way here.
                let Some(number) = words.peek().and_then(|next| next.parse::<i64>().ok()) else { continue };
                words.next();
                let number = number.max(0) as u64;
                let time = Duration::from_millis(number);
                let small = number.min(u32::MAX.into()) as u32;
                match word {
                    "depth" => limits.depth = Some(small.max(1)),
                    "nodes" => limits.nodes = Some(number.max(1)),
                    "movetime" => limits.movetime = Some(time),
                    "mate" => limits.mate = Some(small),
                    "wtime" => limits.time[0] = Some(time),
                    "btime" => limits.time[1] = Some(time),
                    "winc" => limits.increment[0] = time,
                    "binc" => limits.increment[1] = time,
                    "movestogo" => limits.moves_to_go = Some(small),
                    _ => {}
                }
            }
        }
    }
    limits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_mean_nothing_are_nothing() {
        for line in
            ["", "  ", "xyzzy", "setoption", "setoption name", "setoption name Hash value many", "position"]
        {
            assert_eq!(parse(line), None, "{line:?}");
        }
    }

    #[test]
    fn a_position_takes_everything_up_to_the_moves() {
        let expected = Command::Position {
            position: Some("1/2/4K1k/6/5/6/6r/2/1 - w - 0 1".into()),
            moves: vec!["8-7".into(), "34-33".into()],
        };
        assert_eq!(parse("position fen 1/2/4K1k/6/5/6/6r/2/1 - w - 0 1 moves 8-7 34-33"), Some(expected));
        let start = Command::Position { position: None, moves: Vec::new() };
        assert_eq!(parse("position startpos"), Some(start));
    }

    #[test]
    fn limits_are_read_in_any_order_and_a_clock_below_zero_is_empty() {
        let line = "go winc 50 btime -20 wtime 1000 movestogo 3 nonsense ponder";
        let Some(Command::Go(limits)) = parse(line) else { panic!("{line}") };
        assert_eq!(limits.time, [Some(Duration::from_secs(1)), Some(Duration::ZERO)]);
        assert_eq!(limits.increment, [Duration::from_millis(50), Duration::ZERO]);
        assert_eq!((limits.moves_to_go, limits.ponder, limits.infinite), (Some(3), true, false));
    }

    #[test]
    fn option_names_are_read_in_either_case() {
        assert_eq!(
            parse("setoption name uci_variant value chess100"),
            Some(Command::Option(Option_::Variant(Variant::Chess100)))
        );
        assert_eq!(parse("setoption name MultiPV value 3"), Some(Command::Option(Option_::Lines(3))));
    }
}
