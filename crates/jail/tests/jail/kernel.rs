//! What of the kernel an engine has no use for.

use jail::{How, Limits};

use crate::cell::Cell;

#[test]
fn it_makes_no_namespace_no_mount_and_no_other_root() {
    let cell = Cell::new();
    cell.attack(&["namespaces"]).contained();
    cell.attack_static(&["namespaces"]).contained();
}

#[test]
fn io_uring_bpf_userfaultfd_perf_keyctl_and_their_like_are_not_there() {
    let cell = Cell::new();
    cell.attack(&["exotic"]).contained();
    cell.attack_static(&["exotic"]).contained();
}

#[test]
fn the_calls_of_32_bits_end_it() {
    let attack = Cell::new().attack(&["int80"]);
    assert_eq!((attack.said.as_str(), attack.ended.how), ("about to try\n", How::Signalled(libc::SIGSYS)));
}

#[test]
fn the_calls_of_x32_are_not_there() {
    Cell::new().attack(&["x32"]).contained();
}

#[test]
fn it_stays_on_its_cpu_at_its_priority_and_within_its_limits() {
    let cell = Cell::new();
    let attack = cell.attack_within(&Limits { cores: 1, ..Limits::default() }, &["resources"]);
    attack.contained();
    assert!(attack.said.contains("\n1 CPUs\n"), "{attack:?}");
}

#[test]
fn a_crash_leaves_no_core() {
    let attack = Cell::new().attack(&["core"]);
    assert_eq!(attack.ended.how, How::Signalled(libc::SIGABRT));
}
