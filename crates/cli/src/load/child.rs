//! A server of our own, in a process of its own, that can be killed.

use std::{
    env,
    fs::{self, DirBuilder},
    io,
    net::SocketAddr,
    os::unix::fs::DirBuilderExt,
    path::{Path, PathBuf},
    process::Stdio,
};

use client::ClientError;
use store::TableId;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// For clients that all come from one address.
const UNLIMITED: [&str; 2] = ["--requests-per-second", "100000000"];

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

impl Folder {
    fn new() -> io::Result<Self> {
        let name = format!("sombra-load-{}", TableId::fresh()?);
        Ok(Self(env::temp_dir().join(name)))
    }

    fn journal(&self) -> PathBuf {
        self.0.join("sombra.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // If this fails, the system removes it some day.
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Server {
    /// Starts a server on a free port, with a new folder and without a rate limit.
    pub(super) async fn start() -> Result<Self, ClientError> {
        let folder = Folder::new()?;
        let (child, address) = spawn("127.0.0.1:0", &folder.0, &UNLIMITED).await?;
        Ok(Self { address, child, folder })
    }

    /// Starts a server as people do, with all limits, after `fill` has written its journal.
    pub(super) async fn start_with(
        fill: impl AsyncFnOnce(&Path) -> Result<(), ClientError>,
    ) -> Result<Self, ClientError> {
        let folder = Folder::new()?;
        DirBuilder::new().mode(0o700).create(&folder.0)?;
        fill(&folder.journal()).await?;
        let (child, address) = spawn("127.0.0.1:0", &folder.0, &[]).await?;
        Ok(Self { address, child, folder })
    }

    /// Where the journal is.
    pub(super) fn journal(&self) -> PathBuf {
        self.folder.journal()
    }

    /// Kills the server as a power cut would, and starts it again at the same address.
    pub(super) async fn kill_and_restart(&mut self) -> Result<(), ClientError> {
        self.child.kill().await?;
        let listen = self.address.to_string();
        (self.child, _) = spawn(&listen, &self.folder.0, &UNLIMITED).await?;
        Ok(())
    }

    /// Ends the server.
    pub(super) async fn end(mut self) {
        // This fails only if it has ended already.
        let _ = self.child.kill().await;
    }
}

/// Starts a server. The child keeps its output open, so that it can print.
async fn spawn(
    listen: &str,
    folder: &Path,
    limits: &[&str],
) -> Result<(Child, SocketAddr), ClientError> {
    let mut child = Command::new(env::current_exe()?)
        .args(["serve", "--listen", listen, "--data"])
        .arg(folder)
        .args(limits)
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
