//! Games as records.
