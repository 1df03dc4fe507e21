//! A server of our own, in a process of its own, that can be killed.

use std::{
    env, fs, io,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
};

use client::ClientError;
use store::TableId;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// A server process, with a folder of its own.
#[derive(Debug)]
pub(super) struct Server {
    pub(super) address: SocketAddr,
    child: Child,
    folder: Folder,
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
    /// Starts a server on a free port, with a new folder.
    pub(super) async fn start() -> Result<Self, ClientError> {
        let name = format!("sombra-load-{}", TableId::fresh()?);
        let folder = Folder(env::temp_dir().join(name));
        let (child, address) = spawn("127.0.0.1:0", &folder.0).await?;
        Ok(Self { address, child, folder })
    }

    /// Where the journal is.
    pub(super) fn journal(&self) -> PathBuf {
        self.folder.0.join("sombra.db")
    }

    /// Kills the server as a power cut would, and starts it again at the same address.
    pub(super) async fn kill_and_restart(&mut self) -> Result<(), ClientError> {
        self.child.kill().await?;
        (self.child, _) = spawn(&self.address.to_string(), &self.folder.0).await?;
        Ok(())
    }

    /// Ends the server.
    pub(super) async fn end(mut self) {
        // This fails only if it has ended already.
        let _ = self.child.kill().await;
    }
}

/// Starts a server. The child keeps its output open, so that it can print.
async fn spawn(listen: &str, folder: &Path) -> Result<(Child, SocketAddr), ClientError> {
    let mut child = Command::new(env::current_exe()?)
        .args(["serve", "--listen", listen, "--requests-per-second", "100000000", "--data"])
        .arg(folder)
        .args(["--lang", "en", "--log", "warn"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let silent = || io::Error::other("the server ended before it opened");
    let mut lines = BufReader::new(child.stdout.as_mut().ok_or_else(silent)?).lines();
    while let Some(line) = lines.next_line().await? {
        let address =
            line.split_once("http://").and_then(|(_, rest)| rest.split(['/', ' ']).next());
        if let Some(address) = address.and_then(|address| address.parse().ok()) {
            return Ok((child, address));
        }
    }
    Err(silent().into())
}
