//! All of it once more, as an ordinary user.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt as _;
use std::process::Command;

use crate::cell::{helper, hostile, hostile_static, is_root};

/// Nobody's in particular.
const SOMEBODY: u32 = 60_599;

#[test]
fn all_of_it_holds_for_an_ordinary_user() {
    if !is_root() {
        println!("this is an ordinary user");
        return;
    }
    let folder = tempfile::Builder::new().prefix("jail-tests-").tempdir().unwrap();
    fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o755)).unwrap();
    let temporary = folder.path().join("tmp");
    fs::create_dir(&temporary).unwrap();
    std::os::unix::fs::chown(&temporary, Some(SOMEBODY), Some(SOMEBODY)).unwrap();
    let ours = std::env::current_exe().unwrap();
    for program in [&ours, &helper(), &hostile(), &hostile_static()] {
        let copy = folder.path().join(program.file_name().unwrap());
        fs::copy(program, &copy).unwrap();
        fs::set_permissions(&copy, PermissionsExt::from_mode(0o755)).unwrap();
    }
    let output = Command::new(folder.path().join(ours.file_name().unwrap()))
        .args(["--test-threads", "2"])
        .env("JAIL_TEST_PROGRAMS", folder.path())
        .env("TMPDIR", &temporary)
        .env_remove("XDG_RUNTIME_DIR")
        .current_dir(folder.path())
        .uid(SOMEBODY)
        .gid(SOMEBODY)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    println!("{said}");
    assert!(output.status.success(), "{said}");
}
