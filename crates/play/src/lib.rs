//! Correspondence play as plain code: challenges, games, offers, results; time arrives as a value.
