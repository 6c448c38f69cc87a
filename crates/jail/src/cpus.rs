//! Which CPUs an engine runs on.

use std::sync::atomic::{AtomicUsize, Ordering};

use rustix::thread::{CpuSet, sched_getaffinity};

use crate::limits::Limits;

/// The CPUs that are named, or as many of ours as are wanted, each engine on the next ones.
pub(crate) fn chosen(limits: &Limits) -> Vec<usize> {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    if !limits.cpus.is_empty() {
        return limits.cpus.clone();
    }
    let Ok(ours) = sched_getaffinity(None) else { return Vec::new() };
    let ours: Vec<usize> = (0..CpuSet::MAX_CPU).filter(|cpu| ours.is_set(*cpu)).collect();
    let wanted = limits.cores.max(1);
    if wanted >= ours.len() {
        return ours;
    }
    let first = NEXT.fetch_add(wanted, Ordering::Relaxed) % ours.len();
    ours.iter().copied().cycle().skip(first).take(wanted).collect()
}
