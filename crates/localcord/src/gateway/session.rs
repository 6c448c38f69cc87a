//! Sessions: what each has been sent, so that it can be sent again.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::intents;
use crate::state::World;

/// Events kept for a replay. Discord keeps them for some minutes; older sessions are 9-invalid.
const REPLAY: usize = 5000;
/// How long a session without a connection can be resumed, on real time.
const RESUMABLE: Duration = Duration::from_mins(3);

/// What a connection's task is told to do.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    /// Send this payload.
    Frame(Arc<Value>),
    /// Close with a code.
    Close(u16),
    /// Cut the connection without a word.
    Cut,
}

/// The way to a connection's task.
#[derive(Clone)]
pub(crate) struct Link {
    pub(crate) sender: UnboundedSender<Out>,
    /// Payloads on their way to the socket.
    pub(crate) unsent: Arc<AtomicUsize>,
}

/// All sessions, by age.
#[derive(Default)]
pub(crate) struct Sessions {
    pub(crate) list: Vec<Session>,
    /// When IDENTIFY was last accepted, and how many were today.
    pub(crate) identified: Option<Instant>,
    pub(crate) identifies: u32,
}

pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) intents: u64,
    pub(crate) seq: u64,
    pub(crate) replay: VecDeque<(u64, Arc<Value>)>,
    pub(crate) link: Option<Link>,
    /// The number of the connection that it is linked to, so that one left behind does not unlink its successor.
    pub(crate) connection: u64,
    pub(crate) unlinked: Option<Instant>,
}

impl Session {
    /// Numbers an event, remembers it and sends it if somebody is there.
    pub(crate) fn push(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let frame = Arc::new(json!({"op": 0, "t": name, "s": self.seq, "d": data}));
        self.replay.push_back((self.seq, Arc::clone(&frame)));
        if self.replay.len() > REPLAY {
            self.replay.pop_front();
        }
        self.tell(Out::Frame(frame));
    }

    pub(crate) fn tell(&mut self, out: Out) {
        let Some(link) = &self.link else { return };
        if matches!(out, Out::Frame(_)) {
            link.unsent.fetch_add(1, Ordering::SeqCst);
        }
        if link.sender.send(out).is_err() {
            self.unlink();
        }
    }

    pub(crate) fn unlink(&mut self) {
        self.link = None;
        self.unlinked = Some(Instant::now());
    }
}

impl Sessions {
    pub(crate) fn get(&mut self, id: &str) -> Option<&mut Session> {
        self.list.iter_mut().find(|session| session.id == id)
    }

    pub(crate) fn online(&self) -> bool {
        self.list.iter().any(|session| session.link.is_some())
    }

    pub(crate) fn forget_old(&mut self) {
        self.list.retain(|session| session.unlinked.is_none_or(|at| at.elapsed() < RESUMABLE));
    }
}

impl World {
    /// Sends an event to every session with one of the `needed` intents (0: to all). `blank` is what sessions without the
    /// content intent get instead.
    pub(crate) fn dispatch(&mut self, name: &str, needed: u64, data: &Value, blank: Option<&Value>) {
        let copies = self.faults.copies(name);
        for session in &mut self.sessions.list {
            if needed != 0 && session.intents & needed == 0 {
                continue;
            }
            let open = session.intents & intents::MESSAGE_CONTENT != 0;
            let seen = if open { data } else { blank.unwrap_or(data) };
            for _ in 0..copies {
                session.push(name, seen);
            }
        }
        if self.faults.drops_now() {
            self.sessions.list.iter_mut().for_each(|session| session.tell(Out::Cut));
        }
    }
}
