//! Control groups: one for each engine, owned by the referee. Version 2 where it limits memory; else version 1, with a
//! bare group of version 2 beside it for its `cgroup.kill`; else none.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::nevermind;
use rustix::process::{Pid, Signal, kill_process};

/// What all names of groups begin with.
const PREFIX: &str = "starmate-jail";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Version {
    One,
    Two,
}

/// Where groups can be made here.
#[derive(Debug, Clone, Default)]
pub(super) struct Places {
    memory: Option<(PathBuf, Version)>,
    pids: Option<(PathBuf, Version)>,
    /// A folder of version 2, with or without controllers.
    kill: Option<PathBuf>,
}

impl Places {
    /// Looks for places by making a group in each.
    pub(super) fn find(name: &str) -> Self {
        let mounts = fs::read_to_string("/proc/self/mountinfo").unwrap_or_default();
        let own = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
        let mut places = Self::default();
        for mount in mounts.lines().filter_map(Mount::parse) {
            if mount.version == Version::Two {
                let above = mount.own_folder(&own, str::is_empty);
                places.search_two(&above, mount.point.as_ref(), name);
            }
        }
        for mount in mounts.lines().filter_map(Mount::parse).filter(|mount| mount.version == Version::One) {
            let folder = |controller: &str| {
                let at = mount.own_folder(&own, |listed| listed.split(',').any(|one| one == controller));
                let limit = if controller == "memory" { "memory.limit_in_bytes" } else { "pids.max" };
                let offered = mount.options.split(',').any(|one| one == controller);
                (offered && tried(&at, name, &[limit])).then_some((at, Version::One))
            };
            places.memory = places.memory.or_else(|| folder("memory"));
            places.pids = places.pids.or_else(|| folder("pids"));
        }
        places
    }

    /// From our own group upwards: controllers can only be passed on by a group without processes of its own.
    fn search_two(&mut self, own: &Path, top: &Path, name: &str) {
        for folder in own.ancestors().take_while(|folder| folder.starts_with(top)) {
            if self.kill.is_none() && tried(folder, name, &["cgroup.kill"]) {
                self.kill = Some(folder.to_owned());
            }
            let limits = ["memory.max", "pids.max"];
            let passed_on = || fs::write(folder.join("cgroup.subtree_control"), "+memory +pids").is_ok();
            if tried(folder, name, &limits) || (passed_on() && tried(folder, name, &limits)) {
                let place = Some((folder.to_owned(), Version::Two));
                (self.memory, self.pids) = (place.clone(), place);
                self.kill = Some(folder.to_owned());
                return;
            }
        }
    }

    pub(super) fn has_memory(&self) -> bool {
        self.memory.is_some()
    }

    pub(super) fn has_pids(&self) -> bool {
        self.pids.is_some()
    }

    /// What there is, for people.
    pub(super) fn describe(&self) -> String {
        let one = |place: &Option<(PathBuf, Version)>| match place {
            Some((folder, Version::Two)) => format!("v2 at {}", folder.display()),
            Some((folder, Version::One)) => format!("v1 at {}", folder.display()),
            None => "none".to_owned(),
        };
        format!("memory {}, pids {}", one(&self.memory), one(&self.pids))
    }

    fn folders(&self) -> Vec<&Path> {
        let limits = [&self.memory, &self.pids].into_iter().flatten().map(|(folder, _)| folder.as_path());
        let mut folders: Vec<_> = limits.chain(self.kill.as_deref()).collect();
        folders.sort_unstable();
        folders.dedup();
        folders
    }

    /// Makes a group with the limits that are asked for.
    pub(super) fn make(&self, name: &str, memory: Option<u64>, tasks: Option<u32>) -> io::Result<Group> {
        let wanted = Self {
            memory: self.memory.clone().filter(|_| memory.is_some()),
            pids: self.pids.clone().filter(|_| tasks.is_some()),
            kill: self.kill.clone().filter(|_| memory.is_some() || tasks.is_some()),
        };
        let mut group = Group::default();
        for folder in wanted.folders() {
            let folder = folder.join(name);
            fs::create_dir(&folder)?;
            group.folders.push(folder);
        }
        let at =
            |place: Option<(PathBuf, Version)>| place.map(|(folder, version)| (folder.join(name), version));
        group.kill = wanted.kill.map(|folder| folder.join(name).join("cgroup.kill"));
        if let (Some((folder, version)), Some(bytes)) = (at(wanted.memory), memory) {
            limit_memory(&folder, version, bytes)?;
            group.memory = Some((folder, version));
        }
        if let (Some((folder, _)), Some(tasks)) = (at(wanted.pids), tasks) {
            fs::write(folder.join("pids.max"), tasks.to_string())?;
        }
        Ok(group)
    }

    /// Removes the groups of referees that are gone, with whatever is in them.
    pub(super) fn sweep(&self, tag: &str, alive: impl Fn(&str) -> bool) {
        let ours = format!("{PREFIX}-{tag}-");
        for folder in self.folders() {
            for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
                let name = entry.file_name();
                let instance = name.to_str().and_then(|name| name.strip_prefix(&ours));
                let instance = instance.and_then(|rest| rest.split('-').next());
                if instance.is_some_and(|instance| !alive(instance)) {
                    let path = entry.path();
                    drop(Group { kill: Some(path.join("cgroup.kill")), folders: vec![path], memory: None });
                }
            }
        }
    }
}

/// The name of a group: whose it is, so that it can be swept.
pub(super) fn name(tag: &str, instance: &str, number: impl std::fmt::Display) -> String {
    format!("{PREFIX}-{tag}-{instance}-{number}")
}

/// Whether a group can be made in a folder and has these files.
fn tried(folder: &Path, name: &str, files: &[&str]) -> bool {
    let group = folder.join(name);
    if fs::create_dir(&group).is_err() {
        return false;
    }
    let there = files.iter().all(|file| group.join(file).exists());
    fs::remove_dir(&group).is_ok() && there
}

struct Mount {
    root: String,
    point: String,
    version: Version,
    options: String,
}

impl Mount {
    /// A line of `/proc/self/mountinfo`, if it is a mount of control groups.
    fn parse(line: &str) -> Option<Self> {
        let (mount, system) = line.split_once(" - ")?;
        let mut mount = mount.split(' ').skip(3);
        let (root, point) = (mount.next()?.to_owned(), mount.next()?.to_owned());
        let mut system = system.split(' ');
        let version = match system.next()? {
            "cgroup" => Version::One,
            "cgroup2" => Version::Two,
            _ => return None,
        };
        Some(Self { root, point, version, options: system.nth(1)?.to_owned() })
    }

    /// The folder of our own group, or the mount itself if our group is out of its sight.
    fn own_folder(&self, own: &str, is: impl Fn(&str) -> bool) -> PathBuf {
        let line = own.lines().find_map(|line| {
            let mut parts = line.splitn(3, ':').skip(1);
            parts.next().is_some_and(&is).then(|| parts.next()).flatten()
        });
        let path = line.and_then(|path| path.strip_prefix(self.root.trim_end_matches('/')));
        let path = path.filter(|path| !path.contains("..")).unwrap_or_default();
        Path::new(&self.point).join(path.trim_start_matches('/'))
    }
}

fn limit_memory(folder: &Path, version: Version, bytes: u64) -> io::Result<()> {
    let bytes = bytes.to_string();
    // Without swap in the kernel the second file of each version is missing, and nothing to be limited.
    let (limit, swap, no_swap) = match version {
        Version::Two => ("memory.max", "memory.swap.max", "0"),
        Version::One => ("memory.limit_in_bytes", "memory.memsw.limit_in_bytes", bytes.as_str()),
    };
    fs::write(folder.join(limit), &bytes)?;
    let swap = folder.join(swap);
    if swap.exists() { fs::write(swap, no_swap) } else { Ok(()) }
}

/// The group of one engine. It is removed when dropped, and what is still in it is killed.
#[derive(Debug, Default)]
pub(super) struct Group {
    folders: Vec<PathBuf>,
    kill: Option<PathBuf>,
    memory: Option<(PathBuf, Version)>,
}

impl Group {
    /// Puts a process in.
    pub(super) fn add(&self, process: Pid) -> io::Result<()> {
        let process = process.as_raw_nonzero().to_string();
        self.folders.iter().try_for_each(|folder| fs::write(folder.join("cgroup.procs"), &process))
    }

    /// The most memory used, in KiB.
    pub(super) fn peak_kib(&self) -> Option<u64> {
        let (folder, version) = self.memory.as_ref()?;
        let file = if *version == Version::Two { "memory.peak" } else { "memory.max_usage_in_bytes" };
        let bytes: u64 = fs::read_to_string(folder.join(file)).ok()?.trim().parse().ok()?;
        Some(bytes / 1024)
    }

    /// Whether somebody was killed for want of memory.
    pub(super) fn ran_out_of_memory(&self) -> bool {
        let Some((folder, version)) = &self.memory else { return false };
        let file = if *version == Version::Two { "memory.events" } else { "memory.oom_control" };
        let text = fs::read_to_string(folder.join(file)).unwrap_or_default();
        let killed = text.lines().find_map(|line| line.strip_prefix("oom_kill "));
        killed.is_some_and(|count| count.trim() != "0")
    }

    fn kill(&self) {
        if self.kill.as_ref().is_some_and(|file| fs::write(file, "1").is_ok()) {
            return;
        }
        for folder in &self.folders {
            let processes = fs::read_to_string(folder.join("cgroup.procs")).unwrap_or_default();
            let processes = processes.lines().filter_map(|line| Pid::from_raw(line.parse().ok()?));
            // Whoever is gone already is no failure.
            processes.for_each(|process| nevermind(kill_process(process, Signal::KILL)));
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        self.folders.retain(|folder| {
            fs::remove_dir(folder).is_err_and(|error| error.kind() != io::ErrorKind::NotFound)
        });
        for _ in 0..1000 {
            if self.folders.is_empty() {
                return;
            }
            self.kill();
            thread::sleep(Duration::from_millis(1));
            self.folders.retain(|folder| {
                fs::remove_dir(folder).is_err_and(|error| error.kind() != io::ErrorKind::NotFound)
            });
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may panic")]
mod tests;
