//! Games, settings and the outbox in SQLite.
