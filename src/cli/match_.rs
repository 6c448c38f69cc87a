//! `starmate match`: engines against each other on this machine.

use referee::tournament::{self, Referee};

use super::failure::Failure;
use super::output::{Output, line};

#[derive(Debug, clap::Args)]
#[command(disable_help_flag = true)]
pub(super) struct Args {
    /// Flags as other referees have them; --help lists them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "FLAGS")]
    flags: Vec<String>,
}

pub(super) fn run(args: &Args, out: &Output) -> Result<(), Failure> {
    let help = |flag: &String| matches!(flag.as_str(), "--help" | "-help" | "-h");
    if args.flags.is_empty() || args.flags.iter().any(help) {
        return line(&tournament::help());
    }
    let referee = Referee { program: super::own_program()?, args: vec!["referee".into()] };
    Ok(tournament::run(&args.flags, out.is_json(), &referee)?)
}
