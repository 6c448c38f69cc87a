//! What a referee has on disk: locks of slots, and a folder of its own with the engines that it staged.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::hash::{BuildHasher as _, RandomState};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::process;

use rustix::fs::{FlockOperation, flock};

use super::cgroup::{self, Places};
use super::plan::Ids;
use crate::error::Error;
use crate::layer::Layer;
use crate::nevermind;
use crate::settings::Settings;

/// A referee's folder. It is removed when dropped; that of one that was killed, by the next one.
#[derive(Debug)]
pub(super) struct State {
    root: PathBuf,
    name: String,
    /// Tells the cgroups of programs with different states apart.
    tag: String,
    /// Held while we live.
    _lock: File,
    pub(super) places: Places,
    slots: u32,
    first_uid: u32,
}

/// The right to run one engine, and its user id.
#[derive(Debug)]
pub(super) struct Slot {
    pub(super) lock: File,
    pub(super) ids: Ids,
}

impl State {
    /// Makes the folder, and sweeps those of referees that are gone.
    pub(super) fn open(settings: &Settings) -> Result<Self, Error> {
        let root = settings.state.clone().unwrap_or_else(default_root);
        // An engine that sees the whole machine must find its file there. Even then nobody can list the folder.
        let mode = if settings.waived.has(Layer::Mount) { 0o711 } else { 0o700 };
        let private_folder = |path: &Path| private_folder(path, mode);
        let what = |doing: &str| format!("{doing} {}", root.display());
        private_folder(&root).map_err(Error::io(what("making")))?;
        private_folder(&root.join("slots")).map_err(Error::io(what("making slots in")))?;
        // So that no folder is swept between being made and being locked.
        let sweeping = lock_file(&root.join("lock")).map_err(Error::io(what("opening the lock in")))?;
        flock(&sweeping, FlockOperation::LockExclusive).map_err(Error::io(what("locking")))?;
        let whole = fs::canonicalize(&root).map_err(Error::io(what("finding")))?;
        let tag = format!("{:08x}", fnv(whole.as_os_str().as_encoded_bytes()));
        let name = format!("{}.{:08x}", process::id(), RandomState::new().hash_one(0) as u32);
        let gone = sweep(&root);
        let folder = root.join(&name);
        private_folder(&folder).map_err(Error::io(what("making a folder in")))?;
        let lock = lock_file(&folder.join("lock")).map_err(Error::io(what("making a lock in")))?;
        flock(&lock, FlockOperation::LockExclusive).map_err(Error::io(what("locking a folder in")))?;
        let places = Places::find(&cgroup::name(&tag, &name, "probe"));
        places.sweep(&tag, |instance| root.join(instance).exists());
        for folder in &gone {
            nevermind(fs::remove_dir_all(folder));
        }
        let first_uid = settings.first_uid.unwrap_or_else(first_uid);
        let slots = settings.slots;
        Ok(Self { root, name, tag, _lock: lock, places, slots, first_uid })
    }

    pub(super) fn folder(&self) -> PathBuf {
        self.root.join(&self.name)
    }

    /// The name of a group of ours.
    pub(super) fn group_name(&self, number: impl std::fmt::Display) -> String {
        cgroup::name(&self.tag, &self.name, number)
    }

    /// Takes the first free slot.
    pub(super) fn slot(&self) -> Result<Slot, Error> {
        let us = (rustix::process::getuid(), rustix::process::getgid());
        for number in 0..self.slots {
            let path = self.root.join("slots").join(number.to_string());
            let lock = lock_file(&path).map_err(Error::io("opening a slot"))?;
            match flock(&lock, FlockOperation::NonBlockingLockExclusive) {
                Ok(()) => {}
                Err(rustix::io::Errno::WOULDBLOCK) => continue,
                Err(error) => return Err(Error::io("locking a slot")(error)),
            }
            let ids = if us.0.is_root() {
                Ids::Own(self.first_uid + number)
            } else {
                Ids::Same(us.0.as_raw(), us.1.as_raw())
            };
            return Ok(Slot { lock, ids });
        }
        Err(Error::Full(self.slots))
    }
}

impl Drop for State {
    fn drop(&mut self) {
        // What cannot be removed now is swept by the next one.
        nevermind(fs::remove_dir_all(self.folder()));
    }
}

/// The folders of referees that are gone, moved out of the way so that they count as gone.
fn sweep(root: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(root).into_iter().flatten().flatten().map(|entry| entry.path());
    let stale = entries.filter(|folder| {
        let Ok(lock) = File::open(folder.join("lock")) else {
            // Killed between making the folder and its lock.
            return folder.is_dir() && !folder.ends_with("slots");
        };
        flock(&lock, FlockOperation::NonBlockingLockExclusive).is_ok()
    });
    let aside = |folder: PathBuf| {
        let mut name = folder.file_name()?.to_owned();
        name.push(".gone");
        let aside = folder.with_file_name(name);
        fs::rename(&folder, &aside).ok().map(|()| aside)
    };
    stale.filter_map(aside).collect()
}

fn default_root() -> PathBuf {
    let uid = rustix::process::getuid();
    if uid.is_root() {
        return "/run/starmate-jail".into();
    }
    match std::env::var_os("XDG_RUNTIME_DIR") {
        Some(folder) => Path::new(&folder).join("starmate-jail"),
        None => format!("/tmp/starmate-jail-{}", uid.as_raw()).into(),
    }
}

/// A folder that is ours alone.
fn private_folder(path: &Path, mode: u32) -> io::Result<()> {
    match DirBuilder::new().mode(0o700).create(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        other => other?,
    }
    let found = fs::symlink_metadata(path)?;
    let ours = found.is_dir() && found.uid() == rustix::process::getuid().as_raw();
    if !ours || found.permissions().mode() & 0o066 != 0 {
        return Err(io::Error::other("it is there and not a folder of ours alone (mode 700)"));
    }
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

fn lock_file(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(path)
}

/// Ids that nobody uses, if this system (or the container that we are root of) has them.
fn first_uid() -> u32 {
    const HIGH: u32 = 1_900_000_000;
    const LOW: u32 = 60_600;
    let map = fs::read_to_string("/proc/self/uid_map").unwrap_or_default();
    let covers = |line: &str| {
        let mut numbers = line.split_whitespace().filter_map(|number| number.parse::<u64>().ok());
        let (first, count) = (numbers.next()?, numbers.nth(1)?);
        Some(first <= u64::from(HIGH) && u64::from(HIGH) + 1000 <= first + count)
    };
    if map.lines().any(|line| covers(line) == Some(true)) { HIGH } else { LOW }
}

/// FNV-1a: the name of a folder as a number that stays the same.
fn fnv(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}
