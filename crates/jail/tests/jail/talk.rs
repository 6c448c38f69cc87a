//! Output without end, output that is not text, input that is not read.

use std::io::{ErrorKind, Write as _};
use std::time::{Duration, Instant};

use jail::{How, Limits, LineError, Lines, Running, Tail};

use crate::cell::Cell;

fn lines(running: &mut Running) -> Lines<std::io::PipeReader> {
    Lines::new(running.stdout.take().unwrap(), &Limits { line: 4096, output: 10 << 20, ..Limits::default() })
}

fn last(lines: &mut Lines<std::io::PipeReader>) -> LineError {
    loop {
        if let Err(error) = lines.next_line() {
            return error;
        }
    }
}

#[test]
fn a_flood_is_cut_at_the_bound() {
    let cell = Cell::new();
    let mut running = cell.start(&Limits::default(), &["flood"]);
    let mut lines = lines(&mut running);
    assert!(matches!(last(&mut lines), LineError::TooMuch(_)));
    assert_eq!(running.kill().how, How::Killed);
}

#[test]
fn a_line_without_end_is_cut_at_the_bound() {
    let cell = Cell::new();
    let mut running = cell.start(&Limits::default(), &["endless-line"]);
    let mut lines = lines(&mut running);
    assert!(matches!(last(&mut lines), LineError::TooLong(4096)));
    assert_eq!(running.kill().how, How::Killed);
}

#[test]
fn nul_and_broken_utf_8_are_not_text() {
    let cell = Cell::new();
    for attack in ["nul", "bad-utf8"] {
        let mut running = cell.start(&Limits::default(), &[attack]);
        assert!(matches!(last(&mut lines(&mut running)), LineError::NotText));
        assert_eq!(running.wait().how, How::Exited(0));
    }
}

#[test]
fn a_flood_of_complaints_is_kept_to_its_tail_and_holds_nothing_up() {
    let cell = Cell::new();
    let mut running = cell.start(&Limits { cores: 2, ..Limits::default() }, &["stderr-flood"]);
    let tail = Tail::of(running.stderr.take().unwrap(), &Limits { complaints: 1000, ..Limits::default() });
    let mut lines = lines(&mut running);
    let mut input = running.stdin.take().unwrap();
    for _ in 0..20 {
        writeln!(input, "isready").unwrap();
        assert_eq!(lines.next_line().unwrap().as_deref(), Some("isready"));
    }
    crate::cell::soon("complaints are kept", || tail.text().contains("nonsense"));
    running.kill();
    assert!(tail.text().len() <= 1000);
}

#[test]
fn an_engine_that_does_not_read_holds_nobody_up() {
    let cell = Cell::new();
    let mut running = cell.start(&Limits::default(), &["deaf"]);
    let mut input = running.stdin.take().unwrap();
    input.set_patience(Duration::from_millis(100));
    let began = Instant::now();
    let error = (0..1000).find_map(|_| input.write_all(&[b'x'; 4096]).err()).unwrap();
    assert_eq!(error.kind(), ErrorKind::TimedOut);
    assert!(began.elapsed() < Duration::from_secs(5));
    running.kill();
}

#[test]
fn its_environment_is_fixed() {
    // Cargo gives this process plenty that would show.
    assert!(std::env::vars_os().count() > 4);
    let attack = Cell::new().attack(&["environment"]);
    let mut variables: Vec<&str> = attack.said.lines().collect();
    variables.sort_unstable();
    assert_eq!(variables, ["HOME=/", "LANG=C.UTF-8", "PATH=/usr/bin:/bin", "TZ=UTC"]);
}
