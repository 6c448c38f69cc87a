//! The chat page in headless Chromium: two people play from one browser, by keyboard and by mouse, wide and narrow.

use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::table::{Table, board_of, content, control};

/// A browser and the driver in front of it; both end with this.
struct Browser {
    client: Client,
    _driver: Child,
    _profile: tempfile::TempDir,
}

impl Browser {
    async fn open() -> Self {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("chromedriver (Debian: apt-get install chromium chromium-driver)");
        let mut lines = BufReader::new(driver.stdout.take().expect("piped")).lines();
        let port = loop {
            let line = lines.next_line().await.expect("readable").expect("chromedriver tells its port");
            if let Some((_, port)) = line.split_once("successfully on port ") {
                break port.trim_end_matches('.').trim().to_owned();
            }
        };
        let profile = tempfile::tempdir().expect("a profile");
        let arguments = [
            "--headless".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-quic".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--no-first-run".to_owned(),
            format!("--user-data-dir={}", profile.path().display()),
        ];
        let capabilities = json!({ "goog:chromeOptions": { "args": arguments } });
        let serde_json::Value::Object(capabilities) = capabilities else {
            unreachable!("an object was written")
        };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("a browser");
        Self { client, _driver: driver, _profile: profile }
    }

    async fn find(&self, css: &str) -> fantoccini::elements::Element {
        let wait = self.client.wait().at_most(Duration::from_secs(10));
        wait.for_element(Locator::Css(css)).await.unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    async fn click(&self, css: &str) {
        self.find(css).await.click().await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// Types into what has the focus.
    async fn type_keys(&self, keys: &str) {
        let focused = self.client.active_element().await.expect("a focused element");
        focused.send_keys(keys).await.expect("typed");
    }

    async fn go(&self, page: &str, person: localcord::Id, channel: localcord::Id) {
        // A new fragment alone does not load the page again, which is what the page itself does on a switch.
        self.client.goto(&format!("{page}/#as={person}&channel={channel}")).await.expect("opened");
        self.client.refresh().await.expect("loaded");
        self.find("#composer").await;
    }

    /// Keeps a picture of the page under `target/artefacts`.
    async fn keep(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/artefacts");
        std::fs::create_dir_all(&folder).expect("a folder");
        let picture = self.client.screenshot().await.expect("a screenshot");
        assert!(picture.len() > 10_000, "a page with something on it");
        std::fs::write(folder.join(name), picture).expect("written");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_in_the_page() {
    let table = Table::set().await;
    let page = table.cord.page();
    let browser = Browser::open().await;
    let client = &browser.client;
    client.set_window_size(1280, 800).await.expect("sized");

    // Anna challenges Bob by keyboard alone.
    browser.go(&page, table.anna.id(), table.games).await;
    browser.find("#bot-status[data-online=true]").await;
    browser.find("#composer").await.send_keys("/play").await.expect("typed");
    browser.find(".autocomplete [role=option]").await;
    browser.type_keys(&format!("{}", Key::Enter)).await;
    browser.find("[data-option=opponent]").await;
    browser.type_keys(&table.bob.name()).await;
    browser.find(".autocomplete [role=option]").await;
    browser.type_keys(&format!("{}", Key::Enter)).await;
    browser.type_keys(&format!("{}", Key::Enter)).await;
    browser.find(".ephemeral").await;
    browser.keep("page-challenge.png").await;

    // Bob accepts by mouse and follows the thread.
    browser.go(&page, table.bob.id(), table.games).await;
    browser.click("button[data-custom-id^='accept:']").await;
    browser.click(".thread-chip[data-thread]").await;
    browser.find(".message img").await;
    let thread = table
        .bob
        .until_channel("the thread", |channels| {
            channels.iter().find(|c| c["parent_id"].is_string() && c["type"] == 11).map(crate::table::id)
        })
        .await
        .expect("a thread");
    let first = table.board(thread, None, 0).await;
    let (game, _) = board_of(&first).expect("a board");
    assert!(control(&first, "man").is_some());

    // Colours were left to chance: the first board calls White. White types a placement, Black uses /move and what it
    // suggests.
    let anna_is_white = content(&first).contains(&table.anna.mention());
    let (white, black) = if anna_is_white { (&table.anna, &table.bob) } else { (&table.bob, &table.anna) };
    browser.go(&page, white.id(), thread).await;
    browser.find("#composer").await.send_keys(&format!("K@4{}", Key::Enter)).await.expect("typed");
    table.board(thread, Some(game), 1).await;
    browser.go(&page, black.id(), thread).await;
    browser.find("#composer").await.send_keys("/move").await.expect("typed");
    browser.find(".autocomplete [role=option]").await;
    browser.type_keys(&format!("{}", Key::Enter)).await;
    browser.find("[data-option=text]").await;
    browser.type_keys("k34").await;
    browser.find(".autocomplete [role=option]").await;
    browser.type_keys(&format!("{}", Key::Enter)).await;
    browser.type_keys(&format!("{}", Key::Enter)).await;
    table.board(thread, Some(game), 2).await;

    // White picks man and cell from the menus.
    browser.go(&page, white.id(), thread).await;
    let men = browser.find(&format!("select[data-custom-id='man:{game}:2']")).await;
    men.select_by_value("Q").await.expect("chosen");
    let cells = browser.find(&format!("select[data-custom-id^='put:{game}:2']")).await;
    cells.select_by_value("22").await.expect("chosen");
    let third = table.board(thread, Some(game), 3).await;
    let id = third["id"].as_str().expect("an id");
    browser.find(&format!(".message[data-id='{id}'] img")).await;
    browser.keep("page-game.png").await;

    // At phone width nothing sticks out.
    client.set_window_size(375, 740).await.expect("sized");
    browser.go(&page, table.bob.id(), thread).await;
    browser.find(&format!(".message[data-id='{id}'] img")).await;
    let wide = client
        .execute("return document.documentElement.scrollWidth > window.innerWidth;", Vec::new())
        .await
        .expect("measured");
    assert_eq!(wide, json!(false), "the page scrolls sideways at phone width");
    browser.keep("page-phone.png").await;

    browser.client.clone().close().await.expect("closed");
    table.clear(&[]).await;
}

/// Waits until an engine stands otherwise than before, within a minute or so.
async fn checked(table: &Table, name: &str) -> store::ladder::Engine {
    let reader = store::Store::read_only(&table.database()).expect("the database");
    let began = std::time::Instant::now();
    loop {
        let found = reader.engine_named(name).expect("read");
        if let Some(engine) = found.filter(|engine| engine.state != store::ladder::EngineState::Checking) {
            return engine;
        }
        assert!(began.elapsed() < Duration::from_mins(5), "{name} is not checked");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_is_submitted_in_the_page_and_the_ladder_shows_in_it() {
    let table = Table::set_with_ladder(2, "0.5+0.01").await;
    let page = table.cord.page();
    let browser = Browser::open().await;
    browser.client.set_window_size(1280, 1000).await.expect("sized");
    let file = table.database().with_file_name("dice.bin");
    std::fs::write(&file, crate::ladder::engine_file("takes")).expect("written");

    browser.go(&page, table.anna.id(), table.games).await;
    browser.find("#bot-status[data-online=true]").await;
    browser.find("#composer").await.send_keys("/engine submit").await.expect("typed");
    browser.find(".autocomplete [role=option]").await;
    browser.type_keys(&format!("{}", Key::Enter)).await;
    browser.find("[data-option=file]").await;
    browser.keep("ladder-composer.png").await;
    let chooser = browser.client.find(Locator::Css("[data-file=file]")).await.expect("a chooser");
    chooser.send_keys(&file.display().to_string()).await.expect("chosen");
    browser.find(".file-field:not(.uploading)").await;
    browser.find("[data-option=name]").await.send_keys("Dice 1").await.expect("typed");
    browser.find("[data-option=variant]").await.click().await.expect("focused");
    browser.type_keys("starchess").await;
    browser.find(".autocomplete [role=option]").await;
    browser.type_keys(&format!("{}", Key::Enter)).await;
    browser.keep("ladder-chosen.png").await;
    browser.type_keys(&format!("{}", Key::Enter)).await;
    browser.find(".ephemeral").await;
    browser.keep("ladder-submitted.png").await;

    if crate::ladder::jail_holds() {
        let engine = checked(&table, "Dice 1").await;
        assert_eq!(engine.state, store::ladder::EngineState::Active, "{:?}", engine.report);
    }
    let reader = store::Store::read_only(&table.database()).expect("the database");
    let began = std::time::Instant::now();
    while reader.engine_games().expect("read") < 10 {
        assert!(began.elapsed() < Duration::from_mins(5), "the ladder does not play");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let channel = table.cord.channel("ladder");
    let ask = |command: &str, sub: &str| table.anna.command(channel, command).subcommand(sub);
    for call in [
        ask("ladder", "standings").option("variant", "starchess").option("public", true),
        ask("ladder", "standings").option("text", true).option("public", true),
        ask("ladder", "crosstable").option("public", true),
        ask("ladder", "engine")
            .option("engine", "starmate-0.1-1k")
            .option("variant", "starchess")
            .option("public", true),
        ask("engine", "show").option("engine", "starmate-0.1-30k").option("public", true),
        ask("engine", "list").option("public", true),
        ask("ladder", "game").option("number", 3).option("public", true),
    ] {
        let answer = call.send().expect("sent").message().await.expect("an answer");
        assert!(answer["content"].as_str().is_some_and(|text| text.len() > 10), "{answer}");
        let id = answer["id"].as_str().expect("an id").to_owned();
        browser.go(&page, table.anna.id(), channel).await;
        let message = browser.find(&format!(".message[data-id='{id}']")).await;
        drop(message);
        tokio::time::sleep(Duration::from_millis(300)).await;
        let name = answer["interaction"]["name"].as_str().unwrap_or("answer").replace(' ', "-");
        let text = answer["attachments"].as_array().is_none_or(Vec::is_empty);
        browser.keep(&format!("ladder-{name}{}.png", if text { "-text" } else { "" })).await;
    }
    browser.client.clone().close().await.expect("closed");
    table.clear(&[]).await;
}
