//! Names and descriptions of commands and their options.

/// The words of one command.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    pub(crate) name: &'static str,
    pub(crate) description: &'static str,
}

const fn words(name: &'static str, description: &'static str) -> Words {
    Words { name, description }
}

pub(crate) const PLAY: Words = words("play", "Challenge somebody to a game of Starchess");
/// The user's context menu: no description there.
pub(crate) const PLAY_MENU: &str = "Play Starchess";
pub(crate) const MOVE: Words = words("move", "Make a move, or place a man during the setup");
pub(crate) const BOARD: Words = words("board", "Look at a board, now or at an earlier move");
pub(crate) const GAMES: Words = words("games", "Your games: whose move it is, and where they are played");
pub(crate) const RESIGN: Words = words("resign", "Give a game up (you are asked once)");
pub(crate) const DRAW: Words = words("draw", "Offer a draw, or answer one that was offered to you");
pub(crate) const ABORT: Words = words("abort", "Call a game off before both sides have placed a man");
pub(crate) const EXPORT: Words = words("export", "The record of a game as a file");
pub(crate) const STYLE: Words =
    words("style", "How boards look to you: colours, and which side is at the bottom");
pub(crate) const RULES: Words = words("rules", "The rules of Starchess, with pictures");
pub(crate) const HELP: Words = words("help", "How to play here");
pub(crate) const BLOCK: Words = words("block", "Keep somebody's challenges away from you");
pub(crate) const UNBLOCK: Words = words("unblock", "Let somebody challenge you again");

pub(crate) const OPPONENT: Words = words("opponent", "Whom you want to play");
pub(crate) const COLOUR: Words = words("colour", "Your colour; left to chance if you do not say");
pub(crate) const TEXT: Words =
    words("text", "The move, as 18-19, N11x19 or K@4; the list shows what is legal");
pub(crate) const GAME: Words = words("game", "Which game, if you have several");
pub(crate) const PLY: Words = words("ply", "After how many moves, placements included; 0 is the start");
pub(crate) const PUBLIC: Words = words("public", "Show it to everybody here, not only to you");
pub(crate) const FLIP: Words = words("flip", "From the other side");
pub(crate) const THEME: Words = words("theme", "The colours of the board");
pub(crate) const ORIENTATION: Words = words("orientation", "Which side is at the bottom");
pub(crate) const PAGE: Words = words("page", "Which part of the rules");
pub(crate) const USER: Words = words("user", "Whom");

pub(crate) const COLOUR_CHOICES: [(&str, &str); 3] =
    [("Left to chance", "random"), ("White", "white"), ("Black", "black")];
pub(crate) const ORIENTATION_CHOICES: [(&str, &str); 3] =
    [("My own side", "auto"), ("White", "white"), ("Black", "black")];
