//! What `rules` promises to those who use it.

mod agree;
mod board;
mod game;
mod material;
mod perft;
mod position;
mod slow;
mod solve;
