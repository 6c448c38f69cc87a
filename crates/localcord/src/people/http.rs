//! The same for the chat page: JSON over HTTP, and events over a websocket.

use axum::Json;
use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{DefaultBodyLimit, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tokio::sync::mpsc::unbounded_channel;

use super::Invocation;
use super::person::wait;
use crate::cdn;
use crate::error::Error;
use crate::id::Id;
use crate::server::Shared;
use crate::state::{Listener, NewFile, Outcome, World};

/// The page, the person API and the CDN.
pub(crate) fn router(shared: Shared) -> axum::Router {
    axum::Router::new()
        .merge(super::page::router())
        .merge(cdn::for_page())
        .route("/api/state", get(state))
        .route("/api/messages", get(messages))
        .route("/api/commands", get(commands))
        .route("/api/events", get(events))
        .route("/api/message", post(message))
        .route("/api/upload", post(upload).layer(DefaultBodyLimit::disable()))
        .route("/api/command", post(command))
        .route("/api/autocomplete", post(autocomplete))
        .route("/api/component", post(component))
        .route("/api/modal", post(modal))
        .route("/api/dm", post(dm))
        .route("/api/dismiss", post(dismiss))
        .with_state(shared)
}

/// A refusal as the page shows it.
struct Failure(Error);

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (StatusCode::BAD_REQUEST, Json(json!({"error": self.0.to_string()}))).into_response()
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self(error)
    }
}

type Done = Result<Json<Value>, Failure>;

#[derive(Deserialize)]
struct As {
    #[serde(rename = "as")]
    person: Option<Id>,
    channel: Option<Id>,
}

impl As {
    fn both(&self) -> Result<(Id, Id), Failure> {
        let missing = || Failure(Error::refused("`as` and `channel` are needed"));
        self.person.zip(self.channel).ok_or_else(missing)
    }
}

async fn state(State(shared): State<Shared>, Query(query): Query<As>) -> Json<Value> {
    let world = shared.world();
    let people = world.saved.users.values().filter(|user| !user.bot);
    let people: Vec<Value> = people.filter_map(|user| world.page_person_json(user.id)).collect();
    let bot = world.bot();
    let bot = json!({
        "id": bot.id, "name": bot.name, "avatar_colour": bot.avatar_colour, "online": world.sessions.online(),
    });
    Json(json!({
        "guild": world.saved.guilds.values().next().map(World::page_guild_json), "people": people, "bot": bot,
        "channels": world.channels_for(query.person),
        "me": query.person.and_then(|person| world.page_person_json(person)),
    }))
}

async fn messages(State(shared): State<Shared>, Query(query): Query<As>) -> Done {
    let (person, channel) = query.both()?;
    Ok(Json(Value::Array(shared.world().messages_for(person, channel))))
}

async fn commands(State(shared): State<Shared>, Query(query): Query<As>) -> Done {
    let (person, channel) = query.both()?;
    let world = shared.world();
    Ok(Json(
        world
            .commands_for(person, channel)
            .into_iter()
            .map(|command| world.command_json(command, true))
            .collect(),
    ))
}

async fn events(
    State(shared): State<Shared>,
    Query(query): Query<As>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Some(person) = query.person else { return StatusCode::BAD_REQUEST.into_response() };
    upgrade.on_upgrade(move |socket| stream_events(shared, person, socket))
}

async fn stream_events(shared: Shared, person: Id, mut socket: WebSocket) {
    let (sink, mut events) = unbounded_channel();
    shared.world().listeners.push(Listener { person, sink });
    loop {
        let event = tokio::select! {
            event = events.recv() => event,
            received = socket.recv() => match received {
                Some(Ok(_)) => continue,
                _ => return,
            },
            () = shared.stopping.cancelled() => return,
        };
        let Some(event) = event else { return };
        if socket.send(Message::Text(event.to_string().into())).await.is_err() {
            return;
        }
    }
}

/// What the page posts; each action takes the fields that it needs.
#[derive(Deserialize)]
struct Act {
    #[serde(rename = "as")]
    person: Id,
    channel: Option<Id>,
    content: Option<String>,
    name: Option<String>,
    #[serde(rename = "type")]
    kind: Option<u8>,
    #[serde(default)]
    options: Vec<Value>,
    target: Option<Id>,
    message: Option<Id>,
    custom_id: Option<String>,
    #[serde(default)]
    values: Vec<String>,
    interaction: Option<Id>,
    #[serde(default)]
    fields: Map<String, Value>,
    with: Option<Id>,
    reply_to: Option<Id>,
}

fn need<T>(value: Option<T>, what: &str) -> Result<T, Failure> {
    value.ok_or_else(|| Failure(Error::refused(format!("`{what}` is needed"))))
}

impl Act {
    fn invocation(self) -> Result<(Id, Invocation), Failure> {
        let (channel, name) = (need(self.channel, "channel")?, need(self.name, "name")?);
        let kind = self.kind.unwrap_or(1);
        Ok((self.person, Invocation { channel, name, kind, options: self.options, target: self.target }))
    }
}

async fn message(State(shared): State<Shared>, Json(act): Json<Act>) -> Done {
    let channel = need(act.channel, "channel")?;
    let content = act.content.unwrap_or_default();
    let id = shared.world().person_says(act.person, channel, &content, act.reply_to)?;
    Ok(Json(json!({"id": id})))
}

#[derive(Deserialize)]
struct Chosen {
    #[serde(rename = "as")]
    person: Id,
    channel: Id,
    name: String,
}

/// A file for an option, as the body; its type is the header's.
async fn upload(
    State(shared): State<Shared>,
    Query(chosen): Query<Chosen>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Done {
    let content_type = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let content_type = content_type.filter(|kind| *kind != "application/octet-stream").map(str::to_owned);
    let file = NewFile { index: 0, filename: chosen.name, content_type, bytes };
    let id = shared.world().person_uploads(chosen.person, chosen.channel, file)?;
    Ok(Json(json!({"attachment": id})))
}

async fn command(State(shared): State<Shared>, Json(act): Json<Act>) -> Done {
    let (person, invocation) = act.invocation()?;
    let id = shared.world().person_commands(person, &invocation)?;
    Ok(Json(json!({"interaction": id})))
}

async fn autocomplete(State(shared): State<Shared>, Json(act): Json<Act>) -> Done {
    let (person, invocation) = act.invocation()?;
    let id = shared.world().person_completes(person, &invocation)?;
    let look = |world: &mut World| world.interactions.get(&id)?.outcome.clone();
    let choices = match wait(&shared, "autocomplete", look, |_| String::new()).await? {
        Outcome::Choices(choices) => choices,
        _ => Vec::new(),
    };
    Ok(Json(json!({"choices": choices})))
}

async fn component(State(shared): State<Shared>, Json(act): Json<Act>) -> Done {
    let (channel, message) = (need(act.channel, "channel")?, need(act.message, "message")?);
    let custom_id = need(act.custom_id, "custom_id")?;
    let id = shared.world().person_uses(act.person, channel, message, &custom_id, &act.values)?;
    Ok(Json(json!({"interaction": id})))
}

async fn modal(State(shared): State<Shared>, Json(act): Json<Act>) -> Done {
    let opened_by = need(act.interaction, "interaction")?;
    let id = shared.world().person_submits(act.person, opened_by, &act.fields)?;
    Ok(Json(json!({"interaction": id})))
}

async fn dm(State(shared): State<Shared>, Json(act): Json<Act>) -> Done {
    let with = need(act.with, "with")?;
    let mut world = shared.world();
    if world.user(with).is_none() || world.user(act.person).is_none() || with == act.person {
        return Err(Failure(Error::refused("there is no such person")));
    }
    let id = world.open_dm(act.person, with);
    let channel = world.channel(id).map(|channel| world.page_channel_json(channel));
    Ok(Json(channel.unwrap_or_default()))
}

async fn dismiss(State(shared): State<Shared>, Json(act): Json<Act>) -> Done {
    let message = need(act.message, "message")?;
    shared.world().person_dismisses(act.person, message)?;
    Ok(Json(json!({})))
}
