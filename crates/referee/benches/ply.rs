//! What a ply costs: `cargo bench -p starmate-referee`.
//!
//! Two games at a time of classical chess between engines that answer at once, beside a loop that does nothing but write,
//! poll and read. CPU time is the process's own and its children's by `getrusage`; what launching costs is measured by
//! games of one ply and taken off.

use std::io::{Read as _, Write as _};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use nix::sys::resource::{UsageWho, getrusage};
use referee::{ClockKind, EngineSpec, Job, Limit, Plain};
use rules::Variant;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::thread::{CpuSet, sched_setaffinity};

const FRONT: &str = env!("CARGO_BIN_EXE_referee-front");
const ENGINE: &str = env!("CARGO_BIN_EXE_referee-engine");
/// The king's only move takes the queen, and nothing can mate.
const ONE_PLY: &str = "8/8/8/8/8/8/1q6/K6k w - - 0 1";
const PAIRS: u64 = 40;
const GAMES_AT_A_TIME: usize = 2;

/// CPU time of this process and of its children.
fn used() -> (Duration, Duration) {
    let of = |who| {
        let usage = getrusage(who).expect("it is always told");
        let time = |value: nix::sys::time::TimeVal| {
            Duration::new(value.tv_sec() as u64, value.tv_usec() as u32 * 1000)
        };
        time(usage.user_time()) + time(usage.system_time())
    };
    (of(UsageWho::RUSAGE_SELF), of(UsageWho::RUSAGE_CHILDREN))
}

#[derive(Clone, Copy, Default)]
struct Cost {
    own: f64,
    children: f64,
    wall: f64,
    plies: f64,
}

fn measured(work: impl Fn(usize) -> u64 + Sync) -> Cost {
    let (own, children) = used();
    let began = Instant::now();
    let plies: u64 = std::thread::scope(|scope| {
        let games: Vec<_> = (0..GAMES_AT_A_TIME)
            .map(|slot| {
                scope.spawn({
                    let work = &work;
                    move || work(slot)
                })
            })
            .collect();
        games.into_iter().map(|game| game.join().expect("a game that does not fail")).sum()
    });
    let wall = began.elapsed().as_secs_f64();
    let after = used();
    Cost {
        own: after.0.saturating_sub(own).as_secs_f64(),
        children: after.1.saturating_sub(children).as_secs_f64(),
        wall,
        plies: plies as f64,
    }
}

fn bind(cpu: usize) {
    let mut cpus = CpuSet::new();
    cpus.set(cpu);
    sched_setaffinity(None, &cpus).expect("this CPU is there");
}

fn games(clock: ClockKind, bound: bool, position: Option<&str>) -> Cost {
    measured(|slot| {
        if bound {
            bind(slot);
        }
        let mut plies = 0;
        for pair in 0..PAIRS {
            let engine = |seed: u64| EngineSpec {
                args: vec!["instant".into(), seed.to_string()],
                limit: Limit { base_ms: Some(10_000), increment_ms: 100, ..Limit::default() },
                cpus: if bound { vec![slot] } else { Vec::new() },
                ..EngineSpec::new("instant", ENGINE)
            };
            let seed = 2 * pair + slot as u64 * 1000;
            let job = Job {
                reversed: true,
                clock,
                position: position.map(str::to_owned),
                ..Job::new(Variant::Chess, [engine(seed + 1), engine(seed + 2)])
            };
            let mut told = Vec::new();
            referee::run(&job, &Plain::new(FRONT, ["warden"]), &mut told).expect("a job that can be played");
            plies += told.windows(9).filter(|window| *window == b"\"used_us\"").count() as u64;
        }
        plies
    })
}

/// The floor: as many bytes to and fro, and nothing is made of them.
fn floor(bound: bool, plies: u64) -> Cost {
    measured(|slot| {
        if bound {
            bind(slot);
        }
        let mut child = Command::new(ENGINE)
            .arg("echo")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine of the tests");
        let (mut stdin, mut stdout) =
            (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let line = [&[b' '; 700][..], b"\n"].concat();
        let mut buffer = [0; 4096];
        for _ in 0..plies {
            stdin.write_all(&line).expect("it reads");
            poll(&mut [PollFd::new(&stdout, PollFlags::IN)], None).expect("it answers");
            assert!(stdout.read(&mut buffer).expect("it answers") > 0);
        }
        drop(stdin);
        child.wait().expect("it ends");
        plies
    })
}

fn show(what: &str, cost: Cost, launch: Cost) {
    let plies = cost.plies - launch.plies;
    let each = |whole: f64, launch: f64| (whole - launch) * 1e6 / plies;
    println!(
        "{what:<28} referee {:>5.1} µs, with the engines {:>5.1} µs, time {:>5.1} µs a ply ({plies:.0} plies)",
        each(cost.own, launch.own),
        each(cost.own + cost.children, launch.own + launch.children),
        each(cost.wall, launch.wall) * GAMES_AT_A_TIME as f64,
    );
}

fn main() {
    for bound in [false, true] {
        println!("{}", if bound { "each game on its own CPU:" } else { "wherever the system puts them:" });
        show("  write, poll, read", floor(bound, 20_000), Cost::default());
        for clock in [ClockKind::Wall, ClockKind::Cpu] {
            let launch = games(clock, bound, Some(ONE_PLY));
            show(&format!("  referee, {clock:?} clock"), games(clock, bound, None), launch);
        }
    }
}
