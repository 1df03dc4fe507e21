//! The layout that all pages share.

use kernel::ContentsHash;
use maud::{DOCTYPE, Markup, html};
use text::{Language, Words, words};

use super::{game::Paper, settings};
use crate::{assets::address, preferences::Preferences};

/// How fast steps are told.
const PACES: [&str; 5] = ["wait", "slow", "normal", "brief", "off"];

/// The class of tutorials.
pub(crate) const LEARN: &str = "room learn";

/// The address of a page, without the language, and the language of the page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    pub(crate) path: String,
    /// The query, without `lang`.
    pub(crate) query: String,
    pub(crate) language: Language,
    /// What the visitor has set for this browser.
    pub(crate) preferences: Preferences,
}

impl Place {
    pub(crate) fn words(&self) -> &'static Words {
        words(self.language)
    }

    /// Returns the address of the same page in another language.
    pub(crate) fn in_language(&self, language: Language) -> String {
        let rest = if self.query.is_empty() { "" } else { "&" };
        format!("{}?{}{rest}lang={}", self.path, self.query, language.id())
    }

    /// Returns the address of this page.
    pub(crate) fn here(&self) -> String {
        let mark = if self.query.is_empty() { "" } else { "?" };
        format!("{}{mark}{}", self.path, self.query)
    }

    /// Returns a message in the language of the page.
    pub(crate) fn say(&self, key: &str) -> String {
        self.words().say(key, &[])
    }
}

/// What the layout needs to know about a page.
pub(crate) struct Page<'p> {
    pub(crate) title: &'p str,
    pub(crate) class: &'static str,
    /// What other programs show of the page where somebody shares its address: a title, and a sentence.
    pub(crate) shared: Option<(&'p str, &'p str)>,
    /// The id of the game that the page is about.
    pub(crate) game: Option<&'p str>,
    /// The cards that it is about, if they are not those that are built in.
    pub(crate) cards: Option<ContentsHash>,
    /// The stylesheet of such pages, if they have one of their own.
    pub(crate) sheet: Option<&'static str>,
    /// Markup for the header, beside the logo.
    pub(crate) head: Markup,
    /// Whether it is the reader's move.
    pub(crate) mine: bool,
    /// Whether a browser without scripts loads the page again: bots are about to choose.
    pub(crate) soon: bool,
}

impl Default for Page<'_> {
    fn default() -> Self {
        let (title, class, shared, game, cards) = ("", "page", None, None, None);
        let (sheet, head, mine, soon) = (None, html! {}, false, false);
        Self { title, class, shared, game, cards, sheet, head, mine, soon }
    }
}

/// Lays out a page without a game.
pub(crate) fn frame(place: &Place, title: &str, body: Markup) -> Markup {
    framed(place, &Page { title, ..Page::default() }, body)
}

/// Lays out a page.
pub(crate) fn framed(place: &Place, page: &Page<'_>, body: Markup) -> Markup {
    let (still, moving) = (address("icon.svg"), address("icon-move.svg"));
    let set = |name| place.preferences.changed(name);
    html! {
        (DOCTYPE)
        html lang=(place.language.id()) data-theme=[set("theme")] data-size=[set("size")]
            data-pace=[set("pace")] data-motion=[set("motion")] data-volume=[set("volume")]
            data-confirm=[set("confirm")] data-marks=[set("marks")]
            data-ghosts=[set("ghosts")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="dark light";
                title { (page.title) " · Sombra" }
                @if let Some((title, says)) = page.shared {
                    meta name="description" content=(says);
                    meta property="og:type" content="website";
                    meta property="og:site_name" content="Sombra";
                    meta property="og:title" content=(title);
                    meta property="og:description" content=(says);
                }
                @if page.soon { noscript { meta http-equiv="refresh" content="1"; } }
                link rel="icon" href=(if page.mine { moving } else { still }) data-still=(still) data-move=(moving);
                link rel="apple-touch-icon" href=(address("app-192.png"));
                link rel="manifest" href={ "/manifest.webmanifest?lang=" (place.language.id()) };
                link rel="stylesheet" href=(address("style.css"));
                @if page.game.is_some() { link rel="stylesheet" href=(address("table.css")); }
                @if let Some(game) = page.game {
                    link rel="stylesheet" href=(address(&format!("{game}/style.css")));
                }
                @if let Some(sheet) = page.sheet { link rel="stylesheet" href=(address(sheet)); }
                script src=(address("size.js")) defer blocking="render" {}
                // The first picture waits for the script, which runs when all is parsed: a hand that is
                // painted card by card would jump.
                script src=(address("sombra.js")) defer blocking="render" {}
                @if page.class == LEARN { script src=(address("coach.js")) defer blocking="render" {} }
            }
            body class=(page.class) {
                a.skip href="#main" { (place.say("page-skip")) }
                (head(place, page))
                main #main tabindex="-1" { (body) }
                footer.foot {
                    (place.say("page-foot")) " "
                    @if let Some(game) = page.game { (Paper::new(place, game).say("credit")) " " }
                    a href="/about" { (place.say("about-title")) }
                }
                (help(place, page.game))
                (settings::panel(place, page.game.is_some()))
            }
        }
    }
}

fn head(place: &Place, page: &Page<'_>) -> Markup {
    let ways = page.game.into_iter().flat_map(|id| {
        let (rules, cards) = (format!("/games/{id}/rules"), format!("/games/{id}/cards"));
        [(rules, "page-rules"), (of(&cards, page.cards), "page-cards")]
    });
    let here = |path: &str| place.path.starts_with(path).then_some("page");
    let in_room = page.class.starts_with("room");
    html! {
        header.head {
            a.logo href="/" { "S" b { "o" } span { "mbra" } }
            (page.head)
            // On phones the links are a menu that opens.
            button.menu type="button" popovertarget="ways" aria-label=(place.say("page-menu")) { "☰" }
            nav #ways popover aria-label=(place.say("page-menu")) {
                a.own href="/yours" aria-current=[here("/yours")] { (place.say("yours-title")) }
                @for (path, key) in ways {
                    @let (path, peek) = beside(path, in_room);
                    a href=(path) aria-current=[here(&path)] data-peek[peek] { (place.say(key)) }
                }
                // At a table there is no room for the language; the settings have it.
                @for language in Language::ALL.into_iter().filter(|it| *it != place.language && !in_room) {
                    a href=(place.in_language(language)) lang=(language.id())
                        hreflang=(language.id()) { (language.own_name()) }
                }
                @if in_room {
                    button.quiet type="button" data-sound hidden aria-pressed="true" {
                        (place.say("room-sound"))
                    }
                }
                a href={ "/settings?back=" (place.path) } data-settings { (place.say("settings-title")) }
                button.quiet type="button" data-help hidden {
                    (place.say("page-help")) " " kbd aria-hidden="true" { "?" }
                }
            }
            @if in_room { span.clock #clock hidden role="timer" {} }
        }
    }
}

/// Returns the address of a page about cards, with the contents that have them.
pub(crate) fn of(path: &str, cards: Option<ContentsHash>) -> String {
    cards.map_or_else(|| path.to_owned(), |hash| format!("{path}?of={hash}"))
}

/// Links a table's page to the quick reference, which opens as a dialog, not to the rulebook.
fn beside(path: String, in_room: bool) -> (String, bool) {
    let quick = in_room && path.ends_with("/rules");
    (if quick { format!("{path}?quick=true") } else { path }, quick)
}

/// Draws how fast steps are told, to choose from; the script knows the same names.
pub(crate) fn paces(place: &Place) -> Markup {
    html! {
        div.paces role="radiogroup" aria-label=(place.say("pace")) {
            @for pace in PACES {
                label { input type="radio" name="pace" value=(pace); span { (place.say(&format!("pace-{pace}"))) } }
            }
        }
    }
}

/// Draws the dialogs and notices of every page; the first is help.
fn help(place: &Place, game: Option<&str>) -> Markup {
    let space = place.say("key-space");
    let keys = [
        ("1–9", "key-number"),
        ("← →", "key-arrows"),
        ("↵", "key-enter"),
        (&space, "key-next"),
        ("Esc", "key-escape"),
        ("h", "key-hint"),
        ("c", "key-chat"),
        ("r", "key-rules"),
        ("m", "key-sound"),
        (",", "key-settings"),
        ("?", "key-help"),
    ];
    html! {
        dialog #help aria-labelledby="help-title" {
            h2 #help-title { (place.say("page-help")) }
            @if let Some(game) = game {
                p.row {
                    a.button href={ "/games/" (game) "/rules?quick=true" } data-peek { (place.say("front-quick")) }
                    button type="button" data-again { (place.say("help-again")) }
                    (learn_link(place, game))
                }
            }
            section.keys {
                h3 { (place.say("page-keys")) }
                dl { @for (key, what) in keys { dt { kbd { (key) } } dd { (place.say(what)) } } }
            }
            form method="dialog" { button { (place.say("page-close")) } }
        }
        dialog #peek aria-label=(place.say("page-large")) {
            div #peeked tabindex="-1" autofocus {}
            form method="dialog" { button { (place.say("page-close")) } }
        }
        div #hover popover="manual" aria-hidden="true" {}
        p.notice #notice role="alert" hidden data-lost=(place.say("room-lost"))
            data-failed=(place.say("room-failed")) data-choose=(place.say("room-choose-first")) {}
    }
}

/// Links to the tutorial of a game, if it has one.
pub(crate) fn learn_link(place: &Place, game: &str) -> Markup {
    let has_one = catalog::find(game).is_ok_and(|game| game.tutorial().is_some());
    html! {
        @if has_one { a.button.learn-link href={ "/games/" (game) "/learn" } { (place.say("learn-do")) } }
    }
}
