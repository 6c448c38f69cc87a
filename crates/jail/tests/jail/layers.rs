//! What is missing is refused, replaced, or waived: nothing else.

use std::time::{Duration, Instant};

use jail::{Error, Layer, Layers, Limits, Prison, Survey};

use crate::cell::{Cell, SURVEY, is_root};

const MUST: [Layer; 8] = [
    Layer::UserId,
    Layer::Pid,
    Layer::Mount,
    Layer::Net,
    Layer::Seccomp,
    Layer::NoNewPrivs,
    Layer::Rlimits,
    Layer::Lifeline,
];

/// Opens a prison that tries everything, as if these were missing.
fn opened(missing: &[Layer]) -> Result<(), Error> {
    let cell = Cell::closed(|settings| settings.without = missing.iter().copied().collect());
    Prison::open(cell.settings.clone()).map(drop)
}

#[track_caller]
fn refused(missing: &[Layer], named: Layer) {
    match opened(missing) {
        Err(Error::Refused { layer, remedy, .. }) => assert_eq!((layer, remedy), (named, named.remedy())),
        other => panic!("without {missing:?}: {other:?}"),
    }
}

#[test]
fn each_layer_that_must_be_there_is_missed() {
    for layer in MUST {
        refused(&[layer], layer);
    }
}

#[test]
fn each_replaceable_layer_is_replaced() {
    let replaceable =
        [Layer::Ipc, Layer::MemoryCgroup, Layer::PidsCgroup, Layer::Landlock, Layer::UserNamespace];
    for layer in replaceable {
        // An ordinary user has no other namespaces without a namespace of users.
        if layer == Layer::UserNamespace && !is_root() {
            refused(&[layer], Layer::Pid);
        } else {
            opened(&[layer]).unwrap_or_else(|error| panic!("without {layer}: {error}"));
        }
    }
    if is_root() {
        opened(&replaceable).unwrap_or_else(|error| panic!("without any of them: {error}"));
    }
}

#[test]
fn a_layer_that_is_missing_with_its_replacement_is_missed() {
    refused(&[Layer::MemoryCgroup, Layer::AddressSpace], Layer::MemoryCgroup);
    refused(&[Layer::PidsCgroup, Layer::Nproc], Layer::PidsCgroup);
    refused(&[Layer::Landlock, Layer::Mount], Layer::Mount);
    refused(&[Layer::Ipc, Layer::Seccomp], Layer::Seccomp);
    refused(&[Layer::UserNamespace, Layer::UserId], Layer::UserId);
}

/// The attacks that a layer is there for, without it.
fn contained_without(missing: Layer) {
    let cell = Cell::with(|settings| settings.without = Layers::NONE.with(missing));
    assert_eq!(cell.prison().findings().stand_in(missing), missing.stand_in());
    for attack in ["passwd", "write", "own-binary", "namespaces", "exotic", "vsock", "fork-bomb"] {
        cell.attack(&[attack, "/nowhere"]).contained();
    }
    cell.attack(&["setuid", "/engine"]);
    let attack = cell.attack_within(&Limits { tasks: 20, ..Limits::default() }, &["thread-bomb"]);
    assert_eq!(attack.said, "20 threads\n", "{attack:?}");
}

#[test]
fn attacks_are_contained_without_landlock() {
    contained_without(Layer::Landlock);
}

#[test]
fn attacks_are_contained_without_cgroups() {
    contained_without(Layer::PidsCgroup);
    contained_without(Layer::MemoryCgroup);
}

#[test]
fn attacks_are_contained_without_a_namespace_of_users_where_root_can_change_ids() {
    if is_root() {
        contained_without(Layer::UserNamespace);
    }
}

#[test]
fn a_waived_layer_is_left_off_and_the_prison_says_so() {
    let waived = Layers::NONE.with(Layer::Seccomp);
    let cell = Cell::with(|settings| settings.waived = waived);
    assert_eq!(cell.prison().waived(), waived);
    // What the filter refuses elsewhere: so the attacks of these tests are real.
    let attack = cell.attack(&["vsock"]);
    assert!(attack.said.contains("SUCCEEDED netlink"), "{attack:?}");
}

#[test]
fn every_layer_can_be_waived_and_nothing_else_opens_a_jail_without_it() {
    for layer in MUST {
        let mut waived = Layers::NONE.with(layer);
        if layer == Layer::NoNewPrivs {
            // The filter cannot be had without it.
            refused_though_waived(waived, Layer::Seccomp);
            waived = waived.with(Layer::Seccomp);
        }
        let cell = Cell::with(|settings| settings.waived = waived);
        let attack = cell.attack(&["exit", "3"]);
        assert_eq!(attack.ended.how, jail::How::Exited(3), "without {layer}: {attack:?}");
    }
}

#[track_caller]
fn refused_though_waived(waived: Layers, named: Layer) {
    let cell = Cell::closed(|settings| settings.waived = waived);
    let opened = Prison::open(cell.settings.clone());
    assert!(matches!(opened, Err(Error::Refused { layer, .. }) if layer == named), "{opened:?}");
}

#[test]
fn the_survey_takes_less_than_a_second_and_tells_of_every_layer() {
    let cell = Cell::closed(|_| {});
    // The best of three: other tests run beside this one.
    let surveyed = |_| {
        let began = Instant::now();
        let survey: Survey = Prison::survey(cell.settings.clone()).unwrap();
        assert_eq!(survey.findings().len(), Layer::ALL.len());
        assert_eq!(survey.applied(), SURVEY.applied());
        began.elapsed()
    };
    let fastest = (0..3).map(surveyed).min().unwrap();
    assert!(fastest < Duration::from_secs(1), "{fastest:?}");
}
