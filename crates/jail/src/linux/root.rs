//! The root of the jail: an empty file system with what the engine may read, and nothing else.

use std::ffi::CStr;
use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd};
use std::path::Path;

use rustix::fs::{CWD, Mode, OFlags};
use rustix::mount::{
    FsMountFlags, FsOpenFlags, MountAttrFlags, MountPropagationFlags, MoveMountFlags, OpenTreeFlags,
    UnmountFlags, fsconfig_create, fsconfig_set_string, fsmount, fsopen, mount_change, move_mount, open_tree,
    unmount,
};

use super::plan::{Bind, Fault, Plan};
use crate::layer::Layer;

/// Takes hold of what the plan binds, before the new root covers it, and while these are still the referee's rights.
pub(super) fn open(plan: &Plan) -> Result<Vec<OwnedFd>, Fault> {
    mount_change("/", MountPropagationFlags::PRIVATE | MountPropagationFlags::REC)
        .map_err(Fault::layer(Layer::Mount, "taking the mounts apart"))?;
    plan.binds.iter().map(|bind| tree(bind).map_err(fault(&bind.source))).collect()
}

fn tree(bind: &Bind) -> io::Result<OwnedFd> {
    let mut flags = OpenTreeFlags::OPEN_TREE_CLONE | OpenTreeFlags::OPEN_TREE_CLOEXEC;
    if bind.folder {
        flags |= OpenTreeFlags::AT_RECURSIVE;
    }
    let tree = open_tree(CWD, &bind.source, flags)?;
    let attributes = libc::MOUNT_ATTR_RDONLY | libc::MOUNT_ATTR_NOSUID;
    let more = if bind.device { libc::MOUNT_ATTR_NOEXEC } else { libc::MOUNT_ATTR_NODEV };
    restrict(tree.as_fd(), c"", attributes | more)?;
    Ok(tree)
}

/// Builds the root and makes it ours.
pub(super) fn build(plan: &Plan, trees: Vec<OwnedFd>) -> Result<(), Fault> {
    let root = empty().map_err(Fault::layer(Layer::Mount, "an empty file system"))?;
    for (bind, tree) in plan.binds.iter().zip(trees) {
        place(root.as_fd(), bind, &tree).map_err(fault(&bind.target))?;
    }
    for (link, to) in &plan.links {
        let inside = inside(link);
        folders(root.as_fd(), inside.parent())
            .and_then(|()| Ok(rustix::fs::symlinkat(to, &root, inside)?))
            .map_err(fault(link))?;
    }
    enter(&root).map_err(Fault::layer(Layer::Mount, "changing the root"))
}

/// A file system of a few pages, mounted over some folder that surely exists.
fn empty() -> io::Result<OwnedFd> {
    let context = fsopen("tmpfs", FsOpenFlags::FSOPEN_CLOEXEC)?;
    for (key, value) in [("size", "1m"), ("nr_inodes", "256"), ("mode", "0755")] {
        fsconfig_set_string(&context, key, value)?;
    }
    fsconfig_create(&context)?;
    let attributes = MountAttrFlags::MOUNT_ATTR_NOSUID | MountAttrFlags::MOUNT_ATTR_NODEV;
    let root = fsmount(&context, FsMountFlags::FSMOUNT_CLOEXEC, attributes)?;
    let over = ["/tmp", "/usr", "/dev"].into_iter().find(|folder| Path::new(folder).is_dir());
    move_mount(&root, "", CWD, over.unwrap_or("/proc"), MoveMountFlags::MOVE_MOUNT_F_EMPTY_PATH)?;
    Ok(root)
}

fn place(root: BorrowedFd<'_>, bind: &Bind, tree: &OwnedFd) -> io::Result<()> {
    let target = inside(&bind.target);
    if bind.folder {
        folders(root, Some(target))?;
    } else {
        folders(root, target.parent())?;
        rustix::fs::openat(root, target, OFlags::CREATE | OFlags::WRONLY | OFlags::CLOEXEC, Mode::RUSR)?;
    }
    Ok(move_mount(tree, "", root, target, MoveMountFlags::MOVE_MOUNT_F_EMPTY_PATH)?)
}

fn folders(root: BorrowedFd<'_>, path: Option<&Path>) -> io::Result<()> {
    let Some(path) = path.filter(|path| *path != Path::new("")) else { return Ok(()) };
    folders(root, path.parent())?;
    match rustix::fs::mkdirat(root, path, Mode::from_raw_mode(0o755)) {
        Err(rustix::io::Errno::EXIST) => Ok(()),
        other => Ok(other?),
    }
}

fn enter(root: &OwnedFd) -> io::Result<()> {
    rustix::process::fchdir(root)?;
    // The old root lies under the new one and is then taken away.
    rustix::process::pivot_root(".", ".")?;
    unmount(".", UnmountFlags::DETACH)?;
    rustix::process::chdir("/")?;
    restrict(CWD, c"/", libc::MOUNT_ATTR_RDONLY | libc::MOUNT_ATTR_NODEV | libc::MOUNT_ATTR_NOSUID)
}

/// Adds attributes to a mount and all below. It can only add: locked ones stay.
fn restrict(at: BorrowedFd<'_>, path: &CStr, attributes: u64) -> io::Result<()> {
    let set = libc::mount_attr { attr_set: attributes, attr_clr: 0, propagation: 0, userns_fd: 0 };
    // At the root, what is below is already as it should be, and devices must stay devices.
    let flags = if path.is_empty() { libc::AT_EMPTY_PATH | libc::AT_RECURSIVE } else { 0 };
    // SAFETY: the structure is initialised and its size told.
    let done = unsafe {
        libc::syscall(
            libc::SYS_mount_setattr,
            at.as_raw_fd(),
            path.as_ptr(),
            flags,
            &raw const set,
            size_of::<libc::mount_attr>(),
        )
    };
    if done == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}

fn inside(path: &Path) -> &Path {
    path.strip_prefix("/").unwrap_or(path)
}

fn fault<E: std::fmt::Display>(path: &Path) -> impl FnOnce(E) -> Fault {
    let place = path.display().to_string();
    move |error| Fault::layer(Layer::Mount, &place)(error)
}
