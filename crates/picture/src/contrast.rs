//! How well colours stand out from each other, by WCAG 2.

use crate::theme::Rgb;

/// Red, green and blue as amounts of light, 0 to 1.
pub(crate) fn linear(colour: Rgb) -> [f64; 3] {
    [colour.0, colour.1, colour.2].map(|channel| {
        let c = f64::from(channel) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    })
}

/// Relative luminance, 0 to 1.
fn luminance(colour: Rgb) -> f64 {
    let [r, g, b] = linear(colour);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The contrast ratio of two colours, 1 to 21. Text needs 4.5, lines and shapes 3.
pub(crate) fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}
