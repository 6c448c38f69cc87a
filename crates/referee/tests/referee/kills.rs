//! Whatever is killed, nothing survives it.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, Stdio};
use std::time::Duration;

use referee::Job;

use crate::harness::{Mark, engine, job, start};

const SOON: Duration = Duration::from_secs(5);

/// Starts a game that comes to hang at once with a daemon beside it, and waits until it does.
fn hanging(mark: &Mark, lifeline: bool) -> (Child, impl Sized) {
    let told = Job { lifeline, ..job(engine("daemon", 1, "60"), engine("hang", 2, "60")) };
    let mut child = start(mark, &told);
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().contains("\"ply\":5")), "the game came to its fifth ply");
    assert!(mark.left().len() > 5, "referee, two wardens, two engines and the daemons run");
    (child, lines)
}

#[test]
fn a_killed_referee_leaves_nothing() {
    let mark = Mark::new();
    let (mut child, _pipe) = hanging(&mark, false);
    child.kill().unwrap();
    child.wait().unwrap();
    mark.assert_nothing_left(SOON);
}

#[test]
fn a_caller_that_has_gone_ends_the_referee() {
    let mark = Mark::new();
    let (mut child, _pipe) = hanging(&mark, true);
    drop(child.stdin.take());
    assert_eq!(child.wait().unwrap().code(), Some(1));
    mark.assert_nothing_left(SOON);
}

#[test]
fn a_job_that_is_none_is_refused_on_one_line() {
    let mark = Mark::new();
    let mut command = mark.command(&["referee"]);
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdin.take());
    let mut told = String::new();
    child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(2));
    assert_eq!(told.lines().count(), 1, "{told}");
}
