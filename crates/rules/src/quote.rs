//! What was written, as it may be repeated to its writer.

/// A text on one line, and not too long: what is past 80 characters is left out.
pub(crate) fn short(text: &str) -> String {
    const LONGEST: usize = 80;
    let mut rest = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    let mut shown: String = rest.by_ref().take(LONGEST).collect();
    if rest.next().is_some() {
        shown.push('…');
    }
    shown
}
