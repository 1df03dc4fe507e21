//! The set-up for browser tests: Debian's chromium and its driver, and axe-core if possible.

use std::{fs, path::Path, process::Command};

use crate::{say, succeeds};

/// The version of axe-core that checks the pages.
const AXE: &str = "axe-core@4.14.0";

/// Installs what is missing. If that fails, the tests themselves report it.
pub(crate) fn set_up() {
    let has = |tool: &str| succeeds(Command::new(tool).arg("--version"));
    if !has("chromium") || !has("chromedriver") {
        install(&["chromium", "chromium-driver"]);
    }
    if let Err(why) = fetch_axe() {
        say(&format!(
            "── set-up: no axe-core ({why}); pages are held against our own checks alone"
        ));
    }
}

/// Installs Debian packages, as root or through `sudo`.
pub(crate) fn install(packages: &[&str]) {
    let rights: &[&str] = if is_root() { &[] } else { &["sudo", "--non-interactive"] };
    let update: &[&str] = &["apt-get", "update"];
    let install: &[&str] = &["apt-get", "install", "--yes", "--no-install-recommends"];
    for command in [update.to_vec(), [install, packages].concat()] {
        let words = [rights, &command].concat();
        say(&format!("── set-up: {}", words.join(" ")));
        let mut apt = Command::new(words[0]);
        let _ = apt.args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive").status();
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

/// Fetches axe-core through npm, if it is installed, into the target folder.
fn fetch_axe() -> Result<(), &'static str> {
    let folder = Path::new("target").join("axe");
    if folder.join("package").join("axe.min.js").is_file() {
        return Ok(());
    }
    fs::create_dir_all(&folder).map_err(|_| "the target folder cannot be written")?;
    let mut npm = Command::new("npm");
    if !succeeds(npm.args(["pack", "--silent", AXE]).current_dir(&folder)) {
        return Err("npm is not there, or does not reach its registry");
    }
    let archive = format!("{}.tgz", AXE.replace('@', "-"));
    let mut tar = Command::new("tar");
    let unpacked =
        succeeds(tar.args(["--extract", "--gzip", "--file", &archive]).current_dir(&folder));
    if unpacked { Ok(()) } else { Err("it cannot be unpacked") }
}
