//! The CDN: files of messages, and files chosen for options, by signed addresses that expire. Discord serves them from
//! hosts of their own; here the page has them, and the listeners of REST for the bot.

use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;

use crate::id::Id;
use crate::server::Shared;

/// The hosts from which Discord gives files; the certificate of a run is good for them, too.
pub(crate) const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];

/// Files as the page asks for them, under `/cdn`.
pub(crate) fn for_page() -> axum::Router<Shared> {
    axum::Router::new().nest("/cdn", for_bot())
}

/// Files as a bot asks for them.
pub(crate) fn for_bot() -> axum::Router<Shared> {
    axum::Router::new()
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .route("/ephemeral-attachments/{channel}/{id}/{name}", get(upload))
}

/// Where a bot finds files that asks for REST at this host: at Discord's own, or at the same listener.
pub(crate) fn base_for(host: &str) -> String {
    if host == "discord.com" { format!("https://{}", HOSTS[0]) } else { format!("http://{host}") }
}

#[derive(Deserialize)]
struct Signed {
    #[serde(default)]
    ex: String,
    #[serde(default)]
    is: String,
    #[serde(default)]
    hm: String,
}

type Named = Path<(Id, Id, String)>;

/// An attachment of a message that still exists, by an address that is signed and has not expired; 404 otherwise, as
/// Discord's CDN answers.
async fn attachment(
    State(shared): State<Shared>,
    Path((channel, id, name)): Named,
    Query(signed): Query<Signed>,
) -> Response {
    let world = shared.world();
    if !world.cdn_valid(&format!("attachments/{channel}/{id}/{name}"), &signed.ex, &signed.is, &signed.hm) {
        return gone();
    }
    let messages = world.saved.messages.get(&channel).into_iter().flat_map(|messages| messages.values());
    let found = messages.flat_map(|message| &message.attachments).find(|attachment| attachment.id == id);
    match (found, world.file(id)) {
        (Some(found), Some(bytes)) => file(found.content_type.as_deref(), bytes),
        _ => gone(),
    }
}

/// The same for a file that was chosen for an option.
async fn upload(
    State(shared): State<Shared>,
    Path((channel, id, name)): Named,
    Query(signed): Query<Signed>,
) -> Response {
    let world = shared.world();
    let path = format!("ephemeral-attachments/{channel}/{id}/{name}");
    let valid = world.cdn_valid(&path, &signed.ex, &signed.is, &signed.hm);
    match world.uploads.get(&id).filter(|_| valid) {
        Some(upload) => file(upload.attachment.content_type.as_deref(), upload.bytes.clone()),
        None => gone(),
    }
}

fn gone() -> Response {
    (StatusCode::NOT_FOUND, "This content is no longer available.").into_response()
}

fn file(kind: Option<&str>, bytes: axum::body::Bytes) -> Response {
    let kind = kind.unwrap_or("application/octet-stream").to_owned();
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "private, max-age=86400".into())], bytes)
        .into_response()
}
