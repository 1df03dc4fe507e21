//! The gallery of a game's cards, and the page of one card.

use catalog::{AnyGame, Card, own_contents};
use maud::{Markup, html};
use serde_json::Value;

use super::{
    game::{Paper, face},
    layout::{Page, Place, framed, of},
};

/// Pairs of a printed fact and its value; cards must match all.
pub(crate) type Filter = Vec<(String, String)>;

/// Draws the cards of a game that match the filter.
pub(crate) fn gallery(place: &Place, game: &dyn AnyGame, filter: &Filter) -> Markup {
    let (paper, title) = (Paper::new(place, game.id()), place.say("page-cards"));
    let has = |card: &Card, (fact, value): &(String, String)| match &card.facts[fact] {
        Value::Number(number) => number.to_string() == *value,
        other => other == value.as_str(),
    };
    let shows = |card: &Card| filter.iter().all(|it| has(card, it));
    let cards = game.cards().into_iter().filter(shows);
    let cards = cards.filter_map(|card| Some((face(game.id()).card(paper, game, &card.id)?, card)));
    page(
        place,
        game,
        &title,
        html! {
            p.label { (paper.say("title")) }
            h1 { (title) }
            (filters(paper, game, filter))
            ul.gallery {
                @for (markup, card) in cards {
                    li {
                        a href=(of(&format!("{}/{}", place.path, card.id), own_contents(game))) { (markup) }
                        @if let Some(copies) = card.facts["copies"].as_u64() {
                            span.copies {
                                (place.words().say("page-copies", &[("count", copies.into())]))
                            }
                        }
                    }
                }
            }
        },
    )
}

fn filters(paper: Paper<'_>, game: &dyn AnyGame, filter: &Filter) -> Markup {
    let place = paper.place;
    let all = of(&place.path, own_contents(game));
    let link = |query: String, name: String, on: bool| {
        html! { li { a href={ (all) (query) } aria-current=[on.then_some("true")] { (name) } } }
    };
    let mark = if all.contains('?') { '&' } else { '?' };
    let is_on = |fact: &str, id: &str| filter.iter().any(|(name, on)| name == fact && on == id);
    html! {
        nav aria-label=(place.say("page-filter")) {
            ul.filters {
                (link(String::new(), place.say("page-all"), filter.is_empty()))
                @for (fact, values) in face(game.id()).filters() {
                    @for id in *values {
                        (link(format!("{mark}{fact}={id}"), named(paper, fact, id), is_on(fact, id)))
                    }
                }
            }
        }
    }
}

/// Names the value of a fact; a number uses the message `fact-NAME`.
fn named(paper: Paper<'_>, fact: &str, id: &str) -> String {
    let number = id.parse::<u16>();
    number
        .map_or_else(|_| paper.words.plain(id), |it| paper.number(&format!("fact-{fact}"), "n", it))
}

/// Draws one card with its printed facts in words; `None` if there is no such card.
pub(crate) fn large(place: &Place, game: &dyn AnyGame, id: &str, book: &str) -> Option<Markup> {
    let words = Paper::new(place, game.id()).words.with_glossary(game.glossary());
    let card = game.cards().into_iter().find(|card| card.id == id)?;
    let markup = face(game.id()).card(Paper::new(place, game.id()), game, id)?;
    let all = place.path.rsplit_once('/').map_or("/", |(all, _)| all);
    let all = of(all, own_contents(game));
    let name = words.name(id);
    Some(page(
        place,
        game,
        &name,
        html! {
            p.label { a href=(all) { (place.say("page-all-cards")) } }
            div.large data-peeked {
                (markup)
                div.what {
                    h1 { (name) }
                    dl { @for (key, value) in words.printed(&card.facts) { dt { (key) } dd { (value) } } }
                    @if let Some(note) = words.attribute(id, "note") { p.hint { (note) } }
                    (rules(place, game.id(), &rules_of(book, &words.short(id))))
                }
            }
        },
    ))
}

fn page(place: &Place, game: &dyn AnyGame, title: &str, body: Markup) -> Markup {
    let (cards, game) = (own_contents(game), Some(game.id()));
    framed(place, &Page { title, game, cards, ..Page::default() }, body)
}

/// Draws links to the rules about a card.
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

/// Returns the numbers of the rules under the heading that names a card.
fn rules_of(book: &str, name: &str) -> Vec<String> {
    let lines = book.lines().skip_while(|line| !(line.starts_with("### ") && line.contains(name)));
    let rules = lines.skip(1).take_while(|line| !line.starts_with('#'));
    let numbers = rules.filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    numbers.map(|(number, _)| number.to_owned()).collect()
}
