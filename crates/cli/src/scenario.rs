//! `sombra scenario FILE…`.

use std::path::{Path, PathBuf};

use catalog::{Passed, Scenario, ScenarioError, ScenarioErrorKind, read_scenario};

use crate::{failure::Failure, file::read_text, shell::Shell};

pub(crate) fn run(shell: &mut Shell, files: &[PathBuf]) -> Result<(), Failure> {
    // All are run before anything is printed: a malformed one refuses them all.
    let scenarios: Vec<(&Path, Scenario)> = files
        .iter()
        .map(|path| read(path).map(|scenario| (path.as_path(), scenario)))
        .collect::<Result<_, _>>()?;
    let mut judged = Vec::new();
    for (path, scenario) in &scenarios {
        match judge(scenario) {
            Err(error) if error.kind == ScenarioErrorKind::Malformed => {
                return Err(failure(path, &error));
            }
            verdict => judged.push((path, scenario, verdict)),
        }
    }
    let mut passed: usize = 0;
    for (path, scenario, verdict) in judged {
        match verdict {
            Ok(Passed { claims, .. }) => {
                passed += 1;
                let title = scenario.title(shell.language.id());
                let places = [("title", title.into()), ("claims", claims.into())];
                let said = shell.words.say("scenario-good", &places);
                shell.line(format!("✓ {said}"))?;
            }
            Err(error) => shell.line(format!("✗ {}: {error}", path.display()))?,
        }
    }
    let all = scenarios.len();
    shell.say("scenario-sum", &[("passed", passed.into()), ("all", all.into())])?;
    if passed == all { Ok(()) } else { Err(Failure::ChecksFailed) }
}

fn read(path: &Path) -> Result<Scenario, Failure> {
    let text = read_text(path)?;
    read_scenario(&text).map_err(|error| failure(path, &error))
}

fn failure(path: &Path, error: &ScenarioError) -> Failure {
    Failure::place(path, (error.line, error.column), &error.what)
}

fn judge(scenario: &Scenario) -> Result<Passed, ScenarioError> {
    let game = catalog::find(scenario.game()).map_err(|error| scenario.wrong_game(error))?;
    game.run(scenario)
}
