//! Letters and digits: what the font has, how wide it runs, and its glyphs as levels of ink.

use std::sync::LazyLock;

use ab_glyph::{Font as _, FontRef, PxScale, ScaleFont as _};
use image::{GrayImage, Luma};
use imageproc::drawing::{draw_text_mut, text_size};

use crate::palette::INK_LEVELS;

static FONT: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    FontRef::try_from_slice(epaint_default_fonts::UBUNTU_LIGHT).expect("the crate's font is a font")
});

/// Glyphs are drawn this many times larger and shrunk, which gives smooth edges and places between pixels.
const FINE: i32 = 4;

/// Ink by pixel, 0 to [`INK_LEVELS`] − 1, with its place relative to the pen (baseline, left end).
#[derive(Clone, Debug)]
pub(crate) struct Ink {
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) width: usize,
    pub(crate) levels: Vec<u8>,
}

/// The font's scale at which capitals and digits are `height` pixels high.
fn scale_for_height(height: f32) -> f32 {
    let glyph = FONT.glyph_id('0').with_scale(1000.0);
    let bounds = FONT.outline_glyph(glyph).map_or(700.0, |outline| outline.px_bounds().height());
    height * 1000.0 / bounds
}

/// Whether a character is drawn: the font has it, and it stands alone (no mark on its neighbour, no pictogram, no
/// control of direction).
fn drawn(c: char) -> bool {
    let apart = matches!(c,
        '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{20d0}'..='\u{20ff}' | '\u{2300}'..='\u{23ff}'
        | '\u{2600}'..='\u{27bf}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'..);
    // The joined scripts need shaping that this does not do.
    let joined = matches!(c, '\u{590}'..='\u{10ff}' | '\u{1780}'..='\u{18af}');
    !apart && !joined && FONT.glyph_id(c).0 != 0
}

/// A text shortened to the characters that can be drawn, with single spaces between words. `None` if no letter,
/// digit or other visible character is left.
pub(crate) fn readable(text: &str) -> Option<String> {
    let mut kept = String::new();
    // Far more than fits; a name of a million characters costs no more than a long one.
    for c in text.chars().take(400) {
        if c.is_whitespace() {
            if !kept.is_empty() && !kept.ends_with(' ') {
                kept.push(' ');
            }
        } else if drawn(c) {
            kept.push(c);
        }
    }
    kept.truncate(kept.trim_end().len());
    (!kept.is_empty()).then_some(kept)
}

/// The pen's place before each character, and after the last one.
fn pens(text: &str, px: f32) -> Vec<f32> {
    let font = FONT.as_scaled(px);
    let mut pens = vec![0.0];
    let mut pen = 0.0;
    let mut previous = None;
    for c in text.chars() {
        let id = font.glyph_id(c);
        if let Some(before) = previous {
            let kern = font.kern(before, id);
            pen += kern;
            if let Some(last) = pens.last_mut() {
                *last += kern;
            }
        }
        pen += font.h_advance(id);
        pens.push(pen);
        previous = Some(id);
    }
    pens
}

/// How many pixels wide a text runs.
pub(crate) fn width(text: &str, px: f32) -> f32 {
    pens(text, px).last().copied().unwrap_or(0.0)
}

/// The text, or as much of its beginning as fits with an ellipsis.
pub(crate) fn fit(text: &str, px: f32, room: f32) -> String {
    let pens = pens(text, px);
    if pens.last().is_none_or(|&end| end <= room) {
        return text.to_owned();
    }
    let room = room - width("…", px);
    let keep = pens[1..].iter().take_while(|&&end| end <= room).count();
    let kept: String = text.chars().take(keep).collect();
    format!("{}…", kept.trim_end())
}

/// The text in at most two rows, broken between words where one row is too short.
pub(crate) fn rows(text: &str, px: f32, room: f32) -> Vec<String> {
    if width(text, px) <= room {
        return vec![text.to_owned()];
    }
    let breaks = text.match_indices(' ').map(|(at, _)| at);
    match breaks.take_while(|&at| width(&text[..at], px) <= room).last() {
        Some(at) => vec![text[..at].to_owned(), fit(&text[at + 1..], px, room)],
        None => vec![fit(text, px, room)],
    }
}

/// Calls `put` with each character's glyph, its quarter of a pixel and the whole pixel of its pen.
pub(crate) fn place(text: &str, px: f32, left: f32, mut put: impl FnMut(char, u8, i32)) {
    for (c, pen) in text.chars().zip(pens(text, px)) {
        let fine = ((left + pen) * FINE as f32).round() as i32;
        put(c, fine.rem_euclid(FINE) as u8, fine.div_euclid(FINE));
    }
}

/// One character of the caption, `quarter` of a pixel right of the pen.
pub(crate) fn glyph(c: char, px: f32, quarter: u8) -> Ink {
    let scale = PxScale::from(px * FINE as f32);
    let font = FONT.as_scaled(scale);
    let margin = FINE * 2;
    let text = c.to_string();
    let (w, h) = text_size(scale, &*FONT, &text);
    let bold = (px * FINE as f32 * 0.028).round() as i32;
    let across = (w as i32 + font.h_advance(font.glyph_id(c)) as i32 + 2 * margin + bold) / FINE + 2;
    let down = (font.height() as i32 + h as i32) / FINE + 2;
    let mut fine = GrayImage::new((across * FINE) as u32, (down * FINE) as u32);
    // The font's ascent is where drawing puts the baseline; make that a whole number of pixels.
    let baseline = (font.ascent() / FINE as f32).ceil() as i32 + 1;
    let y = baseline * FINE - font.ascent().round() as i32;
    for step in 0..=bold {
        let x = margin + i32::from(quarter) + step - bold / 2;
        draw_text_mut(&mut fine, Luma([255]), x, y, scale, &*FONT, &text);
    }
    shrink(&fine, -margin / FINE, -baseline)
}

/// A square's name with capitals and digits `height` pixels high, their middle on the pen. Each character stands on
/// whole pixels, so that it looks (and compresses) the same wherever it is.
pub(crate) fn label(text: &str, height: f32) -> Ink {
    let px = scale_for_height(height) * FINE as f32;
    // A little narrow, so that two digits keep clear of the man.
    let scale = PxScale { x: px * 0.93, y: px };
    let bold = (height * FINE as f32 * 0.085).round() as i32;
    let font = FONT.as_scaled(scale);
    let advance = |c: char| font.h_advance(font.glyph_id(c));
    let step = |c: char| (advance(c) / FINE as f32).round() as i32;
    let (up, tail) = ((height / 2.0).round() as i32, (height * 0.35).ceil() as i32);
    // A pixel more on every side, for what rounding pushes over the edge.
    let (width, tall) = (text.chars().map(step).sum::<i32>() + 2, 2 * (up + tail) + 2);
    let mut fine = GrayImage::new((width * FINE) as u32, (tall * FINE) as u32);
    // Drawing puts the baseline an ascent below y; it belongs half a digit below the middle.
    let below = tall * FINE / 2 + (height * FINE as f32 / 2.0).round() as i32;
    let y = below - font.ascent().round() as i32;
    let mut left = 1;
    for c in text.chars() {
        let slack = (step(c) * FINE - advance(c).round() as i32 - bold) / 2;
        for thicker in 0..=bold {
            let x = FINE * left + slack + thicker;
            draw_text_mut(&mut fine, Luma([255]), x, y, scale, &*FONT, &c.to_string());
        }
        left += step(c);
    }
    shrink(&fine, -(width / 2), -tall / 2)
}

/// Averages squares of fine pixels into levels of ink, and cuts off what is empty all around.
fn shrink(fine: &GrayImage, left: i32, top: i32) -> Ink {
    let (w, h) = (fine.width() / FINE as u32, fine.height() / FINE as u32);
    let area = (FINE * FINE) as u32 * 255;
    let level = |x: u32, y: u32| {
        let rows = (0..FINE as u32).flat_map(|fy| (0..FINE as u32).map(move |fx| (fx, fy)));
        let sum: u32 = rows
            .map(|(fx, fy)| u32::from(fine.get_pixel(x * FINE as u32 + fx, y * FINE as u32 + fy).0[0]))
            .sum();
        ((sum * (INK_LEVELS - 1) + area / 2) / area) as u8
    };
    let all = GrayImage::from_fn(w, h, |x, y| Luma([level(x, y)]));
    let inked = all.enumerate_pixels().filter(|(_, _, pixel)| pixel.0[0] > 0);
    // A space keeps one empty pixel.
    let (x0, y0, x1, y1) = inked
        .map(|(x, y, _)| (x, y, x + 1, y + 1))
        .reduce(|a, b| (a.0.min(b.0), a.1.min(b.1), a.2.max(b.2), a.3.max(b.3)))
        .unwrap_or((0, 0, 1, 1));
    let levels = image::imageops::crop_imm(&all, x0, y0, x1 - x0, y1 - y0).to_image().into_raw();
    Ink { left: left + x0 as i32, top: top + y0 as i32, width: (x1 - x0) as usize, levels }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shortened_to_what_the_font_has() {
        assert_eq!(readable("  Judit \t Polgár ").as_deref(), Some("Judit Polgár"));
        assert_eq!(readable("Łukasz Δημήτρης Ёлка").as_deref(), Some("Łukasz Δημήτρης Ёлка"));
        assert_eq!(readable("🔥Max😀 ♔ ☃️").as_deref(), Some("Max"));
        assert_eq!(readable("李 Wei 伟").as_deref(), Some("Wei"));
        assert_eq!(readable("e\u{301}a\u{202e}b\u{0}").as_deref(), Some("eab"));
        for nothing in ["", " ", "李雷", "🔥", "สมชาย", "محمد", "\u{e000}"] {
            assert_eq!(readable(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn what_does_not_fit_ends_in_an_ellipsis_and_then_fits() {
        let long = "Wolfeschlegelsteinhausenbergerdorff the Third";
        for room in [30.0, 100.0, 240.0, 300.0] {
            let fitted = fit(long, 26.0, room);
            assert!(fitted.ends_with('…') && width(&fitted, 26.0) <= room, "{fitted}");
        }
        assert_eq!(fit("Anna", 26.0, 300.0), "Anna");
    }

    #[test]
    fn a_long_line_breaks_between_words_and_loses_none_that_fit() {
        let line = "N11x19+ and it is Black to move";
        let split = rows(line, 26.0, width(line, 26.0) * 0.6);
        assert_eq!(split.len(), 2);
        assert_eq!(split.join(" "), line);
    }

    #[test]
    fn a_name_is_as_high_as_asked_and_centred() {
        for (n, height) in [("4", 18.0), ("37", 18.0), ("28", 9.0), ("10", 40.0), ("d", 19.0), ("h", 8.0)] {
            let ink = label(n, height);
            let rows: Vec<i32> = ink
                .levels
                .chunks(ink.width)
                .enumerate()
                .filter(|(_, row)| row.iter().any(|&level| level > 0))
                .map(|(y, _)| y as i32 + ink.top)
                .collect();
            let (top, bottom) = (rows[0], rows[rows.len() - 1] + 1);
            assert!(((bottom - top) as f32 - height).abs() <= 2.0, "{n}: {top}..{bottom}");
            assert!((top + bottom).abs() <= 1, "{n}: {top}..{bottom}");
        }
    }
    #[test]
    fn the_letters_of_all_four_languages_are_drawn_with_their_marks() {
        let russian = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя";
        let ink = |c| {
            let ink = glyph(c, 26.0, 0);
            (ink.left, ink.top, ink.width, ink.levels)
        };
        for c in format!("az{russian}ąćęłńóśźżáéíóöőúüű").chars() {
            for c in [c].into_iter().chain(c.to_uppercase()) {
                assert_eq!(readable(&c.to_string()), Some(c.to_string()));
                assert!(ink(c).3.iter().any(|level| *level > 0), "{c}");
            }
        }
        for letters in ["её", "ий", "lł", "zżź", "oóöő", "uúüű", "aáą", "eéę", "cć", "nń", "sś", "ií"]
        {
            for (n, a) in letters.chars().enumerate() {
                assert!(letters.chars().skip(n + 1).all(|b| ink(a) != ink(b)), "{letters}");
            }
        }
    }
}
