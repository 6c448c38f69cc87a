//! The house as an opponent: it takes challenges up, thinks, moves, and answers offers and requests.
//!
//! What it has to do stands in the games themselves, so that a restart in the middle of a thought loses only the thought.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use engine::{Signals, Thought};
use play::{Action, Colour, GameId, HOUSE, Level, RequestKind, Turn};
use store::{Act, Source, StoredGame};
use tokio::sync::{Notify, Semaphore};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info, info_span, warn};

use crate::bot::Bot;
use crate::challenges;
use crate::trouble::Trouble;

/// Whatever comes is told at once; this finds what was missed.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// What the house has on its mind.
pub(crate) struct House {
    /// Told whenever there may be something to do.
    pub(crate) wake: Notify,
    /// The boards that are thought about or wait for it, in turn.
    queue: Mutex<Vec<(GameId, Turn)>>,
    /// How many are thought about at a time.
    seats: Arc<Semaphore>,
    /// Ends every thought.
    signals: Arc<Signals>,
}

impl House {
    pub(crate) fn new(seats: usize) -> Self {
        Self {
            wake: Notify::new(),
            queue: Mutex::default(),
            seats: Arc::new(Semaphore::new(seats.max(1))),
            signals: Arc::default(),
        }
    }

    fn queue(&self) -> std::sync::MutexGuard<'_, Vec<(GameId, Turn)>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many games are thought about before this one.
    pub(crate) fn before(&self, game: GameId) -> usize {
        let queue = self.queue();
        queue.iter().position(|(other, _)| *other == game).unwrap_or(queue.len())
    }

    /// Takes a place in the queue; `false` for a board that has one.
    fn enter(&self, board: (GameId, Turn)) -> bool {
        let mut queue = self.queue();
        let new = !queue.contains(&board);
        if new {
            queue.push(board);
        }
        new
    }

    fn leave(&self, board: (GameId, Turn)) {
        self.queue().retain(|other| *other != board);
    }
}

/// Plays until `stop`.
pub(crate) async fn run(bot: Arc<Bot>, stop: CancellationToken) {
    let mut tasks = JoinSet::new();
    loop {
        if bot.in_session.load(Ordering::SeqCst)
            && let Err(trouble) = look(&bot, &mut tasks).await
        {
            error!(%trouble, "the house could not look at its games");
        }
        tokio::select! {
            () = bot.house.wake.notified() => {}
            () = tokio::time::sleep(LOOK_EVERY) => {}
            Some(_) = tasks.join_next() => {}
            () = stop.cancelled() => break,
        }
    }
    bot.house.signals.stop.store(true, Ordering::SeqCst);
    tasks.shutdown().await;
}

async fn look(bot: &Arc<Bot>, tasks: &mut JoinSet<()>) -> Result<(), Trouble> {
    for challenge in bot.db(|store| store.open_challenges(HOUSE)).await? {
        challenges::accept_for_house(bot, &challenge).await?;
    }
    for game in bot.live.of(HOUSE) {
        let Some(side) = game.game.players().side_of(HOUSE) else { continue };
        for kind in RequestKind::ALL {
            if game.game.request(kind).is_some_and(|request| request.by != side) {
                act(bot, &game, Action::Grant(kind)).await?;
            }
        }
        let offered = game.game.draw_offer().is_some_and(|offer| offer.by != side);
        let board = (game.id(), game.game.turn());
        if (offered || game.game.side() == side) && bot.house.enter(board) {
            let span = info_span!("house", game = board.0.0, turn = %board.1);
            tasks.spawn(tracing::Instrument::instrument(turn(Arc::clone(bot), board), span));
        }
    }
    Ok(())
}

/// One turn of the house, or its answer to an offer.
async fn turn(bot: Arc<Bot>, board: (GameId, Turn)) {
    let seat = Arc::clone(&bot.house.seats).acquire_owned().await;
    if let Err(trouble) = answer(&bot, board).await {
        warn!(%trouble, "the house did not come to its move; it tries again");
        tokio::time::sleep(LOOK_EVERY).await;
    }
    drop(seat);
    bot.house.leave(board);
    bot.house.wake.notify_one();
}

async fn answer(bot: &Arc<Bot>, (id, at): (GameId, Turn)) -> Result<(), Trouble> {
    let Some(game) = bot.live.get(id).filter(|game| game.game.turn() == at) else { return Ok(()) };
    let Some(side) = game.game.players().side_of(HOUSE) else { return Ok(()) };
    let level = game.game.terms().house.unwrap_or(Level::MOST);
    let Some(thought) = think(bot, &game, level).await? else { return Ok(()) };
    // While it thought, the game may have gone on or ended.
    let Some(game) = bot.live.get(id).filter(|game| game.game.turn() == at) else { return Ok(()) };
    let own = if game.game.side() == side { thought.centipawns } else { -thought.centipawns };
    if game.game.draw_offer().is_some_and(|offer| offer.by != side) {
        let action = if own <= 0 { Action::AcceptDraw } else { Action::DeclineDraw };
        act(bot, &game, action).await?;
        if action == Action::AcceptDraw {
            return Ok(());
        }
    }
    if game.game.side() == side {
        act(bot, &game, Action::Move(thought.mv)).await?;
    }
    Ok(())
}

/// A move for whoever asks: it waits for a seat as the house's own thoughts do, so that many who ask do not take the
/// machine.
pub(crate) async fn advise(bot: &Bot, game: &StoredGame, level: Level) -> Result<Option<Thought>, Trouble> {
    let _seat = bot.house.seats.acquire().await;
    think(bot, game, level).await
}

/// Thinks about a position on a thread of its own, which gives way to everything else.
async fn think(bot: &Bot, game: &StoredGame, level: Level) -> Result<Option<Thought>, Trouble> {
    let (game, signals) = (game.game.game().clone(), Arc::clone(&bot.house.signals));
    let (done, thought) = tokio::sync::oneshot::channel();
    let thread = std::thread::Builder::new().name("house".to_owned());
    let spawned = thread.spawn(move || {
        give_way();
        if done.send(engine::think(&game, level.number(), &signals)).is_err() {
            debug!("nobody waits for this thought any more");
        }
    });
    if let Err(error) = spawned {
        warn!(%error, "no thread to think on");
        return Ok(None);
    }
    Ok(thought.await.ok().flatten())
}

/// Lowers this thread's claim on the processor. Where the system does not have that, it thinks as others do.
pub(crate) fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        info!(%error, "the house thinks at the usual priority");
    }
}

async fn act(bot: &Arc<Bot>, game: &StoredGame, action: Action) -> Result<(), Trouble> {
    let (id, expected) = (game.id(), Some(game.game.turn()));
    let act =
        Act { game: id, by: HOUSE, action, expected, source: Source::House, event: None, now: bot.now() };
    match bot.db(move |store| store.act(act)).await {
        // Somebody else was faster: the next look sees how things stand.
        Err(Trouble::Play(refusal)) => info!(%refusal, "the house comes too late"),
        other => drop(other?.into_inner()),
    }
    bot.refresh(id).await?;
    Ok(())
}

/// The house's colour in a game, if it plays there.
pub(crate) fn side(game: &StoredGame) -> Option<Colour> {
    game.game.players().side_of(HOUSE)
}
