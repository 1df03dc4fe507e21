//! The way to another device: a one-time link, as text, as words and as a QR code.

use std::time::Duration;

use maud::{Markup, PreEscaped, html};
use qrcodegen::{QrCode, QrCodeEcc};

use super::layout::{Place, frame};

/// The offer to take one's seats to another device.
pub(crate) struct Device<'d> {
    /// Whether this browser has seats at all.
    pub(crate) has_seats: bool,
    pub(crate) offer: Option<Offer<'d>>,
}

/// An offer that stands.
pub(crate) struct Offer<'o> {
    /// The address that the other device opens.
    pub(crate) link: &'o str,
    /// The words that can be typed there instead.
    pub(crate) words: String,
    pub(crate) left: Duration,
}

/// Draws the offer, or the button that makes one.
pub(crate) fn device_panel(place: &Place, device: &Device<'_>) -> Markup {
    html! {
        section.panel.device #device aria-labelledby="device-title" {
            h2 #device-title { (place.say("device-title")) }
            p.hint { (place.say("device-what")) }
            @match &device.offer {
                Some(offer) => (standing(place, offer)),
                None if device.has_seats => {
                    form method="post" action="/yours/device" { button { (place.say("device-do")) } }
                }
                None => { p { (place.say("device-nothing")) } }
            }
        }
    }
}

fn standing(place: &Place, offer: &Offer<'_>) -> Markup {
    let minutes = usize::try_from(offer.left.as_secs().div_ceil(60)).unwrap_or_default();
    html! {
        div.offer data-poll="/yours/device" data-every="4000" data-poll-says=(place.say("device-gone")) {
            (qr_code(offer.link, &place.say("device-qr")))
            ol { @for key in ["device-point", "device-opens"] { li { (place.say(key)) } } }
        }
        div.row {
            textarea #device-words readonly rows="2" aria-label=(place.say("device-words")) { (offer.words) }
            button type="button" data-copy="device-words" data-done=(place.say("lobby-copied")) hidden {
                (place.say("lobby-copy"))
            }
        }
        details {
            summary { (place.say("device-link")) }
            input readonly value=(offer.link) aria-label=(place.say("device-link"));
        }
        p.hint { (place.words().say("device-once", &[("count", minutes.into())])) }
        form method="post" action="/yours/device/revoke" { button { (place.say("device-revoke")) } }
    }
}

/// Draws a QR code; its colors are the same in both themes, so that every camera reads it.
pub(crate) fn qr_code(text: &str, label: &str) -> Markup {
    // Only a text of several thousand letters is too long.
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return html! {} };
    let side = code.size();
    let mut path = String::new();
    for y in 0..side {
        for x in (0..side).filter(|x| code.get_module(*x, y)) {
            let (x, y) = (x + QUIET, y + QUIET);
            path += &["M", &x.to_string(), " ", &y.to_string(), "h1v1h-1z"].concat();
        }
    }
    let all = side + 2 * QUIET;
    html! {
        svg.qr role="img" aria-label=(label) viewBox={ "0 0 " (all) " " (all) } shape-rendering="crispEdges" {
            (PreEscaped(format!("<path fill=\"#fdf6e6\" d=\"M0 0h{all}v{all}H0z\"/>")))
            path fill="#1a1420" d=(path);
        }
    }
}

/// How many light modules surround the code.
const QUIET: i32 = 4;

/// Draws the page of the other device, which asks before it takes the seats.
pub(crate) fn take(place: &Place, name: &str, own_games: usize) -> Markup {
    let title = place.say("take-title");
    let says = match name {
        "" => place.say("take-what-nameless"),
        name => place.words().say("take-what", &[("name", name.into())]),
    };
    frame(
        place,
        &title,
        html! {
            section.panel.take {
                h1 { (title) }
                p { (says) " " (place.say("take-both")) }
                @if own_games > 0 {
                    p.warning { (place.words().say("take-loses", &[("count", own_games.into())])) }
                }
                form.row method="post" {
                    button.main { (place.say("take-do")) }
                    a.button href="/" { (place.say("take-no")) }
                }
            }
        },
    )
}

/// Draws the page for a link that has been used, is too old, or never was.
pub(crate) fn taken(place: &Place) -> Markup {
    let title = place.say("taken-title");
    frame(
        place,
        &title,
        html! {
            h1 { (title) }
            p { (place.say("taken-what")) }
            p { a.button href="/" { (place.say("page-home")) } }
        },
    )
}
