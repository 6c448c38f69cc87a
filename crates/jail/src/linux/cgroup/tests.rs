//! Layouts of other machines than the one at hand, as their `/proc` shows them, on folders that stand for cgroups.

use super::*;

fn place(mount: &str, own: &str, is: impl Fn(&str) -> bool) -> PathBuf {
    Mount::parse(mount).unwrap().own_folder(own, is)
}

#[test]
fn our_group_is_found_under_systemd() {
    let mount = "30 23 0:26 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw,nsdelegate";
    let own = "0::/system.slice/starmate.service/starmate\n";
    let found = place(mount, own, str::is_empty);
    assert_eq!(found, Path::new("/sys/fs/cgroup/system.slice/starmate.service/starmate"));
}

#[test]
fn our_group_is_found_in_a_container() {
    let mount = "9 8 0:26 /docker/abc /sys/fs/cgroup/memory ro,nosuid - cgroup cgroup rw,memory";
    let memory = |listed: &str| listed.split(',').any(|one| one == "memory");
    let own = "5:cpu,cpuacct:/other\n4:memory:/docker/abc\n";
    assert_eq!(place(mount, own, memory), Path::new("/sys/fs/cgroup/memory"));
    let deeper = "4:memory:/docker/abc/more\n";
    assert_eq!(place(mount, deeper, memory), Path::new("/sys/fs/cgroup/memory/more"));
    // Out of sight: what is mounted is all there is.
    assert_eq!(place(mount, "4:memory:/../else\n", memory), Path::new("/sys/fs/cgroup/memory"));
}

#[test]
fn other_mounts_are_none() {
    assert!(Mount::parse("27 1 254:0 / / rw,relatime - ext4 /dev/vda rw").is_none());
    assert!(Mount::parse("").is_none());
}

/// A place in a folder that stands for a cgroup, and a group in it. Files do not appear there by themselves.
fn group(version: Version) -> (tempfile::TempDir, Group) {
    let folder = tempfile::tempdir().unwrap();
    let here = Some((folder.path().to_owned(), version));
    let places = Places { memory: here.clone(), pids: here, kill: None };
    let group = places.make("g", Some(1 << 20), Some(7)).unwrap();
    (folder, group)
}

fn remove(folder: &tempfile::TempDir) {
    fs::remove_dir_all(folder.path().join("g")).unwrap();
}

#[test]
fn version_two_is_limited_and_read_by_its_files() {
    let (folder, group) = group(Version::Two);
    let file = |name: &str| folder.path().join("g").join(name);
    assert_eq!(fs::read_to_string(file("memory.max")).unwrap(), "1048576");
    assert_eq!(fs::read_to_string(file("pids.max")).unwrap(), "7");
    assert!(!group.ran_out_of_memory() && group.peak_kib().is_none());
    fs::write(file("memory.events"), "low 0\nmax 3\noom 1\noom_kill 1\noom_group_kill 0\n").unwrap();
    fs::write(file("memory.peak"), "524288\n").unwrap();
    assert!(group.ran_out_of_memory());
    assert_eq!(group.peak_kib(), Some(512));
    remove(&folder);
}

#[test]
fn version_one_is_limited_and_read_by_its_files() {
    let (folder, group) = group(Version::One);
    let file = |name: &str| folder.path().join("g").join(name);
    assert_eq!(fs::read_to_string(file("memory.limit_in_bytes")).unwrap(), "1048576");
    fs::write(file("memory.oom_control"), "oom_kill_disable 0\nunder_oom 0\noom_kill 0\n").unwrap();
    assert!(!group.ran_out_of_memory());
    fs::write(file("memory.oom_control"), "oom_kill_disable 0\nunder_oom 0\noom_kill 2\n").unwrap();
    assert!(group.ran_out_of_memory());
    remove(&folder);
}

#[test]
fn groups_of_the_dead_are_swept_and_no_others() {
    let folder = tempfile::tempdir().unwrap();
    let places = Places { kill: Some(folder.path().to_owned()), ..Places::default() };
    let names =
        [name("t", "dead.1", 0), name("t", "alive.2", 0), name("u", "dead.1", 0), "system.slice".into()];
    for name in &names {
        fs::create_dir(folder.path().join(name)).unwrap();
    }
    places.sweep("t", |instance| instance == "alive.2");
    let left: Vec<bool> = names.iter().map(|name| folder.path().join(name).exists()).collect();
    assert_eq!(left, [false, true, true, true]);
}
