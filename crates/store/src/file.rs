//! The file of a journal: private to its owner, and still the one that was opened.

use std::{
    fs::{self, OpenOptions, Permissions},
    io,
    os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
};

/// Read and write, for the owner only: a journal tells every hand.
const PRIVATE: u32 = 0o600;
/// The endings of the files that SQLite keeps beside a journal.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// A file on disk, by its place and its identity there.
#[derive(Clone, Debug)]
pub(crate) struct JournalFile {
    path: PathBuf,
    identity: (u64, u64),
}

impl JournalFile {
    /// Creates the file if it is missing, and lets only its owner read it. SQLite gives the files
    /// beside it the same permissions.
    pub(crate) fn prepare(path: &Path) -> io::Result<Self> {
        OpenOptions::new().write(true).create(true).truncate(false).mode(PRIVATE).open(path)?;
        fs::set_permissions(path, Permissions::from_mode(PRIVATE))?;
        for ending in BESIDE {
            let mut beside = path.as_os_str().to_owned();
            beside.push(ending);
            match fs::set_permissions(beside, Permissions::from_mode(PRIVATE)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(Self { path: path.to_owned(), identity: identity(path)? })
    }

    /// Tells whether the file is still in its place. A process can go on writing to a file that was
    /// deleted, but nothing of that would be left.
    pub(crate) fn is_in_place(&self) -> bool {
        identity(&self.path).is_ok_and(|found| found == self.identity)
    }
}

fn identity(path: &Path) -> io::Result<(u64, u64)> {
    let found = fs::metadata(path)?;
    Ok((found.dev(), found.ino()))
}
