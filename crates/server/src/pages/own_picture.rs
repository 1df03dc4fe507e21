//! A picture for a card that brings none: its symbol as a silhouette before a light of its color.

use maud::{Markup, PreEscaped, html};

/// The colors that have a name.
const COLORS: [(&str, &str); 8] = [
    ("red", "#c8473f"),
    ("orange", "#d9822b"),
    ("green", "#5c9a4d"),
    ("teal", "#3b9c98"),
    ("blue", "#4f78c9"),
    ("purple", "#8a5cc0"),
    ("pink", "#d0709c"),
    ("grey", "#8b94a0"),
];
/// The light behind a card without a color.
const GOLD: &str = "#c9a154";

/// The outlines of symbols and kinds, in a square of 24.
const OUTLINES: [(&str, &str); 6] = [
    ("attack", "M3 21l3-1 11-11 4-7-7 4L3 17zM14 4l6 6M2 22l3-3"),
    ("defense", "M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z"),
    ("strategy", "M12 2a7 7 0 0 1 4 12.7V18H8v-3.3A7 7 0 0 1 12 2zM9 19h6v3H9z"),
    ("attribute", "M12 1l3.2 7.3L23 9l-6 5.2L19 22l-7-4.2L5 22l2-7.8L1 9l7.8-.7z"),
    ("environment", "M1 21l7-13 4 7 3-5 8 11zM18 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"),
    ("event", "M13 1L4 14h7l-2 9 11-14h-7z"),
];

/// Draws a picture from the kind of a card, the symbol of a hand card, and its color.
pub(crate) fn picture(kind: &str, symbol: Option<&str>, color: Option<&str>) -> Markup {
    let light = color.map_or_else(|| GOLD.to_owned(), light);
    // Pictures of one color may share their light if they stand in one page.
    let name = color.unwrap_or("none");
    let sign = symbol.unwrap_or(kind);
    let outline = OUTLINES.iter().find(|(name, _)| *name == sign).unwrap_or(&OUTLINES[5]).1;
    html! {
        (PreEscaped(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150">"#))
        defs {
            radialGradient id={ "light-" (name) } cx=".5" cy=".45" r=".7" {
                stop offset="0" stop-color="#fff6dc" {}
                stop offset=".3" stop-color=(light) {}
                stop offset="1" stop-color="#17121f" {}
            }
            radialGradient id="own-night" cx=".5" cy=".5" r=".75" {
                stop offset=".6" stop-color="#05030a" stop-opacity="0" {}
                stop offset="1" stop-color="#05030a" stop-opacity=".8" {}
            }
        }
        rect width="200" height="150" fill={ "url(#light-" (name) ")" } {}
        circle cx="100" cy="68" r="95" fill="none" stroke="#fff6dc" stroke-width="190"
            stroke-dasharray="9.5 23.66" opacity=".12" {}
        path d="M0 128q50-22 100-10t100-6v38H0z" fill="#17121f" opacity=".85" {}
        g transform="translate(52 20) scale(4)" fill="#17121f" stroke="#17121f" stroke-width=".8"
            stroke-linejoin="round" {
            path d=(outline) {}
        }
        rect width="200" height="150" fill="url(#own-night)" {}
        (PreEscaped("</svg>"))
    }
}

/// Returns the light for a color: as it is named, or one that follows from its id.
fn light(color: &str) -> String {
    let named =
        COLORS.iter().find(|(name, _)| *name == color).map(|(_, light)| (*light).to_owned());
    named.unwrap_or_else(|| {
        let mixed = color.bytes().fold(7_u32, |sum, byte| sum.wrapping_mul(31) + u32::from(byte));
        format!("hsl({} 45% 55%)", mixed % 360)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_symbol_and_color_has_a_picture_of_its_own() {
        let all = [
            picture("hand", Some("attack"), Some("red")),
            picture("hand", Some("attack"), Some("teal")),
            picture("hand", Some("attack"), None),
            picture("hand", Some("defense"), Some("red")),
            picture("hand", Some("strategy"), Some("red")),
            picture("attribute", None, Some("red")),
            picture("environment", None, None),
            picture("event", None, None),
            picture("attribute", None, Some("mauve")),
        ];
        let mut drawn: Vec<_> = all.iter().map(|markup| markup.0.as_str()).collect();
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn.len(), all.len());
        assert!(drawn.iter().all(|svg| svg.starts_with("<svg ") && svg.ends_with("</svg>")));
    }
}
