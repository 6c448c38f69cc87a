//! What `rules` promises to those who use it.

mod agree;
mod board;
mod perft;
mod slow;
mod solve;
