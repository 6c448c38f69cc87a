//! The state machine behind REST, gateway and page: one world under one lock.

mod announce;
mod channels;
pub(crate) mod guild;
mod interactions;
mod members;
mod messages;
mod persist;
pub(crate) mod records;
pub(crate) mod start;
mod threads;
mod uploads;
mod view;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use axum::body::Bytes;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tokio::sync::Notify;

use crate::clock::Millis;
use crate::faults::FaultState;
use crate::gateway::Sessions;
use crate::id::Id;
use crate::options::Options;
use crate::rate::RateLimiter;
use crate::report::Report;
use guild::Guild;
use records::{Channel, Message, Saved, User};

pub(crate) use interactions::Interaction;
pub use interactions::Outcome;
pub(crate) use messages::{NewFile, NewMessage, Nonce};
pub(crate) use uploads::Upload;
pub(crate) use view::{Audience, Listener};

/// Everything there is.
pub(crate) struct World {
    pub(crate) options: Options,
    pub(crate) token: String,
    pub(crate) saved: Saved,
    /// Attachment bodies that are in memory; others are in the data folder.
    pub(crate) files: HashMap<Id, Bytes>,
    pub(crate) interactions: HashMap<Id, Interaction>,
    /// Files that were chosen for options.
    pub(crate) uploads: HashMap<Id, Upload>,
    pub(crate) nonces: Vec<Nonce>,
    pub(crate) sessions: Sessions,
    pub(crate) listeners: Vec<Listener>,
    pub(crate) rates: RateLimiter,
    pub(crate) faults: FaultState,
    pub(crate) report: Report,
    pub(crate) rng: ChaCha8Rng,
    /// Where the page is, and under `/cdn` the files, `http://127.0.0.1:PORT`.
    pub(crate) page: String,
    /// Where the bot finds files, as the host tells at which it asked last.
    pub(crate) cdn: String,
    /// Where the gateway is, `ws://127.0.0.1:PORT`.
    pub(crate) gateway: String,
    /// Something was seen or changed; people who wait look again.
    pub(crate) changed: Arc<Notify>,
    /// How many changes there were since the start; what is on disk is told apart by it.
    pub(crate) changes: u64,
    /// Told at every change, for whoever writes them to disk.
    pub(crate) to_keep: Arc<Notify>,
}

impl World {
    pub(crate) fn new(options: Options, saved: Saved) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
        let rates = RateLimiter::new(options.limits.clone(), rng.random());
        let faults = FaultState::new(options.chaos.clone(), rng.random());
        // A bot token is the bot's id in base64, a timestamp and a signature, joined by dots.
        let id =
            base64::Engine::encode(&base64::engine::general_purpose::STANDARD_NO_PAD, saved.bot.to_string());
        let token = format!("{id}.{}.{}", word(&mut rng, 6), word(&mut rng, 38));
        // A message that was answered before an abrupt end may be sent again after it.
        let messages = saved.messages.values().flat_map(|messages| messages.values());
        let nonces = messages.filter_map(Nonce::of).collect();
        Self {
            options,
            token,
            saved,
            files: HashMap::new(),
            interactions: HashMap::new(),
            uploads: HashMap::new(),
            nonces,
            sessions: Sessions::default(),
            listeners: Vec::new(),
            rates,
            faults,
            report: Report::default(),
            rng,
            page: String::new(),
            cdn: String::new(),
            gateway: String::new(),
            changed: Arc::new(Notify::new()),
            changes: 0,
            to_keep: Arc::default(),
        }
    }

    pub(crate) fn now(&self) -> Millis {
        self.options.clock.now()
    }

    /// A new id; ids grow even while the clock stands still.
    pub(crate) fn next_id(&mut self) -> Id {
        let id = Id::first_at(self.now()).0.max(self.saved.last_id + 1);
        self.saved.last_id = id;
        Id(id)
    }

    pub(crate) fn word(&mut self, length: usize) -> String {
        word(&mut self.rng, length)
    }

    pub(crate) fn user(&self, id: Id) -> Option<&User> {
        self.saved.users.get(&id)
    }

    pub(crate) fn bot(&self) -> &User {
        self.saved.users.get(&self.saved.bot).expect("the bot is among the users from the start")
    }

    pub(crate) fn guild(&self, id: Id) -> Option<&Guild> {
        self.saved.guilds.get(&id)
    }

    pub(crate) fn channel(&self, id: Id) -> Option<&Channel> {
        self.saved.channels.get(&id)
    }

    pub(crate) fn message(&self, channel: Id, id: Id) -> Option<&Message> {
        self.saved.messages.get(&channel)?.get(&id)
    }

    pub(crate) fn message_mut(&mut self, channel: Id, id: Id) -> Option<&mut Message> {
        self.saved.messages.get_mut(&channel)?.get_mut(&id)
    }

    /// Marks the state as changed and wakes those who wait for something.
    pub(crate) fn touch(&mut self) {
        self.changes += 1;
        self.to_keep.notify_one();
        self.changed.notify_waiters();
    }

    /// Lets everything happen that the clock has made due.
    pub(crate) fn tick(&mut self) {
        self.archive_quiet_threads();
        self.fail_late_interactions();
        self.sessions.forget_old();
    }

    /// The folder of attachment bodies, if the state is kept.
    pub(crate) fn attachment_folder(&self) -> Option<PathBuf> {
        self.options.data.as_ref().map(|data| data.join("attachments"))
    }
}

fn word(rng: &mut ChaCha8Rng, length: usize) -> String {
    const ALPHABET: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    (0..length).map(|_| char::from(ALPHABET[rng.random_range(0..ALPHABET.len())])).collect()
}
