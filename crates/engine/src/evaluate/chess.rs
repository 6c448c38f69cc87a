//! Classical chess.

use std::sync::OnceLock;

use rules::chess::Position;

use super::{House, Tables};

impl House for Position {
    const TERMS: &'static str = include_str!("../../terms/chess.txt");
    const CLASSES: usize = 32;
    const PHASES: [i32; 8] = [0, 4, 2, 1, 1, 0, 0, 0];
    const FULL_PHASE: i32 = 24;

    /// Four files a rank.
    fn class(index: usize) -> usize {
        let (file, rank) = (index % 8, index / 8);
        rank * 4 + file.min(7 - file)
    }

    fn mirror(index: usize) -> usize {
        index ^ 0o70
    }

    fn ahead(index: usize) -> Option<usize> {
        (index < 56).then_some(index + 8)
    }

    fn tables() -> &'static Tables<Self> {
        static TABLES: OnceLock<Tables<Position>> = OnceLock::new();
        TABLES.get_or_init(Tables::built_in)
    }
}
