use serde_json::{Value, json};

use super::Invocation;
use super::person::{Person, wait};
use crate::error::Error;
use crate::id::Id;
use crate::state::{NewFile, Outcome, World};

/// A command being filled in.
#[must_use]
pub struct CommandCall {
    person: Person,
    invocation: Invocation,
    /// Group and subcommand.
    path: Vec<String>,
}

impl CommandCall {
    pub(super) fn new(person: Person, channel: Id, name: &str) -> Self {
        let invocation =
            Invocation { channel, name: name.into(), kind: 1, options: Vec::new(), target: None };
        Self { person, invocation, path: Vec::new() }
    }

    /// Chooses a subcommand; for one in a group, first the group.
    pub fn subcommand(mut self, name: &str) -> Self {
        self.path.push(name.into());
        self
    }

    /// Fills in an option: of the subcommand, if one is chosen.
    pub fn option(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.invocation.options.push(json!({"name": name, "value": value.into()}));
        self
    }

    /// Fills in an option with a user.
    pub fn user(self, name: &str, user: Id) -> Self {
        self.option(name, user.to_string())
    }

    /// Fills in an option with a role; that of everyone has the guild's id.
    pub fn role(self, name: &str, role: Id) -> Self {
        self.option(name, role.to_string())
    }

    /// Fills in an option with a channel or thread.
    pub fn channel(self, name: &str, channel: Id) -> Self {
        self.option(name, channel.to_string())
    }

    /// Fills in an option with a file, which is uploaded at once.
    ///
    /// # Errors
    /// [`Error::Refused`] where the chat client would not take it: too large for the channel.
    pub fn file(self, name: &str, filename: &str, bytes: impl Into<Vec<u8>>) -> Result<Self, Error> {
        let bytes = bytes.into().into();
        let file = NewFile { index: 0, filename: filename.to_owned(), content_type: None, bytes };
        let channel = self.invocation.channel;
        let id = self.person.shared.world().person_uploads(self.person.id, channel, file)?;
        Ok(self.option(name, id.to_string()))
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
    /// [`Error::Refused`] where the chat client would not send it: unknown command or option, missing or ill-typed
    /// value, a command that this person may not use.
    pub fn send(mut self) -> Result<Pending, Error> {
        self.nest();
        let id = self.person.shared.world().person_commands(self.person.id, &self.invocation)?;
        Ok(Pending::new(self.person, id))
    }

    /// Types `text` into the option `name` and waits for what the bot offers: `{name, value}` each.
    ///
    /// # Errors
    /// [`Error::Refused`] if the option has no autocomplete or the bot does not answer in time.
    pub async fn complete(mut self, name: &str, text: &str) -> Result<Vec<Value>, Error> {
        self.invocation.options.push(json!({"name": name, "value": text, "focused": true}));
        self.nest();
        let id = self.person.shared.world().person_completes(self.person.id, &self.invocation)?;
        match Pending::new(self.person, id).outcome().await? {
            Outcome::Choices(choices) => Ok(choices),
            other => Err(Error::refused(format!("autocomplete was answered with {other:?}"))),
        }
    }

    /// Wraps the options in the subcommands.
    fn nest(&mut self) {
        for name in std::mem::take(&mut self.path).into_iter().rev() {
            let options = std::mem::take(&mut self.invocation.options);
            self.invocation.options.push(json!({"name": name, "options": options}));
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
