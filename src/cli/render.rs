//! `starmate render`: a position, or the end of a record, as a picture; a game as a moving one.

mod range;

use std::path::{Path, PathBuf};

use picture::{Caption, Film, Painter, Scene, Size, Theme};
use rules::record::Record;
use rules::{Move, Outcome, Position, Variant};

use self::range::Range;
use super::failure::{Failure, short};
use super::from::From;
use super::{play, record};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The picture to write; its ending says the kind: .png, .svg, or .gif for a moving one
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Width in pixels, 240 to 2000
    #[arg(long, value_name = "PX", default_value_t = Size::default().px().into(), allow_negative_numbers = true)]
    size: i64,
    /// From Black's side
    #[arg(long)]
    flip: bool,
    /// The move to mark as the last one, such as 18-19 or e2e4; otherwise the last that was played
    #[arg(long, value_name = "MOVE", allow_hyphen_values = true)]
    last: Option<String>,
    /// The colours: wood, paper, forest, midnight or clear (safe for the colour-blind)
    #[arg(long, value_name = "THEME", default_value_t = Theme::default())]
    theme: Theme,
    /// A record whose end (in a .gif, whose moves) is drawn instead, with the players' names; `-` reads standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "moves"])]
    pgn: Option<PathBuf>,
    #[command(flatten)]
    range: Range,
    #[command(flatten)]
    start: From,
}

/// The kinds of picture that are written.
enum Kind {
    Png,
    Svg,
    Gif,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let kind = kind(&args.output)?;
    let size = size(args.size)?;
    let (record, named) = match &args.pgn {
        Some(file) => (record::read(file)?, true),
        None => (Record::new(args.start.game()?), false),
    };
    let file = match kind {
        Kind::Png => args.still(&record, named, size, |scene| Painter::new().png(scene).to_vec())?,
        Kind::Svg => args.still(&record, named, size, |scene| picture::svg(scene).into_bytes())?,
        Kind::Gif => args.film(&record, named, size)?,
    };
    std::fs::write(&args.output, file)
        .map_err(|error| Failure::Work(format!("{}: {error}", args.output.display())))
}

impl Args {
    /// A picture of the end of a game.
    fn still(
        &self,
        record: &Record,
        named: bool,
        size: Size,
        draw: impl Fn(&Scene<'_>) -> Vec<u8>,
    ) -> Result<Vec<u8>, Failure> {
        self.range.fits_a_still()?;
        let game = record.game();
        let position = game.position();
        let last = match &self.last {
            Some(text) => Some(last_move(position, text)?),
            None => game.moves().last().copied(),
        };
        let line = standing(record);
        let [white, black] = names(record);
        let caption = named.then_some(Caption { white, black, clocks: [""; 2], line: &line });
        let scene = Scene { position, last, flip: self.flip, theme: self.theme, size, caption, marks: &[] };
        Ok(draw(&scene))
    }

    /// A game, or some of it, as a moving picture.
    fn film(&self, record: &Record, named: bool, size: Size) -> Result<Vec<u8>, Failure> {
        if self.last.is_some() {
            return Err(Failure::input("--last", "a .gif marks each move as it was played"));
        }
        let plies = self.range.plies(record.game().moves().len())?;
        let whole = *plies.end() == record.game().moves().len();
        let names = named.then(|| names(record).map(str::to_owned));
        let mut film =
            Film { names, flip: self.flip, theme: self.theme, size, ..Film::of(record.game(), plies) };
        film.delay = self.range.delay()?.unwrap_or(film.delay);
        film.hold = film.hold.max(film.delay);
        if let Some(shot) = film.shots.last_mut().filter(|_| whole && record.status().is_over()) {
            let ending = standing(record);
            shot.line = if shot.line.is_empty() { ending } else { format!("{} · {ending}", shot.line) };
        }
        Painter::new().gif(&film).map_err(|error| Failure::Work(error.to_string()))
    }
}

/// White and Black as a record names them; empty where it does not.
fn names(record: &Record) -> [&str; 2] {
    ["White", "Black"].map(|tag| record.tag(tag).filter(|name| *name != "?").unwrap_or_default())
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
        Some("gif") => Ok(Kind::Gif),
        _ => Err(Failure::input(place(), "a picture's name ends in .png, .svg or .gif")),
    }
}

/// The move that led to a position, bare or written, if it can have been that.
fn last_move(position: &Position, text: &str) -> Result<Move, Failure> {
    let fault = |fault: String| Failure::input(format!("--last {}", short(text)), fault);
    let variant = position.variant();
    let written = text.trim().trim_end_matches(['+', '#']).replace('x', "-");
    // The bare form, or what is written with its dashes; a man's letter is part of a placement only.
    let letters = |c: char| c.is_ascii_uppercase() || c == 'r' || c == 's';
    let spellings = [
        text.trim().to_owned(),
        written.clone(),
        written.trim_start_matches(letters).to_owned(),
        written.replace('-', ""),
    ];
    let read = spellings.iter().find_map(|spelling| Move::parse(variant, spelling).ok());
    let example = match variant {
        Variant::Starchess => "K@4, 18-19 or 26-27=N",
        Variant::Chess => "e2e4, e1g1 or e7e8q",
        Variant::Chess100 => "d2-d5, 0-0 or a9-a10=Q",
    };
    let last = read.ok_or_else(|| fault(format!("this is no move such as {example}")))?;
    let mover = !position.side();
    let last = last.made_by(mover);
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
