//! REST: one pipeline for every route. What happens to a request, in order: ordered outage, route, token, ordered
//! fault, rate limit, body, schema, the route's own code under the lock, schema of the answer, the
//! state on disk, cut or answer.

mod body;
mod channels;
mod commands;
mod compose;
mod guilds;
mod interactions;
mod messages;
mod route;
mod threads;
mod users;
mod webhooks;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde_json::{Value, json};

use crate::activity::Underway;
use crate::cdn;
use crate::coercion::coerce;
use crate::faults::Suffering;
use crate::id::Id;
use crate::rate::Allowance;
use crate::refusal::Refusal;
use crate::report::ViolationKind;
use crate::schema::{self, Schemas};
use crate::server::Shared;
use crate::state::{NewFile, World};
use route::{Found, Route};

/// A request that has passed the gates.
pub(crate) struct Call {
    route: &'static Route,
    params: Vec<(&'static str, String)>,
    query: Vec<(String, String)>,
    body: Value,
    files: Vec<NewFile>,
}

/// What a route answers.
pub(crate) struct Reply {
    status: u16,
    body: Option<Value>,
}

type Answer = Result<Reply, Refusal>;

// Handlers end with one of these, in the type that they return.
#[allow(clippy::unnecessary_wraps)]
impl Reply {
    fn ok(body: Value) -> Answer {
        Ok(Self { status: 200, body: Some(body) })
    }

    fn created(body: Value) -> Answer {
        Ok(Self { status: 201, body: Some(body) })
    }

    fn nothing() -> Answer {
        Ok(Self { status: 204, body: None })
    }
}

impl Call {
    /// An id in the path.
    fn id(&self, name: &str) -> Result<Id, Refusal> {
        let not_one = || {
            Refusal::form(
                name,
                "NUMBER_TYPE_COERCE",
                &format!("Value \"{}\" is not snowflake.", self.text(name)),
            )
        };
        self.text(name).parse().map_err(|_| not_one())
    }

    /// Any parameter in the path.
    fn text(&self, name: &str) -> &str {
        self.params.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value)
    }

    fn query(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The value of a query parameter that is an id.
    fn query_id(&self, name: &str) -> Option<Id> {
        self.query(name)?.parse().ok()
    }
}

/// Answers every request under `/api`.
pub(crate) async fn serve(State(shared): State<Shared>, request: Request) -> Response {
    let _underway = Underway::begin(&shared);
    let method = request.method().as_str().to_owned();
    let path = request.uri().path().to_owned();
    let Some(Found { route, params }) = route::find(&method, &path) else {
        return unknown_route(&shared, &method, &path);
    };
    let place = format!("{method} {}", route.template);
    let suffering = shared.world().faults.suffering(&method, route.template);
    if suffering.cut_before {
        return cut();
    }
    if let Some(time) = suffering.slow {
        tokio::time::sleep(time).await;
    }
    if let Some(status) = suffering.status {
        shared.world().report.earned(&place, status, 0);
        let body = json!({"message": format!("{status}: ordered fault"), "code": 0});
        return response(status, Some(&body), &[]);
    }
    let query = body::query(request.uri().query().unwrap_or_default());
    let authorised = authorised(&shared, route, &request);
    if authorised && let Some(host) = request.headers().get(header::HOST).and_then(|host| host.to_str().ok())
    {
        shared.world().cdn = cdn::base_for(host);
    }
    let allowance =
        shared.world().rates.take(route.limit_key(), &route::major(&params), route.counts_globally());
    let read = body::read(request).await;
    let (answer, global, changes) = {
        let mut world = shared.world();
        world.tick();
        let answer = if !authorised {
            Err(Refusal::unauthorized())
        } else if allowance.exceeded {
            Err(Refusal::limited(allowance.reset_after))
        } else {
            read.and_then(|(body, files)| carry_out(&mut world, Call { route, params, query, body, files }))
        };
        (settle(&mut world, &place, route, answer, allowance.global), allowance.global, world.changes)
    };
    let answer = if shared.disk.has(changes).await { answer } else { unkept(&shared, &place) };
    tracing::debug!(%place, status = answer.status, global, "answered");
    suffer(suffering, answer, &allowance).await
}

/// Checks the form, then runs the route.
fn carry_out(world: &mut World, mut call: Call) -> Answer {
    let route = call.route;
    coerce(route.template, &mut call.body);
    let schemas = Schemas::shared();
    let faults = schemas.query(route.method, route.template, &call.query).err().into_iter().flatten();
    let checked = if call.body.is_null() { Value::Object(serde_json::Map::new()) } else { call.body.clone() };
    let faults: Vec<_> = faults
        .chain(schemas.body(route.method, route.template, &checked).err().into_iter().flatten())
        .collect();
    if !faults.is_empty() {
        return Err(Refusal::faults(&faults));
    }
    (route.handler)(world, &call)
}

/// Turns the outcome into status and body, checks both and keeps the account.
fn settle(world: &mut World, place: &str, route: &Route, answer: Answer, global: bool) -> Reply {
    let (reply, code) = match answer {
        Ok(reply) => (reply, 0),
        Err(refusal) => {
            let body = refusal.body(global);
            if refusal.code == 50035 {
                let detail = body["errors"].to_string();
                world.report.violation(ViolationKind::Request, place, detail);
            }
            (Reply { status: refusal.status, body: Some(body) }, refusal.code)
        }
    };
    let checked = Schemas::shared().answer(route.method, route.template, reply.status, reply.body.as_ref());
    for fault in checked.err().into_iter().flatten() {
        let detail = format!("{} at {}: {}", reply.status, fault.pointer, fault.message);
        world.report.violation(ViolationKind::Answer, place, detail);
    }
    world.report.earned(place, reply.status, code);
    reply
}

/// What was done may be gone after the next start, so that it does not count as done.
fn unkept(shared: &Shared, place: &str) -> Reply {
    shared.world().report.earned(place, 500, 0);
    Reply { status: 500, body: Some(json!({"message": "500: the state could not be kept", "code": 0})) }
}

async fn suffer(suffering: Suffering, reply: Reply, allowance: &Allowance) -> Response {
    if suffering.cut_after {
        return cut();
    }
    if let Some(time) = suffering.hang_after {
        tokio::time::sleep(time).await;
    }
    response(reply.status, reply.body.as_ref(), &allowance.headers())
}

fn authorised(shared: &Shared, route: &Route, request: &Request) -> bool {
    let given = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let expected = format!("Bot {}", shared.world().token);
    match given {
        Some(given) => given == expected,
        None => route.open,
    }
}

fn unknown_route(shared: &Shared, method: &str, path: &str) -> Response {
    let mut world = shared.world();
    let documented = route::documented(path).is_some_and(|template| schema::knows(method, template));
    let note = if documented { "documented, but not built here" } else { "not in the document" };
    let place = format!("{method} {path}");
    world.report.violation(ViolationKind::UnknownRoute, &place, note);
    world.report.earned(&place, 501, 0);
    response(501, Some(&json!({"message": "501: Not Implemented", "code": 0})), &[])
}

/// A connection that ends without an answer: the body fails, upon which the server hangs up.
pub(crate) fn cut() -> Response {
    let broken = stream::once(async { Err::<axum::body::Bytes, _>(std::io::Error::other("ordered cut")) });
    let mut response = Body::from_stream(broken).into_response();
    response.headers_mut().insert(header::CONTENT_LENGTH, HeaderValue::from_static("1"));
    response
}

fn response(status: u16, body: Option<&Value>, headers: &[(&'static str, String)]) -> Response {
    let status = StatusCode::from_u16(status).expect("statuses are written in this crate");
    let mut response = match body {
        Some(body) => {
            (status, [(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response()
        }
        None => status.into_response(),
    };
    for (name, value) in headers {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(*name, value);
        }
    }
    response
}
