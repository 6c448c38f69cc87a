//! The program, run once, and what came of it.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

/// The array of the rules' known values, White to move.
pub(crate) const ARRAY: &str = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";

/// Checkmate of the black king on 34 by the bishop on 15 (rules, known values).
pub(crate) const MATE: &str = "1/2/7/4B1/5/6/4K1k/2/1 - b - 0 1";

/// What one run of the program left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// Runs the program in a folder, with nothing of this machine's settings.
pub(crate) fn starmate_in(folder: &Path, args: &[&str]) -> Run {
    starmate_with(folder, args, &[])
}

/// Runs the program in a folder, with these settings in its environment.
pub(crate) fn starmate_with(folder: &Path, args: &[&str], variables: &[(&str, &str)]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_starmate"))
        .args(args)
        .current_dir(folder)
        .env_clear()
        .envs(variables.iter().copied())
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Run {
        code: output.status.code().expect("the program ends by itself"),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

/// Runs the program where it needs no folder of its own.
pub(crate) fn starmate(args: &[&str]) -> Run {
    starmate_in(Path::new(env!("CARGO_MANIFEST_DIR")), args)
}

impl Run {
    /// The only document on standard output of a run that succeeded in silence.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        assert_eq!((self.code, self.stderr.as_str()), (0, ""), "{self:?}");
        serde_json::from_str(&self.stdout).expect("one JSON document")
    }

    /// Standard output of a run that succeeded in silence.
    #[track_caller]
    pub(crate) fn text(&self) -> &str {
        assert_eq!((self.code, self.stderr.as_str()), (0, ""), "{self:?}");
        &self.stdout
    }

    /// The line on standard error of a run whose input was wrong, without the program's name.
    #[track_caller]
    pub(crate) fn wrong(&self) -> &str {
        assert_eq!((self.code, self.stdout.as_str()), (2, ""), "{self:?}");
        let line = self.stderr.strip_suffix('\n').expect("a line");
        assert!(!line.contains('\n'), "one line: {line}");
        line.strip_prefix("starmate: ").expect("the program's name")
    }
}
