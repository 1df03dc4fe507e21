//! The board: the power track, and the battle as a grid of seats and waves.

use catalog::shadow_throne::{Character, Faction, Phase, View, WAVES};
use kernel::{Eyes, Seat};
use maud::{Markup, html};
use text::{Argument, GameWords};

use super::card::{Printer, card_path, glyph};
use crate::pages::{Part, game::Context};

/// The length of the power track; a faction with more power stays at the end.
const TRACK: u16 = 25;
const ROMAN: [&str; 4] = ["I", "II", "III", "IV"];

/// A view of Shadow Throne, with what is needed to draw it.
#[derive(Clone, Copy)]
pub(crate) struct Board<'b> {
    pub(crate) context: Context<'b>,
    pub(crate) view: &'b View,
}

impl Board<'_> {
    /// Draws all parts that can change.
    pub(super) fn pieces(&self) -> Vec<Part> {
        let mut parts = vec![self.track(), self.heads()];
        if !self.context.is_telling {
            parts.push(self.phase());
        }
        for seat in self.view.seats.seats() {
            parts.push(self.seat(seat));
            parts.extend((1..=WAVES).map(|wave| self.cell(seat, wave)));
        }
        parts
    }

    /// Draws the whole board.
    pub(super) fn whole(&self) -> Markup {
        let title = self.say("table-battlefield");
        html! {
            section.board aria-label=(title) {
                (self.track().markup)
                div.grid {
                    (self.heads().markup)
                    @for seat in self.view.seats.seats() {
                        (self.seat(seat).markup)
                        @for wave in 1..=WAVES { (self.cell(seat, wave).markup) }
                    }
                }
            }
        }
    }

    pub(super) fn printer(&self) -> Printer<'_> {
        Printer { paper: self.context.paper, view: Some(self.view) }
    }

    pub(super) fn words(&self) -> &'static GameWords {
        self.context.paper.words
    }

    pub(super) fn say(&self, key: &str) -> String {
        self.context.paper.say(key)
    }

    pub(super) fn number(&self, key: &str, name: &str, number: impl Into<u16>) -> String {
        self.context.paper.number(key, name, number)
    }

    /// Says something about the phase: how far it has come has the places `$done` and `$of`.
    pub(super) fn in_phase(&self, key: &str, more: &[Argument<'_>]) -> String {
        let (done, of) = self.view.progress().unwrap_or_default();
        let places = [&[("done", done.into()), ("of", of.into())], more].concat();
        self.words().say(&format!("{key}-{}", self.view.phase.id()), &places)
    }

    /// Draws the number of the battle, the phase and the target.
    pub(super) fn phase(&self) -> Part {
        let view = self.view;
        let doing = self.in_phase("table", &[]);
        let battle = self.number("table-battle", "battle", view.battle);
        let target = self.number("table-target", "target", view.target);
        Part::new("phase", |id| {
            html! {
                p.phase id=(id) data-phase=(view.phase.id()) {
                    span { (battle) } " · " b { (doing) }
                    @if let Some((done, of)) = view.progress() {
                        span.dots aria-hidden="true" { @for n in 1..=of { i.on[n <= done] {} } }
                    }
                    span.target { (target) }
                }
            }
        })
    }

    fn track(&self) -> Part {
        let power = self.view.power;
        let spoken = Faction::ALL
            .map(|faction| format!("{} {}", self.printer().faction(faction), power[faction]));
        let label = format!("{}: {}", self.say("table-power"), spoken.join(", "));
        Part::new("track", |id| {
            html! {
                div.track id=(id) data-see role="img" aria-label=(label) {
                    @for faction in Faction::ALL {
                        @let (name, at) = (faction.id(), power[faction].min(TRACK));
                        div.lane {
                            span class={ "token " (name) " x" (at) } data-move={ "token-" (name) } {
                                (glyph(name))
                            }
                            b class={ "x" (at) } { (power[faction]) }
                        }
                    }
                    div.scale { @for n in 0..=TRACK { span class={ "x" (n) } { (n) } } }
                }
            }
        })
    }

    /// Draws the power of each faction, and its change since `before`.
    pub(super) fn moved(&self, before: &[u16]) -> Markup {
        html! {
            p.moved {
                @for (faction, was) in Faction::ALL.into_iter().zip(before.iter().copied()) {
                    @let is = self.view.power[faction];
                    span class=(faction.id()) {
                        (glyph(faction.id())) " " (self.printer().faction(faction)) " "
                        b { (is) } " (" (difference(was, is)) ")"
                    }
                }
            }
        }
    }

    fn heads(&self) -> Part {
        let now = self.view.wave.filter(|_| self.view.phase != Phase::Draft);
        Part::new("heads", |id| {
            html! {
                div.heads id=(id) aria-hidden="true" {
                    span {}
                    @for (roman, wave) in ROMAN.into_iter().zip(1..=WAVES) {
                        span.now[now == Some(wave)] {
                            (self.words().say("table-wave-column", &[("wave", roman.into())]))
                        }
                    }
                }
            }
        })
    }

    /// Draws the occupant of a seat, with gold, influence, number of cards and state.
    fn seat(&self, seat: Seat) -> Part {
        let (view, place, names) = (self.view, self.context.paper.place, self.context.names);
        let company = self.context.company(seat);
        let owing = !self.context.is_telling && view.owing.has(seat);
        let mine = names.is_reader(seat);
        let won = view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
        let figures = [
            ("gold", view.gold[seat].to_string()),
            ("influence", view.influence[seat].to_string()),
            ("cards", view.hand_sizes[seat].to_string()),
        ];
        Part::new(&format!("seat-{}", seat.number()), |id| {
            html! {
                section.seat.me[mine].owing[owing].won[won] id=(id) data-see aria-label=(names.of(seat)) {
                    h2 {
                        (names.of(seat))
                        @if mine { span.tag { (self.say("table-you")) } }
                        @if company.is_bot { span.tag { (place.say("seat-bot")) } }
                        @if company.is_away { span.tag.away { (place.say("seat-away")) } }
                    }
                    p.sums {
                        @for (fact, number) in figures {
                            span class={ "sum " (fact) } title=(self.say(&format!("table-{fact}"))) {
                                (glyph(fact)) span.unseen { (self.say(&format!("table-{fact}"))) } " " (number)
                            }
                        }
                    }
                    p.doing { (self.doing(seat)) }
                }
            }
        })
    }

    fn doing(&self, seat: Seat) -> String {
        let (view, owing) = (self.view, self.view.owing.has(seat));
        match view.phase {
            Phase::Over => {
                let won = view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
                if won { self.say("table-won") } else { String::new() }
            }
            _ if self.context.is_telling => String::new(),
            _ if owing && self.context.names.is_reader(seat) => self.say("table-your-move"),
            _ if owing => self.say("table-choosing"),
            Phase::Extra => String::new(),
            _ => format!("{} ✓", self.say("table-chosen")),
        }
    }

    /// Draws the characters and cards of a seat in a wave.
    fn cell(&self, seat: Seat, wave: u8) -> Part {
        let view = self.view;
        // A Langman who stayed from the battle before has wave 0; show him with the first.
        let here =
            |x: &&Character| x.owner == seat && (x.wave == wave || (x.wave == 0 && wave == 1));
        let characters: Vec<&Character> = view.table.iter().filter(here).collect();
        let poor = view.facedown.iter().filter(|x| x.owner == seat && x.wave == wave);
        let empty = characters.iter().all(|x| x.wave == 0) && poor.clone().next().is_none();
        let open = view.phase == Phase::Wave && view.wave == Some(wave);
        Part::new(&format!("cell-{}-{wave}", seat.number()), |id| {
            html! {
                div.cell id=(id) data-lit[!characters.is_empty()] {
                    @for x in &characters { (self.printer().character(x)) }
                    @for x in poor {
                        a.mini.poor href=(card_path(x.card)) data-peek data-glance {
                            span.name { (self.words().short(x.card.id())) }
                            span.badges { span.badge { (self.say("table-poor")) } }
                        }
                    }
                    @if empty && open {
                        (self.coming(seat))
                    } @else if empty && characters.is_empty() {
                        div.slot { span aria-hidden="true" { "—" } }
                    }
                }
            }
        })
    }

    /// Draws a slot for a card that is being chosen or lies face down.
    fn coming(&self, seat: Seat) -> Markup {
        let (view, mine) = (self.view, self.context.names.is_reader(seat));
        let sealed = view.sealed[seat];
        let mark = sealed.map(|card| format!("own-{}", card.id()));
        html! {
            @if !view.owing.has(seat) {
                div.slot.back.mine[sealed.is_some()] data-move=[mark] {
                    (glyph("face-down"))
                    span { @if let Some(card) = sealed { (self.words().short(card.id())) }
                        @else { (self.say("table-facedown")) } }
                }
            } @else if mine && view.eyes == Eyes::Seat(seat) {
                div.slot.yours { (self.say("table-your-card")) }
            } @else {
                div.slot { "…" }
            }
        }
    }
}

fn difference(was: u16, is: u16) -> String {
    if is < was { format!("−{}", was - is) } else { format!("+{}", is - was) }
}
