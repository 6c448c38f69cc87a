//! The command line: one module a command.
//!
//! Every command gives back a [`Failure`] or nothing. Exit code 0 means done, 1 that the work failed, 2 that the
//! input was wrong, 125 that the jail has a hole; then one line on standard error says what and where.

mod analyse;
mod db;
mod engine;
mod failure;
mod from;
mod jail;
mod ladder;
mod match_;
mod moves;
mod output;
mod perft;
mod play;
mod puzzle;
mod record;
mod referee;
mod render;
mod serve;
mod settings;
mod solve;
mod usage;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use self::failure::Failure;
use self::output::Output;

/// Starchess by correspondence: a bot for Discord, a demo of it that needs no account, and tools for the game.
#[derive(Debug, Parser)]
#[command(name = "starmate", version, disable_help_subcommand = false)]
struct Cli {
    /// What to do; `demo` when nothing is said.
    #[command(subcommand)]
    command: Option<Command>,
    /// The settings file; `starmate.toml` in the current folder where there is one.
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print one JSON document and nothing else.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play on this machine without an account: a local Discord with a chat page and the bot in it
    Demo,
    /// Run the bot on Discord
    Bot,
    /// List the legal moves of a position and how it stands
    Moves(moves::Args),
    /// Play moves, or a record, and show where they lead
    Play(play::Args),
    /// Count the leaves of the tree of legal moves
    Perft(perft::Args),
    /// Prove or refute a forced mate
    Solve(solve::Args),
    /// Show what the house engine thinks of a position
    Analyse(analyse::Args),
    /// The house engine, speaking the engine protocol
    Engine(engine::Args),
    /// Draw a position, or the end of a record, as PNG or SVG
    Render(render::Args),
    /// Let engines play each other on this machine; --help lists its flags
    Match(match_::Args),
    /// Have two engines play one game or pair: job in on standard input as JSON, events out as JSON lines
    Referee(referee::Args),
    /// The engine ladder: submit and check engines, let them play, see how they stand
    #[command(subcommand)]
    Ladder(ladder::Command),
    /// Puzzles: mined, shown, proved
    #[command(subcommand)]
    Puzzle(puzzle::Command),
    /// Look after the database; all but restore works beside a running bot
    #[command(subcommand)]
    Db(db::Command),
    /// Look at the jail for strangers' engines, and run a program in it
    #[command(subcommand)]
    Jail(jail::Command),
    /// Launch an engine: the program calls itself so
    #[command(hide = true)]
    JailLauncher(jail::LauncherArgs),
    /// Print every setting, its value and where it came from
    Config,
}

/// Runs the program.
pub(crate) fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage::explain(&error),
    };
    match cli.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("starmate: {failure}");
            failure.exit_code()
        }
    }
}

impl Cli {
    fn run(self) -> Result<(), Failure> {
        let out = Output::new(self.json);
        let config = self.config.as_deref();
        if let Some(missing) = config.filter(|path| !path.exists()) {
            let place = format!("--config {}", missing.display());
            return Err(Failure::input(place, "there is no such file"));
        }
        match self.command.unwrap_or(Command::Demo) {
            Command::Demo => serve::demo(config),
            Command::Bot => serve::bot(config),
            Command::Moves(args) => moves::run(&args, &out),
            Command::Play(args) => play::run(&args, &out),
            Command::Perft(args) => perft::run(&args, &out),
            Command::Solve(args) => solve::run(&args, &out),
            Command::Analyse(args) => analyse::run(&args, &out),
            Command::Engine(args) => engine::run(&args, &out),
            Command::Render(args) => render::run(&args),
            Command::Match(args) => match_::run(&args, &out),
            Command::Referee(args) => referee::run(&args),
            Command::Ladder(command) => ladder::run(command, config, &out),
            Command::Puzzle(command) => puzzle::run(&command, config, &out),
            Command::Db(command) => db::run(&command, config, &out),
            Command::Jail(command) => jail::run(&command, &out),
            Command::JailLauncher(args) => jail::launch(&args),
            Command::Config => settings::run(config, &out),
        }
    }
}

/// This program, to be started again.
fn own_program() -> Result<PathBuf, Failure> {
    std::env::current_exe().map_err(|error| Failure::Work(format!("the path of this program: {error}")))
}
