//! All cards of a game; and one of them, large.

use catalog::{Card, Title};
use maud::{Markup, html};
use text::GameWords;

use super::{
    card::{Printed, card, signed},
    frame::{Place, frame},
};

/// Which cards are shown.
#[derive(Clone, Debug, Default)]
pub(crate) struct Filter {
    pub(crate) faction: Option<String>,
    pub(crate) rank: Option<String>,
}

impl Filter {
    fn shows(&self, card: &Card) -> bool {
        let fits = |wanted: &Option<String>, fact: &str| {
            wanted.as_deref().is_none_or(|wanted| card.facts[fact] == wanted)
        };
        fits(&self.faction, "faction") && fits(&self.rank, "rank")
    }
}

/// All cards of a game.
pub(crate) fn gallery(place: &Place, game: &dyn Title, filter: &Filter) -> Markup {
    let words = game_words(place, game);
    let title = place.say("page-cards");
    let cards: Vec<Card> = game.cards().into_iter().filter(|card| filter.shows(card)).collect();
    frame(
        place,
        &title,
        html! {
            p.label { (words.say("title", &[])) }
            h1 { (title) }
            (filters(place, words, filter))
            ul.gallery {
                @for one in &cards {
                    li {
                        a href={ (place.path) "/" (one.id) } {
                            (card(place, &Printed { card: one, words }))
                        }
                        span.copies { (copies(place, one)) }
                    }
                }
            }
        },
    )
}

fn filters(place: &Place, words: &GameWords, filter: &Filter) -> Markup {
    let plain = |id: &str| words.attribute(id, "plain").unwrap_or_else(|| words.name(id));
    let link = |query: String, name: String, on: bool| {
        html! { li { a href={ (place.path) (query) } aria-current=[on.then_some("true")] { (name) } } }
    };
    html! {
        nav aria-label=(place.say("page-filter")) {
            ul.filters {
                (link(String::new(), place.say("page-all"), filter.faction.is_none() && filter.rank.is_none()))
                @for id in ["empire", "rebels", "church"] {
                    (link(format!("?faction={id}"), plain(id), filter.faction.as_deref() == Some(id)))
                }
                @for id in ["commoner", "elite", "noble"] {
                    (link(format!("?rank={id}"), words.name(id), filter.rank.as_deref() == Some(id)))
                }
            }
        }
    }
}

fn copies(place: &Place, card: &Card) -> String {
    let count = card.facts["copies"].as_u64().unwrap_or_default();
    place.words().say("page-copies", &[("count", count.into())])
}

/// One card, large, with what is printed on it in words.
pub(crate) fn large(place: &Place, game: &dyn Title, one: &Card) -> Markup {
    let words = game_words(place, game);
    let printed = Printed { card: one, words };
    let number = |fact| printed.number(fact).unwrap_or_default();
    let facts = [
        ("head-faction", printed.faction()),
        ("head-rank", words.name(printed.text("rank"))),
        ("head-power", number("power").to_string()),
        ("head-influence", number("influence").to_string()),
        ("head-gold", signed(number("gold"))),
        ("head-consolation", number("consolation").to_string()),
        ("head-copies", number("copies").to_string()),
    ];
    let all = place.path.rsplit_once('/').map_or("/", |(all, _)| all);
    frame(
        place,
        &printed.name(),
        html! {
            p.label { a href=(all) { (place.say("page-all-cards")) } }
            div.large {
                (card(place, &printed))
                div.what {
                    h1 { (printed.name()) }
                    p { (printed.rule()) }
                    dl { @for (key, value) in facts { dt { (words.say(key, &[])) } dd { (value) } } }
                }
            }
        },
    )
}

pub(super) fn game_words(place: &Place, game: &dyn Title) -> &'static GameWords {
    place.words().game(game.id()).expect("every game has words")
}
