//! Arguments that do not parse, on one line.

use std::process::ExitCode;

use clap::error::ErrorKind;

use super::failure::{LONGEST_LINE, cut, short};

/// Prints help or version as asked, or the fault on one line of standard error.
pub(super) fn explain(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return match error.print() {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        };
    }
    eprintln!("starmate: {}", one_line(error));
    ExitCode::from(2)
}

fn one_line(error: &clap::Error) -> String {
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return "a command is missing here; --help lists them".to_owned();
    }
    let whole = error.to_string();
    // The fault and the tip; the usage is for `--help`.
    let told = whole.split("\nUsage:").next().unwrap_or_default();
    let told = told.split("\nFor more information").next().unwrap_or_default();
    let words = told.trim_start_matches("error:").split_whitespace();
    cut(&words.map(short).collect::<Vec<_>>().join(" "), LONGEST_LINE)
}
