//! Whether a database is sound.
