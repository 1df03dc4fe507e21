//! The files that pages need, embedded in the binary. Their addresses contain a hash of the file,
//! so that browsers may cache them forever.

use std::sync::LazyLock;

use axum::{
    extract::Path,
    http::header::{CACHE_CONTROL, CONTENT_TYPE},
    response::IntoResponse,
};
use sha2::{Digest, Sha256};

use crate::refusal::Refusal;

/// A file embedded in the binary.
#[derive(Debug)]
struct File {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

const STYLE: File = File {
    name: "style.css",
    kind: CSS,
    text: concat!(include_str!("../assets/style.css"), include_str!("../assets/table.css")),
};
const ICON: File = File { name: "icon.svg", kind: SVG, text: include_str!("../assets/icon.svg") };
const ICON_MOVE: File =
    File { name: "icon-move.svg", kind: SVG, text: include_str!("../assets/icon-move.svg") };
const SCRIPT: File = File {
    name: "sombra.js",
    kind: "text/javascript; charset=utf-8",
    text: include_str!("../assets/sombra.js"),
};
const FILES: [&File; 4] = [&STYLE, &ICON, &ICON_MOVE, &SCRIPT];

const CSS: &str = "text/css; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// Registers the stylesheet and the drawings of games, by their ids.
macro_rules! assets_of {
    ($($game:literal),*) => {
        const GAME_FILES: &[File] = &[$(
            File {
                name: concat!($game, ".css"),
                kind: CSS,
                text: include_str!(concat!("../assets/", $game, ".css")),
            },
            File {
                name: concat!($game, ".svg"),
                kind: SVG,
                text: include_str!(concat!("../assets/", $game, ".svg")),
            },
        )*];
    };
}

assets_of!["shadow-throne", "goofspiel"];

/// The address of the stylesheet.
pub(crate) static STYLE_AT: LazyLock<String> = LazyLock::new(|| STYLE.address());
/// The address of the icon in the tab.
pub(crate) static ICON_AT: LazyLock<String> = LazyLock::new(|| ICON.address());
/// The address of the icon in the tab when it is the reader's move.
pub(crate) static ICON_MOVE_AT: LazyLock<String> = LazyLock::new(|| ICON_MOVE.address());
/// The address of the script.
pub(crate) static SCRIPT_AT: LazyLock<String> = LazyLock::new(|| SCRIPT.address());

/// Returns the address of a game's stylesheet.
pub(crate) fn style_of(game: &str) -> &'static str {
    address_of(game, "css")
}

/// Returns the address of a game's drawings.
pub(crate) fn drawings_of(game: &str) -> &'static str {
    address_of(game, "svg")
}

fn address_of(game: &str, kind: &str) -> &'static str {
    static ADDRESSES: LazyLock<Vec<(&str, String)>> =
        LazyLock::new(|| GAME_FILES.iter().map(|file| (file.name, file.address())).collect());
    let is_it = |(name, _): &&(&str, String)| {
        name.strip_prefix(game).and_then(|rest| rest.strip_prefix('.')) == Some(kind)
    };
    let found = ADDRESSES.iter().find(is_it);
    found.map(|(_, address)| address.as_str()).expect("every game has its assets")
}

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
    let mut files = FILES.into_iter().chain(GAME_FILES);
    let file = files.find(|file| file.name == name).ok_or(Refusal::NoPage)?;
    let head = [(CONTENT_TYPE, file.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((head, file.text))
}
