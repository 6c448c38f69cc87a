//! What a match is asked to do, from its arguments.

use std::path::PathBuf;
use std::str::FromStr;

use ladder::Sprt;
use ladder::tournament::{Kind, Length};
use rules::Variant;
use serde::{Deserialize, Serialize};

use super::cores;
use super::flags::{Given, parse};
use super::openings::Source;
use super::terms;
use crate::adjudicate::{Adjudication, DrawRule, ResignRule};
use crate::error::Error;
use crate::job::{ClockKind, EngineSpec};

/// What decides which games are played, and how. A match that goes on after a break must be asked the same.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Terms {
    #[serde(with = "crate::job::variant_word")]
    pub(crate) variant: Variant,
    pub(crate) engines: Vec<EngineSpec>,
    pub(crate) kind: Kind,
    pub(crate) seeds: usize,
    pub(crate) length: Length,
    pub(crate) openings: Option<Source>,
    pub(crate) seed: u64,
    pub(crate) clock: ClockKind,
    pub(crate) adjudication: Adjudication,
    pub(crate) sprt: Option<Sprt>,
    pub(crate) ready: bool,
}

/// How a match is run, which changes none of its games.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Manner {
    pub(crate) concurrency: usize,
    /// The CPUs of each game that is played at a time; nothing where they are not bound.
    pub(crate) cpus: Vec<Vec<usize>>,
    pub(crate) pgn: Option<PathBuf>,
    pub(crate) journal: Option<PathBuf>,
    pub(crate) logs: Option<PathBuf>,
    pub(crate) json: bool,
    pub(crate) event: String,
    pub(crate) site: String,
    pub(crate) interval: u32,
    /// Whether the seed was named.
    pub(crate) seeded: bool,
    /// Flags that were taken without effect.
    pub(crate) ignored: Vec<String>,
}

/// Reads the arguments of a match.
///
/// # Errors
/// Whatever is wrong with them: which flag, and what.
pub(crate) fn read(args: &[String]) -> Result<(Terms, Manner), Error> {
    let given = Flags(parse(args)?);
    let engines = given.all("engine").cloned().collect::<Vec<_>>();
    let each: Vec<String> = given.all("each").flatten().cloned().collect();
    let engines = terms::engines(&each, &engines)?;
    if engines.len() < 2 {
        return Err(Error::input("--engine", "two engines at least are needed"));
    }
    let variant = match given.one("variant")? {
        None => Variant::default(),
        Some("standard") => Variant::Chess,
        Some(word) => Variant::from_word(word)
            .ok_or_else(|| Error::input("--variant", format!("there is no {word:?}")))?,
    };
    let kind = match given.one("tournament")? {
        None | Some("roundrobin") => Kind::RoundRobin,
        Some("gauntlet") => Kind::Gauntlet,
        Some("knockout") => Kind::Knockout,
        Some("swiss") => Kind::Swiss,
        Some(word) => return Err(Error::input("--tournament", format!("there is no {word:?}"))),
    };
    let sprt = given.has("sprt").then(|| sprt(given.values("sprt"))).transpose()?;
    if sprt.is_some() && engines.len() > 2 {
        return Err(Error::input("--sprt", "it is a test of two engines"));
    }
    let seeds = given.number("seeds")?.unwrap_or(1);
    if seeds == 0 || seeds >= engines.len() {
        return Err(Error::input("--seeds", "some engines are challenged and some challenge"));
    }
    let openings = given.has("openings").then(|| Source::read(given.values("openings"))).transpose()?;
    let terms = Terms {
        variant,
        kind,
        seeds,
        length: length(&given, kind, engines.len(), sprt.is_some())?,
        openings,
        seed: given.number("seed")?.unwrap_or_else(rand::random),
        clock: match given.one("clock")? {
            None | Some("wall") => ClockKind::Wall,
            Some("cpu") => ClockKind::Cpu,
            Some(word) => return Err(Error::input("--clock", format!("there is no {word:?}"))),
        },
        adjudication: adjudication(&given)?,
        sprt,
        ready: given.has("ready"),
        engines,
    };
    let manner = manner(&given, &terms)?;
    Ok((terms, manner))
}

/// The file that a value names: `file=games.pgn`, or the file alone, in whose name there may be an `=` too; `None` for
/// another key such as `append=true`.
pub(super) fn file(value: &str) -> Option<&str> {
    match value.split_once('=') {
        Some(("file" | "outname" | "dir", file)) => Some(file),
        Some((key, _)) if key.bytes().all(|byte| byte.is_ascii_alphabetic()) => None,
        _ => Some(value),
    }
}

fn manner(given: &Flags, terms: &Terms) -> Result<Manner, Error> {
    let concurrency = given.number("concurrency")?.unwrap_or(1).max(1);
    let threads = terms.engines.iter().map(|engine| engine.threads.max(1)).max().unwrap_or(1) as usize;
    let all = cores::ours();
    if concurrency * threads > all.len() && !given.has("force-concurrency") {
        let (wanted, there) = (concurrency * threads, all.len());
        let fault = format!("{wanted} threads would think on {there} CPUs; --force-concurrency allows that");
        return Err(Error::input("--concurrency", fault));
    }
    let cpus = if given.has("use-affinity") {
        let named = given.values("use-affinity").join(",");
        let named = if named.is_empty() { all } else { cores::list(&named)? };
        cores::shares(&named, concurrency, threads)?
    } else {
        vec![Vec::new(); concurrency]
    };
    let path = |flag: &str| -> Result<Option<PathBuf>, Error> {
        let values = given.values(flag);
        let file = values.iter().find_map(|value| file(value));
        if given.has(flag) && file.is_none() {
            return Err(Error::input(format!("--{flag}"), "a file is needed"));
        }
        Ok(file.map(PathBuf::from))
    };
    Ok(Manner {
        concurrency,
        cpus,
        pgn: path("pgn")?,
        journal: path("resume")?,
        logs: path("log")?,
        json: given.has("json"),
        event: given.one("event")?.unwrap_or("Engine match").to_owned(),
        site: given.one("site")?.unwrap_or("?").to_owned(),
        interval: given.number("ratinginterval")?.unwrap_or(10),
        seeded: given.has("seed"),
        ignored: given
            .0
            .iter()
            .filter(|(flag, _)| flag.does.is_empty())
            .map(|(flag, _)| flag.name.to_owned())
            .collect(),
    })
}

fn length(given: &Flags, kind: Kind, engines: usize, endless: bool) -> Result<Length, Error> {
    let games: Option<u32> = given.number("games")?;
    let rounds: Option<u32> = given.number("rounds")?;
    if games == Some(0) || rounds == Some(0) {
        return Err(Error::input("--games", "at least one is played"));
    }
    let meeting = if given.has("noswap") { 1 } else { 2 };
    let listed = matches!(kind, Kind::RoundRobin | Kind::Gauntlet);
    match (rounds, games) {
        (Some(_), Some(3..)) => Err(Error::input("--games", "with --rounds it is games a meeting: 1 or 2")),
        (Some(rounds), games) => Ok(Length { rounds, games: games.unwrap_or(meeting), total: None }),
        (None, Some(total)) if listed => Ok(Length { rounds: u32::MAX, games: meeting, total: Some(total) }),
        (None, Some(1..=2) | None) if !listed => {
            let rounds = if kind == Kind::Swiss { engines.next_power_of_two().ilog2() } else { 1 };
            Ok(Length { rounds, games: games.unwrap_or(meeting), total: None })
        }
        (None, Some(_)) => {
            Err(Error::input("--games", "a knockout or Swiss tournament is counted in --rounds"))
        }
        (None, None) if endless => Ok(Length { rounds: u32::MAX, games: meeting, total: Some(1_000_000) }),
        (None, None) => Ok(Length { rounds: 1, games: meeting, total: None }),
    }
}

fn sprt(values: &[String]) -> Result<Sprt, Error> {
    let mut sprt = Sprt::default();
    each_pair("sprt", values, |key, value| {
        let number = || value.parse::<f64>().ok().filter(|number| number.is_finite());
        let place = match key {
            "elo0" => &mut sprt.elo0,
            "elo1" => &mut sprt.elo1,
            "alpha" => &mut sprt.alpha,
            "beta" => &mut sprt.beta,
            // Only this one is offered.
            "model" if value == "normalized" => return Ok(()),
            "model" => return Err("the model is normalized"),
            _ => return Err("there is no such value"),
        };
        *place = number().ok_or("a number is needed")?;
        Ok(())
    })?;
    let chance = |p: f64| p > 0.0 && p < 0.5;
    if sprt.elo0 >= sprt.elo1 || !chance(sprt.alpha) || !chance(sprt.beta) {
        return Err(Error::input("--sprt", "elo0 is below elo1, alpha and beta between 0 and 0.5"));
    }
    Ok(sprt)
}

fn adjudication(given: &Flags) -> Result<Adjudication, Error> {
    let mut rules = Adjudication { max_moves: given.number("maxmoves")?, ..Adjudication::default() };
    let number = |value: &str| value.parse::<u32>().map_err(|_| "a number is needed");
    if given.has("draw") {
        let mut rule = DrawRule { from_move: 40, moves: 8, score_cp: 10 };
        each_pair("draw", given.values("draw"), |key, value| {
            match key {
                "movenumber" => rule.from_move = number(value)?,
                "movecount" => rule.moves = number(value)?.max(1),
                "score" => rule.score_cp = number(value)?.cast_signed(),
                _ => return Err("there is no such value"),
            }
            Ok(())
        })?;
        rules.draw = Some(rule);
    }
    if given.has("resign") {
        let mut rule = ResignRule { moves: 3, score_cp: 1000, two_sided: true };
        each_pair("resign", given.values("resign"), |key, value| {
            match key {
                "movecount" => rule.moves = number(value)?.max(1),
                "score" => rule.score_cp = number(value)?.cast_signed(),
                "twosided" => rule.two_sided = value.parse().map_err(|_| "true or false is needed")?,
                _ => return Err("there is no such value"),
            }
            Ok(())
        })?;
        rules.resign = Some(rule);
    }
    Ok(rules)
}

fn each_pair(
    flag: &str,
    values: &[String],
    mut take: impl FnMut(&str, &str) -> Result<(), &'static str>,
) -> Result<(), Error> {
    values.iter().try_for_each(|pair| {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        take(key, value).map_err(|fault| Error::input(format!("--{flag} {pair}"), fault))
    })
}

struct Flags(Vec<Given>);

impl Flags {
    fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Vec<String>> {
        self.0.iter().filter(move |(flag, _)| flag.name == name).map(|(_, values)| values)
    }

    fn has(&self, name: &str) -> bool {
        self.all(name).next().is_some()
    }

    /// The values of a flag; of its last use, if it has several.
    fn values(&self, name: &str) -> &[String] {
        self.0.iter().rfind(|(flag, _)| flag.name == name).map_or(&[], |(_, values)| values)
    }

    fn one(&self, name: &str) -> Result<Option<&str>, Error> {
        match self.values(name) {
            [] if self.has(name) => Err(Error::input(format!("--{name}"), "a value is needed")),
            [] => Ok(None),
            [value] => Ok(Some(value)),
            [_, more, ..] => {
                Err(Error::input(format!("--{name}"), format!("{more:?} is one value too many")))
            }
        }
    }

    fn number<T: FromStr>(&self, name: &str) -> Result<Option<T>, Error> {
        let read = |value: &str| {
            value
                .parse()
                .map_err(|_| Error::input(format!("--{name}"), format!("{value:?} is not such a number")))
        };
        self.one(name)?.map(read).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::file;

    #[test]
    fn a_file_may_have_an_equals_sign_in_its_name() {
        assert_eq!(file("games.pgn"), Some("games.pgn"));
        assert_eq!(file("file=a/tc=10.pgn"), Some("a/tc=10.pgn"));
        assert_eq!(file("a/nodes=500.journal"), Some("a/nodes=500.journal"));
        assert_eq!(file("append=true"), None);
    }
}
