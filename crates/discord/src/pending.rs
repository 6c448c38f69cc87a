//! Answers that are promised and not given yet, by channel: a thread is not archived while somebody waits there, since an
//! archived one takes no edits and Discord would refuse the answer (50083).

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::ChannelId;
use tokio::sync::Notify;

/// How many answers each channel waits for.
#[derive(Debug, Default)]
pub(crate) struct Pending {
    channels: Mutex<HashMap<ChannelId, usize>>,
}

/// An answer that is to come; it has come, or never will, when this is dropped.
#[derive(Debug)]
pub(crate) struct Awaited {
    pending: Arc<Pending>,
    posts: Arc<Notify>,
    channel: ChannelId,
}

impl Pending {
    /// Notes that an answer is to come in a channel. `posts` is told when it has.
    pub(crate) fn begin(self: &Arc<Self>, channel: ChannelId, posts: &Arc<Notify>) -> Awaited {
        *self.channels().entry(channel).or_insert(0) += 1;
        Awaited { pending: Arc::clone(self), posts: Arc::clone(posts), channel }
    }

    /// Whether somebody waits for an answer in a channel.
    pub(crate) fn is_waited_for(&self, channel: ChannelId) -> bool {
        self.channels().contains_key(&channel)
    }

    fn channels(&self) -> MutexGuard<'_, HashMap<ChannelId, usize>> {
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Awaited {
    fn drop(&mut self) {
        let mut channels = self.pending.channels();
        let Some(count) = channels.get_mut(&self.channel) else { return };
        *count -= 1;
        if *count == 0 {
            channels.remove(&self.channel);
            self.posts.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_is_waited_in_until_its_last_answer_has_come() {
        let (pending, posts) = (Arc::new(Pending::default()), Arc::new(Notify::new()));
        let (thread, other) = (ChannelId(1), ChannelId(2));
        let first = pending.begin(thread, &posts);
        let second = pending.begin(thread, &posts);
        drop(first);
        assert!(pending.is_waited_for(thread));
        assert!(!pending.is_waited_for(other));
        drop(second);
        assert!(!pending.is_waited_for(thread));
    }
}
