//! Requests and payloads written by hand.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use localcord::{Clock, Id, Limits, Localcord, Millis, Options};
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// First second of 2026, for clocks that tests move.
pub(crate) const NEW_YEAR: Millis = Millis(1_767_225_600_000);

/// A local Discord whose clock stands still, without rate limits in the way.
pub(crate) async fn still() -> Localcord {
    still_with(Options::default()).await
}

pub(crate) async fn still_with(options: Options) -> Localcord {
    // Sockets that identify one after another are not what most tests are about.
    let patient = options.limits.identify_every > Duration::from_secs(1);
    let identify_every = if patient { options.limits.identify_every } else { Duration::ZERO };
    let limits = Limits { requests: 1000..=1000, global: 10_000, identify_every, ..options.limits };
    Localcord::start(Options { clock: Clock::manual(NEW_YEAR), limits, ..options }).await.unwrap()
}

/// An answer: HTTP status, Discord's code (0 without one), body.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) code: u64,
    pub(crate) body: Value,
    pub(crate) headers: reqwest::header::HeaderMap,
}

impl Answer {
    /// Status and code, for tables.
    pub(crate) fn pair(&self) -> (u16, u64) {
        (self.status, self.code)
    }

    pub(crate) fn id(&self) -> Id {
        self.body["id"].as_str().unwrap_or_else(|| panic!("no id in {:?}", self.body)).parse().unwrap()
    }
}

/// REST by hand.
pub(crate) struct Rest {
    client: reqwest::Client,
    base: String,
    token: String,
}

impl Rest {
    pub(crate) fn new(cord: &Localcord) -> Self {
        let client = reqwest::Client::builder().timeout(Duration::from_secs(10)).build().unwrap();
        Self { client, base: format!("{}/api/v10", cord.rest_http()), token: cord.token() }
    }

    pub(crate) fn with_token(mut self, token: &str) -> Self {
        token.clone_into(&mut self.token);
        self
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        self.try_send(method, path, body).await.unwrap()
    }

    pub(crate) async fn try_send(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> reqwest::Result<Answer> {
        let request = self.request(method, path);
        let request = match body {
            Some(body) => request.header("content-type", "application/json").body(body.to_string()),
            None => request,
        };
        read(request.send().await?).await
    }

    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = method.parse().unwrap();
        self.client
            .request(method, format!("{}{path}", self.base))
            .header("authorization", format!("Bot {}", self.token))
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, Some(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> Answer {
        self.send("PATCH", path, Some(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.send("DELETE", path, None).await
    }

    /// Sends a form with `payload_json` and one file.
    pub(crate) async fn upload(
        &self,
        method: &str,
        path: &str,
        body: &Value,
        name: &str,
        bytes: &[u8],
    ) -> Answer {
        let part = Part::bytes(bytes.to_vec()).file_name(name.to_owned());
        let form = Form::new().text("payload_json", body.to_string()).part("files[0]", part);
        read(self.request(method, path).multipart(form).send().await.unwrap()).await.unwrap()
    }

    /// Posts a message and gives its id.
    pub(crate) async fn say(&self, channel: Id, content: &str) -> Id {
        self.post(&format!("/channels/{channel}/messages"), json!({"content": content})).await.id()
    }

    /// Registers a slash command without options.
    pub(crate) async fn register(&self, cord: &Localcord, name: &str) {
        let path = format!("/applications/{}/commands", cord.bot());
        let answer = self.post(&path, json!({"name": name, "description": "A command"})).await;
        assert!(matches!(answer.status, 200 | 201), "{answer:?}");
    }
}

async fn read(response: reqwest::Response) -> reqwest::Result<Answer> {
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let body: Value = serde_json::from_str(&response.text().await?).unwrap_or_default();
    Ok(Answer { status, code: body["code"].as_u64().unwrap_or(0), body, headers })
}

/// A gateway connection by hand.
pub(crate) struct Socket(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What comes over a [`Socket`].
#[derive(Debug, PartialEq)]
pub(crate) enum Heard {
    Payload(Value),
    Closed(u16),
    Cut,
}

impl Socket {
    pub(crate) async fn dial(cord: &Localcord) -> Self {
        let mut socket = Self::dial_with(cord, "v=10&encoding=json").await;
        assert_eq!(socket.payload().await["op"], 10);
        socket
    }

    pub(crate) async fn dial_with(cord: &Localcord, query: &str) -> Self {
        Self(connect_async(format!("{}/?{query}", cord.gateway())).await.unwrap().0)
    }

    /// Dials, identifies with these intents and reads READY and the guild.
    pub(crate) async fn identified(cord: &Localcord, intents: u64) -> (Self, Value) {
        let mut socket = Self::dial(cord).await;
        socket.send(&identify(cord, intents)).await;
        let ready = socket.payload().await;
        assert_eq!(ready["t"], "READY", "{ready}");
        if intents & 1 != 0 {
            assert_eq!(socket.payload().await["t"], "GUILD_CREATE");
        }
        (socket, ready["d"].clone())
    }

    pub(crate) async fn send(&mut self, payload: &Value) {
        self.0.send(Message::Text(payload.to_string().into())).await.unwrap();
    }

    pub(crate) async fn hear(&mut self) -> Heard {
        loop {
            let message =
                tokio::time::timeout(Duration::from_secs(10), self.0.next()).await.expect("silence");
            return match message {
                Some(Ok(Message::Text(text))) => Heard::Payload(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(Some(frame)))) => Heard::Closed(frame.code.into()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(other)) => panic!("unexpected {other:?}"),
                Some(Err(_)) | None => Heard::Cut,
            };
        }
    }

    pub(crate) async fn payload(&mut self) -> Value {
        match self.hear().await {
            Heard::Payload(payload) => payload,
            other => panic!("{other:?} instead of a payload"),
        }
    }

    /// The data of the next event called `name`; others are passed over.
    pub(crate) async fn event(&mut self, name: &str) -> Value {
        loop {
            let payload = self.payload().await;
            if payload["t"] == name {
                return payload["d"].clone();
            }
        }
    }
}

pub(crate) fn identify(cord: &Localcord, intents: u64) -> Value {
    json!({"op": 2, "d": {"token": cord.token(), "intents": intents, "properties": {"os": "linux", "browser": "t", "device": "t"}}})
}
