//! The hostile tests that the program runs on itself, from inside: each line says of one layer whether it held.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::os::linux::net::SocketAddrExt as _;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::thread;
use std::time::Duration;

use libc::{c_int, c_long};
use rustix::process::{Pid, Resource, getrlimit};
use rustix::thread::CapabilitySet;

use crate::layer::Layer;
use crate::nevermind;

/// The word after which the launcher is a probe.
pub(super) const WORD: &str = "probe";

/// Attacks what the first word says.
pub(super) fn main(arguments: &[OsString]) -> bool {
    let word = arguments.first().and_then(|word| word.to_str()).unwrap_or_default();
    match word {
        "walls" => walls(arguments),
        "calls" => calls(),
        "sleep" => thread::sleep(Duration::from_mins(1)),
        "eat" => eat(),
        "reserve" => reserve(),
        "threads" => threads(),
        _ => return false,
    }
    true
}

/// Says what came of attacks on a layer: those that succeeded are told.
fn tell(layer: Layer, attacks: &[(&str, bool)]) {
    let succeeded: Vec<_> = attacks.iter().filter(|(_, held)| !held).map(|(attack, _)| *attack).collect();
    if succeeded.is_empty() {
        let all: Vec<_> = attacks.iter().map(|(attack, _)| *attack).collect();
        println!("{layer} held against: {}", all.join(", "));
    } else {
        println!("{layer} broken by: {}", succeeded.join(", "));
    }
}

fn walls(arguments: &[OsString]) {
    let text = |at: usize| arguments.get(at).and_then(|text| text.to_str()).unwrap_or_default();
    let (referee, port, queue) = (text(1).parse(), text(2).parse(), text(4).parse::<libc::key_t>());
    let unreadable = |path: &str| File::open(path).is_err();
    // Should it succeed, nothing is left of it.
    let unwritable = |path: &str| {
        let made = fs::OpenOptions::new().write(true).create_new(true).open(path).is_ok();
        made.then(|| nevermind(fs::remove_file(path))).is_none()
    };
    tell(
        Layer::Mount,
        &[
            ("reading the users", unreadable("/etc/passwd")),
            ("reading /proc", unreadable("/proc/self/status")),
            ("entering a home", !Path::new("/root").exists() && !Path::new("/home").exists()),
            ("writing in /", unwritable("/starmate-jail-probe")),
            ("writing in /tmp", unwritable("/tmp/starmate-jail-probe")),
            (
                "changing its own file",
                fs::OpenOptions::new().write(true).open(super::prison::ENGINE).is_err(),
            ),
            ("using a terminal", unreadable("/dev/tty")),
        ],
    );
    let local = port.map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
    let tcp = local.is_ok_and(|to| TcpStream::connect_timeout(&to, Duration::from_millis(500)).is_err());
    let name = std::os::unix::net::SocketAddr::from_abstract_name(text(3));
    let unix = name.is_ok_and(|name| UnixStream::connect_addr(&name).is_err());
    tell(Layer::Net, &[("calling the referee by TCP", tcp), ("by an abstract socket", unix)]);
    let alone = rustix::process::getpid().as_raw_nonzero().get() < 10;
    let referee = referee.ok().and_then(Pid::from_raw);
    let out_of_reach = referee.is_some_and(|referee| rustix::process::test_kill_process(referee).is_err());
    tell(Layer::Pid, &[("seeing others", alone), ("signalling the referee", out_of_reach)]);
    // SAFETY: no memory is passed.
    let queue = queue.is_ok_and(|key| key == 0 || unsafe { libc::msgget(key, 0) } < 0);
    tell(Layer::Ipc, &[("opening the referee's message queue", queue)]);
    let none = CapabilitySet::empty();
    let powerless =
        rustix::thread::capabilities(None).is_ok_and(|sets| (sets.effective | sets.permitted) == none);
    // SAFETY: no memory is passed.
    let rooted = unsafe { libc::setuid(0) } == 0;
    tell(Layer::UserId, &[("using a capability", powerless), ("becoming root", !rooted)]);
    tell(Layer::NoNewPrivs, &[("gaining rights", rustix::thread::no_new_privs().unwrap_or(false))]);
    let files: Vec<_> = (0..2000).map_while(|_| File::open("/dev/zero").ok()).collect();
    let core = getrlimit(Resource::Core).current == Some(1);
    let stack = getrlimit(Resource::Stack).maximum.is_some();
    tell(
        Layer::Rlimits,
        &[("opening many files", files.len() < 2000), ("dumping core", core), ("a huge stack", stack)],
    );
}

/// The bit that makes a call one of x32.
const X32: c_long = 0x4000_0000;

fn calls() {
    let absent = |number: c_long| {
        // No request of `ptrace` is so: 0 would have us traced, and stopped for good by the next signal.
        let first: c_long = if number == libc::SYS_ptrace { -1 } else { 0 };
        // SAFETY: with these arguments none of the calls touches our memory.
        let done = unsafe { libc::syscall(number, first, 0, 0, 0, 0, 0) };
        if number == libc::SYS_fork && done == 0 {
            // SAFETY: a copy of this process has nothing to tidy up.
            unsafe { libc::_exit(0) };
        }
        done == -1 && io::Error::last_os_error().raw_os_error() == Some(libc::ENOSYS)
    };
    let attacks = [
        ("fork", libc::SYS_fork),
        ("socket", libc::SYS_socket),
        ("ptrace", libc::SYS_ptrace),
        ("process_vm_readv", libc::SYS_process_vm_readv),
        ("kill", libc::SYS_kill),
        ("memfd_create", libc::SYS_memfd_create),
        ("shmget", libc::SYS_shmget),
        ("unshare", libc::SYS_unshare),
        ("mount", libc::SYS_mount),
        ("chroot", libc::SYS_chroot),
        ("io_uring", libc::SYS_io_uring_setup),
        ("bpf", libc::SYS_bpf),
        ("userfaultfd", libc::SYS_userfaultfd),
        ("perf", libc::SYS_perf_event_open),
        ("keyctl", libc::SYS_keyctl),
        ("flock", libc::SYS_flock),
        ("clone3", libc::SYS_clone3),
        ("affinity", libc::SYS_sched_setaffinity),
        ("x32", X32 + libc::SYS_getpid),
    ];
    let attacks = attacks.map(|(name, number)| (name, absent(number)));
    tell(Layer::Seccomp, &attacks);
    let hidden = fs::read_dir("/").is_err_and(|error| error.kind() == io::ErrorKind::PermissionDenied);
    tell(Layer::Landlock, &[("listing the root", hidden)]);
}

fn eat() {
    for _ in 0..64 {
        let mut piece = vec![0_u8; 4 << 20];
        piece.iter_mut().step_by(4096).for_each(|byte| *byte = 1);
        std::mem::forget(piece);
    }
    println!("a program had 256 MiB where 48 were allowed");
}

fn reserve() {
    const SIZE: usize = 600 << 20;
    let flags: c_int = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: a new mapping, at a place that the kernel chooses.
    let mapped = unsafe { libc::mmap(std::ptr::null_mut(), SIZE, libc::PROT_READ, flags, -1, 0) };
    let verdict =
        if mapped == libc::MAP_FAILED { "held" } else { "a program had 600 MiB where 512 were allowed" };
    println!("{verdict}");
}

fn threads() {
    let sleep = || thread::sleep(Duration::from_mins(1));
    let started =
        (0..32).map_while(|_| thread::Builder::new().stack_size(64 << 10).spawn(sleep).ok()).count();
    let verdict = if started < 16 { "held" } else { "a program had 32 threads where 8 tasks were allowed" };
    println!("{verdict}");
    // Without waiting for them.
    std::process::exit(0);
}
