//! The house's own engines: they enter by themselves, run plain, and are always as strong.

use referee::{EngineSpec, Limit};
use rules::Variant;
use store::ladder::{Engine, HouseEngine};

use crate::config::Programs;

/// An engine of the house's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HousePlayer {
    /// What ladders call it: the release is part of it, since a later one may play otherwise.
    pub name: &'static str,
    /// How it is run, as [`HouseEngine`] reads it.
    pub run: &'static str,
    /// What is said of it.
    pub description: &'static str,
}

/// The house's engines, the weakest first.
pub const HOUSE_ENGINES: [HousePlayer; 6] = [
    HousePlayer { name: "starmate-0.1-level-1", run: "level 1", description: "The house at level 1" },
    HousePlayer { name: "starmate-0.1-level-3", run: "level 3", description: "The house at level 3" },
    HousePlayer {
        name: "starmate-0.1-1k",
        run: "anchor starmate-0.1-1k",
        description: "Anchor: 1,000 positions a move",
    },
    HousePlayer { name: "starmate-0.1-level-5", run: "level 5", description: "The house at level 5" },
    HousePlayer { name: "starmate-0.1-level-7", run: "level 7", description: "The house at level 7" },
    HousePlayer {
        name: "starmate-0.1-30k",
        run: "anchor starmate-0.1-30k",
        description: "Anchor: 30,000 positions a move",
    },
];

/// Where an anchor stands on a ladder by itself: by this all other ratings are measured.
///
/// The first is 1500 by definition. The second is where its games put it, until an operator fixes it there: in Starchess it is
/// so much stronger that no match of the two could measure it. Over filtered arrays, 4,000 positions a move won 47 and drew
/// 13 of 60 games against 1,000; 16,000 won 40, drew 19 and lost 1 against 4,000; 30,000 won 15, drew 13 and lost 2 of 30
/// against 16,000.
pub fn anchor_rating(_: Variant, name: &str) -> Option<f64> {
    (name == "starmate-0.1-1k").then_some(1500.0)
}

/// How one of them is run. It plays the same on any machine and at any time control, so its clock does not run.
pub(crate) fn spec(engine: &Engine, house: &HouseEngine, programs: &Programs) -> EngineSpec {
    let (program, args) = &programs.house;
    let mut spec = EngineSpec::new(&engine.name, program);
    spec.args = args.iter().map(|arg| arg.to_string_lossy().into_owned()).collect();
    match house {
        HouseEngine::Anchor(name) => {
            spec.args.extend(["--anchor".to_owned(), name.clone()]);
            let nodes = engine::Anchor::of(name).map_or(1_000, |anchor| anchor.nodes);
            spec.limit = Limit { nodes: Some(nodes), ..Limit::default() };
        }
        HouseEngine::Level(level) => {
            spec.options.push(("Level".to_owned(), level.to_string()));
            // A level has its own bounds below this.
            spec.limit = Limit { nodes: Some(200_000), ..Limit::default() };
        }
        HouseEngine::Nodes(nodes) => {
            spec.limit = Limit { nodes: Some(*nodes), ..Limit::default() };
        }
    }
    spec
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_engine_can_be_run() {
        for player in HOUSE_ENGINES {
            let house: HouseEngine = player.run.parse().unwrap();
            if let HouseEngine::Anchor(name) = house {
                assert!(engine::Anchor::of(&name).is_some(), "{name}");
            }
        }
    }
}
