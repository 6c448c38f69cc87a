//! How Discord is reached: the real one, a plain REST base elsewhere, or a stand-in behind the production client.

use std::net::SocketAddr;
use std::time::Duration;

use serenity::all::{GatewayIntents, Http, HttpBuilder};

use crate::Error;

/// Longer than the slowest upload that we make; a request that hangs must not hang its game.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// Where the REST interface is.
#[derive(Clone, Debug)]
pub enum Api {
    /// discord.com itself.
    Discord,
    /// Another REST base, as `http://127.0.0.1:PORT`. The client's rate limiter is off on this path (it would ignore
    /// the base otherwise), so a 429 is waited for and tried again by us.
    Proxy(String),
    /// discord.com at another address, trusted by a root certificate of its own: the production path, limiter on.
    Standin {
        /// The root certificate, PEM.
        ca_pem: String,
        /// Where discord.com is reached instead.
        addr: SocketAddr,
    },
}

/// A REST client for this token and place.
///
/// # Errors
/// [`Error::Client`] when the TLS client cannot be built, as with a certificate that is none.
pub(crate) fn http(token: &str, api: &Api) -> Result<Http, Error> {
    let client = trusting(api, &["discord.com"])?.timeout(REQUEST_TIMEOUT);
    let builder = HttpBuilder::new(token).client(client.build().map_err(Error::Client)?);
    Ok(match api {
        Api::Proxy(base) => builder.proxy(base.trim_end_matches('/')).ratelimiter_disabled(true),
        Api::Discord | Api::Standin { .. } => builder,
    }
    .build())
}

/// A client that finds these hosts of Discord's where they are.
///
/// # Errors
/// [`Error::Client`], as above.
pub(crate) fn trusting(api: &Api, hosts: &[&str]) -> Result<reqwest::ClientBuilder, Error> {
    let client = reqwest::Client::builder().use_rustls_tls().connect_timeout(CONNECT_TIMEOUT);
    let Api::Standin { ca_pem, addr } = api else { return Ok(client) };
    let authority = reqwest::Certificate::from_pem(ca_pem.as_bytes()).map_err(Error::Client)?;
    let client = client.add_root_certificate(authority);
    Ok(hosts.iter().fold(client, |client, host| client.resolve(host, *addr)))
}

/// What we ask the gateway to send: servers and channels that go away, and what is written to us.
pub(crate) fn intents(message_content: bool) -> GatewayIntents {
    let base = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    if message_content { base | GatewayIntents::MESSAGE_CONTENT } else { base }
}
