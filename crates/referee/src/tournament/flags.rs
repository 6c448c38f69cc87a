//! The flags of a match, as data: what reads them, explains them and tabulates them in the documentation is one list.

use std::fmt::Write as _;

use crate::error::Error;

/// A flag and what follows it.
pub(crate) struct Flag {
    /// Its name, without dashes.
    pub(crate) name: &'static str,
    /// The same in fastchess, where it has one of another name, or `-` where it has none.
    pub(crate) fastchess: &'static str,
    /// What follows.
    pub(crate) values: &'static str,
    /// What it does; nothing for what is taken and has no effect here.
    pub(crate) does: &'static str,
}

const fn flag(name: &'static str, fastchess: &'static str, values: &'static str, does: &'static str) -> Flag {
    Flag { name, fastchess, values, does }
}

/// Every flag, in the order of the help.
pub(crate) const FLAGS: &[Flag] = &[
    flag("engine", "", "cmd=FILE [name=] [args=] [dir=] [tc=] …", "an engine; given once for each"),
    flag("each", "", "tc= [option.NAME=] …", "terms for all engines"),
    flag("variant", "", "starchess|chess|chess100", "the rule set (starchess); `standard` is chess"),
    flag("games", "", "N", "games in all; with rounds, games a meeting (1 or 2)"),
    flag("rounds", "", "N", "rounds; in a knockout, pairs a match; in a Swiss tournament, its rounds"),
    flag("repeat", "", "[2]", "each opening twice with colours reversed, which is so anyway"),
    flag("noswap", "", "", "each opening once"),
    flag("tournament", "", "roundrobin|gauntlet|knockout|swiss", "the kind of tournament (roundrobin)"),
    flag("seeds", "", "N", "how many engines a gauntlet challenges (1)"),
    flag("concurrency", "", "N", "games at a time (1)"),
    flag("force-concurrency", "", "", "even if more threads think than there are CPUs"),
    flag("use-affinity", "", "[0,2-3]", "each game on CPUs of its own, of these or of all"),
    flag("clock", "-", "wall|cpu", "what an engine's time is (wall)"),
    flag("openings", "", "file= [format=epd|pgn] [order=] [plies=] [start=]", "where games begin"),
    flag("seed", "srand", "N", "for the order of openings"),
    flag(
        "sprt",
        "",
        "[elo0=0] [elo1=50] [alpha=0.05] [beta=0.05]",
        "stop when the first engine is better or not",
    ),
    flag("draw", "", "movenumber= movecount= score=", "adjudicate draws"),
    flag("resign", "", "movecount= score= [twosided=true]", "adjudicate losses"),
    flag("maxmoves", "", "N", "a draw after so many moves"),
    flag("pgn", "pgnout", "FILE or file=FILE", "write the games"),
    flag("json", "-", "", "print the result as JSON"),
    flag("resume", "config", "FILE", "keep the games in FILE, and go on from there if it exists"),
    flag("log", "", "FOLDER", "write what engines are told and say"),
    flag("event", "", "NAME", "the records' tag Event"),
    flag("site", "", "NAME", "the records' tag Site"),
    flag("ratinginterval", "", "N", "print the table each N games (10) where it cannot be shown live"),
    flag("ready", "-", "", "ask `isready` before each move"),
    flag("recover", "", "", ""),
    flag("scoreinterval", "", "N", ""),
    flag("autosaveinterval", "", "N", ""),
    flag("report", "", "penta=true", ""),
    flag("output", "", "format=", ""),
    flag("show-latency", "", "", ""),
    flag("strikes", "", "N", ""),
    flag("wait", "", "MS", ""),
];

/// A flag as it was given, with its values.
pub(crate) type Given = (&'static Flag, Vec<String>);

/// Takes arguments apart: a flag has one dash or two, and what does not begin with a dash and a letter is its value.
///
/// # Errors
/// A value without a flag, a flag that there is not.
pub(crate) fn parse(args: &[String]) -> Result<Vec<Given>, Error> {
    let mut given: Vec<Given> = Vec::new();
    for arg in args {
        let bare = arg.strip_prefix("--").or_else(|| arg.strip_prefix('-'));
        match bare.filter(|bare| bare.starts_with(|c: char| c.is_ascii_alphabetic())) {
            Some(bare) => {
                let (name, value) =
                    bare.split_once('=').map_or((bare, None), |(name, value)| (name, Some(value)));
                let known = |flag: &&Flag| {
                    flag.name.eq_ignore_ascii_case(name) || flag.fastchess.eq_ignore_ascii_case(name)
                };
                let flag =
                    FLAGS.iter().find(known).ok_or_else(|| Error::input(arg, "there is no such flag"))?;
                given.push((flag, value.into_iter().map(str::to_owned).collect()));
            }
            None => match given.last_mut() {
                Some((_, values)) => values.push(arg.clone()),
                None => return Err(Error::input(arg, "a flag such as --engine comes first")),
            },
        }
    }
    Ok(given)
}

/// The help, as text.
pub fn help() -> String {
    let mut text = String::from(
        "Engines against each other on this machine.\n\nUsage: match --engine cmd=FILE --engine cmd=FILE --games N --each tc=10+0.1 …\n\n",
    );
    for flag in FLAGS.iter().filter(|flag| !flag.does.is_empty()) {
        let begin = format!("  --{} {}", flag.name, flag.values);
        writeln!(text, "{begin:<58} {}", flag.does).expect("a string takes everything");
    }
    text.push_str("\nOne dash will do. Of an engine: cmd, name, args, dir, proto=uci, tc, st, nodes, depth, timemargin,\nmemory, jail=true, sha256, log, option.NAME. docs/engines.md has examples, and fastchess's flags beside ours.\n");
    text
}

/// The table of the documentation: our flag, fastchess's, what it does.
pub fn table() -> String {
    let mut text = String::from("| flag | in fastchess | does |\n|---|---|---|\n");
    for Flag { name, fastchess, values, does } in FLAGS {
        let theirs = match *fastchess {
            "" => format!("`-{name}`"),
            "-" => "–".to_owned(),
            other => format!("`-{other}`"),
        };
        let values = values.replace('|', "\\|");
        let does = if does.is_empty() { "taken, without effect here" } else { does };
        let ours = format!("--{name} {values}");
        writeln!(text, "| `{}` | {theirs} | {does} |", ours.trim_end()).expect("a string takes everything");
    }
    text
}
