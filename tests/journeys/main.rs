//! Whole journeys: people and the bot at a local Discord, the real client in between, over sockets.

mod daily;
mod days;
mod endings;
mod kills;
mod ladder;
mod languages;
mod load;
mod page;
mod places;
mod playouts;
mod princes;
mod process;
mod puzzles;
mod restart;
mod table;
mod timed;
mod whole_game;
