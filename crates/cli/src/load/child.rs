//! A server of our own, in a process of its own, that can be killed.

use std::{
    env, fs, io,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
};

use client::ClientError;
use tokio::{
    io::{AsyncBufReadExt, BufReader, Lines},
    process::{Child, ChildStdout, Command},
};

/// A server, and its folder if it is ours.
#[derive(Debug)]
pub(super) struct Server {
    pub(super) address: SocketAddr,
    child: Option<Running>,
    folder: Option<Folder>,
}

/// A server process. Its output stays open, so that it can print.
#[derive(Debug)]
struct Running {
    child: Child,
    _output: Lines<BufReader<ChildStdout>>,
}

/// A folder that is removed when it is dropped.
#[derive(Debug)]
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // If this fails, the system removes it some day.
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Server {
    /// A server that somebody else has started.
    pub(super) const fn elsewhere(address: SocketAddr) -> Self {
        Self { address, child: None, folder: None }
    }

    /// Starts a server on a free port, with a new folder.
    pub(super) async fn start() -> Result<Self, ClientError> {
        let mut name = [0; 8];
        getrandom::fill(&mut name).map_err(io::Error::other)?;
        let name = format!("sombra-load-{:016x}", u64::from_le_bytes(name));
        let folder = Folder(env::temp_dir().join(name));
        let (child, address) = spawn("127.0.0.1:0", &folder.0).await?;
        Ok(Self { address, child: Some(child), folder: Some(folder) })
    }

    /// Where the journal is, if it is ours.
    pub(super) fn journal(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.0.join("sombra.db"))
    }

    /// Kills the server as a power cut would, and starts it again at the same address.
    pub(super) async fn kill_and_restart(&mut self) -> Result<(), ClientError> {
        let (Some(child), Some(folder)) = (&mut self.child, &self.folder) else { return Ok(()) };
        child.child.kill().await?;
        (*child, _) = spawn(&self.address.to_string(), &folder.0).await?;
        Ok(())
    }

    /// Ends a server that is ours.
    pub(super) async fn end(mut self) {
        if let Some(child) = &mut self.child {
            // This fails only if it has ended already.
            let _ = child.child.kill().await;
        }
    }
}

async fn spawn(listen: &str, folder: &Path) -> Result<(Running, SocketAddr), ClientError> {
    let mut child = Command::new(env::current_exe()?)
        .args(["serve", "--listen", listen, "--requests-per-second", "100000000", "--data"])
        .arg(folder)
        .args(["--lang", "en", "--log", "warn"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let silent = || io::Error::other("the server ended before it opened");
    let output = child.stdout.take().ok_or_else(silent)?;
    let mut lines = BufReader::new(output).lines();
    while let Some(line) = lines.next_line().await? {
        let address =
            line.split_once("http://").and_then(|(_, rest)| rest.split(['/', ' ']).next());
        if let Some(address) = address.and_then(|address| address.parse().ok()) {
            return Ok((Running { child, _output: lines }, address));
        }
    }
    Err(silent().into())
}
