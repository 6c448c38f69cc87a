//! The gateway: a websocket speaking Discord's opcodes (documentation: "Gateway").

mod codec;
mod identify;
pub(crate) mod intents;
mod session;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::sleep_until;

pub(crate) use session::{Out, Sessions};

use crate::server::Shared;
use codec::Codec;
use session::Link;

/// Largest payload that a client may send (documentation: "Sending Events").
const LARGEST_PAYLOAD: usize = 4096;

static CONNECTIONS: AtomicU64 = AtomicU64::new(1);

#[derive(Deserialize)]
pub(crate) struct Dial {
    v: Option<String>,
    encoding: Option<String>,
    compress: Option<String>,
}

/// `GET /?v=10&encoding=json`: upgrades to the websocket.
pub(crate) async fn dial(
    State(shared): State<Shared>,
    Query(dial): Query<Dial>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if shared.world().faults.gateway_is_down() {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(move |socket| async move {
        let stream = dial.compress.as_deref() == Some("zlib-stream");
        let mut connection = Connection::new(shared, stream);
        let end = if dial.v.as_deref() != Some("10") {
            End::Close(4012)
        } else if dial.encoding.as_deref().is_some_and(|encoding| encoding != "json") {
            End::Close(4002)
        } else {
            End::Hello
        };
        connection.run(socket, end).await;
    })
}

/// How a step of a connection goes on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum End {
    Hello,
    Go,
    Close(u16),
    Cut,
}

struct Connection {
    shared: Shared,
    number: u64,
    codec: Codec,
    link: Link,
    receiver: UnboundedReceiver<Out>,
    /// The session, once identified or resumed.
    session: Option<String>,
    sends: VecDeque<Instant>,
    last_heartbeat: Instant,
}

impl Connection {
    fn new(shared: Shared, stream: bool) -> Self {
        let (sender, receiver) = unbounded_channel();
        let number = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
        let codec = Codec::new(stream);
        Self {
            shared,
            number,
            codec,
            link: Link { sender, unsent: Arc::new(AtomicUsize::new(0)) },
            receiver,
            session: None,
            sends: VecDeque::new(),
            last_heartbeat: Instant::now(),
        }
    }

    async fn run(&mut self, mut socket: WebSocket, start: End) {
        let interval = self.shared.world().options.heartbeat;
        let mut end = start;
        if end == End::Hello {
            let hello = json!({"op": 10, "d": {"heartbeat_interval": interval.as_millis() as u64, "_trace": []}, "s": null, "t": null});
            end = self.send(&mut socket, &hello).await;
        }
        let stopping = self.shared.stopping.clone();
        while end == End::Go {
            let patience = tokio::time::Instant::from_std(self.last_heartbeat + interval.mul_f64(1.5));
            end = tokio::select! {
                out = self.receiver.recv() => match out {
                    Some(Out::Frame(frame)) => {
                        let end = self.send(&mut socket, &frame).await;
                        self.shared.activity.note();
                        self.link.unsent.fetch_sub(1, Ordering::SeqCst);
                        end
                    }
                    Some(Out::Close(code)) => End::Close(code),
                    Some(Out::Cut) | None => End::Cut,
                },
                received = socket.recv() => self.receive(&mut socket, received).await,
                () = sleep_until(patience) => self.blame(4009),
                () = stopping.cancelled() => End::Close(1001),
            };
        }
        if let End::Close(code) = end {
            let frame = CloseFrame { code, reason: "".into() };
            // The peer may be gone already; then there is nobody to tell.
            if socket.send(Message::Close(Some(frame))).await.is_ok() {
                let farewell = async { while let Some(Ok(_)) = socket.recv().await {} };
                tokio::time::timeout(Duration::from_secs(1), farewell).await.ok();
            }
        }
        self.leave(end);
    }

    /// Unlinks the session. Some endings also end it (documentation: "Gateway Close Event Codes").
    fn leave(&mut self, end: End) {
        let mut world = self.shared.world();
        let Some(id) = &self.session else { return };
        let number = self.number;
        if let Some(session) = world.sessions.get(id).filter(|session| session.connection == number) {
            session.unlink();
            if matches!(end, End::Close(1000 | 1001 | 4003 | 4004 | 4007 | 4009 | 4010..=4014)) {
                world.sessions.list.retain(|session| session.id != *id);
            }
        }
        world.announce_bot_status();
    }

    /// A close code that the client has earned.
    fn blame(&self, code: u16) -> End {
        self.shared.world().report.closes.push(code);
        End::Close(code)
    }

    async fn send(&mut self, socket: &mut WebSocket, payload: &Value) -> End {
        let message = self.codec.encode(payload);
        if socket.send(message).await.is_ok() { End::Go } else { End::Cut }
    }

    async fn receive(
        &mut self,
        socket: &mut WebSocket,
        received: Option<Result<Message, axum::Error>>,
    ) -> End {
        let text = match received {
            Some(Ok(Message::Text(text))) => text.to_string(),
            Some(Ok(Message::Binary(bytes))) => match String::from_utf8(bytes.to_vec()) {
                Ok(text) => text,
                Err(_) => return self.blame(4002),
            },
            Some(Ok(Message::Close(frame))) => {
                return frame
                    .filter(|f| matches!(f.code, 1000 | 1001))
                    .map_or(End::Cut, |f| End::Close(f.code));
            }
            Some(Ok(_)) => return End::Go,
            Some(Err(_)) | None => return End::Cut,
        };
        if text.len() > LARGEST_PAYLOAD {
            return self.blame(4002);
        }
        let now = Instant::now();
        while self.sends.front().is_some_and(|&at| now.duration_since(at) >= Duration::from_mins(1)) {
            self.sends.pop_front();
        }
        self.sends.push_back(now);
        let limit = self.shared.world().options.limits.sends as usize;
        if self.sends.len() > limit {
            return self.blame(4008);
        }
        let Ok(payload) = serde_json::from_str::<Value>(&text) else { return self.blame(4002) };
        let answer = match (payload["op"].as_u64(), &self.session) {
            (Some(1), _) => Ok(self.heartbeat()),
            (Some(2), None) => self.identify(&payload["d"]),
            (Some(2 | 6), Some(_)) => Err(4005),
            (Some(6), None) => self.resume(&payload["d"]),
            (Some(3 | 4 | 8), None) => Err(4003),
            (Some(3 | 4), Some(_)) => Ok(None),
            (Some(8), Some(_)) => self.request_members(&payload["d"]),
            _ => Err(4001),
        };
        match answer {
            Ok(Some(payload)) => self.send(socket, &payload).await,
            Ok(None) => End::Go,
            Err(code) => self.blame(code),
        }
    }

    fn heartbeat(&mut self) -> Option<Value> {
        self.last_heartbeat = Instant::now();
        let ack = json!({"op": 11, "d": null, "s": null, "t": null});
        (!self.shared.world().faults.no_ack).then_some(ack)
    }
}
