//! What Discord enforces and its `OpenAPI` document does not say, each rule with its source.

pub(crate) mod command;
pub(crate) mod message;
