use super::*;
use crate::contrast::{contrast, linear};

#[test]
fn numbers_and_names_stand_out_as_text_has_to() {
    for theme in Theme::ALL {
        let c = theme.colours();
        for tone in c.tones {
            assert!(contrast(tone, c.number) >= 4.5, "{theme}: number on {tone}");
        }
        assert!(contrast(c.last, c.last_number) >= 4.5, "{theme}: last");
        assert!(contrast(c.check, c.check_number) >= 4.5, "{theme}: check");
        assert!(contrast(c.page, c.text) >= 7.0, "{theme}: caption");
    }
}

#[test]
fn a_mans_edge_shows_on_every_tone() {
    for theme in Theme::ALL {
        let c = theme.colours();
        for ground in c.tones.into_iter().chain([c.last, c.check, c.tray]) {
            for (paint, name) in [(c.white, "white"), (c.black, "black")] {
                let best = [paint.rim, paint.outline, paint.body]
                    .map(|part| contrast(part, ground))
                    .into_iter()
                    .fold(0.0, f64::max);
                assert!(best >= 3.0, "{theme}: {name} on {ground} has only {best:.1}");
            }
            assert!(contrast(c.white.body, c.black.body) >= 7.0, "{theme}");
        }
    }
}

#[test]
fn names_are_read_back_and_others_refused() {
    for theme in Theme::ALL {
        assert_eq!(theme.name().parse(), Ok(theme));
        assert_eq!(theme.name().to_uppercase().parse(), Ok(theme));
    }
    assert_eq!("plaid".parse::<Theme>(), Err(PictureError::Theme("plaid".into())));
}

/// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency" (2009), severity 1.0: protanopia, deuteranopia, tritanopia.
const DEFICIENCIES: [[[f64; 3]; 3]; 3] = [
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

/// CIE L*a*b* (D65) of a colour given in linear sRGB.
fn lab([r, g, b]: [f64; 3]) -> [f64; 3] {
    let f = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[test]
fn in_the_clear_theme_tones_differ_in_lightness_and_marks_to_every_eye() {
    let c = Theme::Clear.colours();
    for pair in c.tones.windows(2) {
        assert!(contrast(pair[0], pair[1]) >= 1.4, "{} {}", pair[0], pair[1]);
    }
    let grounds = [c.tones[0], c.tones[1], c.tones[2], c.last, c.check];
    for matrix in DEFICIENCIES {
        let seen = grounds.map(|ground| {
            let light = linear(ground);
            lab(matrix.map(|row| row.iter().zip(light).map(|(m, l)| m * l).sum::<f64>().clamp(0.0, 1.0)))
        });
        for (i, a) in seen.iter().enumerate() {
            for b in &seen[..i] {
                let distance = a.iter().zip(b).map(|(p, q)| (p - q).powi(2)).sum::<f64>().sqrt();
                assert!(distance >= 12.0, "{a:?} {b:?} are only {distance:.1} apart");
            }
        }
    }
}
