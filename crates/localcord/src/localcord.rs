//! The handle that demo and tests hold.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::clock::Clock;
use crate::error::Error;
use crate::faults::Faults;
use crate::id::Id;
use crate::options::Options;
use crate::people::Person;
use crate::refusal::Refusal;
use crate::report::Report;
use crate::server::Servers;
use crate::state::start;

/// A running local Discord. Dropping it ends it at once; [`stop`](Self::stop) ends it in order.
pub struct Localcord {
    pub(crate) servers: Servers,
}

impl Localcord {
    /// Starts all listeners on loopback, with the state of the data folder or a fresh one.
    ///
    /// # Errors
    /// If a port cannot be bound or the data folder cannot be read.
    // Listeners register with the runtime, so this has to run inside one.
    #[allow(clippy::unused_async)]
    pub async fn start(options: Options) -> Result<Self, Error> {
        Servers::start(options).map(|servers| Self { servers })
    }

    /// Ends all connections, within two seconds, and writes the state.
    ///
    /// # Errors
    /// If the state cannot be written.
    pub async fn stop(self) -> Result<(), Error> {
        self.servers.stop().await
    }

    /// Where discord.com is to be resolved to: REST over HTTPS, with a certificate for discord.com.
    pub fn rest_https(&self) -> SocketAddr {
        self.servers.rest_https
    }

    /// The certificate authority that issued that certificate, as PEM; of this run only.
    pub fn ca_pem(&self) -> &str {
        &self.servers.ca_pem
    }

    /// The same REST over plain HTTP, `http://127.0.0.1:PORT`, for a client in proxy mode.
    pub fn rest_http(&self) -> String {
        format!("http://{}", self.servers.rest_http)
    }

    /// The chat page, `http://127.0.0.1:PORT`.
    pub fn page(&self) -> String {
        format!("http://{}", self.servers.page)
    }

    /// The gateway, `ws://127.0.0.1:PORT`, as REST tells it.
    pub fn gateway(&self) -> String {
        self.servers.shared.world().gateway.clone()
    }

    /// The bot's token.
    pub fn token(&self) -> String {
        self.servers.shared.world().token.clone()
    }

    /// The clock of all deadlines.
    pub fn clock(&self) -> Clock {
        self.servers.shared.world().options.clock.clone()
    }

    /// What was wrong, and what the client earned, so far.
    pub fn report(&self) -> Report {
        self.servers.shared.world().report.clone()
    }

    /// Faults to order.
    pub fn faults(&self) -> Faults<'_> {
        Faults(&self.servers.shared.world)
    }

    /// The people, in order of age; also those who have left the guild.
    pub fn people(&self) -> Vec<Person> {
        let world = self.servers.shared.world();
        let people = world.saved.users.values().filter(|user| !user.bot);
        people.map(|user| Person::new(self.servers.shared.clone(), user.id)).collect()
    }

    /// The person with this user id.
    pub fn person(&self, id: Id) -> Option<Person> {
        self.people().into_iter().find(|person| person.id() == id)
    }

    /// Somebody new in the guild.
    pub fn add_person(&self, name: &str, locale: &str) -> Person {
        let mut world = self.servers.shared.world();
        let id = world.next_id();
        world.saved.users.insert(id, start::user(id, name, locale, "#747f8d", false));
        for guild in world.saved.guilds.keys().copied().collect::<Vec<_>>() {
            world.join_guild(guild, id);
        }
        Person::new(self.servers.shared.clone(), id)
    }

    /// The guild's id.
    ///
    /// # Panics
    /// Never: there is a guild from the start.
    pub fn guild(&self) -> Id {
        let world = self.servers.shared.world();
        *world.saved.guilds.keys().next().expect("there is a guild from the start")
    }

    /// The bot's user id, which is the application's too.
    pub fn bot(&self) -> Id {
        self.servers.shared.world().saved.bot
    }

    /// A text channel by name, made if need be.
    pub fn channel(&self, name: &str) -> Id {
        let guild = self.guild();
        let mut world = self.servers.shared.world();
        let known = world.saved.channels.values().find(|c| c.name == name && c.thread.is_none());
        if let Some(channel) = known {
            return channel.id;
        }
        let (id, position) = (world.next_id(), world.saved.channels.len() as u32);
        world.saved.channels.insert(id, start::text_channel(id, guild, name, position));
        world.announce_channel("CHANNEL_CREATE", id);
        id
    }

    /// Whether the bot has an open gateway session.
    pub fn bot_is_online(&self) -> bool {
        self.servers.shared.world().sessions.online()
    }

    /// Waits, at most ten seconds, until the bot is online and has registered a command called `name`.
    ///
    /// # Errors
    /// [`Error::Waited`].
    pub async fn until_ready(&self, name: &str) -> Result<(), Error> {
        let look = |world: &mut crate::state::World| {
            let registered = world.saved.commands.values().any(|command| command.name == name);
            (registered && world.sessions.online()).then_some(())
        };
        crate::people::wait(&self.servers.shared, "the bot with its commands", look, |_| String::new()).await
    }

    /// Every message of a channel as the bot would read it, oldest first, without ephemeral ones.
    pub fn messages(&self, channel: Id) -> Vec<Value> {
        self.servers.shared.world().public_messages(channel)
    }

    /// The bytes behind an attachment's id, if its message still exists.
    pub fn attachment(&self, id: Id) -> Option<Vec<u8>> {
        let world = self.servers.shared.world();
        world.file(id).map(|bytes| bytes.to_vec())
    }
}

/// How busy the bot is, for harnesses that move the clock only when all is quiet. What the bot does without a word to
/// Discord cannot be seen from here, nor can a pause that its client makes for a rate limit.
impl Localcord {
    /// Requests that have come and are not answered.
    pub fn requests_in_flight(&self) -> usize {
        self.servers.shared.activity.requests()
    }

    /// Events that are not yet on their way over an open gateway connection.
    pub fn events_unsent(&self) -> usize {
        self.servers.shared.world().events_unsent()
    }

    /// Interactions that the bot was told of and owes an answer, or the message that a deferred answer promised.
    pub fn interactions_open(&self) -> usize {
        self.servers.shared.world().interactions_open()
    }

    /// When a request last came or was answered, or an event was sent. On real time; heartbeats do not count.
    pub fn last_activity(&self) -> Instant {
        self.servers.shared.activity.last()
    }

    /// Lets what is due by the clock happen, and waits until none of the above has been under way for `quiet`.
    ///
    /// # Errors
    /// [`Error::Waited`] if something is under way and nothing has moved for ten seconds.
    pub async fn idle(&self, quiet: Duration) -> Result<(), Error> {
        crate::activity::idle(&self.servers.shared, quiet).await
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal.message)
    }
}
