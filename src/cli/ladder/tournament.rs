//! `starmate ladder tournament`.

mod create;

use arena::{Happening, TournamentRefusal, event};
use serde_json::{Value, json};
use store::Reader;
use store::ladder::{Owner, Tournament, TournamentId, TournamentState};

use super::super::failure::Failure;
use super::super::output::Output;
use super::wait::{self, Ended};
use super::{Hall, all_run_here, failure, moment, runtime, table};

#[derive(Debug, clap::Subcommand)]
pub(in crate::cli) enum Command {
    /// Make a tournament of engines of the ladder
    Create(create::Args),
    /// List tournaments
    List,
    /// Show the standings and the cross-table of a tournament
    Show(Number),
    /// Enter an engine in a tournament that takes entries
    Enter(Enter),
    /// Play a tournament to its end, or on from where it was
    Run(Run),
    /// Call a tournament off
    Cancel(Number),
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Number {
    /// The tournament
    number: i64,
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Enter {
    /// The tournament
    number: i64,
    /// The engine
    engine: String,
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Run {
    /// The tournament
    number: i64,
    /// Games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
}

pub(super) fn run(hall: &Hall, command: Command, out: &Output) -> Result<(), Failure> {
    match command {
        Command::Create(args) => create::run(hall, args, out),
        Command::List => list(&hall.reader()?, out),
        Command::Show(args) => show(&hall.reader()?, TournamentId(args.number), out),
        Command::Enter(args) => enter(hall, &args, out),
        Command::Run(args) => play(hall, &args, out),
        Command::Cancel(args) => cancel(hall, TournamentId(args.number), out),
    }
}

fn refused(refusal: TournamentRefusal) -> Failure {
    match refusal {
        TournamentRefusal::Store(error) => failure(error),
        TournamentRefusal::Task(error) => Failure::Work(error.to_string()),
        refusal => Failure::Input(refusal.to_string()),
    }
}

fn enter(hall: &Hall, args: &Enter, out: &Output) -> Result<(), Failure> {
    let arena = hall.arena(|_| {})?;
    let id = TournamentId(args.number);
    let engine =
        runtime()?.block_on(arena.enter_tournament(id, &args.engine, Owner::Operator)).map_err(refused)?;
    out.print(&json!({"tournament": id.0, "engine": engine.name}), || format!("{} is entered", engine.name))
}

fn cancel(hall: &Hall, id: TournamentId, out: &Output) -> Result<(), Failure> {
    let arena = hall.arena(|_| {})?;
    if !runtime()?.block_on(arena.cancel_tournament(id))? {
        return Err(Failure::input(id, "there is no such tournament, or it is over"));
    }
    out.print(&json!({"tournament": id.0, "state": "cancelled"}), || format!("tournament {id} is called off"))
}

fn find(reader: &Reader, id: TournamentId) -> Result<Tournament, Failure> {
    let found = reader.tournament(id).map_err(failure)?;
    found.ok_or_else(|| Failure::input(id, "there is no such tournament"))
}

fn play(hall: &Hall, args: &Run, out: &Output) -> Result<(), Failure> {
    let id = TournamentId(args.number);
    let arena = hall.arena(|config| {
        config.ladders = false;
        config.games = args.concurrency.into();
    })?;
    let store = arena.store().clone();
    let found = find(&store, id)?;
    if found.state == TournamentState::Cancelled {
        return Err(Failure::input(id, "this tournament was called off"));
    }
    let over = |happening: Option<&Happening>| match happening {
        None => {
            let found = find(&store, id)?;
            all_run_here(&arena, found.entries.iter().map(|entry| entry.engine))?;
            Ok(matches!(found.state, TournamentState::Over | TournamentState::Cancelled))
        }
        Some(Happening::RoundOver { tournament, round }) if *tournament == id && !out.is_json() => {
            eprintln!("round {round} is over");
            Ok(false)
        }
        Some(Happening::TournamentOver { tournament }) => Ok(*tournament == id),
        Some(_) => Ok(false),
    };
    let ended = runtime()?.block_on(wait::until(&arena, None, over))?;
    show(&store, id, out)?;
    if ended == Ended::Stopped {
        return Err(Failure::Work(format!(
            "stopped before the end; `starmate ladder tournament run {id}` goes on from there"
        )));
    }
    Ok(())
}

fn list(reader: &Reader, out: &Output) -> Result<(), Failure> {
    let tournaments = reader.tournaments(100).map_err(failure)?;
    let documents: Vec<Value> = tournaments.iter().map(document).collect();
    out.print(&documents, || {
        if tournaments.is_empty() {
            return "There is no tournament yet; `starmate ladder tournament create` makes one.".to_owned();
        }
        let rows: Vec<Vec<String>> = tournaments
            .iter()
            .map(|one| {
                vec![
                    one.id.to_string(),
                    one.terms.name.clone(),
                    one.terms.variant.to_string(),
                    one.terms.format.clone(),
                    format!("{} engines", one.entries.len()),
                    one.state.as_str().to_owned(),
                    moment(one.created),
                ]
            })
            .collect();
        table(&rows, &[1, 2, 3, 4, 5, 6])
    })
}

fn document(one: &Tournament) -> Value {
    json!({
        "tournament": one.id.0,
        "name": one.terms.name,
        "variant": one.terms.variant.as_str(),
        "format": one.terms.format,
        "control": one.terms.control,
        "state": one.state.as_str(),
        "round": one.round,
        "engines": one.entries.iter().map(|entry| entry.name.as_str()).collect::<Vec<_>>(),
        "winner": one.entries.iter().find(|entry| Some(entry.engine) == one.winner).map(|entry| entry.name.as_str()),
    })
}

fn show(reader: &Reader, id: TournamentId, out: &Output) -> Result<(), Failure> {
    let found = find(reader, id)?;
    let mut whole = document(&found);
    if matches!(found.state, TournamentState::Entries | TournamentState::Cancelled) || found.entries.len() < 2
    {
        return out.print(&whole, || {
            let names: Vec<&str> = found.entries.iter().map(|entry| entry.name.as_str()).collect();
            format!("{} ({}): {}", found.terms.name, found.state.as_str(), names.join(", "))
        });
    }
    let event = event(reader, &found)?;
    let (standings, cross, progress) = (event.standings(), event.crosstable(), event.progress());
    let name = |seat: usize| found.entries[seat].name.clone();
    whole["standings"] = standings
        .iter()
        .map(|row| {
            json!({
                "place": row.rank,
                "engine": name(row.entrant),
                "points": row.points,
                "games": row.score.games(),
                "buchholz": row.tie_breaks.buchholz,
                "sonneborn_berger": row.tie_breaks.sonneborn_berger,
                "lost_in": row.lost_in,
            })
        })
        .collect();
    whole["crosstable"] = standings
        .iter()
        .map(|row| {
            let cells =
                standings.iter().map(|other| cross[row.entrant][other.entrant].map(|score| score.points()));
            cells.collect::<Vec<_>>()
        })
        .map(Value::from)
        .collect();
    out.print(&whole, || {
        let state = match found.state {
            TournamentState::Over => "over".to_owned(),
            _ => format!("round {} of {}", progress.round, progress.rounds),
        };
        let title =
            format!("{} ({}, {}), {state}", found.terms.name, found.terms.variant, found.terms.format);
        let numbers = (1..=standings.len()).map(|number| number.to_string());
        let head = ["", "engine", "points", "BH", "SB"].map(str::to_owned);
        let mut rows = vec![head.into_iter().chain(numbers).collect::<Vec<_>>()];
        for row in &standings {
            let cells = standings.iter().map(|other| {
                if other.entrant == row.entrant {
                    return "×".to_owned();
                }
                cross[row.entrant][other.entrant]
                    .map_or_else(|| "–".to_owned(), |score| score.points().to_string())
            });
            let own = [
                row.rank.to_string(),
                name(row.entrant),
                row.points.to_string(),
                row.tie_breaks.buchholz.to_string(),
                row.tie_breaks.sonneborn_berger.to_string(),
            ];
            rows.push(own.into_iter().chain(cells).collect());
        }
        format!("{title}\n{}", table(&rows, &[1]))
    })
}
