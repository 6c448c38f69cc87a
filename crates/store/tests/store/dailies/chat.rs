//! The chat as the poster meets it: it takes messages, forgets nonces after three minutes, and lets itself be read.

use std::collections::BTreeMap;

use play::Timestamp;
use store::{ChannelId, MessageId};

/// How long a nonce is remembered.
const NONCE_MS: i64 = 180_000;

/// A message: what it is known by, and when it came.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) id: MessageId,
    pub(crate) mark: String,
    pub(crate) at: Timestamp,
    nonce: String,
}

#[derive(Default)]
pub(crate) struct Chat {
    channels: BTreeMap<ChannelId, Vec<Message>>,
    last: u64,
}

impl Chat {
    /// A message arrives, or one that came with this nonce a moment ago is given back.
    pub(crate) fn take(&mut self, channel: ChannelId, nonce: &str, mark: &str, now: Timestamp) -> MessageId {
        let messages = self.channels.entry(channel).or_default();
        let same = |message: &&Message| message.nonce == nonce && now.ms_since(message.at) < NONCE_MS;
        if let Some(known) = messages.iter().rev().find(same) {
            return known.id;
        }
        self.last = (self.last + 1).max(MessageId::first_at(now).0);
        let (id, mark, nonce) = (MessageId(self.last), mark.to_owned(), nonce.to_owned());
        messages.push(Message { id, mark, at: now, nonce });
        id
    }

    /// The message with a mark after another one.
    pub(crate) fn find(&self, channel: ChannelId, mark: &str, after: Option<MessageId>) -> Option<MessageId> {
        let messages = self.channels.get(&channel)?;
        messages.iter().find(|m| m.mark == mark && after.is_none_or(|after| m.id > after)).map(|m| m.id)
    }

    pub(crate) fn messages(&self, channel: ChannelId) -> &[Message] {
        self.channels.get(&channel).map_or(&[], Vec::as_slice)
    }
}
