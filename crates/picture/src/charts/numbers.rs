//! Numbers as the pictures write them. They are numbers of any caller, so that none breaks a picture.

/// A rating, rounded; never a negative zero.
pub(super) fn rating(rating: f64) -> String {
    let rounded = rating.clamp(-99_999.0, 99_999.0).round() + 0.0;
    if rating.is_finite() { format!("{rounded:.0}") } else { "–".to_owned() }
}

/// A part of a whole as per cent.
pub(super) fn percent(part: f64) -> String {
    if part.is_finite() { format!("{:.0}%", 100.0 * part.clamp(0.0, 1.0)) } else { "–".to_owned() }
}

/// A likelihood as per cent; certainty is never claimed.
pub(super) fn likelihood(part: f64) -> String {
    match 100.0 * part {
        sure if sure > 99.0 => ">99%".to_owned(),
        never if never < 1.0 => "<1%".to_owned(),
        other => percent(other / 100.0),
    }
}

/// A change with its sign; a true minus.
pub(super) fn change(change: f64) -> String {
    match change.clamp(-99_999.0, 99_999.0).round() {
        up if up > 0.0 => format!("+{up:.0}"),
        down if down < 0.0 => format!("−{:.0}", -down),
        _ => "±0".to_owned(),
    }
}

/// Points, halves as such.
pub(super) fn points(points: f64) -> String {
    let halves = (points.clamp(0.0, 99_999.0) * 2.0).round() as u64;
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// A count; a million and more in short.
pub(super) fn count(count: u32) -> String {
    match count {
        0..100_000 => count.to_string(),
        100_000..1_000_000 => format!("{}k", count / 1000),
        _ => format!("{:.1}M", f64::from(count) / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_claim_no_certainty() {
        assert_eq!([0.0, 0.5, 7.5, 12.0].map(points), ["0", "½", "7½", "12"]);
        assert_eq!([12.4, -3.5, 0.2, f64::NAN].map(change), ["+12", "−4", "±0", "±0"]);
        assert_eq!([0.5, 0.9999, 1e-9].map(likelihood), ["50%", ">99%", "<1%"]);
        assert_eq!([1499.6, -0.2, f64::NAN].map(rating), ["1500", "0", "–"]);
        assert_eq!([99_999, 123_456, 2_500_000].map(count), ["99999", "123k", "2.5M"]);
    }
}
