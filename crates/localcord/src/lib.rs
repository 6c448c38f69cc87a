//! A faithful local Discord: REST, gateway and a chat page on loopback, over one state machine.
//!
//! It is both the backend of the demo and the harness of the tests. How it stays honest: every request, answer and event
//! object is checked against Discord's `OpenAPI` document (`schema`), what the document lacks is code with its source
//! (`rules`, `refusal`), time comes from one [`Clock`], rate limits are drawn anew for every seed, unknown routes answer
//! 501, and a [`Report`] keeps the account.

mod activity;
mod cdn;
mod clock;
mod coercion;
mod error;
mod faults;
mod gateway;
mod id;
mod keep;
mod localcord;
mod moderate;
mod options;
mod people;
mod permissions;
mod rate;
mod refusal;
mod report;
mod rest;
mod rules;
mod schema;
mod server;
mod shapes;
mod state;
mod tls;

pub use clock::{Clock, Millis};
pub use coercion::COERCIONS;
pub use error::Error;
pub use faults::{Chaos, Faults, Matching};
pub use id::Id;
pub use localcord::Localcord;
pub use options::{Limits, Options};
pub use people::{CommandCall, Pending, Person};
pub use permissions::Permissions;
pub use report::{Earned, Report, Violation, ViolationKind};
pub use state::Outcome;
