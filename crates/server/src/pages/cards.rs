//! All cards of a game; and one of them, large.

use catalog::{AnyGame, Card, shadow_throne};
use maud::{Markup, html};
use text::GameWords;

use super::{
    layout::{Place, frame},
    room::game_words,
    shadow_throne::{Printer, rank_id, signed},
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
pub(crate) fn gallery(place: &Place, game: &dyn AnyGame, filter: &Filter) -> Markup {
    let words = game_words(place, game.id());
    let (printer, title) = (Printer { place, words }, place.say("page-cards"));
    let shown = game.cards().into_iter().filter(|card| filter.shows(card));
    let cards: Vec<shadow_throne::Card> = shown.filter_map(|card| card.id.parse().ok()).collect();
    frame(
        place,
        &title,
        html! {
            p.label { (words.say("title", &[])) }
            h1 { (title) }
            (filters(place, words, filter))
            ul.gallery {
                @for one in cards {
                    li {
                        a href={ (place.path) "/" (one.id()) } { (printer.card(one)) }
                        span.copies {
                            (place.words().say("page-copies", &[("count", one.printed().copies.into())]))
                        }
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

/// One card, large, with what is printed on it in words.
pub(crate) fn large(
    place: &Place,
    game: &dyn AnyGame,
    card: shadow_throne::Card,
    book: &str,
) -> Markup {
    let words = game_words(place, game.id());
    let (printer, facts) = (Printer { place, words }, card.printed());
    let ability = facts.ability.map_or_else(|| "—".to_owned(), |number| number.get().to_string());
    let rows = [
        ("head-faction", printer.faction(facts.faction)),
        ("head-rank", words.name(rank_id(facts.rank))),
        ("head-power", facts.power.to_string()),
        ("head-influence", facts.influence.to_string()),
        ("head-gold", signed(facts.gold)),
        ("head-consolation", facts.consolation.to_string()),
        ("head-number", ability),
        ("head-copies", facts.copies.to_string()),
    ];
    let all = place.path.rsplit_once('/').map_or("/", |(all, _)| all);
    let name = words.name(card.id());
    frame(
        place,
        &name,
        html! {
            p.label { a href=(all) { (place.say("page-all-cards")) } }
            div.large data-peeked {
                (printer.card(card))
                div.what {
                    h1 { (name) }
                    dl { @for (key, value) in rows { dt { (words.say(key, &[])) } dd { (value) } } }
                    (rules(place, game.id(), &rules_of(book, &words.short(card.id()))))
                }
            }
        },
    )
}

/// The rules about a card, each a way into the book.
fn rules(place: &Place, game: &str, numbers: &[String]) -> Markup {
    html! {
        @if !numbers.is_empty() {
            p.label { (place.say("page-rules")) }
            ul.filters {
                @for number in numbers {
                    li { a href={ "/games/" (game) "/rules#" (number) } { (number) } }
                }
            }
        }
    }
}

/// The numbers of the rules under the heading that names a card.
fn rules_of(book: &str, name: &str) -> Vec<String> {
    let lines = book.lines().skip_while(|line| !(line.starts_with("### ") && line.contains(name)));
    let rules = lines.skip(1).take_while(|line| !line.starts_with('#'));
    let numbers = rules.filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    numbers.map(|(number, _)| number.to_owned()).collect()
}
