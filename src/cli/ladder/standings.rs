//! `starmate ladder standings`.

use rules::Variant;
use serde_json::json;
use store::ladder::Standing;

use super::super::failure::Failure;
use super::super::output::Output;
use super::{Hall, failure, now, table, variant};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// The ladder
    #[arg(long, value_name = "RULES", default_value = "starchess", value_parser = variant)]
    variant: Variant,
    /// Who has played whom, instead
    #[arg(long)]
    cross: bool,
    /// Also those that do not play any more
    #[arg(long)]
    all: bool,
}

pub(super) fn run(hall: &Hall, args: &Args, out: &Output) -> Result<(), Failure> {
    let reader = hall.reader()?;
    let mut rows = reader.standings(args.variant, now()).map_err(failure)?;
    rows.retain(|row| args.all || row.rank.is_some());
    let season = reader.season(args.variant).map_err(failure)?;
    let crossings = reader.crossings(args.variant, None).map_err(failure)?;
    let document = json!({
        "variant": args.variant.as_str(),
        "season": season.as_ref().map(|season| season.number),
        "engines": rows.iter().map(|row| json!({
            "rank": row.rank,
            "engine": row.engine.name,
            "author": row.engine.by(),
            "state": row.engine.state.as_str(),
            "rating": row.rating.map(|one| one.rating),
            "low": row.rating.map(|one| one.low),
            "high": row.rating.map(|one| one.high),
            "superior": row.rating.and_then(|one| one.superior),
            "games": row.games(),
            "wins": row.wins,
            "draws": row.draws,
            "losses": row.losses,
            "score": row.score(),
            "faults": row.faults,
            "change": row.change,
            "titles": row.titles,
        })).collect::<Vec<_>>(),
        "crosstable": crossings.iter().map(|one| json!({
            "engine": one.first.0,
            "other": one.second.0,
            "wins": one.wins,
            "draws": one.draws,
            "losses": one.losses,
        })).collect::<Vec<_>>(),
    });
    out.print(&document, || {
        if rows.is_empty() {
            return format!("Nobody plays on the ladder of {} yet.", args.variant);
        }
        if args.cross { cross(&rows, &crossings) } else { text(&rows) }
    })
}

/// Half the interval of 95 %; an anchor has none.
pub(super) fn margin(rating: store::ladder::Fitted) -> Option<f64> {
    (rating.deviation > 0.0).then_some((rating.high - rating.low) / 2.0)
}

fn text(rows: &[Standing]) -> String {
    let head = ["#", "engine", "author", "rating", "±", "games", "score", "draws", "LOS", "week"];
    let mut lines = vec![head.map(str::to_owned).to_vec()];
    let percent =
        |part: Option<f64>| part.map_or_else(|| "–".to_owned(), |part| format!("{:.0} %", 100.0 * part));
    lines.extend(rows.iter().map(|row| {
        let rating = |shown: &dyn Fn(store::ladder::Fitted) -> String| {
            row.rating.map_or_else(|| "–".to_owned(), shown)
        };
        vec![
            row.rank.map_or_else(String::new, |rank| rank.to_string()),
            row.engine.name.clone(),
            row.engine.by().unwrap_or("–").to_owned(),
            rating(&|one| format!("{:.0}", one.rating)),
            row.rating.and_then(margin).map_or_else(|| "–".to_owned(), |margin| format!("{margin:.0}")),
            row.games().to_string(),
            percent(row.score()),
            percent(row.draw_share()),
            percent(row.rating.and_then(|one| one.superior)),
            row.change.map_or_else(|| "new".to_owned(), |change| format!("{change:+.0}")),
        ]
    }));
    table(&lines, &[1, 2])
}

/// Points of games, by row against column.
fn cross(rows: &[Standing], crossings: &[store::ladder::Crossing]) -> String {
    let mut lines = Vec::new();
    let numbers = (1..=rows.len()).map(|number| number.to_string());
    lines.push([String::new(), "engine".to_owned()].into_iter().chain(numbers).collect::<Vec<_>>());
    for (index, row) in rows.iter().enumerate() {
        let cell = |other: &Standing| {
            let met =
                crossings.iter().find(|one| one.first == row.engine.id && one.second == other.engine.id);
            met.map_or_else(
                || if other.engine.id == row.engine.id { "×".to_owned() } else { "–".to_owned() },
                |one| {
                    let points = f64::from(one.wins) + 0.5 * f64::from(one.draws);
                    format!("{points}/{}", one.wins + one.draws + one.losses)
                },
            )
        };
        let head = [(index + 1).to_string(), row.engine.name.clone()];
        lines.push(head.into_iter().chain(rows.iter().map(cell)).collect());
    }
    table(&lines, &[1])
}
