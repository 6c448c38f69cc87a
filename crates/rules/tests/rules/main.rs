//! What `rules` promises to those who use it.

mod perft;
mod solve;
