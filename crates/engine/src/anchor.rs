//! Anchors of ladders: players that never change.

/// An engine frozen by name: fixed nodes, one thread, the usual table. A test holds what each plays; a release that plays
/// otherwise has anchors of other names, which are new players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Anchor {
    /// What ladders call it.
    pub name: &'static str,
    /// Positions searched a move.
    pub nodes: u64,
}

/// The anchors.
pub const ANCHORS: [Anchor; 2] =
    [Anchor { name: "starmate-0.1-1k", nodes: 1_000 }, Anchor { name: "starmate-0.1-30k", nodes: 30_000 }];

impl Anchor {
    /// The anchor of a name.
    pub fn of(name: &str) -> Option<Self> {
        ANCHORS.into_iter().find(|anchor| anchor.name == name)
    }
}
