//! `starmate ladder list`, `show`, `retire`, `rename`, `withdraw`, `ban`.

use arena::{Change, Report};
use play::UserId;
use rules::Variant;
use serde_json::{Value, json};
use store::ladder::{Engine, Owner};

use super::super::failure::Failure;
use super::super::output::Output;
use super::{Hall, check, failure, moment, now, runtime, table, variant};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct ListArgs {
    /// Those of one ladder
    #[arg(long, value_name = "RULES", value_parser = variant)]
    variant: Option<Variant>,
    /// Also those that do not play any more
    #[arg(long)]
    all: bool,
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Name {
    /// The engine
    pub(super) name: String,
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Rename {
    /// The engine
    pub(super) name: String,
    /// Its new name
    pub(super) new: String,
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Withdraw {
    /// The engine
    pub(super) name: String,
    /// Why, as its owner is told
    #[arg(long)]
    pub(super) why: String,
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Ban {
    /// The owner's number on Discord
    owner: u64,
    /// Why, as they are told
    #[arg(long, required_unless_present = "lift")]
    why: Option<String>,
    /// Let them enter engines again
    #[arg(long)]
    lift: bool,
}

/// An engine as JSON.
pub(super) fn document(engine: &Engine) -> Value {
    let report: Option<Value> = engine.report.as_deref().and_then(|json| serde_json::from_str(json).ok());
    json!({
        "id": engine.id.0,
        "name": engine.name,
        "owner": match engine.owner {
            Owner::Operator => Value::Null,
            // Too great for some readers of JSON.
            Owner::Person(UserId(id)) => id.to_string().into(),
        },
        "author": engine.by(),
        "country": engine.country,
        "description": engine.description,
        "variants": engine.variants.iter().map(|variant| variant.as_str()).collect::<Vec<_>>(),
        "state": engine.state.as_str(),
        "reason": engine.reason,
        "house": engine.house.as_ref().map(ToString::to_string),
        "trusted": engine.trusted,
        "sha256": engine.sha256,
        "bytes": engine.size,
        "previous": engine.predecessor.map(|id| id.0),
        "created": engine.created.0,
        "report": report,
    })
}

pub(super) fn list(hall: &Hall, args: &ListArgs, out: &Output) -> Result<(), Failure> {
    let mut engines = hall.reader()?.engines(args.variant).map_err(failure)?;
    engines.retain(|engine| args.all || engine.state.plays() || engine.state.as_str() == "checking");
    let documents: Vec<Value> = engines.iter().map(document).collect();
    out.print(&documents, || {
        if engines.is_empty() {
            return "There is no engine yet; `starmate ladder submit` enters one.".to_owned();
        }
        let mut rows = vec![["engine", "author", "state", "ladders", "entered"].map(str::to_owned).to_vec()];
        rows.extend(engines.iter().map(|engine| {
            vec![
                engine.name.clone(),
                engine.by().unwrap_or("–").to_owned(),
                engine.state.to_string(),
                engine.variants.iter().map(|variant| variant.as_str()).collect::<Vec<_>>().join(" "),
                moment(engine.created),
            ]
        }));
        table(&rows, &[0, 1, 2, 3, 4])
    })
}

pub(super) fn show(hall: &Hall, args: &Name, out: &Output) -> Result<(), Failure> {
    let reader = hall.reader()?;
    let engine = reader.engine_named(&args.name).map_err(failure)?;
    let engine = engine.ok_or_else(|| Failure::input(&args.name, "there is no engine of this name"))?;
    let faults = reader.faults_of(engine.id, 10).map_err(failure)?;
    let games = reader.games_of_engine(engine.id, None, None, 10).map_err(failure)?;
    let mut ladders = Vec::new();
    for &variant in &engine.variants {
        let table = reader.standings(variant, now()).map_err(failure)?;
        if let Some(row) = table.into_iter().find(|row| row.engine.id == engine.id) {
            let history = reader.engine_rating_history(variant, engine.id).map_err(failure)?;
            ladders.push((variant, row, history));
        }
    }
    let mut whole = document(&engine);
    whole["ladders"] = ladders
        .iter()
        .map(|(variant, row, history)| {
            json!({
                "variant": variant.as_str(),
                "rank": row.rank,
                "rating": row.rating.map(|one| one.rating),
                "low": row.rating.map(|one| one.low),
                "high": row.rating.map(|one| one.high),
                "games": row.games(),
                "score": row.score(),
                "history": history.iter().map(|point| json!([point.at.0, point.games, point.rating])).collect::<Vec<_>>(),
            })
        })
        .collect();
    whole["faults"] = faults
        .iter()
        .map(|one| {
            json!({"kind": one.kind, "detail": one.detail, "pair": one.pair.0, "last_words": one.last_words, "at": one.at.0})
        })
        .collect();
    whole["games"] = games.iter().map(super::games::line_document).collect();
    let report: Option<Report> = engine.report.as_deref().and_then(|json| serde_json::from_str(json).ok());
    out.print(&whole, || {
        let mut lines =
            vec![format!("{} ({}), entered {}", engine.name, engine.state, moment(engine.created))];
        let by = engine.by().map(|by| format!("by {by}"));
        let country = engine.country.as_ref().map(|country| format!("[{country}]"));
        lines.extend(
            [by.into_iter().chain(country).collect::<Vec<_>>().join(" ")]
                .into_iter()
                .filter(|line| !line.is_empty()),
        );
        lines.extend(engine.description.clone());
        lines.extend(engine.reason.as_ref().map(|why| format!("{}: {why}", engine.state)));
        lines.extend(engine.sha256.as_ref().map(|sha256| format!("SHA-256 {sha256}")));
        for (variant, row, _) in &ladders {
            let rating = row.rating.map_or_else(
                || "not rated yet".to_owned(),
                |one| match super::standings::margin(one) {
                    Some(margin) => format!("{:.0} ± {margin:.0}", one.rating),
                    None => format!("{:.0}, where it is fixed", one.rating),
                },
            );
            let rank = row.rank.map_or_else(String::new, |rank| format!("#{rank} "));
            lines.push(format!("{variant}: {rank}{rating}, {} games", row.games()));
        }
        lines.extend(report.as_ref().map(check::text));
        for one in &faults {
            lines.push(format!("{} lost by {}: {}", moment(one.at), one.kind, one.detail));
        }
        lines.extend(games.iter().map(super::games::line));
        lines.join("\n")
    })
}

pub(super) fn change(hall: &Hall, name: &str, what: Change, out: &Output) -> Result<(), Failure> {
    let arena = hall.arena(|_| {})?;
    let engine = runtime()?.block_on(arena.change(name, Owner::Operator, what))?;
    out.print(&document(&engine), || match engine.state.as_str() {
        "checking" => format!("{} is checked when the ladder runs next", engine.name),
        state => format!("{} is {state}", engine.name),
    })
}

pub(super) fn ban(hall: &Hall, args: &Ban, out: &Output) -> Result<(), Failure> {
    let arena = hall.arena(|_| {})?;
    let why = if args.lift { None } else { args.why.clone() };
    runtime()?.block_on(arena.ban(UserId(args.owner), why.clone()))?;
    let document = json!({"owner": args.owner.to_string(), "banned": why.is_some(), "reason": why});
    out.print(&document, || match &why {
        Some(_) => format!("{} is banned, and their engines are withdrawn", args.owner),
        None => format!("{} may enter engines again", args.owner),
    })
}
