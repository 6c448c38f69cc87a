//! Interactions: from a person's action to the bot's answer, and the tokens in between.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::World;
use super::records::Origin;
use super::view::Audience;
use crate::clock::Millis;
use crate::id::Id;
use crate::refusal::Refusal;
use crate::shapes::message::without_event_fields;

/// Within this time the first answer has to come (documentation: "Responding to an Interaction").
pub(crate) const FIRST_ANSWER: Duration = Duration::from_secs(3);
/// So long a token is good for follow-ups (same page).
pub(crate) const TOKEN_LIFE: Duration = Duration::from_mins(15);
/// How long interactions are remembered at all, so that tests can still look at them.
const MEMORY: Duration = Duration::from_hours(1);

/// One interaction and how it stands.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    /// 2 command, 3 component, 4 autocomplete, 5 modal.
    pub(crate) kind: u8,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) created: Millis,
    /// The same on real time.
    pub(crate) begun: Instant,
    /// As the bot is told it, in bytes.
    pub(crate) attachment_size_limit: u32,
    /// The message whose component was used, for components and for modals that a component opened.
    pub(crate) source: Option<Id>,
    pub(crate) origin: Origin,
    pub(crate) outcome: Option<Outcome>,
    /// The message that `@original` means, once there is one.
    pub(crate) original: Option<Id>,
    /// Messages that the token may read, edit and delete.
    pub(crate) messages: Vec<Id>,
    /// The answer is a message still to come; ephemeral or not is settled.
    pub(crate) thinking: Option<bool>,
}

/// What the bot's first answer was.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Outcome {
    /// A message, by its id; also for a deferred one, which is still "thinking" then.
    Message(Id),
    /// The message with the component was changed, or will be, or stays.
    Updated,
    /// A form to fill in: `custom_id`, `title`, `components`.
    Modal(Value),
    /// Choices for the option that is being typed.
    Choices(Vec<Value>),
    /// No answer within three seconds.
    Failed,
}

impl World {
    /// Begins an interaction and sends it to the bot. `data` is its `data` field.
    pub(crate) fn begin_interaction(
        &mut self,
        kind: u8,
        channel: Id,
        origin: Origin,
        source: Option<Id>,
        data: &Value,
    ) -> Id {
        let (token, created) = (self.word(64), self.now());
        let (id, user) = (origin.id, origin.user);
        let interaction = Interaction {
            id,
            token,
            kind,
            user,
            channel,
            created,
            begun: Instant::now(),
            attachment_size_limit: self.attachment_size_limit(channel),
            source,
            origin,
            outcome: None,
            original: source,
            messages: source.into_iter().collect(),
            thinking: None,
        };
        self.interactions.retain(|_, known| created.since(known.created) < MEMORY);
        let payload = self.interaction_json(&interaction, data);
        self.check_interaction(&payload);
        self.interactions.insert(id, interaction);
        self.dispatch("INTERACTION_CREATE", 0, &payload, None);
        id
    }

    fn check_interaction(&mut self, payload: &Value) {
        let event = "INTERACTION_CREATE";
        if payload["member"].is_object() {
            self.check_event(event, "PrivateGuildMemberResponse", &payload["member"]);
        } else {
            self.check_event(event, "UserResponse", &payload["user"]);
        }
        if payload["message"].is_object() {
            self.check_event(event, "MessageResponse", &without_event_fields(&payload["message"]));
        }
        let channel = without_permissions(&payload["channel"]);
        let schema = match (channel["type"].as_u64(), channel["thread_metadata"].is_object()) {
            (_, true) => "ThreadResponse",
            (Some(1), _) => "PrivateChannelResponse",
            _ => "GuildChannelResponse",
        };
        self.check_event(event, schema, &channel);
        // The document has no schema for the partial channels among the resolved ones.
        for (kind, schema) in [
            ("members", "BasicGuildMemberResponse"),
            ("users", "UserResponse"),
            ("roles", "GuildRoleResponse"),
            ("attachments", "MessageAttachmentResponse"),
        ] {
            for value in
                payload["data"]["resolved"][kind].as_object().into_iter().flat_map(|all| all.values())
            {
                let value = if kind == "members" { without_permissions(value) } else { value.clone() };
                self.check_event(event, schema, &value);
            }
        }
    }

    /// The interaction that may still get its first answer.
    pub(crate) fn unanswered(&self, id: Id, token: &str) -> Result<&Interaction, Refusal> {
        let interaction = self.interactions.get(&id).filter(|known| known.token == token);
        let interaction = interaction.ok_or_else(Refusal::unknown_interaction)?;
        match interaction.outcome {
            None if self.now().since(interaction.created) < FIRST_ANSWER => Ok(interaction),
            None | Some(Outcome::Failed) => Err(Refusal::unknown_interaction()),
            Some(_) => Err(Refusal::already_acknowledged()),
        }
    }

    /// The interaction whose token serves as a webhook for follow-ups.
    pub(crate) fn by_token(&self, token: &str) -> Result<&Interaction, Refusal> {
        let known = self.interactions.values().find(|interaction| interaction.token == token);
        let interaction = known.ok_or_else(Refusal::unknown_webhook)?;
        if self.now().since(interaction.created) >= TOKEN_LIFE {
            return Err(Refusal::dead_token());
        }
        // Before the first answer there is nothing to follow up (observed: 10015).
        match interaction.outcome {
            None | Some(Outcome::Failed | Outcome::Choices(_)) => Err(Refusal::unknown_webhook()),
            Some(_) => Ok(interaction),
        }
    }

    /// Records the first answer and tells the person's page.
    pub(crate) fn settle(&mut self, id: Id, outcome: Outcome) {
        let Some(interaction) = self.interactions.get_mut(&id) else { return };
        let (user, channel) = (interaction.user, interaction.channel);
        interaction.outcome = Some(outcome.clone());
        let mut data = json!({"interaction": id, "channel_id": channel});
        let name = match outcome {
            Outcome::Failed => "INTERACTION_FAILED",
            Outcome::Modal(Value::Object(form)) => {
                data.as_object_mut().into_iter().for_each(|data| data.extend(form.clone()));
                "MODAL"
            }
            _ => "INTERACTION_DONE",
        };
        self.show(Audience::One(user), name, &data);
    }

    /// Gives up on interactions that got no answer in time.
    pub(crate) fn fail_late_interactions(&mut self) {
        let now = self.now();
        let late = self
            .interactions
            .values()
            .filter(|i| i.outcome.is_none() && now.since(i.created) >= FIRST_ANSWER);
        for id in late.map(|interaction| interaction.id).collect::<Vec<_>>() {
            self.settle(id, Outcome::Failed);
        }
    }

    /// Whether a bot that is there still owes an answer. One that identified since does not know of it.
    pub(crate) fn is_open(&self, interaction: &Interaction) -> bool {
        let told =
            self.sessions.online() && self.sessions.identified.is_some_and(|at| at <= interaction.begun);
        let alive = self.now().since(interaction.created) < TOKEN_LIFE;
        told && (interaction.outcome.is_none() || (interaction.thinking.is_some() && alive))
    }

    /// What messages that answer this interaction say about where they come from.
    pub(crate) fn answer_origin(&self, id: Id) -> Option<Origin> {
        self.interactions.get(&id).map(|interaction| interaction.origin.clone())
    }
}

/// Members and channels of interactions carry the invoking person's permissions besides (documentation: "Resolved Data
/// Structure").
fn without_permissions(value: &Value) -> Value {
    let mut value = value.clone();
    value.as_object_mut().into_iter().for_each(|fields| drop(fields.remove("permissions")));
    value
}
