//! Settings: built-in defaults, then the TOML file, then environment variables, the later one winning.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use figment::providers::{Env, Format, Serialized, Toml};
use figment::value::{Map, Value};
use figment::{Figment, Metadata, Profile, Provider};
use serde::{Deserialize, Serialize};

/// The file read when `--config` names none and it exists.
pub(crate) const DEFAULT_FILE: &str = "starmate.toml";

/// Environment variables and the settings that they override.
const VARIABLES: [(&str, &str); 9] = [
    ("DISCORD_TOKEN", "token"),
    ("DISCORD_TOKEN_FILE", "token_file"),
    ("STARMATE_DATA", "data"),
    ("STARMATE_DISCORD_API", "discord_api"),
    ("STARMATE_DISCORD_CA", "discord_ca"),
    ("STARMATE_DISCORD_ADDR", "discord_addr"),
    ("STARMATE_MESSAGE_CONTENT", "message_content"),
    ("STARMATE_PORT", "port"),
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

/// The environment, each variable under the name of its setting.
struct Environment(Map<String, Value>);

impl Environment {
    fn read() -> Result<Self> {
        let mut values = Map::new();
        for (variable, setting) in VARIABLES {
            match std::env::var(variable) {
                // An empty variable is how shells and compose files say "unset".
                Ok(text) if text.is_empty() => {}
                // A token of digits only must not turn into a number.
                Ok(text) if matches!(setting, "message_content" | "port") => {
                    let value: Value = text.parse().unwrap_or_else(|never| match never {});
                    values.insert(setting.to_owned(), value);
                }
                Ok(text) => {
                    values.insert(setting.to_owned(), Value::from(text));
                }
                Err(std::env::VarError::NotPresent) => {}
                Err(std::env::VarError::NotUnicode(_)) => bail!("{variable} is not valid UTF-8"),
            }
        }
        Ok(Self(values))
    }
}

impl Provider for Environment {
    fn metadata(&self) -> Metadata {
        Env::raw().metadata()
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
    environment: Vec<String>,
    file: Option<PathBuf>,
}

impl Loaded {
    /// Reads the settings.
    ///
    /// # Errors
    /// When the named file does not exist, a value does not fit its setting, or a setting is unknown.
    pub(crate) fn read(file: Option<&Path>) -> Result<Self> {
        let file = match file {
            Some(path) if !path.exists() => bail!("--config {}: there is no such file", path.display()),
            Some(path) => Some(path.to_owned()),
            None => Some(PathBuf::from(DEFAULT_FILE)).filter(|path| path.exists()),
        };
        let mut figment = Figment::from(Serialized::defaults(Settings::default()));
        if let Some(path) = &file {
            figment = figment.merge(Toml::file_exact(path));
        }
        let environment = Environment::read()?;
        let names = environment.0.keys().cloned().collect();
        figment = figment.merge(environment);
        let settings = figment.extract().map_err(|error| {
            // Figment names the setting and the fault; its first error is the one to mend first.
            anyhow::anyhow!(
                "settings: {}",
                error.into_iter().next().map_or_else(String::new, |e| e.to_string())
            )
        })?;
        Ok(Self { settings, figment, environment: names, file })
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
                let hidden = setting == "token" && !value.is_null();
                let value = if hidden { serde_json::Value::from("(hidden)") } else { value };
                Row { setting, variable, value, source: self.source(setting, variable) }
            })
            .collect()
    }

    fn source(&self, setting: &str, variable: &str) -> String {
        if self.environment.iter().any(|name| name == setting) {
            return format!("environment {variable}");
        }
        let from_file = self
            .figment
            .find_metadata(setting)
            .and_then(|metadata| metadata.source.as_ref())
            .is_some_and(|source| source.file_path().is_some());
        match (&self.file, from_file) {
            (Some(path), true) => path.display().to_string(),
            _ => "default".to_owned(),
        }
    }
}

impl Settings {
    /// The bot's token, from the setting itself or from its file.
    ///
    /// # Errors
    /// When neither is set, or the file cannot be read or is empty.
    pub(crate) fn bot_token(&self) -> Result<String> {
        if let Some(token) = self.token.as_deref().map(str::trim).filter(|token| !token.is_empty()) {
            return Ok(token.to_owned());
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
        Ok(token.to_owned())
    }

    /// Where Discord is reached.
    ///
    /// # Errors
    /// When only one of `discord_ca` and `discord_addr` is set, both ways are mixed, or the certificate
    /// cannot be read.
    pub(crate) fn api(&self) -> Result<discord::Api> {
        match (&self.discord_api, &self.discord_ca, self.discord_addr) {
            (None, None, None) => Ok(discord::Api::Discord),
            (Some(base), None, None) => Ok(discord::Api::Proxy(base.clone())),
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
    fn an_unknown_setting_is_refused_by_name() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("s.toml");
        std::fs::write(&path, "prot = 9000\n").expect("written");
        let error = Loaded::read(Some(&path)).err().expect("refused");
        assert!(error.to_string().contains("prot"), "{error}");
    }
}
