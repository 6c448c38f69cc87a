//! What a killed referee leaves, and who sweeps it.

use std::fs;

use jail::{Prison, Settings};

use crate::cell::{Cell, SURVEY, groups, instances};

/// Opens and closes a prison in the state of a referee that was killed, and sees that nothing of that one is left.
pub(crate) fn sweep_of(cell: &Cell, state: &str) {
    let state = cell.folder.path().join(state);
    let stale = instances(&state);
    assert_eq!(stale.len(), 1, "a killed referee leaves its folder");
    let engines = fs::read_dir(state.join(&stale[0])).unwrap().count();
    assert!(engines > 1, "and its engines");
    let limited = SURVEY.applied().has(jail::Layer::MemoryCgroup);
    assert_eq!(!groups(&stale).is_empty(), limited, "and its groups, where there are any");
    let settings = Settings { state: Some(state.clone()), ..cell.settings.clone() };
    let prison = Prison::open_surveyed(settings, SURVEY.clone()).unwrap();
    assert_eq!(groups(&stale), Vec::<std::path::PathBuf>::new(), "groups are swept");
    assert_eq!(instances(&state).len(), 1, "only the folder of the new one is there");
    assert!(!instances(&state).contains(&stale[0]));
    drop(prison);
    assert_eq!(instances(&state).len(), 0);
}

#[test]
fn a_living_referee_is_not_swept() {
    let cell = Cell::new();
    let running = cell.start(&jail::Limits::default(), &["sleep"]);
    let second = Prison::open_surveyed(cell.settings.clone(), SURVEY.clone()).unwrap();
    assert_eq!(instances(cell.settings.state.as_ref().unwrap()).len(), 2);
    assert!(running.wait_for(std::time::Duration::from_millis(50)).is_none(), "its engine runs on");
    // Two programs share the slots.
    let engine = second.stage(&crate::cell::hostile(), None).unwrap();
    let other = second.start(&engine, ["sleep", cell.mark()], &jail::Limits::default()).unwrap();
    assert_ne!(running.id(), other.id());
}

#[test]
fn a_state_folder_that_others_can_change_is_refused() {
    let cell = Cell::closed(|_| {});
    let state = cell.settings.state.clone().unwrap();
    fs::create_dir(&state).unwrap();
    fs::set_permissions(&state, std::os::unix::fs::PermissionsExt::from_mode(0o777)).unwrap();
    let error = Prison::open_surveyed(cell.settings.clone(), SURVEY.clone()).unwrap_err().to_string();
    assert!(error.contains("mode 700"), "{error}");
    drop(fs::remove_dir(&state));
}
