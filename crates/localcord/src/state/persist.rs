//! The state on disk: one JSON file written whole beside the old one and renamed over it, and a file per attachment.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use axum::body::Bytes;

use super::World;
use super::records::{Attachment, Message, Saved};
use crate::error::Error;
use crate::id::Id;

/// Message flag of a deferred answer that has not come.
const LOADING: u64 = 1 << 7;

const STATE_FILE: &str = "localcord.json";

/// How long a CDN address is good for (documentation: "Signed Attachment CDN URLs"; observed: 24 h).
const CDN_LIFE: Duration = Duration::from_hours(24);

impl Saved {
    /// Reads the state of a data folder, if there is one.
    pub(crate) fn load(folder: &Path) -> Result<Option<Self>, Error> {
        let path = folder.join(STATE_FILE);
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(Error::io(format!("cannot read {}", path.display()))(error)),
        };
        let mut saved: Self = serde_json::from_slice(&text)
            .map_err(|source| Error::Saved { path: path.display().to_string(), source })?;
        saved.found_roles();
        // Ephemeral messages last until the client is closed, and tokens are not kept: nothing thinks any more.
        for messages in saved.messages.values_mut() {
            messages.retain(|_, message| message.ephemeral_for.is_none() && message.flags & LOADING == 0);
        }
        Ok(Some(saved))
    }

    /// Writes the state into a data folder.
    pub(crate) fn store(&self, folder: &Path) -> Result<(), Error> {
        let (path, beside) = (folder.join(STATE_FILE), folder.join("localcord.json.new"));
        let write = || {
            fs::create_dir_all(folder)?;
            let mut file = fs::File::create(&beside)?;
            file.write_all(&serde_json::to_vec(self)?)?;
            file.sync_all()?;
            fs::rename(&beside, &path)
        };
        write().map_err(Error::io(format!("cannot write {}", path.display())))
    }
}

impl World {
    pub(crate) fn store_file(&mut self, id: Id, bytes: Bytes) {
        if let Some(folder) = self.attachment_folder() {
            let written =
                fs::create_dir_all(&folder).and_then(|()| fs::write(folder.join(id.to_string()), &bytes));
            if let Err(error) = written {
                tracing::error!(%error, attachment = %id, "an attachment could not be kept");
            }
        } else {
            self.files.insert(id, bytes);
        }
    }

    /// Removes the attachments of a message that is gone.
    pub(crate) fn forget_files(&mut self, message: &Message) {
        let folder = self.attachment_folder();
        for attachment in &message.attachments {
            self.files.remove(&attachment.id);
            if let Some(folder) = &folder
                && let Err(error) = fs::remove_file(folder.join(attachment.id.to_string()))
            {
                tracing::warn!(%error, attachment = %attachment.id, "an attachment could not be removed");
            }
        }
    }

    /// The bytes of an attachment of an existing message.
    pub(crate) fn file(&self, id: Id) -> Option<Bytes> {
        if let Some(bytes) = self.files.get(&id) {
            return Some(bytes.clone());
        }
        fs::read(self.attachment_folder()?.join(id.to_string())).ok().map(Bytes::from)
    }

    /// The signed address of an attachment, good from now on for a day.
    pub(crate) fn cdn_url(&self, channel: Id, attachment: &Attachment) -> String {
        let folder = format!("attachments/{channel}/{}", attachment.id);
        self.signed_url(&format!("{}/cdn", self.page), &folder, &attachment.filename)
    }

    /// The signed address of a file in a folder of the CDN that is found at a base.
    pub(super) fn signed_url(&self, base: &str, folder: &str, name: &str) -> String {
        let issued = self.now();
        let expires = issued.after(CDN_LIFE);
        let (ex, is) = (expires.0 / 1000, issued.0 / 1000);
        let hm = self.cdn_signature(&format!("{folder}/{name}"), ex, is);
        // The name is kept to what a URL can hold; people name their files freely.
        let name: String = name.bytes().map(escaped).collect();
        format!("{base}/{folder}/{name}?ex={ex:x}&is={is:x}&hm={hm}")
    }

    /// Whether a CDN address is signed by this server and not expired.
    pub(crate) fn cdn_valid(&self, path: &str, ex: &str, is: &str, hm: &str) -> bool {
        let number = |text| i64::from_str_radix(text, 16).ok();
        let (Some(ex), Some(is)) = (number(ex), number(is)) else { return false };
        self.cdn_signature(path, ex, is) == hm && self.now().0 / 1000 < ex
    }

    /// Keyed by a secret; good enough to catch addresses that were made up or altered on loopback.
    fn cdn_signature(&self, path: &str, ex: i64, is: i64) -> String {
        let mut hasher = DefaultHasher::new();
        (self.saved.cdn_secret, path, ex, is).hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }
}

fn escaped(byte: u8) -> String {
    match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    }
}
