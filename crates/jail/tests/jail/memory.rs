//! 700 MiB where 512 are allowed. A limit of addresses makes them fail, one of a cgroup kills.

use jail::{Layer, LimitKind, Limits};

use crate::cell::{Cell, Outcome};

#[track_caller]
fn bounded(cell: &Cell, way: &str) {
    let attack = cell.attack_within(&Limits { memory_mib: 512, ..Limits::default() }, &[way, "700"]);
    let Outcome { said, ended, .. } = &attack;
    assert!(!said.contains("SUCCEEDED"), "{attack:?}");
    assert!(ended.limit == Some(LimitKind::Memory) || said.contains("stopped after"), "{attack:?}");
    assert!(ended.peak_kib.is_some_and(|peak| peak <= 513 << 10), "{attack:?}");
}

#[test]
fn malloc_stops_at_the_limit() {
    bounded(&Cell::new(), "malloc");
}

#[test]
fn mmap_stops_at_the_limit() {
    bounded(&Cell::new(), "mmap");
}

#[test]
fn memfd_stops_at_the_limit() {
    bounded(&Cell::new(), "memfd");
}

#[test]
fn shared_memory_stops_at_the_limit() {
    bounded(&Cell::new(), "shm");
}

#[test]
fn all_of_it_stops_at_the_limit_without_a_cgroup() {
    let cell = Cell::with(|settings| settings.without = settings.without.with(Layer::MemoryCgroup));
    for way in ["malloc", "mmap", "memfd", "shm"] {
        bounded(&cell, way);
    }
}

#[test]
fn memory_within_the_limit_is_had() {
    let attack =
        Cell::new().attack_within(&Limits { memory_mib: 256, ..Limits::default() }, &["malloc", "200"]);
    assert!(attack.said.contains("SUCCEEDED in having 200 MiB"), "{attack:?}");
    assert!(attack.ended.peak_kib.is_some_and(|peak| (200 << 10..256 << 10).contains(&peak)), "{attack:?}");
}
