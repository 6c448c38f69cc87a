//! The arrays of Starchess: both sides' five men on their back ranks.

use std::fmt;
use std::str::FromStr;

use rules::solve;
use rules::starchess::Position;

/// Letters of White's men in the order of the list.
const MEN: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];
/// In how many moves White mates by force in an array that is left out. From longer mates an engine can be expected to
/// find a way out, or in.
const MATES: u32 = 3;

/// An array: both sides' men from left to right, as `KRNBQ kqnrb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Array {
    white: [char; 5],
    black: [char; 5],
}

impl Array {
    /// All 14,400.
    pub fn all() -> impl Iterator<Item = Self> {
        let orders = orders();
        orders.clone().into_iter().flat_map(move |white| {
            let blacks = orders.clone().into_iter();
            blacks.map(move |black| Self { white, black: black.map(|man| man.to_ascii_lowercase()) })
        })
    }

    /// The position before White's first move.
    ///
    /// # Panics
    /// Never: no array leaves a king in check.
    pub fn position(&self) -> Position {
        let text: Vec<String> = (0..5_usize)
            .map(|file| {
                // Cells between the pawns of a file: 3, 2, 1, 2, 3.
                let between = 1 + file.abs_diff(2);
                format!("{}P{between}p{}", self.white[file], self.black[file])
            })
            .collect();
        let text = format!("1/2/{}/2/1 - w CDEFGcdefg 0 6", text.join("/"));
        text.parse().expect("an array is a position")
    }

    /// The same seen in a mirror: all that can be said of one can be said of the other.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let reversed = |mut men: [char; 5]| {
            men.reverse();
            men
        };
        Self { white: reversed(self.white), black: reversed(self.black) }
    }

    /// Whether White's first move can mate.
    pub fn mates_at_once(&self) -> bool {
        solve(&self.position(), 1).is_some()
    }

    /// In how many moves White mates by force, up to three.
    pub fn mate_in(&self) -> Option<u32> {
        solve(&self.position(), MATES).map(|mate| mate.mate_in)
    }
}

/// The 120 orders of the five men.
fn orders() -> Vec<[char; 5]> {
    let mut orders: Vec<Vec<char>> = vec![Vec::new()];
    for _ in 0..MEN.len() {
        orders = orders
            .into_iter()
            .flat_map(|order| {
                let left: Vec<char> = MEN.into_iter().filter(|man| !order.contains(man)).collect();
                left.into_iter().map(move |man| order.iter().copied().chain([man]).collect())
            })
            .collect();
    }
    orders.into_iter().map(|order| order.try_into().expect("five men")).collect()
}

impl fmt::Display for Array {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = [self.white, self.black].map(|men| men.iter().collect::<String>());
        write!(f, "{white} {black}")
    }
}

/// Reads what [`Display`](fmt::Display) writes; the error is the text.
impl FromStr for Array {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut men = MEN;
        men.sort_unstable();
        let side = |word: Option<&str>| -> Option<[char; 5]> {
            let side: [char; 5] = word?.chars().collect::<Vec<_>>().try_into().ok()?;
            let mut sorted = side.map(|man| man.to_ascii_uppercase());
            sorted.sort_unstable();
            (sorted == men).then_some(side)
        };
        let mut words = text.split_whitespace();
        match (side(words.next()), side(words.next()), words.next()) {
            (Some(white), Some(black), None)
                if white.iter().all(char::is_ascii_uppercase)
                    && black.iter().all(char::is_ascii_lowercase) =>
            {
                Ok(Self { white, black })
            }
            _ => Err(text.to_owned()),
        }
    }
}
