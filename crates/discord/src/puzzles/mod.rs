//! Puzzles: the book of them, solving in private, and the puzzle of the day.

mod archive;
mod book;
mod controls;
mod count;
mod day;
mod hand;
mod judge;
pub(crate) mod miner;
mod press;
mod share;
mod shown;
mod solve;

pub(crate) use self::archive::page as archive;
pub(crate) use self::book::Book;
pub(crate) use self::count::edit as edit_count;
pub(crate) use self::day::{daily_file, posted, reveal_file, revealed};
pub(crate) use self::hand::in_hand;
pub(crate) use self::press::{PuzzlePress, read};
pub(crate) use self::shown::another;
pub(crate) use self::solve::{answer, form, run_press, submitted};
