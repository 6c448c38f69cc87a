//! `starmate demo`: a local Discord with a chat page and the bot in it, no account needed.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result};
use store::ladder::Following;
use store::{ChannelId, GuildId};
use tokio_util::sync::CancellationToken;

use crate::settings::Settings;

/// Runs the demo until Ctrl-C or SIGTERM.
///
/// # Errors
/// When the data folder cannot be used, another demo holds it, or no port can be bound.
pub(crate) fn run(settings: &Settings) -> Result<()> {
    // Apart from a real bot's data: the demo's people and channels exist only here.
    let folder = settings.data.join("demo");
    let store = crate::data::open(&folder)?;
    crate::bot::runtime()?.block_on(serve(settings, &folder, store))
}

/// A puzzle every day in a channel of its own, the first at once.
fn daily_puzzle(cord: &localcord::Localcord, store: &store::Store) -> Result<()> {
    let server = store::Subject::Server(GuildId(cord.guild().0));
    let channel = cord.channel("puzzles");
    if store.daily(server)?.is_none() {
        let setting = store::DailySetting {
            channel: Some(ChannelId(channel.0)),
            daily: play::Daily { zone: play::Zone::utc(), hour: 0 },
            variants: vec![rules::Variant::Starchess],
            series: play::Series::Weekly,
            role: None,
            language: None,
            goal: true,
        };
        store.set_daily(server, &setting, discord::Clock::now(&discord::SystemClock))?;
    }
    Ok(())
}

async fn serve(settings: &Settings, folder: &Path, store: store::Store) -> Result<()> {
    let options = localcord::Options {
        data: Some(PathBuf::from(folder)),
        page_port: Some(settings.port),
        message_content: true,
        ..localcord::Options::default()
    };
    let cord = localcord::Localcord::start(options).await.context("starting the local Discord")?;
    follow_ladder(&cord, &store)?;
    daily_puzzle(&cord, &store)?;
    let shutdown = CancellationToken::new();
    tokio::spawn(crate::bot::stop_on_signal(shutdown.clone()));

    let config = discord::Config {
        token: cord.token(),
        api: discord::Api::Standin { ca_pem: cord.ca_pem().to_owned(), addr: cord.rest_https() },
        message_content: true,
        patience: discord::Patience::default(),
        house_threads: 1,
        mining_threads: settings.mining_threads.into(),
        ladder: Some(crate::ladder::config(settings, folder, crate::ladder::DEMO_CONTROL)?),
        operators: cord.people().first().map(|person| person.id().0).into_iter().collect(),
    };
    let bot = tokio::spawn(discord::run(config, store, Arc::new(discord::SystemClock), shutdown.clone()));

    let shown = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    println!("Starmate is running. Open {} in a browser.", cord.page());
    println!("You can play both sides: choose who you are at the top right, then type /play.");
    println!("Engines play in #ladder; /ladder shows how they stand, and /engine submit enters yours.");
    println!("Data: {}  (starting again goes on with the same games)", shown.display());
    println!("Ctrl-C ends.");

    let ended = bot.await.context("the bot's task")?;
    cord.stop().await.context("ending the local Discord")?;
    println!("\nStopped. The games are kept.");
    Ok(ended?)
}

/// The channel in which the demo shows its ladder.
const LADDER: &str = "ladder";
/// When the demo's digest comes, in UTC.
const HOUR: u8 = 9;

/// A channel follows the ladder from the first start on; whoever changes that later is not overruled.
fn follow_ladder(cord: &localcord::Localcord, store: &store::Store) -> Result<()> {
    let variant = rules::Variant::Starchess;
    if store.ladder(variant)?.is_some() {
        return Ok(());
    }
    let wanted = Following {
        guild: GuildId(cord.guild().0),
        variant,
        channel: ChannelId(cord.channel(LADDER).0),
        hour: HOUR,
        zone: "UTC".to_owned(),
        live: true,
    };
    let now = discord::Clock::now(&discord::SystemClock);
    store.follow_ladder(&wanted, now)?.into_inner();
    Ok(())
}
