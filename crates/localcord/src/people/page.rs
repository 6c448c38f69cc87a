//! The files of the chat page, built into the program so that it runs from anywhere.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// Name and text of each file under `page/`.
macro_rules! page_files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../page/", $name)))),+]
    };
}

const FILES: &[(&str, &str)] = page_files![
    "index.html",
    "style.css",
    "api.js",
    "app.js",
    "components.js",
    "composer.js",
    "conversation.js",
    "element.js",
    "file.js",
    "interactions.js",
    "listbox.js",
    "markdown.js",
    "menu.js",
    "messages.js",
    "modal.js",
    "option.js",
    "people.js",
    "route.js",
    "sidebar.js",
    "slash.js",
    "state.js",
    "time.js",
    "unread.js",
];

/// The page may only talk to this server: what bots send cannot load or run anything from elsewhere.
const POLICY: &str =
    "default-src 'self'; img-src 'self' data:; connect-src 'self' ws:; base-uri 'none'; form-action 'none'";

/// `/` and every file beside it.
pub(super) fn router<S: Clone + Send + Sync + 'static>() -> axum::Router<S> {
    axum::Router::new()
        .route("/", get(|| async { file("index.html") }))
        .route("/{name}", get(|Path(name): Path<String>| async move { file(&name) }))
}

fn file(name: &str) -> Response {
    let Some((name, text)) = FILES.iter().find(|(known, _)| *known == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        _ => "text/javascript; charset=utf-8",
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    (headers, *text).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::FILES;

    #[test]
    fn every_file_of_the_page_is_built_in() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
        let there: BTreeSet<String> = std::fs::read_dir(folder)
            .expect("the page has a folder")
            .map(|entry| {
                entry.expect("the folder can be read").file_name().into_string().expect("names are ASCII")
            })
            .collect();
        let built_in: BTreeSet<String> = FILES.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(there, built_in);
    }

    #[test]
    fn modules_import_only_what_is_built_in() {
        for (name, text) in FILES.iter().filter(|(name, _)| name.rsplit('.').next() == Some("js")) {
            for imported in text.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(FILES.iter().any(|(known, _)| *known == imported), "{name} imports {imported}");
            }
        }
    }
}
