//! A `sombra serve` process on a free port.

use std::{
    env, fs,
    io::{BufRead, BufReader, Write},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

/// A server process that can be killed and started again.
#[derive(Debug)]
pub struct House {
    server: Child,
    folder: PathBuf,
    address: String,
    further: Vec<String>,
}

impl House {
    /// Starts a server with an empty journal. It deals the same games in every run.
    pub fn open(name: &str) -> Self {
        Self::dealing(name, env::var("SOMBRA_REHEARSE").unwrap_or_else(|_| "7".into()))
    }

    /// Starts a server with an empty journal that deals the games of this seed.
    pub fn dealing(name: &str, seed: String) -> Self {
        Self::with(name, vec!["--rehearse".into(), seed])
    }

    /// Starts a server that sends notices through the push service at this address.
    pub fn with_push(name: &str, address: &str) -> Self {
        Self::with(name, vec!["--push-service".into(), format!("http://{address}")])
    }

    fn with(name: &str, further: Vec<String>) -> Self {
        let folder = program().with_file_name("e2e").join(name);
        let _ = fs::remove_dir_all(&folder);
        let (server, address) = serve("127.0.0.1:0", &folder, &further);
        Self { server, folder, address, further }
    }

    /// Returns the address of a page.
    pub fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Kills the server without a graceful shutdown.
    pub fn kill(&mut self) {
        self.server.kill().expect("it can be killed");
        self.server.wait().expect("it ends");
    }

    /// Suspends or continues the server. While it is suspended, connections stay open but silent.
    pub fn freeze(&self, is_frozen: bool) {
        let signal = if is_frozen { "-STOP" } else { "-CONT" };
        let sent = Command::new("kill").args([signal, &self.server.id().to_string()]).status();
        assert!(sent.expect("signals can be sent").success());
    }

    /// Starts the server again, with the same address and journal.
    pub fn start(&mut self) {
        (self.server, _) = serve(&self.address, &self.folder, &self.further);
    }
}

/// Plays in the terminal with these answers, and returns what it prints.
pub fn play_in_terminal(answers: &str) -> String {
    let mut game = Command::new(program())
        .args(["play", "--lang", "en", "--seed", "7", "--seats", "you=Alba,easy,easy,easy"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("sombra is built beside these tests: cargo build --package cli");
    let mut keyboard = game.stdin.take().expect("it is piped");
    keyboard.write_all(answers.as_bytes()).expect("it reads");
    drop(keyboard);
    let output = game.wait_with_output().expect("it ends");
    String::from_utf8(output.stdout).expect("it prints text")
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

fn serve(listen: &str, folder: &PathBuf, further: &[String]) -> (Child, String) {
    let mut server = Command::new(program())
        .args(["serve", "--lang", "en", "--log", "warn", "--listen", listen])
        .args(["--requests-per-second", "100000", "--bot-pause", "20"])
        .args(further)
        .arg("--data")
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("sombra is built beside these tests: cargo build --package cli");
    let mut greeting = String::new();
    let mut output = BufReader::new(server.stdout.take().expect("it is piped"));
    output.read_line(&mut greeting).expect("it greets");
    let address = greeting.trim().rsplit("http://").next().expect("an address").to_owned();
    (server, address)
}

/// Finds the `sombra` program, which is built into a folder above that of the tests.
fn program() -> PathBuf {
    let here = env::current_exe().expect("a test knows where it is");
    let folder = here.ancestors().find(|folder| folder.join("sombra").is_file());
    folder.expect("sombra is built beside these tests: cargo build --package cli").join("sombra")
}
