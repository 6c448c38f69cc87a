//! Why a command was not carried out, and the exit code that says so.

use std::fmt;
use std::process::ExitCode;

/// Why a command was not carried out.
#[derive(Debug)]
pub(super) enum Failure {
    /// The input was wrong: what and where.
    Input(String),
    /// The input was right and the work failed.
    Work(String),
    /// The jail has a hole: no stranger's program is run.
    Refused(String),
}

impl Failure {
    /// Wrong input at some place: a flag, a file and line, a move of a list.
    pub(super) fn input(place: impl fmt::Display, fault: impl fmt::Display) -> Self {
        Self::Input(format!("{place}: {fault}"))
    }

    pub(super) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Input(_) => ExitCode::from(2),
            Self::Work(_) => ExitCode::from(1),
            Self::Refused(_) => ExitCode::from(125),
        }
    }
}

impl fmt::Display for Failure {
    /// Always one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Input(text) | Self::Work(text) | Self::Refused(text)) = self;
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        f.write_str(&cut(&lines.collect::<Vec<_>>().join(" "), LONGEST_LINE))
    }
}

/// How many characters of a fault are told. Whoever passes a book as an argument knows what stands in it.
pub(super) const LONGEST_LINE: usize = 2_000;

/// A text of the input, as short as it may be told again.
pub(super) fn short(text: &str) -> String {
    cut(text, 80)
}

/// At most `longest` characters of a text.
pub(super) fn cut(text: &str, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Self::Work(format!("{error:#}"))
    }
}
