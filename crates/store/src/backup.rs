//! Copies of a database.
