//! `starmate referee`: one game or pair between two engines, and the wardens over them.

use std::io::{stdin, stdout};

use referee::{Engines, Plain};

use super::failure::Failure;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Watch over one engine of a referee, on the socket that is standard input
    #[arg(long, hide = true)]
    warden: bool,
    /// Run at lower priority than whatever else runs, engines too
    #[arg(long)]
    give_way: bool,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    if args.warden {
        return Ok(referee::warden_main()?);
    }
    if args.give_way {
        referee::give_way();
    }
    let own = super::own_program()?;
    let engines = Engines::new(Plain::new(&own, ["referee", "--warden"]), own, ["jail-launcher"]);
    Ok(referee::serve(stdin(), &mut stdout().lock(), &engines)?)
}

impl From<referee::Error> for Failure {
    fn from(error: referee::Error) -> Self {
        if error.is_input() { Self::Input(error.to_string()) } else { Self::Work(error.to_string()) }
    }
}
