//! `starmate ladder season` and `anchor`.

use rules::Variant;
use serde_json::json;

use super::super::failure::Failure;
use super::super::output::Output;
use super::{Hall, failure, moment, runtime, variant};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// The ladder
    #[arg(long, value_name = "RULES", default_value = "starchess", value_parser = variant)]
    variant: Variant,
    /// End the running season and begin the next one
    #[arg(long)]
    end: bool,
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct AnchorArgs {
    /// The anchor
    name: String,
    /// Where it stands on this ladder, from 0 to 5000; left out, where it stands by itself
    #[arg(value_parser = rating)]
    rating: Option<f64>,
    /// The ladder
    #[arg(long, value_name = "RULES", default_value = "starchess", value_parser = variant)]
    variant: Variant,
}

/// A rating by which others can be measured.
fn rating(text: &str) -> Result<f64, String> {
    let read = text.parse().ok().filter(|rating| (0.0..=5000.0).contains(rating));
    read.ok_or_else(|| format!("{text:?} is no rating from 0 to 5000"))
}

pub(super) fn run(hall: &Hall, args: &Args, out: &Output) -> Result<(), Failure> {
    let seasons = if args.end {
        let arena = hall.arena(|_| {})?;
        let season = runtime()?.block_on(arena.end_season(args.variant))?;
        vec![season.ok_or_else(|| {
            Failure::input(format!("--variant {}", args.variant), "this ladder has not been opened yet")
        })?]
    } else {
        hall.reader()?.seasons(args.variant).map_err(failure)?
    };
    let document: Vec<_> = seasons
        .iter()
        .map(|season| {
            json!({
                "season": season.number,
                "started": season.started.0,
                "ended": season.ended.map(|at| at.0),
                "winner": season.winner.map(|id| id.0),
                "standings": season.archive,
            })
        })
        .collect();
    out.print(&document, || {
        let line = |season: &store::ladder::Season| {
            let span = match season.ended {
                Some(ended) => format!("{} to {}", moment(season.started), moment(ended)),
                None => format!("since {}", moment(season.started)),
            };
            let winner = season.archive.iter().find(|row| Some(row.engine) == season.winner);
            let winner = winner.map(|row| format!(", won by {}", row.name)).unwrap_or_default();
            format!("season {}, {span}{winner}", season.number)
        };
        seasons.iter().map(line).collect::<Vec<_>>().join("\n")
    })
}

pub(super) fn anchor(hall: &Hall, args: &AnchorArgs, out: &Output) -> Result<(), Failure> {
    let store = hall.store()?;
    let engine = store.engine_named(&args.name).map_err(failure)?;
    let engine = engine
        .filter(|engine| engine.house.is_some())
        .ok_or_else(|| Failure::input(&args.name, "there is no engine of the house's of this name"))?;
    store.set_anchor(args.variant, &engine.name, args.rating).map_err(failure)?;
    let document = json!({"engine": engine.name, "variant": args.variant.as_str(), "rating": args.rating});
    out.print(&document, || match args.rating {
        Some(rating) => format!("{} stands at {rating} on the ladder of {}", engine.name, args.variant),
        None => format!("{} stands where it does by itself", engine.name),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_anchor_stands_at_a_number() {
        assert_eq!((rating("1500"), rating("2297.5")), (Ok(1500.0), Ok(2297.5)));
        for text in ["NaN", "inf", "-1", "1e300", "", "1500 Elo"] {
            assert!(rating(text).is_err(), "{text}");
        }
    }
}
