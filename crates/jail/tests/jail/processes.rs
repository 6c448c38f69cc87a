//! Bombs, daemons, signals, and other people's processes.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};

use jail::{How, Layer, Layers, Limits};
use rustix::process::{Pid, Signal, kill_process, test_kill_process};

use crate::cell::{Cell, helper, hostile, soon};

#[test]
fn a_fork_bomb_has_no_child() {
    let cell = Cell::new();
    cell.attack(&["fork-bomb"]).contained();
    cell.attack_static(&["fork-bomb"]).contained();
}

#[test]
fn a_thread_bomb_stops_at_the_limit() {
    let cell = Cell::new();
    let attack = cell.attack_within(&Limits { tasks: 20, ..Limits::default() }, &["thread-bomb"]);
    assert_eq!(attack.said, "20 threads\n", "{attack:?}");
}

#[test]
fn a_fork_bomb_stops_at_the_limit_even_without_the_filter() {
    let cell = Cell::with(|settings| settings.waived = Layers::NONE.with(Layer::Seccomp));
    let attack = cell.attack_within(&Limits { tasks: 10, ..Limits::default() }, &["fork-bomb"]);
    let children = attack.said.lines().filter(|line| line.starts_with("SUCCEEDED")).count();
    assert!((1..10).contains(&children), "{children}");
}

#[test]
fn no_daemon_is_left_behind() {
    Cell::new().attack(&["daemon"]).contained();
    // Without the filter there is a daemon, and it ends with the engine: the cell sees to it.
    let cell = Cell::with(|settings| settings.waived = Layers::NONE.with(Layer::Seccomp));
    let attack = cell.attack(&["daemon"]);
    assert!(attack.said.contains("SUCCEEDED"), "{attack:?}");
}

#[test]
fn nothing_survives_the_death_of_the_referee() {
    let cell = Cell::new();
    let mut referee = Command::new(helper())
        .arg("referee")
        .args([cell.folder.path().join("state-of-another"), hostile()])
        .arg(cell.mark())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(referee.stdout.take().unwrap()), &mut told)
        .unwrap();
    let engine = Pid::from_raw(told.trim().parse().unwrap()).unwrap();
    assert!(fs::exists(format!("/proc/{}", engine.as_raw_nonzero())).unwrap());
    referee.kill().unwrap();
    referee.wait().unwrap();
    soon("the engine outlives its referee", || test_kill_process(engine).is_err());
    soon("something of the jail outlives the referee", || cell.processes().is_empty());
    crate::sweeping::sweep_of(&cell, "state-of-another");
}

#[test]
fn nothing_survives_the_death_of_the_launcher() {
    let cell = Cell::new();
    let running = cell.start(&Limits::default(), &["spin"]);
    let parent = |process: u32| {
        let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("PPid:\t")).unwrap();
        line.parse::<u32>().unwrap()
    };
    let first_process = parent(running.id());
    let launcher = parent(first_process);
    assert_eq!(parent(launcher), std::process::id());
    kill_process(Pid::from_raw(launcher as i32).unwrap(), Signal::KILL).unwrap();
    assert_eq!(running.wait().how, How::Killed);
    // Whoever adopts them reaps them.
    soon("more is left than the launcher for the next one", || cell.processes().len() == 1);
}

#[test]
fn nothing_survives_a_kill() {
    let cell = Cell::new();
    let running = cell.start(&Limits::default(), &["spin"]);
    soon("launcher, first process, engine, and a launcher for the next one", || cell.processes().len() == 4);
    let ended = running.kill();
    assert_eq!(cell.processes().len(), 1, "only the launcher for the next one");
    assert_eq!((ended.how, running.kill(), running.wait()), (How::Killed, ended.clone(), ended));
}

#[test]
fn it_kills_nobody() {
    let cell = Cell::new();
    let referee = std::process::id().to_string();
    cell.attack(&["kill", &referee]).contained();
    cell.attack_static(&["kill", &referee]).contained();
    // Without the filter the system calls are there, and whom they would hit is out of reach.
    let cell = Cell::with(|settings| settings.waived = Layers::NONE.with(Layer::Seccomp));
    let attack = cell.attack(&["kill", &referee]);
    assert_eq!(attack.ended.how, How::Exited(0), "its first process survives: {attack:?}");
    let hits = attack.said.lines().filter(|line| line.starts_with("SUCCEEDED the referee"));
    assert_eq!(hits.count(), 0, "{attack:?}");
}

#[test]
fn it_traces_and_reads_nobody() {
    let referee = std::process::id().to_string();
    Cell::new().attack(&["ptrace", &referee]).contained();
}

#[test]
fn a_set_uid_program_gives_it_no_rights() {
    let shared = tempfile::Builder::new().prefix("cell-set-uid-").tempdir().unwrap();
    fs::set_permissions(shared.path(), PermissionsExt::from_mode(0o755)).unwrap();
    let program = shared.path().join("program");
    fs::copy(hostile(), &program).unwrap();
    fs::set_permissions(&program, PermissionsExt::from_mode(0o6755)).unwrap();
    let cell = Cell::with(|settings| settings.readable = vec![shared.path().to_owned()]);
    let attack = cell.attack(&["setuid", program.to_str().unwrap()]);
    attack.contained();
    assert_eq!(attack.ended.how, How::Exited(0), "only the engine itself can be run: {attack:?}");
}
