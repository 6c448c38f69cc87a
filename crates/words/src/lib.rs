//! What people read, in every language.
//!
//! Messages are Project Fluent's and stand in `assets/locales/<language>/*.ftl`, all files of a language together. A
//! message is named by its key, or by `key.attribute`:
//!
//! ```
//! use words::{Lang, say};
//!
//! assert_eq!(say!(Lang::En, "move-count", count = 2), "2 moves");
//! assert_eq!(say!(Lang::Ru, "move-count", count = 2), "2 хода");
//! ```
//!
//! The tests keep every language complete, so nobody sees what stands in for a missing message.

mod article;
mod bundle;
mod lang;

pub use bundle::{MessageError, Source, message, say, sources};
pub use fluent_bundle::FluentValue as Value;
pub use lang::Lang;

/// The text of a message in a language: `say!(lang, "key", name = value, …)`. Values are texts and numbers.
#[macro_export]
macro_rules! say {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::say($lang, $key, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}
