//! Reading what a request carries: a query, a JSON body, or a form of files with the JSON in `payload_json`.

use axum::RequestExt;
use axum::body::to_bytes;
use axum::extract::{Multipart, Request};
use axum::http::header;
use serde_json::Value;

use super::route::unescape;
use crate::refusal::Refusal;
use crate::state::NewFile;

/// Nothing larger is read at all; attachment limits are checked on their own.
const LARGEST_BODY: usize = 64 * 1024 * 1024;

pub(super) fn query(text: &str) -> Vec<(String, String)> {
    let pairs = text.split('&').filter(|pair| !pair.is_empty());
    let pairs = pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")));
    pairs.map(|(name, value)| (unescape(name), unescape(&value.replace('+', " ")))).collect()
}

pub(super) async fn read(request: Request) -> Result<(Value, Vec<NewFile>), Refusal> {
    let content_type = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    if content_type.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        return read_form(request).await;
    }
    let bytes = to_bytes(request.into_body(), LARGEST_BODY).await.map_err(|_| Refusal::too_large())?;
    if bytes.is_empty() {
        return Ok((Value::Null, Vec::new()));
    }
    let body = serde_json::from_slice(&bytes).map_err(|_| Refusal::bad_json())?;
    Ok((body, Vec::new()))
}

async fn read_form(request: Request) -> Result<(Value, Vec<NewFile>), Refusal> {
    let mut form: Multipart = request.extract().await.map_err(|_| Refusal::bad_json())?;
    let (mut body, mut files) = (Value::Null, Vec::new());
    while let Some(field) = form.next_field().await.map_err(|_| Refusal::bad_json())? {
        let name = field.name().unwrap_or_default().to_owned();
        if name == "payload_json" {
            let text = field.text().await.map_err(|_| Refusal::bad_json())?;
            body = serde_json::from_str(&text).map_err(|_| Refusal::bad_json())?;
            continue;
        }
        // The documentation's name for files is `files[n]` ("Uploading Files").
        let index =
            name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')).and_then(|n| n.parse().ok());
        let Some(index) = index else {
            return Err(Refusal::form(&name, "UNKNOWN_FIELD", "Files are named files[n]."));
        };
        let filename = field.file_name().unwrap_or("unknown").to_owned();
        let content_type =
            field.content_type().filter(|kind| *kind != "application/octet-stream").map(str::to_owned);
        let bytes = field.bytes().await.map_err(|_| Refusal::bad_json())?;
        files.push(NewFile { index, filename, content_type, bytes });
    }
    Ok((body, files))
}
