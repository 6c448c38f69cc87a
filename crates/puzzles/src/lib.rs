//! Puzzles: mined, proved, described and judged.
