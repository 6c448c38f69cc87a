//! What the jail is made of, each part with a name that operators can use.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One layer of the jail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layer {
    /// A user id without rights, on this machine and not only inside.
    UserId,
    /// The engine sees and reaches no process but its own.
    Pid,
    /// The engine sees its own file, libraries and three devices, all read-only.
    Mount,
    /// No network, not even the loopback of this machine.
    Net,
    /// Only the system calls that an engine needs.
    Seccomp,
    /// No program grants rights.
    NoNewPrivs,
    /// Limits on open files, stacks, core dumps, locked memory, CPU time and CPUs.
    Rlimits,
    /// The engine dies with whoever started it.
    Lifeline,
    /// A user namespace: what rights are needed to build the jail are rights in it only.
    UserNamespace,
    /// System V objects, host name and cgroups of this machine are out of sight.
    Ipc,
    /// A memory limit on what is used, kept by a cgroup.
    MemoryCgroup,
    /// A limit on tasks, kept by a cgroup.
    PidsCgroup,
    /// A second lock on the file system, the TCP ports and the signals.
    Landlock,
    /// A memory limit on addresses (`RLIMIT_AS`), for want of a memory cgroup.
    AddressSpace,
    /// A limit on the tasks of the user id (`RLIMIT_NPROC`), for want of a cgroup.
    Nproc,
}

impl Layer {
    /// Every layer, those that must be there first.
    pub const ALL: [Self; 15] = [
        Self::UserId,
        Self::Pid,
        Self::Mount,
        Self::Net,
        Self::NoNewPrivs,
        Self::Seccomp,
        Self::Rlimits,
        Self::Lifeline,
        Self::UserNamespace,
        Self::Ipc,
        Self::MemoryCgroup,
        Self::PidsCgroup,
        Self::Landlock,
        Self::AddressSpace,
        Self::Nproc,
    ];

    /// The layer that stands in for this one where it is missing.
    pub fn stand_in(self) -> Option<Self> {
        match self {
            Self::UserNamespace => Some(Self::UserId),
            Self::Ipc => Some(Self::Seccomp),
            Self::MemoryCgroup => Some(Self::AddressSpace),
            Self::PidsCgroup => Some(Self::Nproc),
            Self::Landlock => Some(Self::Mount),
            _ => None,
        }
    }

    /// Whether this layer is only wanted where another one is missing.
    pub fn only_stands_in(self) -> bool {
        matches!(self, Self::AddressSpace | Self::Nproc)
    }

    /// The name of settings and messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::UserId => "user-id",
            Self::Pid => "pid",
            Self::Mount => "mount",
            Self::Net => "net",
            Self::Seccomp => "seccomp",
            Self::NoNewPrivs => "no-new-privs",
            Self::Rlimits => "rlimits",
            Self::Lifeline => "lifeline",
            Self::UserNamespace => "user-namespace",
            Self::Ipc => "ipc",
            Self::MemoryCgroup => "memory-cgroup",
            Self::PidsCgroup => "pids-cgroup",
            Self::Landlock => "landlock",
            Self::AddressSpace => "address-space",
            Self::Nproc => "nproc",
        }
    }

    /// What an operator can do to have the layer.
    pub fn remedy(self) -> &'static str {
        match self {
            Self::UserId => {
                "run as an ordinary user, or as root with the right to change ids (CAP_SETUID, CAP_SETGID)"
            }
            Self::Pid | Self::Mount | Self::Net | Self::Ipc | Self::UserNamespace => {
                "run as root, or let ordinary users make user namespaces: sysctl user.max_user_namespaces, \
                 kernel.unprivileged_userns_clone=1 or kernel.apparmor_restrict_unprivileged_userns=0, whichever is \
                 there; in a container allow CLONE_NEWUSER and mounts"
            }
            Self::Seccomp => {
                "use a kernel with CONFIG_SECCOMP_FILTER, and let containers install filters of their own"
            }
            Self::NoNewPrivs => "use Linux 5.12 or later",
            Self::Rlimits => "give this program hard limits no lower than those of the engines: ulimit -H -a",
            Self::Lifeline => "let this program end processes of its own",
            Self::MemoryCgroup | Self::PidsCgroup => {
                "run as root, or under systemd with Delegate=memory pids and DelegateSubgroup=starmate"
            }
            Self::Landlock => "use Linux 5.13 or later with landlock in the kernel's lsm= list",
            Self::AddressSpace | Self::Nproc => "use Linux 5.14 or later",
        }
    }

    fn bit(self) -> u32 {
        1 << self as u32
    }
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No layer has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no layer is called so; there are {}", Layer::ALL.map(Layer::name).join(", "))]
pub struct UnknownLayer;

impl FromStr for Layer {
    type Err = UnknownLayer;

    fn from_str(name: &str) -> Result<Self, UnknownLayer> {
        Self::ALL.into_iter().find(|layer| layer.name() == name).ok_or(UnknownLayer)
    }
}

/// A set of layers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layers(u32);

impl Layers {
    /// None.
    pub const NONE: Self = Self(0);

    /// All of them.
    pub fn all() -> Self {
        Layer::ALL.into_iter().collect()
    }

    /// Whether the layer is among them.
    pub fn has(self, layer: Layer) -> bool {
        self.0 & layer.bit() != 0
    }

    /// These and one more.
    #[must_use]
    pub fn with(self, layer: Layer) -> Self {
        Self(self.0 | layer.bit())
    }

    /// These but one.
    #[must_use]
    pub fn without(self, layer: Layer) -> Self {
        Self(self.0 & !layer.bit())
    }

    /// These but those.
    #[must_use]
    pub fn minus(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The layers, in the order of [`Layer::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Layer> {
        Layer::ALL.into_iter().filter(move |layer| self.has(*layer))
    }
}

impl FromIterator<Layer> for Layers {
    fn from_iter<I: IntoIterator<Item = Layer>>(layers: I) -> Self {
        layers.into_iter().fold(Self::NONE, Self::with)
    }
}
