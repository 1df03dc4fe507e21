//! The page that opens a table for friends: the game, then its seats, options and clock.

use catalog::AnyGame;
use host::Clock;
use maud::{Markup, html};

use super::{
    front::seats,
    game::Paper,
    icons::scene,
    layout::{Page, Place, framed},
    lobby::clock_name,
    options, own_cards,
};

/// What the page shows.
pub(crate) struct NewTable<'o> {
    pub(crate) games: &'o [&'o dyn AnyGame],
    pub(crate) game: &'o dyn AnyGame,
    /// The name that the viewer used last.
    pub(crate) name: &'o str,
}

pub(crate) fn new_table(place: &Place, new: &NewTable<'_>) -> Markup {
    let title = place.say("front-open");
    let (class, sheet) = ("page front", Some("front.css"));
    framed(
        place,
        &Page { title: &title, class, sheet, ..Page::default() },
        html! {
            h1 { (title) }
            p.lead { (place.say("open-what")) }
            div.new-table {
                nav.which aria-label=(place.say("front-game")) {
                    @for game in new.games { (choice(place, *game, new.game.id())) }
                }
                (form(place, new))
            }
        },
    )
}

fn choice(place: &Place, game: &dyn AnyGame, chosen: &str) -> Markup {
    let paper = Paper::new(place, game.id());
    let current = (game.id() == chosen).then_some("true");
    html! {
        a href={ "/open?game=" (game.id()) } aria-current=[current] {
            span.thumb aria-hidden="true" { (scene(paper)) }
            span { b { (paper.say("title")) } small { (paper.say("pitch")) } }
        }
    }
}

fn form(place: &Place, new: &NewTable<'_>) -> Markup {
    let (game, words) = (new.game, Paper::new(place, new.game.id()).words);
    let with_file = game.contents().map(|_| "multipart/form-data");
    html! {
        form.panel.open-table method="post" action="/tables" enctype=[with_file] {
            input type="hidden" name="game" value=(game.id());
            label { span { (place.say("lobby-name")) }
                input name="name" required maxlength="40" value=(new.name) autocomplete="nickname"; }
            label { span { (place.say("front-seats")) } (seats(game)) }
            (options::fields(words, game, ""))
            label { span { (place.say("lobby-clock")) }
                select name="clock" {
                    @for clock in Clock::ALL.map(Clock::id) {
                        option value=(clock) { (clock_name(place, clock)) }
                    }
                }
            }
            fieldset.who-joins {
                legend { (place.say("open-who")) }
                @for (who, checked) in [("invited", true), ("anybody", false)] {
                    label.check {
                        input type="radio" name="who" value=(who) checked[checked];
                        span {
                            b { (place.say(&format!("open-{who}"))) }
                            small { (place.say(&format!("open-{who}-what"))) }
                        }
                    }
                }
            }
            label.check {
                input type="checkbox" name="quiet" value="yes";
                span { b { (place.say("open-quiet")) } small { (place.say("open-quiet-what")) } }
            }
            (own_cards::fields(place, game))
            button.main { (place.say("open-do")) }
        }
    }
}
