//! Tests of the project as a whole.

mod arrows;
mod files;
mod games;
mod rules;

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Returns the root of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the names of the crates.
fn crates() -> Vec<String> {
    let mut names: Vec<String> = list(&root().join("crates"))
        .into_iter()
        .filter_map(|path| path.file_name()?.to_str().map(str::to_owned))
        .collect();
    names.sort();
    names
}

/// Returns the names of the games: the crates with a rulebook.
fn games() -> Vec<String> {
    let has_rules = |name: &String| root().join(format!("crates/{name}/rules/en.md")).exists();
    let games: Vec<String> = crates().into_iter().filter(has_rules).collect();
    assert!(!games.is_empty(), "no game was found");
    games
}

fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder);
    let entries = entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("a folder can be listed").path()).collect()
}

/// Returns the path and text of all files below a folder with this ending.
fn texts(folder: &str, ending: &str) -> Vec<(String, String)> {
    let (mut found, mut folders) = (Vec::new(), vec![root().join(folder)]);
    while let Some(folder) = folders.pop() {
        for path in list(&folder) {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if path.is_dir() && !["target", ".git"].contains(&name) {
                folders.push(path);
                continue;
            }
            if name.ends_with(ending) {
                let shown = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
                found.push((shown, fs::read_to_string(&path).unwrap_or_default()));
            }
        }
    }
    found.sort();
    found
}
