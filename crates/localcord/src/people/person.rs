use std::time::Duration;

use serde_json::{Map, Value};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{Instant, timeout_at};

use super::calls::{CommandCall, Pending};
use crate::error::Error;
use crate::id::Id;
use crate::server::Shared;
use crate::state::{Listener, World};

/// How long a test waits for anything before it fails, in real time.
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody at a chat client. All waiting is bounded to ten seconds of real time.
#[derive(Clone)]
pub struct Person {
    pub(super) shared: Shared,
    pub(super) id: Id,
}

impl Person {
    pub(crate) fn new(shared: Shared, id: Id) -> Self {
        Self { shared, id }
    }

    /// The user's id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// The name that others see.
    pub fn name(&self) -> String {
        self.shared.world().user(self.id).map(|user| user.name.clone()).unwrap_or_default()
    }

    /// How to mention this person in a text.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// A slash command to fill in and send; [`CommandCall::on`] makes it a user menu command.
    pub fn command(&self, channel: Id, name: &str) -> CommandCall {
        CommandCall::new(self.clone(), channel, name)
    }

    /// Presses a button.
    ///
    /// # Errors
    /// [`Error::Refused`] if the button is not there, not in view or disabled.
    pub fn click(&self, channel: Id, message: Id, custom_id: &str) -> Result<Pending, Error> {
        self.select(channel, message, custom_id, &[])
    }

    /// Chooses values of a menu.
    ///
    /// # Errors
    /// [`Error::Refused`] if the menu is not there or disabled, or does not offer the values.
    pub fn select(
        &self,
        channel: Id,
        message: Id,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Pending, Error> {
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        let id = self.shared.world().person_uses(self.id, channel, message, custom_id, &values)?;
        Ok(Pending::new(self.clone(), id))
    }

    /// Fills in and sends the form that an interaction opened.
    ///
    /// # Errors
    /// [`Error::Refused`] if it opened none, or a field is missing, too short or too long.
    pub fn submit_modal(&self, opened_by: &Pending, fields: &[(&str, &str)]) -> Result<Pending, Error> {
        let fields: Map<String, Value> =
            fields.iter().map(|(id, text)| ((*id).to_owned(), (*text).into())).collect();
        let id = self.shared.world().person_submits(self.id, opened_by.id(), &fields)?;
        Ok(Pending::new(self.clone(), id))
    }

    /// Writes a message; its id.
    ///
    /// # Errors
    /// [`Error::Refused`] if this person cannot write there.
    pub fn say(&self, channel: Id, content: &str) -> Result<Id, Error> {
        self.shared.world().person_says(self.id, channel, content, None)
    }

    /// Answers a message, which mentions its author.
    ///
    /// # Errors
    /// [`Error::Refused`] if this person cannot write there.
    pub fn reply(&self, channel: Id, to: Id, content: &str) -> Result<Id, Error> {
        self.shared.world().person_says(self.id, channel, content, Some(to))
    }

    /// Dismisses an ephemeral message.
    ///
    /// # Errors
    /// [`Error::Refused`] if there is none of his with that id.
    pub fn dismiss(&self, message: Id) -> Result<(), Error> {
        self.shared.world().person_dismisses(self.id, message)
    }

    /// The DM with the bot, opened if need be.
    pub fn dm(&self) -> Id {
        let mut world = self.shared.world();
        let bot = world.saved.bot;
        world.open_dm(self.id, bot)
    }

    /// Lets the bot write to this person, or not (50007).
    pub fn set_dms_open(&self, open: bool) {
        let mut world = self.shared.world();
        if let Some(user) = world.saved.users.get_mut(&self.id) {
            user.dms_open = open;
        }
        world.touch();
    }

    /// Chooses the client's language, such as `pl`; interactions carry it.
    pub fn set_locale(&self, locale: &str) {
        let mut world = self.shared.world();
        if let Some(user) = world.saved.users.get_mut(&self.id) {
            locale.clone_into(&mut user.locale);
        }
        world.touch();
    }

    /// The messages of a channel in order, Discord-shaped; own ephemeral ones have `ephemeral_for`.
    pub fn messages(&self, channel: Id) -> Vec<Value> {
        self.shared.world().messages_for(self.id, channel)
    }

    /// Own ephemeral messages of a channel.
    pub fn ephemerals(&self, channel: Id) -> Vec<Value> {
        self.messages(channel).into_iter().filter(|message| message["ephemeral_for"].is_string()).collect()
    }

    /// The channels, threads and DMs in view, Discord-shaped.
    pub fn channels(&self) -> Vec<Value> {
        self.shared.world().channels_for(Some(self.id))
    }

    /// The commands that this person has in a channel, Discord-shaped.
    pub fn commands(&self, channel: Id) -> Vec<Value> {
        let world = self.shared.world();
        world
            .commands_for(self.id, channel)
            .into_iter()
            .map(|command| world.command_json(command, true))
            .collect()
    }

    /// Everything that this person's chat page is told from now on, as `{t, d}`.
    pub fn events(&self) -> UnboundedReceiver<Value> {
        let (sink, events) = unbounded_channel();
        self.shared.world().listeners.push(Listener { person: self.id, sink });
        events
    }

    /// Waits until `look` finds something in the messages of a channel.
    ///
    /// # Errors
    /// [`Error::Waited`] after ten seconds, with the messages.
    pub async fn until<T>(
        &self,
        channel: Id,
        what: &str,
        mut look: impl FnMut(&[Value]) -> Option<T>,
    ) -> Result<T, Error> {
        let seen = |world: &World| summary(&world.messages_for(self.id, channel));
        wait(&self.shared, what, |world| look(&world.messages_for(self.id, channel)), seen).await
    }

    /// Waits until `look` finds something among the channels, threads and DMs in view.
    ///
    /// # Errors
    /// [`Error::Waited`] after ten seconds.
    pub async fn until_channel<T>(
        &self,
        what: &str,
        mut look: impl FnMut(&[Value]) -> Option<T>,
    ) -> Result<T, Error> {
        let seen = |world: &World| Value::Array(world.channels_for(Some(self.id))).to_string();
        wait(&self.shared, what, |world| look(&world.channels_for(Some(self.id))), seen).await
    }
}

/// Waits, bounded, until `look` finds something in the world.
pub(crate) async fn wait<T>(
    shared: &Shared,
    what: &str,
    mut look: impl FnMut(&mut World) -> Option<T>,
    seen: impl Fn(&World) -> String,
) -> Result<T, Error> {
    let (end, changed) = (Instant::now() + PATIENCE, shared.world().changed.clone());
    loop {
        // Enabled before the look, so that a change in between is not missed.
        let mut notified = std::pin::pin!(changed.notified());
        notified.as_mut().enable();
        if let Some(found) = look(&mut shared.world()) {
            return Ok(found);
        }
        if timeout_at(end, notified).await.is_err() {
            let seen = seen(&shared.world());
            return Err(Error::Waited { seconds: PATIENCE.as_secs(), what: what.to_owned(), seen });
        }
    }
}

/// The last few messages, a line each.
fn summary(messages: &[Value]) -> String {
    let last = messages.iter().rev().take(8).rev();
    let line = |m: &Value| {
        let author =
            m["author"]["global_name"].as_str().or(m["author"]["username"].as_str()).unwrap_or_default();
        let custom_ids: Vec<&Value> = m["components"]
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|row| row["components"].as_array().into_iter().flatten())
            .map(|part| &part["custom_id"])
            .collect();
        format!("\n  {} {author}: {} {custom_ids:?}", m["id"], m["content"])
    };
    last.map(line).collect()
}
