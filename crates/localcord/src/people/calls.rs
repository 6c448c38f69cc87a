use serde_json::{Value, json};

use super::Invocation;
use super::person::{Person, wait};
use crate::error::Error;
use crate::id::Id;
use crate::state::{Outcome, World};

/// A command being filled in.
#[must_use]
pub struct CommandCall {
    person: Person,
    invocation: Invocation,
}

impl CommandCall {
    pub(super) fn new(person: Person, channel: Id, name: &str) -> Self {
        let invocation =
            Invocation { channel, name: name.into(), kind: 1, options: Vec::new(), target: None };
        Self { person, invocation }
    }

    /// Fills in an option.
    pub fn option(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.invocation.options.push(json!({"name": name, "value": value.into()}));
        self
    }

    /// Fills in an option with a user.
    pub fn user(self, name: &str, user: Id) -> Self {
        self.option(name, user.to_string())
    }

    /// Makes it a command of the user menu, opened on somebody.
    pub fn on(mut self, target: Id) -> Self {
        self.invocation.kind = 2;
        self.invocation.target = Some(target);
        self
    }

    /// Sends the command.
    ///
    /// # Errors
    /// [`Error::Refused`] where the chat client would not send it: unknown command or option, missing or ill-typed value.
    pub fn send(self) -> Result<Pending, Error> {
        let id = self.person.shared.world().person_commands(self.person.id, &self.invocation)?;
        Ok(Pending::new(self.person, id))
    }

    /// Types `text` into the option `name` and waits for what the bot offers: `{name, value}` each.
    ///
    /// # Errors
    /// [`Error::Refused`] if the option has no autocomplete or the bot does not answer in time.
    pub async fn complete(mut self, name: &str, text: &str) -> Result<Vec<Value>, Error> {
        self.invocation.options.push(json!({"name": name, "value": text, "focused": true}));
        let id = self.person.shared.world().person_completes(self.person.id, &self.invocation)?;
        match Pending::new(self.person, id).outcome().await? {
            Outcome::Choices(choices) => Ok(choices),
            other => Err(Error::refused(format!("autocomplete was answered with {other:?}"))),
        }
    }
}

/// An interaction that the bot has been told of.
#[derive(Clone)]
pub struct Pending {
    person: Person,
    id: Id,
}

impl Pending {
    pub(super) fn new(person: Person, id: Id) -> Self {
        Self { person, id }
    }

    /// The interaction's id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// Waits for the first answer.
    ///
    /// # Errors
    /// [`Error::Waited`] after ten seconds of real time; with a manual clock nothing fails by itself.
    pub async fn outcome(&self) -> Result<Outcome, Error> {
        let look = |world: &mut World| world.interactions.get(&self.id)?.outcome.clone();
        wait(&self.person.shared, "the answer to an interaction", look, |_| String::new()).await
    }

    /// Waits for the message that answers: a deferred one until it is filled in. Discord-shaped.
    ///
    /// # Errors
    /// [`Error::Waited`] if there is no such message within ten seconds, [`Error::Refused`] if the answer is none.
    pub async fn message(&self) -> Result<Value, Error> {
        let outcome = self.outcome().await?;
        let Outcome::Message(message) = outcome else {
            return Err(Error::refused(format!("the interaction was answered with {outcome:?}")));
        };
        let look = |world: &mut World| {
            let channel = world.interactions.get(&self.id)?.channel;
            let messages = world.messages_for(self.person.id, channel);
            let found = messages.into_iter().find(|m| m["id"] == message.to_string().as_str())?;
            (found["flags"].as_u64().unwrap_or(0) & (1 << 7) == 0).then_some(found)
        };
        wait(&self.person.shared, "the deferred answer", look, |_| String::new()).await
    }
}
