//! Engines and their terms from `key=value`.

use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::job::{EngineSpec, Runner};

/// The engines of `--engine …` with the terms of `--each …`, which an engine's own come before.
///
/// # Errors
/// A key or value that is none, an engine without a command or limit, two engines of one name.
pub(crate) fn engines(each: &[String], own: &[Vec<String>]) -> Result<Vec<EngineSpec>, Error> {
    let engines: Vec<EngineSpec> = own.iter().map(|own| engine(each, own)).collect::<Result<_, _>>()?;
    for (index, engine) in engines.iter().enumerate() {
        let place = || format!("--engine {}", engine.name);
        if engines[..index].iter().any(|other| other.name == engine.name) {
            return Err(Error::input(place(), "two engines have this name; name= gives another"));
        }
        if engine.limit.is_none() {
            return Err(Error::input(place(), "tc=, st=, nodes= or depth= is needed, here or with --each"));
        }
    }
    Ok(engines)
}

fn engine(each: &[String], own: &[String]) -> Result<EngineSpec, Error> {
    let mut spec = EngineSpec::new("", "");
    for (flag, pairs) in [("--each", each), ("--engine", own)] {
        for pair in pairs {
            let place = || format!("{flag} {pair}");
            let (key, value) =
                pair.split_once('=').ok_or_else(|| Error::input(place(), "key=value is needed"))?;
            set(&mut spec, key, value).map_err(|fault| Error::input(place(), fault))?;
        }
    }
    if spec.command.as_os_str().is_empty() {
        return Err(Error::input("--engine", "cmd= is needed"));
    }
    if spec.name.is_empty() {
        let stem = spec.command.file_stem().unwrap_or_default();
        spec.name = stem.to_string_lossy().into_owned();
    }
    spec.command = found(&spec.command, spec.dir.as_deref());
    Ok(spec)
}

/// The program that a command names: in the engine's folder, by its path, or, where it has none, through `PATH`.
fn found(command: &Path, dir: Option<&Path>) -> PathBuf {
    let there = dir.map(|dir| dir.join(command)).filter(|path| path.is_file());
    let path = there.unwrap_or_else(|| command.to_owned());
    if path.is_file() { std::path::absolute(&path).unwrap_or(path) } else { path }
}

fn set(spec: &mut EngineSpec, key: &str, value: &str) -> Result<(), String> {
    fn number<T: std::str::FromStr>(value: &str) -> Result<T, String> {
        value.parse().map_err(|_| format!("{value:?} is not such a number"))
    }
    let limit = &mut spec.limit;
    match key {
        "cmd" => spec.command = value.into(),
        "name" => value.clone_into(&mut spec.name),
        "dir" => spec.dir = Some(value.into()),
        "args" => spec.args = words(value)?,
        "proto" if value == "uci" => {}
        "proto" => return Err("engines speak uci here".to_owned()),
        "tc" => {
            let read: crate::Limit = value.parse().map_err(|fault: crate::LimitError| fault.to_string())?;
            (limit.base_ms, limit.increment_ms, limit.moves) = (read.base_ms, read.increment_ms, read.moves);
        }
        "st" => limit.movetime_ms = Some((number::<f64>(value)? * 1000.0).round() as u64),
        "nodes" => limit.nodes = Some(number(value)?),
        "depth" | "plies" => limit.depth = Some(number(value)?),
        "timemargin" => spec.margin_ms = number(value)?,
        "memory" => spec.memory_mib = Some(number(value)?),
        "jail" => {
            let jailed: bool = value.parse().map_err(|_| "true or false is needed")?;
            spec.runner = if jailed { Runner::Jail } else { Runner::Plain };
        }
        "sha256" => spec.sha256 = Some(value.to_owned()),
        "log" => spec.log = Some(value.into()),
        // Engines stay for their pair and no longer.
        "restart" => {}
        _ => match key.strip_prefix("option.") {
            Some(name) if name.eq_ignore_ascii_case("Threads") => spec.threads = number(value)?,
            Some(name) if name.eq_ignore_ascii_case("Hash") => spec.hash_mib = number(value)?,
            Some(name) => {
                spec.options.retain(|(old, _)| old != name);
                spec.options.push((name.to_owned(), value.to_owned()));
            }
            None => return Err("there is no such term".to_owned()),
        },
    }
    Ok(())
}

/// Arguments of a program, apart at spaces that are not in quotation marks.
fn words(text: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match (c, quote) {
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (_, Some(open)) if open == c => quote = None,
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    if quote.is_some() { Err("a quotation mark is left open".to_owned()) } else { Ok(words) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn an_engines_own_terms_come_before_those_of_all() {
        let each = strings(&["tc=10+0.1", "option.Hash=8", "option.Style=calm"]);
        let own = [
            strings(&["cmd=/bin/a", "tc=1", "option.Style=wild"]),
            strings(&["cmd=/bin/b", "args=-x 'y z'"]),
        ];
        let engines = engines(&each, &own).unwrap();
        assert_eq!(engines[0].limit.to_string(), "1");
        assert_eq!(engines[0].options, [("Style".to_owned(), "wild".to_owned())]);
        assert_eq!((engines[1].name.as_str(), engines[1].hash_mib), ("b", 8));
        assert_eq!(engines[1].args, ["-x", "y z"]);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let told = |own: &[&str]| engines(&[], &[strings(own)]).unwrap_err().to_string();
        assert_eq!(told(&["cmd=a", "speed=9"]), "--engine speed=9: there is no such term");
        assert_eq!(told(&["tc=1"]), "--engine: cmd= is needed");
        assert!(told(&["cmd=a"]).contains("tc="));
        assert!(told(&["cmd=a", "tc=0"]).contains("not a time control"));
    }
}
