//! The socket between referee and launcher. Messages keep their bounds, carry descriptors, and tell who sent them.

use std::io::{self, IoSlice, IoSliceMut};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::net::{
    AddressFamily, RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, ReturnFlags, SendAncillaryBuffer,
    SendAncillaryMessage, SendFlags, SocketFlags, SocketType, UCred, recvmsg, sendmsg, socketpair, sockopt,
};

use super::plan::{DESCRIPTORS, Plan, Report};
use crate::nevermind;

/// The longest message: a plan with its arguments.
const LONGEST: usize = 128 * 1024;

/// One end of the socket.
#[derive(Debug)]
pub(super) struct Link(OwnedFd);

/// What came over the socket.
pub(super) enum Received {
    Report(Report, Option<UCred>),
    /// Nobody is left at the other end.
    Closed,
    /// Nothing came in time.
    Late,
}

impl Link {
    /// Two ends; the first one is told who sends.
    pub(super) fn pair() -> io::Result<(Self, OwnedFd)> {
        let (ours, theirs) =
            socketpair(AddressFamily::UNIX, SocketType::SEQPACKET, SocketFlags::CLOEXEC, None)?;
        sockopt::set_socket_passcred(&ours, true)?;
        Ok((Self(ours), theirs))
    }

    pub(super) fn new(socket: OwnedFd) -> Self {
        Self(socket)
    }

    pub(super) fn send_plan(&self, plan: &Plan, with: &[BorrowedFd<'_>; DESCRIPTORS]) -> io::Result<()> {
        let text = serde_json::to_vec(plan)?;
        if text.len() > LONGEST {
            return Err(io::Error::other("the arguments are too long"));
        }
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(DESCRIPTORS))];
        let mut control = SendAncillaryBuffer::new(&mut space);
        assert!(control.push(SendAncillaryMessage::ScmRights(with)), "the space was made for them");
        sendmsg(&self.0, &[IoSlice::new(&text)], &mut control, SendFlags::NOSIGNAL)?;
        Ok(())
    }

    pub(super) fn receive_plan(&self) -> io::Result<(Plan, [OwnedFd; DESCRIPTORS])> {
        let mut text = vec![0; LONGEST];
        let mut space =
            [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(DESCRIPTORS), ScmCredentials(1))];
        let mut control = RecvAncillaryBuffer::new(&mut space);
        let received =
            recvmsg(&self.0, &mut [IoSliceMut::new(&mut text)], &mut control, RecvFlags::CMSG_CLOEXEC)?;
        let descriptors = control.drain().flat_map(|message| match message {
            RecvAncillaryMessage::ScmRights(descriptors) => descriptors.collect(),
            _ => Vec::new(),
        });
        let descriptors = descriptors.collect::<Vec<_>>().try_into();
        let plan = serde_json::from_slice(&text[..received.bytes])?;
        Ok((plan, descriptors.map_err(|_| io::Error::other("descriptors are missing"))?))
    }

    /// Says something to the referee. Nothing can be done if it does not listen: its end of the lifeline is gone too.
    pub(super) fn report(&self, report: &Report) {
        let text = serde_json::to_vec(report).expect("reports have no maps");
        // `write`, which is still allowed when the system call filter is in place.
        nevermind(rustix::io::write(&self.0, &text));
    }

    /// Waits for a report.
    pub(super) fn receive(&self, until: Option<Instant>) -> io::Result<Received> {
        if !readable(self.0.as_fd(), until)? {
            return Ok(Received::Late);
        }
        let mut text = vec![0; 4096];
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1), ScmCredentials(1))];
        let mut control = RecvAncillaryBuffer::new(&mut space);
        let flags = RecvFlags::CMSG_CLOEXEC | RecvFlags::DONTWAIT;
        let received = match recvmsg(&self.0, &mut [IoSliceMut::new(&mut text)], &mut control, flags) {
            // Somebody else who waited was faster.
            Err(rustix::io::Errno::AGAIN) => return Ok(Received::Late),
            Err(rustix::io::Errno::CONNRESET) => return Ok(Received::Closed),
            other => other?,
        };
        if received.bytes == 0 || received.flags.contains(ReturnFlags::TRUNC) {
            return Ok(Received::Closed);
        }
        let sender = control.drain().find_map(|message| match message {
            RecvAncillaryMessage::ScmCredentials(sender) => Some(sender),
            _ => None,
        });
        Ok(Received::Report(serde_json::from_slice(&text[..received.bytes])?, sender))
    }

    /// Whether there is something to receive, if only the end.
    pub(super) fn readable(&self, until: Option<Instant>) -> bool {
        readable(self.0.as_fd(), until).unwrap_or(true)
    }

    /// Tells the engine's process to go on.
    pub(super) fn send_go(&self) -> io::Result<()> {
        rustix::net::send(&self.0, &[1], SendFlags::NOSIGNAL)?;
        Ok(())
    }

    /// Waits for the referee's word.
    pub(super) fn wait_for_go(&self) -> io::Result<()> {
        let mut word = [0];
        match rustix::io::read(&self.0, &mut word)? {
            1 => Ok(()),
            _ => Err(io::Error::other("the referee is gone")),
        }
    }
}

/// Waits until something can be read, or the other end is closed.
pub(super) fn readable(descriptor: BorrowedFd<'_>, until: Option<Instant>) -> io::Result<bool> {
    loop {
        let left = until.map(|until| timespec(until.saturating_duration_since(Instant::now())));
        let mut watched = [PollFd::new(&descriptor, PollFlags::IN)];
        match poll(&mut watched, left.as_ref()) {
            Ok(ready) => return Ok(ready > 0),
            Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

pub(super) fn timespec(span: Duration) -> Timespec {
    // Longer than any game.
    span.min(Duration::from_secs(1 << 30)).try_into().expect("it fits")
}
