//! What the system tells of processes.

use std::fs;
use std::io;
use std::time::Duration;

use nix::time::ClockId;
use nix::unistd::Pid;

/// The clock of a process's CPU time, all threads.
///
/// # Errors
/// When there is no such process.
pub(crate) fn cpu_clock(process: u32) -> io::Result<ClockId> {
    Ok(ClockId::pid_cpu_clock_id(Pid::from_raw(process.cast_signed()))?)
}

/// What a clock shows.
pub(crate) fn read(clock: ClockId) -> io::Result<Duration> {
    Ok(clock.now()?.into())
}

/// The memory that a process has resident, in MiB.
pub(crate) fn resident_mib(process: u32) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{process}/statm")).ok()?;
    let pages: u64 = text.split(' ').nth(1)?.parse().ok()?;
    Some((pages * rustix::param::page_size() as u64) >> 20)
}

/// The processes that one started and that still run, as the system's own list has them, or else by looking at all.
pub(crate) fn children(process: u32) -> Vec<u32> {
    if let Ok(tasks) = fs::read_dir(format!("/proc/{process}/task")) {
        let lists: Option<Vec<String>> =
            tasks.flatten().map(|task| fs::read_to_string(task.path().join("children")).ok()).collect();
        if let Some(lists) = lists.filter(|lists| !lists.is_empty()) {
            return lists.join(" ").split_whitespace().filter_map(|id| id.parse().ok()).collect();
        }
    }
    let Ok(all) = fs::read_dir("/proc") else { return Vec::new() };
    let ids = all.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    ids.filter(|&id| parent(id) == Some(process)).collect()
}

fn parent(process: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name may hold anything, so the fields are counted from its last bracket.
    stat.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()
}

/// Lowers this process's claim on the processor, and that of all that it starts from now on. Where the system does not
/// have that, it runs as others do.
pub fn give_way() {
    crate::nevermind(rustix::process::nice(10));
}
