//! What the jail costs: from the start of an engine to its first line, and a line there and back, beside a plain child
//! and Debian's bubblewrap in the same run. Budgets: 6 ms without cgroups, 12 ms with them, and a line there and back
//! within 20 % of the plain child's.
//!
//! Referee and engine have a CPU each where there are two. The ways take turns, so that whatever else the machine does
//! meets them alike, and medians are taken.

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn main() {
    linux::main();
}

#[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
fn main() {}

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod linux {
    use std::io::Write as _;
    use std::path::Path;
    use std::time::{Duration, Instant};

    use jail::{Layer, Limits, Lines, Prison, Running, Settings, start_plain};
    use rustix::thread::{CpuSet, sched_setaffinity};

    const ENGINE: &str = env!("CARGO_BIN_EXE_jail-hostile");
    const BWRAP: &str = "/usr/bin/bwrap";

    type Start<'a> = Box<dyn Fn(&str) -> Running + 'a>;

    pub(super) fn main() {
        let cpus = std::thread::available_parallelism().map_or(1, usize::from);
        let mut first = CpuSet::new();
        first.set(0);
        if cpus > 1 {
            sched_setaffinity(None, &first).expect("a CPU of ours");
        }
        let limits = Limits { cpus: vec![usize::from(cpus > 1)], ..Limits::default() };
        let state = tempfile::tempdir().expect("a temporary folder");
        // `JAIL_BENCH_LAUNCHER=target/release/starmate` measures with the whole program, which starts more slowly.
        let launcher = match std::env::var_os("JAIL_BENCH_LAUNCHER") {
            Some(program) => (program.into(), vec!["jail-launcher".into()]),
            None => (env!("CARGO_BIN_EXE_jail-helper").into(), vec!["launcher".into()]),
        };
        let settings = Settings { launcher, state: Some(state.path().join("state")), ..Settings::default() };
        let began = Instant::now();
        let survey = Prison::survey(settings.clone()).expect("a state's folder");
        println!("the survey of the layers takes {:.0?}", began.elapsed());
        let with_groups = Prison::open_surveyed(settings.clone(), survey.clone()).expect("the jail holds");
        let without = [Layer::MemoryCgroup, Layer::PidsCgroup].into_iter().collect();
        let settings = Settings { without, ..settings };
        let without_groups = Prison::open_surveyed(settings, survey.clone()).expect("the jail holds");
        let engines = [&with_groups, &without_groups].map(|prison| prison.stage(ENGINE.as_ref(), None));
        let [with_engine, without_engine] = engines.map(|engine| engine.expect("an engine"));
        let jailed = |prison: &Prison, engine, word: &str| {
            prison.start(engine, [word, "mark"], &limits).expect("it starts")
        };

        let mut ways: Vec<(&str, Start<'_>)> = vec![
            (
                "plain",
                Box::new(|word| start_plain(ENGINE.as_ref(), [word, "mark"], &limits).expect("it starts")),
            ),
            ("jail, no cgroups", Box::new(|word| jailed(&without_groups, &without_engine, word))),
        ];
        if survey.applied().has(Layer::MemoryCgroup) {
            ways.push(("jail, cgroups", Box::new(|word| jailed(&with_groups, &with_engine, word))));
        }
        if Path::new(BWRAP).exists() {
            ways.push(("bubblewrap", Box::new(|word| bubblewrap(word, &limits))));
        } else {
            println!("Debian's bubblewrap is not installed: it is left out");
        }
        let launches = turns(&ways, 150, |start| vec![launch(start)]);
        let trips = turns(&ways, 10, |start| round_trips(start, 2000));
        println!("{:20} {:>12} {:>16} {:>8}", "", "first line", "there and back", "");
        let plain = median(trips[0].clone());
        for ((name, _), (launches, trips)) in ways.iter().zip(launches.into_iter().zip(trips)) {
            let (launch, trip) = (median(launches), median(trips));
            let ratio = trip.as_secs_f64() / plain.as_secs_f64();
            println!("{name:20} {:>9.2} ms {:>13.2} µs {ratio:>7.2}×", ms(launch), ms(trip) * 1000.0);
        }
    }

    /// Everything that bubblewrap does by itself and the jail does too.
    fn bubblewrap(word: &str, limits: &Limits) -> Running {
        let arguments = [
            "--unshare-all",
            "--die-with-parent",
            "--new-session",
            "--clearenv",
            "--cap-drop",
            "ALL",
            "--ro-bind",
            "/usr/lib",
            "/usr/lib",
            "--symlink",
            "usr/lib",
            "/lib",
            "--ro-bind-try",
            "/usr/lib64",
            "/usr/lib64",
            "--symlink",
            "usr/lib64",
            "/lib64",
            "--ro-bind",
            ENGINE,
            "/engine",
            "/engine",
            word,
            "mark",
        ];
        start_plain(BWRAP.as_ref(), arguments, limits).expect("bubblewrap starts")
    }

    fn turns(
        ways: &[(&str, Start<'_>)],
        rounds: usize,
        measure: impl Fn(&Start<'_>) -> Vec<Duration>,
    ) -> Vec<Vec<Duration>> {
        let mut measured = vec![Vec::new(); ways.len()];
        for _ in 0..rounds {
            for (times, (_, start)) in measured.iter_mut().zip(ways) {
                times.extend(measure(start));
            }
        }
        measured
    }

    fn launch(start: &Start<'_>) -> Duration {
        let began = Instant::now();
        let mut running = start("greet");
        let mut lines = Lines::new(running.stdout.take().expect("just started"), &Limits::default());
        let line = lines.next_line().expect("a line");
        let took = began.elapsed();
        assert_eq!(line.as_deref(), Some("hello"));
        end(running);
        took
    }

    fn round_trips(start: &Start<'_>, count: usize) -> Vec<Duration> {
        let mut running = start("echo");
        let mut lines = Lines::new(running.stdout.take().expect("just started"), &Limits::default());
        let mut input = running.stdin.take().expect("just started");
        let mut trip = |_| {
            let began = Instant::now();
            input.write_all(b"isready\n").expect("it reads");
            assert_eq!(lines.next_line().expect("a line").as_deref(), Some("isready"));
            began.elapsed()
        };
        let mut times: Vec<_> = (0..count).map(&mut trip).collect();
        // The first ones warm up.
        times.drain(..count / 10);
        drop(input);
        end(running);
        times
    }

    /// By the end of its input: bubblewrap, when killed, now and then leaves its engine behind.
    fn end(mut running: Running) {
        drop(running.stdin.take());
        running.wait();
    }

    fn median(mut times: Vec<Duration>) -> Duration {
        times.sort_unstable();
        times[times.len() / 2]
    }

    fn ms(time: Duration) -> f64 {
        time.as_secs_f64() * 1000.0
    }
}
