//! The file of a journal: private to its owner, and still the one that was opened.

use std::{
    fs::{self, OpenOptions, Permissions},
    io,
    os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
    sync::{Arc, OnceLock},
};

/// Read and write, for the owner only: a journal tells every hand.
const PRIVATE: u32 = 0o600;
/// The endings of the files that SQLite keeps beside a journal.
const BESIDE: [&str; 2] = [LOG, "-shm"];
const LOG: &str = "-wal";

/// A file on disk and the log beside it, by their places and their identities there.
#[derive(Clone, Debug)]
pub(crate) struct JournalFile {
    path: PathBuf,
    identity: Identity,
    /// The identity of the log that SQLite writes first: without it, the last lines are lost. Unknown
    /// until SQLite has made it.
    log: Arc<OnceLock<Identity>>,
}

/// Which file this is, on which device.
type Identity = (u64, u64);

impl JournalFile {
    /// Creates the file if it is missing, and lets only its owner read it. SQLite gives the files
    /// beside it the same permissions.
    pub(crate) fn prepare(path: &Path) -> io::Result<Self> {
        OpenOptions::new().write(true).create(true).truncate(false).mode(PRIVATE).open(path)?;
        fs::set_permissions(path, Permissions::from_mode(PRIVATE))?;
        for ending in BESIDE {
            match fs::set_permissions(beside(path, ending), Permissions::from_mode(PRIVATE)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(Self { path: path.to_owned(), identity: identity(path)?, log: Arc::default() })
    }

    /// Notes which log SQLite has made.
    pub(crate) fn note_log(&self) {
        if let Ok(log) = identity(&beside(&self.path, LOG)) {
            self.log.get_or_init(|| log);
        }
    }

    /// Tells whether the file and its log are still in their places. A process can go on writing to a
    /// file that was deleted, but nothing of that would be left.
    pub(crate) fn is_in_place(&self) -> bool {
        let is = |path: &Path, known: Identity| identity(path).is_ok_and(|found| found == known);
        let log = |known: &Identity| is(&beside(&self.path, LOG), *known);
        is(&self.path, self.identity) && self.log.get().is_none_or(log)
    }
}

/// Returns the path of a file that SQLite keeps beside a journal.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(ending);
    beside.into()
}

fn identity(path: &Path) -> io::Result<Identity> {
    let found = fs::metadata(path)?;
    Ok((found.dev(), found.ino()))
}
