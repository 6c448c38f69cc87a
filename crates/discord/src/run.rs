//! The bot's life: from the first connection to the end.

use std::sync::Arc;
use std::time::Duration;

use arena::Arena;
use play::UserId;
use serenity::all::{Client, GatewayError, Http};
use serenity::client::ClientBuilder;
use serenity::model::gateway::BotGateway;
use store::{Store, StoreError};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use crate::bot::Bot;
use crate::dispatch::Handler;
use crate::fetch::Files;
use crate::house::{self, House};
use crate::ladder::{Side, following, live};
use crate::puzzles::miner;
use crate::watch::{self, Patience, Pulse};
use crate::{Api, Clock, connect, heart, poster};

/// How long a clean end may take before the connection is simply dropped.
const FAREWELL: Duration = Duration::from_secs(3);
/// Pause between tries to reach Discord at all.
const KNOCK_EVERY: Duration = Duration::from_secs(5);

/// What the bot needs to know.
#[derive(Clone)]
pub struct Config {
    /// The bot's token.
    pub token: String,
    /// Where Discord is.
    pub api: Api,
    /// Whether to ask for the privileged message-content intent, so that moves can be typed anywhere. Where Discord
    /// does not grant it, the bot says so in the log and goes on without.
    pub message_content: bool,
    /// When a silent connection is started anew.
    pub patience: Patience,
    /// How many games the house thinks about at a time.
    pub house_threads: usize,
    /// On how many threads puzzles are mined when those of somebody's days run low; 0 mines none.
    pub mining_threads: usize,
    /// The ladder of engines; without it none runs, and what was played is shown all the same.
    pub ladder: Option<arena::Config>,
    /// Those who run this bot, by their numbers on Discord: they may withdraw engines and ban their owners.
    pub operators: Vec<u64>,
}

impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Config")
            .field("token", &"hidden")
            .field("api", &self.api)
            .field("message_content", &self.message_content)
            .field("patience", &self.patience)
            .field("house_threads", &self.house_threads)
            .field("mining_threads", &self.mining_threads)
            .field("ladder", &self.ladder)
            .field("operators", &self.operators)
            .finish()
    }
}

/// Why the bot ended. Each says what whoever runs it can do.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The HTTP client could not be built.
    #[error("the HTTP client could not be set up")]
    Client(#[source] reqwest::Error),
    /// Discord does not know the token (401, or gateway close 4004).
    #[error("Discord refused the token: check DISCORD_TOKEN, or reset it in the developer portal")]
    TokenRefused,
    /// Gateway close 4013 or, without the privileged intent, 4014.
    #[error("Discord refused the gateway intents: {0}")]
    Intents(String),
    /// Never let in for long: closes 4010 to 4012, or an outage.
    #[error(
        "the gateway did not let the bot in for {} minutes (the log names the close code); start it again later",
        .0.as_secs() / 60
    )]
    NotLetIn(Duration),
    /// Another gateway failure that cannot pass.
    #[error("the gateway failed")]
    Gateway(#[source] Box<serenity::Error>),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A task of ours panicked.
    #[error("a part of the bot failed")]
    Task(#[from] tokio::task::JoinError),
}

/// How one connection ended, where it did not fail.
enum Ended {
    Stopped,
    /// Close 4014: the message-content intent is not granted.
    ContentRefused,
}

/// Runs the bot until `shutdown` is cancelled; then closes the connection, finishes what is on its way to Discord and
/// returns. Prints nothing; everything goes to `tracing`.
///
/// # Errors
/// [`Error`], when going on is pointless: a refused token, refused intents, a failing database.
pub async fn run(
    config: Config,
    store: Store,
    clock: Arc<dyn Clock>,
    shutdown: CancellationToken,
) -> Result<(), Error> {
    let http = Arc::new(connect::http(&config.token, &config.api)?);
    let arena = config.ladder.clone().map(|ladder| Arena::new(ladder, store.clone()));
    let operators = config.operators.iter().map(|user| UserId(*user)).collect();
    let side = Side::new(arena, Files::new(&config.api)?, operators);
    let bot = Arc::new(Bot::new(http, store, clock, House::new(config.house_threads), side));
    let loading = Arc::clone(&bot);
    let live = tokio::task::spawn_blocking(move || {
        loading.puzzles.load(&loading.store)?;
        loading.live.load(&loading.store)
    })
    .await??;
    info!(live, "games loaded");

    let stop_posting = CancellationToken::new();
    let ready = Arc::new(Notify::new());
    let posting = tokio::spawn(post_when_ready(Arc::clone(&bot), Arc::clone(&ready), stop_posting.clone()));

    let stop_playing = CancellationToken::new();
    let playing = tokio::spawn(house::run(Arc::clone(&bot), stop_playing.clone()));
    let laddering = tokio::spawn(ladder(Arc::clone(&bot), stop_playing.clone()));
    let mining = tokio::spawn(miner::run(Arc::clone(&bot), config.mining_threads, stop_playing.clone()));

    let ended = connections(&config, &bot, &ready, &shutdown).await;
    stop_playing.cancel();
    playing.await?;
    laddering.await?;
    mining.await?;
    stop_posting.cancel();
    posting.await?;
    ended
}

/// Plays the ladder, and tells and shows what goes on there. A ladder that fails is no reason to end the bot.
async fn ladder(bot: Arc<Bot>, stop: CancellationToken) {
    let arena = bot.ladder.running().cloned();
    let play = async {
        if let Some(arena) = arena
            && let Err(error) = arena.run(stop.clone()).await
        {
            error!(%error, "the ladder stands still");
        }
    };
    tokio::join!(
        play,
        following::run(Arc::clone(&bot), stop.clone()),
        live::run(Arc::clone(&bot), stop.clone()),
    );
}

/// The poster needs to know who it is before it looks for its own messages.
async fn post_when_ready(bot: Arc<Bot>, ready: Arc<Notify>, stop: CancellationToken) {
    tokio::select! {
        () = ready.notified() => poster::run(bot, stop).await,
        () = stop.cancelled() => {}
    }
}

async fn connections(
    config: &Config,
    bot: &Arc<Bot>,
    ready: &Arc<Notify>,
    shutdown: &CancellationToken,
) -> Result<(), Error> {
    let mut content = config.message_content;
    loop {
        match connection(config, content, bot, ready, shutdown).await? {
            Ended::Stopped => return Ok(()),
            Ended::ContentRefused => {
                error!(
                    "Discord does not grant the message-content intent (close 4014): moves can be typed in direct messages \
                     and with a mention only. Switch it on in the developer portal under Bot → Privileged Gateway \
                     Intents, or switch it off in the settings"
                );
                content = false;
            }
        }
    }
}

/// Knocks until Discord answers where its gateway is.
async fn gateway(http: &Http, shutdown: &CancellationToken) -> Result<Option<BotGateway>, Error> {
    loop {
        match http.get_bot_gateway().await {
            Ok(gateway) => return Ok(Some(gateway)),
            Err(serenity::Error::Http(error))
                if error.status_code().is_some_and(|code| code.as_u16() == 401) =>
            {
                return Err(Error::TokenRefused);
            }
            Err(error) => warn!(%error, "Discord cannot be reached; trying again"),
        }
        tokio::select! {
            () = shutdown.cancelled() => return Ok(None),
            () = tokio::time::sleep(KNOCK_EVERY) => {}
        }
    }
}

async fn connection(
    config: &Config,
    content: bool,
    bot: &Arc<Bot>,
    ready: &Arc<Notify>,
    shutdown: &CancellationToken,
) -> Result<Ended, Error> {
    let gateway = tokio::select! {
        gateway = gateway(&bot.http, shutdown) => gateway?,
        () = shutdown.cancelled() => None,
    };
    let Some(gateway) = gateway else { return Ok(Ended::Stopped) };
    let pulse = Pulse::default();
    let handler = Handler { bot: Arc::clone(bot), pulse: pulse.clone(), ready: Arc::clone(ready) };
    let http = connect::http(&config.token, &config.api)?;
    let mut client: Client = ClientBuilder::new_with_http(http, connect::intents(content))
        .raw_event_handler(handler)
        .await
        .map_err(|error| Error::Gateway(Box::new(error)))?;
    // The library asks again, and falls back to a fixed address when that fails; what we were told holds.
    client.ws_url.lock().await.clone_from(&gateway.url);
    let shards = client.shard_manager.clone();
    let watchdog = watch::run(shards.clone(), pulse.clone(), config.patience);
    let heart = heart::run(Arc::clone(bot), shards.clone(), pulse);
    let ended = tokio::select! {
        ended = client.start_shards(gateway.shards.max(1)) => ended,
        () = shutdown.cancelled() => {
            farewell(&shards).await;
            return Ok(Ended::Stopped);
        }
        () = heart => Ok(()),
        () = watchdog => {
            farewell(&shards).await;
            return Err(Error::NotLetIn(config.patience.give_up));
        }
    };
    farewell(&shards).await;
    match ended {
        Ok(()) => Ok(Ended::Stopped),
        Err(serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents)) if content => {
            Ok(Ended::ContentRefused)
        }
        Err(serenity::Error::Gateway(
            error @ (GatewayError::DisallowedGatewayIntents | GatewayError::InvalidGatewayIntents),
        )) => Err(Error::Intents(error.to_string())),
        Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication)) => Err(Error::TokenRefused),
        Err(error) => Err(Error::Gateway(Box::new(error))),
    }
}

async fn farewell(shards: &Arc<serenity::all::ShardManager>) {
    if tokio::time::timeout(FAREWELL, shards.shutdown_all()).await.is_err() {
        warn!("the gateway did not say goodbye in time");
    }
}
