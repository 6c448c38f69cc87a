//! What Discord's refusals mean for us, and waiting where waiting helps.

use std::future::Future;
use std::time::Duration;

use backon::{ExponentialBuilder, Retryable};
use serenity::http::HttpError;
use thiserror::Error;

/// Why a request failed, as far as it makes a difference. Codes from Discord's documentation, "JSON Error Codes".
#[derive(Debug, Error)]
pub(crate) enum Fault {
    /// The channel, thread or server is not there any more (10003, 10004).
    #[error("the channel is gone")]
    Deleted,
    /// The bot may not see or write it (50001, 50013, and other 403).
    #[error("the bot may not write there")]
    Forbidden,
    /// The thread is archived and locked (50083, 160005).
    #[error("the thread is locked")]
    Locked,
    /// The person takes no direct messages from the bot (50007, 50278), or is not there any more (10013).
    #[error("the person takes no direct messages")]
    ClosedDms,
    /// The message is gone (10008).
    #[error("the message is gone")]
    NoMessage,
    /// Edits to messages over an hour old are rationed (30046).
    #[error("edits to old messages are rationed")]
    Rationed,
    /// The message has a thread already (160004).
    #[error("the message has a thread already")]
    HasThread,
    /// No thread can be opened here (160002, 160006, 50024): too many, or not in this kind of channel.
    #[error("no thread can be opened here")]
    NoThread,
    /// The interaction is too old or unknown (10062, 10015, 50027).
    #[error("the interaction is dead")]
    Dead,
    /// The interaction was answered before (40060).
    #[error("the interaction was answered before")]
    AlreadyAnswered,
    /// Anything that may pass: 429, 5xx, the network.
    #[error("it may pass: {0}")]
    Passing(serenity::Error),
    /// Our own fault: a form that Discord does not take.
    #[error("{0}")]
    Ours(serenity::Error),
}

impl From<serenity::Error> for Fault {
    fn from(error: serenity::Error) -> Self {
        let http = match &error {
            serenity::Error::Http(http) => http,
            // Found before anything was sent.
            serenity::Error::Model(_) | serenity::Error::ExceededLimit(..) => return Self::Ours(error),
            // An answer that could not be read: it may have been done all the same.
            _ => return Self::Passing(error),
        };
        let HttpError::UnsuccessfulRequest(response) = http else {
            return match http {
                HttpError::Request(_) => Self::Passing(error),
                _ => Self::Ours(error),
            };
        };
        match response.error.code {
            10003 | 10004 => Self::Deleted,
            50001 | 50013 => Self::Forbidden,
            50083 | 160_005 => Self::Locked,
            10013 | 50007 | 50278 => Self::ClosedDms,
            10008 => Self::NoMessage,
            30046 => Self::Rationed,
            160_004 => Self::HasThread,
            160_002 | 160_006 | 50024 => Self::NoThread,
            10062 | 10015 | 50027 => Self::Dead,
            40060 => Self::AlreadyAnswered,
            _ => match response.status_code.as_u16() {
                // A token that was reset: nothing is wrong with what we send.
                401 | 429 | 500..=599 => Self::Passing(error),
                403 => Self::Forbidden,
                _ => Self::Ours(error),
            },
        }
    }
}

/// A second, two, four, …: enough for a 429 of a bucket; with jitter, so that waiting games do not return together.
fn delays() -> ExponentialBuilder {
    ExponentialBuilder::default()
        .with_min_delay(Duration::from_millis(500))
        .with_max_delay(Duration::from_secs(8))
        .with_max_times(5)
        .with_jitter()
}

/// Makes a request again while its failure may pass. Only for requests that may arrive twice.
///
/// # Errors
/// The last failure.
pub(crate) async fn patiently<T, F, R>(request: F) -> Result<T, Fault>
where
    F: Fn() -> R,
    R: Future<Output = serenity::Result<T>>,
{
    (|| async { request().await.map_err(Fault::from) })
        .retry(delays())
        .when(|fault| matches!(fault, Fault::Passing(_)))
        .await
}
