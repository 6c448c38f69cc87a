//! Time controls as texts.

use play::{Control, ControlError, Millis};
use proptest::prelude::*;

const D: i64 = 86_400_000;
const H: i64 = 3_600_000;
const M: i64 = 60_000;
const S: i64 = 1_000;

fn bank(start: i64, increment: i64, cap: i64) -> Control {
    Control::Bank { start: Millis(start), increment: Millis(increment), cap: Millis(cap) }
}

fn texts(controls: &[Control]) -> Vec<String> {
    controls.iter().map(Control::to_string).collect()
}

#[test]
fn what_is_offered_is_written_as_promised() {
    assert_eq!(texts(&Control::DAYS_A_MOVE), ["1d", "2d", "3d", "5d", "7d", "10d", "14d"]);
    assert_eq!(texts(&Control::BANKS), ["10d+1d/20d", "5d+12h/10d", "30d+1d/60d"]);
    assert_eq!(texts(&Control::SITTINGS), ["5m+5s/10m", "15m+10s/30m", "30m+30s/1h", "1h+1m/2h"]);
    for control in [&Control::DAYS_A_MOVE[..], &Control::BANKS, &Control::SITTINGS].concat() {
        assert_eq!(control.check(), Ok(control));
        assert!(control.has_clock());
    }
    assert!(Control::DAYS_A_MOVE.iter().chain(&Control::BANKS).all(|control| control.is_long()));
    assert!(!Control::SITTINGS.iter().any(|control| control.is_long()));
    assert!(!Control::None.has_clock() && !Control::None.is_long());
}

#[test]
fn each_length_is_in_the_largest_unit_that_divides_it() {
    assert_eq!(Control::Move(Millis(36 * H)).to_string(), "36h");
    assert_eq!(Control::Move(Millis(90 * M)).to_string(), "90m");
    assert_eq!(bank(90 * S, 0, 180 * S).to_string(), "90s+0s/3m");
}

#[test]
fn people_may_spell_a_control_as_they_like() {
    for (typed, meant) in [
        ("none", Control::None),
        (" None ", Control::None),
        ("3 d", Control::Move(Millis(3 * D))),
        ("3D", Control::Move(Millis(3 * D))),
        ("3 days", Control::Move(Millis(3 * D))),
        ("1d12h", Control::Move(Millis(36 * H))),
        ("10d+1d", bank(10 * D, D, 20 * D)),
        ("10 D + 1 D / 15 D", bank(10 * D, D, 15 * D)),
        ("10 d + 1 d ≤ 20 d", bank(10 * D, D, 20 * D)),
        ("30m+30s/60m", bank(30 * M, 30 * S, 60 * M)),
        ("30 min + 30 sec", bank(30 * M, 30 * S, 60 * M)),
        ("30m+0", bank(30 * M, 0, 60 * M)),
    ] {
        assert_eq!(typed.parse(), Ok(meant), "{typed}");
    }
}

#[test]
fn nonsense_and_what_is_out_of_bounds_is_refused() {
    use ControlError::{Cap, Increment, Move, Start, Unreadable};
    for (typed, why) in [
        ("", Unreadable),
        ("d", Unreadable),
        ("3", Unreadable),
        ("3w", Unreadable),
        ("-3d", Unreadable),
        ("3.5d", Unreadable),
        ("1d1d", Unreadable),
        ("1h1d", Unreadable),
        ("+", Unreadable),
        ("+1d", Unreadable),
        ("10d+", Unreadable),
        ("10d+1d/", Unreadable),
        ("10d+1d/20d/30d", Unreadable),
        ("10d+1d+1d", Unreadable),
        ("٣d", Unreadable),
        ("99999999999999999999d", Unreadable),
        ("999999999999d", Unreadable),
        ("999999999999s", Move),
        ("0", Move),
        ("0d", Move),
        ("59s", Move),
        ("61d", Move),
        ("59s+1s", Start),
        ("101d+1d/102d", Start),
        ("1d+2d", Increment),
        ("10d+1d/9d", Cap),
        ("10d+1d/201d", Cap),
    ] {
        assert_eq!(typed.parse::<Control>(), Err(why), "{typed}");
    }
    assert_eq!(Control::Move(Millis(M + 1)).check(), Err(Move), "whole seconds");
    assert_eq!(bank(M, -S, M).check(), Err(Increment));
}

#[test]
fn bounds_themselves_are_allowed() {
    for text in ["1m", "60d", "1m+0s/1m", "100d+100d/200d"] {
        assert_eq!(text.parse::<Control>().map(|control| control.to_string()), Ok(text.to_owned()));
    }
}

/// The forms of the PGN standard, 9.6.1: sudden death, incremental, moves in seconds, none.
#[test]
fn pgn_has_a_field_for_each_control() {
    for (text, field) in [
        ("none", "-"),
        ("3d", "1/259200"),
        ("10d+1d/20d", "864000+86400"),
        ("30m+30s/1h", "1800+30"),
        ("30m+0s/1h", "1800"),
    ] {
        let control: Control = text.parse().expect("a control");
        assert_eq!(control.pgn_time_control(), field);
        assert_eq!(Control::from_pgn_time_control(field), Some(control));
    }
    assert_eq!(Control::from_pgn_time_control("300+0"), Some(bank(300 * S, 0, 600 * S)));
    for field in ["", "?", "40/9000", "40/9000:300", "*180", "4500+60+1", "1/", "30", "+5", "-5"] {
        assert_eq!(Control::from_pgn_time_control(field), None, "{field}");
    }
}

/// Any control whose lengths are in bounds.
pub(crate) fn any_control() -> impl Strategy<Value = Control> {
    let unit = prop_oneof![Just(1), Just(60), Just(3_600), Just(86_400)];
    let length = (unit, 0_i64..300).prop_map(|(unit, count)| Millis(unit * count * S));
    let bank = [length.clone(), length.clone(), length.clone()]
        .prop_map(|[start, increment, cap]| Control::Bank { start, increment, cap });
    prop_oneof![1 => Just(Control::None), 9 => length.prop_map(Control::Move), 30 => bank]
        .prop_filter("in bounds", |control| control.check().is_ok())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(control in any_control()) {
        prop_assert_eq!(control.to_string().parse(), Ok(control));
    }

    #[test]
    fn what_is_read_is_in_bounds_and_written_in_one_way(text in "[0-9]{1,3}[dhms]([+][0-9]{1,3}[dhms](/[0-9]{1,3}[dhms])?)?") {
        if let Ok(control) = text.parse::<Control>() {
            prop_assert_eq!(control.check(), Ok(control));
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
    }

    #[test]
    fn no_text_at_all_breaks_the_reader(text in ".{0,40}") {
        let read = [text.parse().ok(), Control::from_pgn_time_control(&text)];
        for control in read.into_iter().flatten() {
            prop_assert_eq!(control.check(), Ok(control));
        }
    }
}
