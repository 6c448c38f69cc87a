//! What the bot holds for the ladder.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ::words::Lang;
use arena::Arena;
use play::UserId;
use store::ladder::EngineId;
use tokio::sync::Notify;

use super::live::Screen;
use crate::asked::Answer;
use crate::fetch::Files;
use crate::text::engines as words;
use crate::trouble::Trouble;

/// For so long an answer can be followed by another; Discord takes fifteen minutes.
const OPEN: Duration = Duration::from_mins(14);

/// The ladder as the bot sees it.
#[derive(Debug)]
pub(crate) struct Side {
    /// Nothing where no ladder runs; what was played is shown all the same.
    arena: Option<Arena>,
    pub(crate) files: Files,
    /// Those who run this bot.
    operators: Vec<UserId>,
    /// Told whenever there may be news.
    pub(crate) wake: Notify,
    /// The games that are shown in channels.
    pub(super) screen: Screen,
    /// The answers to those who wait for the check of an engine.
    waiting: Mutex<HashMap<EngineId, (Answer, Instant)>>,
}

impl Side {
    pub(crate) fn new(arena: Option<Arena>, files: Files, operators: Vec<UserId>) -> Self {
        Self {
            arena,
            files,
            operators,
            wake: Notify::new(),
            screen: Screen::default(),
            waiting: Mutex::default(),
        }
    }

    /// No ladder, for tests of other things.
    #[cfg(test)]
    pub(crate) fn none() -> Self {
        let files = Files::new(&crate::Api::Discord).expect("a client");
        Self::new(None, files, Vec::new())
    }

    /// The arena, or that there is none.
    pub(crate) fn arena(&self, lang: Lang) -> Result<&Arena, Trouble> {
        self.arena.as_ref().ok_or_else(|| Trouble::person(words::off(lang)))
    }

    /// The same where nobody is to be told.
    pub(crate) fn running(&self) -> Option<&Arena> {
        self.arena.as_ref()
    }

    /// Whether somebody runs this bot.
    pub(crate) fn is_operator(&self, user: UserId) -> bool {
        self.operators.contains(&user)
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<EngineId, (Answer, Instant)>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody waits for the check of an engine.
    pub(crate) fn wait(&self, engine: EngineId, answer: Answer) {
        let mut waiting = self.waiting();
        waiting.retain(|_, (_, since)| since.elapsed() < OPEN);
        waiting.insert(engine, (answer, Instant::now()));
    }

    /// The answer to whoever waits for the check of an engine, if it can still be followed by another.
    pub(crate) fn waits(&self, engine: EngineId) -> Option<Answer> {
        self.waiting().remove(&engine).filter(|(_, since)| since.elapsed() < OPEN).map(|(answer, _)| answer)
    }
}
