//! The rules of Starchess: board, moves, notation, records, and every way a game ends.
