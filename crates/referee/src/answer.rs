//! An answer that an engine owes at once: `uciok` or `readyok`. What it waits for a CPU is the host's fault and not counted.

use std::time::{Duration, Instant};

use crate::engine::Engine;
use crate::hearing::hear_until;
use crate::lag::waited_so_far;

/// How many times its time an answer is waited for at most, on a host that gives the engine no CPU.
const PATIENCE: u32 = 3;

/// What an engine was asked, and when.
pub(crate) struct Asked {
    at: Instant,
    /// Waits for a CPU up to then: of an engine that is about to be started, only ours.
    waited: Duration,
    allowed: Duration,
}

/// What came of asking.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It is there.
    Heard,
    /// It is not, and the engine could have given it; or it has a fault already.
    Owed,
    /// The host did not let the engine run: what was seen.
    Overloaded(String),
}

/// What a moment without an answer means.
#[derive(Debug, PartialEq, Eq)]
enum Silence {
    /// Wait until so long after the question.
    Wait(Duration),
    Owed,
    Overloaded,
}

/// `passed` since the question, of which `waited` for a CPU.
fn silence(allowed: Duration, passed: Duration, waited: Duration) -> Silence {
    let most = allowed * PATIENCE;
    match allowed + waited {
        due if due <= passed => Silence::Owed,
        _ if most <= passed => Silence::Overloaded,
        due => Silence::Wait(due.min(most)),
    }
}

impl Asked {
    /// An engine that runs, or none yet, is asked now.
    pub(crate) fn now(engine: Option<&Engine>, allowed_ms: u64) -> Self {
        let waited = waited_so_far(engine.map(|engine| engine.process.id()));
        Self { at: Instant::now(), waited, allowed: Duration::from_millis(allowed_ms) }
    }

    /// Listens for the answer.
    pub(crate) fn answer(
        &self,
        engines: &mut [Option<Engine>; 2],
        who: usize,
        there: impl Fn(&Engine) -> bool,
    ) -> Answer {
        let mut until = self.at + self.allowed;
        loop {
            if hear_until(engines, who, until, &there) {
                return Answer::Heard;
            }
            let Some(engine) = engines[who].as_ref().filter(|engine| engine.heard.fault.is_none()) else {
                return Answer::Owed;
            };
            let waited = waited_so_far(Some(engine.process.id())).saturating_sub(self.waited);
            let passed = self.at.elapsed();
            match silence(self.allowed, passed, waited) {
                Silence::Wait(longer) => until = self.at + longer,
                Silence::Owed => return Answer::Owed,
                Silence::Overloaded => {
                    return Answer::Overloaded(format!(
                        "the host was overloaded: {} waited {} ms of {} ms for a CPU before it answered",
                        engine.spec.name,
                        waited.as_millis(),
                        passed.as_millis()
                    ));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_time_in_which_an_engine_could_run_counts() {
        let s = Duration::from_secs;
        // All the time was its own.
        assert_eq!(silence(s(10), s(10), s(0)), Silence::Owed);
        // It waited for four seconds: it has until the fourteenth.
        assert_eq!(silence(s(10), s(10), s(4)), Silence::Wait(s(14)));
        assert_eq!(silence(s(10), s(14), s(4)), Silence::Owed);
        // Nearly nothing was its own: it is not waited for for ever, and it is not its fault.
        assert_eq!(silence(s(10), s(10), s(9)), Silence::Wait(s(19)));
        assert_eq!(silence(s(10), s(29), s(27)), Silence::Wait(s(30)));
        assert_eq!(silence(s(10), s(30), s(28)), Silence::Overloaded);
        assert_eq!(silence(s(10), s(30), s(20)), Silence::Owed);
    }
}
