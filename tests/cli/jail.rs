//! `starmate jail`: on machines where the jail does not hold, that is what is said.

use serde_json::Value;

use crate::program::{Run, starmate};

/// Whether this machine has the jail.
fn holds() -> bool {
    let check = starmate(&["--json", "jail", "check"]);
    let document: Value = serde_json::from_str(&check.stdout).expect("one JSON document");
    let holds = document["holds"] == true;
    assert_eq!(check.code, if holds { 0 } else { 125 }, "{check:?}");
    assert_eq!(document["refusal"].is_null(), holds);
    assert_eq!(document["layers"].as_array().expect("layers").len(), 15);
    if !holds {
        println!("skipped: {}", check.stderr);
    }
    holds
}

/// The report, the last line on standard error.
fn report(run: &Run) -> Value {
    serde_json::from_str(run.stderr.lines().last().expect("a report")).expect("one JSON document")
}

#[test]
fn a_missing_layer_is_named_with_its_remedy_by_exit_code_125() {
    for arguments in [
        ["jail", "check", "--without", "seccomp"].as_slice(),
        &["jail", "run", "--without", "seccomp", "/bin/true"],
    ] {
        let run = starmate(arguments);
        assert_eq!(run.code, 125, "{run:?}");
        assert!(run.stderr.starts_with("starmate: untrusted engines are refused: "), "{run:?}");
    }
    if holds() {
        let run = starmate(&["jail", "check", "--without", "seccomp"]);
        assert!(
            run.stderr.contains("layer seccomp is missing") && run.stderr.contains("CONFIG_SECCOMP_FILTER"),
            "{run:?}"
        );
        assert!(run.stdout.contains("Untrusted engines are refused here."), "{run:?}");
    }
}

#[test]
fn a_program_runs_in_the_jail_and_its_end_is_told() {
    if !holds() {
        return;
    }
    let run = starmate(&["--json", "jail", "run", "/bin/echo", "hello", "--json"]);
    assert_eq!((run.code, run.stdout.as_str()), (0, "hello --json\n"), "{run:?}");
    let told = report(&run);
    assert_eq!(
        (&told["ended"], &told["code"], &told["signal"], &told["limit"]),
        (&"exit".into(), &0.into(), &Value::Null, &Value::Null)
    );
    assert!(
        told["cpu_ms"].as_f64() > Some(0.0)
            && told["wall_ms"].as_f64() > Some(0.0)
            && told["peak_kib"].is_u64()
    );

    let run = starmate(&["jail", "run", "/bin/cat", "/etc/passwd"]);
    assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{run:?}");
    assert!(run.stderr.contains("No such file") && run.stderr.contains("ended with code 1"), "{run:?}");
}

#[test]
fn a_limit_that_ends_a_program_is_named() {
    if !holds() {
        return;
    }
    for (arguments, limit) in [
        (["--wall", "1", "/bin/sleep", "60"].as_slice(), "wall"),
        (&["--output", "1", "/usr/bin/yes"], "output"),
        (&["--cpu", "1", "/usr/bin/sha256sum", "/dev/zero"], "cpu"),
    ] {
        let run = starmate(&[&["--json", "jail", "run"], arguments].concat());
        let told = report(&run);
        assert_eq!(
            (run.code, &told["ended"], &told["limit"]),
            (137, &"limit".into(), &limit.into()),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn a_waived_layer_is_told_with_the_end() {
    if !holds() {
        return;
    }
    let run = starmate(&["--json", "jail", "run", "--unsafe-no-sandbox=seccomp", "/bin/true"]);
    assert_eq!((run.code, &report(&run)["waived"]), (0, &serde_json::json!(["seccomp"])), "{run:?}");
}

#[test]
fn what_is_no_program_is_wrong_input() {
    if !holds() {
        return;
    }
    for (file, fault) in
        [("/dev/zero", "a device"), ("/etc/passwd", "neither a Linux program"), ("/", "a folder")]
    {
        let run = starmate(&["jail", "run", file]);
        assert!(run.code == 2 && run.stderr.contains(fault), "{run:?}");
    }
    let wrong = "0".repeat(64);
    let run = starmate(&["jail", "run", "--sha256", &wrong, "/bin/true"]);
    assert!(run.code == 2 && run.stderr.contains("its SHA-256 is"), "{run:?}");
}
