//! Sets of moments against a plain row of yes and no.

use play::{Millis, Span, Spans, Timestamp};
use proptest::prelude::*;

const LENGTH: i64 = 60;

pub(crate) fn span(from: i64, until: i64) -> Span {
    Span { from: Timestamp(from), until: Timestamp(until) }
}

fn any_spans() -> impl Strategy<Value = Vec<Span>> {
    prop::collection::vec((0..LENGTH, 0..LENGTH).prop_map(|(from, until)| span(from, until)), 0..8)
}

fn row(spans: &[Span]) -> Vec<bool> {
    (0..LENGTH).map(|at| spans.iter().any(|span| span.from.0 <= at && at < span.until.0)).collect()
}

#[test]
fn spans_that_touch_are_one() {
    let spans: Spans = [span(5, 9), span(1, 3), span(3, 5), span(7, 7), span(20, 10)].into_iter().collect();
    assert_eq!(spans.iter().collect::<Vec<_>>(), [span(1, 9)]);
    assert_eq!(span(20, 10).length(), Millis(0));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn one_set_is_one_value_and_holds_what_the_row_holds(
        spans in any_spans(), more in any_spans(), from in 0..LENGTH, until in 0..LENGTH,
    ) {
        let set: Spans = spans.iter().copied().collect();
        let row_of = row(&spans);
        for at in 0..LENGTH {
            prop_assert_eq!(set.contains(Timestamp(at)), row_of[at as usize]);
            let next = (at..LENGTH).find(|&later| row_of[later as usize]);
            prop_assert_eq!(set.at_or_after(Timestamp(at)).map(|span| span.from.0.max(at)), next);
        }
        let inside = (from..until).filter(|&at| row_of[at as usize]).count();
        prop_assert_eq!(set.measure(Timestamp(from), Timestamp(until)), Millis(inside as i64));
        prop_assert!(set.iter().is_sorted_by(|a, b| a.until < b.from), "neither overlapping nor touching");
        prop_assert!(set.iter().all(|span| !span.is_empty()));

        let both: Vec<Span> = more.iter().chain(&spans).copied().collect();
        let other: Spans = more.into_iter().collect();
        prop_assert_eq!(set.union(&other), both.iter().copied().collect::<Spans>());
        prop_assert_eq!(set.union(&other), other.union(&set));
        prop_assert_eq!(row(&set.union(&other).iter().collect::<Vec<_>>()), row(&both));
    }
}
