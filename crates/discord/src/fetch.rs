//! Files that people attach to commands: taken from the hosts where Discord keeps files and from nowhere else, no larger
//! than allowed, as they are.

use std::time::Duration;

use reqwest::header::{ACCEPT_ENCODING, CONTENT_ENCODING};
use reqwest::{Client, Response, Url};
use thiserror::Error;

use crate::connect::{self, Api};

/// Discord's hosts of files (its documentation, "Signed Attachment CDN URLs").
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];
/// Where files of messages are, and those of commands' options.
const FOLDERS: [&str; 2] = ["/attachments/", "/ephemeral-attachments/"];
/// For the whole file; ten MiB at a slow home's two Mbit/s take forty seconds.
const WHOLE: Duration = Duration::from_mins(1);
/// For anything at all to come.
const SILENCE: Duration = Duration::from_secs(15);

/// Why a file was not taken.
#[derive(Debug, Error)]
pub(crate) enum Unfetched {
    /// The address is not one of Discord's for files.
    #[error("the address is none of Discord's for files")]
    Elsewhere,
    /// It is larger than allowed, by what it says or by what came.
    #[error("it is larger than {limit} bytes")]
    TooLarge {
        /// The most allowed, in bytes.
        limit: u64,
    },
    /// Another size came than was announced.
    #[error("{came} bytes came, and {announced} were announced")]
    Size {
        /// What came.
        came: u64,
        /// What was announced.
        announced: u64,
    },
    /// No file came: a redirection, or an error.
    #[error("the answer was {0}")]
    Status(reqwest::StatusCode),
    /// It came packed, and may unpack to anything.
    #[error("it came packed")]
    Packed,
    /// Nothing came, or not to the end.
    #[error("it did not arrive")]
    Lost(#[source] reqwest::Error),
}

/// Fetches files.
#[derive(Debug)]
pub(crate) struct Files {
    client: Client,
    /// Scheme, host and port of the REST base, where that is not Discord's: a stand-in keeps its files there.
    base: Option<(String, String, u16)>,
}

impl Files {
    /// # Errors
    /// When the TLS client cannot be built.
    pub(crate) fn new(api: &Api) -> Result<Self, crate::Error> {
        Self::with_patience(api, WHOLE, SILENCE)
    }

    fn with_patience(api: &Api, whole: Duration, silence: Duration) -> Result<Self, crate::Error> {
        let client = connect::trusting(api, &HOSTS)?
            .timeout(whole)
            .read_timeout(silence)
            .redirect(reqwest::redirect::Policy::none())
            .no_gzip()
            .no_brotli()
            .no_zstd()
            .no_deflate()
            .build()
            .map_err(crate::Error::Client)?;
        let base = match api {
            Api::Proxy(base) => Url::parse(base).ok().as_ref().and_then(origin),
            Api::Discord | Api::Standin { .. } => None,
        };
        Ok(Self { client, base })
    }

    /// Fetches a file that Discord says is `size` bytes long, if that is at most `limit`.
    ///
    /// # Errors
    /// [`Unfetched`]; nothing is asked of an address that is not Discord's.
    pub(crate) async fn fetch(&self, address: &str, size: u64, limit: u64) -> Result<Vec<u8>, Unfetched> {
        let url = Url::parse(address).map_err(|_| Unfetched::Elsewhere)?;
        if !self.is_ours(&url) {
            return Err(Unfetched::Elsewhere);
        }
        if size > limit {
            return Err(Unfetched::TooLarge { limit });
        }
        let request = self.client.get(url).header(ACCEPT_ENCODING, "identity");
        let mut response = request.send().await.map_err(Unfetched::Lost)?;
        plain(&response)?;
        if response.content_length().is_some_and(|length| length > limit) {
            return Err(Unfetched::TooLarge { limit });
        }
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(Unfetched::Lost)? {
            if (bytes.len() + chunk.len()) as u64 > limit {
                return Err(Unfetched::TooLarge { limit });
            }
            bytes.extend_from_slice(&chunk);
        }
        if bytes.len() as u64 != size {
            return Err(Unfetched::Size { came: bytes.len() as u64, announced: size });
        }
        Ok(bytes)
    }

    fn is_ours(&self, url: &Url) -> bool {
        let Some(origin) = origin(url) else { return false };
        let discord = origin.0 == "https" && HOSTS.contains(&origin.1.as_str()) && origin.2 == 443;
        let bare = url.username().is_empty() && url.password().is_none();
        let folder = FOLDERS.iter().any(|folder| url.path().starts_with(folder));
        bare && folder && (discord || self.base.as_ref() == Some(&origin))
    }
}

fn origin(url: &Url) -> Option<(String, String, u16)> {
    Some((url.scheme().to_owned(), url.host_str()?.to_owned(), url.port_or_known_default()?))
}

/// A file as it is: a redirection would lead elsewhere, and what is packed may unpack to anything.
fn plain(response: &Response) -> Result<(), Unfetched> {
    if response.status() != reqwest::StatusCode::OK {
        return Err(Unfetched::Status(response.status()));
    }
    match response.headers().get(CONTENT_ENCODING) {
        Some(coding) if coding != "identity" => Err(Unfetched::Packed),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests;
