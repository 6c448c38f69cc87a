//! Engines are entered, changed and taken off.

mod change;
mod names;
mod refusal;
mod submit;
mod unpack;

pub use self::change::Change;
pub(crate) use self::change::change;
pub use self::names::{NameFault, check_country, check_description, check_name};
pub use self::refusal::Refusal;
pub(crate) use self::submit::submit;
pub use self::submit::{Submission, Submitted};
pub use self::unpack::store_file;
