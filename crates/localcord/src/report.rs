//! What went over the wire that should not have, and which answers the client earned.

use std::collections::BTreeMap;
use std::fmt;

/// Something that the real Discord would refuse, or that this one should not have said.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Violation {
    /// Method and path template, or the name of the gateway event.
    pub place: String,
    /// Which side erred and how.
    pub kind: ViolationKind,
    /// Where in the document (a JSON pointer) and what is wrong with it.
    pub detail: String,
}

/// Whose fault a [`Violation`] is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ViolationKind {
    /// The client sent what Discord does not accept.
    Request,
    /// This server answered what Discord would not say.
    Answer,
    /// This server sent a gateway event with an object that Discord would not send.
    Event,
    /// The client used a route that this server does not know.
    UnknownRoute,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}: {}", self.kind, self.place, self.detail)
    }
}

/// One kind of answer: method and path template, HTTP status, and Discord's code (0 without one).
pub type Earned = (String, u16, u64);

/// The account of a run.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Everything that was wrong, in order.
    pub violations: Vec<Violation>,
    /// How often each kind of answer was given.
    pub statuses: BTreeMap<Earned, u32>,
    /// Close codes that this server sent on its own account (not as an ordered fault).
    pub closes: Vec<u16>,
}

impl Report {
    pub(crate) fn violation(&mut self, kind: ViolationKind, place: &str, detail: impl Into<String>) {
        let violation = Violation { place: place.to_owned(), kind, detail: detail.into() };
        tracing::warn!(%violation, "violation");
        self.violations.push(violation);
    }

    pub(crate) fn earned(&mut self, route: &str, status: u16, code: u64) {
        *self.statuses.entry((route.to_owned(), status, code)).or_default() += 1;
    }

    /// How many answers carried Discord's error `code`.
    #[must_use]
    pub fn count(&self, code: u64) -> u32 {
        self.statuses.iter().filter(|((_, _, c), _)| *c == code).map(|(_, n)| n).sum()
    }

    /// How many answers had the HTTP `status`.
    #[must_use]
    pub fn status(&self, status: u16) -> u32 {
        self.statuses.iter().filter(|((_, s, _), _)| *s == status).map(|(_, n)| n).sum()
    }

    /// What a clean run must not show: violations, and answers 400, 401, 403, 404, 429 and 501 other than with the
    /// `allowed` Discord codes (those that other people cause, such as 50007 and 10008).
    #[must_use]
    pub fn complaints(&self, allowed: &[u64]) -> Vec<String> {
        let violations = self.violations.iter().map(ToString::to_string);
        let answers = self.statuses.iter().filter_map(|((route, status, code), n)| {
            let bad = matches!(status, 400 | 401 | 403 | 404 | 429 | 501) && !allowed.contains(code);
            bad.then(|| format!("{n} × {route} earned {status} (code {code})"))
        });
        violations.chain(answers).collect()
    }

    /// Checks that [`complaints`](Self::complaints) is empty.
    ///
    /// # Panics
    /// If it is not, with all of them.
    pub fn assert_clean(&self, allowed: &[u64]) {
        let complaints = self.complaints(allowed);
        assert!(complaints.is_empty(), "the run was not clean:\n{}", complaints.join("\n"));
    }
}
