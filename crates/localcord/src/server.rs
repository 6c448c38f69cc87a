//! The listeners, and the task that lets time pass.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use axum_server::tls_rustls::RustlsConfig;
use rand::RngExt;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::activity::Activity;
use crate::error::Error;
use crate::keep::Disk;
use crate::options::Options;
use crate::state::World;
use crate::state::records::Saved;
use crate::{cdn, gateway, keep, people, rest, tls};

/// How often what is due happens.
const BEAT: Duration = Duration::from_millis(100);
/// How long open connections may take to end at a shutdown.
const GRACE: Duration = Duration::from_secs(2);

/// What every connection shares.
#[derive(Clone)]
pub(crate) struct Shared(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) world: Mutex<World>,
    pub(crate) stopping: CancellationToken,
    pub(crate) disk: Disk,
    pub(crate) activity: Activity,
}

impl Deref for Shared {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Inner {
    pub(crate) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The running servers.
pub(crate) struct Servers {
    pub(crate) shared: Shared,
    pub(crate) ca_pem: String,
    pub(crate) rest_https: SocketAddr,
    pub(crate) rest_http: SocketAddr,
    pub(crate) page: SocketAddr,
    handle: axum_server::Handle<SocketAddr>,
    tasks: JoinSet<()>,
    /// Writes changes to the end: answers under way wait for it.
    keeper: JoinSet<()>,
}

impl Servers {
    pub(crate) fn start(options: Options) -> Result<Self, Error> {
        let saved = match &options.data {
            Some(folder) => Saved::load(folder)?,
            None => None,
        };
        let fresh = || Saved::star_garden(options.clock.now(), rand::rng().random());
        let saved = saved.unwrap_or_else(fresh);
        let (ca_pem, config) = tls::issue()?;
        let (https, http, socket) = (listen(0)?, listen(0)?, listen(0)?);
        let page = options.page_port.map_or_else(|| listen(0), listen_near)?;
        let disk = Disk::new(options.data.clone());
        let mut world = World::new(options, saved);
        let (rest_https, rest_http, page_at) = (local(&https)?, local(&http)?, local(&page)?);
        world.page = format!("http://{page_at}");
        world.cdn = cdn::base_for(&rest_http.to_string());
        world.gateway = format!("ws://{}", local(&socket)?);
        world.touch();
        let stopping = CancellationToken::new();
        let world = Mutex::new(world);
        let shared = Shared(Arc::new(Inner { world, stopping, disk, activity: Activity::new() }));

        let rest = cdn::for_bot()
            .fallback(rest::serve)
            .layer(DefaultBodyLimit::disable())
            .with_state(shared.clone());
        let gateway = axum::Router::new().route("/", get(gateway::dial)).with_state(shared.clone());
        let people = people::http::router(shared.clone());
        let handle = axum_server::Handle::new();
        let mut tasks = JoinSet::new();
        let secure = axum_server::from_tcp_rustls(https, RustlsConfig::from_config(Arc::new(config)))
            .map_err(Error::io("the HTTPS listener"))?
            .handle(handle.clone())
            .serve(rest.clone().into_make_service());
        tasks.spawn(async move { complain("HTTPS", secure.await) });
        for (name, listener, router) in
            [("REST", http, rest), ("gateway", socket, gateway), ("page", page, people)]
        {
            let listener = tokio::net::TcpListener::from_std(listener).map_err(Error::io("a listener"))?;
            let stopping = shared.stopping.clone();
            let server = axum::serve(listener, router)
                .with_graceful_shutdown(async move { stopping.cancelled().await });
            tasks.spawn(async move { complain(name, server.await) });
        }
        tasks.spawn(beat(shared.clone()));
        let mut keeper = JoinSet::new();
        keeper.spawn(keep::run(shared.clone()));
        Ok(Self { shared, ca_pem, rest_https, rest_http, page: page_at, handle, tasks, keeper })
    }

    /// Ends all connections and writes the state.
    ///
    /// # Errors
    /// If the state cannot be written.
    pub(crate) async fn stop(mut self) -> Result<(), Error> {
        self.shared.stopping.cancel();
        self.handle.graceful_shutdown(Some(GRACE));
        let mut tasks = std::mem::take(&mut self.tasks);
        let all = async { while tasks.join_next().await.is_some() {} };
        if tokio::time::timeout(GRACE, all).await.is_err() {
            tracing::debug!("some connections did not end by themselves");
            tasks.shutdown().await;
        }
        self.keeper.shutdown().await;
        keep::write(&self.shared).await
    }
}

impl Drop for Servers {
    /// Connections have tasks of their own, which end by this.
    fn drop(&mut self) {
        self.shared.stopping.cancel();
        self.handle.shutdown();
    }
}

/// A listener on loopback.
fn listen(port: u16) -> Result<TcpListener, Error> {
    let bind = || {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        Ok(listener)
    };
    bind().map_err(Error::io(format!("port {port}")))
}

/// The wished port, one of the next twenty, or any.
fn listen_near(port: u16) -> Result<TcpListener, Error> {
    (port..=port.saturating_add(20)).find_map(|port| listen(port).ok()).map_or_else(|| listen(0), Ok)
}

fn local(listener: &TcpListener) -> Result<SocketAddr, Error> {
    listener.local_addr().map_err(Error::io("a listener's address"))
}

fn complain(name: &str, result: std::io::Result<()>) {
    if let Err(error) = result {
        tracing::error!(%error, name, "a listener ended");
    }
}

/// Lets what is due happen.
async fn beat(shared: Shared) {
    let clock = shared.world().options.clock.clone();
    loop {
        tokio::select! {
            () = clock.moved() => {}
            () = tokio::time::sleep(BEAT) => {}
            () = shared.stopping.cancelled() => return,
        }
        shared.world().tick();
    }
}
