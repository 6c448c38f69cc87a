//! `starmate jail`: the jail for strangers' engines, to be looked at and tried out.

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process;
use std::thread;
use std::time::Duration;

use jail::{
    Ended, Error, Finding, How, Layer, LimitKind, Limits, Prison, Running, Settings, Sha256, Survey, Tail,
};
use serde::Serialize;

use super::failure::Failure;
use super::output::Output;

#[derive(Debug, clap::Subcommand)]
pub(super) enum Command {
    /// Try every layer of the jail on this machine, and say what stands in for those that are missing
    Check {
        #[command(flatten)]
        layers: LayerArgs,
    },
    /// Run a program in the jail, on this standard input and output; how it ended is told at the end
    Run(RunArgs),
}

/// What follows the hidden word by which the program launches an engine.
#[derive(Debug, clap::Args)]
pub(super) struct LauncherArgs {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

#[derive(Debug, clap::Args)]
pub(super) struct LayerArgs {
    /// Leave this layer off, whatever follows; can be given several times
    #[arg(long = "unsafe-no-sandbox", value_name = "LAYER")]
    waived: Vec<Layer>,
    /// As if this machine lacked this layer; can be given several times
    #[arg(long, value_name = "LAYER")]
    without: Vec<Layer>,
}

#[derive(Debug, clap::Args)]
pub(super) struct RunArgs {
    /// Memory
    #[arg(long, value_name = "MiB", default_value_t = 512, value_parser = clap::value_parser!(u64).range(1..1 << 30))]
    memory: u64,
    /// Threads
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = clap::value_parser!(u32).range(1..1 << 20))]
    tasks: u32,
    /// CPUs
    #[arg(long, value_name = "N", default_value_t = 1)]
    cores: usize,
    /// CPU seconds of all threads
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u64).range(1..1 << 30))]
    cpu: Option<u64>,
    /// Seconds
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u64).range(1..1 << 30))]
    wall: Option<u64>,
    /// Output
    #[arg(long, value_name = "MiB", default_value_t = 256, value_parser = clap::value_parser!(u64).range(1..1 << 30))]
    output: u64,
    /// What the file must be
    #[arg(long, value_name = "HEX")]
    sha256: Option<Sha256>,
    /// An interpreter that scripts may use, as /usr/bin/python3; can be given several times
    #[arg(long, value_name = "FILE")]
    interpreter: Vec<PathBuf>,
    /// A further file or folder that the program may read; can be given several times
    #[arg(long, value_name = "PATH")]
    readable: Vec<PathBuf>,
    #[command(flatten)]
    layers: LayerArgs,
    /// The program
    file: PathBuf,
    /// Its arguments
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

/// The hidden subcommand. Never returns.
pub(super) fn launch(args: &LauncherArgs) -> ! {
    jail::launcher_main(&args.arguments)
}

pub(super) fn run(command: &Command, out: &Output) -> Result<(), Failure> {
    match command {
        Command::Check { layers } => check(&settings(layers), out),
        Command::Run(args) => run_one(args, out),
    }
}

fn settings(layers: &LayerArgs) -> Settings {
    let set = |layers: &[Layer]| layers.iter().copied().collect();
    Settings { waived: set(&layers.waived), without: set(&layers.without), ..Settings::default() }
}

fn failure(error: Error) -> Failure {
    match error {
        Error::Refused { .. } | Error::System | Error::Layer { .. } => Failure::Refused(error.to_string()),
        Error::Start(_) | Error::Full(_) | Error::Io { .. } => Failure::Work(error.to_string()),
        other => Failure::Input(other.to_string()),
    }
}

#[derive(Serialize)]
struct Checked<'a> {
    /// Whether untrusted engines are run here.
    holds: bool,
    refusal: Option<String>,
    layers: Vec<Row<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    layer: Layer,
    present: bool,
    waived: bool,
    seen: &'a str,
    stand_in: Option<Layer>,
    remedy: &'static str,
}

fn check(settings: &Settings, out: &Output) -> Result<(), Failure> {
    let survey = Prison::survey(settings.clone()).map_err(failure)?;
    let survey = survey.without(settings.without).waiving(settings.waived);
    let row = |finding: &'_ Finding| Row {
        layer: finding.layer,
        present: finding.present,
        waived: finding.waived,
        seen: survey.findings().iter().find(|one| one.layer == finding.layer).map_or("", |one| &one.seen),
        stand_in: survey.stand_in(finding.layer),
        remedy: finding.layer.remedy(),
    };
    let refusal = survey.refusal().map(|error| error.to_string());
    let layers = survey.findings().iter().map(row).collect();
    let document = Checked { holds: refusal.is_none(), refusal, layers };
    out.print(&document, || table(&survey, &document.layers))?;
    document.refusal.map_or(Ok(()), |refusal| Err(Failure::Refused(refusal)))
}

fn table(survey: &Survey, rows: &[Row<'_>]) -> String {
    let line = |row: &Row<'_>| {
        let state = match (row.waived, row.present, row.stand_in) {
            (true, ..) => "left off".to_owned(),
            (_, true, _) if row.layer.only_stands_in() && !survey.applied().has(row.layer) => {
                "in reserve".to_owned()
            }
            (_, true, _) => "holds".to_owned(),
            (_, _, Some(other)) => format!("{other} instead"),
            _ if row.layer.only_stands_in() => "missing".to_owned(),
            _ => "MISSING".to_owned(),
        };
        let remedy =
            if row.present || row.waived { String::new() } else { format!("; remedy: {}", row.remedy) };
        format!("{:15} {state:22} {}{remedy}", row.layer, row.seen)
    };
    let verdict = match survey.refusal() {
        None => "Untrusted engines are run here.",
        Some(_) => "Untrusted engines are refused here.",
    };
    rows.iter().map(line).chain([verdict.to_owned()]).collect::<Vec<_>>().join("\n")
}

/// How a program ended.
#[derive(Serialize)]
struct Report {
    ended: &'static str,
    code: Option<i32>,
    signal: Option<i32>,
    limit: Option<LimitKind>,
    cpu_ms: f64,
    wall_ms: f64,
    peak_kib: Option<u64>,
    /// The layers that were left off.
    waived: Vec<Layer>,
}

fn run_one(args: &RunArgs, out: &Output) -> Result<(), Failure> {
    let settings = Settings {
        interpreters: args.interpreter.clone(),
        readable: args.readable.clone(),
        ..settings(&args.layers)
    };
    let limits = Limits {
        memory_mib: args.memory,
        tasks: args.tasks,
        cores: args.cores,
        cpu_seconds: args.cpu,
        wall: args.wall.map(Duration::from_secs),
        output: args.output << 20,
        ..Limits::default()
    };
    let prison = Prison::open(settings).map_err(failure)?;
    let engine = prison.stage(&args.file, args.sha256).map_err(failure)?;
    let mut running = prison.start(&engine, args.arguments.iter().cloned(), &limits).map_err(failure)?;
    let (ended, complaints) = attend(&mut running, &limits);
    drop(running);
    let report = report(&ended, &prison);
    // Removes what was staged: the process ends without it.
    drop(prison);
    let told = if out.is_json() {
        serde_json::to_string(&report).map_err(|error| Failure::Work(error.to_string()))?
    } else {
        text(&report)
    };
    eprint!("{complaints}{}", if complaints.is_empty() || complaints.ends_with('\n') { "" } else { "\n" });
    eprintln!("{told}");
    process::exit(match ended.how {
        How::Exited(code) => code,
        How::Signalled(signal) => 128 + signal,
        How::Killed => 128 + 9,
    })
}

/// Passes input and output on until the program ends; gives the end of its complaints too.
fn attend(running: &mut Running, limits: &Limits) -> (Ended, String) {
    let complaints = running.stderr.take().map(|stderr| Tail::of(stderr, limits));
    if let Some(mut input) = running.stdin.take() {
        // Nobody waits for a program that takes its time.
        input.set_patience(Duration::from_secs(1 << 30));
        // Not joined: it may be waiting for a person to type.
        thread::spawn(move || io::copy(&mut io::stdin(), &mut input).is_ok());
    }
    // Closed after it is dead: otherwise the program may end by the broken pipe first.
    let mut stdout = running.stdout.take();
    let passed = stdout.as_mut().map_or(Passed::All, |stdout| pass_on(stdout, limits.output));
    let ended = match passed {
        Passed::All => running.wait(),
        Passed::TooMuch => Ended { limit: Some(LimitKind::Output), ..running.kill() },
        Passed::Nobody => running.kill(),
    };
    (ended, complaints.map(|complaints| complaints.whole()).unwrap_or_default())
}

enum Passed {
    All,
    TooMuch,
    /// Whoever read our output has gone away.
    Nobody,
}

fn pass_on(mut from: impl Read, most: u64) -> Passed {
    let (mut to, mut buffer, mut passed) = (io::stdout(), vec![0; 1 << 16], 0);
    while let Ok(read @ 1..) = from.read(&mut buffer) {
        passed += read as u64;
        if passed > most {
            return Passed::TooMuch;
        }
        if to.write_all(&buffer[..read]).and_then(|()| to.flush()).is_err() {
            return Passed::Nobody;
        }
    }
    Passed::All
}

fn report(ended: &Ended, prison: &Prison) -> Report {
    let (mut code, mut signal) = (None, None);
    let how = match ended.how {
        How::Exited(with) => (code = Some(with), "exit").1,
        How::Signalled(by) => (signal = Some(by), "signal").1,
        How::Killed => "killed",
    };
    let ms = |time: Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
    Report {
        ended: if ended.limit.is_some() { "limit" } else { how },
        code,
        signal,
        limit: ended.limit,
        cpu_ms: ms(ended.cpu),
        wall_ms: ms(ended.wall),
        peak_kib: ended.peak_kib,
        waived: prison.waived().iter().collect(),
    }
}

fn text(report: &Report) -> String {
    let how = match (report.limit, report.code, report.signal) {
        (Some(limit), ..) => format!("ended at its limit of {}", limit.name()),
        (_, Some(code), _) => format!("ended with code {code}"),
        (_, _, Some(signal)) => format!("ended by signal {signal}"),
        _ => "was killed".to_owned(),
    };
    let peak = report.peak_kib.map(|kib| format!(", {:.1} MiB at most", kib as f64 / 1024.0));
    let waived: Vec<_> = report.waived.iter().map(|layer| layer.name()).collect();
    let waived = if waived.is_empty() { String::new() } else { format!("; left off: {}", waived.join(", ")) };
    let Report { cpu_ms, wall_ms, .. } = report;
    format!(
        "the program {how} after {cpu_ms} ms of CPU time, {wall_ms} ms{}{waived}",
        peak.unwrap_or_default()
    )
}
