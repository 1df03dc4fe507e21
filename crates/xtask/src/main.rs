//! `cargo xtask ci`: everything CI does, and the set-up it needs.

use std::{
    env,
    io::{self, Write},
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

#[cfg(test)]
mod tidy;

const USAGE: &str = "usage: cargo xtask ci";

/// What CI does, in order: the quick checks first.
const STEPS: [(&str, &[&str], &[(&str, &str)]); 5] = [
    ("format", &["fmt", "--all", "--check"], &[]),
    (
        "clippy",
        &["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"],
        &[],
    ),
    (
        "tests, tidy among them",
        &["nextest", "run", "--workspace", "--locked", "--no-fail-fast"],
        &[],
    ),
    ("examples in the docs", &["test", "--workspace", "--doc", "--locked"], &[]),
    (
        "docs",
        &["doc", "--workspace", "--no-deps", "--locked"],
        &[("RUSTDOCFLAGS", "--deny warnings")],
    ),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["ci"] => ci(),
        _ => {
            say(USAGE);
            ExitCode::from(2)
        }
    }
}

fn ci() -> ExitCode {
    let start = Instant::now();
    set_up();
    for (name, arguments, variables) in STEPS {
        let arguments = with_runner_at_hand(arguments);
        say(&format!("── {name}: cargo {}", arguments.join(" ")));
        let step = Instant::now();
        let mut cargo = cargo();
        let done = cargo.args(arguments).envs(variables.iter().copied()).status();
        if !done.is_ok_and(|status| status.success()) {
            say(&format!("── {name}: failed"));
            return ExitCode::FAILURE;
        }
        say(&format!("── {name}: good, {} s", step.elapsed().as_secs()));
    }
    say(&format!("── all good, {} s", start.elapsed().as_secs()));
    ExitCode::SUCCESS
}

/// Fetches the parts of the toolchain that a minimal one lacks.
fn set_up() {
    let missing = |tool: &str| !succeeds(Command::new("cargo").args([tool, "--version"]));
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if missing(tool) {
            say(&format!("── set-up: rustup component add {component}"));
            let _ = Command::new("rustup").args(["component", "add", component]).status();
        }
    }
}

/// Without nextest the tests run all the same, with cargo's own runner.
fn with_runner_at_hand(arguments: &[&'static str]) -> Vec<&'static str> {
    let has_nextest = || succeeds(Command::new("cargo").args(["nextest", "--version"]));
    if arguments.first() == Some(&"nextest") && !has_nextest() {
        return vec!["test", "--workspace", "--all-targets", "--locked", "--no-fail-fast"];
    }
    arguments.to_vec()
}

fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

fn say(line: &str) {
    // Where nobody reads, the exit code says it all.
    let _ = writeln!(io::stderr(), "{line}");
}
