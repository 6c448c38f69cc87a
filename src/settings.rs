//! Settings: built-in defaults, then the TOML file, then environment variables, the later one winning.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use figment::error::Kind;
use figment::providers::{Format, Serialized, Toml};
use figment::value::{Map, Value};
use figment::{Figment, Metadata, Profile, Provider};
use serde::{Deserialize, Serialize};

/// The file read when `--config` names none and it exists.
pub(crate) const DEFAULT_FILE: &str = "starmate.toml";

/// Environment variables and the settings that they override.
const VARIABLES: [(&str, &str); 21] = [
    ("DISCORD_TOKEN", "token"),
    ("DISCORD_TOKEN_FILE", "token_file"),
    ("STARMATE_DATA", "data"),
    ("STARMATE_DISCORD_API", "discord_api"),
    ("STARMATE_DISCORD_CA", "discord_ca"),
    ("STARMATE_DISCORD_ADDR", "discord_addr"),
    ("STARMATE_MESSAGE_CONTENT", "message_content"),
    ("STARMATE_PORT", "port"),
    ("STARMATE_HOUSE_THREADS", "house_threads"),
    ("STARMATE_MINING_THREADS", "mining_threads"),
    ("STARMATE_OPERATORS", "operators"),
    ("STARMATE_LADDER_GAMES", "ladder_games"),
    ("STARMATE_LADDER_CONTROL", "ladder_control"),
    ("STARMATE_LADDER_INTERPRETERS", "ladder_interpreters"),
    ("STARMATE_LADDER_MEMORY", "ladder_memory"),
    ("STARMATE_LADDER_FILE", "ladder_file"),
    ("STARMATE_LADDER_UNPACKED", "ladder_unpacked"),
    ("STARMATE_LADDER_ENGINES", "ladder_engines"),
    ("STARMATE_LADDER_SHARE", "ladder_share"),
    ("STARMATE_LADDER_QUOTA", "ladder_quota"),
    ("STARMATE_LOG", "log"),
];

/// Every setting of the program.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Settings {
    /// The bot's token.
    pub(crate) token: Option<String>,
    /// A file that holds the token and nothing else.
    pub(crate) token_file: Option<PathBuf>,
    /// Data folder: the database and, for the demo, the local Discord.
    pub(crate) data: PathBuf,
    /// Another REST base, as `http://127.0.0.1:PORT`.
    pub(crate) discord_api: Option<String>,
    /// A root certificate (PEM file) to trust, together with `discord_addr`.
    pub(crate) discord_ca: Option<PathBuf>,
    /// The address at which discord.com is reached instead, as `127.0.0.1:PORT`.
    pub(crate) discord_addr: Option<SocketAddr>,
    /// Whether to ask Discord for the text of all messages (a privileged intent).
    pub(crate) message_content: bool,
    /// The demo's chat page is tried on this port first.
    pub(crate) port: u16,
    /// How many games the house thinks about at a time, each on a thread of its own.
    pub(crate) house_threads: u16,
    /// On how many threads puzzles are mined when those of somebody's days run low; 0 mines none.
    pub(crate) mining_threads: u16,
    /// Discord's numbers of those who run the bot: they may withdraw engines and ban their owners.
    pub(crate) operators: Vec<u64>,
    /// How many games of engines are played at a time, each on one core; 0 plays none.
    pub(crate) ladder_games: u16,
    /// The ladders' time control, as `10+0.1`; if not set 10+0.1, and 1+0.01 in the demo.
    pub(crate) ladder_control: Option<String>,
    /// Interpreters that submitted scripts may use, by their full path.
    pub(crate) ladder_interpreters: Vec<PathBuf>,
    /// Memory of an engine, in MiB.
    pub(crate) ladder_memory: u64,
    /// The largest file that can be submitted, in MiB.
    pub(crate) ladder_file: u64,
    /// The most that a submitted `.zst` may unpack to, in MiB.
    pub(crate) ladder_unpacked: u64,
    /// How many engines a person may have on the ladders.
    pub(crate) ladder_engines: u32,
    /// How much of a ladder's pairs one person's engines may play while others wait, from 0 to 1.
    pub(crate) ladder_share: f64,
    /// How many pairs of matches a person may ask for in a day.
    pub(crate) ladder_quota: u32,
    /// Log filter in the syntax of `tracing`'s `EnvFilter`; `info` for the bot and `warn` for the demo if not set.
    pub(crate) log: Option<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            token: None,
            token_file: None,
            data: PathBuf::from("starmate-data"),
            discord_api: None,
            discord_ca: None,
            discord_addr: None,
            message_content: false,
            port: 8080,
            house_threads: 1,
            mining_threads: 1,
            operators: Vec::new(),
            ladder_games: 1,
            ladder_control: None,
            ladder_interpreters: Vec::new(),
            ladder_memory: 512,
            ladder_file: 25,
            ladder_unpacked: 200,
            ladder_engines: 5,
            ladder_share: 0.5,
            ladder_quota: 40,
            log: None,
        }
    }
}

/// One row of `starmate config`.
#[derive(Debug, Serialize)]
pub(crate) struct Row {
    /// Name of the setting in the TOML file.
    pub(crate) setting: &'static str,
    /// The environment variable that overrides it.
    pub(crate) variable: &'static str,
    /// Its value; a secret shows only that it is set.
    pub(crate) value: serde_json::Value,
    /// `default`, the file's path, or the variable's name.
    pub(crate) source: String,
}

/// Environment variables that belong to parts of Starmate that this version does not have.
const RESERVED: [&str; 2] = ["STARMATE_HTTP", "STARMATE_NATS"];

/// Variables in the style of ours that are none, perhaps misspelt.
pub(crate) fn unknown_variables() -> Vec<String> {
    let known =
        |name: &str| VARIABLES.iter().any(|(variable, _)| *variable == name) || RESERVED.contains(&name);
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let mut unknown: Vec<String> =
        names.filter(|name| name.starts_with("STARMATE_") && !known(name)).collect();
    unknown.sort_unstable();
    unknown
}

/// Values of one origin, each under the name of its setting.
#[derive(Clone)]
struct Layer(Map<String, Value>);

impl Layer {
    /// The values of the environment.
    fn of_environment() -> Result<Self> {
        let mut values = Map::new();
        for (variable, setting) in VARIABLES {
            let text = match std::env::var(variable) {
                // An empty variable is how shells and compose files say "unset".
                Ok(text) if text.is_empty() => continue,
                Ok(text) => text,
                Err(std::env::VarError::NotPresent) => continue,
                Err(std::env::VarError::NotUnicode(_)) => bail!("{variable} is not valid UTF-8"),
            };
            let expected = |what: &str| anyhow::anyhow!("{variable}={text}: expected {what}");
            let value = match setting {
                "port" => Value::from(text.trim().parse::<u16>().map_err(|_| expected(PORT))?),
                "house_threads" => Value::from(text.trim().parse::<u16>().map_err(|_| expected(THREADS))?),
                "mining_threads" => Value::from(text.trim().parse::<u16>().map_err(|_| expected(MINERS))?),
                "operators" => Value::from(numbers(&text).ok_or_else(|| expected(PEOPLE))?),
                "ladder_games" => Value::from(text.trim().parse::<u16>().map_err(|_| expected(GAMES))?),
                "ladder_memory" | "ladder_file" | "ladder_unpacked" => {
                    let size = text.trim().parse::<u32>().ok().filter(|size| *size > 0);
                    Value::from(size.ok_or_else(|| expected(MIB))?)
                }
                "ladder_engines" | "ladder_quota" => {
                    Value::from(text.trim().parse::<u32>().map_err(|_| expected(NUMBER))?)
                }
                "ladder_share" => {
                    let share = text.trim().parse::<f64>().ok().filter(|share| *share > 0.0 && *share <= 1.0);
                    Value::from(share.ok_or_else(|| expected(SHARE))?)
                }
                "ladder_interpreters" => {
                    Value::from(text.split(':').filter(|path| !path.is_empty()).collect::<Vec<_>>())
                }
                "message_content" => Value::from(switch(&text).ok_or_else(|| expected("true or false"))?),
                "discord_addr" => {
                    text.parse::<SocketAddr>().map_err(|_| expected(ADDRESS))?;
                    Value::from(text)
                }
                _ => Value::from(text),
            };
            values.insert(setting.to_owned(), value);
        }
        Ok(Self(values))
    }

    /// The values of a TOML file. What is wrong in it is told without its text, in which a token may stand.
    fn of_file(path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
        let mut values: Map<String, Value> = Toml::from_str(&text).map_err(|error| {
            let before = &text[..error.span().map_or(0, |span| span.start.min(text.len()))];
            let line = before.matches('\n').count() + 1;
            let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
            let fault: Vec<&str> = error.message().lines().map(str::trim).collect();
            anyhow::anyhow!("{}, line {line}, column {column}: {}", path.display(), fault.join(", "))
        })?;
        // As in the environment, nothing is as good as not set.
        values.retain(|_, value| value.as_str() != Some(""));
        Ok(Self(values))
    }

    fn sets(&self, setting: &str) -> bool {
        self.0.contains_key(setting)
    }
}

const PORT: &str = "a whole number from 0 to 65535";
const THREADS: &str = "a number of threads, at least 1";
const MINERS: &str = "a number of threads, or 0 for none";
const PEOPLE: &str = "numbers of people on Discord, with commas between";
const GAMES: &str = "a number of games, 0 for none";
const MIB: &str = "a number of MiB, at least 1";
const NUMBER: &str = "a whole number";
const SHARE: &str = "a part from 0 to 1, such as 0.5";
const ADDRESS: &str = "an address and a port such as 127.0.0.1:8443";

/// Numbers with commas between them.
fn numbers(text: &str) -> Option<Vec<u64>> {
    text.split(',').map(str::trim).filter(|one| !one.is_empty()).map(|one| one.parse().ok()).collect()
}

/// Yes or no, in the words that people write.
fn switch(text: &str) -> Option<bool> {
    match text.trim().to_ascii_lowercase().as_str() {
        "true" | "1" | "yes" | "on" => Some(true),
        "false" | "0" | "no" | "off" => Some(false),
        _ => None,
    }
}

impl Provider for Layer {
    fn metadata(&self) -> Metadata {
        Metadata::default()
    }

    fn data(&self) -> figment::Result<Map<Profile, Map<String, Value>>> {
        Ok(Map::from([(Profile::Default, self.0.clone())]))
    }
}

/// Settings with the origin of each.
pub(crate) struct Loaded {
    /// The values.
    pub(crate) settings: Settings,
    figment: Figment,
    environment: Layer,
    file: Option<(PathBuf, Layer)>,
}

impl Loaded {
    /// Reads the settings.
    ///
    /// # Errors
    /// When the named file cannot be read, a value does not fit its setting, or a setting is unknown.
    pub(crate) fn read(file: Option<&Path>) -> Result<Self> {
        let file = match file {
            Some(path) => Some(path.to_owned()),
            None => Some(PathBuf::from(DEFAULT_FILE)).filter(|path| path.exists()),
        };
        let file = match file {
            Some(path) => {
                let layer = Layer::of_file(&path)?;
                Some((path, layer))
            }
            None => None,
        };
        let environment = Layer::of_environment()?;
        let mut figment = Figment::from(Serialized::defaults(Settings::default()));
        if let Some((_, layer)) = &file {
            figment = figment.merge(layer.clone());
        }
        figment = figment.merge(environment.clone());
        let settings = figment.extract().map_err(|error| {
            // What the environment says was read above; what is left to be wrong stands in the file.
            let place = file.as_ref().map_or_else(String::new, |(path, _)| path.display().to_string());
            // Figment's first error is the one to mend first.
            let fault = error.into_iter().next().map_or_else(String::new, |error| misfit(&error));
            anyhow::anyhow!("{place}: {fault}")
        })?;
        Ok(Self { settings, figment, environment, file })
    }

    /// Every setting with its value and origin, in the order of the documentation.
    pub(crate) fn rows(&self) -> Vec<Row> {
        VARIABLES
            .iter()
            .map(|&(variable, setting)| {
                let value = self.figment.find_value(setting).ok();
                let value = value.map_or(serde_json::Value::Null, |v| {
                    serde_json::to_value(v).unwrap_or(serde_json::Value::Null)
                });
                let value = match value {
                    serde_json::Value::String(_) if setting == "token" => "(hidden)".into(),
                    serde_json::Value::String(url) if setting == "discord_api" => {
                        without_password(&url).into()
                    }
                    value => value,
                };
                Row { setting, variable, value, source: self.source(setting, variable) }
            })
            .collect()
    }

    fn source(&self, setting: &str, variable: &str) -> String {
        if self.environment.sets(setting) {
            return format!("environment {variable}");
        }
        match &self.file {
            Some((path, layer)) if layer.sets(setting) => path.display().to_string(),
            _ => "default".to_owned(),
        }
    }
}

/// A value that does not fit its setting. A token is not shown, whatever it is.
fn misfit(error: &figment::Error) -> String {
    let setting = error.path.join(".");
    match (&error.kind, setting.as_str()) {
        (Kind::InvalidType(..), "token") => "token: expected text in quotation marks".to_owned(),
        (Kind::InvalidType(..) | Kind::InvalidValue(..), "port") => format!("port: expected {PORT}"),
        (Kind::InvalidType(..) | Kind::InvalidValue(..), "house_threads") => {
            format!("house_threads: expected {THREADS}")
        }
        (Kind::InvalidType(..) | Kind::InvalidValue(..), "mining_threads") => {
            format!("mining_threads: expected {MINERS}")
        }
        (Kind::InvalidType(..), "message_content") => "message_content: expected true or false".to_owned(),
        (_, "discord_addr") => format!("discord_addr: expected {ADDRESS}"),
        (kind, "") => kind.to_string(),
        (kind, setting) => format!("{setting}: {kind}"),
    }
}

/// A URL as it may be shown.
fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    match rest[..end].rsplit_once('@') {
        Some((_, host)) => format!("{scheme}://(hidden)@{host}{}", &rest[end..]),
        None => url.to_owned(),
    }
}

/// A REST base has to be the URL of a host.
fn checked_base(url: &str) -> Result<&str> {
    let rest = url.strip_prefix("http://").or_else(|| url.strip_prefix("https://"));
    let host = rest.and_then(|rest| rest.split(['/', '?', '#']).next()).unwrap_or_default();
    let plain = !url.chars().any(|c| c.is_whitespace() || c.is_control());
    if plain && !host.is_empty() && !host.starts_with(':') {
        return Ok(url);
    }
    bail!("discord_api (STARMATE_DISCORD_API): expected a URL such as http://127.0.0.1:8080")
}

/// A token goes into a header of HTTP.
fn checked_token(token: &str) -> Result<String> {
    if token.chars().all(|c| c.is_ascii_graphic()) {
        return Ok(token.to_owned());
    }
    bail!("the token holds a character that no token has, such as a space or a line break in its middle")
}

impl Settings {
    /// The bot's token, from the setting itself or from its file.
    ///
    /// # Errors
    /// When neither is set, the file cannot be read or is empty, or what is there cannot be a token.
    pub(crate) fn bot_token(&self) -> Result<String> {
        if let Some(token) = self.token.as_deref().map(str::trim).filter(|token| !token.is_empty()) {
            return checked_token(token);
        }
        let Some(path) = &self.token_file else {
            bail!(
                "no token: set DISCORD_TOKEN or DISCORD_TOKEN_FILE (the README tells where to get one), \
                 or run `starmate demo`, which needs none"
            );
        };
        let text = std::fs::read_to_string(path).with_context(|| format!("token_file {}", path.display()))?;
        let token = text.trim();
        if token.is_empty() {
            bail!("token_file {} is empty", path.display());
        }
        checked_token(token).with_context(|| format!("token_file {}", path.display()))
    }

    /// Where Discord is reached.
    ///
    /// # Errors
    /// When only one of `discord_ca` and `discord_addr` is set, both ways are mixed, `discord_api` is no URL, or the
    /// certificate cannot be read.
    pub(crate) fn api(&self) -> Result<discord::Api> {
        match (&self.discord_api, &self.discord_ca, self.discord_addr) {
            (None, None, None) => Ok(discord::Api::Discord),
            (Some(base), None, None) => Ok(discord::Api::Proxy(checked_base(base)?.to_owned())),
            (None, Some(ca), Some(addr)) => {
                let ca_pem =
                    std::fs::read_to_string(ca).with_context(|| format!("discord_ca {}", ca.display()))?;
                Ok(discord::Api::Standin { ca_pem, addr })
            }
            (None, _, _) => {
                bail!("STARMATE_DISCORD_CA and STARMATE_DISCORD_ADDR go together: set both or neither")
            }
            (Some(_), _, _) => bail!(
                "STARMATE_DISCORD_API excludes STARMATE_DISCORD_CA and STARMATE_DISCORD_ADDR: choose one way"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_overrides_the_defaults_and_says_so() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("s.toml");
        std::fs::write(&path, "port = 9000\ntoken = \"secret\"\n").expect("written");
        let loaded = Loaded::read(Some(&path)).expect("valid settings");
        assert_eq!(loaded.settings.port, 9000);
        let rows = loaded.rows();
        let row = |name| rows.iter().find(|row| row.setting == name).expect("listed");
        assert_eq!(row("port").source, path.display().to_string());
        assert_eq!(row("log").source, "default");
        assert_eq!(row("token").value, "(hidden)");
    }

    #[test]
    fn a_broken_file_is_told_with_its_place_and_without_its_text() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("s.toml");
        let place = path.display().to_string();
        for (text, told) in [
            ("port = 9000\ntoken = \"secret\n", ", line 2, column"),
            ("token = secret\n", ", line 1, column"),
            ("token = 123456789\n", ": token: expected text"),
            ("port = 70000\n", ": port: expected a whole number from 0 to 65535"),
            ("message_content = \"x\"\n", ": message_content: expected true or false"),
        ] {
            std::fs::write(&path, text).expect("written");
            let error = format!("{:#}", Loaded::read(Some(&path)).err().expect("refused"));
            assert!(error.starts_with(&format!("{place}{told}")), "{error}");
            assert!(!error.contains("secret") && !error.contains("123456789"), "{error}");
        }
    }

    #[test]
    fn what_is_empty_is_not_set() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("s.toml");
        std::fs::write(&path, "token = \"\"\n").expect("written");
        let loaded = Loaded::read(Some(&path)).expect("valid settings");
        assert_eq!(loaded.rows()[0].value, serde_json::Value::Null);
        assert_eq!(loaded.rows()[0].source, "default");
    }

    #[test]
    fn a_base_is_a_url_and_shown_without_its_password() {
        for good in ["http://127.0.0.1:1", "https://user:pw@host/api"] {
            assert!(checked_base(good).is_ok(), "{good}");
        }
        for bad in ["127.0.0.1:1", "ftp://host", "http://", "http://:80", "http://a b", "https:///x"] {
            assert!(checked_base(bad).is_err(), "{bad}");
        }
        assert_eq!(without_password("https://user:p@w@host/a@b"), "https://(hidden)@host/a@b");
        assert_eq!(without_password("http://127.0.0.1:1"), "http://127.0.0.1:1");
    }

    #[test]
    fn an_unknown_setting_is_refused_by_name() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("s.toml");
        std::fs::write(&path, "prot = 9000\n").expect("written");
        let error = Loaded::read(Some(&path)).err().expect("refused");
        assert!(error.to_string().contains("prot"), "{error}");
    }
}
