//! The marks of seats in charts: by shape as well as by color.

use maud::{Markup, html};

/// Draws the mark of a seat with this color at a place.
pub(crate) fn mark(hue: u8, x: u16, y: u16) -> Markup {
    let shape = match hue % 5 {
        0 => "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
        1 => "M-4-4h8v8h-8z",
        2 => "M0-5L5 4H-5z",
        3 => "M0-6L6 0 0 6-6 0z",
        _ => "M-5-5L5 5M5-5L-5 5",
    };
    html! { path.mark d=(shape) transform={ "translate(" (x) " " (y) ")" } {} }
}

/// Cuts a name for a chart.
pub(crate) fn shortened(name: &str, chars: usize) -> String {
    if name.chars().count() <= chars {
        return name.to_owned();
    }
    let start: String = name.chars().take(chars - 1).collect();
    format!("{}…", start.trim_end())
}
