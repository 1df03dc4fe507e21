//! Files that pages need, from the binary itself. Their addresses carry a hash of what they hold,
//! so that a browser may keep them for ever.

use std::sync::LazyLock;

use axum::{
    extract::Path,
    http::header::{CACHE_CONTROL, CONTENT_TYPE},
    response::IntoResponse,
};
use sha2::{Digest, Sha256};

use crate::refusal::Refusal;

/// A file in the binary.
#[derive(Debug)]
struct File {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

const STYLE: File = File {
    name: "style.css",
    kind: "text/css; charset=utf-8",
    text: concat!(include_str!("../assets/style.css"), include_str!("../assets/table.css")),
};
const SHADOW_THRONE: File = File {
    name: "shadow-throne.svg",
    kind: "image/svg+xml",
    text: include_str!("../assets/shadow-throne.svg"),
};
const ICON: File =
    File { name: "icon.svg", kind: "image/svg+xml", text: include_str!("../assets/icon.svg") };
const ICON_MOVE: File = File {
    name: "icon-move.svg",
    kind: "image/svg+xml",
    text: include_str!("../assets/icon-move.svg"),
};
const SCRIPT: File = File {
    name: "sombra.js",
    kind: "text/javascript; charset=utf-8",
    text: include_str!("../assets/sombra.js"),
};
const FILES: [&File; 5] = [&STYLE, &SHADOW_THRONE, &ICON, &ICON_MOVE, &SCRIPT];

/// The address of the style.
pub(crate) static STYLE_AT: LazyLock<String> = LazyLock::new(|| STYLE.address());
/// The address of the icon in the tab.
pub(crate) static ICON_AT: LazyLock<String> = LazyLock::new(|| ICON.address());
/// The address of the icon in the tab when it is one's move.
pub(crate) static ICON_MOVE_AT: LazyLock<String> = LazyLock::new(|| ICON_MOVE.address());
/// The address of the script.
pub(crate) static SCRIPT_AT: LazyLock<String> = LazyLock::new(|| SCRIPT.address());
/// The address of the drawings of Shadow Throne.
pub(crate) static SHADOW_THRONE_AT: LazyLock<String> = LazyLock::new(|| SHADOW_THRONE.address());

impl File {
    fn address(&self) -> String {
        let hash = Sha256::digest(self.text);
        let start = hash.iter().take(6).fold(0_u64, |start, byte| start << 8 | u64::from(*byte));
        format!("/assets/{start:012x}/{}", self.name)
    }
}

pub(crate) async fn file(
    Path((_, name)): Path<(String, String)>,
) -> Result<impl IntoResponse, Refusal> {
    let file = FILES.into_iter().find(|file| file.name == name).ok_or(Refusal::NoPage)?;
    let head = [(CONTENT_TYPE, file.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((head, file.text))
}
