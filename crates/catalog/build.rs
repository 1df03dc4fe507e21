//! Builds the scenarios and the tutorial of each game into the program.

use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    // A new game changes this file, and may bring a new folder of scenarios.
    println!("cargo::rerun-if-changed=src/registry.rs");
    let crates = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("..");
    let (mut games, mut tutorials) = (Vec::new(), Vec::new());
    for game in list(&crates)? {
        let folder = crates.join(&game).join("scenarios");
        if folder.is_dir() {
            println!("cargo::rerun-if-changed={}", folder.display());
            games.push(format!("({game:?}, &[{}])", sources(&folder)?));
            let tutorial = crates.join(&game).join("tutorial.toml");
            println!("cargo::rerun-if-changed={}", tutorial.display());
            if tutorial.is_file() {
                let path = tutorial.display().to_string();
                tutorials.push(format!("({game:?}, include_str!({path:?}))"));
            }
        }
    }
    let out = env::var("OUT_DIR")?;
    for (file, list) in [("scenarios.rs", games), ("tutorials.rs", tutorials)] {
        fs::write(Path::new(&out).join(file), format!("&[{}]", list.join(",")))?;
    }
    Ok(())
}

/// Returns Rust code with the name and text of each scenario.
fn sources(folder: &Path) -> Result<String, Box<dyn Error>> {
    let files = list(folder)?;
    let mut names: Vec<&str> = files.iter().filter_map(|file| file.strip_suffix(".toml")).collect();
    // Without the suffix, `a-b` comes after `a`.
    names.sort_unstable();
    let source = |name: &str| {
        let path = folder.join(format!("{name}.toml")).display().to_string();
        format!("({name:?}, include_str!({path:?}))")
    };
    Ok(names.into_iter().map(source).collect::<Vec<_>>().join(","))
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
