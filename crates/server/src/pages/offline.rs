//! The page that an installed app shows without a connection. The service worker keeps it.

use maud::{Markup, html};

use super::layout::{Place, frame};

pub(crate) fn offline(place: &Place) -> Markup {
    let title = place.say("offline-title");
    frame(
        place,
        &title,
        html! {
            // The script asks again and again, and loads the page that was wanted.
            section.panel data-offline {
                h1 { (title) }
                p { (place.say("offline-what")) }
                p.hint { (place.say("offline-kept")) }
                // An empty address is that of the page that was wanted.
                a.button href="" { (place.say("offline-again")) }
            }
        },
    )
}
