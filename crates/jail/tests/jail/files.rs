//! Reading, writing, and files as a channel.

use std::fs;
use std::os::fd::AsRawFd as _;

use jail::{How, Sha256};

use crate::cell::{Cell, hostile};

#[test]
fn it_reads_no_users_and_nothing_of_the_system() {
    let cell = Cell::new();
    cell.attack(&["passwd"]).contained();
    cell.attack_static(&["passwd"]).contained();
}

#[test]
fn it_reads_no_home_and_no_other_engine() {
    let cell = Cell::new();
    let secret = cell.folder.path().join("secret");
    fs::write(&secret, "password").unwrap();
    cell.prison().stage(&hostile_copy(&cell, b"other"), None).unwrap();
    let state = cell.settings.state.clone().unwrap();
    let folder = state.join(&crate::cell::instances(&state)[0]);
    let staged = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<String> = staged.map(|path| path.to_str().unwrap().to_owned()).collect();
    assert!(paths.len() > 1, "{paths:?}");
    paths.push(secret.to_str().unwrap().to_owned());
    paths.push(folder.to_str().unwrap().to_owned());
    let arguments: Vec<&str> = ["home"].into_iter().chain(paths.iter().map(String::as_str)).collect();
    cell.attack(&arguments).contained();
}

/// Another engine: the same program with a few bytes more.
fn hostile_copy(cell: &Cell, more: &[u8]) -> std::path::PathBuf {
    let path = cell.folder.path().join("engine");
    let mut bytes = fs::read(hostile()).unwrap();
    bytes.extend_from_slice(more);
    fs::write(&path, bytes).unwrap();
    path
}

#[test]
fn it_writes_nowhere() {
    let cell = Cell::new();
    let outside = cell.folder.path().join("open-to-all");
    fs::create_dir(&outside).unwrap();
    let everybody = std::os::unix::fs::PermissionsExt::from_mode(0o777);
    fs::set_permissions(&outside, everybody).unwrap();
    cell.attack(&["write", outside.to_str().unwrap()]).contained();
    cell.attack_static(&["write", outside.to_str().unwrap()]).contained();
    assert_eq!(fs::read_dir(&outside).unwrap().count(), 0);
}

#[test]
fn it_cannot_change_its_own_file() {
    let cell = Cell::new();
    let path = hostile_copy(&cell, b"");
    let before = Sha256::of(&path).unwrap();
    let attack = cell.attack(&["own-binary"]);
    attack.contained();
    assert_eq!(attack.ended.how, How::Exited(0));
    assert_eq!((Sha256::of(&path).unwrap(), cell.engine().sha256()), (before, before));
    let state = cell.settings.state.clone().unwrap();
    let staged = state.join(&crate::cell::instances(&state)[0]).join(before.to_string());
    assert_eq!(Sha256::of(&staged).unwrap(), before);
}

#[test]
fn it_inherits_no_descriptor() {
    let cell = Cell::new();
    let secret = fs::File::open("/proc/self/status").unwrap();
    // A descriptor that a careless referee left open to its children.
    rustix::io::fcntl_setfd(&secret, rustix::io::FdFlags::empty()).unwrap();
    assert!(secret.as_raw_fd() > 2);
    cell.attack(&["descriptors"]).contained();
}

#[test]
fn two_engines_have_no_lock_to_talk_through() {
    let cell = Cell::new();
    let shared = "/dev/null";
    let both = std::thread::scope(|scope| {
        let one = scope.spawn(|| cell.attack(&["lock", shared]));
        let other = scope.spawn(|| cell.attack(&["lock", "/usr/lib/os-release"]));
        [one, other].map(|attack| attack.join().unwrap())
    });
    for attack in &both {
        attack.contained();
    }
    cell.attack(&["lock", "/engine"]).contained();
}
