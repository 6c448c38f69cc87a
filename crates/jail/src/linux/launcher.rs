//! The launcher: this program again, with one thread. It makes the namespaces and outlives the jail in order to
//! reap it.

use std::fs;
use std::io;
use std::os::fd::{AsFd, OwnedFd};

use rustix::pipe::{PipeFlags, pipe_with};
use rustix::process::{Pid, WaitOptions, waitpid};

use super::init;
use super::link::Link;
use super::plan::{Fault, INSIDE, Ids, Plan, Report};
use crate::layer::{Layer, Layers};

/// Starts what the plan on standard input says, and ends when nothing of it is left.
pub(super) fn main() -> bool {
    let Ok(socket) = io::stdin().as_fd().try_clone_to_owned() else { return false };
    let link = Link::new(socket);
    launch(&link).map_err(|fault| link.report(&Report::Failed(fault))).is_ok()
}

fn launch(link: &Link) -> Result<(), Fault> {
    // A key pressed in the operator's terminal is not meant for the jail.
    rustix::process::setsid().map_err(Fault::other("setsid"))?;
    let (plan, descriptors) = link.receive_plan().map_err(Fault::other("no plan on standard input"))?;
    // Off standard input, so that the last copy of the socket is one that closes by itself.
    let null = fs::File::open("/dev/null").map_err(Fault::other("/dev/null"))?;
    rustix::stdio::dup2_stdin(&null).map_err(Fault::other("standard input"))?;
    let pipe = || pipe_with(PipeFlags::CLOEXEC).map_err(Fault::other("pipe"));
    let (alive, our_life) = pipe()?;
    let (go, give_go) = pipe()?;
    let spaces = namespaces(&plan);
    // SAFETY: this process has one thread.
    let child = unsafe { clone(flags(spaces)) }.map_err(|error| blame(spaces, &error))?;
    let Some(child) = child else {
        drop((our_life, give_go));
        init::main(&plan, link, descriptors, &alive, &go)
    };
    drop((descriptors, alive, go));
    link.report(&Report::Born(child.as_raw_nonzero().get()));
    if spaces.has(Layer::UserNamespace) {
        map_ids(child, plan.ids).map_err(Fault::layer(Layer::UserNamespace, "mapping user ids"))?;
    }
    rustix::io::write(&give_go, &[1]).map_err(Fault::other("pipe"))?;
    while let Err(rustix::io::Errno::INTR) = waitpid(Some(child), WaitOptions::empty()) {}
    drop::<OwnedFd>(our_life);
    Ok(())
}

/// The layers of a plan that are namespaces.
fn namespaces(plan: &Plan) -> Layers {
    use Layer::{Ipc, Mount, Net, Pid, UserNamespace};
    [UserNamespace, Pid, Mount, Net, Ipc].into_iter().filter(|layer| plan.layers.has(*layer)).collect()
}

fn flags(spaces: Layers) -> libc::c_int {
    let flag = |layer| match layer {
        Layer::UserNamespace => libc::CLONE_NEWUSER,
        Layer::Pid => libc::CLONE_NEWPID,
        Layer::Mount => libc::CLONE_NEWNS,
        Layer::Net => libc::CLONE_NEWNET,
        Layer::Ipc => libc::CLONE_NEWIPC | libc::CLONE_NEWUTS | libc::CLONE_NEWCGROUP,
        _ => 0,
    };
    spaces.iter().map(flag).fold(0, |all, one| all | one)
}

/// Finds out which namespace the system refused.
fn blame(spaces: Layers, error: &io::Error) -> Fault {
    let user: Layers = spaces.iter().filter(|layer| *layer == Layer::UserNamespace).collect();
    // First the one within which the others are made.
    let refused = user.iter().chain(spaces.minus(user).iter()).find(|layer| {
        // SAFETY: this process has one thread, and the child ends at once.
        match unsafe { clone(flags(user.with(*layer))) } {
            // SAFETY: nothing of the parent's is to be tidied up in its copy.
            Ok(None) => unsafe { libc::_exit(0) },
            Ok(Some(child)) => waitpid(Some(child), WaitOptions::empty()).is_err(),
            Err(_) => true,
        }
    });
    Fault { layer: refused, reason: format!("making namespaces: {error}") }
}

/// Gives the user namespace its one user id.
fn map_ids(child: Pid, ids: Ids) -> io::Result<()> {
    let write = |file: &str, text: String| {
        let place = format!("/proc/{}/{file}", child.as_raw_nonzero());
        fs::write(&place, text).map_err(|error| io::Error::new(error.kind(), format!("{place}: {error}")))
    };
    let (uid, gid) = match ids {
        Ids::Own(id) => (id, id),
        Ids::Same(uid, gid) => {
            // Or else an ordinary user may not map a group.
            write("setgroups", "deny".into())?;
            (uid, gid)
        }
    };
    write("gid_map", format!("{INSIDE} {gid} 1"))?;
    write("uid_map", format!("{INSIDE} {uid} 1"))
}

/// `fork` with namespaces. Gives nothing in the child.
///
/// # Safety
///
/// The process must have one thread: the child has no other, and a lock that another one holds would stay locked.
pub(super) unsafe fn clone(flags: libc::c_int) -> io::Result<Option<Pid>> {
    let flags = libc::c_long::from(flags | libc::SIGCHLD);
    // SAFETY: without CLONE_VM, and with a stack of null, this is `fork`.
    let child = unsafe { libc::syscall(libc::SYS_clone, flags, 0, 0, 0, 0) };
    match child {
        -1 => Err(io::Error::last_os_error()),
        child => Ok(Pid::from_raw(child as i32)),
    }
}
