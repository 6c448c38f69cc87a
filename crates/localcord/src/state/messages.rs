//! Messages: sending, changing, deleting, and the nonces that keep a repeated request from posting twice.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::body::Bytes;
use serde_json::Value;

use super::World;
use super::records::{Attachment, Message, Origin, Reference};
use crate::clock::Millis;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::refusal::Refusal;

/// How long a nonce is remembered. The documentation says "a few minutes".
const NONCE_LIFE: Duration = Duration::from_mins(3);

/// A nonce that was used to send a message.
pub(crate) struct Nonce {
    author: Id,
    channel: Id,
    text: Value,
    message: Id,
    used: Millis,
}

impl Nonce {
    /// That of a message sent with one.
    pub(crate) fn of(message: &Message) -> Option<Self> {
        let text = message.nonce.clone()?;
        let Message { author, channel, id, sent, .. } = *message;
        Some(Self { author, channel, text, message: id, used: sent })
    }
}

/// A file that came with a request.
#[derive(Clone, Debug)]
pub(crate) struct NewFile {
    /// The n of `files[n]`.
    pub(crate) index: u64,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Bytes,
}

/// A message to be.
#[derive(Clone, Debug, Default)]
pub(crate) struct NewMessage {
    pub(crate) kind: u8,
    pub(crate) content: String,
    pub(crate) mentions: BTreeSet<Id>,
    pub(crate) everyone: bool,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) flags: u64,
    pub(crate) nonce: Option<Value>,
    pub(crate) reference: Option<Reference>,
    pub(crate) webhook: bool,
    pub(crate) interaction: Option<Origin>,
    pub(crate) ephemeral_for: Option<Id>,
}

impl World {
    /// Sends a message. A thread that was archived comes back to life, unless it is locked (documentation: "Threads",
    /// "Sending a message in an archived thread will automatically unarchive it").
    pub(crate) fn send_message(&mut self, channel: Id, author: Id, new: NewMessage) -> Result<Id, Refusal> {
        self.wake_thread(channel, author)?;
        let (id, sent) = (self.next_id(), self.now());
        let ephemeral = new.ephemeral_for.is_some();
        let message = Message {
            id,
            channel,
            kind: new.kind,
            author,
            content: new.content,
            sent,
            edited: None,
            mentions: new.mentions,
            everyone: new.everyone,
            attachments: new.attachments,
            embeds: new.embeds,
            components: new.components,
            flags: new.flags,
            nonce: new.nonce,
            reference: new.reference,
            webhook: new.webhook,
            interaction: new.interaction,
            ephemeral_for: new.ephemeral_for,
        };
        let mentioned: Vec<Id> = message.mentions.iter().copied().collect();
        self.saved.messages.entry(channel).or_default().insert(id, message);
        if !ephemeral {
            let record = self.saved.channels.get_mut(&channel).ok_or_else(Refusal::unknown_channel)?;
            record.last_message = Some(id);
            if let Some(thread) = &mut record.thread {
                thread.sent += 1;
                thread.last_activity = sent;
                // Writing in a thread and being mentioned in one makes a member of it.
                for user in mentioned.into_iter().chain([author]) {
                    self.join_thread(channel, user);
                }
            }
        }
        self.announce_message(channel, id, true);
        Ok(id)
    }

    fn wake_thread(&mut self, channel: Id, author: Id) -> Result<(), Refusal> {
        let record = self.channel(channel).ok_or_else(Refusal::unknown_channel)?;
        let Some(thread) = record.thread.as_ref().filter(|thread| thread.archived || thread.locked) else {
            return Ok(());
        };
        if thread.locked && thread.archived {
            return Err(Refusal::archived_thread());
        }
        if thread.locked {
            let manages = self.permissions_in(author, channel).contains(Permissions::MANAGE_THREADS);
            return if manages { Ok(()) } else { Err(Refusal::thread_locked()) };
        }
        if record.guild.is_some_and(|guild| self.active_threads(guild) >= self.options.active_threads) {
            return Err(Refusal::too_many_threads());
        }
        self.change_thread(channel, |thread| thread.archived = false);
        Ok(())
    }

    /// Deletes a message and its attachments.
    pub(crate) fn delete_message(&mut self, channel: Id, id: Id) -> Result<(), Refusal> {
        let removed = self.saved.messages.get_mut(&channel).and_then(|messages| messages.remove(&id));
        let message = removed.ok_or_else(Refusal::unknown_message)?;
        self.forget_files(&message);
        self.announce_deleted(&message);
        Ok(())
    }

    /// Channel and id of the message that an author sent with this nonce, if it is still remembered. The documentation
    /// does not bind a nonce to a channel, so neither does this.
    pub(crate) fn sent_with(&mut self, author: Id, nonce: &Value) -> Option<(Id, Id)> {
        let now = self.now();
        self.nonces.retain(|known| now.since(known.used) < NONCE_LIFE);
        let known = self.nonces.iter().find(|n| n.author == author && n.text == *nonce);
        known
            .map(|known| (known.channel, known.message))
            .filter(|&(channel, message)| self.message(channel, message).is_some())
    }

    pub(crate) fn remember_nonce(&mut self, author: Id, channel: Id, nonce: Value, message: Id) {
        let used = self.now();
        self.nonces.push(Nonce { author, channel, text: nonce, message, used });
    }

    /// Stores a file and gives the attachment that it becomes.
    pub(crate) fn attach(&mut self, file: &NewFile, description: Option<String>) -> Attachment {
        let id = self.next_id();
        self.store_file(id, file.bytes.clone());
        Attachment::of(id, file, description)
    }

    /// Whom a text mentions: known users named as `<@id>` or `<@!id>`.
    pub(crate) fn mentioned(&self, content: &str) -> BTreeSet<Id> {
        let starts = content.match_indices("<@").map(|(at, _)| &content[at + 2..]);
        let ids =
            starts.filter_map(|rest| rest.strip_prefix('!').unwrap_or(rest).split_once('>')?.0.parse().ok());
        ids.filter(|id| self.user(*id).is_some()).collect()
    }
}

impl Attachment {
    pub(super) fn of(id: Id, file: &NewFile, description: Option<String>) -> Self {
        Self {
            id,
            filename: file.filename.clone(),
            description,
            content_type: file.content_type.clone().or_else(|| type_by_name(&file.filename)),
            size: file.bytes.len(),
            dimensions: png_dimensions(&file.bytes),
        }
    }
}

fn type_by_name(filename: &str) -> Option<String> {
    let (_, extension) = filename.rsplit_once('.')?;
    let known = match extension.to_ascii_lowercase().as_str() {
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "gif" => "image/gif",
        "webp" => "image/webp",
        "svg" => "image/svg+xml",
        "txt" | "pgn" => "text/plain; charset=utf-8",
        "json" => "application/json",
        _ => return None,
    };
    Some(known.into())
}

/// Width and height from a PNG's header chunk (PNG specification, "IHDR").
fn png_dimensions(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?.get(8..16)?;
    let number = |at: usize| header[at..at + 4].try_into().map(u32::from_be_bytes).ok();
    Some((number(0)?, number(4)?))
}
