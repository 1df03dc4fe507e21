//! Every scenario of every game runs, and a wrong one is refused with its place.

use std::{fs, path::PathBuf};

use catalog::read_scenario;

fn scenarios(game: &str) -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("scenarios");
    let files = fs::read_dir(folder).expect("a game has a folder of scenarios");
    let mut files: Vec<PathBuf> =
        files.map(|file| file.expect("it can be listed").path()).collect();
    files.sort();
    files
}

#[test]
fn every_scenario_holds() {
    let mut wrong = Vec::new();
    for game in catalog::GAMES {
        for path in scenarios(game.id()) {
            let text = fs::read_to_string(&path).expect("a scenario is text");
            let run = read_scenario(&text).and_then(|scenario| game.run(&scenario));
            if let Err(error) = run {
                wrong.push(format!("{}: {error}", path.file_name().expect("a file").display()));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
