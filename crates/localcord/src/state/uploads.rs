//! Files that people chose for options of commands: they belong to an interaction and to no message.

use std::time::Duration;

use axum::body::Bytes;
use serde_json::{Value, json};

use super::World;
use super::messages::NewFile;
use super::records::Attachment;
use crate::clock::Millis;
use crate::id::Id;

/// How long an upload is kept (documentation: "Attachment Object": ephemeral attachments are removed after a set period;
/// observed: their addresses hold for a day).
const KEPT: Duration = Duration::from_hours(24);

/// A file that was chosen for an option.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    pub(crate) by: Id,
    pub(crate) channel: Id,
    pub(crate) attachment: Attachment,
    pub(crate) bytes: Bytes,
    created: Millis,
}

impl World {
    /// Takes a file that somebody chose in a channel; its id is what the option will hold.
    pub(crate) fn upload(&mut self, by: Id, channel: Id, mut file: NewFile) -> Id {
        file.filename = kept_name(&file.filename);
        let (id, created) = (self.next_id(), self.now());
        let attachment = Attachment::of(id, &file, None);
        self.uploads.retain(|_, known| created.since(known.created) < KEPT);
        self.uploads.insert(id, Upload { by, channel, attachment, bytes: file.bytes, created });
        id
    }

    /// An upload as an interaction's `resolved` shows it (`MessageAttachmentResponse`).
    pub(crate) fn upload_json(&self, upload: &Upload) -> Value {
        let Attachment { id, filename, size, .. } = &upload.attachment;
        let folder = format!("ephemeral-attachments/{}/{id}", upload.channel);
        let url = self.signed_url(&self.cdn, &folder, filename);
        let mut value = json!({
            "id": id, "filename": filename, "size": size, "url": url, "proxy_url": url, "ephemeral": true,
        });
        if let Some((width, height)) = upload.attachment.dimensions {
            value["width"] = width.into();
            value["height"] = height.into();
        }
        if let Some(content_type) = &upload.attachment.content_type {
            value["content_type"] = content_type.as_str().into();
        }
        value
    }
}

/// The name that a file keeps: spaces and what an address cannot hold become underscores, as Discord is observed to do.
fn kept_name(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_') { c } else { '_' };
    let name: String = name.chars().map(plain).collect();
    if name.chars().any(|c| c.is_ascii_alphanumeric()) { name } else { "unknown".to_owned() }
}
