//! Rate limits on real time (documentation: "Rate Limits"): buckets per route and major parameter, and a global one.

use std::collections::HashMap;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::options::Limits;

/// What a request finds in its bucket.
#[derive(Clone, Debug)]
pub(crate) struct Allowance {
    pub(crate) bucket: String,
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    pub(crate) reset_after: Duration,
    /// Nothing is left: answer 429.
    pub(crate) exceeded: bool,
    /// It is the global limit that is exceeded.
    pub(crate) global: bool,
}

impl Allowance {
    /// The headers that tell it.
    pub(crate) fn headers(&self) -> Vec<(&'static str, String)> {
        let reset = SystemTime::now() + self.reset_after;
        let epoch = reset.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64();
        let mut headers = vec![
            ("x-ratelimit-limit", self.limit.to_string()),
            ("x-ratelimit-remaining", self.remaining.to_string()),
            ("x-ratelimit-reset", format!("{epoch:.3}")),
            ("x-ratelimit-reset-after", format!("{:.3}", self.reset_after.as_secs_f64())),
            ("x-ratelimit-bucket", self.bucket.clone()),
        ];
        if self.exceeded {
            headers.push(("retry-after", format!("{}", self.reset_after.as_secs_f64().ceil())));
            headers.push(("x-ratelimit-scope", if self.global { "global" } else { "user" }.into()));
            if self.global {
                headers.push(("x-ratelimit-global", "true".into()));
            }
        }
        headers
    }
}

struct Rule {
    hash: String,
    limit: u32,
    window: Duration,
}

struct Window {
    ends: Instant,
    used: u32,
}

/// All buckets. What a route is allowed is drawn from the seed, so that a client that knows numbers by heart is found out.
pub(crate) struct RateLimiter {
    limits: Limits,
    rng: ChaCha8Rng,
    rules: HashMap<String, Rule>,
    windows: HashMap<(String, String), Window>,
    global: Window,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits, seed: u64) -> Self {
        Self {
            limits,
            rng: ChaCha8Rng::seed_from_u64(seed),
            rules: HashMap::new(),
            windows: HashMap::new(),
            global: Window { ends: Instant::now(), used: 0 },
        }
    }

    /// Counts one request of `route` with the major parameter `major`.
    pub(crate) fn take(&mut self, route: &str, major: &str, counts_globally: bool) -> Allowance {
        let now = Instant::now();
        let (limits, rng) = (&self.limits, &mut self.rng);
        let rule = self.rules.entry(route.to_owned()).or_insert_with(|| Rule {
            hash: format!("{:032x}", rng.random::<u128>()),
            limit: rng.random_range(limits.requests.clone()),
            window: Duration::from_millis(rng.random_range(limits.window_ms.clone())),
        });
        let key = (route.to_owned(), major.to_owned());
        let window = self.windows.entry(key).or_insert(Window { ends: now, used: 0 });
        let fits = window.count(now, rule.window, rule.limit);
        let mut allowance = Allowance {
            bucket: rule.hash.clone(),
            limit: rule.limit,
            remaining: rule.limit - window.used,
            reset_after: window.ends.saturating_duration_since(now),
            exceeded: !fits,
            global: false,
        };
        if counts_globally && !self.global.count(now, Duration::from_secs(1), self.limits.global) {
            allowance.exceeded = true;
            allowance.global = true;
            allowance.reset_after = self.global.ends.saturating_duration_since(now);
        }
        allowance
    }

    /// Counts one edit of an old message in a channel; the time to wait if the ration is used up.
    pub(crate) fn old_edit(&mut self, channel: &str) -> Result<(), Duration> {
        let now = Instant::now();
        let key = ("old edits".to_owned(), channel.to_owned());
        let window = self.windows.entry(key).or_insert(Window { ends: now, used: 0 });
        if window.count(now, self.limits.old_edits_window, self.limits.old_edits) {
            return Ok(());
        }
        Err(window.ends.saturating_duration_since(now))
    }
}

impl Window {
    fn count(&mut self, now: Instant, length: Duration, limit: u32) -> bool {
        if now >= self.ends {
            *self = Self { ends: now + length, used: 0 };
        }
        let fits = self.used < limit;
        self.used += u32::from(fits);
        fits
    }
}
