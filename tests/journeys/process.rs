//! The bot as an operator starts it: a process of its own, that can be killed.

use std::path::Path;
use std::process::Stdio;

use localcord::Localcord;
use tokio::process::{Child, Command};

/// Starts it with its data and log in a folder, on the production path, with further settings from the environment.
pub(crate) fn start(cord: &Localcord, folder: &Path, settings: &[(&str, &str)]) -> Child {
    std::fs::write(folder.join("ca.pem"), cord.ca_pem()).expect("written");
    let log = std::fs::OpenOptions::new().create(true).append(true).open(folder.join("bot.log"));
    Command::new(env!("CARGO_BIN_EXE_starmate"))
        .arg("bot")
        .current_dir(folder)
        .env("DISCORD_TOKEN", cord.token())
        .env("STARMATE_DATA", folder.join("data"))
        .env("STARMATE_DISCORD_CA", folder.join("ca.pem"))
        .env("STARMATE_DISCORD_ADDR", cord.rest_https().to_string())
        .envs(settings.iter().copied())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log.expect("a log file"))
        .kill_on_drop(true)
        .spawn()
        .expect("the bot starts")
}
