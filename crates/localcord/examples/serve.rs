//! The local Discord alone, without a bot: to look at the chat page, or to try a bot of your own against it.
//!
//! `cargo run -p starmate-localcord --example serve [PORT] [FOLDER]` prints where everything is and serves until Ctrl-C;
//! with a folder the state is kept there.

use std::error::Error;
use std::path::PathBuf;

use localcord::{Limits, Localcord, Options};

/// Where the page is looked for first.
const PORT: u16 = 8080;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let port = arguments.next().map_or(Ok(PORT), |port| port.parse())?;
    let data = arguments.next().map(PathBuf::from);
    let options = Options {
        data,
        page_port: Some(port),
        limits: Limits::realistic(),
        message_content: true,
        ..Options::default()
    };
    let cord = Localcord::start(options).await?;
    println!("page     {}", cord.page());
    println!("rest     {}", cord.rest_http());
    println!("gateway  {}", cord.gateway());
    println!("token    {}", cord.token());
    tokio::signal::ctrl_c().await?;
    cord.stop().await?;
    Ok(())
}
