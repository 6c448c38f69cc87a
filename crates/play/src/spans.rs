//! Spans of time, and sets of them.

use crate::{Millis, Timestamp};

/// The moments from `from` on and before `until`; none when `until` is not later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The first moment in it.
    pub from: Timestamp,
    /// The first moment after it.
    pub until: Timestamp,
}

impl Span {
    /// Whether no moment is in it.
    pub fn is_empty(self) -> bool {
        self.until <= self.from
    }

    /// How long it is.
    pub fn length(self) -> Millis {
        Millis(self.until.ms_since(self.from).max(0))
    }
}

/// A set of moments as sorted spans that are not empty and neither overlap nor touch: one value for one set, however
/// it was put together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spans(Vec<Span>);

impl Spans {
    /// No moment at all.
    pub const NONE: Self = Self(Vec::new());

    /// Whether no moment is in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether `at` is in it.
    pub fn contains(&self, at: Timestamp) -> bool {
        self.at_or_after(at).is_some_and(|span| span.from <= at)
    }

    /// The span that `at` is in, or else the next one.
    pub fn at_or_after(&self, at: Timestamp) -> Option<Span> {
        self.0.get(self.0.partition_point(|span| span.until <= at)).copied()
    }

    /// How much of the time from `from` to `until` is in it.
    pub fn measure(&self, from: Timestamp, until: Timestamp) -> Millis {
        let first = self.0.partition_point(|span| span.until <= from);
        let cut = |span: &Span| Span { from: span.from.max(from), until: span.until.min(until) }.length().0;
        Millis(self.0[first..].iter().take_while(|span| span.from < until).map(cut).sum())
    }

    /// The moments that are in either.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        self.iter().chain(other.iter()).collect()
    }

    /// The spans, in order.
    pub fn iter(&self) -> impl Iterator<Item = Span> {
        self.0.iter().copied()
    }
}

impl FromIterator<Span> for Spans {
    /// Spans in any order, overlapping or not.
    fn from_iter<I: IntoIterator<Item = Span>>(spans: I) -> Self {
        let mut spans: Vec<Span> = spans.into_iter().filter(|span| !span.is_empty()).collect();
        spans.sort_unstable();
        spans.dedup_by(|next, last| {
            let joins = next.from <= last.until;
            if joins {
                last.until = last.until.max(next.until);
            }
            joins
        });
        Self(spans)
    }
}
