//! Reading text files of other people.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use crate::failure::Failure;

/// How large a file may be: a device or a pipe may have no end.
const MEBIBYTES_MAX: u64 = 16;

/// Reads a file whole.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let failed = |error: io::Error| Failure::file(path, error);
    let (mut text, bytes_max) = (String::new(), MEBIBYTES_MAX << 20);
    let mut file = File::open(path).map_err(failed)?.take(bytes_max + 1);
    let read = file.read_to_string(&mut text);
    if file.limit() == 0 {
        let places: [(_, &dyn std::fmt::Display); 2] =
            [("file", &path.display()), ("most", &MEBIBYTES_MAX)];
        return Err(Failure::input("error-file-large", &places));
    }
    read.map_err(failed)?;
    Ok(text)
}
