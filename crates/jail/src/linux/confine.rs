//! The last steps of the engine's process before it becomes the engine, in their order.

use std::convert::Infallible;
use std::ffi::{CString, OsStr};
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;
use std::time::Duration;

use landlock::{
    ABI, Access, AccessFs, AccessNet, PathBeneath, PathFd, RestrictionStatus, Ruleset, RulesetAttr,
    RulesetCreatedAttr, RulesetStatus, Scope,
};
use rustix::process::{Gid, Resource, Rlimit, Uid, setrlimit};
use rustix::thread::{
    CapabilitySet, CapabilitySets, CpuSet, sched_setaffinity, set_capabilities, set_no_new_privs,
    set_thread_groups, set_thread_res_gid, set_thread_res_uid,
};

use super::link::Link;
use super::plan::{Fault, INSIDE, Ids, Plan, Report};
use super::seccomp;
use crate::layer::Layer;

/// The same for every engine.
const ENVIRONMENT: [&str; 4] = ["PATH=/usr/bin:/bin", "HOME=/", "LANG=C.UTF-8", "TZ=UTC"];

/// What a stack may grow to, and what every thread is given.
const STACK: u64 = 8 << 20;

/// Turns this process into the engine.
pub(super) fn become_engine(plan: &Plan, link: &Link, pipes: &[OwnedFd; 3]) -> Result<Infallible, Fault> {
    let has = |layer| plan.layers.has(layer);
    // A process group of its own: `kill(0)` crosses process namespaces through a shared one.
    rustix::process::setsid().map_err(Fault::other("setsid"))?;
    let [stdin, stdout, stderr] = pipes;
    rustix::stdio::dup2_stdin(stdin)
        .and_then(|()| rustix::stdio::dup2_stdout(stdout))
        .and_then(|()| rustix::stdio::dup2_stderr(stderr))
        .map_err(Fault::other("pipes"))?;
    rustix::process::chdir("/").map_err(Fault::other("chdir"))?;
    bound_capabilities();
    if let Ids::Own(id) = plan.ids
        && has(Layer::UserId)
        && !has(Layer::UserNamespace)
    {
        switch(id).map_err(Fault::layer(Layer::UserId, "changing the user id"))?;
    }
    if has(Layer::Rlimits) {
        limit(plan).map_err(Fault::layer(Layer::Rlimits, "setting limits"))?;
    }
    if has(Layer::AddressSpace) {
        set(Resource::As, plan.memory).map_err(Fault::layer(Layer::AddressSpace, "RLIMIT_AS"))?;
    }
    if has(Layer::Nproc) {
        // The first process of the jail has the same user id.
        let tasks = u64::from(plan.tasks) + 1;
        set(Resource::Nproc, tasks).map_err(Fault::layer(Layer::Nproc, "RLIMIT_NPROC"))?;
    }
    // In the cgroup before the engine's first page.
    link.report(&Report::Ready);
    link.wait_for_go().map_err(Fault::other("the referee"))?;
    close_on_exec().map_err(Fault::other("close_range"))?;
    let nothing = CapabilitySet::empty();
    set_capabilities(None, CapabilitySets { effective: nothing, permitted: nothing, inheritable: nothing })
        .map_err(Fault::layer(Layer::UserId, "dropping capabilities"))?;
    let program = c_string(plan.program.as_os_str())?;
    let arguments =
        plan.arguments.iter().map(|argument| c_string(argument)).collect::<Result<Vec<_>, _>>()?;
    let environment = ENVIRONMENT.map(|variable| CString::new(variable).expect("it holds no NUL"));
    if has(Layer::NoNewPrivs) {
        set_no_new_privs(true).map_err(Fault::layer(Layer::NoNewPrivs, "no_new_privs"))?;
    }
    if has(Layer::Landlock) {
        landlock(plan).map_err(|reason| Fault { layer: Some(Layer::Landlock), reason })?;
    }
    if has(Layer::Seccomp) {
        seccomp::apply().map_err(Fault::layer(Layer::Seccomp, "installing the filter"))?;
    }
    // This program ignores it, and what is ignored stays so.
    // SAFETY: the default action runs none of our code.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_DFL) };
    let mut patience = 100;
    loop {
        let error = match nix::unistd::execve(&program, &arguments, &environment) {
            Ok(never) => match never {},
            Err(error) => error,
        };
        // Another thread of the referee has just started something: for a moment that one has a copy of the
        // descriptor through which the engine was staged.
        if error != nix::errno::Errno::ETXTBSY || patience == 0 {
            return Err(Fault { layer: None, reason: format!("{}: {error}", plan.program.display()) });
        }
        patience -= 1;
        std::thread::sleep(Duration::from_millis(1));
    }
}

fn c_string(text: &OsStr) -> Result<CString, Fault> {
    CString::new(text.as_bytes()).map_err(Fault::other("an argument"))
}

/// Becomes the one user of the user namespace.
pub(super) fn enter_user_namespace(ids: Ids) -> Result<(), Fault> {
    match ids {
        Ids::Own(_) => switch(INSIDE).map_err(Fault::layer(Layer::UserNamespace, "changing the user id")),
        // The mapping alone has done it.
        Ids::Same(..) => Ok(()),
    }
}

fn switch(id: u32) -> io::Result<()> {
    let (uid, gid) = (Uid::from_raw(id), Gid::from_raw(id));
    set_thread_groups(&[])?;
    set_thread_res_gid(gid, gid, gid)?;
    Ok(set_thread_res_uid(uid, uid, uid)?)
}

/// Empties the bounding set as far as we may: `no_new_privs` makes up for the rest.
fn bound_capabilities() {
    for capability in CapabilitySet::all().iter() {
        if rustix::thread::remove_capability_from_bounding_set(capability).is_err() {
            return;
        }
    }
}

fn set(resource: Resource, most: u64) -> io::Result<()> {
    let most = match rustix::process::getrlimit(resource).maximum {
        // Ordinary users can only lower it.
        Some(hard) => most.min(hard),
        None => most,
    };
    Ok(setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) })?)
}

fn limit(plan: &Plan) -> io::Result<()> {
    set(Resource::Nofile, plan.files)?;
    // With 0 a core dump would still go to a program that the system names for it; 1 stops that too.
    set(Resource::Core, 1)?;
    set(Resource::Fsize, 0)?;
    set(Resource::Memlock, 0)?;
    set(Resource::Msgqueue, 0)?;
    set(Resource::Nice, 0)?;
    set(Resource::Rtprio, 0)?;
    set(Resource::Stack, STACK)?;
    if let Some(seconds) = plan.cpu_seconds {
        // A second lock. The kernel counts ticks for it, which can be a fifth too many; the first process of the jail
        // reads the exact clock.
        set(Resource::Cpu, seconds + seconds / 2 + 2)?;
    }
    if !plan.cpus.is_empty() {
        let mut cpus = CpuSet::new();
        plan.cpus.iter().filter(|cpu| **cpu < CpuSet::MAX_CPU).for_each(|cpu| cpus.set(*cpu));
        sched_setaffinity(None, &cpus)?;
    }
    Ok(())
}

/// Everything but the three standard pipes closes when the engine begins.
fn close_on_exec() -> io::Result<()> {
    // SAFETY: descriptors are marked, none is closed under anybody's hands.
    match unsafe { libc::close_range(3, libc::c_uint::MAX, libc::CLOSE_RANGE_CLOEXEC as libc::c_int) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

fn landlock(plan: &Plan) -> Result<(), String> {
    let abi = ABI::V6;
    let read = AccessFs::ReadFile | AccessFs::ReadDir;
    let confined = || {
        let mut rules = Ruleset::default()
            .handle_access(AccessFs::from_all(abi))?
            .handle_access(AccessNet::from_all(abi))?
            .scope(Scope::from_all(abi))?
            .create()?
            // Setting it is a layer of its own.
            .no_new_privs(false);
        for bind in &plan.binds {
            let access = match (bind.folder, bind.device) {
                (true, _) => read,
                (false, true) => AccessFs::ReadFile | AccessFs::WriteFile,
                (false, false) => AccessFs::ReadFile.into(),
            };
            rules = rules.add_rule(PathBeneath::new(PathFd::new(seen(plan, bind))?, access))?;
        }
        for program in &plan.executable {
            let access = AccessFs::ReadFile | AccessFs::Execute;
            rules = rules.add_rule(PathBeneath::new(PathFd::new(program)?, access))?;
        }
        Ok::<RestrictionStatus, Box<dyn std::error::Error>>(rules.restrict_self()?)
    };
    match confined().map_err(|error| error.to_string())?.ruleset {
        RulesetStatus::NotEnforced => Err("this kernel has no Landlock".into()),
        _ => Ok(()),
    }
}

/// Where something bound is seen: at its source, if there is no mount namespace.
fn seen<'a>(plan: &Plan, bind: &'a super::plan::Bind) -> &'a Path {
    if plan.layers.has(Layer::Mount) { &bind.target } else { &bind.source }
}
