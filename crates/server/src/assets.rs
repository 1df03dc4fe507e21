//! The files that pages need, embedded in the binary. Their addresses contain a hash of the file,
//! so that browsers may cache them forever.
//!
//! The files of a game are in the folder with its id: `style.css`, `signs.svg` with a `<symbol>`
//! for each sign, and a picture for each card.

use std::{borrow::Cow, collections::HashMap, sync::LazyLock};

use axum::{
    extract::Path,
    http::header::{CACHE_CONTROL, CONTENT_TYPE},
    response::IntoResponse,
};
use rust_embed::{Embed, EmbeddedFile};

use crate::refusal::Refusal;

#[derive(Embed)]
#[folder = "assets"]
struct Files;

/// Returns the address of a file, such as `style.css` or `shadow-throne/back.svg`.
///
/// # Panics
///
/// If there is no such file, which is a bug.
pub(crate) fn address(file: &str) -> &'static str {
    find(file).unwrap_or_else(|| panic!("there is no file {file}"))
}

/// Returns the address of a file, if there is one.
pub(crate) fn find(file: &str) -> Option<&'static str> {
    static ADDRESSES: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
        let address = |file: &str| {
            let hash = Files::get(file)?.metadata.sha256_hash();
            let start =
                hash.iter().take(6).fold(0_u64, |start, byte| start << 8 | u64::from(*byte));
            Some((file.to_owned(), format!("/assets/{start:012x}/{file}")))
        };
        Files::iter().filter_map(|file| address(&file)).collect()
    });
    ADDRESSES.get(file).map(String::as_str)
}

/// Returns the contents of a file that has an address without a hash.
///
/// # Panics
///
/// If there is no such file, which is a bug.
pub(crate) fn contents(file: &str) -> Cow<'static, [u8]> {
    Files::get(file).unwrap_or_else(|| panic!("there is no file {file}")).data
}

pub(crate) async fn file(
    Path((_, name)): Path<(String, String)>,
) -> Result<impl IntoResponse, Refusal> {
    let EmbeddedFile { data, .. } = Files::get(&name).ok_or(Refusal::NoPage)?;
    let kind = match name.rsplit_once('.') {
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "png")) => "image/png",
        _ => "image/svg+xml",
    };
    let head = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((head, data))
}
