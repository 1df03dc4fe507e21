//! `cargo xtask ci` runs all checks of CI, and installs what they need; also `soak` and `shots`.

use std::{
    env,
    io::{self, Write},
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

mod browser;
mod soak;
#[cfg(test)]
mod tidy;

const USAGE: &str = "usage: cargo xtask ci | soak [MINUTES] | shots [paint]";

/// One step of CI.
struct Step {
    name: &'static str,
    cargo: &'static [&'static str],
    variable: Option<(&'static str, &'static str)>,
}

/// The steps of CI, in order: the quick checks first.
#[rustfmt::skip]
const STEPS: [Step; 5] = [
    Step { name: "format", variable: None,
        cargo: &["fmt", "--all", "--check"] },
    Step { name: "clippy", variable: None,
        cargo: &["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"] },
    Step { name: "tests, tidy among them", variable: None,
        cargo: &["nextest", "run", "--workspace", "--locked", "--no-fail-fast"] },
    Step { name: "examples in the docs", variable: None,
        cargo: &["test", "--workspace", "--doc", "--locked"] },
    Step { name: "docs", variable: Some(("RUSTDOCFLAGS", "--deny warnings")),
        cargo: &["doc", "--workspace", "--no-deps", "--locked"] },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.as_slice() {
        [task] if task == "ci" => ci(),
        [task] if task == "soak" => soak::soak(soak::MINUTES),
        [task, minutes] if task == "soak" => minutes.parse().map_or_else(|_| usage(), soak::soak),
        [task, only @ ..] if task == "shots" && matches!(only, [] | [_]) => shots(only),
        _ => usage(),
    }
}

fn usage() -> ExitCode {
    say(USAGE);
    ExitCode::from(2)
}

/// Takes screenshots of every page, for review, or only measures (`paint`) when the front page is painted,
/// with the build of CI: without the tests, cargo selects
/// other features and builds everything anew.
fn shots(only: &[String]) -> ExitCode {
    browser::set_up();
    let built = cargo().args(["test", "--workspace", "--no-run", "--locked"]).status();
    if !built.is_ok_and(|status| status.success()) {
        return ExitCode::FAILURE;
    }
    let shots = env::current_exe().expect("a running program has a path").with_file_name("shots");
    let taken = Command::new(shots).args(only).status();
    if taken.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn ci() -> ExitCode {
    let start = Instant::now();
    set_up();
    for Step { name, cargo: arguments, variable } in STEPS {
        let arguments = with_runner_at_hand(arguments);
        say(&format!("── {name}: cargo {}", arguments.join(" ")));
        let step = Instant::now();
        let mut cargo = cargo();
        let done = cargo.args(arguments).envs(variable).status();
        if !done.is_ok_and(|status| status.success()) {
            say(&format!("── {name}: failed"));
            return ExitCode::FAILURE;
        }
        say(&format!("── {name}: good, {} s", step.elapsed().as_secs()));
    }
    say(&format!("── all good, {} s", start.elapsed().as_secs()));
    ExitCode::SUCCESS
}

/// Installs the components that a minimal toolchain lacks, the browser, and Python: a test runs the
/// example of an outside bot.
fn set_up() {
    let missing = |tool: &str| !succeeds(Command::new("cargo").args([tool, "--version"]));
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if missing(tool) {
            say(&format!("── set-up: rustup component add {component}"));
            let _ = Command::new("rustup").args(["component", "add", component]).status();
        }
    }
    if !succeeds(Command::new("python3").arg("--version")) {
        browser::install(&["python3"]);
    }
    browser::set_up();
}

/// Replaces nextest by `cargo test` if nextest is not installed.
fn with_runner_at_hand(arguments: &[&'static str]) -> Vec<&'static str> {
    let has_nextest = || succeeds(Command::new("cargo").args(["nextest", "--version"]));
    if arguments.first() == Some(&"nextest") && !has_nextest() {
        return vec!["test", "--workspace", "--all-targets", "--locked", "--no-fail-fast"];
    }
    arguments.to_vec()
}

/// Returns cargo without what cargo itself has told this program. Some crates, such as ring, are built
/// anew when these variables change: then every crate above them was, after each `cargo xtask`.
fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            cargo.env_remove(&name);
        }
    }
    cargo
}

pub(crate) fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

pub(crate) fn say(line: &str) {
    // If stderr is closed, the exit code still has the result.
    let _ = writeln!(io::stderr(), "{line}");
}
