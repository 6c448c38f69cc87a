//! `starmate render`: a position, or the end of a record, as a picture.

use std::path::{Path, PathBuf};

use picture::{Caption, Painter, Scene, Size, Theme};
use rules::Outcome;
use rules::record::Record;
use rules::starchess::{Move, Position};

use super::failure::{Failure, short};
use super::from::From;
use super::{play, record};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The picture to write; its ending says the kind: .png or .svg
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Width in pixels, 240 to 2000
    #[arg(long, value_name = "PX", default_value_t = Size::default().px().into(), allow_negative_numbers = true)]
    size: i64,
    /// From Black's side
    #[arg(long)]
    flip: bool,
    /// The move to mark as the last one, such as 18-19; otherwise the last that was played
    #[arg(long, value_name = "MOVE", allow_hyphen_values = true)]
    last: Option<String>,
    /// The colours: wood, paper, forest, midnight or clear (safe for the colour-blind)
    #[arg(long, value_name = "THEME", default_value_t = Theme::default())]
    theme: Theme,
    /// A record whose end is drawn instead, with the players' names; `-` reads standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "moves"])]
    pgn: Option<PathBuf>,
    #[command(flatten)]
    from: From,
}

/// The kinds of picture that are written.
enum Kind {
    Png,
    Svg,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let kind = kind(&args.output)?;
    let size = size(args.size)?;
    let (record, named) = match &args.pgn {
        Some(file) => (record::read(file)?, true),
        None => (Record::new(args.from.game()?), false),
    };
    let game = record.game();
    let position = game.position();
    let last = match &args.last {
        Some(text) => Some(last_move(position, text)?),
        None => game.moves().last().copied(),
    };
    let line = standing(&record);
    let player = |name| record.tag(name).filter(|name| *name != "?").unwrap_or_default();
    let caption = Caption { white: player("White"), black: player("Black"), line: &line };
    let caption = named.then_some(caption);
    let scene = Scene { position, last, flip: args.flip, theme: args.theme, size, caption, marks: &[] };
    let file = match kind {
        Kind::Png => Painter::new().png(&scene).to_vec(),
        Kind::Svg => picture::svg(&scene).into_bytes(),
    };
    std::fs::write(&args.output, file)
        .map_err(|error| Failure::Work(format!("{}: {error}", args.output.display())))
}

fn size(px: i64) -> Result<Size, Failure> {
    let size = u32::try_from(px).ok().and_then(|px| Size::new(px).ok());
    let fault = || {
        let (least, most) = (Size::MIN.px(), Size::MAX.px());
        Failure::input("--size", format!("a picture is {least} to {most} pixels wide, not {px}"))
    };
    size.ok_or_else(fault)
}

fn kind(file: &Path) -> Result<Kind, Failure> {
    let place = || format!("-o {}", file.display());
    match file.extension().and_then(|ending| ending.to_str()).map(str::to_ascii_lowercase).as_deref() {
        Some("png") => Ok(Kind::Png),
        Some("svg") => Ok(Kind::Svg),
        Some("gif") => {
            Err(Failure::input(place(), "this version draws no moving pictures; write a .png or an .svg"))
        }
        _ => Err(Failure::input(place(), "a picture's name ends in .png or .svg")),
    }
}

/// The move that led to a position, bare or written, if it can have been that.
fn last_move(position: &Position, text: &str) -> Result<Move, Failure> {
    let fault = |fault: String| Failure::input(format!("--last {}", short(text)), fault);
    let written = text.trim().trim_end_matches(['+', '#']).replace('x', "-");
    // A man's letter is part of a placement only.
    let bare = if written.contains('@') {
        &written
    } else {
        written.trim_start_matches(|c: char| c.is_ascii_alphabetic())
    };
    let last: Move =
        bare.parse().map_err(|_| fault("this is no move such as K@4, 18-19 or 26-27=N".to_owned()))?;
    let mover = !position.side();
    match position.man_at(last.to()) {
        Some(man) if man.colour == mover => (),
        _ => return Err(fault(format!("no man of {mover}, who moved last, stands on {}", last.to()))),
    }
    match last.from().filter(|from| position.man_at(*from).is_some()) {
        Some(from) => Err(fault(format!("a man still stands on {from}"))),
        None => Ok(last),
    }
}

/// Whose move it is, or how the game ended.
fn standing(record: &Record) -> String {
    let side = record.game().position().side();
    match (record.status(), record.outcome()) {
        (status, outcome) if status.is_over() => play::standing(status, outcome),
        (_, Outcome::None) if record.game().position().is_setup() => format!("{side} places a man"),
        _ => format!("{side} to move"),
    }
}
