//! Chess-100.

mod agree;
mod perft;
mod slow;

/// A number from the environment.
fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text}")))
}
