//! The frame around every page.

use maud::{DOCTYPE, Markup, html};
use text::{Language, Words, words};

use crate::assets::{ICON_AT, STYLE_AT};

/// Where a page stands: its address without the language, and the language that it is in.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) path: String,
    pub(crate) language: Language,
}

impl Place {
    pub(crate) fn words(&self) -> &'static Words {
        words(self.language)
    }

    /// Says something in the language of the page.
    pub(crate) fn say(&self, key: &str) -> String {
        self.words().say(key, &[])
    }
}

/// Puts a page into its frame.
pub(crate) fn frame(place: &Place, title: &str, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(place.language.id()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="dark light";
                title { (title) " · Sombra" }
                link rel="icon" href=(*ICON_AT);
                link rel="stylesheet" href=(*STYLE_AT);
            }
            body {
                a.skip href="#main" { (place.say("page-skip")) }
                (head(place))
                main #main { (body) }
                footer.foot { (place.say("page-foot")) }
            }
        }
    }
}

fn head(place: &Place) -> Markup {
    let games = catalog::GAMES.iter().map(|game| game.id());
    let ways = games.flat_map(|id| {
        let (rules, cards) = (format!("/games/{id}/rules"), format!("/games/{id}/cards"));
        [(rules, "page-rules"), (cards, "page-cards")]
    });
    let here = |path: &str| place.path.starts_with(path).then_some("page");
    html! {
        header.head {
            a.logo href="/" aria-label="Sombra" { "S" b { "o" } "mbra" }
            nav aria-label=(place.say("page-ways")) {
                @for (path, key) in ways {
                    a href=(path) aria-current=[here(&path)] { (place.say(key)) }
                }
                @for language in Language::ALL.into_iter().filter(|it| *it != place.language) {
                    a href={ (place.path) "?lang=" (language.id()) } lang=(language.id())
                        hreflang=(language.id()) { (language.own_name()) }
                }
            }
        }
    }
}

/// A page that says why something is not there.
pub(crate) fn refused(place: &Place, message: &str) -> Markup {
    let title = place.say("page-refused");
    frame(
        place,
        &title,
        html! {
            h1 { (title) }
            p { (message) }
            p { a href="/" { (place.say("page-home")) } }
        },
    )
}
