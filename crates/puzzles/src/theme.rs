//! What a puzzle is about.

use std::fmt;

macro_rules! themes {
    ($($(#[doc = $doc:literal])* $name:ident = $word:literal,)*) => {
        /// What a puzzle is about. A puzzle has any number of themes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Theme {
            $($(#[doc = $doc])* $name,)*
        }

        impl Theme {
            /// Every theme.
            pub const ALL: [Self; [$($word),*].len()] = [$(Self::$name),*];

            /// The stable word of files, commands and the database, such as `double-check`.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $word,)* }
            }
        }
    };
}

themes! {
    /// Mate in one.
    MateIn1 = "mate-in-1",
    /// Mate in two.
    MateIn2 = "mate-in-2",
    /// Mate in three.
    MateIn3 = "mate-in-3",
    /// Mate in four.
    MateIn4 = "mate-in-4",
    /// Mate in five.
    MateIn5 = "mate-in-5",
    /// Mate in six.
    MateIn6 = "mate-in-6",
    /// One man attacks two or more that cannot both be saved.
    Fork = "fork",
    /// A man cannot leave a line without exposing the king or something dearer, and that is made use of.
    Pin = "pin",
    /// A dearer man must leave a line, and the one behind it is taken.
    Skewer = "skewer",
    /// A man goes out of the way of another that takes something next.
    DiscoveredAttack = "discovered-attack",
    /// A man goes out of the way of another's check.
    DiscoveredCheck = "discovered-check",
    /// Two men give check at once.
    DoubleCheck = "double-check",
    /// A man is given up for something that comes later.
    Sacrifice = "sacrifice",
    /// A move that neither takes nor gives check nor promotes.
    Quiet = "quiet",
    /// A pawn is promoted.
    Promotion = "promotion",
    /// A pawn becomes less than a queen, because a queen would not do.
    Underpromotion = "underpromotion",
    /// A king is mated on its own back rank, shut in by its own men.
    BackRank = "back-rank",
    /// A king is mated by a knight, shut in by its own men.
    Smothered = "smothered",
    /// A pawn is taken in passing.
    EnPassant = "en-passant",
    /// The solution castles.
    Castling = "castling",
    /// How the men were placed loses: it is over in the first moves of a game of Starchess.
    SetupTrap = "setup-trap",
    /// A limping pawn of Starchess has a part: one on a start cell without its double step.
    LimpingPawn = "limping-pawn",
    /// A dead pawn of Starchess has a part: one that must take something before it can be promoted.
    DeadPawn = "dead-pawn",
    /// A mummy of Starchess has a part: a pawn on a tip of the star.
    MummyPawn = "mummy-pawn",
    /// A king of Chess-100 is taken, and the prince succeeds it.
    KingTaken = "king-taken",
    /// A prince is taken, so that the king can be mated.
    PrinceTaken = "prince-taken",
    /// A princess becomes a queen.
    QueenRestored = "queen-restored",
    /// The prince makes a move of the solution.
    Prince = "prince",
    /// The princess makes a move of the solution.
    Princess = "princess",
    /// Few men are left.
    Endgame = "endgame",
}

impl Theme {
    /// The theme of a stable word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.as_str() == word)
    }

    /// The theme of a mate in so many moves; none beyond six.
    pub fn mate_in(moves: u32) -> Option<Self> {
        let mates =
            [Self::MateIn1, Self::MateIn2, Self::MateIn3, Self::MateIn4, Self::MateIn5, Self::MateIn6];
        mates.get((moves as usize).checked_sub(1)?).copied()
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
