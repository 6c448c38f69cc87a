//! The bot is killed in the middle of play, again and again: what was confirmed stands, every position has one board,
//! and the game goes on.
//!
//! `STARMATE_KILLS` (15) and `STARMATE_SEED` (1) set the dose; `STARMATE_SOAK_DIR` keeps the state between runs, so that
//! a stopped run goes on. `scripts/soak kills` is the full run.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use localcord::{Id, Localcord, Options, Person};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Game, Move, Variant};
use store::Store;
use tokio::process::Child;

use crate::table::{board_of, boards_in, content, control, id};

/// The longest stretch of play between two kills, in milliseconds. A bot is up in about half a second and a move takes
/// some tens of milliseconds, so that kills meet all stages of starting, answering and posting.
const STRETCH_MS: u64 = 1_500;

fn number(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable} is not a number: {text}")),
        Err(_) => otherwise,
    }
}

/// What people have seen confirmed of the game that goes on.
#[derive(Debug, Default)]
struct Seen {
    game: Option<(i64, Id)>,
    confirmed: Vec<Move>,
    finished: u32,
    /// The rules of the game that goes on.
    variant: Variant,
}

struct Scene {
    cord: Localcord,
    folder: PathBuf,
    games: Id,
    anna: Person,
    bob: Person,
    seen: Arc<Mutex<Seen>>,
}

impl Scene {
    async fn set(folder: &Path, seed: u64) -> Self {
        let options =
            Options { data: Some(folder.join("cord")), seed, message_content: true, ..Options::default() };
        let cord = Localcord::start(options).await.expect("a local Discord");
        let games = cord.channel("games");
        let mut people = cord.people().into_iter();
        let (anna, bob) = (people.next().expect("Anna"), people.next().expect("Bob"));
        Self { cord, folder: folder.to_owned(), games, anna, bob, seen: Arc::default() }
    }

    /// The bot as an operator starts it: a process of its own.
    fn bot(&self) -> Child {
        let settings = [("STARMATE_MESSAGE_CONTENT", "true"), ("STARMATE_LADDER_GAMES", "0")];
        crate::process::start(&self.cord, &self.folder, &settings)
    }

    fn seen(&self) -> std::sync::MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far people have come: games finished, and moves confirmed in the one that goes on.
    fn progress(&self) -> (u32, usize) {
        let seen = self.seen();
        (seen.finished, seen.confirmed.len())
    }

    /// Plays until dropped, or begins nothing more after the `last` moment, with no move under way then.
    async fn play(&self, random: &mut ChaCha8Rng, last: Option<Instant>) {
        while last.is_none_or(|last| Instant::now() < last) {
            let Some((game, thread)) = self.seen().game else {
                self.begin().await;
                continue;
            };
            let confirmed = self.seen().confirmed.clone();
            let mut shadow = Game::start(self.seen().variant);
            for mv in &confirmed {
                shadow.push(*mv).expect("a confirmed move is legal");
            }
            if shadow.status().is_over() {
                let mut seen = self.seen();
                seen.finished += 1;
                seen.game = None;
                seen.confirmed.clear();
                continue;
            }
            let ply = confirmed.len() as u16;
            let who = if ply.is_multiple_of(2) { &self.anna } else { &self.bob };
            let board = who.until(thread, "the board", |messages| {
                messages.iter().rev().find(|m| board_of(m) == Some((game, ply))).cloned()
            });
            if board.await.is_err() {
                continue;
            }
            let moves = shadow.position().legal_moves();
            let mv = moves[random.random_range(0..moves.len())];
            let call = who.command(thread, "move").option("text", mv.to_string()).send();
            let Ok(pending) = call else { continue };
            let Ok(answer) = pending.message().await else { continue };
            if content(&answer).starts_with("Played") {
                self.seen().confirmed.push(mv);
            }
        }
    }

    /// Gets a new game going, wherever an earlier try was cut off.
    async fn begin(&self) {
        // What is refused at once must not be tried without a pause.
        tokio::time::sleep(Duration::from_millis(30)).await;
        let reader = Store::read_only(&self.folder.join("data").join("starmate.sqlite"));
        let live = reader.ok().and_then(|reader| reader.live_games().ok()).unwrap_or_default();
        if live.is_empty() {
            let open =
                self.anna.messages(self.games).into_iter().rev().find(|m| control(m, "accept").is_some());
            if let Some(challenge) = open {
                let accept = control(&challenge, "accept").expect("just seen");
                if let Ok(pending) = self.bob.click(self.games, id(&challenge), &accept) {
                    drop(pending.outcome().await);
                }
            } else {
                // The rule sets take turns.
                let variant = Variant::ALL[self.seen().finished as usize % Variant::ALL.len()].as_str();
                let call = self.anna.command(self.games, "play").user("opponent", self.bob.id());
                let call = call.option("variant", variant);
                if let Ok(pending) = call.option("colour", "white").send() {
                    drop(pending.message().await);
                }
            }
            return;
        }
        let game = live[0].id().0;
        let threads = self.bob.channels().into_iter().filter(|channel| channel["parent_id"].is_string());
        let threads: Vec<Id> = threads.map(|channel| id(&channel)).collect();
        let has_board = |thread: &Id| boards_in(&self.cord.messages(*thread), game).first() == Some(&1);
        if let Some(thread) = threads.into_iter().find(has_board) {
            let mut seen = self.seen();
            seen.game = Some((game, thread));
            seen.variant = live[0].game.terms().variant;
        }
    }

    /// After a restart: what was confirmed stands, and every position gets its one board.
    async fn inspect(&self, kill: u64) {
        let Some((game, thread)) = self.seen().game else { return };
        let reader =
            Store::read_only(&self.folder.join("data").join("starmate.sqlite")).expect("the database");
        let stored = reader.game(play::GameId(game)).expect("read").expect("a game that was seen");
        let moves = stored.game.game().moves().to_vec();
        {
            let mut seen = self.seen();
            assert!(
                moves.starts_with(&seen.confirmed),
                "kill {kill}: confirmed {:?}, kept {moves:?}",
                seen.confirmed
            );
            assert!(moves.len() <= seen.confirmed.len() + 1, "kill {kill}: one move was under way, not more");
            seen.confirmed.clone_from(&moves);
        }
        self.bob
            .until(thread, "the newest board", |messages| {
                messages.iter().any(|m| board_of(m) == Some((game, moves.len() as u16))).then_some(())
            })
            .await
            .unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        let boards = boards_in(&self.cord.messages(thread), game);
        assert_eq!(
            boards,
            vec![1; moves.len() + 1],
            "kill {kill}: one board for each position of game {game}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_confirmed_move_survives() {
    let (kills, seed) = (number("STARMATE_KILLS", 15), number("STARMATE_SEED", 1));
    let scratch = tempfile::tempdir().expect("a folder");
    let kept = std::env::var_os("STARMATE_SOAK_DIR").map(PathBuf::from);
    let folder = kept.clone().unwrap_or_else(|| scratch.path().to_owned());
    let progress = folder.join("kills-done");
    let done: u64 = std::fs::read_to_string(&progress).ok().and_then(|t| t.trim().parse().ok()).unwrap_or(0);
    if done > 0 {
        println!("going on after {done} kills");
    }

    let scene = Scene::set(&folder, seed).await;
    for kill in done..kills {
        let mut random = ChaCha8Rng::seed_from_u64(seed.wrapping_mul(1_000_003).wrapping_add(kill));
        let mut bot = scene.bot();
        // One restart in four is killed while it starts; the others are let in and looked at first.
        if random.random_range(0..4) > 0 {
            scene.cord.until_ready("play").await.expect("the bot comes up");
            scene.inspect(kill).await;
        }
        let stretch = Duration::from_millis(random.random_range(0..STRETCH_MS));
        tokio::select! {
            () = scene.play(&mut random, None) => {}
            () = tokio::time::sleep(stretch) => {}
        }
        bot.start_kill().expect("killed");
        bot.wait().await.expect("gone");
        std::fs::write(&progress, (kill + 1).to_string()).expect("written");
        if (kill + 1) % 20 == 0 {
            let (finished, moves) = scene.progress();
            println!("{} kills, {finished} games finished, {moves} moves in the last", kill + 1);
        }
    }

    // The game goes on.
    let _bot = scene.bot();
    scene.cord.until_ready("play").await.expect("the bot comes up");
    scene.inspect(kills).await;
    let before = scene.progress();
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    // Were a move under way, it could be kept, and its board come, while all is looked at.
    scene.play(&mut random, Some(Instant::now() + Duration::from_secs(3))).await;
    scene.inspect(kills).await;
    let after = scene.progress();
    assert!(after > before, "the game goes on: {before:?}, {after:?}");

    let report = Store::read_only(&folder.join("data").join("starmate.sqlite"))
        .expect("open")
        .check()
        .expect("a check");
    assert!(report.faults.is_empty(), "{:?}", report.faults);
    // A thread that was opened just before a kill is opened again and found (160004); and a bot that has just started
    // cannot know how much of a rate limit the one before it used up (429, waited for).
    let mut complaints = scene.cord.report().complaints(&[160_004]);
    complaints.retain(|complaint| !complaint.contains("earned 429"));
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
