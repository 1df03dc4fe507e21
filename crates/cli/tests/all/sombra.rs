//! Running the binary.

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// What it returned and printed.
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `sombra` in English, whatever the machine speaks.
pub(crate) fn sombra(arguments: &[&str]) -> Ran {
    sombra_hearing(arguments, "")
}

/// The same, with something typed at its keyboard.
pub(crate) fn sombra_hearing(arguments: &[&str], typed: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sombra"))
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "en_US.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built");
    let mut stdin = child.stdin.take().expect("it is piped");
    let typed = typed.to_owned();
    // Another thread types, so that full pipes block neither side. A program that ends before all
    // was typed closes the pipe, and that is no mistake.
    let typist = std::thread::spawn(move || {
        let _ = stdin.write_all(typed.as_bytes());
    });
    let output = child.wait_with_output().expect("it runs to its end");
    typist.join().expect("typing does not fail");
    let text = |bytes| String::from_utf8(bytes).expect("all output is text");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// A folder of this test's own, empty.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

/// A file that is part of the tests.
pub(crate) fn part(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    path.to_str().expect("its name is text").to_owned()
}
