//! Listening to both engines at once.

use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};

use crate::engine::Engine;

/// How often engines that say nothing are looked after: one that has ended may have left its pipes to a child.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// Waits until an engine says something, at most so long or until it is time to look at something else, and takes it.
pub(crate) fn hear(engines: &mut [Option<Engine>; 2], wait: Duration) {
    let mut sources = [(0, false); 4];
    let mut ready = 0;
    {
        let mut pipes = Vec::with_capacity(4);
        for (index, engine) in engines.iter().enumerate() {
            let Some(engine) = engine else { continue };
            if let Some(stdout) = &engine.stdout {
                sources[pipes.len()] = (index, true);
                pipes.push(PollFd::new(stdout, PollFlags::IN));
            }
            if let Some(stderr) = &engine.stderr {
                sources[pipes.len()] = (index, false);
                pipes.push(PollFd::new(stderr, PollFlags::IN));
            }
        }
        let wait = wait.min(LOOK_EVERY);
        let wait = Timespec { tv_sec: wait.as_secs().cast_signed(), tv_nsec: wait.subsec_nanos().into() };
        // An interrupted wait is one that nobody broke.
        if poll(&mut pipes, Some(&wait)).is_ok() {
            for (index, pipe) in pipes.iter().enumerate() {
                ready |= u8::from(!pipe.revents().is_empty()) << index;
            }
        }
    }
    if ready == 0 {
        engines.iter_mut().flatten().for_each(Engine::look_after);
    }
    for (bit, (index, says)) in sources.into_iter().enumerate() {
        if ready >> bit & 1 == 1
            && let Some(engine) = &mut engines[index]
        {
            if says {
                engine.listen();
            } else {
                engine.hear_complaints();
            }
        }
    }
}

/// Listens until something of one engine is there, it has a fault, or a moment has come. Gives whether it was there.
pub(crate) fn hear_until(
    engines: &mut [Option<Engine>; 2],
    who: usize,
    until: Instant,
    there: impl Fn(&Engine) -> bool,
) -> bool {
    loop {
        let Some(engine) = &engines[who] else { return false };
        if there(engine) {
            return true;
        }
        let now = Instant::now();
        if engine.heard.fault.is_some() || now >= until {
            return false;
        }
        hear(engines, until - now);
    }
}
