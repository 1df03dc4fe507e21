//! Goofspiel on a page: the present prize, the points of each seat, and the bid cards.

use catalog::{
    AnyGame, Fact, LegalChoice,
    goofspiel::{self, Bid, Prize},
};
use kernel::{Eyes, Outcome, Seat};
use maud::{Markup, html};
use serde_json::Value;

use super::{
    Part,
    drawing::CardDrawing,
    game::{self, Context, Face, Lit, Paper, Role, Sound, Step},
};

/// The cards of Goofspiel: its prizes.
pub(crate) struct Cards;

impl Face for Cards {
    fn card(&self, paper: Paper<'_>, _: &dyn AnyGame, id: &str) -> Option<Markup> {
        let prize: Prize = id.strip_prefix("prize-")?.parse().ok()?;
        Some(drawing(paper, &prize, paper.words.name(id)).large())
    }

    fn filters(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[]
    }

    fn legend(&self, paper: Paper<'_>) -> Markup {
        html! { div.legend { @for line in paper.say("primer").lines() { p { (line) } } } }
    }
}

/// Returns what is printed on a bid or a prize: its number and its name.
fn drawing<'p>(paper: Paper<'p>, number: &impl ToString, name: String) -> CardDrawing<'p> {
    CardDrawing {
        tint: "number",
        corner: html! { (number.to_string()) },
        kind: html! { (paper.sign("star")) },
        picture: paper.picture("star"),
        name,
        rule: None,
        flavor: None,
        figures: html! {},
    }
}

/// A view of Goofspiel, with what is needed to draw it.
pub(crate) struct Board<'t> {
    pub(crate) context: Context<'t>,
    pub(crate) view: &'t goofspiel::View,
}

impl Board<'_> {
    fn say(&self, key: &str) -> String {
        self.context.paper.say(key)
    }

    /// Draws the present prize, and the discarded ones.
    fn prize(&self) -> Part {
        let (view, names) = (self.view, self.say("table-prize"));
        Part::new("prize", |id| {
            html! {
                div.prize id=(id) {
                    @if let Some(prize) = view.prize { (drawing(self.context.paper, &prize, names).small()) }
                    p.hint { (self.say("table-left")) ": " (view.left) }
                    @if !view.discarded.is_empty() {
                        p.hint { (self.say("table-discarded")) ": " (view.discarded) }
                    }
                }
            }
        })
    }

    fn seat(&self, seat: Seat) -> Part {
        let (view, names) = (self.view, self.context.names);
        let owing = self.context.telling.is_none() && view.owing.has(seat);
        let won = view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
        Part::new(&format!("seat-{}", seat.number()), |id| {
            html! {
                section.seat.me[names.is_reader(seat)].owing[owing].won[won] id=(id)
                    aria-label=(names.of(seat)) {
                    (self.context.seal(seat))
                    div {
                        h2 { (self.context.name(seat)) }
                        p.sums { b { (view.points[seat]) } " " (self.say("table-points")) }
                        @if let Some(bid) = view.revealed[seat] {
                            p.sums { (self.say("table-bids")) ": " b { (bid) } }
                        }
                        p.hint { (self.say("table-holds")) ": " (view.hands[seat]) }
                        p.doing { (self.doing(seat)) }
                    }
                }
            }
        })
    }

    /// Draws a card of the reader's hand.
    fn bid(&self, number: &impl ToString, name: String) -> Markup {
        drawing(self.context.paper, number, name).small()
    }

    fn doing(&self, seat: Seat) -> String {
        let owing = self.view.owing.has(seat);
        match owing && self.context.names.is_reader(seat) {
            _ if self.context.telling.is_some() || self.view.outcome.is_some() => String::new(),
            true => self.say("table-your-move"),
            false if owing => self.say("table-choosing"),
            false => format!("{} ✓", self.say("table-chosen")),
        }
    }
}

impl game::Board for Board<'_> {
    fn moment(&self) -> String {
        self.context.paper.number("table-round", "round", self.view.round)
    }

    fn heading(&self) -> Part {
        let round = self.context.paper.number("table-round", "round", self.view.round);
        let over = self.view.outcome.map(|_| self.say("table-over"));
        Part::new("phase", |id| html! { p.phase id=(id) { b { (over.unwrap_or(round)) } } })
    }

    fn markup(&self) -> Markup {
        html! {
            section.board aria-label=(self.say("title")) {
                (self.prize().markup)
                div.bidders { @for seat in self.view.seats.seats() { (self.seat(seat).markup) } }
            }
        }
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = vec![self.prize()];
        if self.context.telling.is_none() {
            parts.push(self.heading());
        }
        parts.extend(self.view.seats.seats().map(|seat| self.seat(seat)));
        parts
    }

    fn question(&self, _: Seat, legal: &[LegalChoice]) -> Markup {
        let words = self.context.paper.words;
        let prize = self.view.prize.map(|prize| prize.to_string()).unwrap_or_default();
        let places = [("round", self.view.round.into()), ("prize", prize.into())];
        let offers = legal.iter().zip(1..);
        html! {
            fieldset.hand {
                legend.unseen { (words.say("ask-bid", &places)) }
                div.cards {
                    @for (choice, number) in offers.clone() {
                        @let said = words.sentence(choice.parts.value(), self.context.names);
                        label.choice data-choice=(number) {
                            input type="radio" name="choice" value=(choice.text) required
                                aria-label=(said) aria-describedby={ "say-" (number) };
                            span.face aria-hidden="true" { (self.bid(&choice.parts.value()["bid"], said)) }
                        }
                    }
                }
            }
            section.prompt.panel {
                div.preview.none { h2 { (words.say("ask-bid", &places)) } p { (self.say("say-choose")) } }
                @for (choice, number) in offers {
                    @let left = legal.len() - 1;
                    @let bid = choice.parts.value()["bid"].to_string();
                    div.preview data-for=(number) id={ "say-" (number) } {
                        h2 { (words.sentence(choice.parts.value(), self.context.names)) }
                        p { (words.say("say-bid", &[("bid", bid.into()), ("left", left.into())])) }
                    }
                }
                (self.context.aid())
                button.main { (self.say("do-bid")) " " kbd aria-hidden="true" { "↵" } }
            }
        }
    }

    fn waiting(&self, here: &str) -> Markup {
        let (words, place) = (self.context.paper.words, self.context.paper.place);
        let names: Vec<String> = self.view.owing.map(|seat| self.context.names.of(seat)).collect();
        let own: Option<Bid> = match self.view.eyes {
            Eyes::Seat(seat) => self.view.sealed[seat],
            Eyes::Crowd | Eyes::All => None,
        };
        html! {
            div.hand.resting { div.cards {
                @if let Some(bid) = own { div.choice.held { span.face { (self.bid(&bid, String::new())) } } }
            } }
            section.prompt.panel.calm {
                h2 { (words.say("table-waiting", &[("names", words.list(&names).into())])) }
                noscript {
                    a.button href=(here) { (place.say("room-look-again")) }
                }
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.view.outcome
    }

    fn decided(&self, _: &[Fact]) -> String {
        let points = self.view.standings().first().map_or(0, |seat| self.view.points[*seat]);
        self.context.paper.number("over-points", "points", points)
    }

    fn standings(&self, _: &[Fact]) -> Markup {
        html! {
            table.standings.panel {
                caption.unseen { (self.say("over-standings")) }
                thead { tr {
                    th scope="col" { (self.say("over-player")) }
                    th scope="col" { (self.say("head-points")) }
                    th scope="col" { (self.say("table-won")) }
                } }
                tbody {
                    @for seat in self.view.standings() {
                        tr.won[self.view.outcome.is_some_and(|it| it.winners.has(seat))] {
                            th scope="row" { (self.context.names.of(seat)) }
                            td { b { (self.view.points[seat]) } }
                            td { (self.view.won[seat]) }
                        }
                    }
                }
            }
        }
    }

    /// Draws nothing: hands are public and shown with the seats.
    fn hands(&self) -> Markup {
        html! {}
    }

    fn steps(&self, events: &[&Value]) -> Vec<Option<Step>> {
        let step = |fact: &&Value| {
            let (key, sound) = match fact["event"].as_str()? {
                "bids-revealed" => ("scene-reveal", Sound::Reveal),
                "won" => ("scene-prize", Sound::Win),
                "discarded" => ("scene-prize", Sound::Count),
                _ => return None,
            };
            Some(Step { key, sound, nth: 0 })
        };
        events.iter().map(step).collect()
    }

    fn figures(&self) -> Vec<u16> {
        Vec::new()
    }

    fn tell(&self, step: Step, events: &[&Value], _: &[u16]) -> Markup {
        let spoken = events.iter().filter(|_| step.key == "scene-prize");
        let words = self.context.paper.words;
        html! { @for fact in spoken { p { (words.sentence(fact, self.context.names)) } } }
    }

    fn lit(&self, events: &[&Value]) -> Vec<Lit> {
        let winner = |fact: &&Value| fact["seat"].as_u64().filter(|_| fact["event"] == "won");
        let seats = events.iter().filter_map(winner);
        seats.map(|seat| Lit::new(format!("seat-{seat}"), Role::Gain)).collect()
    }

    fn is_familiar(&self) -> bool {
        self.view.round > 3
    }
}
