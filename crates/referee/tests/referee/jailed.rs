//! Engines in the jail, on machines that have one; elsewhere a job is refused and no engine loses by that.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::Stdio;
use std::time::{Duration, Instant};

use referee::{ClockKind, Event, FaultKind, Job, Runner};
use rules::Variant;

use crate::harness::{Mark, engine, job, read, results, start};

fn jailed(name: &str, control: &str) -> Job {
    let mut job = job(engine(name, 1, control), engine("instant", 2, "30"));
    job.engines.iter_mut().for_each(|engine| engine.runner = Runner::Jail);
    job
}

/// The events of a job, or nothing where the jail was refused.
fn events(job: &Job) -> Option<Vec<Event<'static>>> {
    let mark = Mark::new();
    let mut command = mark.command(&["referee"]);
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    serde_json::to_writer(child.stdin.take().unwrap(), job).unwrap();
    let output = child.wait_with_output().unwrap();
    if !output.status.success() {
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(1) && told.contains("refused"), "{told}");
        println!("no jail here: {told}");
        return None;
    }
    Some(read(&output.stdout))
}

#[test]
fn a_pair_is_played_in_the_jail_on_the_cpu_clock() {
    let job =
        Job { variant: Variant::Starchess, reversed: true, clock: ClockKind::Cpu, ..jailed("scores", "30") };
    let Some(told) = events(&job) else { return };
    let results = results(&told);
    assert!(results.len() == 2 && results.iter().all(|(_, _, fault)| fault.is_none()), "{results:?}");
    let jailed = told.iter().filter_map(|event| match event {
        Event::Started(start) => Some(&start.players),
        _ => None,
    });
    assert!(jailed.flatten().all(|player| player.as_ref().is_some_and(|player| player.jailed)));
}

#[test]
fn an_engine_that_crashes_in_the_jail_loses_by_that() {
    let Some(told) = events(&jailed("exit", "30")) else { return };
    assert_eq!(results(&told), [("forfeit".into(), "0-1".into(), Some(('w', FaultKind::Crash)))]);
}

#[test]
fn an_engine_that_wants_too_much_memory_in_the_jail_loses_by_that() {
    let mut job = jailed("hungry", "30");
    job.engines[0].memory_mib = Some(100);
    let Some(told) = events(&job) else { return };
    let results = results(&told);
    // Where no cgroup counts memory, the engine is refused it and crashes.
    let fault = results[0].2;
    assert!(matches!(fault, Some(('w', FaultKind::Memory | FaultKind::Crash))), "{results:?}");
}

#[test]
fn a_killed_referee_leaves_nothing_in_the_jail() {
    let mark = Mark::new();
    let mut child = start(&mark, &jailed("hang", "60"));
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let Some(begun) = lines.find(|line| line.contains("started")) else {
        assert_eq!(child.wait().unwrap().code(), Some(1));
        return;
    };
    let [Event::Started(begun)] = &read(begun.as_bytes())[..] else { panic!("{begun}") };
    let pids: Vec<u32> = begun.players.iter().flatten().map(|player| player.pid).collect();
    assert!(lines.any(|line| line.contains("\"ply\":4")), "the game came to its fourth ply");
    child.kill().unwrap();
    child.wait().unwrap();
    mark.assert_nothing_left(Duration::from_secs(10));
    let until = Instant::now() + Duration::from_secs(10);
    let runs = |pid: &u32| {
        let mut name = String::new();
        let opened = std::fs::File::open(format!("/proc/{pid}/cmdline"));
        opened.is_ok_and(|mut file| file.read_to_string(&mut name).is_ok() && !name.is_empty())
    };
    while pids.iter().any(runs) {
        assert!(Instant::now() < until, "left behind: {pids:?}");
        std::thread::sleep(Duration::from_millis(5));
    }
}
