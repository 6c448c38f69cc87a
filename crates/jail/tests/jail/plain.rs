//! Trusted engines without a jail, through the same interface; and that the attacks are real.

use std::fs;
use std::io::Write as _;
use std::net::TcpListener;
use std::time::Duration;

use jail::{How, Limits, Lines, Running, start_plain};

use crate::cell::{hostile, outcome};

fn start(arguments: &[&str]) -> Running {
    let arguments = arguments.iter().copied().chain(["plain"]);
    start_plain(&hostile(), arguments, &Limits::default()).unwrap()
}

#[test]
fn a_plain_engine_talks_and_its_time_is_known() {
    let mut running = start(&["ponder"]);
    let mut lines = Lines::new(running.stdout.take().unwrap(), &Limits::default());
    writeln!(running.stdin.as_mut().unwrap(), "go").unwrap();
    assert_eq!(lines.next_line().unwrap().as_deref(), Some("bestmove"));
    assert!(running.cpu_time().unwrap() > Duration::ZERO && running.peak_kib() > Some(0));
    assert!(!running.is_jailed() && running.wait_for(Duration::from_millis(1)).is_none());
    let ended = running.kill();
    assert_eq!((ended.how, running.wait()), (How::Killed, ended));
}

#[test]
fn a_plain_engine_ends_as_it_ended() {
    assert_eq!(start(&["exit", "7"]).wait().how, How::Exited(7));
    assert_eq!(start(&["core"]).wait().how, How::Signalled(libc::SIGABRT));
    assert!(start_plain("/nowhere".as_ref(), ["x"], &Limits::default()).is_err());
}

#[test]
fn the_attacks_succeed_where_there_is_no_jail() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("secret");
    fs::write(&path, "password").unwrap();
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = listener.local_addr().unwrap().port().to_string();
    let succeeds = |arguments: &[&str], what: &str| {
        let outcome = outcome(start(arguments));
        assert!(outcome.said.contains(&format!("SUCCEEDED {what}")), "{outcome:?}");
    };
    succeeds(&["passwd"], "/etc/passwd");
    succeeds(&["home", path.to_str().unwrap()], path.to_str().unwrap());
    succeeds(&["tcp", &port], "connecting to 127.0.0.1");
    succeeds(&["vsock"], "netlink");
    succeeds(&["ptrace", "1"], "being traced");
    succeeds(&["lock", "/usr/lib/os-release"], "flock, exclusive");
    succeeds(&["malloc", "700"], "in having 700 MiB");
    succeeds(&["memfd", "700"], "in having 700 MiB");
}
