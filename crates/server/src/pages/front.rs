//! The front page: what this is, and where to go.

use catalog::Title;
use maud::{Markup, html};

use super::{
    card::{Printed, card},
    cards::game_words,
    frame::{Place, frame},
};

/// A card of each faction, for the first look.
const FAN: [&str; 3] = ["king-kyros", "outlaw", "thavma"];

pub(crate) fn front(place: &Place, game: &dyn Title) -> Markup {
    let (words, cards, id) = (game_words(place, game), game.cards(), game.id());
    let fan = FAN.iter().filter_map(|id| cards.iter().find(|card| card.id == *id));
    let ways = [
        (format!("/games/{id}/rules?quick=true"), "front-quick"),
        (format!("/games/{id}/rules"), "front-rules"),
        (format!("/games/{id}/cards"), "front-cards"),
        ("/api/v1/openapi.json".to_owned(), "front-programs"),
    ];
    frame(
        place,
        &place.say("front-title"),
        html! {
            div.hero {
                div {
                    h1 { (place.say("front-title")) }
                    p { (place.say("front-what")) }
                    p { (place.say("front-play")) " " code { "sombra play" } }
                }
                div.fan aria-hidden="true" {
                    @for one in fan { (card(place, &Printed { card: one, words })) }
                }
            }
            nav.ways aria-label=(words.say("title", &[])) {
                @for (path, key) in ways {
                    a.way href=(path) {
                        b { (place.say(key)) }
                        span { (place.say(&format!("{key}-what"))) }
                    }
                }
            }
        },
    )
}
