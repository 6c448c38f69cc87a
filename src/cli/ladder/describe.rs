//! `starmate ladder describe`.

use arena::Change;

use super::super::failure::Failure;
use super::super::output::Output;
use super::{Hall, engines};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// The engine
    name: String,
    /// Who wrote it; an empty text takes it away
    #[arg(long)]
    author: Option<String>,
    /// Two letters, such as HU
    #[arg(long)]
    country: Option<String>,
    /// A sentence about it
    #[arg(long)]
    description: Option<String>,
}

pub(super) fn run(hall: &Hall, args: Args, out: &Output) -> Result<(), Failure> {
    let Args { name, author, country, description } = args;
    engines::change(hall, &name, Change::Describe { author, country, description }, out)
}
