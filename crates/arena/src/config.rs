//! What the arena needs to know.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use jail::Layer;
use rules::Variant;
use store::ladder::GameClock;

/// Programs that the arena starts, each with the arguments in front of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Programs {
    /// What calls [`referee::serve`].
    pub referee: (PathBuf, Vec<OsString>),
    /// What calls [`jail::launcher_main`].
    pub launcher: (PathBuf, Vec<OsString>),
    /// What calls [`engine::speak`], `--anchor NAME` making it an anchor.
    pub house: (PathBuf, Vec<OsString>),
}

impl Programs {
    /// Those of the program `starmate`: games give way to whatever else runs.
    pub fn of_starmate(program: &Path) -> Self {
        let with = |args: &[&str]| (program.to_owned(), args.iter().map(OsString::from).collect());
        Self {
            referee: with(&["referee", "--give-way"]),
            launcher: with(&["jail-launcher"]),
            house: with(&["engine"]),
        }
    }
}

/// What the arena needs to know.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// Programs that it starts.
    pub programs: Programs,
    /// The folder of submitted engines, each by its hash.
    pub engines: PathBuf,
    /// How many games are played at a time, each on one core; with 0 nothing is played or checked.
    pub games: usize,
    /// The time control of every ladder, as `10+0.1`.
    pub control: String,
    /// What an engine's time is on the ladders.
    pub clock: GameClock,
    /// The ladders.
    pub variants: Vec<Variant>,
    /// Whether pairs of the ladders are played, and not only matches and tournaments.
    pub ladders: bool,
    /// Interpreters that submitted scripts may use, by their full path.
    pub interpreters: Vec<PathBuf>,
    /// Layers of the jail to do without, whatever follows: such games are never rated.
    pub waived: Vec<Layer>,
    /// Memory of an engine, in MiB.
    pub memory_mib: u64,
    /// `Hash` of an engine, where it offers that, in MiB.
    pub hash_mib: u32,
    /// The largest file that can be submitted, in bytes.
    pub most_bytes: u64,
    /// The largest that it may unpack to, in bytes.
    pub most_unpacked: u64,
    /// How many engines an owner may have on the ladders at a time.
    pub most_engines: u32,
    /// How much of a ladder's pairs one owner's engines may play while there are others to play, from 0 to 1.
    pub owner_share: f64,
    /// How many pairs a person may ask for in a day.
    pub quota: u32,
    /// Whether the house's engines enter by themselves.
    pub house: bool,
    /// After how many games of each a ladder of the house's engines alone rests, until somebody enters one.
    pub house_games: u32,
}

impl Config {
    /// The usual, with the engines in a data folder.
    pub fn new(programs: Programs, data: &Path) -> Self {
        Self {
            programs,
            engines: data.join("engines"),
            games: 1,
            control: "10+0.1".to_owned(),
            clock: GameClock::Cpu,
            variants: Variant::ALL.to_vec(),
            ladders: true,
            interpreters: Vec::new(),
            waived: Vec::new(),
            memory_mib: 512,
            hash_mib: 64,
            most_bytes: 25 << 20,
            most_unpacked: 200 << 20,
            most_engines: 5,
            owner_share: 0.5,
            quota: 40,
            house: true,
            house_games: 200,
        }
    }
}
