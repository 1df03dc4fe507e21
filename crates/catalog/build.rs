//! Builds the scenarios of each game into the program.

use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    // A new game changes this file, and may bring a new folder of scenarios.
    println!("cargo::rerun-if-changed=src/registry.rs");
    let crates = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("..");
    let mut games = Vec::new();
    for game in list(&crates)? {
        let folder = crates.join(&game).join("scenarios");
        if folder.is_dir() {
            println!("cargo::rerun-if-changed={}", folder.display());
            games.push(format!("({game:?}, &[{}])", sources(&folder)?));
        }
    }
    let to = Path::new(&env::var("OUT_DIR")?).join("scenarios.rs");
    fs::write(to, format!("&[{}]", games.join(",")))?;
    Ok(())
}

/// Returns Rust code with the name and text of each scenario.
fn sources(folder: &Path) -> Result<String, Box<dyn Error>> {
    let mut sources = Vec::new();
    for file in list(folder)? {
        if let Some(name) = file.strip_suffix(".toml") {
            let path = folder.join(&file).display().to_string();
            sources.push(format!("({name:?}, include_str!({path:?}))"));
        }
    }
    Ok(sources.join(","))
}

/// Lists the names in a folder, sorted, so that builds are reproducible.
fn list(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}
