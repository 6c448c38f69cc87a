//! What the check of an engine finds, in the jail.

use arena::{Candidate, Happening, Machine, Report, examine};
use rules::Variant;
use store::ladder::{EngineState, LadderNotice, Owner};
use tokio_util::sync::CancellationToken;

use crate::hall::{ANN, Hall, folder, jail_holds, program};

/// Submits an engine, waits for its check, and gives what it found.
async fn checked(kind: &str, variant: Variant) -> (Report, EngineState, bool) {
    let hall = Hall::new(|config| {
        config.house = true;
        config.ladders = false;
        config.control = "0.5+0.01".into();
    });
    let mut running = hall.run();
    let engine = hall.submits(kind, 7, Owner::Person(ANN), variant).await;
    running.until(|one| matches!(one, Happening::Checked { .. })).await;
    running.stop().await;
    let found = hall.store.engine(engine.id).unwrap().unwrap();
    let report: Report = serde_json::from_str(found.report.as_deref().unwrap()).unwrap();
    let posts = hall.store.next_posts(play::Timestamp(i64::MAX), 9).unwrap();
    let told = posts.iter().any(|post| {
        post.content == store::Content::Ladder(LadderNotice::Checked { engine: engine.id })
            && post.address == Some(store::Address::User(ANN))
    });
    (report, found.state, told)
}

#[tokio::test]
async fn a_good_engine_passes_and_its_owner_is_told() {
    if !jail_holds() {
        return;
    }
    let (report, state, told) = checked("instant", Variant::Starchess).await;
    assert!(report.passed, "{report:?}");
    assert_eq!((state, told), (EngineState::Active, true));
    assert_eq!(report.id_name.as_deref(), Some("instant 7"));
    assert_eq!((report.trials.len(), report.trials[0].games.len()), (1, 2));
    assert_eq!(report.opponent, "starmate-0.1-level-1");
}

#[tokio::test]
async fn a_crash_is_told_with_what_was_said_last() {
    if !jail_holds() {
        return;
    }
    let (report, state, told) = checked("crash", Variant::Starchess).await;
    assert_eq!((state, told), (EngineState::Refused, true));
    let trial = &report.trials[0];
    assert_eq!(trial.fault.as_deref(), Some("crash"), "{report:?}");
    assert_eq!(trial.detail.as_deref(), Some("signal 6"));
    let words = trial.last_words.as_deref().unwrap();
    assert!(words.contains("about to divide by zero") && words.contains("bestmove"), "{words}");
}

#[tokio::test]
async fn cheats_and_those_that_hang_or_lack_the_rule_set_are_refused() {
    if !jail_holds() {
        return;
    }
    for (kind, fault, seen) in [
        ("cheat", "illegal move", "1-37"),
        ("hang", "time", ""),
        ("chess-only", "protocol", "it does not offer UCI_Variant starchess"),
    ] {
        let (report, state, _) = checked(kind, Variant::Starchess).await;
        let trial = &report.trials[0];
        assert_eq!(
            (state, trial.fault.as_deref()),
            (EngineState::Refused, Some(fault)),
            "{kind}: {report:?}"
        );
        assert!(trial.detail.as_deref().unwrap().contains(seen), "{kind}: {report:?}");
    }
}

#[tokio::test]
async fn the_same_check_is_made_at_home_without_a_database() {
    if !jail_holds() {
        return;
    }
    let home = folder();
    let mut config = crate::hall::config(home.path());
    config.control = "0.5+0.01".into();
    let machine = Machine::new(config.programs.clone(), 1);
    let mut told = Vec::new();
    for kind in ["instant", "exit"] {
        let file = home.path().join(kind);
        std::fs::write(&file, program(kind, 3)).unwrap();
        let candidate =
            Candidate { file, variants: vec![Variant::Chess, Variant::Starchess], trusted: false };
        let report = examine(&config, &candidate, &machine, CancellationToken::new()).await.unwrap();
        told.push((report.passed, report.fault()));
    }
    assert_eq!(told[0], (true, None));
    assert_eq!(told[1], (false, Some("chess: crash (exit code 3)".to_owned())));
}
