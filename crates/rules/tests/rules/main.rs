//! What `rules` promises to those who use it.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod agree;
mod board;
mod chess;
mod chess100;
mod chess_fen;
mod few_men;
mod game;
mod material;
mod perft;
mod position;
mod searched;
mod slow;
mod slow_solve;
mod solve;
