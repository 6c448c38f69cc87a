//! The poster: takes what the outbox holds to Discord, each thing once and in the order of its game.
//!
//! A row is marked in flight in the database before it is sent, with a nonce that Discord remembers for a few minutes.
//! A row found in flight later is sent again with the same nonce while that holds, and looked for in the channel after
//! that: neither a crash nor a time-out loses or doubles a message.

mod close;
mod open;
mod reminders;
mod send;
mod settle;
mod words;

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use play::GameId;
use store::{DailyShown, Post, PostId};
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tracing::{Instrument, error, info_span, warn};

pub(crate) use self::send::dm_channel;
use crate::bot::Bot;
use crate::puzzles;
use crate::trouble::Trouble;

/// How old a message may be that we still edit. Edits of messages over an hour old are rationed (error 30046).
pub(crate) const EDITABLE_MS: i64 = 55 * 60 * 1000;
/// How long Discord is sure to remember a nonce: "a few minutes" in its documentation.
const NONCE_MS: i64 = 2 * 60 * 1000;
/// How many messages are on their way at a time; Discord takes 50 requests a second.
const AT_A_TIME: u32 = 16;
/// Least time between two messages that are begun, and with each an older one may lose its buttons: so that all that is
/// posted by itself, as after an outage, stays below Discord's 50 requests a second and leaves answers their share.
const PACE: Duration = Duration::from_millis(50);
/// How long a clean end waits for what is on its way.
const FAREWELL: Duration = Duration::from_secs(4);
/// The database's clock may be moved by a test or an operator, so due times are looked at this often at least.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// Delay before the next try, in milliseconds: two seconds, doubling to ten minutes.
fn delay_ms(attempts: u32) -> i64 {
    (2000_i64 << attempts.min(9)).min(10 * 60 * 1000)
}

/// What is being worked on, so that no look takes it twice.
#[derive(Debug, Default)]
struct Busy {
    posts: HashMap<PostId, Option<GameId>>,
    games: HashSet<GameId>,
    /// Whether counts of solvers are being edited.
    counts: bool,
}

impl Busy {
    /// Whether anything is still done about a game's messages, such as taking the menus off an old board.
    fn writes_of(&self, game: GameId) -> bool {
        self.posts.values().any(|of| *of == Some(game))
    }
}

type Shared = Arc<Mutex<Busy>>;

/// Posts until told to stop; what is on its way then is finished, if it takes no longer than a moment.
pub(crate) async fn run(bot: Arc<Bot>, stop: CancellationToken) {
    let busy = Shared::default();
    let mut tasks = JoinSet::new();
    let mut pace = Pace::default();
    while !stop.is_cancelled() {
        if let Err(trouble) = look(&bot, &busy, &mut tasks, &mut pace).await {
            error!(%trouble, "the outbox could not be read");
        }
        tokio::select! {
            () = bot.posts.notified() => {}
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = stop.cancelled() => {}
            Some(done) = tasks.join_next(), if !tasks.is_empty() => {
                if let Err(error) = done {
                    error!(%error, "a post failed badly");
                }
            }
        }
    }
    let finished = tokio::time::timeout(FAREWELL, async {
        while let Some(done) = tasks.join_next().await {
            if let Err(error) = done {
                error!(%error, "a post failed badly");
            }
        }
    });
    if finished.await.is_err() {
        // They are in flight in the database: the next start finds out about them.
        warn!(left = tasks.len(), "not all posts were confirmed in time");
        tasks.shutdown().await;
    }
}

/// When the next message may be begun.
#[derive(Debug, Default)]
struct Pace(Option<Instant>);

impl Pace {
    async fn keep(&mut self) {
        let now = Instant::now();
        let next = self.0.filter(|next| *next > now);
        if let Some(next) = next {
            tokio::time::sleep_until(next).await;
        }
        self.0 = Some(next.unwrap_or(now) + PACE);
    }
}

/// Starts work on all that is due.
async fn look(
    bot: &Arc<Bot>,
    busy: &Shared,
    tasks: &mut JoinSet<()>,
    pace: &mut Pace,
) -> Result<(), Trouble> {
    let now = bot.now();
    let (open, doubtful, due, close, counts) = bot
        .db(move |store| {
            Ok::<_, store::StoreError>((
                store.games_to_open()?,
                store.in_flight(now)?,
                store.next_posts(now, AT_A_TIME)?,
                store.games_to_close()?,
                store.daily_edits(now, AT_A_TIME)?,
            ))
        })
        .await?;
    for game in open {
        let id = game.id();
        spawn_for_game(busy, tasks, id, open::place(Arc::clone(bot), game));
    }
    for post in doubtful {
        spawn_for_post(busy, tasks, &post.clone(), settle::settle(Arc::clone(bot), post));
    }
    for post in due {
        pace.keep().await;
        spawn_for_post(busy, tasks, &post.clone(), send::send(Arc::clone(bot), post));
    }
    for game in close {
        let id = game.id();
        // An archived thread takes no edits; the end of that work leads to the next look.
        let awaited = game.place.channel().is_some_and(|channel| bot.pending.is_waited_for(channel));
        if awaited || busy.lock().unwrap_or_else(PoisonError::into_inner).writes_of(id) {
            continue;
        }
        spawn_for_game(busy, tasks, id, close::close(Arc::clone(bot), game));
    }
    spawn_for_counts(bot, busy, tasks, counts);
    Ok(())
}

/// Edits the messages of daily puzzles one after the other: nobody waits for those.
fn spawn_for_counts(bot: &Arc<Bot>, busy: &Shared, tasks: &mut JoinSet<()>, counts: Vec<DailyShown>) {
    if counts.is_empty()
        || std::mem::replace(&mut busy.lock().unwrap_or_else(PoisonError::into_inner).counts, true)
    {
        return;
    }
    let freed = Freed { busy: Arc::clone(busy), post: None, game: None, counts: true };
    let bot = Arc::clone(bot);
    let work = async move {
        for shown in counts {
            puzzles::edit_count(Arc::clone(&bot), shown).await?;
            tokio::time::sleep(PACE).await;
        }
        Ok(())
    };
    tasks.spawn(async move { finish(freed, work).await }.instrument(info_span!("counts")));
}

fn spawn_for_post(
    busy: &Shared,
    tasks: &mut JoinSet<()>,
    post: &Post,
    work: impl Future<Output = Result<(), Trouble>> + Send + 'static,
) {
    let id = post.id;
    match busy.lock().unwrap_or_else(PoisonError::into_inner).posts.entry(id) {
        Entry::Occupied(_) => return,
        Entry::Vacant(place) => place.insert(post.content.game()),
    };
    let span = info_span!("post", key = %post.key);
    let freed = Freed { busy: Arc::clone(busy), post: Some(id), game: None, counts: false };
    tasks.spawn(async move { finish(freed, work).await }.instrument(span));
}

fn spawn_for_game(
    busy: &Shared,
    tasks: &mut JoinSet<()>,
    game: GameId,
    work: impl Future<Output = Result<(), Trouble>> + Send + 'static,
) {
    if !busy.lock().unwrap_or_else(PoisonError::into_inner).games.insert(game) {
        return;
    }
    let span = info_span!("place", game = game.0);
    let freed = Freed { busy: Arc::clone(busy), post: None, game: Some(game), counts: false };
    tasks.spawn(async move { finish(freed, work).await }.instrument(span));
}

/// Gives the row or game free again, also after a panic.
struct Freed {
    busy: Shared,
    post: Option<PostId>,
    game: Option<GameId>,
    counts: bool,
}

impl Drop for Freed {
    fn drop(&mut self) {
        let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(post) = self.post {
            busy.posts.remove(&post);
        }
        if let Some(game) = self.game {
            busy.games.remove(&game);
        }
        if self.counts {
            busy.counts = false;
        }
    }
}

async fn finish(freed: Freed, work: impl Future<Output = Result<(), Trouble>>) {
    if let Err(trouble) = work.await {
        warn!(%trouble, "could not be finished; it is tried again");
        // Whatever failed here left no due time behind, so that the next look would come at once.
        tokio::time::sleep(LOOK_EVERY * 2).await;
    }
    drop(freed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_come_ever_more_slowly_up_to_ten_minutes() {
        assert_eq!(delay_ms(0), 2000);
        assert_eq!(delay_ms(1), 4000);
        assert_eq!(delay_ms(9), 600_000);
        assert_eq!(delay_ms(u32::MAX), 600_000);
    }
}
