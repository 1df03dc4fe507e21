//! The rulebook and the quick reference, with an anchor for each rule.

use catalog::Example;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::{
    game::{Paper, face},
    layout::{Page, Place, framed, learn_link},
};

/// A rulebook or a quick reference.
pub(crate) struct Book<'b> {
    pub(crate) game: &'b str,
    pub(crate) text: &'b str,
    pub(crate) quick: bool,
    /// The scenarios that show its rules.
    pub(crate) examples: &'b [Example],
}

pub(crate) fn book(place: &Place, book: &Book<'_>) -> Markup {
    let title = place.say(if book.quick { "front-quick" } else { "page-rules" });
    let (contents, text) = render(book.text, |number| examples(place, book, number).0);
    let (heading, text) = text.split_once("</h1>").unwrap_or(("<h1>", &text));
    let (other, other_key) =
        if book.quick { ("", "front-rules") } else { ("?quick=true", "front-quick") };
    framed(
        place,
        &Page { title: &title, game: Some(book.game), ..Page::default() },
        html! {
            div.book {
                nav.contents aria-label=(place.say("page-contents")) {
                    p.label { (place.say("page-contents")) }
                    ol { @for (id, name) in &contents { li { a href={ "#" (id) } { (name) } } } }
                    p { a href={ (place.path) (other) } { (place.say(other_key)) } }
                    (learn_link(place, book.game))
                }
                article.text {
                    (PreEscaped(heading)) (PreEscaped("</h1>"))
                    @if book.quick { (face(book.game).legend(Paper::new(place, book.game))) }
                    (PreEscaped(text))
                }
            }
        },
    )
}

/// Renders a book: returns its headings with their ids, and its markup. Each rule has its number as
/// its id, and ends with what `more` returns for the number.
fn render(text: &str, more: impl Fn(&str) -> String) -> (Vec<(String, String)>, String) {
    let mut events: Vec<Event<'_>> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
    let (mut contents, mut open) = (Vec::new(), None);
    for place in 0..events.len() {
        match &events[place] {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                let name = heading(&events[place + 1..]);
                let id = format!("part-{}", contents.len() + 1);
                contents.push((id.clone(), name));
                if let Event::Start(Tag::Heading { id: own, .. }) = &mut events[place] {
                    *own = Some(CowStr::from(id));
                }
            }
            Event::Start(Tag::Item) => {
                if let Some(number) = rule_number(&events[place + 1..]) {
                    events[place] = Event::Html(format!("<li id=\"{number}\">").into());
                    open = Some(number);
                }
            }
            Event::End(TagEnd::Item) => {
                if let Some(number) = open.take() {
                    events[place] = Event::Html(format!("{}</li>\n", more(&number)).into());
                }
            }
            _ => {}
        }
    }
    let mut out = String::new();
    pulldown_cmark::html::push_html(&mut out, events.into_iter());
    // Wide tables scroll on a phone, and by keyboard.
    let out = out.replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>");
    (contents, out.replace("</table>", "</table></div>"))
}

/// Draws links to the scenarios that show a rule.
fn examples(place: &Place, book: &Book<'_>, number: &str) -> Markup {
    let shows = |example: &&Example| example.scenario.rules().any(|rule| rule == number);
    let found: Vec<&Example> = book.examples.iter().filter(shows).collect();
    html! {
        @if !found.is_empty() {
            details.examples {
                summary { (place.words().say("rules-examples", &[("count", found.len().into())])) }
                ul { @for Example { name, scenario } in found {
                    li {
                        a href={ "/games/" (book.game) "/scenarios/" (name) } {
                            (scenario.title(place.language.id()))
                        }
                    }
                } }
            }
        }
    }
}

fn heading(events: &[Event<'_>]) -> String {
    let inside = events.iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
    let texts = inside.filter_map(|event| match event {
        Event::Text(text) => Some(text.as_ref()),
        _ => None,
    });
    texts.collect()
}

/// Returns the number at the start of a rule, such as `ST-4.3` or `E-on-hit`.
fn rule_number(events: &[Event<'_>]) -> Option<String> {
    let texts = events.iter().take(3).filter_map(|event| match event {
        Event::Text(text) => Some(text.as_ref()),
        _ => None,
    });
    let number = texts.into_iter().next()?;
    let (letters, rest) = number.split_once('-')?;
    let is_sign = |sign: char| {
        sign.is_ascii_digit() || sign.is_ascii_lowercase() || matches!(sign, '.' | '-')
    };
    let fits = !letters.is_empty()
        && letters.chars().all(|sign| sign.is_ascii_uppercase())
        && !rest.is_empty()
        && rest.chars().all(is_sign);
    fits.then(|| number.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_and_each_rule_has_an_address() {
        let book = "# Book\n\n## 1 First\n\n- **ST-1.1** One.\n- Two.\n- **E-on-hit** Three.\n";
        let (contents, text) = render(book, |number| format!("<i>{number}</i>"));
        assert_eq!(contents, [("part-1".to_owned(), "1 First".to_owned())]);
        assert!(text.contains("<h2 id=\"part-1\">1 First</h2>"), "{text}");
        assert!(
            text.contains("<li id=\"ST-1.1\"><strong>ST-1.1</strong> One.<i>ST-1.1</i></li>"),
            "{text}"
        );
        assert!(text.contains("<li>Two.</li>"), "{text}");
        assert!(text.contains("<li id=\"E-on-hit\">"), "{text}");
    }
}
